# Der Grundriss des Gefängnisses und die Kämpfe, im Browser. Die deutschen Begriffe sind in names.ftl erklärt.
# $deeds, $people, $wants   Listen von Namen, wie der Server sie liefert
# $name, $card              ein Name, wie der Server ihn liefert

web-board-plan = Das Gefängnis
web-board-warden = Die Direktorin
web-board-look = Was ist das?

## Was ein Ort denen sagt, die ihn nicht sehen, und neben dem Zeiger

web-board-numbers = Türen: { $numbers }.
web-board-search = Suchen: { $count ->
    [one] { $count } Karte.
   *[other] { $count } Karten.
}
web-board-deeds = Hier: { $deeds }.
web-board-forbids = Nicht hier: { $deeds }.
web-board-here = Da: { $people }.
web-board-nobody = Niemand ist da.

## Stapel, Gangs, der Würfel

web-board-pile = { $name }: noch { $count }
web-board-deck = Suchstapel: { $count }
web-board-discard = Ablage: { $count }
web-board-michel-deck = { $name }: { $count ->
    [one] { $count } Karte im Stapel
   *[other] { $count } Karten im Stapel
}
web-board-gang-card = Obenauf: { $card }.
web-board-gang-empty = Es ist keine Gangkarte mehr da.
web-board-gang-wants = Verlangt { $needs } von: { $wants }.
web-board-die = Der Würfel zeigt { $face }.
web-board-die-idle = Der Würfel.

## Gefangene

web-board-standee = { $beatings ->
    [0] Keine Abreibung
    [one] { $beatings } Abreibung
   *[other] { $beatings } Abreibungen
}, { $cigarettes ->
    [one] { $cigarettes } Zigarette
   *[other] { $cigarettes } Zigaretten
}, { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

## Ein Kampf. $attacker, $defender: Namen; $tool: der Name eines Werkzeugs

web-board-fight = { $attacker } gegen { $defender }
web-board-fight-for = { $attacker } verlangt von { $defender }: { $tool }
web-board-fight-asked = muss antworten
web-board-fight-helpers = Hilfe
web-board-fight-weapons = Waffen auf dem Tisch
web-board-fight-nothing = Noch keine Waffe
web-board-fight-fold = Einklappen
web-board-fight-unfold = Zeigen
