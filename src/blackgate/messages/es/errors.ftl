# Lo que ha fallado con una acción, y qué hacer después. Se explica en en/errors.ftl.

error-unknown-action = no hay ninguna acción «{ $action }»: elige una de las que se ofrecen
error-unknown-action-near = no hay ninguna acción «{ $action }»: ¿querías decir { $near }?
error-game-over = { $action }: la partida ha terminado, empieza una nueva
error-illegal-action = { $action }: { $reason }
error-by-rule = { $reason } ({ $rule })

# Opciones con las que no se puede jugar. Los ids y las palabras de las opciones se quedan como están.
error-options-players = jugadores: { $found } no pueden jugar; elige de { $least } a { $most } (R1.1)
error-options-michel = michel: no hay { $found }; elige entre { $known } (R12.1)
error-options-team = equipos: { $found } jugadores no pueden jugar por equipos; hacen falta { $known } (R13.1)
error-options-unknown-place = lugares: no hay { $found }; elige entre { $known } (R14.1)
error-options-same-place = lugares: { $first } y { $second } sustituyen los dos a { $place }; elige uno (R14.1)
error-options-team-place = lugares: { $found } no se puede usar por equipos, donde hay dos Lugares de Celdas (R14.7)
error-options-first = primero: no hay asiento { $seat }; elige de 0 a { $most } (R1.7)
error-options-edition = edición: { $found } no es una edición; lee un archivo con load_edition, o crea una a partir de datos con edition_from
error-options-same-action = lugares: dos de ellos usan la acción { $action }; da otro número a uno de los dos
error-observation-size = { $what }: la edición tiene { $found }, la observación tiene sitio para { $most }; pasa sizes=LARGEST o juega una edición con menos
error-batch-empty = un lote necesita al menos una partida y unas opciones; indica primero el número de partidas, como en Batch(1024, 4)
error-opponents = oponentes: se han indicado { $found } para { $wanted } asientos; indica uno para cada uno o uno solo para todos
error-network-place = la red nunca ha aprendido { $place }, un Lugar modular propio; deja jugar a otro bot o juega sin ese Lugar
error-network-row = la red nunca ha aprendido «{ $row }»; deja jugar a otro bot
error-wrong-weights = { $file } no es una red con la que puedan jugar los bots, o está dañada; instala blackgate de nuevo

# Lo que un guion dice del azar, pero no puede ser
error-script-ended = al guion no le quedan resultados
error-script-die = el guion da un { $found } con un dado de { $sides } caras
error-script-draw = el guion roba el número { $found }, que no está en la bolsa

# Otras cosas que se piden y no están
error-no-such-action = upto: la grabación no tiene ninguna acción { $found }; elige de 0 a { $most }
error-unknown-bot = no hay ningún bot { $found }; hay: { $known }
error-unknown-name = aquí no hay { $found }; hay: { $known }
error-unknown-name-near = aquí no hay { $found }: ¿querías decir { $known }?
error-unknown-seat = no hay asiento { $seat }; elige de 0 a { $most }, o NOBODY (-1) para un espectador

error-ray-missing = Falta Ray, que --ray necesita. Así se instala: pip install ray, o en un clon: pip install ".[ray]"
error-ray-no-cluster = En { $address } no hay ningún clúster de Ray ({ $reason }). Inicia uno con «ray start --head», o indica la dirección de uno en marcha.
error-ray-no-release = { $machine } no tiene Blackgate, o uno sin --ray. Instala el mismo wheel ({ $wanted }) en todas las máquinas del clúster.
error-ray-other-release = { $machine } tiene otro Blackgate: allí { $found }, aquí { $wanted }. Instala el mismo wheel en todas las máquinas del clúster.
error-ray-no-module = { $machine } no puede cargar lo que hay que hacer: { $reason }. Instálalo en todas las máquinas del clúster.
error-program-missing = { $machine } no tiene el programa «{ $command }». Debe estar en la misma ruta en todas las máquinas que juegan.
