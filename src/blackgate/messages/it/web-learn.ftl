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
web-coach-leave = Lascia la lezione
web-coach-leave-short = Lascia
web-coach-watch = Guarda che cosa fa { $player }.
web-coach-progress = { $done } passi su { $steps }
web-coach-next-lesson = Avanti: { $name }
web-coach-all = Tutte le lezioni
web-coach-play = Gioca contro i bot

## Explanations

web-table-help = Spiegazioni, e probabilità contro i bot
web-table-costs = { $cost ->
    [one] Costa 1 azione.
   *[other] Costa { $cost } azioni.
}
web-table-recipes = A che cosa serve
web-table-recipe-ready = Hai tutto il necessario.

## The rules open with this

web-how-title = Come si gioca
web-how-origin = Da dove vengono queste regole
web-how-learn = Imparare con un istruttore: cinque minuti
web-how-turn = Nel tuo turno hai 2 azioni: Ricerca, Movimento, Creazione, unirsi a una Gang, Estorsione, giocare una carta Azione, o ciò che offre il tuo Luogo.
web-how-tools = Gli Strumenti si creano (una Combinazione e un altro Componente), si comprano nell’Area Ricreativa con le sigarette, si rubano in Mensa o si prendono agli altri.
web-how-fight = Con un’Arma fai un’Estorsione a chi è nel tuo Luogo. Chi per primo non può giocarne un’altra perde lo scontro: un Pestaggio e una carta.
web-how-gang = Una Gang vuole Accessori e ti dà un’abilità.
web-how-background = I tuoi Precedenti sono un segreto da usare una volta.
web-how-dig = Scava nel Blocco Detentivo. Ogni Strumento porta i suoi punti e poi è perso.
