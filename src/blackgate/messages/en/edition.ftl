# What is wrong with an edition file. What is found and what is allowed are phrases that are put into edition-problem.
# Ids, keys and values of the file stay as they are written there.

edition-in_file = { $file }: { $problem }
edition-problem = found { $found }, allowed: { $allowed }
edition-problem-at = { $key }: found { $found }, allowed: { $allowed }
edition-problem-in_line = line { $line }: { $problem }

## What was found

edition-found-nothing = nothing
edition-found-unknown_key = an unknown key
edition-found-table = a table
edition-found-list = a list
edition-found-large = a very large number
edition-found-thing = a { $type }
edition-found-number_once = number { $number } in { $place } only
edition-found-number_nowhere = number { $number } in no Place
edition-found-gang_cards = { $cards ->
    [0] no card with gang { $gang }
    [one] { $cards } card with gang { $gang }
   *[other] { $cards } cards with gang { $gang }
}
edition-found-entries = { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
}
edition-found-rare_items = { $entries } Rare items
edition-found-action_cards = { $entries } Action cards
edition-found-deck = { $cards ->
    [one] { $cards } card in the Search deck
   *[other] { $cards } cards in the Search deck
}
edition-found-taken_id = an id that is also in { $table }
edition-found-more = further errors
edition-found-times = { $prisoner } { $times } times
edition-found-no_count = no card with a count above 0
edition-found-taken_name = the name of another Place
edition-found-no_class = no class
edition-found-classes = more than one class
edition-found-unreadable = a file that cannot be read ({ $reason })
edition-found-not_utf8 = bytes that are not UTF-8
edition-found-not_toml = invalid TOML ({ $reason })
edition-found-too_deep = lists or tables nested too deeply
edition-found-too_large = a file that is too large

## What is allowed

edition-near = { $allowed } (did you mean { $near }?)
edition-whole = a whole number from { $least } to { $most }
edition-flag = true or false
edition-own_name = a name of 1 to { $most } characters from a to z, 0 to 9 and _, not beginning with a digit
edition-text = a text of 1 to { $most } characters
edition-language = a language tag: "en", "fr", "pt-BR"
edition-word = a text of 1 to { $most } characters in one line, without control characters
edition-words = a text of 1 to { $most } characters in one line, without control characters; or a table of such texts in up to { $languages } languages
edition-list-empty = an empty list
edition-list = a list of { $entries } entries, each { $each }
edition-list-different = a list of { $entries } different entries, each { $each }
edition-list-range = a list of { $least } to { $most } entries, each { $each }
edition-list-range-different = a list of { $least } to { $most } different entries, each { $each }
edition-table = a table with { $keys }
edition-entries = a table with up to { $most } entries, each { $each }
edition-most = at most { $most }
edition-least = at least { $least }
edition-keys_or_own = { $keys }, or { $own }
edition-doing = a table with { $key } and its figures
edition-numbers_above_die = no number in places.{ $place }.numbers above game.die
edition-numbers_twice = each number from 1 to { $die } in at least two Places
edition-needs = needs of at most the number of accessories (needs { $needs }, accessories { $accessories })
edition-gang_cards = 1 to { $most } cards for each gang
edition-backgrounds = at least { $least }: one for each player
edition-deck = at least { $least }: { $each } for each of { $players } players
edition-free_id = an id that is in one of { $tables } only
edition-reaction = { $effect } only by itself: it has a moment of its own
edition-with_main = { $effect } only where effects has { $needed }
edition-prisoners = each of { $prisoners } once
edition-tools = tools only with a knife (knife = true, or tools = [])
edition-michel_cards = at least one card
edition-free_name = a name other than { $names }
edition-one_class = one class of a modular Place in { $file } (see docs/adding-a-place.md)
edition-toml = a TOML file in UTF-8
edition-size = at most { $most } KiB
edition-no_more = none; correct these first, then check the file again
