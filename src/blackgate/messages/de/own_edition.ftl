## What a check says

own_edition-right = { $file } ist richtig: Ausgabe „{ $name }“, Fingerabdruck { $fingerprint }.
own_edition-counts = Raritäten: { $rare_items }; Aktionskarten: { $action_cards }; Gangkarten: { $gang_cards }; Vorleben: { $backgrounds }; Michel-Karten: { $michel_cards }; Traumata: { $traumas }; modulare Orte: { $modular_places }. Der Suchstapel hat { $deck } Karten.
own_edition-words = Eigene Namen und Texte: { $entries }, in { $languages }.
own_edition-same = Sie spielt sich wie die Standardausgabe.
own_edition-added = Nicht in der Standardausgabe: { $entries }
own_edition-missing = Nur in der Standardausgabe: { $entries }
own_edition-changed = Anders als in der Standardausgabe:
own_edition-problems = { $count ->
    [one] { $count } Fehler. Behebe ihn und prüfe die Datei noch einmal.
   *[other] { $count } Fehler. Behebe sie und prüfe die Datei noch einmal.
}
own_edition-written = { $file } ist geschrieben: die Standardausgabe, mit Erklärungen. Ändere, was du magst, dann: blackgate edition check { $file }
own_edition-name = Meine Schachtel

## The comments of a new file

own_edition-about-head = Deine eigene Ausgabe: alles, was auf den Karten und dem Spielplan steht. Sie beginnt als Kopie der Standardausgabe.
own_edition-about-use = blackgate edition check { $file } sagt, was daran falsch ist; mit blackgate play --edition { $file } wird sie gespielt. docs/editions.md führt hindurch.
own_edition-about-words = Namen und Texte stehen hinter einem #, so wie das Spiel sie jetzt zeigt. Nimm das # weg und schreib deine eigenen. Ein einfacher Text ist in der Sprache, die unten steht; eine Tabelle hat mehrere: { $example }. Ohne Text zeigt eine Karte, was ihre Effekte tun, in jeder Sprache und immer mit den richtigen Zahlen.
own_edition-about-entries = Hinzufügen, umbenennen und weglassen kannst du Einträge in cards (Raritäten und Aktionskarten), gang_cards, backgrounds, michel.cards, traumas und modular_places. Eine Kennung hat die Buchstaben a bis z, Ziffern und _. R2.3 ist eine Regel in docs/rules.md.
own_edition-about-game = Die Zahlen des Spiels. actions: in einem Zug, R3.1; solitary_actions: in einem Zug, der in der Einzelhaft beginnt, R15.2; cautious_move: wie viele Aktionen sie kostet, R6.2; hand_limit: am Ende des Zuges, R3.6; starting_cards: vom Suchstapel, R1.5; rounds: danach ist das Spiel aus, R2.4; die: die höchste Zahl des Würfels, R6.1.
own_edition-about-goals = Tunnelpunkte zum Sieg, je nach Zahl der Personen, R2.2.
own_edition-about-places = Der Spielplan, R4. numbers: Zahlen des Würfels; search: so viele Karten zieht eine Suche; forbids: verboten ist davon { $forbids }; actions: was nur hier geht, aus { $actions }.
own_edition-about-cards = Die Karten. pile: wie viele auf dem offenen Stapel liegen, R1.2; search: wie viele im Suchstapel sind, R1.4; value: Zigaretten beim Verkauf, R11.4; points: Tunnelpunkte beim Graben, R2.3. Werkzeuge, Messer, Bauteile und Accessoires gehören zu den Regeln: Sie bleiben, unter diesen Kennungen.
own_edition-about-rare_items = Raritäten, nur zum Verkaufen: höchstens { $most }.
own_edition-about-action_cards = Aktionskarten, R3.8: höchstens { $most } verschiedene, jede mit 1 bis { $effects } Effekten nacheinander. Diese Effekte gibt es, mit ihren Zahlen:
own_edition-about-recipes = Basteln, R8.2: die abgeworfenen Karten, die Karte vom Stapel und wie viele davon.
own_edition-about-shop = Kaufen, R11.5: welche Karte, wie viele, für wie viele Zigaretten.
own_edition-about-gangs = Gangs, R9.1: wessen Accessoires zählen und wie viele verschiedene der Beitritt braucht.
own_edition-about-gang_cards = Gangkarten, R9.4: 1 bis { $most } für jede Gang, jede mit einer Fähigkeit. Diese Fähigkeiten gibt es:
own_edition-about-backgrounds = Vorleben, R10.1: { $least } bis { $most }. effects: was es tut; bonus: was es außerdem für ein Mitglied seiner Gang tut. Alle Effekte der Aktionskarten sind möglich, und diese:
own_edition-about-prisoners = Häftlinge, R1.6: sechs Tafeln mit zwei Seiten.
own_edition-about-team = Teammodus: Tunnelpunkte eines Teams zum Sieg, je nach Zahl der Personen, R13.3.
own_edition-about-michel = Michel und Michelle, R12: wo sie anfangen, und höchstens { $most } verschiedene Karten. knife: ob ein Messer darauf ist; tools: mit welchen Werkzeugen; count: wie viele solche Karten es gibt.
own_edition-about-tokens = Plättchen, R14.3: wie viele in jedem Stapel sind.
own_edition-about-traumas = Traumata, R14.11: je ein Plättchen, 1 bis { $most }. Das können sie tun:
own_edition-about-modular_places = Modulare Orte, R14: welchen Ort jeder ersetzt, dann wie auf dem Spielplan, dann die Zahlen seiner Aktionen. Ein Ort mit neuen Aktionen braucht etwas Code: docs/adding-a-place.md.
own_edition-about-warden = Die Direktorin und ihr Büro, R16. start: wo sie anfängt; team_start: dasselbe im Teammodus; bribe: Zigaretten für ein Korruptionsplättchen; illegal: was sie bestraft.
own_edition-about-actions = Die Aktionen von Orten, die nicht in der Schachtel sind, nach ihren IDs: ihre Namen und Texte.
own_edition-about-effects-background = Nur auf Vorleben:
own_edition-about-effects-reaction = Als einziger unter effects; das Vorleben wird dann in diesem Moment aufgedeckt:
own_edition-about-effects-bonus = Nur in bonus, wenn effects den in Klammern hat:
