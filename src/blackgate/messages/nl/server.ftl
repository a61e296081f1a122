# Wat de server zegt: waarom iets geweigerd wordt, en wat je nu kunt doen.

server-not-found = Dat is hier niet: controleer de link of de code.
server-wrong-method = Dat kan hier niet: zie de beschrijving van het protocol.
server-no-token = Alleen wie hier zit, kan dat: toon het token van je plaats.
server-wrong-token = Dit is niet jouw plaats: ga opnieuw zitten, of gebruik de link naar je plaats.
server-wrong-link = Deze link is te oud of niet volledig: maak een nieuwe op het apparaat waarop je speelt.
server-wrong-origin = Deze pagina hoort bij een andere server: open het spel op het adres van deze server zelf.
server-wrong-message = De server begrijpt dat niet: zie de beschrijving van het protocol.
server-wrong-message-why = De server begrijpt dat niet ({ $reason }): zie de beschrijving van het protocol.
server-too-large = Dat is te veel ineens: stuur minder.
server-not-host = Alleen de host kan dat: vraag het de host.
server-wrong-name = Deze naam kan niet: kies een andere.
server-wrong-options = Deze opties gaan niet samen: verander ze.
server-wrong-bot = Zo’n bot is er niet: kies uit { $known }.
server-wrong-seat = Zo’n plaats is er niet: kies een andere.
server-seat-taken = Daar zit al iemand: kies een andere plaats.
server-no-seat = Alle plaatsen zijn bezet: vraag het de host, of open een eigen tafel.
server-seats-open = Er zijn nog plaatsen vrij: wacht op spelers of vul ze met bots.
server-started = De partij is al begonnen: je kunt kijken, of een eigen tafel openen.
server-not-started = De partij is nog niet begonnen: wacht op de host.
server-not-over = De partij is nog niet afgelopen: kom dan terug.
server-other-rules = Deze partij begon met andere regels dan die van deze server en wordt daarom niet geteld: haal het verslag op.
server-over = De partij is afgelopen: kijk er nog eens naar, of speel een andere.
server-ended = De host heeft deze tafel gesloten: open een nieuwe.
server-ended-rules = De regels zijn met een nieuwe versie veranderd, en deze partij kan niet verdergaan zoals ze begon: haal het verslag op, of speel opnieuw.
server-internal = Er ging iets mis op de server. Probeer het opnieuw; gebeurt het weer, meld het dan aan wie de server beheert.
server-quarantined = Er ging iets mis aan deze tafel. Alles is bewaard zoals het was: meld het aan wie de server beheert.
server-newer-rules = Deze tafel hoort bij een nieuwere Blackgate dan die van deze server. Alles blijft zoals het is: meld het aan wie de server beheert.
server-unsaved = De server kon dat niet opslaan: probeer het opnieuw.
server-closing = De server start opnieuw: je bent zo weer terug.
server-too-many-tables = Er zijn te veel tafels op deze server: probeer het later opnieuw.
server-too-many = Dat ging te snel: wacht even.
server-too-many-chat = Je praat veel: wacht even.
server-too-many-hint = Er worden nu veel tips gevraagd: vraag het over { $seconds } s opnieuw.
server-too-many-odds = Er worden nu veel kansen berekend: vraag het over { $seconds } s opnieuw.
server-only-players = Alleen spelers kunnen dat: neem een plaats.
server-nobody-watches = Niemand mag bij deze tafel kijken: vraag de host om een plaats.
server-paused = De partij is gepauzeerd: ga er eerst mee verder.
server-not-paused = De partij is niet gepauzeerd.
server-stale = De partij is intussen verdergegaan: kijk opnieuw en kies nog eens.
server-not-asked = Je wordt nu niets gevraagd: wacht op je beurt.
server-no-hints = Deze tafel geeft geen hints: dat kiest wie een tafel voor meer mensen opent.
server-no-odds = Deze tafel toont geen kansen: dat kiest wie een tafel opent.
server-answered = Je hebt al geantwoord: wacht op de anderen.
server-illegal = Dat kan nu niet.
server-unknown-window = Zo’n vraagmoment is er niet: kies uit { $known }.
server-nothing-to-undo = Je hebt nog niets gekozen dat je kunt terugnemen.
server-undo-needs-consent = Er is sindsdien iets gezien: aan deze tafel blijft het zoals het is.
server-undo-needs-everybody = Wat al gezien is, neem je alleen met ieders instemming terug, en voor { $player } speelt nu een bot: wacht tot die terug is.
server-undos-spent = Je hebt in deze beurt al { $most } zetten teruggenomen: speel verder. In de volgende beurt kan het weer.
server-proposal-open = Er ligt al een ander voorstel: stem daar eerst over.
server-no-proposal = Er is niets waarover je kunt stemmen.
server-not-away = Deze speler is niet weg: een bot kan pas een tijdje na het vertrek overnemen.
server-hello-first = Zeg eerst hallo (hello).
server-hello-once = Je hebt al hallo (hello) gezegd.
server-too-slow = Je verzoek deed er te lang over: stuur het opnieuw.
server-seat-emptied = De host heeft deze plaats aan iemand anders gegeven: neem een andere.

server-window-waiting = Wachten op antwoorden.
server-log-taken-back = { $moves ->
    [one] { $player } neemt een zet terug.
   *[other] { $player } neemt { $moves } zetten terug.
}
server-port-taken = { $host }, poort { $port }: { $reason }. Kies een andere met --port, of 0 voor een willekeurige vrije poort.
server-metrics-taken = De metrieken kunnen niet worden aangeboden op { $host }, poort { $port }: { $reason }. Kies een ander adres met --metrics, of doe het zonder: --metrics off.
server-ready = Blackgate is open op { $address } (ctrl-C stopt het; er gaat niets verloren).
server-front-page = Blackgate is hier open, maar zonder de browserclient: voer “make web” uit en start opnieuw. Of doe mee vanuit een terminal: blackgate join { $address }/CODE. Voor programma’s: { $address }/api/openapi.json
