# Carte e giocatori, come li disegna il browser. Le fonti dei termini italiani sono in names.ftl.

web-cards-back = Una carta coperta
web-cards-worth = { $count ->
    [one] si vende per { $count } sigaretta
   *[other] si vende per { $count } sigarette
}

## Il riquadro di un giocatore

web-cards-you = tu
web-cards-host = host
web-cards-bot = bot
web-cards-standing-in = un bot gioca al suo posto
web-cards-away = assente
web-cards-open-seat = posto libero
web-cards-turn = È il suo turno
web-cards-asked = Deve rispondere
web-cards-team = Squadra { $team }
web-cards-place = Luogo: { $place }
web-cards-points = { $points } su { $goal } punti Tunnel
web-cards-share = Punti scavati di persona: { $points }
web-cards-tunnel = Nel tunnel: { $tools }
web-cards-counted = { $name } × { $count }
web-cards-beatings = { $count ->
    [0] Nessun Pestaggio
    [one] { $count } Pestaggio
   *[other] { $count } Pestaggi
}
web-cards-cigarettes = { $count ->
    [0] Nessuna sigaretta
    [one] { $count } sigaretta
   *[other] { $count } sigarette
}
web-cards-hand = { $count ->
    [0] Nessuna carta in mano
    [one] { $count } carta in mano
   *[other] { $count } carte in mano
}
web-cards-gang-card = Carta Gang: { $name } ({ $gang })
web-cards-background = Precedenti: { $name }
web-cards-background-own = Precedenti, visibili solo a te: { $name }
web-cards-background-hidden = Precedenti: coperti
web-cards-trauma = Trauma: { $name }
web-cards-clock = Tempo rimasto

## Che cosa si può ricordare di una mano (R17.3)

web-cards-tracker = Che cosa potresti ricordare di questa mano
web-cards-tracker-of = La mano di { $name }
web-cards-surely = Di sicuro ha
web-cards-at-most = Al massimo
web-cards-none = Nessuna di queste

## La pagina dello stile

web-cards-style = Tutto ciò che è disegnato
web-cards-style-portraits = Ritratti
web-cards-style-emblems = Gang
web-cards-style-cards = Carte
web-cards-style-states = Stati di una carta
web-cards-style-texts = Carte con il loro testo
web-cards-style-tunnels = Tunnel
web-cards-style-tokens = Segnalini, Pestaggi, sigarette
web-cards-style-players = Giocatori
web-cards-style-words = Parole e pulsanti
