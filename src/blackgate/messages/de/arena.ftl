# Die Arena: viele Partien zwischen Bots, und was sie aussagen. Die Argumente sind in en/arena.ftl erklärt.

arena-interval = { $low } bis { $high }
arena-pairing = { $bot } – { $against }

## Während gespielt wird

arena-progress = Partien
arena-time-left = verbleibende Zeit
arena-left = Unterbrochen. Die bisherigen Ergebnisse stehen in { $file }.

## Der Bericht

arena-title = Arena von { $bots }, { $players } Personen, { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}
arena-shares = Wer wen schlägt (ausgeglichen: { $even })
arena-bot = Bot
arena-against = gegen
arena-games = Partien
arena-won = gewonnen
arena-share = Anteil
arena-likely = 95-%-Intervall
arena-verdict = Urteil
arena-verdict-stronger = stärker
arena-verdict-weaker = schwächer
arena-verdict-even = offen
arena-ratings = Spielstärken
arena-rating = Stärke
arena-lengths = Wie lange Partien dauern
arena-who = wer spielt
arena-in = in
arena-turns = Zügen
arena-rounds = Runden
arena-mean = Mittel
arena-least = min.
arena-lower = 25 %
arena-median = Median
arena-upper = 75 %
arena-most = max.
arena-limit = Partien, die das Rundenlimit beendet hat (R2.4): { $count } von { $games }
arena-speed = { $games } Partien und { $decisions } Entscheidungen pro Sekunde, mit { $jobs ->
    [one] { $jobs } Prozess
   *[other] { $jobs } Prozessen
}
arena-results = Ergebnisse: { $file }
arena-picture = Bild: { $file }

## Die Bilder

arena-plot-shares = Anteil gewonnener Partien
arena-plot-even = ausgeglichen: { $share }
arena-plot-interval = Stärke mit ihrem 95-%-Intervall
arena-plot-share = Anteil der Partien des zuerst genannten Bots, mit seinem 95-%-Intervall
arena-plot-median = Median: { $rounds }

## Was falsch sein kann

arena-wrong-bot = { $kind } kann nicht spielen: { $reason }
arena-too-few = { $option }: { $found } ist zu wenig, wähle mindestens 1.
arena-lacks = { $name } fehlt und wird hier gebraucht. So wird es installiert: pip install { $name }, oder in einem Klon: pip install ".[lab]"
arena-file-or-resume = --file ist für eine neue Arena, und --resume macht in der genannten Datei weiter: Wähle eines von beiden.
arena-no-results = { $file } lässt sich nicht fortsetzen: Zeile { $line } enthält kein Ergebnis einer Arena. Beginne mit --file eine neue.
arena-other = { $file } enthält eine andere Arena: { $differences }. Verlange dieselbe, oder beginne mit --file eine neue.
arena-difference = { $name } ist dort { $found } und hier { $asked }
arena-bot-failed = { $bot } spielt nicht so, wie es sein muss, in Partie { $number }: { $reason }. Die Partien davor stehen in { $file }.
arena-worker-lost = Ein Prozess hat mitten in einer Partie aufgehört, vielleicht aus Mangel an Speicher. Die bisherigen Ergebnisse stehen in { $file }. So geht es weiter: { $command }
arena-stopped = { $reason } Die bisherigen Ergebnisse stehen in { $file }. So geht es weiter: { $command }
