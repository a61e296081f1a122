# Bots that are outside programs: why one does not play, and what comes of it.
#   $found    what it said, or its command
#   $reason   one of the reasons, the first word without a capital
#   $words    the last that it said to people, as it said it

program-no-command = a record does not say which program played here
program-no-start = the program “{ $found }” cannot be started ({ $why })
program-other-protocol = the program speaks version { $found } of the protocol, and this is version { $known }
program-late = the program gave no answer in { $seconds } s
program-nonsense = “{ $found }” is no message of the protocol
program-illegal = the program chose “{ $found }”, which is not legal
program-flood = the program talks without end
program-ended = the program has ended
program-lost-move = { $reason }; rookie plays this move.
program-lost-game = { $reason }; rookie plays on in its place.
program-lost-game-words = { $reason }; rookie plays on in its place. Its last words: { $words }
program-other-edition = what the host tells of its edition makes { $here } here, and { $there } there: use the same Blackgate on both sides
lifer-cannot-see = boss plays in its place: { $reason }.
