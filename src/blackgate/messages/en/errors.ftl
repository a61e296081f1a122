# What went wrong with an action, and what to do next.
#   $action   the action as it was given: extort 2
#   $near     actions of the table that look like it
#   $reason   why it is not legal, with the rule: not in the Showers (R8.1)

error-unknown-action = there is no action “{ $action }”: choose one of those that are offered
error-unknown-action-near = there is no action “{ $action }”: did you mean { $near }?
error-game-over = { $action }: the game is over, start a new one
error-illegal-action = { $action }: { $reason }

# Options that cannot be played: the rule is added behind
error-options-players = players: { $found } cannot play; choose from { $least } to { $most }
error-options-michel = michel: there is no { $found }; choose among { $known }
error-options-team = team: { $found } players cannot play in teams; it takes { $known }
error-options-unknown-place = places: there is no { $found }; choose among { $known }
error-options-same-place = places: { $first } and { $second } both replace { $place }; choose one
error-options-team-place = places: { $found } cannot be used in team mode, which has two Cell Blocks
