# Wat er mis is met een editiebestand. Uitgelegd in en/edition.ftl.

edition-in_file = { $file }: { $problem }
edition-problem = gevonden: { $found }, toegestaan: { $allowed }
edition-problem-at = { $key }: gevonden: { $found }, toegestaan: { $allowed }
edition-problem-in_line = regel { $line }: { $problem }

## Wat er gevonden is

edition-found-nothing = niets
edition-found-unknown_key = een onbekende sleutel
edition-found-table = een tabel
edition-found-list = een lijst
edition-found-large = een heel groot getal
edition-found-thing = iets van het type { $type }
edition-found-number_once = nummer { $number } alleen in { $place }
edition-found-number_nowhere = nummer { $number } op geen enkele locatie
edition-found-gang_cards = { $cards ->
    [0] geen kaart met gang { $gang }
    [one] { $cards } kaart met gang { $gang }
   *[other] { $cards } kaarten met gang { $gang }
}
edition-found-entries = { $entries ->
    [one] { $entries } item
   *[other] { $entries } items
}
edition-found-rare_items = { $entries } Zeldzame voorwerpen
edition-found-action_cards = { $entries } Actiekaarten
edition-found-deck = { $cards ->
    [one] { $cards } kaart in de zoekstapel
   *[other] { $cards } kaarten in de zoekstapel
}
edition-found-taken_id = een id die ook in { $table } staat
edition-found-more = nog meer fouten
edition-found-times = { $prisoner } { $times } keer
edition-found-no_count = geen kaart met een count boven 0
edition-found-taken_name = de naam van een andere locatie
edition-found-no_class = geen klasse
edition-found-classes = meer dan één klasse
edition-found-unreadable = een bestand dat niet gelezen kan worden ({ $reason })
edition-found-not_utf8 = bytes die geen UTF-8 zijn
edition-found-not_toml = wat geen TOML is ({ $reason })
edition-found-too_deep = te diep geneste lijsten of tabellen
edition-found-too_large = een te groot bestand

## Wat is toegestaan

edition-near = { $allowed } (bedoel je { $near }?)
edition-whole = een geheel getal van { $least } tot en met { $most }
edition-flag = true of false
edition-own_name = een naam van 1 tot { $most } tekens uit a tot z, 0 tot 9 en _, die niet met een cijfer begint
edition-text = een tekst van 1 tot { $most } tekens
edition-language = een taal met haar korte code: "en", "fr", "pt-BR"
edition-word = een tekst van 1 tot { $most } tekens op één regel, zonder besturingstekens
edition-words = een tekst van 1 tot { $most } tekens op één regel, zonder besturingstekens; of een tabel van zulke teksten in ten hoogste { $languages } talen
edition-list-empty = een lege lijst
edition-list = { $entries ->
    [one] een lijst van { $entries } element: { $each }
   *[other] een lijst van { $entries } elementen, elk: { $each }
}
edition-list-different = { $entries ->
    [one] een lijst van { $entries } element: { $each }
   *[other] een lijst van { $entries } verschillende elementen, elk: { $each }
}
edition-list-range = { $most ->
    [one] een lijst van { $least } tot { $most } element: { $each }
   *[other] een lijst van { $least } tot { $most } elementen, elk: { $each }
}
edition-list-range-different = { $most ->
    [one] een lijst van { $least } tot { $most } element: { $each }
   *[other] een lijst van { $least } tot { $most } verschillende elementen, elk: { $each }
}
edition-table = een tabel met { $keys }
edition-entries = een tabel met ten hoogste { $most } items, elk { $each }
edition-most = ten hoogste { $most }
edition-least = ten minste { $least }
edition-keys_or_own = { $keys }, of { $own }
edition-doing = een tabel met { $key } en de getallen daarvan
edition-numbers_above_die = geen nummer in places.{ $place }.numbers boven game.die
edition-numbers_twice = elk nummer van 1 tot en met { $die } op minstens twee locaties
edition-needs = needs van maximaal het aantal accessories (needs { $needs }, accessories { $accessories })
edition-gang_cards = 1 tot { $most } kaarten voor elke bende
edition-backgrounds = ten minste { $least }: één voor elke speler
edition-deck = ten minste { $least }: { $each } voor elk van de { $players } spelers
edition-free_id = een id die in maar één van de tabellen { $tables } staat
edition-reaction = { $effect } alleen op zichzelf: het heeft een eigen moment
edition-with_main = { $effect } alleen waar effects ook { $needed } heeft
edition-prisoners = elk één keer: { $prisoners }
edition-tools = tools alleen met een Mes (knife = true, of tools = [])
edition-michel_cards = minstens één kaart
edition-free_name = een andere naam dan { $names }
edition-one_class = één klasse van een modulaire locatie in { $file } (zie docs/adding-a-place.md)
edition-toml = een TOML-bestand in UTF-8
edition-size = ten hoogste { $most } KiB
edition-no_more = niets daarvan; verbeter eerst wat hier staat en controleer het bestand opnieuw
