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
