# Was an einer Ausgabedatei nicht stimmt. Erklärt in en/edition.ftl. Was gefunden wurde und was erlaubt ist, steht nach
# einem Doppelpunkt, im Nominativ.

edition-in_file = { $file }: { $problem }
edition-problem = gefunden: { $found }; erlaubt: { $allowed }
edition-problem-at = { $key }: gefunden: { $found }; erlaubt: { $allowed }
edition-problem-in_line = Zeile { $line }: { $problem }

## Was gefunden wurde

edition-found-nothing = nichts
edition-found-unknown_key = ein unbekannter Schlüssel
edition-found-table = eine Tabelle
edition-found-list = eine Liste
edition-found-large = eine sehr große Zahl
edition-found-thing = etwas vom Typ { $type }
edition-found-number_once = die Zahl { $number } nur in { $place }
edition-found-number_nowhere = die Zahl { $number } an keinem Ort
edition-found-gang_cards = { $cards ->
    [0] keine Karte mit gang { $gang }
    [one] { $cards } Karte mit gang { $gang }
   *[other] { $cards } Karten mit gang { $gang }
}
edition-found-entries = { $entries ->
    [one] { $entries } Eintrag
   *[other] { $entries } Einträge
}
edition-found-rare_items = { $entries } Raritäten
edition-found-action_cards = { $entries } Aktionskarten
edition-found-deck = { $cards ->
    [one] { $cards } Karte im Suchstapel
   *[other] { $cards } Karten im Suchstapel
}
edition-found-taken_id = eine Kennung, die auch in { $table } steht
edition-found-more = noch weitere Fehler
edition-found-times = { $prisoner } { $times }-mal
edition-found-no_count = keine Karte mit einem count über 0
edition-found-taken_name = der Name eines anderen Ortes
edition-found-no_class = keine Klasse
edition-found-classes = mehr als eine Klasse
edition-found-unreadable = eine Datei, die sich nicht lesen lässt ({ $reason })
edition-found-not_utf8 = Bytes, die nicht UTF-8 sind
edition-found-not_toml = was nicht TOML ist ({ $reason })
edition-found-too_deep = zu tief verschachtelte Listen oder Tabellen
edition-found-too_large = eine zu große Datei

## Was erlaubt ist

edition-near = { $allowed } (meintest du { $near }?)
edition-whole = eine ganze Zahl von { $least } bis { $most }
edition-flag = true oder false
edition-own_name = ein Name von 1 bis { $most } Zeichen aus a bis z, 0 bis 9 und _, ohne Ziffer am Anfang
edition-text = ein Text aus 1 bis { $most } Zeichen
edition-language = eine Sprache als kurzes Kürzel: "en", "fr", "pt-BR"
edition-word = ein Text von 1 bis { $most } Zeichen in einer Zeile, ohne Steuerzeichen
edition-words = ein Text von 1 bis { $most } Zeichen in einer Zeile, ohne Steuerzeichen; oder eine Tabelle solcher Texte in höchstens { $languages } Sprachen
edition-list-empty = eine leere Liste
edition-list = { $entries ->
    [one] eine Liste mit { $entries } Eintrag: { $each }
   *[other] eine Liste mit { $entries } Einträgen, jeder davon: { $each }
}
edition-list-different = { $entries ->
    [one] eine Liste mit { $entries } Eintrag: { $each }
   *[other] eine Liste mit { $entries } verschiedenen Einträgen, jeder davon: { $each }
}
edition-list-range = { $most ->
    [one] eine Liste mit { $least } bis { $most } Eintrag: { $each }
   *[other] eine Liste mit { $least } bis { $most } Einträgen, jeder davon: { $each }
}
edition-list-range-different = { $most ->
    [one] eine Liste mit { $least } bis { $most } Eintrag: { $each }
   *[other] eine Liste mit { $least } bis { $most } verschiedenen Einträgen, jeder davon: { $each }
}
edition-table = eine Tabelle mit { $keys }
edition-entries = eine Tabelle mit höchstens { $most } Einträgen, jeder { $each }
edition-most = höchstens { $most }
edition-least = mindestens { $least }
edition-keys_or_own = { $keys } oder { $own }
edition-doing = eine Tabelle mit { $key } und den Werten dazu
edition-numbers_above_die = keine Zahl in places.{ $place }.numbers über game.die
edition-numbers_twice = jede Zahl von 1 bis { $die } an mindestens zwei Orten
edition-needs = needs höchstens so groß wie die Anzahl in accessories (needs { $needs }, accessories { $accessories })
edition-gang_cards = 1 bis { $most } Karten für jede Gang
edition-backgrounds = mindestens { $least }: eines für jede Person
edition-deck = mindestens { $least }: { $each } für jede von { $players } Personen
edition-free_id = eine Kennung, die nur in einer der Tabellen { $tables } steht
edition-reaction = { $effect } nur allein: Es hat seinen eigenen Zeitpunkt
edition-with_main = { $effect } nur dort, wo in effects { $needed } steht
edition-prisoners = jeder Name einmal: { $prisoners }
edition-tools = tools nur mit einem Messer (knife = true oder tools = [])
edition-michel_cards = mindestens eine Karte
edition-free_name = ein Name, der keiner von diesen ist: { $names }
edition-one_class = genau eine Klasse eines modularen Ortes in { $file } (siehe docs/adding-a-place.md)
edition-toml = eine TOML-Datei in UTF-8
edition-size = höchstens { $most } KiB
edition-no_more = nichts davon; zuerst beheben, was hier steht, dann die Datei noch einmal prüfen
