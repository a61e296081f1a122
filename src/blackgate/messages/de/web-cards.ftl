# Karten und Personen, wie der Browser sie zeichnet. Die deutschen Begriffe sind in names.ftl erklärt.

web-cards-back = Eine Karte, verdeckt
web-cards-worth = { $count ->
    [one] bringt beim Verkauf { $count } Zigarette
   *[other] bringt beim Verkauf { $count } Zigaretten
}

## Das Feld einer Person

web-cards-you = du
web-cards-host = Host
web-cards-bot = Bot
web-cards-standing-in = ein Bot springt ein
web-cards-away = weg
web-cards-open-seat = freier Platz
web-cards-turn = Ist am Zug
web-cards-asked = Ist gefragt
web-cards-team = Team { $team }
web-cards-place = Ort: { $place }
web-cards-points = { $points } von { $goal } Tunnelpunkten
web-cards-share = Davon selbst gegraben: { $points }
web-cards-tunnel = Im Tunnel: { $tools }
web-cards-counted = { $name } × { $count }
web-cards-beatings = { $count ->
    [0] Keine Abreibungen
    [one] { $count } Abreibung
   *[other] { $count } Abreibungen
}
web-cards-cigarettes = { $count ->
    [0] Keine Zigaretten
    [one] { $count } Zigarette
   *[other] { $count } Zigaretten
}
web-cards-hand = { $count ->
    [0] Keine Handkarten
    [one] { $count } Handkarte
   *[other] { $count } Handkarten
}
web-cards-gang-card = Gangkarte: { $name } ({ $gang })
web-cards-background = Vorleben: { $name }
web-cards-background-own = Vorleben, nur für dich sichtbar: { $name }
web-cards-background-hidden = Vorleben: verdeckt
web-cards-trauma = Trauma: { $name }
web-cards-clock = Verbleibende Zeit

## Was man sich von einer Hand merken konnte (R17.3)

web-cards-tracker = Was du dir von dieser Hand merken konntest
web-cards-tracker-of = Handkarten von { $name }
web-cards-surely = Sicher dabei
web-cards-at-most = Höchstens
web-cards-none = Nichts davon

## Die Stilseite

web-cards-style = Alles, was gezeichnet ist
web-cards-style-portraits = Porträts
web-cards-style-emblems = Gangs
web-cards-style-cards = Karten
web-cards-style-states = Zustände einer Karte
web-cards-style-texts = Karten mit ihrem Text
web-cards-style-tunnels = Tunnel
web-cards-style-tokens = Plättchen, Abreibungen, Zigaretten
web-cards-style-players = Personen
web-cards-style-words = Wörter und Knöpfe
