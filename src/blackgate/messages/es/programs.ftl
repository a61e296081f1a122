# Bots que son programas externos: por qué uno no juega, y qué pasa entonces. Los argumentos se explican en
# en/programs.ftl.

program-no-command = una grabación no dice qué programa jugaba aquí
program-no-start = el programa «{ $found }» no se puede iniciar ({ $why })
program-other-protocol = el programa habla la versión { $found } del protocolo, y esta es la versión { $known }
program-late = el programa no ha respondido en { $seconds } s
program-nonsense = «{ $found }» no es ningún mensaje del protocolo
program-illegal = el programa ha elegido «{ $found }», que no es legal
program-flood = el programa habla sin parar
program-ended = el programa ha acabado
program-lost-move = { $reason }; rookie hace esta jugada.
program-lost-game = { $reason }; rookie sigue jugando en su lugar.
program-lost-game-words = { $reason }; rookie sigue jugando en su lugar. Sus últimas palabras: { $words }
program-other-edition = lo que el anfitrión dice de su edición da { $here } aquí y { $there } allí: usa el mismo Blackgate en los dos lados
lifer-cannot-see = boss juega en su lugar: { $reason }.
