# Cards and players, as the browser draws them.

web-cards-back = Une carte, face cachée
web-cards-worth = { $count ->
    [one] se vend { $count } cigarette
   *[other] se vend { $count } cigarettes
}

## A player's panel

web-cards-you = vous
web-cards-host = hôte
web-cards-bot = bot
web-cards-standing-in = un bot le remplace
web-cards-away = absent
web-cards-open-seat = place libre
web-cards-turn = C’est son tour
web-cards-asked = On attend sa réponse
web-cards-team = Équipe { $team }
web-cards-place = Lieu : { $place }
web-cards-points = { $points } Points de tunnel sur { $goal }
web-cards-share = Points creusés en personne : { $points }
web-cards-tunnel = Dans le tunnel : { $tools }
web-cards-counted = { $name } × { $count }
web-cards-beatings = { $count ->
    [0] Aucune Raclée
    [one] { $count } Raclée
   *[other] { $count } Raclées
}
web-cards-cigarettes = { $count ->
    [0] Aucune cigarette
    [one] { $count } cigarette
   *[other] { $count } cigarettes
}
web-cards-hand = { $count ->
    [0] Aucune carte en main
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
web-cards-gang-card = Carte Gang : { $name } ({ $gang })
web-cards-background = Passif : { $name }
web-cards-background-own = Passif, vu de vous seul : { $name }
web-cards-background-hidden = Passif : face cachée
web-cards-trauma = Trauma : { $name }
web-cards-clock = Temps restant

## What could be remembered of a hand (R17.3)

web-cards-tracker = Ce que vous pourriez avoir retenu de cette main
web-cards-tracker-of = La main de { $name }
web-cards-surely = A sûrement
web-cards-at-most = Au plus
web-cards-none = Aucune de celles-ci

## The style page

web-cards-style = Tout ce qui est dessiné
web-cards-style-portraits = Portraits
web-cards-style-emblems = Gangs
web-cards-style-cards = Cartes
web-cards-style-states = États d’une carte
web-cards-style-texts = Cartes avec leur texte
web-cards-style-tunnels = Tunnels
web-cards-style-tokens = Jetons, Raclées, cigarettes
web-cards-style-players = Joueurs
web-cards-style-words = Mots et boutons
