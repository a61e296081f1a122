# El laboratorio: simulaciones, experimentos y el informe de equilibrio. Los argumentos se explican en en/lab.ftl.

## Simulations

simulate-folder = Simulación: { $folder }
simulate-done = { $games ->
    [one] { $games } partida guardada (repartos: { $deals }, brazos: { $arms }).
   *[other] { $games } partidas guardadas (repartos: { $deals }, brazos: { $arms }).
}
simulate-speed = { $games } partidas por segundo, con { $jobs ->
    [one] { $jobs } proceso
   *[other] { $jobs } procesos
}
simulate-next = Informe: { $command }
simulate-bots = { $found } bots para { $players } asientos: nombra uno para todos o uno para cada asiento.
simulate-mixed = --mixed elige al azar los Lugares, Michel(le) y la Directora: omite --place, --michel y --warden, o --mixed.
simulate-give = --give: no hay ningún «{ $found }» que dar. Elige entre: { $known }.
simulate-without = --without: aquí nadie hace «{ $found }». Elige all, uno de estos o el texto de una acción: { $known }.
simulate-folder-or-resume = --folder es para una simulación nueva y --resume continúa en la carpeta que nombra: elige una.
simulate-nothing = { $folder } no contiene ninguna simulación. Empieza una allí con --folder.
simulate-damaged = { $file } no contiene ninguna simulación, o está dañada. Empieza otra con --folder.
simulate-other = { $folder } contiene otra simulación: { $differences }. Pide la misma o empieza una nueva con --folder.

## The report on the command line

balance-page = Informe: { $file }
balance-data = Lo mismo como datos: { $file }
balance-found = { $count ->
    [0] Ninguna de { $all } comparaciones va más allá del azar.
    [one] { $count } de { $all } comparaciones va más allá del azar:
   *[other] { $count } de { $all } comparaciones van más allá del azar:
}
balance-line = { $heading }: { $name } { $value } ({ $interval })
balance-what = Nombra carpetas escritas por «blackgate simulate» o una edición con la que comparar: --against FILE.
balance-either = Sobre las carpetas se informa y --against juega partidas nuevas: elige una cosa.
balance-same = { $file } no dice nada que no diga { $other }: cambia antes algo en él.

## The page

balance-title = Informe de equilibrio
balance-standing = Lo que va más allá del azar
balance-stands-out = destaca
balance-nothing = Nada.
balance-correction = Corregido según Holm para { $count } comparaciones: si todo fuera como la referencia, la lista entera estaría vacía en 19 de cada 20 informes.
balance-even = parejo: { $even }
balance-chapter = { $edition }, { $players } jugadores, { $bots }
balance-change = De { $old } a { $new }, { $players } jugadores, { $bots }
balance-games = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
} (repartos: { $deals })
balance-options = con { $options }
balance-edition = edición { $edition }
balance-points = { $figure } puntos
balance-from-to = de { $before } a { $now }
balance-per-game = por partida: ofrecido { $offered }, elegido { $chosen }
balance-observed = { $count } observados
balance-order-place = Jugador { $place } en el orden de turno
balance-no-gang = Ninguna Banda
balance-background-option = { $background }, con { $option }
balance-course-rounds = Rondas
balance-course-leader_changes = Cambios de líder
balance-course-behind = Puntos que el ganador llegó a ir por detrás
balance-course-comeback = Remontadas
balance-course-by_limit = Terminadas por el límite de rondas (R2.4)
balance-histogram-rounds = Partidas por número de rondas
balance-histogram-leader_changes = Partidas por cambios de líder

## Sections

balance-order = Victorias por orden de turno
balance-background = Victorias por Pasado
balance-course = Cómo van las partidas
balance-mechanism_chosen = Mecanismos: cuántas veces ofrecidos y elegidos
balance-card_chosen = Cartas de Acción: cuántas veces ofrecidas y jugadas
balance-gang_card_chosen = Cartas de Banda: cuántas veces ofrecidas y tomadas
balance-action_chosen = Todas las demás acciones: cuántas veces ofrecidas y elegidas
balance-gang_card_won = Victorias por la última carta de Banda (no lo que vale)
balance-option_first = Opciones: qué cambian para quien empieza
balance-option_rounds = Opciones: qué cambian en rondas
balance-option_background = Opciones: qué cambian para cada Pasado
balance-gang_card_worth = Lo que vale cada carta de Banda
balance-gang_card_beside = Cada carta de Banda frente a las demás
balance-card_worth = Lo que vale una carta más de cada una
balance-card_beside = Cada carta frente a una al azar
balance-mechanism_worth = Lo que vale cada mecanismo
balance-change_course = Cambio: cómo van las partidas
balance-change_order = Cambio: victorias por orden de turno
balance-change_background = Cambio: victorias por Pasado
balance-change_mechanism = Cambio: cuántas veces se usa cada mecanismo por partida
balance-change_card = Cambio: cuántas veces se juega cada carta de Acción por partida
balance-change_gang_card = Cambio: cuántas veces se toma cada carta de Banda por partida
balance-change_gang_card_worth = Cambio: lo que vale cada carta de Banda
balance-change_card_worth = Cambio: lo que vale una carta más de cada una
balance-change_mechanism_worth = Cambio: lo que vale cada mecanismo

## Notes

balance-note-dealt = Repartido al azar, así que la proporción de victorias es justa. La línea es la parte pareja.
balance-note-course = El líder cambia cuando otra persona tiene sola más puntos. Remontada: el ganador llegó a ir por detrás un tercio de los puntos necesarios o más.
balance-note-chosen = De las decisiones en que se ofreció, la parte en que se eligió.
balance-note-chosen-gang = Ofrecida: estaba encima de un mazo al que se podía entrar. La parte de esas decisiones en que se tomó.
balance-note-survivors = Las cartas de Banda se eligen, así que esto muestra supervivientes, no causas: las partidas cortas acaban antes de que nadie entre. Lo que vale una carta lo dice un experimento (--give gang_cards).
balance-note-option = Partidas con ello menos partidas sin ello.
balance-note-worth = Experimento: los mismos repartos, con la carta dada a un asiento al principio, menos sin ella. En puntos porcentuales de partidas ganadas.
balance-note-worth-card = Experimento: los mismos repartos con una carta así de más en una mano al principio, menos sin ella. En puntos porcentuales de partidas ganadas.
balance-note-beside-gang = Los mismos repartos con esta carta, menos con otra del experimento en su lugar.
balance-note-beside-card = Los mismos repartos con esta carta, menos con otra robada al azar del mazo de Búsqueda en su lugar.
balance-note-forgone = Experimento: los mismos repartos como siempre, menos con un asiento que nunca lo hace. En puntos porcentuales de partidas ganadas. Los bots no lo prevén: es lo que les vale la costumbre.
balance-note-change = Los mismos repartos con ambas ediciones: lo que la nueva tiene de más o de menos.
balance-method = Método
balance-method-text = Los intervalos abarcan el 95 %. Todo lo de un reparto es un grupo: los asientos de una partida y el mismo reparto jugado de varias maneras no son independientes. Las proporciones llevan el intervalo de Wilson y las diferencias el de Student; un rombo y la palabra «destaca» señalan lo que va más allá del azar tras la corrección de Holm.
