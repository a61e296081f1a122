# Che cosa non va in un file di edizione. Spiegato in en/edition.ftl.

edition-in_file = { $file }: { $problem }
edition-problem = trovato: { $found }; ammesso: { $allowed }
edition-problem-at = { $key }: trovato: { $found }; ammesso: { $allowed }
edition-line = riga { $line }

## Che cosa si è trovato

edition-found-nothing = niente
edition-found-unknown_key = una chiave sconosciuta
edition-found-table = una tabella
edition-found-list = una lista
edition-found-large = un numero molto grande
edition-found-thing = un oggetto { $type }
edition-found-number_once = il numero { $number } soltanto in { $place }
edition-found-number_nowhere = il numero { $number } in nessun Luogo
edition-found-no_gang_card = nessuna carta con gang { $gang }
edition-found-times = { $prisoner } { $times ->
    [one] { $times } volta
   *[other] { $times } volte
}
edition-found-no_count = nessuna carta con un count maggiore di 0
edition-found-taken_name = il nome di un altro Luogo
edition-found-no_class = nessuna classe
edition-found-classes = più di una classe
edition-found-unreadable = un file che non si può leggere ({ $reason })
edition-found-not_utf8 = byte che non sono UTF-8
edition-found-not_toml = qualcosa che non è TOML ({ $reason })
edition-found-too_deep = liste o tabelle annidate troppo in profondità

## Che cosa è ammesso

edition-near = { $allowed } (intendevi { $near }?)
edition-whole = un numero intero da { $least } a { $most }
edition-flag = true o false
edition-own_name = un nome da 1 a { $most } caratteri tra a-z e _
edition-text = un testo da 1 a { $most } caratteri
edition-list-empty = una lista vuota
edition-list = { $entries ->
    [one] una lista di { $entries } elemento: { $each }
   *[other] una lista di { $entries } elementi, ciascuno: { $each }
}
edition-list-different = { $entries ->
    [one] una lista di { $entries } elemento: { $each }
   *[other] una lista di { $entries } elementi diversi, ciascuno: { $each }
}
edition-list-range = { $most ->
    [one] una lista da { $least } a { $most } elemento: { $each }
   *[other] una lista da { $least } a { $most } elementi, ciascuno: { $each }
}
edition-list-range-different = { $most ->
    [one] una lista da { $least } a { $most } elemento: { $each }
   *[other] una lista da { $least } a { $most } elementi diversi, ciascuno: { $each }
}
edition-table = una tabella con { $keys }
edition-keys_or_own = { $keys }, oppure { $own }
edition-doing = una tabella con { $key } e le sue cifre
edition-numbers_above_die = nessun numero in places.{ $place }.numbers maggiore di game.die
edition-numbers_twice = ogni numero da 1 a { $die } in almeno due Luoghi
edition-needs = needs non maggiore del numero di accessories (needs { $needs }, accessories { $accessories })
edition-gang_cards = almeno una carta per ogni Gang
edition-reaction = { $effect } soltanto da solo: ha un momento tutto suo
edition-with_main = { $effect } soltanto dove effects contiene { $needed }
edition-prisoners = una volta ciascuno: { $prisoners }
edition-tools = tools soltanto con un Coltello (knife = true, oppure tools = [])
edition-michel_cards = almeno una carta
edition-free_name = un nome diverso da { $names }
edition-one_class = una sola classe di Luogo modulare in { $file } (vedi docs/adding-a-place.md)
edition-toml = un file TOML in UTF-8
