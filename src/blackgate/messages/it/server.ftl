# Che cosa dice il server: perché rifiuta qualcosa, e che cosa fare adesso.

server-not-found = Qui non c’è niente del genere: controlla il link o il codice.
server-wrong-method = Qui non si può fare: vedi la descrizione del protocollo.
server-no-token = Può farlo solo chi siede qui: mostra il token del tuo posto.
server-wrong-token = Questo non è il tuo posto: siediti di nuovo, oppure usa il link al tuo posto.
server-wrong-link = Questo link è troppo vecchio o incompleto: creane uno nuovo sul dispositivo con cui giochi.
server-wrong-origin = Questa pagina appartiene a un altro server: apri il gioco all’indirizzo di questo server.
server-wrong-message = Il server non capisce: vedi la descrizione del protocollo.
server-wrong-message-why = Il server non capisce ({ $reason }): vedi la descrizione del protocollo.
server-too-large = È troppo in una volta: invia di meno.
server-not-host = Può farlo solo l’host: chiedi all’host.
server-wrong-name = Questo nome non si può usare: scegline un altro.
server-wrong-options = Queste opzioni non vanno insieme: cambiale.
server-wrong-bot = Non c’è un bot così: scegline uno tra { $known }.
server-wrong-seat = Non c’è un posto così: scegline un altro.
server-seat-taken = Lì siede già qualcuno: scegli un altro posto.
server-no-seat = Tutti i posti sono occupati: chiedi all’host, oppure apri un tavolo tuo.
server-seats-open = Alcuni posti sono liberi: aspetta altri giocatori o mettici dei bot.
server-started = La partita è già cominciata: puoi guardare, oppure aprire un tavolo tuo.
server-not-started = La partita non è ancora cominciata: aspetta l’host.
server-not-over = La partita non è ancora finita: torna quando lo sarà.
server-other-rules = Questa partita è iniziata con regole diverse da quelle di questo server e perciò non viene conteggiata: scarica la sua registrazione.
server-over = La partita è finita: riguardala, oppure giocane un’altra.
server-ended = L’host ha chiuso questo tavolo: aprine uno nuovo.
server-ended-rules = Con una nuova versione le regole sono cambiate, e questa partita non può continuare come è iniziata: scarica la sua registrazione, o giocate di nuovo.
server-internal = Qualcosa è andato storto sul server. Riprova; se succede ancora, avvisa chi lo gestisce.
server-quarantined = Qualcosa è andato storto a questo tavolo. Resta com’era: avvisa chi gestisce il server.
server-newer-rules = Questo tavolo appartiene a un Blackgate più recente di quello di questo server. Resta com’è: avvisa chi gestisce il server.
server-unsaved = Il server non è riuscito a salvare: riprova.
server-closing = Il server si sta riavviando: tra un momento si riprende.
server-too-many-tables = Ci sono troppi tavoli su questo server: riprova più tardi.
server-too-many = Troppo in fretta: aspetta un momento.
server-too-many-chat = Parli molto: aspetta un momento.
server-too-many-hint = In questo momento vengono chiesti molti consigli: richiedilo fra { $seconds } s.
server-too-many-odds = In questo momento si calcolano molte probabilità: richiedile fra { $seconds } s.
server-only-players = Possono farlo solo i giocatori: prendi un posto.
server-nobody-watches = Nessuno può guardare questo tavolo: chiedi un posto all’host.
server-paused = La partita è in pausa: prima falla riprendere.
server-not-paused = La partita non è in pausa.
server-stale = Intanto la partita è andata avanti: riguardala e scegli di nuovo.
server-not-asked = Ora non ti viene chiesto niente: aspetta il tuo turno.
server-no-hints = Questo tavolo non dà suggerimenti: lo sceglie chi apre un tavolo per più persone.
server-no-odds = Questo tavolo non mostra le probabilità: lo sceglie chi apre un tavolo.
server-answered = Hai già risposto: aspetta gli altri.
server-illegal = Ora non si può fare.
server-unknown-window = Non c’è un’occasione così: scegli tra { $known }.
server-nothing-to-undo = Non hai ancora scelto niente che si possa annullare.
server-undo-needs-consent = Da allora si è visto qualcosa: a questo tavolo resta com’è.
server-undo-needs-everybody = Per annullare ciò che si è visto serve il consenso di tutti, e per { $player } gioca un bot: aspetta il suo ritorno.
server-undos-spent = In questo turno hai annullato { $most } mosse: continua a giocare. Al prossimo turno potrai annullare di nuovo.
server-proposal-open = C’è già un’altra proposta: prima vota quella.
server-no-proposal = Non hai niente da votare.
server-not-away = Questo giocatore non è assente: un bot può sostituirlo solo qualche tempo dopo che se n’è andato.
server-hello-first = Prima saluta (hello).
server-hello-once = Hai già salutato (hello).
server-too-slow = La tua richiesta ha impiegato troppo tempo ad arrivare: inviala di nuovo.
server-seat-emptied = L’host ha dato questo posto a qualcun altro: prendine un altro.

server-window-waiting = In attesa di risposte.
server-log-taken-back = { $moves ->
    [one] { $player } annulla una mossa.
   *[other] { $player } annulla { $moves } mosse.
}
server-port-taken = { $host }, porta { $port }: { $reason }. Scegline un’altra con --port, oppure 0 per una qualsiasi libera.
server-metrics-taken = Impossibile offrire le metriche su { $host }, porta { $port }: { $reason }. Scegli un altro indirizzo con --metrics, oppure fanne a meno: --metrics off.
server-ready = Blackgate è aperto a { $address } (ctrl-C lo ferma; non si perde niente).
server-front-page = Blackgate è aperto qui, ma senza il suo client per il browser: esegui «make web» e riavvialo. Oppure unisciti da un terminale: blackgate join { $address }/CODE. Per i programmi: { $address }/api/openapi.json
