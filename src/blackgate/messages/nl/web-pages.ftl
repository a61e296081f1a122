# De pagina’s rond de tafel: begin, wachten, één apparaat, na de partij, regels. De Nederlandse woorden staan in
# names.ftl.
# $player, $players   namen, zoals mensen ze geschreven hebben
# $place              de naam van een locatie

web-pages-offline = De server is niet bereikbaar. Controleer de verbinding en probeer het dan opnieuw.
web-pages-home = Startpagina

## De beginpagina

web-pages-tagline = Een lange nacht. Een dikke muur. Een lepel.
web-pages-rules = Regels
web-pages-ways = Manieren om te spelen
web-pages-way-bots = Tegen bots
web-pages-way-friends = Met vrienden
web-pages-way-here = Op dit apparaat
web-pages-way-join = Meedoen
web-pages-theme-system = Auto
web-pages-theme-dark = Nacht
web-pages-theme-light = Dag
web-pages-your-name = Je naam
# Who leaves the name empty is called so; at most 20 letters.
web-pages-prisoner = Gevangene 13
web-pages-how-many = Hoeveel spelers?
web-pages-how-strong = Hoe sterk moeten de bots zijn?
web-pages-level = Niveau
web-pages-play-now = Nu spelen
web-pages-extras = Uitbreidingen
web-pages-extras-count = { $count ->
    [0] geen
   *[other] { $count } gekozen
}
web-pages-michel = Michel of Michelle
web-pages-michel-none = niemand
web-pages-team = Teammodus
web-pages-team-about = Twee teams, twee tunnels; voor 4 of 6.
web-pages-warden = De directrice
web-pages-warden-about = Wat verboden is, kan verklikt worden, en iedereen is te koop.
web-pages-places = Andere locaties
web-pages-table-name = Naam van de tafel
web-pages-open-table = Een tafel openen
web-pages-manners = Klok, toeschouwers en manieren
web-pages-clock = Klok
web-pages-clock-none = geen
web-pages-clock-none-about = Iedereen neemt rustig de tijd.
web-pages-clock-turn = per beurt
web-pages-clock-turn-about = Zoveel tijd voor iedereen in elke beurt.
web-pages-clock-game = per partij
web-pages-clock-game-about = Zoveel tijd voor iedereen in totaal, en wat meer bij elke eigen beurt.
web-pages-public = Openbaar
web-pages-public-about = Iedereen op deze server vindt de tafel. Telt mee zonder hints, zonder terugnemen en als iedereen een eigen naam heeft.
web-pages-undo = Terugnemen
web-pages-undo-about = Zelfs wat al gezien is, als iedereen het goedvindt.
web-pages-aids = Hulpmiddelen
web-pages-tracker = Geheugensteun
web-pages-tracker-about = Toont wat elke speler had kunnen onthouden.
web-pages-odds = Kansen
web-pages-odds-about = Van een worp of een gevecht, naar wat je kunt weten.
web-pages-goal = Graaf je een weg naar buiten
web-pages-goal-tools = Kom aan gereedschap: vind, maak, koop of steel het.
web-pages-goal-dig = Graaf ermee in het cellenblok. Hoe beter het gereedschap, hoe meer punten.
web-pages-goal-out = Wie als eerste { $goal } punten heeft, is buiten.
web-pages-goal-understood = Begrepen
web-pages-skip = Overslaan
web-pages-missing = Deze pagina bestaat niet
web-pages-missing-about = Het adres klopt niet, of wat er was is verdwenen.
web-pages-labelled = { $what }: { $value }
web-pages-hints = Hints
web-pages-hints-about = Wat een sterke bot van je keuzes vindt, ook als er meer mensen spelen.
web-pages-watched = Toeschouwers
web-pages-watched-about = Wie de tafel vindt, mag kijken.
web-pages-here-about = Eén apparaat gaat van hand tot hand. Tussendoor verbergt een gordijn je kaarten.
web-pages-name-of = Speler { $number }
web-pages-one-more = Nog iemand
web-pages-play-here = Hier spelen
web-pages-code = De code van de tafel: zes letters
web-pages-join = Naar de tafel
web-pages-public-tables = Openbare tafels
web-pages-no-public = Op dit moment geen.
web-pages-my-tables = Mijn tafels
web-pages-nameless = Een tafel zonder naam
web-pages-taken = { $taken } van { $players } plaatsen bezet
web-pages-state-open = open
web-pages-state-playing = bezig
web-pages-state-over = afgelopen
web-pages-state-ended = afgebroken
web-pages-state-quarantined = apart gezet
web-pages-fan-made = Een digitale editie van fans, los van de uitgever. Alle tekeningen zijn van onszelf.
web-pages-credits = Pictogrammen: game-icons.net, door Lorc, Delapouite en anderen, CC BY 3.0. Lettertype: Barlow, SIL Open Font License.
web-pages-style = Alles wat getekend is

## Voor de partij

web-pages-seats = Plaatsen
web-pages-settled = Wat afgesproken is
web-pages-agreed-watch-everybody = Toeschouwers mogen kijken
web-pages-agreed-watch-nobody = Geen toeschouwers
web-pages-free-seat = Vrije plaats
web-pages-put-bot = Hier een bot
web-pages-seat-bot = Bot op plaats { $number }
web-pages-leave = Weggaan
web-pages-send-away = Wegsturen
web-pages-send-away-who = Wegsturen: { $player }
web-pages-fill-up = Aanvullen met bots
web-pages-start = Poorten op slot
web-pages-waiting-for = { $count ->
    [one] Er is nog één plaats vrij.
   *[other] Er zijn nog { $count } plaatsen vrij.
}
web-pages-all-here = Iedereen is er. Je kunt beginnen.
web-pages-waiting-host = Iedereen is er. Wachten tot de host begint.
web-pages-take-seat = Neem plaats
web-pages-sit = Gaan zitten
web-pages-full = Alle plaatsen zijn bezet. Je kunt blijven kijken.
web-pages-another-here = Nog iemand op dit apparaat
web-pages-their-name = Naam
web-pages-sit-too = Ook gaan zitten
web-pages-luck = Het toeval helpen
web-pages-luck-about = Worpen en kaarten komen uit een geheim van de server en een tekst van elke speler. Met die van jou erbij kan niemand de partij hebben voorbereid.
web-pages-luck-text = Een tekst naar keuze
web-pages-luck-give = Toevoegen
web-pages-luck-given = Je tekst doet mee. Tot de partij begint kun je hem veranderen.
web-pages-invite = Iemand erbij halen
web-pages-code-at = Op { $host }, met deze code:
web-pages-link = Link naar deze tafel
web-pages-qr = QR-code: open deze met de camera van een telefoon
web-pages-copy = Kopiëren
web-pages-copied = Gekopieerd.
web-pages-copy-yourself = De tekst is geselecteerd: kopieer met het toetsenbord of door lang te drukken.
web-pages-only-here = { $host } is alleen deze computer. Gebruik op een ander apparaat het adres van deze computer in je netwerk.
web-pages-fair = Is het eerlijk?
web-pages-fair-about = De server heeft met deze vingerafdruk een geheim beloofd voordat er iemand ging zitten; na de partij kan iedereen er elke worp en elke kaart mee controleren.

## Een plaats op een ander apparaat, en meer plaatsen op één

web-pages-move-about = Wie deze link opent, speelt op jouw plaats. De link is een uur geldig.
web-pages-move-make = Link maken
web-pages-move-link = Link naar je plaats
web-pages-taking-seat = Je neemt plaats …
web-pages-hand-over = Geef het apparaat aan { $player }
web-pages-hand-over-about = De anderen kijken uit het raam, tralies of niet.
web-pages-i-am = Ik ben { $player }

## Na de partij

web-pages-after = Na de partij
web-pages-after-ending = Geheimen
web-pages-after-story = Verloop
web-pages-after-figures = Cijfers
web-pages-after-replay = Terugkijken
web-pages-after-record = Verslag
web-pages-out = { $count ->
    [one] { $players } is buiten!
   *[other] { $players } zijn buiten!
}
web-pages-you-out = Je bent buiten!
web-pages-you-all-out = Jullie zijn allemaal buiten!
web-pages-got-out = Buiten, met { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
web-pages-stayed = Nog binnen, met { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
web-pages-revealed = onthuld
web-pages-kept-secret = geheim tot het einde
web-pages-empty-hand = Lege handen.
web-pages-hands = Handen
web-pages-rematch = Nog een keer
web-pages-rematch-go = Naar de volgende partij
web-pages-rematch-waits = Iemand heeft de tafel voor de volgende partij al geopend.
web-pages-figures = Wat iedereen deed
web-pages-chart-points = Tunnelpunten
web-pages-chart-turns = { $count ->
    [one] { $count } beurt
   *[other] { $count } beurten
}
web-pages-chart-dice = De dobbelsteen: { $count ->
    [one] { $count } worp
   *[other] { $count } worpen
}
web-pages-chart-face = Gegooid:
web-pages-count-digs = Gegraven
web-pages-count-searches = Gezocht
web-pages-count-moves = Verplaatst
web-pages-count-extorts = Afgeperst
web-pages-count-combats = Gevechten gewonnen
web-pages-count-beatings = Pakken slaag gekregen
web-pages-count-crafts = Geknutseld
web-pages-count-joins = Bij een bende gegaan
web-pages-count-plays = Actiekaarten
web-pages-count-time = Bedenktijd
web-pages-sum = { $turns ->
    [one] { $turns } beurt
   *[other] { $turns } beurten
}, { $moves ->
    [one] { $moves } keuze
   *[other] { $moves } keuzes
}, { $time } minuten.
web-pages-replay = Terugkijken
web-pages-replay-start = Naar het begin
web-pages-replay-back = Een stap terug
web-pages-replay-play = Afspelen
web-pages-replay-stop = Stoppen
web-pages-replay-on = Een stap verder
web-pages-replay-end = Naar het einde
web-pages-replay-step = Stap
web-pages-replay-at = { $step } van { $total }
web-pages-replay-pace = Tempo
web-pages-replay-coming = Het spel wordt klaargezet …
web-pages-eyes = Door wiens ogen?
web-pages-eyes-all = Alles open
web-pages-eyes-watcher = Een toeschouwer
web-pages-eyes-of = { $player }
web-pages-record-about = Het verslag is de hele partij als klein tekstbestand: elke keuze, elke worp, elke kaart, en het geheim waar ze uit komen.
web-pages-record-get = Verslag downloaden
web-pages-record-verify = Om te controleren of alles volgens de regels ging en al het toeval toeval was:
web-pages-record-promise = Voor de partij heeft de server met deze vingerafdruk een geheim beloofd. Het verslag heeft dezelfde.

## De regels

web-pages-rules-search = In de regels zoeken
web-pages-rules-contents = Inhoud
web-pages-rules-found = { $count ->
    [0] niets gevonden
    [one] één keer gevonden
   *[other] { $count } keer gevonden
}
web-pages-rules-nothing = Dat zegt geen enkele regel. Hierbinnen betekent dat: het mag, min of meer.
web-pages-rules-sign-ruling = uitleg
web-pages-rules-sign-house = huisregel
web-pages-rules-cards = Kaarten
web-pages-rules-cards-action = Actiekaarten
web-pages-rules-cards-gang = Bendekaarten
web-pages-rules-cards-background = Verledens
web-pages-rules-cards-trauma = Trauma’s
web-pages-rules-ruling = De regelboeken zwijgen hierover; zo speelt Blackgate het.
web-pages-rules-house = Niet in de regelboeken: een getal of kaart van dit project zelf.
web-pages-rules-table = Tabel
web-pages-rule = Regel { $rule }

## Het tempo van de bots

web-pages-pace-calm-about = Tijd genoeg om alles te volgen.
web-pages-pace-brisk-about = Genoeg om te zien wat er gebeurt.
web-pages-pace-at_once-about = Niet wachten: het logboek vertelt wat er is gebeurd.

## Een tv voor het bord, telefoons voor de handen

web-pages-tv = Dit scherm is de tv
web-pages-tv-about = Het toont het bord en maakt de geluiden. Iedereen doet mee met een telefoon en heeft daar de kaarten.
web-pages-tv-open = Tv openen
web-pages-tv-scan = Scan dit met je telefoon: dat wordt je hand.
web-pages-tv-link = Bord op een tv, kaarten op de telefoons
web-pages-tv-sound = Geluid aanzetten
web-pages-tv-turn = { $player } is aan de beurt
web-pages-tv-news = Wat er net is gebeurd
web-pages-hand-board = Toon het bord hier
web-pages-hand-screen = Het bord staat op de tv.
web-pages-hand-only = Hier alleen mijn hand: het bord staat op een tv

## Puzzels

web-pages-puzzles = Puzzels
web-pages-puzzles-about = Stellingen uit echte partijen waarin één keuze duidelijk de beste is. Bots hebben ze gevonden, en de sterkste heeft over elk lang nagedacht.
web-pages-puzzles-none = Voor deze editie zijn er nog geen puzzels. tools/make_puzzles.py maakt ze.
web-pages-puzzle-today = De puzzel van de dag
web-pages-puzzle-win = Win in deze beurt
web-pages-puzzle-get = Pak in deze beurt { $card }
web-pages-puzzle-survive = Houd vol tot je volgende beurt
web-pages-puzzle-theme-win = Win in deze beurt
web-pages-puzzle-theme-get = Pak een Gereedschap
web-pages-puzzle-theme-survive = Houd vol
web-pages-puzzle-about-win = Het lukt wat de anderen ook antwoorden, en zonder geluk.
web-pages-puzzle-about-get = Het lukt wat de anderen ook antwoorden, en zonder geluk.
web-pages-puzzle-about-survive = Iemand staat op het punt te ontsnappen. Eén keuze voorkomt dat veel vaker dan elke andere.
web-pages-puzzle-number = Puzzel { $number }, { $difficulty ->
    [1] makkelijk
    [2] gemiddeld
   *[other] moeilijk
}
web-pages-puzzle-difficulty = { $difficulty ->
    [1] makkelijk
    [2] gemiddeld
   *[other] moeilijk
}
web-pages-puzzle-done = opgelost
web-pages-puzzle-solved = Opgelost!
web-pages-puzzle-solved-chance = Opgelost! Het lukt in { $chance } van de 100 partijen.
web-pages-puzzle-right = Tot zover goed. Ga door.
web-pages-puzzle-failed = Zo niet. Kijk wat er zou gebeuren.
web-pages-puzzle-solution = Dit is de oplossing: { $choice }
web-pages-puzzle-show = Toon de oplossing
web-pages-puzzle-again = Probeer het nog eens
web-pages-puzzle-next = Volgende puzzel
web-pages-clock-each-turn = Tijd per beurt
web-pages-clock-whole-game = Tijd voor de partij
web-pages-clock-more = Extra tijd per beurt
web-pages-clock-unit = { $time } in
web-pages-unit-seconds = seconden
web-pages-unit-minutes = minuten
web-pages-unit-hours = uren
web-pages-unit-days = dagen
web-pages-time-seconds = { $seconds } s
web-pages-time-minutes = { $minutes } min
web-pages-time-hours = { $hours } u
web-pages-time-hours-minutes = { $hours } u { $minutes } min
web-pages-time-days = { $days } d
web-pages-time-days-hours = { $days } d { $hours } u
web-pages-agreed-each-turn = { $time } per beurt
web-pages-agreed-whole-game = { $time } voor de partij, plus { $more } per beurt
web-pages-my-turn = Jouw beurt
