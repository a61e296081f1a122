# Lo que está mal en una grabación, o en lo que se le pide. Se explica en en/records.ftl.

record-at-line = línea { $line }: { $reason }
record-end = el final de la grabación
record-nothing = nada
record-a-position = una posición

## Líneas

record-too-large = ninguna grabación pasa de { $most } MiB
record-line-too-long = ninguna línea pasa de { $most } KiB
record-wanted = aquí tiene que estar { $wanted }, se encontró { $found }
record-not-utf-8 = hay bytes que no son UTF-8
record-carriage-return = la línea acaba con un retorno de carro; guarda el archivo con finales de línea de Unix
record-unprintable = hay caracteres que no se pueden imprimir
record-no-checksum = falta la suma de comprobación al final de la línea
record-checksum = la suma de comprobación no cuadra: han cambiado esta línea, o falta una línea anterior
record-torn = la última línea no se escribió hasta el final; se puede seguir con la grabación sin ella

## La cabecera

record-other-format = esta es una grabación del formato { $found }; aquí solo se conoce el formato { $known }
record-no-record = esta no es una grabación de Blackgate: no empieza por { $wanted }
record-too-long = { $what } tiene { $found } caracteres; se admiten { $most } como mucho
record-unfit-text = { $what } no puede empezar ni acabar con un espacio, ni contener caracteres que no se pueden imprimir
record-one-digit = { $key }: hace falta una cifra, se encontró { $found }
record-hex-digits = { $key }: hacen falta { $digits } cifras hexadecimales, se encontró { $found }
record-options-form = { $key }: no están escritas como las escribe Blackgate, se encontró { $found }
record-unknown-option = la opción { $found } no se conoce aquí; usa un Blackgate más nuevo
record-no-such-seat = no hay asiento { $seat } entre { $players } jugadores (R1.7)
record-edition-form = { $key }: hacen falta 16 cifras hexadecimales y un nombre entre comillas, se encontró { $found }
record-edition-wrong = { $key }: { $reason }
record-edition-other = esta edición tiene aquí la huella { $here }, y en la grabación { $recorded }; reprodúcela con el Blackgate que la escribió
record-not-an-object = { $key }: hace falta un objeto JSON, se encontró { $found }
record-rules-form = { $key }: hace falta el número de una versión, se encontró { $found }
record-newer-rules = jugada con las reglas { $found }, y aquí las más nuevas son las reglas { $known }: instala un Blackgate más nuevo
record-rules-ended = jugada con las reglas { $found }; este Blackgate juega con las reglas { $known } y no puede continuarla tal como era: continúa con Blackgate { $release }
record-rules-differ = jugada con las reglas { $found }, de las que difieren aquí las reglas { $known } de este Blackgate ({ $reason }): reprodúcela con Blackgate { $release }
record-not-json = esto no es JSON: { $found }
record-secret-bytes = { $key }: hacen falta { $bytes } bytes, se encontró { $found }
record-one-for-each = { $key }: hace falta uno para cada uno de los { $players } asientos, se encontró { $found }

## Una posición preparada

record-position-bare = una posición en una grabación no tiene líneas vacías ni comentarios
record-position-options = una posición en una grabación no tiene { $key }: tienen su propia línea en la cabecera
record-position-chance = una posición en una grabación no tiene { $key }: empieza con un turno, y el azar viene después
record-position-first = en una posición preparada no se dice quién empieza
record-position-secret = una posición preparada no tiene secreto
record-position-seats = la posición tiene { $found } asientos, la partida { $players }
record-position = la posición no puede ser: { $reason }

## La partida

record-seat-and-action = aquí tienen que estar un asiento y una acción, se encontró { $found }
record-no-result = { $found } no es un resultado del azar: hace falta un dado, una carta o un asiento
record-outcome-form = hace falta { $wanted } con { $players } puntuaciones, se encontró { $found }
record-other-secret = este no es el secreto que contiene la cabecera
record-after-end = la grabación ya había acabado, se encontró { $found }
record-over-before = la partida ya ha terminado antes de esta acción (R2.1)
record-other-seat = aquí se pregunta al asiento { $asked }, no al asiento { $found }
record-illegal = no es una acción legal: { $reason }
record-cannot-come-up = { $found } no puede salir aquí
record-result-missing = falta un resultado del azar al final de la línea
record-other-chance = la grabación dice: { $told }; el secreto da: { $given }
record-not-over = la partida no ha terminado aquí: se pregunta al asiento { $asked }
record-other-result = el resultado es { $given }, la grabación dice { $told }

## Comprobar

record-laid-out = la partida empezó con una posición preparada, cuyo azar nadie ha prometido
record-no-secret = el secreto no está en la grabación; se revela cuando la partida ha terminado
record-other-promise = este no es el secreto que se prometió: su SHA-256 no es el compromiso
record-honest = cada resultado del azar es lo que dan el secreto y las contribuciones

## Seguir

record-secret-missing = la grabación no contiene el secreto de la partida; da el que se guardó al empezarla
record-wrong-secret = este secreto no corresponde al compromiso de la grabación; da el de esta misma partida
record-game-not-over = la partida no ha terminado; sigue jugando, o interrúmpela
record-ended = la grabación ha acabado y su secreto está revelado; empieza una partida nueva
