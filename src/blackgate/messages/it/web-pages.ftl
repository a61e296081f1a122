# Le pagine intorno al tavolo: inizio, anticamera, un dispositivo per tutti, dopo la partita, regole. Le fonti dei
# termini italiani sono in names.ftl.
# $player, $players   nomi come li hanno scritti le persone
# $place              il nome di un Luogo

web-pages-offline = Il server non si può raggiungere. Controlla la connessione, poi riprova.
web-pages-home = Pagina iniziale

## La pagina iniziale

web-pages-tagline = Una lunga notte. Un muro spesso. Un cucchiaio.
web-pages-rules = Le regole
web-pages-ways = Modi di giocare
web-pages-way-bots = Contro i bot
web-pages-way-friends = Con amici
web-pages-way-here = Un dispositivo
web-pages-way-join = Unisciti
web-pages-theme-system = Auto
web-pages-theme-dark = Notte
web-pages-theme-light = Giorno
web-pages-your-name = Il tuo nome
# Who leaves the name empty is called so; at most 20 letters.
web-pages-prisoner = Matricola 13
web-pages-how-many = In quanti si gioca?
web-pages-how-strong = Quanto sono forti i bot?
web-pages-level = Livello
web-pages-play-now = Gioca
web-pages-extras = Espansioni
web-pages-extras-count = { $count ->
    [0] nessuna
    [one] { $count } scelta
   *[other] { $count } scelte
}
web-pages-michel = Michel o Michelle
web-pages-michel-none = nessuno
web-pages-team = Modalità a squadre
web-pages-team-about = Due squadre, due tunnel; in 4 o in 6.
web-pages-warden = La Direttrice
web-pages-warden-about = Ciò che è illegale si può segnalare, e tutti si possono comprare.
web-pages-places = Altri Luoghi
web-pages-table-name = Nome del tavolo
web-pages-open-table = Apri un tavolo
web-pages-manners = Orologio, spettatori e buone maniere
web-pages-clock = Orologio
web-pages-clock-none = nessuno
web-pages-clock-none-about = Ognuno si prende il suo tempo.
web-pages-clock-turn = per turno
web-pages-clock-turn-about = Tanto tempo per ognuno in ogni turno.
web-pages-clock-game = per partita
web-pages-clock-game-about = Tanto tempo per ognuno in tutto, e un po’ di più a ogni suo turno.
web-pages-public = Pubblico
web-pages-public-about = Tutti su questo server trovano il tavolo. La partita conta senza suggerimenti, senza mosse annullate e se ognuno ha un nome proprio.
web-pages-undo = Annullare mosse
web-pages-undo-about = Anche ciò che si è visto, se tutti sono d’accordo.
web-pages-aids = Aiuti
web-pages-tracker = Promemoria
web-pages-tracker-about = Mostra ciò che ognuno avrebbe potuto ricordare.
web-pages-odds = Probabilità
web-pages-odds-about = Di un tiro o di uno scontro, per quanto puoi sapere.
web-pages-goal = Scava per uscire
web-pages-goal-tools = Procurati attrezzi: trovali, costruiscili, comprali o rubali.
web-pages-goal-dig = Scava con essi nelle celle. Migliore l’attrezzo, più punti.
web-pages-goal-out = Chi ha per primo { $goal } punti è fuori.
web-pages-goal-understood = Capito
web-pages-skip = Salta
web-pages-missing = Questa pagina non esiste
web-pages-missing-about = L’indirizzo è sbagliato, o ciò che c’era non c’è più.
web-pages-labelled = { $what }: { $value }
web-pages-hints = Suggerimenti
web-pages-hints-about = Cosa pensa un bot forte delle tue scelte, anche se giocano più persone.
web-pages-watched = Spettatori
web-pages-watched-about = Chi trova il tavolo può guardare.
web-pages-here-about = Un dispositivo passa di mano in mano. Intanto un sipario nasconde le tue carte.
web-pages-name-of = Giocatore { $number }
web-pages-one-more = Uno in più
web-pages-play-here = Gioca qui
web-pages-code = Il codice del tavolo: sei lettere
web-pages-join = Vai al tavolo
web-pages-public-tables = Tavoli pubblici
web-pages-no-public = Per ora nessuno.
web-pages-my-tables = I miei tavoli
web-pages-nameless = Un tavolo senza nome
web-pages-taken = { $taken ->
    [one] { $taken } posto occupato su { $players }
   *[other] { $taken } posti occupati su { $players }
}
web-pages-state-open = aperto
web-pages-state-playing = in corso
web-pages-state-over = finito
web-pages-state-ended = interrotto
web-pages-state-quarantined = messo da parte
web-pages-fan-made = Un’edizione digitale fatta da appassionati, senza legami con l’editore. Tutte le immagini sono nostre.
web-pages-credits = Icone: game-icons.net, di Lorc, Delapouite e altri, CC BY 3.0. Caratteri: Barlow, SIL Open Font License.
web-pages-style = Tutto ciò che è disegnato

## L’anticamera

web-pages-seats = Posti
web-pages-settled = Che cosa è stabilito
web-pages-agreed-watch-everybody = Spettatori ammessi
web-pages-agreed-watch-nobody = Niente spettatori
web-pages-free-seat = Posto libero
web-pages-put-bot = Metti un bot
web-pages-seat-bot = Bot al posto { $number }
web-pages-leave = Esci
web-pages-send-away = Manda via
web-pages-send-away-who = Manda via: { $player }
web-pages-fill-up = Completa con bot
web-pages-start = Chiudi i cancelli
web-pages-waiting-for = { $count ->
    [one] Un posto è ancora libero.
   *[other] { $count } posti sono ancora liberi.
}
web-pages-all-here = Ci sono tutti. Puoi cominciare.
web-pages-waiting-host = Ci sono tutti. Si aspetta il via dell’host.
web-pages-take-seat = Prendi posto
web-pages-sit = Siediti
web-pages-full = Tutti i posti sono occupati. Puoi restare a guardare.
web-pages-another-here = Un’altra persona su questo dispositivo
web-pages-their-name = Il suo nome
web-pages-sit-too = Fai sedere
web-pages-luck = Contribuisci al caso
web-pages-luck-about = Dadi e carte vengono da un segreto del server e da un testo di ogni giocatore. Con il tuo, nessuno può aver preparato la partita.
web-pages-luck-text = Un testo qualsiasi
web-pages-luck-give = Aggiungilo
web-pages-luck-given = Il tuo testo c’è. Puoi cambiarlo finché la partita non comincia.
web-pages-invite = Fai entrare qualcuno
web-pages-code-at = Su { $host }, con questo codice:
web-pages-link = Link a questo tavolo
web-pages-qr = Codice QR: aprilo con la fotocamera di un telefono
web-pages-copy = Copia
web-pages-copied = Copiato.
web-pages-copy-yourself = È selezionato: copialo con la tastiera o tenendo premuto.
web-pages-only-here = { $host } è soltanto questo computer. Su un altro dispositivo usa invece l’indirizzo di questo computer nella tua rete.
web-pages-fair = È una partita onesta?
web-pages-fair-about = Con questa impronta il server ha promesso il suo segreto prima che qualcuno si sedesse; dopo la partita chiunque può verificare ogni dado e ogni carta.

## Un posto su un altro dispositivo, e più posti su uno solo

web-pages-move-about = Chi apre questo link gioca al tuo posto. Vale un’ora.
web-pages-move-make = Crea un link
web-pages-move-link = Link al tuo posto
web-pages-taking-seat = Prendi posto…
web-pages-hand-over = Passa il dispositivo a { $player }
web-pages-hand-over-about = Tutti gli altri guardano fuori dalla finestra, sbarre o non sbarre.
web-pages-i-am = Sono { $player }

## Dopo la partita

web-pages-after = Dopo la partita
web-pages-after-ending = Segreti
web-pages-after-story = Storia
web-pages-after-figures = Numeri
web-pages-after-replay = Replay
web-pages-after-record = Verifica
web-pages-out = { $count ->
    [one] { $players } è fuori!
   *[other] { $players } sono fuori!
}
web-pages-you-out = Sei fuori!
web-pages-you-all-out = Siete fuori tutti!
web-pages-got-out = Fuori, con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
web-pages-stayed = Ancora dentro, con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
web-pages-revealed = rivelati
web-pages-kept-secret = segreti fino alla fine
web-pages-empty-hand = A mani vuote.
web-pages-hands = Mani
web-pages-rematch = Rigioca
web-pages-rematch-go = Alla prossima partita
web-pages-rematch-waits = Qualcuno ha già aperto il tavolo della prossima partita.
web-pages-figures = Che cosa ha fatto ognuno
web-pages-chart-points = Punti Tunnel
web-pages-chart-turns = { $count ->
    [one] { $count } turno
   *[other] { $count } turni
}
web-pages-chart-dice = Il dado: { $count ->
    [one] { $count } tiro
   *[other] { $count } tiri
}
web-pages-chart-face = Faccia:
web-pages-count-digs = Scavi
web-pages-count-searches = Ricerche
web-pages-count-moves = Movimenti
web-pages-count-extorts = Estorsioni
web-pages-count-combats = Scontri vinti
web-pages-count-beatings = Pestaggi subiti
web-pages-count-crafts = Creazioni
web-pages-count-joins = Ingressi in Gang
web-pages-count-plays = Carte Azione
web-pages-count-time = Tempo per pensare
web-pages-sum = { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turni
}, { $moves ->
    [one] { $moves } scelta
   *[other] { $moves } scelte
}, { $time } minuti.
web-pages-replay = Replay
web-pages-replay-start = All’inizio
web-pages-replay-back = Un passo indietro
web-pages-replay-play = Avvia
web-pages-replay-stop = Ferma
web-pages-replay-on = Un passo avanti
web-pages-replay-end = Alla fine
web-pages-replay-step = Passo
web-pages-replay-at = { $step } di { $total }
web-pages-replay-pace = Velocità
web-pages-replay-coming = La partita si sta preparando…
web-pages-eyes = Con gli occhi di chi?
web-pages-eyes-all = Tutto scoperto
web-pages-eyes-watcher = Uno spettatore
web-pages-eyes-of = { $player }
web-pages-record-about = La registrazione è l’intera partita in un piccolo file di testo: ogni scelta, ogni dado, ogni carta, e il segreto da cui sono venuti.
web-pages-record-get = Scarica la registrazione
web-pages-record-verify = Per verificare che tutto fosse secondo le regole e che il caso fosse davvero caso:
web-pages-record-promise = Con questa impronta il server ha promesso il suo segreto prima della partita. Nella registrazione c’è la stessa.

## Le regole

web-pages-rules-search = Cerca nelle regole
web-pages-rules-contents = Indice
web-pages-rules-found = { $count ->
    [0] non trovato
    [one] trovato una volta
   *[other] trovato { $count } volte
}
web-pages-rules-nothing = Nessuna regola lo dice. Qui dentro vuol dire che è permesso, più o meno.
web-pages-rules-sign-ruling = interpretazione
web-pages-rules-sign-house = della casa
web-pages-rules-cards = Carte
web-pages-rules-cards-action = Carte Azione
web-pages-rules-cards-gang = Carte Gang
web-pages-rules-cards-background = Precedenti
web-pages-rules-cards-trauma = Traumi
web-pages-rules-ruling = Qui i regolamenti tacciono; Blackgate gioca così.
web-pages-rules-house = Non è nei regolamenti: una cifra o una carta di questo progetto.
web-pages-rules-table = Tabella
web-pages-rule = Regola { $rule }

## Il ritmo dei bot

web-pages-pace-calm-about = Tempo per seguire tutto.
web-pages-pace-brisk-about = Quanto basta per vedere che cosa succede.
web-pages-pace-at_once-about = Nessuna attesa: la cronaca dice che cosa è successo.

## Una TV per il tabellone, telefoni per le mani

web-pages-tv = Questo schermo è la TV
web-pages-tv-about = Mostra il tabellone e fa i suoni. Ognuno si unisce con il telefono e lì tiene le sue carte.
web-pages-tv-open = Apri la TV
web-pages-tv-scan = Inquadralo con il telefono: diventa la tua mano.
web-pages-tv-link = Tabellone su una TV, carte sui telefoni
web-pages-tv-sound = Attiva i suoni
web-pages-tv-turn = Tocca a { $player }
web-pages-tv-news = Che cosa è appena successo
web-pages-hand-board = Mostra qui il tabellone
web-pages-hand-screen = Il tabellone è sulla TV.
web-pages-hand-only = Qui solo la mia mano: il tabellone è su una TV

## Rompicapi

web-pages-puzzles = Rompicapi
web-pages-puzzles-about = Posizioni di partite vere in cui una scelta è chiaramente la migliore. Le hanno trovate i bot, e il più forte ha pensato a lungo a ognuna.
web-pages-puzzles-none = Per questa edizione non ci sono ancora rompicapi. tools/make_puzzles.py ne prepara.
web-pages-puzzle-today = Il rompicapo del giorno
web-pages-puzzle-win = Vinci in questo turno
web-pages-puzzle-get = Prendi { $card } in questo turno
web-pages-puzzle-survive = Resisti fino al tuo prossimo turno
web-pages-puzzle-theme-win = Vinci in questo turno
web-pages-puzzle-theme-get = Prendi un Attrezzo
web-pages-puzzle-theme-survive = Resisti
web-pages-puzzle-about-win = Funziona qualunque cosa rispondano gli altri, e senza fortuna.
web-pages-puzzle-about-get = Funziona qualunque cosa rispondano gli altri, e senza fortuna.
web-pages-puzzle-about-survive = Qualcuno sta per evadere. Una scelta lo impedisce molto più spesso di ogni altra.
web-pages-puzzle-number = Rompicapo { $number }, { $difficulty ->
    [1] facile
    [2] medio
   *[other] difficile
}
web-pages-puzzle-difficulty = { $difficulty ->
    [1] facile
    [2] medio
   *[other] difficile
}
web-pages-puzzle-done = risolto
web-pages-puzzle-solved = Risolto!
web-pages-puzzle-solved-chance = Risolto! Funziona in { $chance } partite su 100.
web-pages-puzzle-right = Fin qui va bene. Avanti.
web-pages-puzzle-failed = Così no. Guarda che cosa succederebbe.
web-pages-puzzle-solution = Ecco la soluzione: { $choice }
web-pages-puzzle-show = Mostra la soluzione
web-pages-puzzle-again = Riprova
web-pages-puzzle-next = Prossimo rompicapo
web-pages-clock-each-turn = Tempo per turno
web-pages-clock-whole-game = Tempo per la partita
web-pages-clock-more = Tempo in più per turno
web-pages-clock-unit = { $time } in
web-pages-unit-seconds = secondi
web-pages-unit-minutes = minuti
web-pages-unit-hours = ore
web-pages-unit-days = giorni
web-pages-time-seconds = { $seconds } s
web-pages-time-minutes = { $minutes } min
web-pages-time-hours = { $hours } h
web-pages-time-hours-minutes = { $hours } h { $minutes } min
web-pages-time-days = { $days } g
web-pages-time-days-hours = { $days } g { $hours } h
web-pages-agreed-each-turn = { $time } per turno
web-pages-agreed-whole-game = { $time } per la partita, più { $more } per turno
web-pages-my-turn = Tocca a te
