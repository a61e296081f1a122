# El plano de la prisión y las peleas, en el navegador. Los términos, en names.ftl.
# $deeds, $people, $wants   listas de nombres, tal como las da el servidor
# $name, $card              un nombre, tal como lo da el servidor

web-board-plan = La prisión
web-board-warden = La Directora
web-board-look = ¿Qué es esto?

## Lo que dice un Lugar a quien no puede verlo, y junto al puntero

web-board-numbers = Puertas: { $numbers }.
web-board-search = Búsqueda: { $count ->
    [one] { $count } carta.
   *[other] { $count } cartas.
}
web-board-deeds = Aquí: { $deeds }.
web-board-forbids = Aquí no: { $deeds }.
web-board-here = Dentro: { $people }.
web-board-nobody = No hay nadie dentro.

## Pilas, Bandas, el dado

web-board-pile = { $name }: { $count ->
    [one] queda { $count }
   *[other] quedan { $count }
}
web-board-deck = Mazo de Búsqueda: { $count }
web-board-discard = Descarte de Búsqueda: { $count }
web-board-michel-deck = { $name }: { $count ->
    [one] { $count } carta en el mazo
   *[other] { $count } cartas en el mazo
}
web-board-gang-card = Encima: { $card }.
web-board-gang-empty = No queda ninguna carta de Banda.
web-board-gang-wants = Pide { $needs } de: { $wants }.
web-board-die = El dado muestra { $face }.
web-board-die-idle = El dado.

## Personas

web-board-standee = { $beatings ->
    [0] Ninguna Paliza
    [one] { $beatings } Paliza
   *[other] { $beatings } Palizas
}, { $cigarettes ->
    [one] { $cigarettes } cigarrillo
   *[other] { $cigarettes } cigarrillos
}, { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}

## Una pelea. $attacker, $defender: nombres; $tool: el nombre de una Herramienta

web-board-fight = { $attacker } contra { $defender }
web-board-fight-for = { $attacker } le exige a { $defender }: { $tool }
web-board-fight-asked = debe responder
web-board-fight-helpers = En su ayuda
web-board-fight-weapons = Armas sobre la mesa
web-board-fight-nothing = Ningún Arma aún
web-board-fight-fold = Plegar
web-board-fight-unfold = Mostrar
