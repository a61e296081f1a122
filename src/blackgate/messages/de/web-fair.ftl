## Ist das ehrlich? Eine Aufzeichnung, auf der Seite selbst geprüft

web-fair-about = Wähle die Aufzeichnung einer beendeten Partie oder zieh die Datei auf diese Seite. Sie wird hier geprüft, nichts wird irgendwohin geschickt.
web-fair-choose = Aufzeichnung wählen
web-fair-drop = Oder zieh die Datei irgendwo auf diese Seite.
web-fair-other = Die Aufzeichnung einer anderen Partie prüfen
web-fair-here = Was versprochen war, jeden Wurf und die meisten Karten kann diese Seite selbst nachrechnen.
web-fair-check = Hier prüfen
web-fair-checking = Wird geprüft …
web-fair-yes = Es ging ehrlich zu
web-fair-no = Diese Aufzeichnung ist nicht ehrlich
web-fair-unknown = Das lässt sich nicht prüfen
web-fair-why-honest = Das Geheimnis ist das versprochene. Alle { $dice } Würfe und { $cards } Karten sind genau die, die es ergibt.
web-fair-why-no-record = Das ist keine Aufzeichnung von Blackgate. Wähle die Datei, die du nach einer Partie heruntergeladen hast.
web-fair-why-damaged = Zeile { $line } ist nicht so, wie sie geschrieben wurde: Die Prüfsumme stimmt nicht. Lade die Aufzeichnung noch einmal herunter.
web-fair-why-promise = Zeile { $line }: Das ist nicht das Geheimnis, das vor der Partie versprochen wurde.
web-fair-why-chance = Zeile { $line }, „{ $play }“: Aufgezeichnet ist { $recorded }, aber das Geheimnis ergibt { $recomputed }.
web-fair-why-laid-out = Diese Partie begann mit einer Stellung, die jemand aufgebaut hat. Ihren Zufall hat niemand versprochen.
web-fair-why-no-secret = Das Geheimnis steht nicht darin: Es wird erst nach der Partie verraten.
web-fair-why-first-release = Das Geheimnis ist das versprochene. Eine Aufzeichnung der Version 0.1.0 sagt nicht, welche Karten es gab: Prüfe den Rest mit „blackgate verify“.
web-fair-left = { $count ->
    [one] Eine weitere Karte kam aus einer Hand oder aus einem neu gemischten Stapel. Was dort lag, wissen nur die Regeln: „blackgate verify“ prüft auch sie.
   *[other] { $count } weitere Karten kamen aus Händen oder aus einem neu gemischten Stapel. Was dort lag, wissen nur die Regeln: „blackgate verify“ prüft auch sie.
}
web-fair-steps = Schritt für Schritt
web-fair-step-promise = Der Fingerabdruck (SHA-256) des Geheimnisses, wie versprochen
web-fair-step-seed = Der Startwert: SHA-256 des Geheimnisses und dessen, was alle hinzugefügt haben
web-fair-how = SHA-256 des Startwerts und 0, 1, 2 … ergibt eine Reihe von Zahlen. Jeder Wurf und jede Karte nimmt die nächste; der Rest beim Teilen durch die Zahl der Seiten oder Karten sagt, welche es ist.
web-fair-line = Zeile
web-fair-choice = Wahl
web-fair-number = Zahl
web-fair-of = Von
web-fair-gives = Ergibt
web-fair-says = Aufgezeichnet
web-fair-rules = braucht die Regeln
