# Por qué una posición no puede ser. Se explica en en/positions.ftl. Las palabras de la propia posición se quedan como
# están.

position-at = { $path }: { $reason }
position-none = ninguna

## El texto

position-no-colon = faltan los dos puntos en { $found }
position-unknown = no se conoce { $found }; se conocen: { $known }
position-seats = tiene que haber una línea por asiento, de { $least } a { $most } en total y contando desde 0; se encontró { $found }
position-revealed = no se conoce { $found }; puede ponerse { $known }
position-number-and-card = hacen falta un número y una carta, como en { $example }
position-no-pile = { $found } no tiene pila; hay: { $known }
position-whole = hace falta un número entero
position-yes-or-no = hace falta yes o no
position-twice = { $found } está dos veces

## Qué va dónde

position-list = hace falta una lista, se encontró { $found }
position-table = hace falta una tabla, se encontró { $found }
position-truth = hace falta true o false, se encontró { $found }
position-whole-to = hace falta un número entero de 0 a { $most }, se encontró { $found }
position-name-and-who = hacen falta un nombre y quién lo conoce, se encontró { $found }
position-gang-pile = hace falta una lista: la carta de encima, y después lo que hay debajo de la pila
position-memory = hacen falta dos listas
position-memory-length = hace falta una lista de { $wanted } números

## La prisión

position-players = tiene que haber { $players }, tantas como jugadores; hay { $found }
position-no-place = { $found } no está en esta partida; hay: { $known }
position-cards = { $found } en total, pero la edición tiene { $total }
position-no-tool = { $card } no es una Herramienta (R11.1)
position-two-have = dos jugadores tienen { $card }, y solo hay un ejemplar ({ $rule })
position-only-one = { $card } está dos veces, y solo hay un ejemplar
position-not-in-pile = { $card } no está en esa pila (R1.3)
position-tokens = { $found } fichas delante de los jugadores, pero hay { $total } (R14.3)
position-no-tokens = ningún módulo en juego las trae (R14.3)
position-no-traumas = no hay ninguno sin el Pabellón psiquiátrico (R14.10)
position-michel-place = Michel(le) nunca entra en un Lugar sin número (R12.4)
position-michel-cards = hay { $total } cartas de Michel así (R12.1)
position-without-option = esto solo existe con un módulo que no está en juego; añádelo a las opciones o quita esto
position-won = con { $goal } puntos la partida está ganada (R2.1); pon menos, o di que ha terminado

## Lo que espera

position-steps = hace falta una lista de pasos, primero el de abajo
position-nobody-asked = hay que preguntarle algo a alguien
position-no-step = { $found } no es ningún paso; hay: { $known }
position-other-module = { $step } es de un módulo que no está en juego
position-step-place = { $step } está fuera de su sitio; abajo del todo hay un turno
position-step-numbers = { $step } tiene { $wanted } números, se encontró { $found }
position-step-field = { $step }: hace falta { $wanted }, se encontró { $found }
position-no-seat = no hay asiento { $seat }
position-other-turn = es el turno del asiento { $active }, no del { $seat }

# Qué puede ser un número de un paso: el $wanted de position-step-field
position-field-seat = un asiento
position-field-seat-or-none = un asiento o -1
position-field-turn-action = el primer número de una acción del turno
position-field-flag = 0 o 1
position-field-action-card = una carta de Acción
position-field-die = un resultado del dado
position-field-gang = una Banda
position-field-background = un Pasado
position-field-michel-card = una carta de Michel
position-field-number = un número pequeño
position-field-place = un Lugar
position-field-place-or-none = un Lugar o -1
position-field-tool = una Herramienta
position-field-bits = un valor de bits
