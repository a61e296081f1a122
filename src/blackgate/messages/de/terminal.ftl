# Das Terminal. Die Argumente sind in en/terminal.ftl erklärt, die deutschen Begriffe in names.ftl.

## Der Tisch

terminal-heading = Runde { $round }: { $player } ist am Zug, noch { phrase-actions }
terminal-heading-over = Runde { $round }: Die Partie ist vorbei
terminal-line = { $title }: { $things }
terminal-title = { $title }:
terminal-you = { $player } (du)

terminal-places = Orte
terminal-place = Ort
terminal-die = Würfel
terminal-search = Suchen
terminal-deeds = Nur hier
terminal-people = Wer da ist
terminal-place-numbers = Würfel { $numbers }
terminal-place-search = Suchen { $search }
terminal-place-forbids = ohne { $deed }
terminal-place-people = da: { $people }


terminal-gangs = Gangs
terminal-gang = Gang
terminal-gang-top = oberste Karte { $card }
terminal-gang-wants-any = { $needs } verschiedene, egal welche
terminal-gang-wants = { $needs } von { $accessories }

terminal-players = Personen
terminal-player = Person
terminal-tunnel = Tunnel
terminal-points = { $points } von { $goal } Punkten
terminal-cards = Karten
terminal-cigarettes = Zigaretten
terminal-beatings = Abreibungen
terminal-beatings-count = { $beatings ->
    [one] { $beatings } Abreibung
   *[other] { $beatings } Abreibungen
}
terminal-background = Vorleben
terminal-background-unknown = verdeckt
terminal-background-own = { $background } (verdeckt)
terminal-background-used = { $background } (aufgedeckt)

terminal-piles = Auf den Stapeln: { $piles }. Suchstapel: { $deck }, Ablage: { $discard }.
terminal-on_table = Auf dem Tisch: { $cards }

## Die Hand

terminal-hand = Deine Hand
terminal-hand-empty = keine Karten
terminal-family-tools = Werkzeuge
terminal-family-weapons = Waffen
terminal-family-components = Bauteile
terminal-family-accessories = Accessoires
terminal-family-rare = Raritäten
terminal-family-action_cards = Aktionskarten

## Was geschehen ist, Fragen und Möglichkeiten

terminal-news = Was geschehen ist
terminal-remark = { $player }: { $remark }
terminal-news-more = { $lines ->
    [one] noch { $lines } Zeile: verlauf
   *[other] noch { $lines } Zeilen: verlauf
}
terminal-group-basic = Grundaktionen
terminal-group-place = Ortsaktionen
terminal-group-free = Ohne Aktion
terminal-prompt = Deine Wahl (eine Nummer oder hilfe):

## Der Vorhang zwischen zwei Händen

terminal-curtain-done = Sieh dir das an, dann leert die Eingabetaste den Bildschirm:
terminal-curtain = Gib die Tastatur an { $player }.
terminal-curtain-ready = { $player }, drück die Eingabetaste:

## Befehle

terminal-command-help = hilfe
    .does = dieser Text
terminal-command-board = tisch
    .does = der ganze Tisch
terminal-command-hand = hand
    .does = deine eigenen Karten
terminal-command-card = karte
    .usage = karte [NAME]
    .does = was eine Karte tut; ohne Namen alle, die du hast
terminal-command-log = verlauf
    .usage = verlauf [ZAHL]
    .does = was zuletzt geschehen ist
terminal-command-why = warum
    .usage = warum AKTION
    .does = warum etwas jetzt nicht geht, mit der Regel
terminal-command-hint = tipp
    .does = was der Boss an deiner Stelle wählen würde
terminal-command-save = speichern
    .usage = speichern [DATEI]
    .does = die Aufzeichnung der Partie in eine Datei kopieren
terminal-command-undo = zurück
    .does = deine letzte Wahl zurücknehmen; wurde seitdem etwas gesehen, werden die anderen gefragt
terminal-command-chat = sagen
    .usage = sagen TEXT
    .does = etwas zum Tisch sagen
terminal-command-pause = pause
    .does = vorschlagen, die Uhren anzuhalten
terminal-command-resume = weiter
    .does = nach einer Pause weitermachen
terminal-command-yes = ja
    .does = dem Vorschlag zustimmen
terminal-command-no = nein
    .does = den Vorschlag ablehnen
terminal-command-pass = passen
    .usage = passen immer, passen fragen
    .does = immer passen, wenn du das gefragt wirst; wieder gefragt werden
terminal-command-start = beginnen
    .does = als Host: die Partie beginnen
terminal-command-bot = bot
    .usage = bot PLATZ ART
    .does = als Host: ein Bot für einen freien Platz oder für eine abwesende Person
terminal-command-quit = verlassen
    .does = weggehen; die Partie kann fortgesetzt werden
terminal-help-choose = Tippe die Nummer einer Möglichkeit, ihren Text oder eines dieser Wörter; die Eingabetaste allein zeigt die Frage noch einmal.
terminal-help-line = { $command }: { $does }
terminal-help-texts = Was du jetzt wählen kannst, als Text:
terminal-help-rules = Die Regeln mit ihren Nummern und alle Karten: docs/rules.md und docs/cards.md im Quelltext.

terminal-hint = Was der Boss von deinen Möglichkeiten hält, die beste zuerst:
terminal-hint-choice = Möglichkeit
terminal-hint-chance = Deine Gewinnchance
terminal-hint-follows = Wie es weitergehen kann
terminal-hint-line = { $number }. { $action }: Gewinnchance { $chance }
terminal-hint-then = { $hint }. Dann { $line }
terminal-hint-move = { $player }: { $action }

terminal-no-choice = Eine Möglichkeit { $number } gibt es nicht: Wähle von 1 bis { $most }.
terminal-not-understood = Mit „{ $typed }“ lässt sich hier nichts anfangen; hilfe sagt, womit schon.
terminal-not-understood-near = Mit „{ $typed }“ lässt sich hier nichts anfangen. Meintest du { $near }?
terminal-refused = { $action }: { $reason }.
terminal-possible = { $action }: Das kannst du jetzt tun, es ist Möglichkeit { $number }.
terminal-why-what = Warum nicht was? Zum Beispiel: warum craft shovel.
terminal-card-recipe = { $cards }: ergibt { $item }
terminal-card-wanted = gesucht von: { $gangs }
terminal-card-value = bringt beim Verkauf { phrase-cigarettes }
terminal-no-card = Keine Karte heißt „{ $name }“.
terminal-no-card-near = Keine Karte heißt „{ $name }“. Meintest du { $near }?

## Speichern und verlassen

terminal-recording = Die Partie wird in { $file } aufgezeichnet.
terminal-saved-copy = Die Partie bis hierher ist in { $file } gespeichert.
terminal-file-exists = { $file } gibt es schon: Wähle einen anderen Namen.
terminal-file-trouble = { $file }: { $reason }.
terminal-file-special = { $file } ist ein Gerät oder eine Pipe: Speichere, was daraus kommt, in einer Datei, und nenne diese.
terminal-file-too-large = { $file } hat mehr als { $most } MB, so viel hat keine Aufzeichnung: Nenne die Datei einer Aufzeichnung.
terminal-left = Die Partie ist in { $file } gespeichert.
terminal-continue = So geht es weiter: { $command }

## Das Ende

terminal-result = { $player }: { $points } von { $goal } Punkten; { $background }; { $hand }
terminal-result-hand = auf der Hand: { $cards }
terminal-result-empty = keine Karten auf der Hand
terminal-recorded = Die Aufzeichnung der Partie: { $file }
terminal-check = So wird sie geprüft: { $command }

## Vorbereitung

terminal-setup-welcome = Blackgate: Grab dir einen Weg nach draußen.
terminal-setup-players = Eingabetaste für eine Partie gegen { $bots } Bots, oder wie viele mitspielen, { $least } bis { $most }:
terminal-setup-name = Platz { $seat }: ein Name, oder Eingabetaste für einen Bot:
terminal-setup-bots = Wie stark sollen die Bots sein?
terminal-setup-strength = Eine Nummer, oder Eingabetaste für { $usual }:

# Bots, der schwächste zuerst
terminal-bot-random = Zufall
    .does = tut irgendetwas
    .about = Tut irgendetwas Erlaubtes. Gut für einen ersten Blick.
terminal-bot-rookie = Neuling
    .does = hat vernünftige Gewohnheiten
    .about = Hat vernünftige Gewohnheiten. Ein fairer erster Gegner.
terminal-bot-veteran = Veteran
    .does = denkt bis ans Ende des Zuges voraus
    .about = Denkt bis ans Ende des Zuges voraus.
terminal-bot-boss = Boss
    .does = der stärkste: spielt in Gedanken viele Partien durch
    .about = Der stärkste. Spielt vor jeder Entscheidung in Gedanken viele Partien durch. Das dauert etwas.
terminal-bot-lifer-1 = Lebenslänglicher 1
    .does = etwa so stark wie ein Neuling
    .about = Hat im Spiel gegen sich selbst gelernt, irrt sich aber oft. Etwa so stark wie ein Neuling.
terminal-bot-lifer-2 = Lebenslänglicher 2
    .does = zwischen Neuling und Veteran
    .about = Hat im Spiel gegen sich selbst gelernt und irrt sich ab und zu. Zwischen Neuling und Veteran.
terminal-bot-lifer-3 = Lebenslänglicher 3
    .does = etwa so stark wie ein Veteran
    .about = Hat im Spiel gegen sich selbst gelernt. Etwa so stark wie ein Veteran.
terminal-bot-lifer-4 = Lebenslänglicher 4
    .does = stärker als ein Veteran
    .about = Hat im Spiel gegen sich selbst gelernt. Stärker als ein Veteran.
terminal-bot-lifer = Lebenslänglicher
    .does = hat aus Millionen Partien gelernt und entscheidet auf einen Blick
    .about = Hat aus Millionen Partien gegen sich selbst gelernt. Entscheidet auf einen Blick und schenkt niemandem etwas.
terminal-bot-program = Programm

## Was auf der Kommandozeile falsch sein kann

terminal-error = blackgate: { $reason }
terminal-usage = { $wrong } Siehe „{ $command } --help“.
terminal-usage-option = Eine Option { $found } gibt es nicht.
terminal-usage-command = Einen Befehl { $found } gibt es nicht.
terminal-usage-missing = { $found } fehlt.
terminal-usage-value = { $found } braucht einen Wert.
terminal-usage-no-value = { $found } nimmt keinen Wert.
terminal-usage-extra = Das ist zu viel: { $found }.
terminal-wrong-number = { $option } verlangt eine ganze Zahl ab 0, nicht „{ $found }“.
terminal-wrong-players = „{ $found }“ geht nicht als Zahl der Personen: Wähle von { $least } bis { $most } (R1.1).
terminal-too-many-seats = { $named } Menschen und Bots für { $players } Plätze: Nenne weniger, oder erhöhe --players.
terminal-wrong-bot = Einen Bot „{ $kind }“ gibt es nicht: Wähle { $kinds }.
terminal-wrong-strength = „{ $found }“ ist nichts davon: Wähle von 1 bis { $most }, oder drück die Eingabetaste.
terminal-wrong-first = Einen Platz { $found }, der beginnen könnte, gibt es nicht: Wähle von 0 bis { $most } (R1.7).
terminal-wrong-seat = Einen Platz { $found } gibt es nicht: Wähle von 0 bis { $most }.
terminal-wrong-language = In der Sprache „{ $found }“ gibt es nichts: Wähle { $languages }.
terminal-wrong-edition = Diese Ausgabe ist nicht zu gebrauchen. { $reason }
terminal-wrong-record = { $file } ist keine brauchbare Aufzeichnung: { $reason }
terminal-only-new = { $option } ist für eine neue Partie; mit --load steht es in der Aufzeichnung.
terminal-wrong-host = der Bot kann nicht weitermachen: { $reason }.
terminal-already-over = Diese Partie ist vorbei: blackgate replay { $file } zeigt sie.

## Nacherzählen und prüfen

terminal-round = Runde { $round }
terminal-verify-yes = { $file }: ehrlich. { $actions ->
    [one] { $actions } Aktion folgt
   *[other] { $actions } Aktionen folgen
} den Regeln, und aller Zufall ist der, den das Geheimnis ergibt.
terminal-verify-no = { $file }: nicht richtig. Zeile { $line }: { $reason }.
terminal-verify-unknown = { $file }: { $actions ->
    [one] { $actions } Aktion folgt
   *[other] { $actions } Aktionen folgen
} den Regeln, aber ob der Zufall ehrlich war, lässt sich nicht sagen: { $reason }.

## Der Doktor

terminal-doctor-version = Blackgate { $version } in { $folder }
terminal-doctor-python = Python { $version } ({ $program }) auf { $system }
terminal-doctor-compiled = Die Regeln sind kompiliert: volle Geschwindigkeit.
terminal-doctor-interpreted = Die Regeln werden interpretiert: schnell genug zum Spielen, langsam für viele Partien.
terminal-interpreted = Die Regeln laufen hier interpretiert, etwa 30-mal langsamer als kompiliert. Für volles Tempo: „apt-get install gcc python3-dev“ (oder was dein System dafür hat), dann Blackgate neu installieren; „blackgate doctor“ sagt mehr.
terminal-doctor-source = Das ist der Quelltext, der interpretiert läuft. Für die kompilierten Regeln: make play, vom zweiten Start an, oder pip install . in einer anderen Umgebung.
terminal-doctor-compiler = Es gibt keinen C-Compiler. Auf Debian oder Ubuntu: apt-get install gcc
terminal-doctor-headers = Die Header-Dateien von Python fehlen. Auf Debian oder Ubuntu: apt-get install python3-dev
terminal-doctor-reinstall = Um die Regeln zu kompilieren, installiere Blackgate noch einmal aus dem Quelltext: pip install --force-reinstall .
terminal-doctor-has = { $name } { $version }
terminal-doctor-lacks = { $name } fehlt. So wird es installiert: pip install { $name }
terminal-doctor-readline = Dieses Python hat kein readline: keine Pfeiltasten und kein Tab beim Tippen.
terminal-doctor-folder = Die Partien liegen in { $folder }.
terminal-doctor-no_folder = In { $folder }, wo die Partien liegen, kann nichts geschrieben werden. Erlaube es, oder setze XDG_STATE_HOME auf einen Ordner, in dem es geht.
terminal-doctor-server = Der Server hat alles, was er braucht.
terminal-doctor-no_server = Der Server kann ohne { $names } nicht laufen. Um Partien anzubieten: pip install "blackgate[server]"
terminal-doctor-no_uvloop = uvloop fehlt: Der Server läuft, trägt aber weniger Partien. Wo dein System es hat: pip install uvloop
terminal-doctor-port = Port { $port } ist frei für den Server.
terminal-doctor-no_port = Port { $port } ist belegt, vielleicht von einem laufenden Server. Für einen weiteren: blackgate serve --port { $other }
terminal-doctor-sqlite = SQLite { $version }
terminal-doctor-old_sqlite = SQLite { $version } ist zu alt für den Server, der { $least } braucht. Nimm ein neueres Python oder PostgreSQL.
terminal-doctor-database = Die Datenbank auf { $host }, Port { $port }, antwortet.
terminal-doctor-no_database = BLACKGATE_DATABASE: Auf { $host }, Port { $port }, antwortet nichts. Starte dort PostgreSQL, oder berichtige die URL.
terminal-doctor-wrong_database = In BLACKGATE_DATABASE stehen kein Host und kein Port, die sich ausprobieren lassen. Berichtige die URL.

## Die Hilfe des Befehls blackgate

terminal-cli = Blackgate, eine digitale Ausgabe des Brettspiels Dig Your Way Out.
terminal-cli-play = Im Terminal spielen, mit Menschen und Bots an einer Tastatur.
terminal-cli-learn = Lern das Spiel: Nimm eine Lektion an der Tastatur, oder mach mit ihr weiter.
terminal-option-lesson = Die Lektion. Ohne Angabe: tutorial.
terminal-wrong-lesson = Es gibt keine Lektion „{ $found }“: Wähle aus { $known }.
terminal-lesson-left = So geht es mit dieser Lektion weiter: { $command }
terminal-lesson-prompt = Tu es (Enter: der Trainer tut es):
terminal-lessons = Andere Lektionen
terminal-cli-replay = Eine aufgezeichnete Partie nacherzählen.
terminal-cli-verify = Prüfen, ob eine aufgezeichnete Partie ehrlich war.
terminal-cli-bot-protocol = Als Bot für ein anderes Programm über Standardeingabe und -ausgabe antworten; ohne BOT sagen, wie das geht.
terminal-cli-arena = Bots viele Partien spielen lassen und sagen, welcher stärker ist; ein Bot allein zeigt, wie lange Partien dauern.
terminal-cli-simulate = Bots viele Partien spielen lassen, in Parquet-Dateien, auch als Experiment an einem Platz.
terminal-cli-balance = Bericht über simulierte Partien: was ausgewogen ist und was auffällt; oder zwei Editionen vergleichen.
terminal-cli-doctor = Sagen, wie diese Installation läuft, was fehlt und was zu tun ist.
terminal-cli-edition = Eine eigene Ausgabe: eine Datei mit dem, was auf deinen Karten steht.
terminal-cli-edition-check = Sagen, was an einer Ausgabe alles falsch ist, oder was sie enthält.
terminal-cli-edition-new = Eine erklärte Kopie der Standardausgabe schreiben, zum Anfangen.
terminal-option-version = Sagen, welche Version das ist.
terminal-default = { $help } Standard: { $default }.
terminal-option-language = Die Sprache, die gesprochen wird; sonst die der Umgebung.
terminal-option-players = Wie viele mitspielen, 2 bis 6; Plätze, für die niemand genannt ist, bekommen einen Veteranen.
terminal-option-person = Ein Mensch, der mitspielt; einmal für jeden.
terminal-option-bot = Ein Bot, der mitspielt (random, rookie, veteran, lifer, boss; mehr in docs/bots.md), oder ein eigenes Programm (blackgate bot-protocol sagt, wie); einmal für jeden.
terminal-option-seed = Irgendein Text: Derselbe Startwert gibt dieselbe Partie.
terminal-option-first = Der Platz, der beginnt, von 0 an gezählt; sonst entscheidet der Zufall.
terminal-option-edition = Deine eigene Ausgabe: eine Datei mit dem, was auf deinen Karten steht.
terminal-option-load = Eine Partie aus ihrer Aufzeichnung fortsetzen.
terminal-option-record = Wo die Partie aufgezeichnet wird; sonst in deinem eigenen Ordner.
terminal-option-plain = Einfache Zeilen, für Bildschirmleser und Pipes; von selbst, wo die Ausgabe kein Terminal ist.
terminal-option-kind = Der Bot, der antwortet.
terminal-option-file = Die Aufzeichnung einer Partie.
terminal-option-own = Die Datei der Ausgabe.
terminal-option-seat = So, wie dieser Platz sie sah, von 0 an gezählt; sonst so, wie alle sie verfolgen konnten.
terminal-option-secrets = Mit allem, was geheim war.
terminal-option-html = Den Rückblick als eine HTML-Datei schreiben, die ohne Netz läuft.
terminal-keep-unfinished = Nur eine beendete Partie lässt sich als Datei aufheben, und { $file } ist keine: Spiel sie erst zu Ende.
terminal-keep-progress = Die Partie wird erzählt
terminal-keep-done = { $file } ist geschrieben: Öffne die Datei in einem Browser.

# Module
terminal-tokens = Plättchen
terminal-setup-modules = Module außer dem Grundspiel, oder Eingabetaste für keine ({ $modules }):
terminal-wrong-options = das lässt sich nicht zusammen spielen: { $reason }
terminal-option-michel = Wer durchs Gefängnis streift: michel oder michelle.
terminal-option-team = Zwei Teams; zu viert oder zu sechst.
terminal-option-warden = Die Direktorin und ihr Büro.
terminal-option-place = Ein modularer Ort, mit seiner Id (library, workshop ...) oder all; einmal für jeden.

# Die Arena
terminal-option-kinds = Die Bots, die stärkeren zuerst: Jeder spielt gegen jeden, der nach ihm genannt ist.
terminal-option-table = Wie viele an einem Tisch spielen, 2 bis 6.
terminal-option-games = Wie viele Partien jede Paarung spielt; aufgerundet, damit jede Kartenverteilung von jedem Platz aus gespielt wird.
terminal-option-jobs = Wie viele Prozesse spielen; sonst einer je Kern.
terminal-option-ray = Auf dem Ray-Cluster unter dieser Adresse laufen, oder „auto“: auf dem, zu dem dieser Rechner gehört. Braucht Ray.
terminal-option-results = Wohin die Ergebnisse geschrieben werden; sonst in deinen eigenen Ordner.
terminal-option-resume = Mit den Ergebnissen in dieser Datei weitermachen, die von derselben Arena sind.
terminal-option-plots = Bilder der Ergebnisse in diesen Ordner zeichnen.
terminal-option-sitting = Die Bots: einer für alle Plätze oder einer für jeden.
terminal-option-deals = Zahl der Deals; jeder wird in jedem Arm eines Experiments einmal gespielt.
terminal-option-folder = Ordner, in den die Partien geschrieben werden. Standard: ein neuer in deinem eigenen Ordner.
terminal-option-resumed = Mit den Partien in diesem Ordner fortfahren, derselben Simulation.
terminal-option-mixed = Jeder Deal hat seine eigenen Orte, Michel(le) und Direktorin, nach Zufall.
terminal-option-give = Experiment: Ein Platz beginnt mit dieser Karte: ihre Id, gang_cards oder action_cards; wiederholbar.
terminal-option-without = Experiment: Ein Platz tut dies nie: ein Name wie search oder extortion, oder all; wiederholbar.
terminal-option-runs = Ordner mit simulierten Partien.
terminal-option-against = Edition zum Vergleichen, auf denselben Deals.
terminal-option-page = Datei für den Bericht. Standard: report.html im ersten Ordner.
terminal-option-data = Datei für den Bericht als JSON. Standard: report.json im ersten Ordner.
terminal-option-player = Bot, der spielt: einer für alle Plätze, oder für jeden wiederholen. Standard: veteran.

# blackgate serve
terminal-cli-serve = Partien für Browser, Terminals und Bots anbieten, bis Strg-C.
terminal-option-host = Die Adresse, an der gelauscht wird; 0.0.0.0 lässt dein ganzes Netz herein.
terminal-option-port = Der Port, an dem gelauscht wird; 0 nimmt irgendeinen freien.
terminal-option-database = Wo die Tische liegen: eine SQLite- oder PostgreSQL-URL; sonst eine eigene Datei.
terminal-option-origins = Weitere Adressen von Seiten, die mit dem Server sprechen dürfen, durch Kommas getrennt.
terminal-option-passkey_domain = Die Domain, für die Passkeys gelten, wenn der Server mehrere Namen hat.
terminal-option-proxies = Adressen von Proxys, deren X-Forwarded-For geglaubt wird, durch Kommas getrennt.
terminal-option-metrics = Wo Prometheus die Metriken findet, eine Adresse mit Port; oder off.
terminal-option-processes = Server-Prozesse auf diesem Rechner; mehr als einer braucht PostgreSQL.
terminal-option-internal = Adresse und Port, an denen die anderen Server auf demselben PostgreSQL diesen erreichen.
terminal-option-lease_seconds = Sekunden ohne Lebenszeichen, nach denen die anderen die Tische eines Servers übernehmen.
terminal-option-log_format = Protokolle als Text für Menschen (text) oder als json.
terminal-option-log_level = Was protokolliert wird: debug, info, warning oder error.
terminal-option-bot_processes = Wie viele Bots gleichzeitig nachdenken; Tipps und Chancen haben einen weiteren Prozess.
terminal-option-grace = Sekunden, nach denen ein Bot für eine abwesende Person einspringen darf.
terminal-option-drain_seconds = Sekunden, die ein Server beim Anhalten auf das wartet, was noch läuft.
terminal-option-most_tables = Tische gleichzeitig im Speicher.
terminal-option-most_connections = Verbindungen gleichzeitig.
terminal-option-most_connections_per_address = Verbindungen gleichzeitig von einer Adresse.
terminal-option-requests_per_minute = Anfragen von einer Adresse.
terminal-option-files_per_minute = Dateien des Browser-Clients für eine Adresse.
terminal-option-tables_per_minute = Neue Tische von einer Adresse.
terminal-option-connections_per_minute = Neue Verbindungen von einer Adresse.
terminal-option-codes_at_once = Falsche Codes von einer Adresse; danach einer pro Minute.
terminal-option-sign_ins_at_once = Beanspruchte Namen und falsche Anmeldungen von einer Adresse oder für einen Namen; danach eine pro Minute.
terminal-option-messages_per_second = Nachrichten eines Platzes.
terminal-option-config = Eine TOML-Datei mit Einstellungen, die wie diese Optionen heißen; Optionen und Variablen BLACKGATE_... gehen vor.
terminal-said = { $reason }
terminal-cluster = Ray-Cluster { $address } (Rechner: { $machines }, Kerne: { $cores })

# blackgate join
terminal-cli-join = An einem Tisch eines Servers spielen; mit --bot einen Bot dieses Rechners dort spielen lassen.
terminal-option-address = Die Adresse des Tisches, wie der Browser sie zeigt, oder mit seinem kurzen Code am Ende; oder nur die des Servers, mit --code.
terminal-option-code = Der kurze Code des Tisches.
terminal-option-name = Wie du dort heißt; derselbe Name nimmt denselben Platz wieder ein.
terminal-option-chair = Der gewünschte Platz, von 0 an gezählt; sonst der erste freie.
terminal-option-token = Das Token deines Platzes, wenn du dich anderswo gesetzt hast.
terminal-option-watch = Nur zusehen.
terminal-option-sent = Ein Bot, der an deiner Stelle spielt: dieselben wie bei blackgate play.
terminal-option-show = Den Browser öffnen, sobald der Server da ist, wo es einen Bildschirm gibt.
terminal-cli-backup = Die ganze Datenbank eines Servers in eine Datei kopieren, auch während er läuft, und die Kopie prüfen.
terminal-cli-restore = Eine Sicherung in eine Datenbank zurückspielen, SQLite oder PostgreSQL, die kein Server benutzt.
terminal-cli-export = Die Aufzeichnung der Partie eines Tisches in eine Datei schreiben.
terminal-cli-admin = Für den Betrieb eines Servers: seine Tische und Geheimnisse, auch während er läuft.
terminal-cli-admin-list = Die Tische auflisten, die offen, im Spiel oder beiseitegelegt sind.
terminal-cli-admin-close = Einen Tisch schließen; seine Partie endet, wo sie steht.
terminal-cli-admin-unlock = Einen Tisch freigeben, der nach einem Fehler beiseitegelegt wurde, wenn die Ursache behoben ist.
terminal-cli-admin-rotate-secrets = Platz-Tokens mit einem neuen Geheimnis signieren.
terminal-option-copy = Die neue Datei für die Sicherung.
terminal-option-copied = Die Sicherung.
terminal-option-replace = Ersetzen, was in der Datenbank ist.
terminal-option-board = Der Tisch, mit seiner Kennung oder seinem kurzen Code.
terminal-option-target = Die neue Datei für die Aufzeichnung.
terminal-option-under_way = Auch wenn die Partie nicht zu Ende ist; dann sind alle Hände in der Aufzeichnung.
terminal-option-finished = Auch die beendeten und geschlossenen.
terminal-option-days = Wie viele Tage Tokens des alten Geheimnisses noch gelten. Standard: 14; 0 beendet sie sofort.
terminal-option-private_addresses = Ob Webhooks an Adressen außerhalb des Internets gehen dürfen: refused oder allowed.
terminal-option-push_contact = An wen sich Push-Dienste wenden können: eine mailto- oder https-Adresse.
terminal-option-vacation_days = Tage im Jahr, an denen die Uhren einer Person stillstehen können.
