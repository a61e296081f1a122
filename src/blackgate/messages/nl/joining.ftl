# Een tafel van een server, in de terminal: blackgate join.

join-prompt = Nummer, opdracht of help:
join-lobby = Voor de partij
join-lobby-host = Typ begin als iedereen er is. “bot PLAATS SOORT” vult een vrije plaats: bot 1 veteran
join-lobby-wait = De partij begint als de host het startsein geeft.
join-table = Tafel { $name }, code { $code }
join-seat = { $seat }: { $who }
join-free = vrij
join-you = jij
join-host = host
join-not-here = niet verbonden
join-spectator = Een toeschouwer
join-begins = De partij begint.
join-time = { $question } ({ $seconds ->
    [one] nog { $seconds } seconde
   *[other] nog { $seconds } seconden
})
join-by-bot = { $line } [een bot]
join-by-clock = { $line } [de klok]
join-thinks = Een baas denkt erover na.

## Wie komt en gaat

join-sits-down = { $player } gaat op plaats { $seat } zitten.
join-bot-sits-down = { $player }, een bot ({ $kind }), gaat op plaats { $seat } zitten.
join-leaves = { $player } verlaat plaats { $seat }.
join-connected = { $player } is verbonden.
join-disconnected = { $player } is niet meer verbonden.
join-bot-takes-over = Een bot ({ $kind }) speelt voor { $player }.
join-takes-back-seat = { $player } is terug.
join-paused = De partij is gepauzeerd: met hervat gaat het verder.
join-resumed = De partij gaat verder.
join-proposal-pause = { $player } stelt een pauze voor.
join-proposal-undo = { $player } wil een zet terugnemen.
join-proposal-vote = { $proposal } ja of nee?
join-proposal-gone = Over het voorstel is beslist.

join-emote-laugh = lacht
join-emote-cry = huilt
join-emote-angry = is boos
join-emote-wave = zwaait
join-emote-thumbs_up = duim omhoog
join-emote-shock = is geschokt
join-emote-handcuffs = toont de handboeien
join-emote-shovel = toont de schep

## Opdrachten

join-pass-always = altijd
join-pass-ask = vraag
join-pass-how = Als er meer spelers tegelijk gevraagd kunnen worden: “pas altijd” past telkens als dit gevraagd wordt. “pas vraag” maakt dat ongedaan.
join-passes = { $count ->
    [0] Alles wordt je weer gevraagd.
   *[other] Je past altijd bij: { $windows }.
}
join-bot-how = Welke plaats, en welke bot? Bijvoorbeeld: bot 1 veteran.
join-chat-what = Wat wil je zeggen? Bijvoorbeeld: zeg hallo.

## De verbinding

join-lost = De verbinding is verbroken. Opnieuw verbinden …
join-back = Weer verbonden.
join-left = Je hebt de tafel verlaten. Je plaats blijft van jou.
join-left-watching = Je hebt de tafel verlaten.
join-ended = De host heeft deze tafel gesloten.
join-ended-rules = De regels zijn met een nieuwe versie veranderd, en deze partij kan niet verdergaan zoals ze begon.
join-rematch = Er wordt nog een keer gespeeld. Meedoen: { $command }
join-bot-here = hier ben ik, aan tafel { $table }.

## Wat er mis kan zijn

join-wrong-url = “{ $url }” is geen adres van een tafel: geef er een zoals { $example }, zoals de browser het toont.
join-no-table = “{ $url }” noemt een server, maar geen tafel: voeg de code toe met --code, of gebruik het adres van de tafel zelf.
join-unreachable = { $server } is niet bereikbaar: { $reason }. Controleer het adres, en of de server draait.
join-no-blackgate = { $server } is geen Blackgate-server, of een van een andere versie: controleer het adres.
join-other-version = { $server } spreekt versie { $version } van het protocol niet: gebruik aan beide kanten dezelfde versie van Blackgate.
join-other-rules = De regels van deze tafel zijn hier niet bekend: gebruik dezelfde versie van Blackgate als de server. { $reason }
join-begun = De partij is begonnen en geen plaats daar staat bekend als de jouwe: gebruik --token als je er een hebt, of --watch om te kijken.
join-bots-play = Een bot kan niet alleen kijken: laat --watch of --bot weg.
join-ended-operator = Wie deze server beheert, heeft de tafel gesloten.
