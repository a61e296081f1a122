# Cards and players, as the browser draws them.

web-cards-back = A card, face down
web-cards-worth = { $count ->
    [one] sells for { $count } cigarette
   *[other] sells for { $count } cigarettes
}

## A player's panel

web-cards-you = you
web-cards-host = host
web-cards-bot = bot
web-cards-standing-in = a bot stands in
web-cards-away = away
web-cards-open-seat = free seat
web-cards-turn = Whose turn it is
web-cards-asked = Is asked
web-cards-team = Team { $team }
web-cards-place = In: { $place }
web-cards-points = { $points } of { $goal } Tunnel points
web-cards-share = Points dug in person: { $points }
web-cards-tunnel = In the tunnel: { $tools }
web-cards-counted = { $name } × { $count }
web-cards-beatings = { $count ->
    [0] No Beatings
    [one] { $count } Beating
   *[other] { $count } Beatings
}
web-cards-cigarettes = { $count ->
    [0] No cigarettes
    [one] { $count } cigarette
   *[other] { $count } cigarettes
}
web-cards-hand = { $count ->
    [0] No cards in hand
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
web-cards-gang-card = Gang card: { $name } ({ $gang })
web-cards-background = Background: { $name }
web-cards-background-own = Background, seen by you alone: { $name }
web-cards-background-hidden = Background: face down
web-cards-trauma = Trauma: { $name }
web-cards-clock = Time left

## What could be remembered of a hand (R17.3)

web-cards-tracker = What you could remember of this hand
web-cards-tracker-of = { $name }’s hand
web-cards-surely = Surely holds
web-cards-at-most = At most
web-cards-none = None of these

## The style page

web-cards-style = Everything that is drawn
web-cards-style-portraits = Portraits
web-cards-style-emblems = Gangs
web-cards-style-cards = Cards
web-cards-style-states = States of a card
web-cards-style-texts = Cards with their text
web-cards-style-tunnels = Tunnels
web-cards-style-tokens = Tokens, Beatings, cigarettes
web-cards-style-players = Players
web-cards-style-words = Words and buttons
