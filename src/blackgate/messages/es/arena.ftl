# La arena: muchas partidas entre bots, y lo que dicen. Los argumentos se explican en en/arena.ftl.

arena-interval = { $low } a { $high }
arena-pairing = { $bot } – { $against }

## Mientras se juega

arena-progress = Partidas
arena-time-left = tiempo restante
arena-left = Interrumpido. Los resultados hasta ahora están en { $file }.

## El informe

arena-title = Arena de { $bots }, { $players } jugadores, { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}
arena-shares = Quién gana a quién (igualdad: { $even })
arena-bot = bot
arena-against = contra
arena-games = partidas
arena-won = ganadas
arena-share = porcentaje
arena-likely = intervalo del 95 %
arena-verdict = veredicto
arena-verdict-stronger = más fuerte
arena-verdict-weaker = más débil
arena-verdict-even = sin decidir
arena-ratings = Clasificación
arena-rating = nivel
arena-lengths = Cuánto duran las partidas
arena-who = quién juega
arena-in = en
arena-turns = turnos
arena-rounds = rondas
arena-mean = media
arena-least = mín.
arena-lower = 25 %
arena-median = mediana
arena-upper = 75 %
arena-most = máx.
arena-limit = Partidas acabadas por el límite de rondas (R2.4): { $count } de { $games }
arena-speed = { $games } partidas y { $decisions } decisiones por segundo, con { $jobs ->
    [one] { $jobs } proceso
   *[other] { $jobs } procesos
}
arena-results = Resultados: { $file }
arena-picture = Imagen: { $file }

## Las imágenes

arena-plot-shares = Porcentaje de partidas ganadas
arena-plot-even = igualdad: { $share }
arena-plot-interval = nivel, con su intervalo del 95 %
arena-plot-share = porcentaje de partidas del bot nombrado primero, con su intervalo del 95 %
arena-plot-median = mediana: { $rounds }

## Lo que puede estar mal

arena-wrong-bot = { $kind } no puede jugar: { $reason }
arena-too-few = { $option }: { $found } es demasiado poco, elige al menos 1.
arena-lacks = Falta { $name }, que aquí se necesita. Para instalarlo: pip install { $name }, o en un clon: pip install ".[lab]"
arena-file-or-resume = --file es para una arena nueva, y --resume sigue con el archivo que nombra: elige uno de los dos.
arena-no-results = No se puede continuar { $file }: la línea { $line } no contiene ningún resultado de una arena. Empieza una nueva con --file.
arena-other = { $file } contiene otra arena: { $differences }. Pide la misma, o empieza una nueva con --file.
arena-difference = { $name } es { $found } allí y { $asked } aquí
arena-bot-failed = { $bot } no juega como debe, en la partida { $number }: { $reason }. Las partidas anteriores están en { $file }.
arena-worker-lost = Un proceso ha acabado en medio de una partida, quizá por falta de memoria. Los resultados hasta ahora están en { $file }. Para continuar: { $command }
arena-stopped = { $reason } Los resultados hasta ahora están en { $file }. Para continuar: { $command }
