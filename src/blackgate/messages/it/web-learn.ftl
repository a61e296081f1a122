# The lessons in the browser: their page, the offer on the first page, and the coach at the table.

web-learn-title = Impara a giocare
web-learn-short = Impara
web-learn-about = Ogni lezione è una vera partita con carte fisse. Un istruttore ti dice che cosa fare, una cosa alla volta.
web-learn-offer = Prima volta? Evadi una volta con l’istruttore: cinque minuti.
web-learn-no = No, grazie
web-learn-start = Inizia
web-learn-continue = Continua
web-learn-again = Ancora una volta
web-learn-done = Fatta
web-learn-steps = { $steps } passi
web-coach = Istruttore
web-coach-next = Avanti
web-coach-skip = Salta
web-coach-leave = Lascia la lezione
web-coach-leave-short = Lascia
web-coach-watch = Guarda che cosa fa { $player }.
web-coach-progress = { $done } passi su { $steps }
web-coach-next-lesson = Avanti: { $name }
web-coach-all = Tutte le lezioni
web-coach-play = Gioca contro i bot
