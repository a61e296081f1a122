# Un tavolo di un server, nel terminale: blackgate join.

join-prompt = Numero, comando o aiuto:
join-lobby = Prima della partita
join-lobby-host = Quando ci sono tutti, scrivi inizia. «bot POSTO TIPO» riempie un posto libero: bot 1 veteran
join-lobby-wait = La partita comincia quando l’host la avvia.
join-table = Tavolo { $name }, codice { $code }
join-seat = { $seat }: { $who }
join-free = libero
join-you = tu
join-host = host
join-not-here = non in linea
join-spectator = Uno spettatore
join-begins = La partita comincia.
join-time = { $question } ({ $seconds ->
    [one] ancora { $seconds } secondo
   *[other] ancora { $seconds } secondi
})
join-by-bot = { $line } [un bot]
join-by-clock = { $line } [l’orologio]
join-thinks = Un boss ci sta pensando.

## Chi viene e chi va

join-sits-down = { $player } si siede al posto { $seat }.
join-bot-sits-down = { $player }, un bot ({ $kind }), si siede al posto { $seat }.
join-leaves = { $player } lascia il posto { $seat }.
join-connected = { $player } è in linea.
join-disconnected = { $player } non è più in linea.
join-bot-takes-over = Un bot ({ $kind }) gioca per { $player }.
join-takes-back-seat = { $player } è di nuovo qui.
join-paused = La partita è in pausa: riprendi la fa continuare.
join-resumed = La partita continua.
join-proposal-pause = { $player } propone una pausa.
join-proposal-undo = { $player } chiede di annullare una mossa.
join-proposal-vote = { $proposal } accetta o no?
join-proposal-gone = La proposta è chiusa.

join-emote-laugh = ride
join-emote-cry = piange
join-emote-angry = si arrabbia
join-emote-wave = saluta
join-emote-thumbs_up = pollice in su
join-emote-shock = non ci crede
join-emote-handcuffs = mostra le manette
join-emote-shovel = mostra la pala

## Comandi

join-pass-always = sempre
join-pass-ask = chiedi
join-pass-how = Quando si può chiedere a più giocatori insieme: «passa sempre» passa ogni volta a questa domanda. «passa chiedi» lo annulla.
join-passes = { $count ->
    [0] Ti viene chiesto di nuovo tutto.
   *[other] Passi sempre in: { $windows }.
}
join-bot-how = Quale posto, e quale bot? Per esempio: bot 1 veteran.
join-chat-what = Dire che cosa? Per esempio: chat ciao.

## La connessione

join-lost = La connessione è caduta. Si prova a tornare…
join-back = Di nuovo in linea.
join-left = Hai lasciato il tavolo. Il tuo posto resta tuo.
join-left-watching = Hai lasciato il tavolo.
join-ended = L’host ha chiuso questo tavolo.
join-ended-rules = Con una nuova versione le regole sono cambiate, e questa partita non può continuare come è iniziata.
join-rematch = Si gioca di nuovo. Per esserci: { $command }
join-bot-here = eccomi, al tavolo { $table }.

## Che cosa può non andare

join-wrong-url = «{ $url }» non è l’indirizzo di un tavolo: indicane uno come { $example }, come lo mostra il browser.
join-no-table = «{ $url }» nomina un server ma nessun tavolo: aggiungi il suo codice con --code, oppure usa l’indirizzo del tavolo.
join-unreachable = { $server } non si può raggiungere: { $reason }. Controlla l’indirizzo, e che il server sia in funzione.
join-no-blackgate = { $server } non è un server Blackgate, o è di un’altra versione: controlla l’indirizzo.
join-other-version = { $server } non parla la versione { $version } del protocollo: usa la stessa versione di Blackgate da entrambe le parti.
join-other-rules = Le regole di questo tavolo qui non si conoscono: usa la stessa versione di Blackgate del server. { $reason }
join-begun = La partita è cominciata e nessun posto risulta tuo: usa --token se ne hai uno, oppure --watch per guardare.
join-bots-play = Un bot non può soltanto guardare: togli --watch o --bot.
join-ended-operator = Chi gestisce questo server ha chiuso il tavolo.
