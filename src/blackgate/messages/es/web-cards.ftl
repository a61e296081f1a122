# Cartas y jugadores, tal como los dibuja el navegador. Los términos, en names.ftl.

web-cards-back = Una carta boca abajo
web-cards-worth = { $count ->
    [one] se vende por { $count } cigarrillo
   *[other] se vende por { $count } cigarrillos
}

## El panel de un jugador

web-cards-you = tú
web-cards-host = anfitrión
web-cards-bot = bot
web-cards-standing-in = juega un bot suplente
web-cards-away = ausente
web-cards-open-seat = asiento libre
web-cards-turn = Tiene el turno
web-cards-asked = Debe responder
web-cards-team = Equipo { $team }
web-cards-place = Lugar: { $place }
web-cards-points = { $points } de { $goal } puntos de Túnel
web-cards-share = Puntos que ha cavado: { $points }
web-cards-tunnel = En el túnel: { $tools }
web-cards-counted = { $name } × { $count }
web-cards-beatings = { $count ->
    [0] Ninguna Paliza
    [one] { $count } Paliza
   *[other] { $count } Palizas
}
web-cards-cigarettes = { $count ->
    [0] Ningún cigarrillo
    [one] { $count } cigarrillo
   *[other] { $count } cigarrillos
}
web-cards-hand = { $count ->
    [0] Ninguna carta en la mano
    [one] { $count } carta en la mano
   *[other] { $count } cartas en la mano
}
web-cards-gang-card = Carta de Banda: { $name } ({ $gang })
web-cards-background = Pasado: { $name }
web-cards-background-own = Pasado, solo lo ves tú: { $name }
web-cards-background-hidden = Pasado: boca abajo
web-cards-trauma = Trauma: { $name }
web-cards-clock = Tiempo restante

## Lo que se podría recordar de una mano (R17.3)

web-cards-tracker = Lo que podrías recordar de esta mano
web-cards-tracker-of = La mano de { $name }
web-cards-surely = Tiene seguro
web-cards-at-most = Como mucho
web-cards-none = Ninguna de estas

## La página de estilo

web-cards-style = Todo lo que está dibujado
web-cards-style-portraits = Retratos
web-cards-style-emblems = Bandas
web-cards-style-cards = Cartas
web-cards-style-states = Estados de una carta
web-cards-style-texts = Cartas con su texto
web-cards-style-tunnels = Túneles
web-cards-style-tokens = Fichas, Palizas, cigarrillos
web-cards-style-players = Jugadores
web-cards-style-words = Palabras y botones
