# Nombres de lo que un jugador puede elegir, como etiquetas cortas. Los argumentos y sus formas se explican en
# en/rules.ftl; los términos, en names.ftl.

# Un asiento de la tabla de acciones en el que no hay nadie
seat = asiento { $count }

## Acciones básicas

action-search = Buscar
action-move = Moverse
action-cautious_move = Movimiento prudente { $place }
action-join = Entrar en { $gang }
action-play = Jugar { $card }
action-extort = Extorsionar a { $player }
action-craft = Fabricar { $item }
action-craft_with_bandage = Fabricar { $item } con una Venda como Cordel
action-follow = Ir adonde está { $player }
action-exchange = Intercambiar con { $player }
action-attract_warden = Atraer a la Directora

## Acciones de Lugar

action-dig = Cavar con { $card } ({ phrase-points })
action-steal_spoon = Hurtar una cuchara
action-heal = Curarse
action-sell = Vender { $card } ({ phrase-cigarettes })
action-buy = Comprar { $item } ({ phrase-cigarettes })
action-rehabilitate = Reinsertarse (un nuevo Pasado)
action-study = Estudiar (una ficha de Espionaje)
action-improve = Mejorar una herramienta: { $card } por { $item }
action-develop_skills = Desarrollar habilidades (una ficha de Habilidad)
action-bet = Apostar { phrase-cigarettes } a { $number } o más
action-plan = Planificar (una ficha de Planificación)
action-brawl = Armar una Reyerta, con { $card }
action-workout = Entrenar (una ficha de Musculación)
action-change_style = Cambiar de estilo: entrar en { $gang } con { $fewer ->
    [one] { $fewer } Accesorio menos
   *[other] { $fewer } Accesorios menos
}
action-steal_bandage = Hurtar una venda
action-heal_trauma = Curar tu Trauma
action-bribe = Sobornar (una ficha de Corrupción por { phrase-cigarettes })
action-special = Acción especial { $count }

## Con una ficha

action-planned_move = Movimiento planificado { $place } (una ficha de Planificación)
action-bandage = Curarse con una Venda
action-bandage_trauma = Curar tu Trauma con una Venda

## Sin gastar acción

action-reveal = Revelar tu Pasado: { $background }
action-reveal_bonus = Revelar tu Pasado con el bonus: { $background }
action-barter = Hacer un trueque con { $player }
action-spy = Espiar a { $player } (una ficha de Espionaje)
action-end = Terminar tu turno

## Respuestas: movimientos

action-go = Ir { $place }
action-reroll = Volver a tirar
action-keep = Conservar la tirada
action-roll_for_michel = Tirar el dado por { $michel }
action-go_michel = Enviar a { $michel } { $place }

## Respuestas: Extorsión y pelea

action-demand = Exigir { $card }
action-lay = Sacar { $card }
action-cooperate = Colaborar
action-refuse = Negarse
action-yield = Rendirse
action-knuckles = No sacar nada, usar tus Nudillos
action-bodybuilding = Tirar el dado en vez de sacar un Arma (una ficha de Musculación)

## Respuestas: la Directora

action-report = Delatar ante la Directora
action-freepass = Salvoconducto (una ficha de Corrupción)
action-punish = Castigo: { $punishment } (una ficha de Corrupción)
action-warden = Enviar a la Directora { $place } (una ficha de Corrupción)

## Respuestas: otras

action-target = Elegir a { $player }
action-rob = Quitarle cigarrillos a { $player }
action-pay = Pagar con { $card }
action-give = Dar { $card }
action-give_cigarette = Dar un cigarrillo
action-heal_beating = Curar una Paliza
action-draw = Robar una carta de Búsqueda
action-take = Tomar { $card }
action-discard = Descartar { $card }
action-pass = Pasar
action-done = Listo

## A qué equivale pasar

action-pass-after_dig = No añadir nada
action-pass-beating = Encajar la Paliza
action-pass-choose_gang = No entrar en ninguna
action-pass-free_craft = No fabricar nada
action-pass-freepass = Guardar la ficha e ir
action-pass-help = No ayudar
action-pass-michel_prize = No robar nada
action-pass-michel_roll = No tirar
action-pass-move_warden = Dejar a la Directora donde está
action-pass-punishment = No castigar
action-pass-report = Callar
action-pass-rob = No quitar nada
action-pass-sending = Dejarse llevar
action-pass-stop_card = Dejar que ocurra
action-pass-take_seen_card = No quitar nada
action-yield-brawl_answer = Encajar la Paliza
