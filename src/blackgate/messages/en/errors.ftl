# What went wrong with an action, and what to do next.
#   $action   the action as it was given: extort 2
#   $near     actions of the table that look like it
#   $reason   why it is not legal, with the rule: not in the Showers (R8.1)
#   $rule     R8.1

error-unknown-action = there is no action “{ $action }”: choose one of the legal ones
error-unknown-action-near = there is no action “{ $action }”: did you mean { $near }?
error-game-over = { $action }: the game is over, start a new one
error-illegal-action = { $action }: { $reason }
error-by-rule = { $reason } ({ $rule })

# Options that cannot be played. Ids and words of the options stay as they are, with their quotes.
error-options-players = players: { $found } cannot play; choose from { $least } to { $most } (R1.1)
error-options-michel = michel: there is no { $found }; choose among { $known } (R12.1)
error-options-team = team: { $found } players cannot play in teams; it takes { $known } (R13.1)
error-options-unknown-place = places: there is no { $found }; choose among { $known } (R14.1)
error-options-same-place = places: { $first } and { $second } both replace { $place }; choose one (R14.1)
error-options-team-place = places: { $found } cannot be used in team mode, which has two Cell Blocks (R14.7)
error-options-first = first: there is no seat { $seat }; choose from 0 to { $most } (R1.7)
error-options-edition = edition: { $found } is not an edition; read a file with load_edition, or create one from data with edition_from
error-options-same-action = places: two of them use the action { $action }; give one of them another number
error-observation-size = { $what }: the edition has { $found }, the observation has room for { $most }; pass sizes=LARGEST, or play an edition with fewer
error-batch-empty = a batch needs at least one game and one set of options; pass the number of games first, as in Batch(1024, 4)
error-opponents = opponents: { $found } were named for { $wanted } seats; name one for each, or a single one for all
error-network-place = the network was not trained on { $place }, a custom modular Place; let another bot play, or play without that Place
error-network-row = the network was not trained on “{ $row }”; let another bot play
error-wrong-weights = { $file } is not a usable network, or it is damaged; reinstall blackgate

# What a script says about chance, but cannot be
error-script-ended = the script has no more results
error-script-die = the script rolls a { $found } with a die of { $sides }
error-script-draw = the script draws number { $found }, which is not in the bag

# Other things asked for that are not there
error-no-such-action = upto: the record has no action { $found }; choose from 0 to { $most }
error-unknown-bot = there is no bot { $found }; there are: { $known }
error-unknown-name = there is no { $found } here; there is: { $known }
error-unknown-name-near = there is no { $found } here: did you mean { $known }?
error-unknown-seat = there is no seat { $seat }; choose from 0 to { $most }, or NOBODY (-1) for a spectator

# A machine that cannot do its part of the work, and a cluster that is not there
error-ray-missing = --ray needs Ray, which is missing. Install it: pip install ray, or in a clone: pip install ".[ray]"
error-ray-no-cluster = There is no Ray cluster at { $address } ({ $reason }). Start one with “ray start --head”, or give the address of a running one.
error-ray-no-release = { $machine } has no Blackgate, or one without --ray. Install the same wheel ({ $wanted }) on every machine of the cluster.
error-ray-other-release = { $machine } has another Blackgate: { $found } there, { $wanted } here. Install the same wheel on every machine of the cluster.
error-ray-no-module = { $machine } cannot load the task: { $reason }. Install it on every machine of the cluster.
error-program-missing = { $machine } has no program “{ $command }”. It must be at the same path on every machine that plays.
