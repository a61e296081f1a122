# Das Labor: Simulationen, Experimente und der Bericht zur Ausgewogenheit. Die Argumente sind in en/lab.ftl erklärt.

## Simulations

simulate-folder = Simulation: { $folder }
simulate-done = { $games ->
    [one] { $games } Partie ist gespeichert (Deals: { $deals }, Arme: { $arms }).
   *[other] { $games } Partien sind gespeichert (Deals: { $deals }, Arme: { $arms }).
}
simulate-speed = { $games } Partien pro Sekunde, mit { $jobs ->
    [one] { $jobs } Prozess
   *[other] { $jobs } Prozessen
}
simulate-next = Bericht: { $command }
simulate-bots = { $found } Bots für { $players } Plätze: Nenne einen für alle oder einen für jeden.
simulate-mixed = --mixed wählt Orte, Michel(le) und die Direktorin zufällig: Lass --place, --michel und --warden weg, oder --mixed.
simulate-give = --give: „{ $found }“ kann man nicht geben. Wähle aus: { $known }.
simulate-without = --without: „{ $found }“ tut hier niemand. Wähle all, eines davon oder den Text einer Aktion: { $known }.
simulate-folder-or-resume = --folder ist für eine neue Simulation, --resume setzt die im genannten Ordner fort: Wähle eines.
simulate-nothing = { $folder } enthält keine Simulation. Beginne dort eine mit --folder.
simulate-damaged = { $file } enthält keine Simulation oder eine beschädigte. Beginne eine neue mit --folder.
simulate-other = { $folder } enthält eine andere Simulation: { $differences }. Verlange dieselbe oder beginne eine neue mit --folder.

## The report on the command line

balance-page = Bericht: { $file }
balance-data = Dasselbe als Daten: { $file }
balance-found = { $count ->
    [0] Keiner von { $all } Vergleichen liegt jenseits des Zufalls.
    [one] { $count } von { $all } Vergleichen liegt jenseits des Zufalls:
   *[other] { $count } von { $all } Vergleichen liegen jenseits des Zufalls:
}
balance-line = { $heading }: { $name } { $value } ({ $interval })
balance-what = Nenne Ordner, die „blackgate simulate“ geschrieben hat, oder eine Edition zum Vergleichen: --against FILE.
balance-either = Über Ordner wird berichtet, --against spielt neue Partien: Wähle eines.
balance-same = { $file } sagt nichts anderes als { $other }: Ändere zuerst etwas darin.

## The page

balance-title = Bericht zur Ausgewogenheit
balance-standing = Was jenseits des Zufalls auffällt
balance-stands-out = fällt auf
balance-nothing = Nichts.
balance-correction = Nach Holm für { $count } Vergleiche korrigiert: Wäre alles wie der Bezugswert, bliebe die ganze Liste in 19 von 20 Berichten leer.
balance-even = gleich: { $even }
balance-chapter = { $edition }, { $players } Spieler, { $bots }
balance-change = Von { $old } zu { $new }, { $players } Spieler, { $bots }
balance-games = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} (Deals: { $deals })
balance-options = mit { $options }
balance-edition = Edition { $edition }
balance-points = { $figure } Punkte
balance-from-to = von { $before } auf { $now }
balance-per-game = je Partie: geboten { $offered }, gewählt { $chosen }
balance-observed = { $count } beobachtet
balance-order-place = Spieler { $place } in Zugreihenfolge
balance-no-gang = Keine Gang
balance-background-option = { $background }, mit { $option }
balance-course-rounds = Runden
balance-course-leader_changes = Führungswechsel
balance-course-behind = Größter Rückstand des Siegers
balance-course-comeback = Aufholjagden
balance-course-by_limit = Vom Rundenlimit beendet (R2.4)
balance-histogram-rounds = Partien nach Zahl der Runden
balance-histogram-leader_changes = Partien nach Zahl der Führungswechsel

## Sections

balance-order = Siege nach Zugreihenfolge
balance-background = Siege nach Vorleben
balance-course = Wie Partien verlaufen
balance-mechanism_chosen = Mechanismen: wie oft geboten und gewählt
balance-card_chosen = Aktionskarten: wie oft geboten und gespielt
balance-gang_card_chosen = Gangkarten: wie oft geboten und genommen
balance-action_chosen = Jede andere Aktion: wie oft geboten und gewählt
balance-gang_card_won = Siege nach der letzten Gangkarte (nicht, was sie wert ist)
balance-option_first = Optionen: was sie für den Startspieler ändern
balance-option_rounds = Optionen: was sie an Runden ändern
balance-option_background = Optionen: was sie für jedes Vorleben ändern
balance-gang_card_worth = Was jede Gangkarte wert ist
balance-gang_card_beside = Jede Gangkarte neben den anderen
balance-card_worth = Was eine Karte mehr wert ist
balance-card_beside = Jede Karte neben einer zufälligen
balance-mechanism_worth = Was jeder Mechanismus wert ist
balance-change_course = Änderung: wie Partien verlaufen
balance-change_order = Änderung: Siege nach Zugreihenfolge
balance-change_background = Änderung: Siege nach Vorleben
balance-change_mechanism = Änderung: wie oft jeder Mechanismus je Partie genutzt wird
balance-change_card = Änderung: wie oft jede Aktionskarte je Partie gespielt wird
balance-change_gang_card = Änderung: wie oft jede Gangkarte je Partie genommen wird
balance-change_gang_card_worth = Änderung: was jede Gangkarte wert ist
balance-change_card_worth = Änderung: was eine Karte mehr wert ist
balance-change_mechanism_worth = Änderung: was jeder Mechanismus wert ist

## Notes

balance-note-dealt = Vom Zufall verteilt, also ist der Anteil der Siege ein fairer Vergleich. Die Linie ist ein gleicher Anteil.
balance-note-course = Die Führung wechselt, wenn jemand anderes als zuvor allein die meisten Punkte hat. Aufholjagd: Der Sieger lag einmal um ein Drittel der nötigen Punkte oder mehr zurück.
balance-note-chosen = Anteil der Entscheidungen, in denen es gewählt wurde, von allen, in denen es geboten wurde.
balance-note-chosen-gang = Geboten: Sie lag oben auf einem Stapel, dem man beitreten konnte. Anteil dieser Entscheidungen, in denen sie genommen wurde.
balance-note-survivors = Gangkarten werden gewählt, das zeigt also Überlebende, keine Ursachen: Kurze Partien enden, bevor jemand beitritt. Was eine Karte wert ist, zeigt ein Experiment (--give gang_cards).
balance-note-option = Partien damit minus Partien ohne.
balance-note-worth = Experiment: dieselben Deals, einem Platz die Karte zu Beginn gegeben, minus ohne sie. In Prozentpunkten gewonnener Partien.
balance-note-worth-card = Experiment: dieselben Deals mit einer solchen Karte mehr in einer Hand zu Beginn, minus ohne sie. In Prozentpunkten gewonnener Partien.
balance-note-beside-gang = Dieselben Deals mit dieser Karte, minus mit einer der anderen des Experiments an ihrer Stelle.
balance-note-beside-card = Dieselben Deals mit dieser Karte, minus mit einer zufällig vom Suchstapel gezogenen an ihrer Stelle.
balance-note-forgone = Experiment: dieselben Deals wie üblich, minus mit einem Platz, der es nie tut. In Prozentpunkten gewonnener Partien. Bots planen das nicht ein: So viel ist ihnen die Gewohnheit wert.
balance-note-change = Dieselben Deals mit beiden Editionen: was die neue mehr oder weniger hat.
balance-method = Methode
balance-method-text = Intervalle umfassen 95 %. Alles zu einem Deal ist ein Cluster: Die Plätze einer Partie und derselbe Deal, auf mehrere Arten gespielt, sind nicht unabhängig. Anteile haben Wilsons Intervall, Unterschiede Students; eine Raute und die Worte „fällt auf“ zeigen, was nach Holms Korrektur jenseits des Zufalls liegt.
