# De terminal: de tafel op het scherm, wat er gevraagd en geantwoord wordt, en de opdracht blackgate. De argumenten zijn
# uitgelegd in en/terminal.ftl, de Nederlandse woorden in names.ftl.

## De tafel

terminal-heading = Ronde { $round }: { $player } is aan de beurt, nog { phrase-actions }
terminal-heading-over = Ronde { $round }: de partij is afgelopen
terminal-line = { $title }: { $things }
terminal-title = { $title }:
terminal-you = { $player } (jij)

terminal-places = Locaties
terminal-place = Locatie
terminal-die = Dobbelsteen
terminal-search = Zoeken
terminal-deeds = Alleen hier
terminal-people = Wie er is
terminal-place-numbers = dobbelsteen { $numbers }
terminal-place-search = Zoeken { $search }
terminal-place-forbids = zonder { $deed }
terminal-place-people = daar: { $people }


terminal-gangs = Bendes
terminal-gang = Bende
terminal-gang-top = bovenste kaart { $card }
terminal-gang-wants-any = { $needs } verschillende, naar keuze
terminal-gang-wants = { $needs } uit { $accessories }

terminal-players = Spelers
terminal-player = Speler
terminal-tunnel = Tunnel
terminal-points = { $points } van { $goal } punten
terminal-cards = Kaarten
terminal-cigarettes = Sigaretten
terminal-beatings = Slaag
terminal-beatings-count = { $beatings ->
    [one] { $beatings } pak slaag
   *[other] { $beatings } pakken slaag
}
terminal-background = Verleden
terminal-background-unknown = geheim
terminal-background-own = { $background } (geheim)
terminal-background-used = { $background } (onthuld)

terminal-piles = Op de stapels: { $piles }. Zoekstapel: { $deck }, aflegstapel: { $discard }.
terminal-on_table = Op tafel: { $cards }

## De hand

terminal-hand = Je hand
terminal-hand-empty = geen kaarten
terminal-family-tools = Gereedschap
terminal-family-weapons = Wapens
terminal-family-components = Onderdelen
terminal-family-accessories = Accessoires
terminal-family-rare = Zeldzame voorwerpen
terminal-family-action_cards = Actiekaarten

## Wat er gebeurd is, vragen en keuzes

terminal-news = Wat er gebeurd is
terminal-remark = { $player }: { $remark }
terminal-news-more = { $lines ->
    [one] nog { $lines } regel: logboek
   *[other] nog { $lines } regels: logboek
}
terminal-group-basic = Basisacties
terminal-group-place = Locatieacties
terminal-group-free = Zonder actie
terminal-prompt = Je keuze (een nummer, of help):

## Het gordijn tussen twee handen

terminal-curtain-done = Bekijk dit en druk dan op Enter om het scherm leeg te maken:
terminal-curtain = Geef het toetsenbord aan { $player }.
terminal-curtain-ready = { $player }, druk op Enter:

## Opdrachten

terminal-command-help = help
    .does = deze tekst
terminal-command-board = bord
    .does = de hele tafel
terminal-command-hand = hand
    .does = je eigen kaarten
terminal-command-card = kaart
    .usage = kaart [NAAM]
    .does = wat een kaart doet; zonder naam al je kaarten
terminal-command-log = logboek
    .usage = logboek [AANTAL]
    .does = wat er het laatst gebeurd is
terminal-command-why = waarom
    .usage = waarom ACTIE
    .does = waarom iets nu niet kan, met de regel
terminal-command-hint = tip
    .does = wat de baas in jouw plaats zou kiezen
terminal-command-save = bewaar
    .usage = bewaar [BESTAND]
    .does = het verslag van de partij naar een bestand kopiëren
terminal-command-undo = terug
    .does = je laatste keuze terugnemen; is er sindsdien iets gezien, dan wordt het de anderen gevraagd
terminal-command-chat = zeg
    .usage = zeg TEKST
    .does = iets tegen de tafel zeggen
terminal-command-pause = pauze
    .does = voorstellen de klokken stil te zetten
terminal-command-resume = hervat
    .does = verdergaan na een pauze
terminal-command-yes = ja
    .does = instemmen met wat is voorgesteld
terminal-command-no = nee
    .does = weigeren wat is voorgesteld
terminal-command-pass = pas
    .usage = pas altijd, pas vraag
    .does = altijd passen als dit gevraagd wordt; weer gevraagd worden
terminal-command-start = begin
    .does = de partij beginnen, als host
terminal-command-bot = bot
    .usage = bot PLAATS SOORT
    .does = als host: een bot voor een vrije plaats, of voor een speler die weg is
terminal-command-quit = stop
    .does = weggaan; de partij kan worden voortgezet
terminal-help-choose = Typ het nummer van een keuze, de tekst ervan, of een van deze woorden; alleen Enter toont de vraag opnieuw.
terminal-help-line = { $command }: { $does }
terminal-help-texts = Wat je nu kunt kiezen, als tekst:
terminal-help-rules = De regels met hun nummers en alle kaarten: docs/rules.md en docs/cards.md in de broncode.

terminal-hint = Wat de baas van je keuzes vindt, de beste eerst:
terminal-hint-choice = Keuze
terminal-hint-chance = Je kans om te winnen
terminal-hint-follows = Hoe het verder kan gaan
terminal-hint-line = { $number }. { $action }: { $chance } kans om te winnen
terminal-hint-then = { $hint }. Daarna { $line }
terminal-hint-move = { $player }: { $action }

terminal-no-choice = Er is geen keuze { $number }: kies van 1 tot en met { $most }.
terminal-not-understood = Met “{ $typed }” kun je hier niets doen; help zegt waarmee wel.
terminal-not-understood-near = Met “{ $typed }” kun je hier niets doen. Bedoel je { $near }?
terminal-refused = { $action }: { $reason }.
terminal-possible = { $action }: dat kun je nu doen, het is keuze { $number }.
terminal-why-what = Waarom wat niet? Bijvoorbeeld: waarom craft shovel.
terminal-card-recipe = { $cards } wordt { $item }
terminal-card-wanted = gevraagd door { $gangs }
terminal-card-value = brengt { phrase-cigarettes } op
terminal-no-card = Er is geen kaart die “{ $name }” heet.
terminal-no-card-near = Er is geen kaart die “{ $name }” heet. Bedoel je { $near }?

## Bewaren en weggaan

terminal-recording = De partij wordt vastgelegd in { $file }.
terminal-saved-copy = De partij tot nu toe is bewaard in { $file }.
terminal-file-exists = { $file } bestaat al: kies een andere naam.
terminal-file-trouble = { $file }: { $reason }.
terminal-file-special = { $file } is een apparaat of een pipe: bewaar wat eruit komt in een bestand, en noem dat.
terminal-file-too-large = { $file } is groter dan { $most } MB, en zo groot is geen verslag: noem het bestand van een verslag.
terminal-left = De partij is bewaard in { $file }.
terminal-continue = Verdergaan: { $command }

## Het einde

terminal-result = { $player }: { $points } van { $goal } punten; { $background }; { $hand }
terminal-result-hand = in de hand: { $cards }
terminal-result-empty = geen kaarten in de hand
terminal-recorded = Het verslag van de partij: { $file }
terminal-check = Controleren: { $command }

## Opzetten

terminal-setup-welcome = Blackgate: graaf je een weg naar buiten.
terminal-setup-players = Enter om tegen { $bots } bots te spelen, of hoeveel spelers, { $least } tot { $most }:
terminal-setup-name = Plaats { $seat }: een naam, of Enter voor een bot:
terminal-setup-bots = Hoe sterk moeten de bots zijn?
terminal-setup-strength = Een nummer, of Enter voor { $usual }:

# Bots, vanaf de zwakste
terminal-bot-random = toeval
    .does = doet maar wat
    .about = Doet maar wat, zolang het mag. Goed voor een eerste blik.
terminal-bot-rookie = groentje
    .does = heeft verstandige gewoontes
    .about = Heeft verstandige gewoontes. Een goede eerste tegenstander.
terminal-bot-veteran = veteraan
    .does = kijkt vooruit tot het einde van de beurt
    .about = Kijkt vooruit tot het einde van de beurt.
terminal-bot-boss = baas
    .does = de sterkste: denkt vele partijen door
    .about = De sterkste. Denkt voor elke zet vele partijen door. Neemt even de tijd.
terminal-bot-lifer-1 = langgestrafte 1
    .does = ongeveer zo sterk als een groentje
    .about = Heeft geleerd door tegen zichzelf te spelen, maar vergist zich vaak. Ongeveer zo sterk als een groentje.
terminal-bot-lifer-2 = langgestrafte 2
    .does = tussen groentje en veteraan
    .about = Heeft geleerd door tegen zichzelf te spelen, en vergist zich af en toe. Tussen groentje en veteraan.
terminal-bot-lifer-3 = langgestrafte 3
    .does = ongeveer zo sterk als een veteraan
    .about = Heeft geleerd door tegen zichzelf te spelen. Ongeveer zo sterk als een veteraan.
terminal-bot-lifer-4 = langgestrafte 4
    .does = sterker dan een veteraan
    .about = Heeft geleerd door tegen zichzelf te spelen. Sterker dan een veteraan.
terminal-bot-lifer = langgestrafte
    .does = heeft van miljoenen partijen geleerd en kiest in één oogopslag
    .about = Heeft van miljoenen partijen tegen zichzelf geleerd. Kiest in één oogopslag en geeft niets weg.
terminal-bot-program = programma

## Wat er mis kan zijn op de opdrachtregel

terminal-error = blackgate: { $reason }
terminal-usage = { $wrong } Zie “{ $command } --help”.
terminal-usage-option = Er is geen optie { $found }.
terminal-usage-command = Er is geen opdracht { $found }.
terminal-usage-missing = { $found } ontbreekt.
terminal-usage-value = { $found } heeft een waarde nodig.
terminal-usage-no-value = { $found } heeft geen waarde.
terminal-usage-extra = Dit is te veel: { $found }.
terminal-wrong-number = { $option } vraagt een geheel getal vanaf 0, niet “{ $found }”.
terminal-wrong-players = “{ $found }” kan niet het aantal spelers zijn: kies van { $least } tot en met { $most } (R1.1).
terminal-too-many-seats = { $named } mensen en bots voor { $players } plaatsen: noem er minder, of verhoog --players.
terminal-wrong-bot = Er is geen bot “{ $kind }”: kies { $kinds }.
terminal-wrong-strength = “{ $found }” is geen van deze: kies van 1 tot en met { $most }, of druk op Enter.
terminal-wrong-first = Er is geen plaats { $found } om te beginnen: kies van 0 tot en met { $most } (R1.7).
terminal-wrong-seat = Er is geen plaats { $found }: kies van 0 tot en met { $most }.
terminal-wrong-language = Er is niets in de taal “{ $found }”: kies { $languages }.
terminal-wrong-edition = Deze editie kan niet gebruikt worden. { $reason }
terminal-wrong-record = { $file } is geen verslag dat gebruikt kan worden: { $reason }
terminal-only-new = { $option } is voor een nieuwe partij; met --load komt het uit het verslag.
terminal-wrong-host = de bot kan niet verder: { $reason }.
terminal-already-over = Deze partij is afgelopen: blackgate replay { $file } laat zien hoe het ging.

## Afspelen en controleren

terminal-round = Ronde { $round }
terminal-verify-yes = { $file }: eerlijk. { $actions ->
    [one] { $actions } actie volgt
   *[other] { $actions } acties volgen
} de regels, en al het toeval is wat het geheim geeft.
terminal-verify-no = { $file }: niet goed. Regel { $line }: { $reason }.
terminal-verify-unknown = { $file }: { $actions ->
    [one] { $actions } actie volgt
   *[other] { $actions } acties volgen
} de regels, maar of het toeval eerlijk was, valt niet te zeggen: { $reason }.

## De dokter

terminal-doctor-version = Blackgate { $version } in { $folder }
terminal-doctor-python = Python { $version } ({ $program }) op { $system }
terminal-doctor-compiled = De regels zijn gecompileerd: volle snelheid.
terminal-doctor-interpreted = De regels worden geïnterpreteerd: snel genoeg om te spelen, traag voor veel partijen.
terminal-interpreted = De regels draaien hier geïnterpreteerd, zo’n 30 keer langzamer dan gecompileerd. Voor volle snelheid: ‘apt-get install gcc python3-dev’ (of wat je systeem heeft), en installeer Blackgate opnieuw; ‘blackgate doctor’ zegt meer.
terminal-doctor-source = Dit is de broncode, die geïnterpreteerd draait. Voor de gecompileerde regels: make play, vanaf de tweede start, of pip install . in een andere omgeving.
terminal-doctor-compiler = Er is geen C-compiler. Op Debian of Ubuntu: apt-get install gcc
terminal-doctor-headers = De headers van Python ontbreken. Op Debian of Ubuntu: apt-get install python3-dev
terminal-doctor-reinstall = Installeer Blackgate opnieuw vanuit de broncode om de regels te compileren: pip install --force-reinstall .
terminal-doctor-has = { $name } { $version }
terminal-doctor-lacks = { $name } ontbreekt. Installeer het: pip install { $name }
terminal-doctor-readline = Deze Python heeft geen readline: geen pijltjestoetsen en geen Tab tijdens het typen.
terminal-doctor-folder = Partijen worden bewaard in { $folder }.
terminal-doctor-no_folder = In { $folder }, waar partijen bewaard worden, kan niets geschreven worden. Maak de map schrijfbaar, of zet XDG_STATE_HOME op een map die dat is.
terminal-doctor-server = De server heeft alles wat hij nodig heeft.
terminal-doctor-no_server = De server kan niet draaien zonder { $names }. Om partijen te hosten: pip install "blackgate[server]"
terminal-doctor-no_uvloop = uvloop ontbreekt: de server draait, maar kan minder partijen aan. Waar je systeem het heeft: pip install uvloop
terminal-doctor-port = Poort { $port } is vrij voor de server.
terminal-doctor-no_port = Poort { $port } is bezet, misschien door een server die draait. Voor nog een: blackgate serve --port { $other }
terminal-doctor-sqlite = SQLite { $version }
terminal-doctor-old_sqlite = SQLite { $version } is te oud voor de server, die { $least } nodig heeft. Gebruik een nieuwere Python, of PostgreSQL.
terminal-doctor-database = De database op { $host }, poort { $port }, antwoordt.
terminal-doctor-no_database = BLACKGATE_DATABASE: niets antwoordt op { $host }, poort { $port }. Start daar PostgreSQL, of verbeter de URL.
terminal-doctor-wrong_database = BLACKGATE_DATABASE heeft geen host en poort die geprobeerd kunnen worden. Verbeter de URL.

## De hulp van de opdracht blackgate

terminal-cli = Blackgate, een digitale editie van het bordspel Dig Your Way Out.
terminal-cli-play = Speel in de terminal, met mensen en bots aan één toetsenbord.
terminal-cli-learn = Leer het spel: neem een les aan het toetsenbord, of ga ermee verder.
terminal-option-lesson = De les. Standaard: tutorial.
terminal-wrong-lesson = Er is geen les “{ $found }”: kies uit { $known }.
terminal-lesson-left = Zo ga je met deze les verder: { $command }
terminal-lesson-prompt = Doe het (Enter: de coach doet het):
terminal-lessons = Andere lessen
terminal-cli-replay = Vertel een vastgelegde partij nog een keer.
terminal-cli-verify = Controleer of een vastgelegde partij eerlijk was.
terminal-cli-bot-protocol = Antwoord via standaardinvoer en -uitvoer als bot voor een ander programma; zonder BOT: zeg hoe.
terminal-cli-arena = Laat bots veel partijen spelen en zeg welke sterker is; één bot alleen toont hoelang partijen duren.
terminal-cli-simulate = Bots veel partijen laten spelen, in Parquet-bestanden, ook als experiment met één plaats.
terminal-cli-balance = Rapport over gesimuleerde partijen: wat eerlijk is en wat opvalt; of twee edities vergelijken.
terminal-cli-doctor = Zeg hoe deze installatie draait, wat er ontbreekt en wat je kunt doen.
terminal-cli-edition = Je eigen editie: een bestand met wat op je kaarten staat.
terminal-cli-edition-check = Zeggen wat er allemaal mis is met een editiebestand, of wat erin staat.
terminal-cli-edition-new = Een toegelichte kopie van de standaardeditie schrijven, om mee te beginnen.
terminal-option-version = Zeg welke versie dit is.
terminal-default = { $help } Standaard: { $default }.
terminal-option-language = De taal om te spreken; anders die van de omgeving.
terminal-option-players = Hoeveel er spelen, 2 tot 6; plaatsen waarvoor niemand genoemd is, krijgen een veteraan.
terminal-option-person = Een mens die speelt; één keer voor elk.
terminal-option-bot = Een bot die speelt (random, rookie, veteran, lifer, boss; docs/bots.md heeft er meer), of een eigen programma (blackgate bot-protocol zegt hoe); één keer voor elk.
terminal-option-seed = Een tekst naar keuze: dezelfde seed deelt dezelfde partij.
terminal-option-first = De plaats die begint, geteld vanaf 0; anders beslist het toeval.
terminal-option-edition = Je eigen editie: een bestand met wat er op jouw kaarten staat.
terminal-option-load = Ga met een partij verder vanuit het verslag.
terminal-option-record = Waar de partij wordt vastgelegd; anders in je eigen map.
terminal-option-plain = Gewone regels, voor schermlezers en pipes; vanzelf waar de uitvoer geen terminal is.
terminal-option-kind = De bot die antwoordt.
terminal-option-file = Het verslag van een partij.
terminal-option-own = Het editiebestand.
terminal-option-seat = Zoals deze plaats het zag, geteld vanaf 0; anders zoals iedereen het kon volgen.
terminal-option-secrets = Met alles wat geheim was.
terminal-option-html = De terugblik als één HTML-bestand schrijven dat zonder netwerk werkt.
terminal-keep-unfinished = Alleen een afgelopen partij kan als bestand worden bewaard, en { $file } is er geen: speel haar eerst uit.
terminal-keep-progress = De partij wordt verteld
terminal-keep-done = { $file } is geschreven: open het in een browser.

# Modules
terminal-tokens = Fiches
terminal-setup-modules = Modules naast het basisspel, of Enter voor geen ({ $modules }):
terminal-wrong-options = dit kan niet samen gespeeld worden: { $reason }
terminal-option-michel = Wie er door de gevangenis loopt: michel of michelle.
terminal-option-team = Twee teams; voor 4 of 6 spelers.
terminal-option-warden = De directrice en haar kantoor.
terminal-option-place = Een modulaire locatie om te gebruiken, met de id (library, workshop ...), of all; één keer voor elk.

# De arena
terminal-option-kinds = De bots, de sterkere eerst: elk speelt tegen elk die erna genoemd is.
terminal-option-table = Hoeveel er aan een tafel spelen, 2 tot 6.
terminal-option-games = Hoeveel partijen elk paar speelt; naar boven afgerond, zodat alles wat gedeeld is vanaf elke plaats gespeeld wordt.
terminal-option-jobs = Hoeveel processen er spelen; anders één voor elke kern.
terminal-option-ray = Op het Ray-cluster op dat adres draaien, of “auto”: dat waar deze machine bij hoort. Vereist Ray.
terminal-option-results = Waar de resultaten geschreven worden; anders in je eigen map.
terminal-option-resume = Ga verder met de resultaten in dit bestand, van dezelfde arena.
terminal-option-plots = Teken afbeeldingen van de resultaten in deze map.
terminal-option-sitting = De bots: één voor alle plaatsen, of één voor elke plaats.
terminal-option-deals = Aantal delingen; elke wordt één keer gespeeld in elke arm van een experiment.
terminal-option-folder = Map om de partijen in te schrijven. Standaard: een nieuwe in je eigen map.
terminal-option-resumed = Verdergaan met de partijen in deze map, van dezelfde simulatie.
terminal-option-mixed = Elke deling heeft eigen locaties, Michel(le) en directrice, bij toeval.
terminal-option-give = Experiment: één plaats begint met deze kaart: haar id, gang_cards of action_cards; herhaalbaar.
terminal-option-without = Experiment: één plaats doet dit nooit: een naam als search of extortion, of all; herhaalbaar.
terminal-option-runs = Mappen met gesimuleerde partijen.
terminal-option-against = Editie om mee te vergelijken, op dezelfde delingen.
terminal-option-page = Bestand voor het rapport. Standaard: report.html in de eerste map.
terminal-option-data = Bestand voor het rapport als JSON. Standaard: report.json in de eerste map.
terminal-option-player = Bot die speelt: één voor alle plaatsen, of herhalen voor elke. Standaard: veteran.

# blackgate serve
terminal-cli-serve = Host partijen voor browsers, terminals en bots, tot ctrl-C.
terminal-option-host = Het adres om op te luisteren; 0.0.0.0 laat iedereen op je netwerk binnen.
terminal-option-port = De poort om op te luisteren; 0 neemt een willekeurige vrije.
terminal-option-database = Waar tafels bewaard worden: een URL van SQLite of PostgreSQL; anders een eigen bestand.
terminal-option-origins = Verdere adressen van pagina’s die met de server mogen praten, met komma’s.
terminal-option-passkey_domain = Het domein waarvoor passkeys gelden, als de server meerdere namen heeft.
terminal-option-proxies = Adressen van proxy’s waarvan X-Forwarded-For geloofd wordt, met komma’s.
terminal-option-metrics = Waar Prometheus de metrieken vindt, een adres met een poort; of off.
terminal-option-processes = Serverprocessen op deze machine; voor meer dan een is PostgreSQL nodig.
terminal-option-internal = Adres en poort waarop de andere servers op dezelfde PostgreSQL deze bereiken.
terminal-option-lease_seconds = Seconden zonder levensteken waarna de anderen de tafels van een server overnemen.
terminal-option-log_format = Logboeken als tekst voor mensen (text) of als json.
terminal-option-log_level = Wat er in het logboek komt: debug, info, warning of error.
terminal-option-bot_processes = Hoeveel bots er tegelijk nadenken; tips en kansen hebben een extra proces.
terminal-option-grace = Seconden waarna een bot het mag overnemen van een speler die weg is.
terminal-option-drain_seconds = Seconden die een server die moet stoppen, wacht op wat nog bezig is.
terminal-option-most_tables = Tafels tegelijk in het geheugen.
terminal-option-most_connections = Verbindingen tegelijk.
terminal-option-most_connections_per_address = Verbindingen tegelijk van één adres.
terminal-option-requests_per_minute = Verzoeken van één adres.
terminal-option-files_per_minute = Bestanden van de browserclient voor één adres.
terminal-option-tables_per_minute = Nieuwe tafels van één adres.
terminal-option-connections_per_minute = Nieuwe verbindingen van één adres.
terminal-option-codes_at_once = Foute codes van één adres; daarna één per minuut.
terminal-option-sign_ins_at_once = Opgeëiste namen en foute aanmeldingen van één adres of voor één naam; daarna één per minuut.
terminal-option-messages_per_second = Berichten van één plaats.
terminal-option-config = Een TOML-bestand met instellingen, genoemd zoals deze vlaggen; vlaggen en variabelen BLACKGATE_... gaan voor.
terminal-option-show = Open de browser zodra de server er is, waar er een scherm is.
terminal-said = { $reason }
terminal-cluster = Ray-cluster { $address } (machines: { $machines }, kernen: { $cores })

# blackgate join
terminal-cli-join = Speel aan een tafel van een server; met --bot laat je daar een bot van deze computer spelen.
terminal-option-address = Het adres van de tafel, zoals de browser het toont, of met de korte code aan het einde; of alleen dat van de server, met --code.
terminal-option-code = De korte code van de tafel.
terminal-option-name = Hoe je daar heet; dezelfde naam krijgt dezelfde plaats weer.
terminal-option-chair = De plaats om te nemen, geteld vanaf 0; anders de eerste die vrij is.
terminal-option-token = Het token van je plaats, als die ergens anders is ingenomen.
terminal-option-watch = Alleen kijken.
terminal-option-sent = Een bot die in jouw plaats speelt: dezelfde als in blackgate play.
terminal-cli-backup = De hele database van een server naar één bestand kopiëren, ook terwijl hij draait, en de kopie controleren.
terminal-cli-restore = Een back-up terugzetten in een database, SQLite of PostgreSQL, die geen server gebruikt.
terminal-cli-export = Het verslag van de partij van een tafel naar een bestand schrijven.
terminal-cli-admin = Voor wie een server beheert: de tafels en geheimen, ook terwijl hij draait.
terminal-cli-admin-list = De tafels tonen die open, in het spel of opzijgelegd zijn.
terminal-cli-admin-close = Een tafel sluiten; de partij eindigt waar ze is.
terminal-cli-admin-unlock = Een tafel vrijgeven die na een fout opzij is gelegd, als de oorzaak weg is.
terminal-cli-admin-rotate-secrets = Plaatstokens met een nieuw geheim ondertekenen.
terminal-option-copy = Het nieuwe bestand voor de back-up.
terminal-option-copied = De back-up.
terminal-option-replace = Vervangen wat in de database staat.
terminal-option-board = De tafel, met zijn id of zijn korte code.
terminal-option-target = Het nieuwe bestand voor het verslag.
terminal-option-under_way = Ook als de partij niet voorbij is; dan staan alle handen in het verslag.
terminal-option-finished = Ook die voorbij of gesloten zijn.
terminal-option-days = Hoeveel dagen tokens van het oude geheim nog gelden. Standaard: 14; 0 beëindigt ze meteen.
terminal-option-private_addresses = Of webhooks naar adressen buiten internet mogen: refused of allowed.
terminal-option-push_contact = Tot wie pushdiensten zich kunnen wenden: een mailto- of https-adres.
terminal-option-vacation_days = Dagen per jaar waarop de klokken van een speler stil kunnen staan.
