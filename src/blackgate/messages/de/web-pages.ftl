# Die Seiten um den Tisch herum: Start, Vorraum, ein Gerät für alle, nach der Partie, Regeln. Die deutschen Begriffe
# sind in names.ftl erklärt.
# $player, $players   Namen, wie Menschen sie geschrieben haben
# $place              der Name eines Ortes

web-pages-offline = Der Server ist nicht erreichbar. Prüf die Verbindung und versuch es noch einmal.
web-pages-home = Zum Start

## Die Startseite

web-pages-tagline = Eine lange Nacht. Eine dicke Mauer. Ein Löffel.
web-pages-rules = Die Regeln
web-pages-ways = Spielarten
web-pages-way-bots = Gegen Bots
web-pages-way-friends = Mit Freunden
web-pages-way-here = An einem Gerät
web-pages-way-join = Beitreten
web-pages-theme-system = Auto
web-pages-theme-dark = Nacht
web-pages-theme-light = Tag
web-pages-your-name = Dein Name
# Who leaves the name empty is called so; at most 20 letters.
web-pages-prisoner = Häftling 13
web-pages-how-many = Wie viele spielen mit?
web-pages-how-strong = Wie stark sind die Bots?
web-pages-level = Stufe
web-pages-play-now = Jetzt spielen
web-pages-extras = Erweiterungen
web-pages-extras-count = { $count ->
    [0] keine
   *[other] { $count } gewählt
}
web-pages-michel = Michel oder Michelle
web-pages-michel-none = niemand
web-pages-team = Teammodus
web-pages-team-about = Zwei Teams, zwei Tunnel; zu viert oder zu sechst.
web-pages-warden = Die Direktorin
web-pages-warden-about = Illegales lässt sich verpfeifen, und käuflich sind alle.
web-pages-places = Andere Orte
web-pages-table-name = Name des Tisches
web-pages-open-table = Tisch eröffnen
web-pages-manners = Uhr, Publikum und Umgangsformen
web-pages-clock = Uhr
web-pages-clock-none = keine
web-pages-clock-none-about = Alle nehmen sich Zeit.
web-pages-clock-turn = pro Zug
web-pages-clock-turn-about = So viel Zeit haben alle in jedem Zug.
web-pages-clock-game = pro Partie
web-pages-clock-game-about = So viel Zeit haben alle insgesamt, und etwas mehr mit jedem eigenen Zug.
web-pages-public = Öffentlich
web-pages-public-about = Alle auf diesem Server finden den Tisch. Gewertet wird ohne Tipps, ohne Zurücknehmen und wenn alle Menschen einen eigenen Namen haben.
web-pages-undo = Zurücknehmen
web-pages-undo-about = Sogar, was schon gesehen wurde, wenn alle einverstanden sind.
web-pages-aids = Hilfen
web-pages-tracker = Merkhilfe
web-pages-tracker-about = Zeigt, was sich jede Person hätte merken können.
web-pages-odds = Chancen
web-pages-odds-about = Wie ein Wurf oder Kampf wohl ausgeht, nach dem, was du wissen kannst.
web-pages-goal = Grab dich frei
web-pages-goal-tools = Beschaffe Werkzeuge: finden, basteln, kaufen, stehlen.
web-pages-goal-dig = Grabe damit im Zellentrakt. Je besser das Werkzeug, desto mehr Punkte.
web-pages-goal-out = Wer zuerst { $goal } Punkte hat, ist draußen.
web-pages-goal-understood = Verstanden
web-pages-skip = Überspringen
web-pages-missing = Diese Seite gibt es nicht
web-pages-missing-about = Die Adresse stimmt nicht, oder was dort war, ist nicht mehr da.
web-pages-labelled = { $what }: { $value }
web-pages-hints = Tipps
web-pages-hints-about = Was ein starker Bot von deinen Möglichkeiten hält, auch wo mehrere Menschen spielen.
web-pages-watched = Publikum
web-pages-watched-about = Wer den Tisch findet, darf zusehen.
web-pages-here-about = Ein Gerät geht von Hand zu Hand. Dazwischen verbirgt ein Vorhang deine Karten.
web-pages-name-of = Person { $number }
web-pages-one-more = Noch jemand
web-pages-play-here = Hier spielen
web-pages-code = Der Code des Tisches: sechs Buchstaben
web-pages-join = Zum Tisch
web-pages-public-tables = Öffentliche Tische
web-pages-no-public = Im Augenblick keine.
web-pages-my-tables = Meine Tische
web-pages-nameless = Ein Tisch ohne Namen
web-pages-taken = { $taken } von { $players } Plätzen besetzt
web-pages-state-open = offen
web-pages-state-playing = im Gange
web-pages-state-over = vorbei
web-pages-state-ended = abgebrochen
web-pages-state-quarantined = beiseitegelegt
web-pages-fan-made = Eine digitale Ausgabe von Fans, ohne Verbindung zum Verlag. Alle Bilder sind unsere eigenen.
web-pages-credits = Symbole: game-icons.net, von Lorc, Delapouite und anderen, CC BY 3.0. Schrift: Barlow, SIL Open Font License.
web-pages-style = Alles, was gezeichnet ist

## Der Vorraum

web-pages-seats = Plätze
web-pages-settled = Was vereinbart ist
web-pages-agreed-watch-everybody = Publikum erlaubt
web-pages-agreed-watch-nobody = Kein Publikum
web-pages-free-seat = Freier Platz
web-pages-put-bot = Bot hinsetzen
web-pages-seat-bot = Bot auf Platz { $number }
web-pages-leave = Gehen
web-pages-send-away = Wegschicken
web-pages-send-away-who = Wegschicken: { $player }
web-pages-fill-up = Mit Bots auffüllen
web-pages-start = Tore schließen
web-pages-waiting-for = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
web-pages-all-here = Alle sind da. Du kannst beginnen.
web-pages-waiting-host = Alle sind da. Es fehlt nur das Zeichen vom Host.
web-pages-take-seat = Nimm Platz
web-pages-sit = Hinsetzen
web-pages-full = Alle Plätze sind besetzt. Du kannst bleiben und zusehen.
web-pages-another-here = Noch jemand an diesem Gerät
web-pages-their-name = Name dieser Person
web-pages-sit-too = Dazusetzen
web-pages-luck = Zum Zufall beitragen
web-pages-luck-about = Würfel und Karten kommen aus einem Geheimnis des Servers und aus einem Text von jeder Person. Mit deinem darin kann niemand die Partie vorbereitet haben.
web-pages-luck-text = Irgendein Text
web-pages-luck-give = Beitragen
web-pages-luck-given = Dein Text ist dabei. Bis die Partie beginnt, kannst du ihn ändern.
web-pages-invite = Andere hereinholen
web-pages-code-at = Unter { $host }, mit diesem Code:
web-pages-link = Link zu diesem Tisch
web-pages-qr = QR-Code: Öffne ihn mit der Kamera eines Telefons
web-pages-copy = Kopieren
web-pages-copied = Kopiert.
web-pages-copy-yourself = Es ist ausgewählt: Kopiere es mit der Tastatur oder mit einem langen Druck.
web-pages-only-here = { $host } ist nur dieser Rechner. Nimm auf einem anderen Gerät stattdessen die Adresse, die dieser Rechner in deinem Netz hat.
web-pages-fair = Ist das ehrlich?
web-pages-fair-about = Mit diesem Fingerabdruck hat sich der Server auf sein Geheimnis festgelegt, bevor sich jemand gesetzt hat; nach der Partie können alle damit jeden Wurf und jede Karte prüfen.

## Ein Platz auf einem anderen Gerät, und mehrere auf einem

web-pages-move-about = Wer diesen Link öffnet, spielt auf deinem Platz. Er gilt eine Stunde.
web-pages-move-make = Link erstellen
web-pages-move-link = Link zu deinem Platz
web-pages-taking-seat = Du nimmst Platz …
web-pages-hand-over = Gib das Gerät an { $player }
web-pages-hand-over-about = Alle anderen sehen aus dem Fenster, Gitter hin oder her.
web-pages-i-am = Ich bin { $player }

## Nach der Partie

web-pages-after = Nach der Partie
web-pages-after-ending = Geheimes
web-pages-after-story = Verlauf
web-pages-after-figures = Zahlen
web-pages-after-replay = Rückblick
web-pages-after-record = Nachweis
web-pages-out = { $count ->
    [one] { $players } ist draußen!
   *[other] { $players } sind draußen!
}
web-pages-you-out = Du bist draußen!
web-pages-you-all-out = Ihr seid alle draußen!
web-pages-got-out = Draußen, mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}
web-pages-stayed = Noch drin, mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}
web-pages-revealed = aufgedeckt
web-pages-kept-secret = geheim bis zum Schluss
web-pages-empty-hand = Leere Hände.
web-pages-hands = Handkarten
web-pages-rematch = Noch einmal
web-pages-rematch-go = Zur nächsten Partie
web-pages-rematch-waits = Der Tisch für die nächste Partie ist schon eröffnet.
web-pages-figures = Wer was getan hat
web-pages-chart-points = Tunnelpunkte
web-pages-chart-turns = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}
web-pages-chart-dice = Der Würfel: { $count ->
    [one] { $count } Wurf
   *[other] { $count } Würfe
}
web-pages-chart-face = Augen:
web-pages-count-digs = Gegraben
web-pages-count-searches = Gesucht
web-pages-count-moves = Bewegt
web-pages-count-extorts = Erpressungen
web-pages-count-combats = Kämpfe gewonnen
web-pages-count-beatings = Abreibungen
web-pages-count-crafts = Gebastelt
web-pages-count-joins = Gangbeitritte
web-pages-count-plays = Aktionskarten
web-pages-count-time = Bedenkzeit
web-pages-sum = { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
}, { $moves ->
    [one] { $moves } Entscheidung
   *[other] { $moves } Entscheidungen
}, { $time } Minuten.
web-pages-replay = Rückblick
web-pages-replay-start = Zum Anfang
web-pages-replay-back = Einen Schritt zurück
web-pages-replay-play = Abspielen
web-pages-replay-stop = Anhalten
web-pages-replay-on = Einen Schritt weiter
web-pages-replay-end = Zum Ende
web-pages-replay-step = Schritt
web-pages-replay-at = { $step } von { $total }
web-pages-replay-pace = Tempo
web-pages-replay-coming = Das Spiel wird aufgebaut …
web-pages-eyes = Mit wessen Augen?
web-pages-eyes-all = Alles offen
web-pages-eyes-watcher = Jemand im Publikum
web-pages-eyes-of = { $player }
web-pages-record-about = Die Aufzeichnung ist die ganze Partie als kleine Textdatei: jede Entscheidung, jeder Wurf, jede Karte und das Geheimnis, aus dem sie kamen.
web-pages-record-get = Aufzeichnung herunterladen
web-pages-record-verify = So lässt sich prüfen, dass alles nach den Regeln ging und aller Zufall Zufall war:
web-pages-record-promise = Mit diesem Fingerabdruck hat sich der Server vor der Partie auf sein Geheimnis festgelegt. In der Aufzeichnung steht derselbe.

## Die Regeln

web-pages-rules-search = Regeln durchsuchen
web-pages-rules-contents = Inhalt
web-pages-rules-found = { $count ->
    [0] nichts gefunden
    [one] einmal gefunden
   *[other] { $count } Mal gefunden
}
web-pages-rules-nothing = Das steht in keiner Regel. Hier drin heißt das: Es ist erlaubt, mehr oder weniger.
web-pages-rules-sign-ruling = Auslegung
web-pages-rules-sign-house = Hausregel
web-pages-rules-cards = Karten
web-pages-rules-cards-action = Aktionskarten
web-pages-rules-cards-gang = Gangkarten
web-pages-rules-cards-background = Vorleben
web-pages-rules-cards-trauma = Traumata
web-pages-rules-ruling = Die Regelhefte schweigen dazu; so spielt es Blackgate.
web-pages-rules-house = Nicht in den Regelheften: eine Zahl oder Karte dieses Projekts.
web-pages-rules-table = Tabelle
web-pages-rule = Regel { $rule }

## Das Tempo der Bots

web-pages-pace-calm-about = Zeit genug, um allem zu folgen.
web-pages-pace-brisk-about = Genug, um zu sehen, was geschieht.
web-pages-pace-at_once-about = Kein Warten: Was geschah, steht im Verlauf.

## Ein Fernseher fürs Brett, Handys für die Karten

web-pages-tv = Dieser Bildschirm ist der Fernseher
web-pages-tv-about = Er zeigt das Brett und macht die Geräusche. Alle kommen mit dem Handy dazu und haben dort ihre Karten.
web-pages-tv-open = Fernseher öffnen
web-pages-tv-scan = Scanne das mit dem Handy: Es wird zu deiner Hand.
web-pages-tv-link = Brett auf dem Fernseher, Karten auf den Handys
web-pages-tv-sound = Ton einschalten
web-pages-tv-turn = { $player } ist am Zug
web-pages-tv-news = Was zuletzt geschah
web-pages-hand-board = Das Brett hier zeigen
web-pages-hand-screen = Das Brett ist auf dem Fernseher.
web-pages-hand-only = Hier nur meine Hand: Das Brett ist auf einem Fernseher

## Rätsel

web-pages-puzzles = Rätsel
web-pages-puzzles-about = Stellungen aus echten Partien, in denen eine Wahl klar die beste ist. Bots haben sie gefunden, und der stärkste hat über jede lange nachgedacht.
web-pages-puzzles-none = Für diese Ausgabe gibt es noch keine Rätsel. tools/make_puzzles.py macht welche.
web-pages-puzzle-today = Das Rätsel des Tages
web-pages-puzzle-win = Gewinne in diesem Zug
web-pages-puzzle-get = Hol dir in diesem Zug { $card }
web-pages-puzzle-survive = Überstehe es bis zu deinem nächsten Zug
web-pages-puzzle-theme-win = Gewinne in diesem Zug
web-pages-puzzle-theme-get = Hol dir ein Werkzeug
web-pages-puzzle-theme-survive = Überstehe es
web-pages-puzzle-about-win = Es klappt, was immer die anderen antworten, und ohne Glück.
web-pages-puzzle-about-get = Es klappt, was immer die anderen antworten, und ohne Glück.
web-pages-puzzle-about-survive = Jemand ist kurz vor dem Ausbruch. Eine Wahl verhindert ihn viel öfter als jede andere.
web-pages-puzzle-number = Rätsel { $number }, { $difficulty ->
    [1] leicht
    [2] mittel
   *[other] schwer
}
web-pages-puzzle-difficulty = { $difficulty ->
    [1] leicht
    [2] mittel
   *[other] schwer
}
web-pages-puzzle-done = gelöst
web-pages-puzzle-solved = Gelöst!
web-pages-puzzle-solved-chance = Gelöst! Es klappt in { $chance } von 100 Partien.
web-pages-puzzle-right = So weit, so gut. Mach weiter.
web-pages-puzzle-failed = So nicht. Sieh, was geschehen würde.
web-pages-puzzle-solution = Das ist die Lösung: { $choice }
web-pages-puzzle-show = Lösung zeigen
web-pages-puzzle-again = Noch einmal versuchen
web-pages-puzzle-next = Nächstes Rätsel
web-pages-clock-each-turn = Zeit pro Zug
web-pages-clock-whole-game = Zeit für die Partie
web-pages-clock-more = Zusätzliche Zeit pro Zug
web-pages-clock-unit = { $time } in
web-pages-unit-seconds = Sekunden
web-pages-unit-minutes = Minuten
web-pages-unit-hours = Stunden
web-pages-unit-days = Tage
web-pages-time-seconds = { $seconds } s
web-pages-time-minutes = { $minutes } min
web-pages-time-hours = { $hours } Std.
web-pages-time-hours-minutes = { $hours } Std. { $minutes } min
web-pages-time-days = { $days } T.
web-pages-time-days-hours = { $days } T. { $hours } Std.
web-pages-agreed-each-turn = { $time } pro Zug
web-pages-agreed-whole-game = { $time } für die Partie, dazu { $more } pro Zug
web-pages-my-turn = Du bist am Zug
