# Bots that are outside programs: why one does not play, and what comes of it.
#   $found    what it said, or its command
#   $reason   one of the reasons, the first word without a capital
#   $words    the last that it said to people, as it said it

program-no-command = a record does not say which program played here
program-no-start = the program “{ $found }” cannot be started ({ $why })
program-other-protocol = the program speaks version { $found } of the protocol, but this is version { $known }
program-late = the program gave no answer within { $seconds } s
program-nonsense = “{ $found }” is not a message of the protocol
program-illegal = the program chose “{ $found }”, which is not legal
program-flood = the program writes without end
program-ended = the program has exited
program-lost-move = { $reason }; rookie plays this move.
program-lost-game = { $reason }; rookie plays in its place.
program-lost-game-words = { $reason }; rookie plays in its place. Last lines of its standard error: { $words }
program-other-edition = the host’s edition has the fingerprint { $there }, but { $here } here: use the same Blackgate on both sides
lifer-cannot-see = boss plays in its place: { $reason }.
