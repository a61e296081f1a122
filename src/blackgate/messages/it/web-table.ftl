# Il tavolo nel browser: barra in alto, azioni, mano, cronaca, chat, menu. $player è un nome. Le fonti dei termini
# italiani sono in names.ftl.

## Che cosa si può fare in un turno, abbastanza breve per un riquadro

web-table-actions = Che cosa puoi fare
web-table-group-basic = Azioni base
web-table-group-place = Qui
web-table-group-free = Gratis
web-table-end-turn = Finire il turno
web-table-back = Indietro
web-table-always-pass = Passa sempre qui: { $window }
web-table-window-stop_card = carta Azione giocata
web-table-window-beating = Pestaggio
web-table-window-sending = trasferimento
web-table-window-move_warden = spostare la Direttrice
web-table-window-report = segnalare
web-table-window-freepass = Assoluzione
web-table-window-punishment = Punizione
web-table-window-help = aiutare in uno scontro
web-table-passing = Passi sempre: { $windows }.
web-table-ask-again = Chiedimelo di nuovo
web-table-deadline = Tempo per rispondere
web-table-answered = Hai risposto. Si aspettano gli altri.
web-table-confirm-reveal = Una volta rivelati, li conoscono tutti, e non servono più.
web-table-confirm-end = Ti restano azioni. Andranno perse.
web-table-confirm-yes = Sì, fallo
web-table-confirm-no = No
web-table-confirm-never = Non chiedermelo più

## La barra in alto

web-table-nameless = Un tavolo
web-table-your-turn = Tocca a te
web-table-turn-of = Tocca a { $player }
web-table-over = La partita è finita
web-table-paused = Il tavolo riposa. Orologi e bot aspettano.
web-table-actions-left = { $count ->
    [one] ancora { $count } azione
   *[other] ancora { $count } azioni
}
web-table-clock = Tempo rimasto per { $player }
web-table-line-connecting = Connessione…
web-table-line-lost = Connessione caduta. Si riprova…
web-table-line-refused = Non in linea
web-table-line-open = In linea
web-table-undo = Annulla
web-table-hint-short = Consiglio
web-table-asked = { $question } { $count ->
    [one] { $count } scelta.
   *[other] { $count } scelte.
}

## Il menu

web-table-menu = Menu
web-table-close = Chiudi
web-table-pause = Pausa
web-table-resume = Riprendi
web-table-rules = Le regole
web-table-leave = Lascia il tavolo
web-table-end = Chiudi la partita
web-table-end-sure = La partita finisce per tutti, e non vince nessuno.
web-table-move-seat = Passa a un altro dispositivo
web-table-language = Lingua
web-table-theme = Tema
web-table-theme-system = come il dispositivo
web-table-theme-dark = scuro
web-table-theme-light = chiaro
web-table-speed = Animazioni
web-table-speed-off = nessuna
web-table-speed-fast = veloci
web-table-speed-normal = normali
web-table-speed-slow = lente
web-table-volume = Suono
web-table-ask-before = Chiedi prima di ciò che non si può annullare
web-table-silence = Rispondi per me dove non ho scelta (no: per chi bluffa)
web-table-forced = C’è una sola risposta, «{ $answer }»: viene data per te.
web-table-shortcuts = Scegli con i tasti indicati sui pulsanti

## Consigli

web-table-hint = Che cosa farebbe il boss
web-table-hint-thinking = Ci sta pensando…
web-table-hint-about = Le tue probabilità di vincere dopo ogni scelta, viste da un bot forte. Non ne sa più di te.
web-table-hint-best = la scelta del bot
web-table-hint-line = Che cosa si aspetta, passo per passo
web-table-hint-look = guarda
web-table-hint-none = Ora non c’è niente da consigliare.
web-table-hint-chance = { $chance }%
web-table-odds-dice = con { $dice }

## Carte

web-table-hand = La tua mano: { $count } carte su { $limit }
web-table-hand-empty = Non hai niente in mano.
web-table-hand-card = { $card }{ $count ->
    [one] {""}
   *[other] , { $count } copie
}
web-table-own-cards = I tuoi Precedenti e la tua Gang
web-table-background = Precedenti, segreti
web-table-background-used = Precedenti, usati
web-table-look-up = Che cosa fa: { $name }
web-table-gang-wants = Per unirti, scarta { $needs } Accessori diversi tra questi: { $wants }.
web-table-sells-for = { $count ->
    [one] Si vende per { $count } sigaretta.
   *[other] Si vende per { $count } sigarette.
}
web-table-family-tools = Uno Strumento. Scava con questo nel tuo Blocco Detentivo. È anche ciò che si pretende con un’Estorsione.
web-table-family-weapons = Un’Arma. Intimidisce, e si gioca negli scontri.
web-table-family-components = Un Componente. Usalo in una Creazione, oppure vendilo.
web-table-family-accessories = Un Accessorio. Apre le porte delle Gang.
web-table-family-rare = Un Oggetto raro. Serve a una cosa sola: si vende bene.
web-table-family-action_cards = Una carta Azione.

## Le parti dello schermo

web-table-skip = A ciò che puoi fare
web-table-players = Giocatori
web-table-prison = Prigione
web-table-talk = Cronaca e chat
web-table-tab-players = Giocatori
web-table-tab-prison = Prigione
web-table-tab-talk = Cronaca
web-table-panels = Parti del tavolo
web-table-log = Cronaca
web-table-chat = Chat
web-table-watching = Stai guardando. Ciò che è segreto resta segreto.
web-table-see-board = Torna al tabellone
web-table-see-results = Com’è finita

## Cronaca e chat

web-table-by-bot = Ha scelto un bot.
web-table-by-clock = Tempo scaduto: ha scelto un bot.
web-table-mark-bot = bot
web-table-mark-clock = orologio
web-table-meanwhile = Mentre non c’eri
web-table-meanwhile-bot = { $count ->
    [one] Un bot ha fatto una mossa per te.
   *[other] Un bot ha fatto { $count } mosse per te.
}
web-table-meanwhile-clock = { $count ->
    [one] Il tuo tempo è scaduto una volta: un bot ha scelto per te.
   *[other] Il tuo tempo è scaduto { $count } volte: un bot ha scelto per te.
}
web-table-meanwhile-none = La partita è andata avanti. Nessuno ha giocato al tuo posto.
web-table-go-on = Continua
web-table-spectator = Uno spettatore
web-table-chat-empty = Nessuno ha ancora detto niente.
web-table-chat-write = Di’ qualcosa
web-table-chat-send = Invia
web-table-chat-new = { $count ->
    [one] { $count } nuovo messaggio
   *[other] { $count } nuovi messaggi
}
web-table-emotes = Dillo senza parole
web-table-emote-laugh = ride
web-table-emote-cry = piange
web-table-emote-angry = si arrabbia
web-table-emote-wave = saluta
web-table-emote-thumbs_up = pollice in su
web-table-emote-shock = non ci crede
web-table-emote-handcuffs = manette
web-table-emote-shovel = pala
web-table-proposal-pause = { $player } vorrebbe una pausa.
web-table-proposal-undo = { $player } vorrebbe annullare l’ultima mossa.
web-table-proposal-votes = A favore: { $names }
web-table-proposal-yes = Va bene
web-table-proposal-withdraw = Lascia stare
web-table-away = { $player } manca da un po’.
web-table-take-over = Fai giocare un bot

## Chiuso

web-table-closed-title = Questo tavolo è chiuso
web-table-closed = Il server non ci fa entrare qui.
web-table-ended = L’host ha chiuso questo tavolo.
web-table-ended-rules = Con una nuova versione le regole sono cambiate, e questa partita non può continuare come è iniziata. Resta com’è: ecco la sua registrazione, e potete giocare di nuovo insieme.
web-table-come-anew = Entra di nuovo
web-table-home = Pagina iniziale

## Seguire gli altri

web-table-since = Dal tuo turno
web-table-since-all = I loro ultimi turni
web-table-since-one = { $player }: { $upshot }
web-table-since-none = { $player } non ha più avuto un turno.
web-table-turn-replay = Che cosa ha fatto { $player }
web-table-turn-replay-again = Ancora una volta
web-table-turn-replay-next = Ora { $player }
web-table-log-before = Prima del primo turno
web-table-log-earlier = Prima
web-table-concerns-you = Riguardava te.
web-table-bots = Ritmo dei bot
web-table-pace-calm = calmo
web-table-pace-brisk = svelto
web-table-pace-at_once = subito
web-table-bots-wait = Bot, aspettate
web-table-bots-go = Bot, avanti
web-table-bots-step = Una mossa
web-table-ended-operator = Chi gestisce questo server ha chiuso il tavolo.
web-table-notifications-device = Avvisami su questo dispositivo quando tocca a me
web-table-notifications-device-about = Anche quando questa pagina è chiusa. Solo per questo tavolo.
web-table-notifications-webhook = Inviarlo anche al mio webhook
web-table-notifications-denied = Il browser non lo consente: permetti le notifiche di questa pagina nelle sue impostazioni.
web-table-vacation = in vacanza
