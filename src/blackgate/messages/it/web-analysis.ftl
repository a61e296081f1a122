# The analysis board of the browser client.
#   $player   a name;  $seconds, $step   numbers

web-analysis-title = Tavolo di analisi
web-analysis-what = Guarda una posizione a carte scoperte: passo per passo, con altre scelte, con il parere del bot; continua da lì contro i bot. Quello che si prova qui non cambia nessuna partita.
web-analysis-lines = Provato finora
web-analysis-beginning = Inizio
web-analysis-instead = Invece del passo { $step }
web-analysis-nothing-tried = Scegli qualcosa sul tabellone per provarlo. Le frecce vanno indietro e avanti.
web-analysis-seconds = Quanto pensa il bot
web-analysis-ask = Chiedi al bot
web-analysis-about = Le probabilità di vincere di { $player } dopo ogni scelta. Il bot non ne sa più di { $player }.
web-analysis-share = Condividi
web-analysis-position = Posizione come testo
web-analysis-position-about = Una riga per ogni posto, prima il suo Luogo; ciò che manca ha il suo valore solito. Il tavolo di analisi di ogni partita mostra la sua posizione come un testo così.
web-analysis-begin = Preparala
web-analysis-example = Metti un esempio
web-analysis-other-ways = Un’analisi comincia anche da ogni passo del replay di una partita finita, o da un rompicapo:
web-analysis-try = Prova
web-analysis-from-here = Analizza da qui
