# Il terminale: il tavolo sullo schermo, che cosa si chiede e si risponde, e il comando blackgate. Gli argomenti sono
# spiegati in en/terminal.ftl, le fonti dei termini italiani in names.ftl. I comandi che si scrivono sono senza accenti.

## Il tavolo

terminal-heading = Giro { $round }: tocca a { $player }, ancora { phrase-actions }
terminal-heading-over = Giro { $round }: la partita è finita
terminal-line = { $title }: { $things }
terminal-title = { $title }:
terminal-you = { $player } (tu)

terminal-places = Luoghi
terminal-place = Luogo
terminal-die = Dado
terminal-search = Ricerca
terminal-deeds = Solo qui
terminal-people = Chi c’è
terminal-place-numbers = dado { $numbers }
terminal-place-search = Ricerca { $search }
terminal-place-forbids = niente { $deed }
terminal-place-people = presenti: { $people }


terminal-gangs = Gang
terminal-gang = Gang
terminal-gang-top = carta in cima { $card }
terminal-gang-wants-any = { $needs } diversi, qualsiasi
terminal-gang-wants = { $needs } tra { $accessories }

terminal-players = Giocatori
terminal-player = Giocatore
terminal-tunnel = Tunnel
terminal-points = { $points } su { $goal } punti
terminal-cards = Carte
terminal-cigarettes = Sigarette
terminal-beatings = Pestaggi
terminal-beatings-count = { $beatings ->
    [one] { $beatings } Pestaggio
   *[other] { $beatings } Pestaggi
}
terminal-background = Precedenti
terminal-background-unknown = nascosti
terminal-background-own = { $background } (nascosti)
terminal-background-used = { $background } (rivelati)

terminal-piles = Sulle pile: { $piles }. Mazzo Ricerca: { $deck }, scarti: { $discard }.
terminal-on_table = Sul tavolo: { $cards }

## La mano

terminal-hand = La tua mano
terminal-hand-empty = nessuna carta
terminal-family-tools = Strumenti
terminal-family-weapons = Armi
terminal-family-components = Componenti
terminal-family-accessories = Accessori
terminal-family-rare = Oggetti rari
terminal-family-action_cards = Carte Azione

## Che cosa è successo, domande e scelte

terminal-news = Che cosa è successo
terminal-remark = { $player }: { $remark }
terminal-news-more = { $lines ->
    [one] ancora { $lines } riga: cronaca
   *[other] ancora { $lines } righe: cronaca
}
terminal-group-basic = Azioni base
terminal-group-place = Azioni del Luogo
terminal-group-free = Senza spendere azioni
terminal-prompt = La tua scelta (un numero, o aiuto):

## Il sipario tra due mani

terminal-curtain-done = Guarda qui, poi premi Invio per pulire lo schermo:
terminal-curtain = Passa la tastiera a { $player }.
terminal-curtain-ready = { $player }, premi Invio:

## Comandi

terminal-command-help = aiuto
    .does = questo testo
terminal-command-board = tabellone
    .does = tutto il tavolo
terminal-command-hand = mano
    .does = le tue carte
terminal-command-card = carta
    .usage = carta [NOME]
    .does = che cosa fa una carta; senza nome, tutte le tue
terminal-command-log = cronaca
    .usage = cronaca [NUMERO]
    .does = le ultime cose successe
terminal-command-why = motivo
    .usage = motivo AZIONE
    .does = perché qualcosa ora non si può fare, con la regola
terminal-command-hint = consiglio
    .does = che cosa sceglierebbe il boss al tuo posto
terminal-command-save = salva
    .usage = salva [FILE]
    .does = copiare la registrazione della partita in un file
terminal-command-undo = annulla
    .does = ritirare la tua ultima scelta; se da allora si è visto qualcosa, si chiede agli altri
terminal-command-chat = chat
    .usage = chat TESTO
    .does = dire qualcosa al tavolo
terminal-command-pause = pausa
    .does = proporre di fermare gli orologi
terminal-command-resume = riprendi
    .does = continuare dopo una pausa
terminal-command-yes = accetta
    .does = accettare ciò che è proposto
terminal-command-no = no
    .does = rifiutare ciò che è proposto
terminal-command-pass = passa
    .usage = passa sempre, passa chiedi
    .does = passare sempre a questa domanda; riceverla di nuovo
terminal-command-start = inizia
    .does = cominciare la partita, se sei l’host
terminal-command-bot = bot
    .usage = bot POSTO TIPO
    .does = se sei l’host: un bot per un posto libero, o per un giocatore assente
terminal-command-quit = esci
    .does = andartene; la partita si può continuare
terminal-help-choose = Scrivi il numero di una scelta, il suo testo, o una di queste parole; Invio da solo mostra di nuovo la domanda.
terminal-help-line = { $command }: { $does }
terminal-help-texts = Che cosa puoi scegliere ora, come testo:
terminal-help-rules = Le regole con i loro numeri e tutte le carte: docs/rules.md e docs/cards.md nei sorgenti.

terminal-hint = Che cosa pensa il boss delle tue scelte, prima la migliore:
terminal-hint-choice = Scelta
terminal-hint-chance = Le tue probabilità di vincere
terminal-hint-follows = Come può continuare
terminal-hint-line = { $number }. { $action }: { $chance } di probabilità di vincere
terminal-hint-then = { $hint }. Poi { $line }
terminal-hint-move = { $player }: { $action }

terminal-no-choice = Non c’è una scelta { $number }: scegli da 1 a { $most }.
terminal-not-understood = «{ $typed }» qui non si può fare; aiuto dice che cosa si può.
terminal-not-understood-near = «{ $typed }» qui non si può fare. Intendevi { $near }?
terminal-refused = { $action }: { $reason }.
terminal-possible = { $action }: ora si può fare, è la scelta { $number }.
terminal-why-what = Il motivo di che cosa? Per esempio: motivo craft shovel.
terminal-card-recipe = { $cards } dà { $item }
terminal-card-wanted = per entrare in: { $gangs }
terminal-card-value = si vende per { phrase-cigarettes }
terminal-no-card = Nessuna carta si chiama «{ $name }».
terminal-no-card-near = Nessuna carta si chiama «{ $name }». Intendevi { $near }?

## Salvare e andarsene

terminal-recording = La partita viene registrata in { $file }.
terminal-saved-copy = La partita fin qui è salvata in { $file }.
terminal-file-exists = { $file } esiste già: scegli un altro nome.
terminal-file-trouble = { $file }: { $reason }.
terminal-file-special = { $file } è un dispositivo o una pipe: salva in un file ciò che ne esce, e indica quello.
terminal-file-too-large = { $file } supera { $most } MB, come nessuna registrazione: indica il file di una registrazione.
terminal-left = La partita è salvata in { $file }.
terminal-continue = Per continuare: { $command }

## La fine

terminal-result = { $player }: { $points } su { $goal } punti; { $background }; { $hand }
terminal-result-hand = in mano: { $cards }
terminal-result-empty = niente in mano
terminal-recorded = La registrazione della partita: { $file }
terminal-check = Per verificarla: { $command }

## Preparazione

terminal-setup-welcome = Blackgate: scava la tua via d’uscita.
terminal-setup-players = Invio per giocare contro { $bots } bot, oppure quanti giocatori, da { $least } a { $most }:
terminal-setup-name = Posto { $seat }: un nome, o Invio per un bot:
terminal-setup-bots = Quanto devono essere forti i bot?
terminal-setup-strength = Un numero, o Invio per { $usual }:

# Bot, dal più debole
terminal-bot-random = caso
    .does = fa qualsiasi cosa
    .about = Fa qualsiasi cosa sia permessa. Va bene per un primo sguardo.
terminal-bot-rookie = novellino
    .does = ha abitudini sensate
    .about = Ha abitudini sensate. Un buon primo avversario.
terminal-bot-veteran = veterano
    .does = guarda avanti fino alla fine del turno
    .about = Guarda avanti fino alla fine del turno.
terminal-bot-boss = boss
    .does = il più forte: ragiona su molte partite
    .about = Il più forte. Prima di ogni mossa ragiona su molte partite. Ci mette un momento.
terminal-bot-lifer-1 = ergastolano 1
    .does = forte più o meno come un novellino
    .about = Ha imparato giocando contro sé stesso, ma sbaglia spesso. Forte più o meno come un novellino.
terminal-bot-lifer-2 = ergastolano 2
    .does = tra novellino e veterano
    .about = Ha imparato giocando contro sé stesso, e ogni tanto sbaglia. Tra novellino e veterano.
terminal-bot-lifer-3 = ergastolano 3
    .does = forte più o meno come un veterano
    .about = Ha imparato giocando contro sé stesso. Forte più o meno come un veterano.
terminal-bot-lifer-4 = ergastolano 4
    .does = più forte di un veterano
    .about = Ha imparato giocando contro sé stesso. Più forte di un veterano.
terminal-bot-lifer = ergastolano
    .does = ha imparato da milioni di partite e sceglie con un’occhiata
    .about = Ha imparato da milioni di partite contro sé stesso. Sceglie con un’occhiata e non regala niente.
terminal-bot-program = programma

## Che cosa può non andare nella riga di comando

terminal-error = blackgate: { $reason }
terminal-usage = { $wrong } Vedi «{ $command } --help».
terminal-usage-option = Non c’è un’opzione { $found }.
terminal-usage-command = Non c’è un comando { $found }.
terminal-usage-missing = Manca { $found }.
terminal-usage-value = { $found } richiede un valore.
terminal-usage-no-value = { $found } non accetta un valore.
terminal-usage-extra = Questo è di troppo: { $found }.
terminal-wrong-number = { $option } richiede un numero intero a partire da 0, non «{ $found }».
terminal-wrong-players = «{ $found }» non può essere il numero di giocatori: scegli da { $least } a { $most } (R1.1).
terminal-too-many-seats = { $named } tra persone e bot per { $players } posti: nominane di meno, o aumenta --players.
terminal-wrong-bot = Non c’è un bot «{ $kind }»: scegli { $kinds }.
terminal-wrong-strength = «{ $found }» non è tra questi: scegli da 1 a { $most }, o premi Invio.
terminal-wrong-first = Non c’è un posto { $found } che possa cominciare: scegli da 0 a { $most } (R1.7).
terminal-wrong-seat = Non c’è un posto { $found }: scegli da 0 a { $most }.
terminal-wrong-language = Non c’è niente nella lingua «{ $found }»: scegli { $languages }.
terminal-wrong-edition = Questa edizione non si può usare. { $reason }
terminal-wrong-record = { $file } non è una registrazione che si possa usare: { $reason }
terminal-only-new = { $option } è per una partita nuova; con --load lo dice la registrazione.
terminal-wrong-host = il bot non può continuare: { $reason }.
terminal-already-over = Questa partita è finita: blackgate replay { $file } la mostra.

## Rivedere e verificare

terminal-round = Giro { $round }
terminal-verify-yes = { $file }: partita onesta. { $actions ->
    [one] { $actions } azione segue
   *[other] { $actions } azioni seguono
} le regole, e tutto il caso è quello che dà il segreto.
terminal-verify-no = { $file }: qualcosa non va. Riga { $line }: { $reason }.
terminal-verify-unknown = { $file }: { $actions ->
    [one] { $actions } azione segue
   *[other] { $actions } azioni seguono
} le regole, ma non si può dire se il caso sia stato onesto: { $reason }.

## Il dottore

terminal-doctor-version = Blackgate { $version } in { $folder }
terminal-doctor-python = Python { $version } ({ $program }) su { $system }
terminal-doctor-compiled = Le regole sono compilate: massima velocità.
terminal-doctor-interpreted = Le regole sono interpretate: abbastanza veloci per giocare, lente per molte partite.
terminal-interpreted = Qui le regole sono interpretate, circa 30 volte più lente che compilate. Per la piena velocità: «apt-get install gcc python3-dev» (o l’equivalente del tuo sistema), poi reinstalla Blackgate; «blackgate doctor» dice di più.
terminal-doctor-source = Questo è l’albero dei sorgenti, che funziona interpretato. Per le regole compilate: make play, dal secondo avvio in poi, oppure pip install . in un altro ambiente.
terminal-doctor-compiler = Non c’è un compilatore C. Su Debian o Ubuntu: apt-get install gcc
terminal-doctor-headers = Mancano gli header di Python. Su Debian o Ubuntu: apt-get install python3-dev
terminal-doctor-reinstall = Per compilare le regole, installa di nuovo Blackgate dai suoi sorgenti: pip install --force-reinstall .
terminal-doctor-has = { $name } { $version }
terminal-doctor-lacks = Manca { $name }. Installalo: pip install { $name }
terminal-doctor-readline = Questo Python non ha readline: niente frecce e niente Tab mentre scrivi.
terminal-doctor-folder = Le partite si conservano in { $folder }.
terminal-doctor-no_folder = Non si può scrivere niente in { $folder }, dove si conservano le partite. Rendila scrivibile, oppure imposta XDG_STATE_HOME su una cartella che lo sia.
terminal-doctor-server = Il server ha tutto ciò che gli serve.
terminal-doctor-no_server = Il server non può funzionare senza { $names }. Per ospitare partite: pip install "blackgate[server]"
terminal-doctor-no_uvloop = Manca uvloop: il server funziona, ma regge meno partite. Dove il tuo sistema lo ha: pip install uvloop
terminal-doctor-port = La porta { $port } è libera per il server.
terminal-doctor-no_port = La porta { $port } è occupata, forse da un server in funzione. Per averne un altro: blackgate serve --port { $other }
terminal-doctor-sqlite = SQLite { $version }
terminal-doctor-old_sqlite = SQLite { $version } è troppo vecchio per il server, che richiede { $least }. Usa un Python più recente, oppure PostgreSQL.
terminal-doctor-database = Il database su { $host }, porta { $port }, risponde.
terminal-doctor-no_database = BLACKGATE_DATABASE: su { $host }, porta { $port }, non risponde niente. Avvia lì PostgreSQL, oppure correggi l’URL.
terminal-doctor-wrong_database = BLACKGATE_DATABASE non ha un host e una porta da provare. Correggi l’URL.

## L’aiuto del comando blackgate

terminal-cli = Blackgate, un’edizione digitale del gioco da tavolo Dig Your Way Out.
terminal-cli-play = Giocare nel terminale, con persone e bot alla stessa tastiera.
terminal-cli-learn = Impara il gioco: segui una lezione alla tastiera, o riprendila.
terminal-option-lesson = La lezione. Di norma: tutorial.
terminal-wrong-lesson = Non c’è nessuna lezione «{ $found }»: scegli tra { $known }.
terminal-lesson-left = Puoi riprendere questa lezione: { $command }
terminal-lesson-prompt = Fallo (Invio: lo fa l’istruttore):
terminal-lessons = Altre lezioni
terminal-cli-replay = Raccontare di nuovo una partita registrata.
terminal-cli-verify = Verificare che una partita registrata sia stata onesta.
terminal-cli-bot-protocol = Rispondere su standard input e output come bot per un altro programma; senza BOT, dire come.
terminal-cli-arena = Far giocare molte partite ai bot e dire quale è più forte; un bot da solo mostra quanto durano le partite.
terminal-cli-simulate = Far giocare ai bot molte partite, in file Parquet, anche come esperimento su un posto.
terminal-cli-balance = Resoconto sulle partite simulate: che cosa è equilibrato e che cosa spicca; o confrontare due edizioni.
terminal-cli-doctor = Dire come funziona questa installazione, che cosa manca e che cosa fare.
terminal-cli-edition = La propria edizione: un file con ciò che è stampato sulle proprie carte.
terminal-cli-edition-check = Dire tutto ciò che non va in un file di edizione, o che cosa contiene.
terminal-cli-edition-new = Scrivere una copia commentata dell’edizione standard, per cominciare.
terminal-option-version = Dire quale versione è.
terminal-default = { $help } Predefinito: { $default }.
terminal-option-language = La lingua da parlare; altrimenti quella dell’ambiente.
terminal-option-players = Quanti giocano, da 2 a 6; i posti per cui non si nomina nessuno hanno un veteran.
terminal-option-person = Una persona che gioca; una volta per ciascuna.
terminal-option-bot = Un bot che gioca (random, rookie, veteran, lifer, boss; docs/bots.md ne ha altri), o un programma tuo (blackgate bot-protocol dice come); una volta per ciascuno.
terminal-option-seed = Un testo qualsiasi: lo stesso seme dà la stessa partita.
terminal-option-first = Il posto che comincia, contato da 0; altrimenti decide il caso.
terminal-option-edition = La tua edizione: un file con ciò che è stampato sulle tue carte.
terminal-option-load = Continuare una partita dalla sua registrazione.
terminal-option-record = Dove registrare la partita; altrimenti nella tua cartella.
terminal-option-plain = Righe semplici, per lettori di schermo e pipe; da sé quando l’output non è un terminale.
terminal-option-kind = Il bot che risponde.
terminal-option-file = La registrazione di una partita.
terminal-option-own = Il file di edizione.
terminal-option-seat = Come l’ha vista questo posto, contato da 0; altrimenti come tutti potevano seguirla.
terminal-option-secrets = Con tutto ciò che era segreto.
terminal-option-html = Scrivere il replay in un solo file HTML che funziona senza rete.
terminal-keep-unfinished = Solo una partita finita si può conservare come file, e { $file } non lo è: giocala prima fino alla fine.
terminal-keep-progress = Si racconta la partita
terminal-keep-done = { $file } è scritto: aprilo in un browser.

# Moduli
terminal-tokens = Segnalini
terminal-setup-modules = Moduli oltre al gioco base, o Invio per nessuno ({ $modules }):
terminal-wrong-options = non si può giocare così: { $reason }
terminal-option-michel = Chi si aggira per la prigione: michel o michelle.
terminal-option-team = Due squadre; per 4 o 6 giocatori.
terminal-option-warden = La Direttrice e il suo Ufficio.
terminal-option-place = Un Luogo modulare da usare, con il suo id (library, workshop ...), o all; una volta per ciascuno.

# L’arena
terminal-option-kinds = I bot, prima i più forti: ognuno gioca contro ognuno di quelli nominati dopo di lui.
terminal-option-table = Quanti giocano a un tavolo, da 2 a 6.
terminal-option-games = Quante partite gioca ogni coppia; arrotondato per eccesso, così che ogni mano distribuita si giochi da ogni posto.
terminal-option-jobs = Quanti processi giocano; altrimenti uno per core.
terminal-option-ray = Eseguire sul cluster Ray a quell’indirizzo, o «auto»: quello a cui appartiene questa macchina. Richiede Ray.
terminal-option-results = Dove scrivere i risultati; altrimenti nella tua cartella.
terminal-option-resume = Continuare con i risultati in questo file, della stessa arena.
terminal-option-plots = Disegnare immagini dei risultati in questa cartella.
terminal-option-sitting = I bot: uno per tutti i posti, o uno per ognuno.
terminal-option-deals = Numero di distribuzioni; ognuna è giocata una volta in ogni braccio di un esperimento.
terminal-option-folder = Cartella in cui scrivere le partite. Predefinito: una nuova nella tua cartella.
terminal-option-resumed = Continua con le partite di questa cartella, della stessa simulazione.
terminal-option-mixed = Ogni distribuzione ha i suoi Luoghi, Michel(le) e Direttrice, a caso.
terminal-option-give = Esperimento: un posto comincia con questa carta: il suo id, gang_cards o action_cards; ripetibile.
terminal-option-without = Esperimento: un posto non fa mai questo: un nome come search o extortion, o all; ripetibile.
terminal-option-runs = Cartelle con partite simulate.
terminal-option-against = Edizione con cui confrontare, sulle stesse distribuzioni.
terminal-option-page = File del resoconto. Predefinito: report.html nella prima cartella.
terminal-option-data = File del resoconto in JSON. Predefinito: report.json nella prima cartella.
terminal-option-player = Bot che gioca: uno per tutti i posti, o ripetere per ognuno. Predefinito: veteran.

# blackgate serve
terminal-cli-serve = Ospitare partite per browser, terminali e bot, fino a ctrl-C.
terminal-option-host = L’indirizzo su cui ascoltare; 0.0.0.0 fa entrare tutta la tua rete.
terminal-option-port = La porta su cui ascoltare; 0 ne prende una qualsiasi libera.
terminal-option-database = Dove si conservano i tavoli: un URL SQLite o PostgreSQL; altrimenti un file tuo.
terminal-option-origins = Altri indirizzi di pagine che possono parlare con il server, separati da virgole.
terminal-option-passkey_domain = Il dominio per cui valgono le passkey, se il server ha più nomi.
terminal-option-proxies = Indirizzi dei proxy di cui si crede a X-Forwarded-For, separati da virgole.
terminal-option-metrics = Dove Prometheus trova le metriche, un indirizzo con una porta; oppure off.
terminal-option-processes = Processi del server su questa macchina; per più di uno serve PostgreSQL.
terminal-option-internal = Indirizzo e porta a cui gli altri server sullo stesso PostgreSQL raggiungono questo.
terminal-option-lease_seconds = Secondi senza segni di vita dopo i quali gli altri prendono i tavoli di un server.
terminal-option-log_format = I log come testo per le persone (text) o come json.
terminal-option-log_level = Che cosa va nei log: debug, info, warning o error.
terminal-option-bot_processes = Quanti bot pensano alla volta; consigli e probabilità hanno un processo in più.
terminal-option-grace = Secondi dopo i quali un bot può sostituire un giocatore assente.
terminal-option-drain_seconds = Secondi per cui un server a cui si dice di fermarsi aspetta ciò che è in corso.
terminal-option-most_tables = Tavoli in memoria alla volta.
terminal-option-most_connections = Connessioni alla volta.
terminal-option-most_connections_per_address = Connessioni alla volta da un indirizzo.
terminal-option-requests_per_minute = Richieste da un indirizzo.
terminal-option-files_per_minute = File del client per browser per un indirizzo.
terminal-option-tables_per_minute = Tavoli nuovi da un indirizzo.
terminal-option-connections_per_minute = Connessioni nuove da un indirizzo.
terminal-option-codes_at_once = Codici sbagliati da un indirizzo; dopo, uno al minuto.
terminal-option-sign_ins_at_once = Nomi richiesti e accessi sbagliati da un indirizzo o per un nome; dopo, uno al minuto.
terminal-option-messages_per_second = Messaggi di un posto.
terminal-option-config = Un file TOML con impostazioni, nominate come queste opzioni; le opzioni e le variabili BLACKGATE_... hanno la precedenza.
terminal-said = { $reason }
terminal-cluster = Cluster Ray { $address } (macchine: { $machines }, core: { $cores })

# blackgate join
terminal-cli-join = Giocare a un tavolo di un server; con --bot, farvi giocare un bot di questo computer.
terminal-option-address = L’indirizzo del tavolo, come lo mostra il browser, o con il suo codice breve alla fine; oppure quello del solo server, con --code.
terminal-option-code = Il codice breve del tavolo.
terminal-option-name = Come ti chiami lì; lo stesso nome riprende lo stesso posto.
terminal-option-chair = Il posto da prendere, contato da 0; altrimenti il primo libero.
terminal-option-token = Il token del tuo posto, se è stato preso altrove.
terminal-option-watch = Soltanto guardare.
terminal-option-sent = Un bot che gioca al tuo posto: gli stessi di blackgate play.
terminal-option-show = Aprire il browser appena il server è pronto, dove c’è uno schermo.
terminal-cli-backup = Copiare tutto il database di un server in un file, anche mentre è in funzione, e controllare la copia.
terminal-cli-restore = Ripristinare una copia in un database, SQLite o PostgreSQL, che nessun server stia usando.
terminal-cli-export = Scrivere in un file la registrazione della partita di un tavolo.
terminal-cli-admin = Per chi gestisce un server: i suoi tavoli e segreti, anche mentre è in funzione.
terminal-cli-admin-list = Elencare i tavoli aperti, in gioco o messi da parte.
terminal-cli-admin-close = Chiudere un tavolo; la sua partita finisce dov’è.
terminal-cli-admin-unlock = Far continuare un tavolo messo da parte dopo un errore, risolta la causa.
terminal-cli-admin-rotate-secrets = Firmare i token dei posti con un nuovo segreto.
terminal-option-copy = Il nuovo file per la copia.
terminal-option-copied = La copia di sicurezza.
terminal-option-replace = Sostituire ciò che è nel database.
terminal-option-board = Il tavolo, con il suo identificativo o il suo codice breve.
terminal-option-target = Il nuovo file per la registrazione.
terminal-option-under_way = Anche se la partita non è finita; allora la registrazione contiene tutte le mani.
terminal-option-finished = Anche quelli finiti o chiusi.
terminal-option-days = Per quanti giorni valgono ancora i token del vecchio segreto. Predefinito: 14; 0 li annulla subito.
terminal-option-private_addresses = Se i webhook possono andare a indirizzi fuori da Internet: refused o allowed.
terminal-option-push_contact = A chi possono rivolgersi i servizi push: un indirizzo mailto o https.
terminal-option-vacation_days = Giorni all’anno in cui gli orologi di un giocatore possono fermarsi.
