# Bot che sono programmi esterni: perché uno non gioca, e che cosa ne consegue. Spiegato in en/programs.ftl.

program-no-command = una registrazione non dice quale programma giocava qui
program-no-start = il programma «{ $found }» non si avvia ({ $why })
program-other-protocol = il programma parla la versione { $found } del protocollo, e questa è la versione { $known }
program-late = il programma non ha risposto entro { $seconds } s
program-nonsense = «{ $found }» non è un messaggio del protocollo
program-illegal = il programma ha scelto «{ $found }», che non è permesso
program-flood = il programma parla senza fine
program-ended = il programma è terminato
program-lost-move = { $reason }; questa mossa la gioca rookie.
program-lost-game = { $reason }; da qui in poi gioca rookie al suo posto.
program-lost-game-words = { $reason }; da qui in poi gioca rookie al suo posto. Le sue ultime parole: { $words }
program-other-edition = ciò che l’host dice della sua edizione dà { $here } qui e { $there } là: usa lo stesso Blackgate da entrambe le parti
lifer-cannot-see = boss gioca al suo posto: { $reason }.
