# Che cosa non va in un file di edizione. Spiegato in en/edition.ftl.

edition-in_file = { $file }: { $problem }
edition-problem = trovato: { $found }; ammesso: { $allowed }
edition-problem-at = { $key }: trovato: { $found }; ammesso: { $allowed }
edition-problem-in_line = riga { $line }: { $problem }

## Che cosa si è trovato

edition-found-nothing = niente
edition-found-unknown_key = una chiave sconosciuta
edition-found-table = una tabella
edition-found-list = una lista
edition-found-large = un numero molto grande
edition-found-thing = un oggetto { $type }
edition-found-number_once = il numero { $number } soltanto in { $place }
edition-found-number_nowhere = il numero { $number } in nessun Luogo
edition-found-gang_cards = { $cards ->
    [0] nessuna carta con gang { $gang }
    [one] { $cards } carta con gang { $gang }
   *[other] { $cards } carte con gang { $gang }
}
edition-found-entries = { $entries ->
    [one] { $entries } voce
   *[other] { $entries } voci
}
edition-found-rare_items = { $entries } Oggetti rari
edition-found-action_cards = { $entries } carte Azione
edition-found-deck = { $cards ->
    [one] { $cards } carta nel mazzo Ricerca
   *[other] { $cards } carte nel mazzo Ricerca
}
edition-found-taken_id = un identificatore che è anche in { $table }
edition-found-more = altri errori ancora
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
edition-found-too_large = un file troppo grande

## Che cosa è ammesso

edition-near = { $allowed } (intendevi { $near }?)
edition-whole = un numero intero da { $least } a { $most }
edition-flag = true o false
edition-own_name = un nome da 1 a { $most } caratteri tra a e z, 0 e 9 e _, che non comincia con una cifra
edition-text = un testo da 1 a { $most } caratteri
edition-language = una lingua con la sua sigla: "en", "fr", "pt-BR"
edition-word = un testo da 1 a { $most } caratteri su una riga, senza caratteri di controllo
edition-words = un testo da 1 a { $most } caratteri su una riga, senza caratteri di controllo; oppure una tabella di testi simili in al massimo { $languages } lingue
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
edition-entries = una tabella con al massimo { $most } voci, ognuna { $each }
edition-most = al massimo { $most }
edition-least = almeno { $least }
edition-keys_or_own = { $keys }, oppure { $own }
edition-doing = una tabella con { $key } e le sue cifre
edition-numbers_above_die = nessun numero in places.{ $place }.numbers maggiore di game.die
edition-numbers_twice = ogni numero da 1 a { $die } in almeno due Luoghi
edition-needs = needs non maggiore del numero di accessories (needs { $needs }, accessories { $accessories })
edition-gang_cards = da 1 a { $most } carte per ogni gang
edition-backgrounds = almeno { $least }: uno per ogni giocatore
edition-deck = almeno { $least }: { $each } per ognuno dei { $players } giocatori
edition-free_id = un identificatore che è in una sola delle tabelle { $tables }
edition-reaction = { $effect } soltanto da solo: ha un momento tutto suo
edition-with_main = { $effect } soltanto dove effects contiene { $needed }
edition-prisoners = una volta ciascuno: { $prisoners }
edition-tools = tools soltanto con un Coltello (knife = true, oppure tools = [])
edition-michel_cards = almeno una carta
edition-free_name = un nome diverso da { $names }
edition-one_class = una sola classe di Luogo modulare in { $file } (vedi docs/adding-a-place.md)
edition-toml = un file TOML in UTF-8
edition-size = al massimo { $most } KiB
edition-no_more = niente di simile; correggere prima ciò che è indicato qui, poi controllare di nuovo il file
