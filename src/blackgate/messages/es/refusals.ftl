# Por qué una acción no es legal, dicho a quien la ha elegido. Se explica en en/refusals.ftl; los términos, en
# names.ftl.

refusal-legal = nada lo impide
refusal-not-an-answer = esto no responde a lo que se te pregunta
refusal-game-over = la partida ha terminado
refusal-not-in-play = no forma parte de esta partida
refusal-no-actions = no te quedan bastantes acciones
refusal-confined = no en un turno que has empezado en Aislamiento

## Lugares

refusal-place-forbids = no { $place }
refusal-wrong-place = no se puede hacer { $place }
refusal-no-craft-here = no { $place }
refusal-already-there = ya estás ahí
refusal-only-by-being-sent = ahí solo se llega si te envían
refusal-not-with-this-die = tu tirada no lleva ahí

## Cartas

refusal-searched = ya has buscado tantas veces como puedes en este turno
refusal-nothing-to-draw = no hay ninguna carta que robar
refusal-not-in-hand = no tienes esta carta en la mano
lack-card = hace falta { $card }
refusal-no-effect = no tendría ningún efecto
refusal-missing-cards = no tienes las cartas necesarias
refusal-pile-empty = en la pila no hay bastantes cartas
refusal-no-cards-there = no hay ninguna carta así que puedas tomar
refusal-too-expensive = no tienes bastantes cigarrillos
refusal-sell-something = tienes que vender al menos una carta

## Bandas y Pasados

refusal-no-accessories = la Banda quiere bastantes Accesorios de los suyos, todos distintos
refusal-gang-pile-empty = no queda ninguna carta de esta Banda
refusal-no-ability = tu carta de Banda no te lo permite ahora
refusal-used-this-turn = ya has usado esta capacidad en este turno
refusal-not-your-background = este no es tu Pasado
refusal-revealed = tu Pasado ya está revelado
refusal-wrong-moment = no es el momento de tu Pasado
refusal-not-your-gang = no estás en la Banda de tu Pasado

## Jugadores

refusal-extorted = ya has extorsionado a alguien en este turno
refusal-no-weapon = no tienes ningún Arma en la mano
refusal-not-enough-weapons = no tienes tantas Armas como hacen falta para extorsionar a este jugador
refusal-not-yourself = no puedes elegirte a ti
refusal-no-such-seat = no hay ningún jugador así en la mesa
refusal-not-here = este jugador no está en tu Lugar
refusal-charmed = nadie puede extorsionar a este jugador, que no tiene ninguna Paliza
refusal-not-a-target = aquí no se puede elegir a este jugador

## Palizas

refusal-beaten-craft = no mientras tengas una Paliza
refusal-beaten-dig = no mientras tengas 2 Palizas
refusal-not-beaten = no tienes ninguna Paliza que curar

## Michel(le), equipos, fichas, la Directora

refusal-traumatized = tu Trauma no te lo permite
refusal-no-token = no tienes la ficha necesaria
refusal-no-tokens-left = no queda ninguna ficha así que tomar
refusal-teammate = no contra alguien de tu equipo
refusal-not-a-teammate = este jugador no es de tu equipo
refusal-other-gang = no compartes Banda con este jugador
refusal-not-in-solitary = tu compañero de equipo está donde solo se llega si te envían
refusal-nothing-to-exchange = ninguno de los dos tiene nada que dar
refusal-not-your-cell-block = solo en tus propias Celdas
refusal-no-stake = no tienes los cigarrillos para apostar
refusal-nobody-to-brawl = aquí no hay nadie más para una Reyerta
refusal-warden-is-here = la Directora ya está aquí
refusal-no-trauma = no tienes ningún Trauma que curar
refusal-heals-all = tu carta de Banda lo cura todo a la vez, no solo el Trauma: elige la otra forma de curarte
refusal-no-bribe = no tienes los cigarrillos para un soborno
refusal-no-link-in-it = no hay ningún Cordel que sustituir

## Qué falta y de dónde viene

lack-tool = para cavar hace falta { $cards }: { $ways }
lack-weapon = hace falta un Arma ({ $cards }): { $ways }
lack-way-craft = fabrica algo así { $place }
lack-way-buy = compra algo así { $place }
lack-way-steal_spoon = hurta una Cuchara { $place }
lack-way-search = encuéntrala buscando
lack-way-extort = extorsiona a quien tenga algo así
