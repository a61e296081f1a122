# What is wrong with a record, or with what is asked of one. Explained: docs/records.md.
#   $line              the number of the line
#   $key, $wanted      words of the file itself, with their quotes
#   $found             what stands there: quoted, or a number, or record-end
#   $what              what is too long: words of the file, or record-a-position
#   $told, $given      results of chance, or record-nothing
#   $reason            what the engine or the edition says

record-at-line = line { $line }: { $reason }
record-end = the end of the record
record-nothing = nothing
record-a-position = a position

## Lines

record-too-large = a record cannot be larger than { $most } MiB
record-line-too-long = a line cannot be longer than { $most } KiB
record-wanted = { $wanted } is needed here, found { $found }
record-not-utf-8 = there are bytes that are not UTF-8
record-carriage-return = the line ends with a carriage return; save the file with Unix line ends
record-unprintable = there are unprintable characters
record-no-checksum = the checksum at the end of the line is missing
record-checksum = the checksum does not match: this line was changed, or a line before it is missing
record-torn = the last line is incomplete; the record can be continued without it

## The header

record-other-format = this record has format { $found }; this version knows only format { $known }
record-no-record = this is not a Blackgate record: it does not begin with { $wanted }
record-too-long = { $what } has { $found } characters; at most { $most } are allowed
record-unfit-text = { $what } must not begin or end with a blank, nor contain unprintable characters
record-one-digit = { $key }: one digit is needed, found { $found }
record-hex-digits = { $key }: { $digits } hex digits are needed, found { $found }
record-options-form = { $key }: not in canonical form, found { $found }
record-unknown-option = the option { $found } is not known here; use a newer Blackgate
record-no-such-seat = there is no seat { $seat } among { $players } players (R1.7)
record-edition-form = { $key }: 16 hex digits and a name in quotes are needed, found { $found }
record-edition-wrong = { $key }: { $reason }
record-edition-other = this edition has the fingerprint { $here } here, but { $recorded } in the record; replay it with the Blackgate that wrote it
record-not-an-object = { $key }: a JSON object is needed, found { $found }
record-rules-form = { $key }: a version number is needed, found { $found }
record-newer-rules = played by rules { $found }, but this Blackgate knows only rules up to { $known }: install a newer one
record-rules-ended = played by rules { $found }, but this Blackgate plays by rules { $known }: continue with Blackgate { $release }
record-rules-differ = played by rules { $found }, from which this Blackgate’s rules { $known } differ here ({ $reason }): replay it with Blackgate { $release }
record-not-json = this is not JSON: { $found }
record-secret-bytes = { $key }: { $bytes } bytes are needed, found { $found }
record-one-for-each = { $key }: one is needed for each of the { $players } seats, found { $found }

## A laid-out position

record-position-bare = a position in a record has no empty lines and no comments
record-position-options = a position in a record has no { $key }: they have a line of their own in the header
record-position-chance = a position in a record has no { $key }: it begins with a turn, and chance comes later
record-position-first = in a laid-out position nobody is named to be first
record-position-secret = a laid-out position has no secret
record-position-seats = the position has { $found } seats, the game { $players }
record-position = the position is impossible: { $reason }

## The game

record-seat-and-action = a seat and an action are needed here, found { $found }
record-no-result = { $found } is not a chance result: a die, a card or a seat is needed
record-outcome-form = { $wanted } with { $players } points is needed, found { $found }
record-other-secret = this is not the secret in the header
record-after-end = the record has already ended, found { $found }
record-over-before = the game is already over before this action (R2.1)
record-other-seat = seat { $asked } is asked here, not seat { $found }
record-illegal = not a legal action: { $reason }
record-cannot-come-up = { $found } cannot come up here
record-result-missing = a chance result is missing at the end of the line
record-other-chance = the record says { $told }, the secret gives { $given }
record-not-over = the game is not over here: seat { $asked } is asked
record-other-result = the result is { $given }, the record says { $told }

## Verifying

record-laid-out = the game began with a laid-out position, so nobody committed to its chance results
record-no-secret = the secret is not in the record; it is revealed when the game is over
record-other-promise = this is not the secret that was committed to: its SHA-256 is not the commitment
record-honest = every chance result follows from the secret and the contributions

## Going on

record-secret-missing = the record does not contain the game’s secret; give the one kept when the game was started
record-wrong-secret = this secret does not match the record’s commitment; give the secret of this game
record-game-not-over = the game is not over; play on, or break it off
record-ended = the record has ended and its secret is public; start a new game
