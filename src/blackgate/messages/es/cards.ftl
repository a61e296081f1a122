# Lo que hacen las cartas: efectos, capacidades, momentos. Los argumentos y sus formas se explican en en/cards.ftl; los
# términos, en names.ftl.

## Frases que comparten los textos de abajo

phrase-search_cards = { $cards ->
    [one] { $cards } carta de Búsqueda
   *[other] { $cards } cartas de Búsqueda
}
phrase-cards = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}
phrase-cigarettes = { $cigarettes ->
    [one] { $cigarettes } cigarrillo
   *[other] { $cigarettes } cigarrillos
}
phrase-actions = { $actions ->
    [one] { $actions } acción
   *[other] { $actions } acciones
}
phrase-points = { $points ->
    [one] { $points } punto de Túnel
   *[other] { $points } puntos de Túnel
}

## Cómo se compone un texto

card_text-effects = { $first } { $second }
card_text-background = { $moment }: { $effects }
card_text-bonus = Bonus si estás { $gang }: { $effects }

## Momentos en los que se puede revelar un Pasado

moment-turn = En tu turno
moment-weapon = Cuando te toca, como atacante o defensor, sacar un Arma en una pelea
moment-defence = Cuando te toca, pero no como atacante, sacar un Arma en una pelea
moment-dig = Justo después de cavar
moment-beating = Cuando estás a punto de recibir una Paliza
moment-card = Cuando otro jugador juega una carta de Acción
moment-sent = Cuando te envían { $to_solitary } o te eligen para una Extorsión

## Efectos de las cartas de Acción y de los Pasados

effect-draw = Roba { phrase-search_cards }.
effect-cigarettes = Toma { phrase-cigarettes }.
effect-take = Toma { $card }, estés donde estés.
effect-go_anywhere = Ve a cualquier otro Lugar excepto { $solitary }. No es la acción Moverse.
effect-more_actions = Tienes { $actions ->
    [one] { $actions } acción más
   *[other] { $actions } acciones más
} en este turno.
effect-beat = Otro jugador, esté donde esté, con menos de 2 Palizas recibe una Paliza, sin pelea.
effect-heal = Quítate 1 Paliza, o tu Trauma, estés donde estés.
effect-send_to_solitary = Envía a otro jugador, esté donde esté, { $to_solitary }.
effect-riot = Se barajan juntas todas las manos, sin esta carta, y se vuelven a repartir una a una, en sentido horario, empezando por ti.
effect-shakedown = Otro jugador de tu Lugar que tenga cartas descarta todas las Armas de su mano. Tomas una de ellas, a tu elección.
effect-join_gang = { $fewer ->
    [0] Entra en una Banda.
    [one] Entra en una Banda con { $fewer } Accesorio menos.
   *[other] Entra en una Banda con { $fewer } Accesorios menos.
}
effect-lockdown = Envían { $to_cell_block } a todos los jugadores que no estén { $in_solitary }, a ti también.
effect-poker_night = Quítale { phrase-cards } al azar a cada uno de los demás jugadores de tu Lugar.
effect-pick_pocket = Quítale una carta al azar a otro jugador de tu Lugar que tenga cartas.
effect-sell = Vende, estés donde estés, sin gastar acción.
effect-buy = { $divide ->
    [1] Compra, estés donde estés, sin gastar acción.
    [2] Compra, estés donde estés, sin gastar acción, a mitad de precio, redondeado hacia arriba, tras las demás rebajas; al menos 1 cigarrillo.
   *[other] Compra, estés donde estés, sin gastar acción, al precio dividido entre { $divide }, redondeado hacia arriba, tras las demás rebajas; al menos 1 cigarrillo.
}
effect-beat_all_here = Cada uno de los demás jugadores de tu Lugar recibe una Paliza.
effect-take_cigarettes = Otro jugador, esté donde esté, te da hasta { phrase-cigarettes }.
effect-take_random = Otro jugador, esté donde esté, te da una carta al azar.
effect-extort = Extorsiona sin gastar acción, sin tener ni sacar un Arma para intimidar. Una pelea requiere Armas como siempre. No cuenta como tu Extorsión del turno.
effect-craft = Fabrica sin gastar acción, estés donde estés y tengas las Palizas que tengas, sin Cordel.
effect-swap = Mira la mano de otro jugador de tu Lugar que tenga cartas. Puedes cambiar una carta tuya por una suya.
effect-con = Quítale una carta al azar a otro jugador de tu Lugar que tenga cartas, y dale después una carta a tu elección. Puede ser la misma.
effect-win_combat = Ganas la pelea.
effect-fists = No hace falta que la saques. El atacante, si es un jugador, roba { phrase-search_cards }.
effect-score = Anota { phrase-points } más.
effect-find = Toma { $card } y roba { phrase-search_cards }.
effect-stop_beating = No la recibes, y pierdes las Palizas que tienes.
effect-treat = No la recibes, pierdes las Palizas que tienes y robas { phrase-search_cards }.
effect-stop_card = No surte efecto y se descarta.
effect-seize_card = No surte efecto y va a tu mano. Quien la jugó roba { phrase-search_cards }.
effect-escape = Te libras. Ve a cualquier otro Lugar excepto { $solitary }.
effect-slip_away = Te libras. Descarta una carta al azar.

## Lo mismo, para un jugador al que la carta ya ha afectado

effect-beat-same = El mismo jugador recibe otra Paliza.
effect-send_to_solitary-same = Al mismo jugador lo envían { $to_solitary }.
effect-shakedown-same = El mismo jugador descarta todas las Armas de su mano. Tomas una de ellas, a tu elección.
effect-take_cigarettes-same = El mismo jugador te da hasta { phrase-cigarettes }.
effect-take_random-same = El mismo jugador te da además una carta al azar.
effect-swap-same = Mira la mano del mismo jugador. Puedes cambiar una carta tuya por una suya.
effect-con-same = Quítale una carta al azar al mismo jugador, y dale después una carta a tu elección. Puede ser la misma.

## Lo que cambia un efecto

effect-second_beating = Quien recibe la Paliza recibe otra más.
effect-and_discard = Cada uno de ellos descarta además una carta al azar.
effect-return_beating = La recibe el jugador que la causó, si lo hay.
effect-give_nothing = No des nada a cambio.
effect-keep_card = En vez de eso, va a tu mano.
effect-target_anywhere = El objetivo puede estar en cualquier parte.

## Capacidades: Crew

ability-lookout = Tras la tirada de tu propio Movimiento simple puedes volver a tirar una vez. Vale el segundo resultado.
ability-tip_off = Tras la tirada de tu propio Movimiento simple puedes volver a tirar una vez y tomar { phrase-cigarettes }. Vale el segundo resultado.
ability-scavenger = Cuando buscas, robas { phrase-cards } más.
ability-rummage = Cuando buscas, robas al menos { phrase-cards }.
ability-shortcut = Una vez por turno, tu Movimiento prudente cuesta { phrase-actions }.
ability-light_fingers = Cuando terminas la acción Moverse en un Lugar donde hay otros jugadores, quítale hasta { phrase-cigarettes } a uno de ellos.
ability-scrounging = Cuando terminas la acción Moverse, toma { phrase-cigarettes }.

## Capacidades: Cartel

ability-supplier = Comprar te cuesta { phrase-cigarettes } menos, pero al menos { $least }.
ability-middleman = Cada carta que vendes da { phrase-cigarettes } más; en una misma venta, { $most } más como mucho.
ability-dealers = También puedes comprar y vender { $place }.
ability-allowance = Al principio de tu turno, toma { phrase-cigarettes }.

## Capacidades: Moteros

ability-knuckles = Una vez en cada pelea, cuando te toca sacar un Arma, no hace falta que la saques.
ability-bracing = Una vez en cada pelea que no hayas empezado, cuando te toca sacar un Arma, no hace falta que la saques.
ability-thick_skin = Perder una pelea, también por ayudar, no te da ninguna Paliza ni te cuesta ninguna carta al azar. Una Herramienta exigida te la quitan igual.
ability-scars = Perder una pelea, también por ayudar, no te da ninguna Paliza ni te cuesta ninguna carta al azar. Una Herramienta exigida te la quitan igual. Cuando la pierdes tú, roba { phrase-search_cards }.
ability-trophy = Cuando ganas una pelea, roba además { phrase-search_cards }.
ability-ambush = Cuando tu objetivo colabora o pierde, recoge un Arma que hayas sacado para intimidar.
ability-surprise = Cuando extorsionas, roba { phrase-search_cards } después de elegir al objetivo. Si colabora o pierde, recoge un Arma que hayas sacado para intimidar.

## Capacidades: Bratva

ability-tribute = Cuando tu Extorsión termina y el objetivo ha colaborado o perdido, quítale además hasta { phrase-cigarettes }.
ability-dues = Cuando extorsionas, toma { phrase-cigarettes } y roba { phrase-search_cards } después de elegir al objetivo.
ability-respect = Quien te extorsione tiene que tener y sacar { $weapons ->
    [one] { $weapons } Arma
   *[other] { $weapons } Armas
} para intimidar. No vale para Michel(le), ni para quien no necesita Arma.
ability-long_arm = Puedes extorsionar a un jugador esté donde esté, incluso { $in_solitary } o en el Despacho de la Directora. Tu propio Lugar tiene que permitirlo.
ability-reach = Puedes extorsionar a un jugador esté donde esté, incluso { $in_solitary } o en el Despacho de la Directora. Tu propio Lugar tiene que permitirlo. Cuando extorsionas, roba { phrase-search_cards } después de elegir al objetivo.
ability-interrogation = Cuando extorsionas, mira la mano del objetivo después de elegirlo y antes de exigir la Herramienta.
ability-grilling = Cuando extorsionas, roba { phrase-search_cards } y mira la mano del objetivo después de elegirlo y antes de exigir la Herramienta.

## Capacidades: Tríada

ability-artisan = Puedes fabricar en cualquier Lugar y con Palizas.
ability-thrift = Para fabricar no necesitas Cordel, ni Venda.
ability-leftovers = Para fabricar no necesitas Cordel, ni Venda, y cada vez que fabricas tomas { phrase-cigarettes }.
ability-engineer = Una vez por turno, cavar con { $card } te da { phrase-points } más.
ability-herbalist = Puedes curarte en cualquier Lugar. Te lo quita todo, las dos Palizas y el Trauma, y robas { phrase-search_cards }.

## Capacidades: Queers

ability-stage = Una vez por turno, jugar una carta de Acción no cuesta ninguna acción, y después robas { phrase-search_cards }.
ability-encore = Una vez por turno, después de jugar una carta de Acción, roba { phrase-search_cards }.
ability-barter = Una vez por turno, sin gastar acción: quítale una carta al azar a otro jugador de tu Lugar que tenga cartas, y dale después una carta a tu elección. Puede ser la misma.
ability-haggle = Una vez por turno, sin gastar acción: dale { phrase-cigarettes } a otro jugador de tu Lugar que tenga cartas, quítale una carta al azar y dale después una carta a tu elección. Puede ser la misma.
ability-charm = Ningún jugador puede elegirte para una Extorsión mientras no tengas ninguna Paliza. Michel(le) sí.
ability-innocence = Ningún jugador puede elegirte para una Extorsión mientras no tengas ninguna Paliza y tengas como mucho { phrase-cards } en la mano. Michel(le) sí.
ability-wardrobe = Puedes buscar { $searches ->
    [1] una vez
    [2] dos veces
   *[other] { $searches } veces
} por turno. Cuentan las Búsquedas hechas antes de entrar en la Banda.
ability-costumes = Puedes buscar { $searches ->
    [1] una vez
    [2] dos veces
   *[other] { $searches } veces
} por turno, y cada Búsqueda después de la primera roba { phrase-cards } más. Cuentan las Búsquedas hechas antes de entrar en la Banda.
