# Bots die programma’s van buiten zijn: waarom er een niet speelt, en wat ervan komt. De argumenten zijn uitgelegd in
# en/programs.ftl.

program-no-command = een verslag zegt niet welk programma hier speelde
program-no-start = het programma “{ $found }” kan niet gestart worden ({ $why })
program-other-protocol = het programma spreekt versie { $found } van het protocol, en dit is versie { $known }
program-late = het programma gaf binnen { $seconds } s geen antwoord
program-nonsense = “{ $found }” is geen bericht van het protocol
program-illegal = het programma koos “{ $found }”, en dat mag niet
program-flood = het programma praat zonder ophouden
program-ended = het programma is gestopt
program-lost-move = { $reason }; rookie speelt deze zet.
program-lost-game = { $reason }; rookie speelt in plaats ervan verder.
program-lost-game-words = { $reason }; rookie speelt in plaats ervan verder. De laatste woorden waren: { $words }
program-other-edition = wat de host over zijn editie vertelt, geeft hier { $here }, en daar { $there }: gebruik aan beide kanten dezelfde Blackgate
lifer-cannot-see = boss speelt in zijn plaats: { $reason }.
