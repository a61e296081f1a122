# Bots, die fremde Programme sind: warum eines nicht spielt, und was daraus wird. Die Argumente sind in en/programs.ftl
# erklärt.

program-no-command = eine Aufzeichnung sagt nicht, welches Programm hier gespielt hat
program-no-start = das Programm „{ $found }“ lässt sich nicht starten ({ $why })
program-other-protocol = das Programm spricht Version { $found } des Protokolls, und dies ist Version { $known }
program-late = das Programm hat in { $seconds } s keine Antwort gegeben
program-nonsense = „{ $found }“ ist keine Nachricht des Protokolls
program-illegal = das Programm hat „{ $found }“ gewählt, was nicht erlaubt ist
program-flood = das Programm redet ohne Ende
program-ended = das Programm hat sich beendet
program-lost-move = { $reason }; diesmal entscheidet rookie.
program-lost-game = { $reason }; rookie spielt an seiner Stelle weiter.
program-lost-game-words = { $reason }; rookie spielt an seiner Stelle weiter. Seine letzten Worte: { $words }
program-other-edition = was der Host von seiner Ausgabe erzählt, ergibt hier { $here } und dort { $there }: Verwende auf beiden Seiten dasselbe Blackgate
lifer-cannot-see = boss spielt an seiner Stelle: { $reason }.
