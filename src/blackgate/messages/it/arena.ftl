# L’arena: molte partite tra bot, e che cosa dicono. Gli argomenti sono spiegati in en/arena.ftl.

arena-interval = da { $low } a { $high }
arena-pairing = { $bot } – { $against }

## Mentre si gioca

arena-progress = Partite
arena-time-left = tempo restante
arena-left = Interrotta. I risultati fin qui sono in { $file }.

## Il resoconto

arena-title = Arena di { $bots }, { $players } giocatori, { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}
arena-shares = Chi batte chi (parità: { $even })
arena-bot = bot
arena-against = contro
arena-games = partite
arena-won = vinte
arena-share = quota
arena-likely = intervallo al 95%
arena-verdict = verdetto
arena-verdict-stronger = più forte
arena-verdict-weaker = più debole
arena-verdict-even = incerto
arena-ratings = Classifica
arena-rating = livello
arena-lengths = Quanto durano le partite
arena-who = chi gioca
arena-in = in
arena-turns = turni
arena-rounds = giri
arena-mean = media
arena-least = min
arena-lower = 25%
arena-median = mediana
arena-upper = 75%
arena-most = max
arena-limit = Partite finite per il limite di giri (R2.4): { $count } su { $games }
arena-speed = { $games } partite e { $decisions } decisioni al secondo, con { $jobs ->
    [one] { $jobs } processo
   *[other] { $jobs } processi
}
arena-results = Risultati: { $file }
arena-picture = Immagine: { $file }

## Le immagini

arena-plot-shares = Quota di partite vinte
arena-plot-even = parità: { $share }
arena-plot-interval = livello, con il suo intervallo al 95%
arena-plot-share = quota di partite del bot nominato per primo, con il suo intervallo al 95%
arena-plot-median = mediana: { $rounds }

## Che cosa può non andare

arena-wrong-bot = { $kind } non può giocare: { $reason }
arena-too-few = { $option }: { $found } è troppo poco, scegli almeno 1.
arena-lacks = Qui serve { $name }, che manca. Installalo: pip install { $name }, oppure in un clone: pip install ".[lab]"
arena-file-or-resume = --file è per un’arena nuova, e --resume continua nel file che nomina: scegline uno.
arena-no-results = { $file } non si può continuare: la riga { $line } non contiene un risultato di un’arena. Cominciane una nuova con --file.
arena-other = { $file } contiene un’altra arena: { $differences }. Chiedi la stessa, oppure cominciane una nuova con --file.
arena-difference = { $name } è { $found } lì e { $asked } qui
arena-bot-failed = { $bot } non gioca come deve, nella partita { $number }: { $reason }. Le partite precedenti sono in { $file }.
arena-worker-lost = Un processo è terminato nel mezzo di una partita, forse per mancanza di memoria. I risultati fin qui sono in { $file }. Per continuare: { $command }
arena-stopped = { $reason } I risultati fin qui sono in { $file }. Per continuare: { $command }
