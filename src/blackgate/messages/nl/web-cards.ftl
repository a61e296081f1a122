# Kaarten en spelers, zoals de browser ze tekent. De Nederlandse woorden staan in names.ftl.

web-cards-back = Een gedekte kaart
web-cards-worth = { $count ->
    [one] brengt { $count } sigaret op
   *[other] brengt { $count } sigaretten op
}

## Het paneel van een speler

web-cards-you = jij
web-cards-host = host
web-cards-bot = bot
web-cards-standing-in = een bot valt in
web-cards-away = weg
web-cards-open-seat = vrije plaats
web-cards-turn = Is aan de beurt
web-cards-asked = Moet antwoorden
web-cards-team = Team { $team }
web-cards-place = Locatie: { $place }
web-cards-points = { $points } van { $goal } tunnelpunten
web-cards-share = Zelf gegraven punten: { $points }
web-cards-tunnel = In de tunnel: { $tools }
web-cards-counted = { $name } × { $count }
web-cards-beatings = { $count ->
    [0] Geen pak slaag
    [one] { $count } pak slaag
   *[other] { $count } pakken slaag
}
web-cards-cigarettes = { $count ->
    [0] Geen sigaretten
    [one] { $count } sigaret
   *[other] { $count } sigaretten
}
web-cards-hand = { $count ->
    [0] Geen kaarten in de hand
    [one] { $count } kaart in de hand
   *[other] { $count } kaarten in de hand
}
web-cards-gang-card = Bendekaart: { $name } ({ $gang })
web-cards-background = Verleden: { $name }
web-cards-background-own = Verleden, alleen jij ziet het: { $name }
web-cards-background-hidden = Verleden: gedekt
web-cards-trauma = Trauma: { $name }
web-cards-clock = Resterende tijd

## Wat er van een hand te onthouden was (R17.3)

web-cards-tracker = Wat je van deze hand had kunnen onthouden
web-cards-tracker-of = De hand van { $name }
web-cards-surely = Heeft zeker
web-cards-at-most = Maximaal
web-cards-none = Geen van deze

## De stijlpagina

web-cards-style = Alles wat getekend is
web-cards-style-portraits = Portretten
web-cards-style-emblems = Bendes
web-cards-style-cards = Kaarten
web-cards-style-states = Toestanden van een kaart
web-cards-style-texts = Kaarten met hun tekst
web-cards-style-tunnels = Tunnels
web-cards-style-tokens = Fiches, slaag, sigaretten
web-cards-style-players = Spelers
web-cards-style-words = Woorden en knoppen
