# Ein Tisch eines Servers, im Terminal: blackgate join.

join-prompt = Nummer, Befehl oder hilfe:
join-lobby = Vor der Partie
join-lobby-host = Wenn alle da sind, tippe beginnen. „bot PLATZ ART“ besetzt einen freien Platz: bot 1 veteran
join-lobby-wait = Die Partie beginnt, wenn der Host sie startet.
join-table = Tisch { $name }, Code { $code }
join-seat = { $seat }: { $who }
join-free = frei
join-you = du
join-host = Host
join-not-here = nicht verbunden
join-spectator = Jemand im Publikum
join-begins = Die Partie beginnt.
join-time = { $question } ({ $seconds ->
    [one] noch { $seconds } Sekunde
   *[other] noch { $seconds } Sekunden
})
join-by-bot = { $line } [ein Bot]
join-by-clock = { $line } [die Uhr]
join-thinks = Ein Boss denkt darüber nach.

## Wer kommt und geht

join-sits-down = { $player } setzt sich auf Platz { $seat }.
join-bot-sits-down = { $player }, ein Bot ({ $kind }), setzt sich auf Platz { $seat }.
join-leaves = { $player } verlässt Platz { $seat }.
join-connected = { $player } ist verbunden.
join-disconnected = { $player } ist nicht mehr verbunden.
join-bot-takes-over = Ein Bot ({ $kind }) spielt für { $player }.
join-takes-back-seat = { $player } ist wieder da.
join-paused = Die Partie ist angehalten: weiter setzt sie fort.
join-resumed = Die Partie geht weiter.
join-proposal-pause = { $player } schlägt eine Pause vor.
join-proposal-undo = { $player } möchte eine Entscheidung zurücknehmen.
join-proposal-vote = { $proposal } ja oder nein?
join-proposal-gone = Der Vorschlag ist erledigt.

join-emote-laugh = lacht
join-emote-cry = weint
join-emote-angry = ärgert sich
join-emote-wave = winkt
join-emote-thumbs_up = Daumen hoch
join-emote-shock = ist schockiert
join-emote-handcuffs = zeigt die Handschellen
join-emote-shovel = zeigt die Schaufel

## Befehle

join-pass-always = immer
join-pass-ask = fragen
join-pass-how = Wenn mehrere zugleich gefragt sein können: „passen immer“ passt jedes Mal, wenn das gefragt wird. „passen fragen“ nimmt es zurück.
join-passes = { $count ->
    [0] Du wirst wieder alles gefragt.
   *[other] Du passt immer bei: { $windows }.
}
join-bot-how = Welcher Platz und welcher Bot? Zum Beispiel: bot 1 veteran.
join-chat-what = Was sagen? Zum Beispiel: sagen hallo.

## Die Verbindung

join-lost = Die Verbindung ist abgerissen. Es wird versucht, sie wiederherzustellen …
join-back = Wieder verbunden.
join-left = Du hast den Tisch verlassen. Dein Platz bleibt deiner.
join-left-watching = Du hast den Tisch verlassen.
join-ended = Der Host hat diesen Tisch geschlossen.
join-ended-rules = Mit einer neuen Version haben sich die Regeln geändert, und diese Partie kann nicht so weitergehen, wie sie begann.
join-rematch = Es wird noch einmal gespielt. So kommst du dazu: { $command }
join-bot-here = da bin ich, an Tisch { $table }.

## Was falsch sein kann

join-wrong-url = „{ $url }“ ist keine Adresse eines Tisches: Gib eine an wie { $example }, so wie der Browser sie zeigt.
join-no-table = „{ $url }“ nennt einen Server, aber keinen Tisch: Füge mit --code seinen Code hinzu, oder nimm die Adresse des Tisches.
join-unreachable = { $server } ist nicht erreichbar: { $reason }. Prüf die Adresse, und ob der Server läuft.
join-no-blackgate = { $server } ist kein Blackgate-Server oder einer mit einer anderen Version: Prüf die Adresse.
join-other-version = { $server } spricht Version { $version } des Protokolls nicht: Verwende auf beiden Seiten dieselbe Version von Blackgate.
join-other-rules = Die Regeln dieses Tisches sind hier nicht bekannt: Verwende dieselbe Version von Blackgate wie der Server. { $reason }
join-begun = Die Partie hat begonnen, und kein Platz dort ist als deiner bekannt: Nimm --token, wenn du eines hast, oder --watch, um zuzusehen.
join-bots-play = Ein Bot kann nicht nur zusehen: Lass --watch oder --bot weg.
join-ended-operator = Wer diesen Server betreibt, hat den Tisch geschlossen.
