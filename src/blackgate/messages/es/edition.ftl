# Lo que está mal en un archivo de edición. Se explica en en/edition.ftl. Los ids, las claves y los valores del archivo
# se quedan como están escritos en él.

edition-in_file = { $file }: { $problem }
edition-problem = se encontró: { $found }; se admite: { $allowed }
edition-problem-at = { $key }: se encontró: { $found }; se admite: { $allowed }
edition-problem-in_line = línea { $line }: { $problem }

## Lo que se encontró

edition-found-nothing = nada
edition-found-unknown_key = una clave desconocida
edition-found-table = una tabla
edition-found-list = una lista
edition-found-large = un número muy grande
edition-found-thing = un objeto { $type }
edition-found-number_once = el número { $number } solo en { $place }
edition-found-number_nowhere = el número { $number } en ningún Lugar
edition-found-gang_cards = { $cards ->
    [0] ninguna carta con gang { $gang }
    [one] { $cards } carta con gang { $gang }
   *[other] { $cards } cartas con gang { $gang }
}
edition-found-entries = { $entries ->
    [one] { $entries } entrada
   *[other] { $entries } entradas
}
edition-found-rare_items = { $entries } Objetos raros
edition-found-action_cards = { $entries } cartas de Acción
edition-found-deck = { $cards ->
    [one] { $cards } carta en el mazo de Búsqueda
   *[other] { $cards } cartas en el mazo de Búsqueda
}
edition-found-taken_id = un identificador que está también en { $table }
edition-found-more = más errores
edition-found-times = { $prisoner } { $times } veces
edition-found-no_count = ninguna carta con un count mayor que 0
edition-found-taken_name = el nombre de otro Lugar
edition-found-no_class = ninguna clase
edition-found-classes = más de una clase
edition-found-unreadable = un archivo que no se puede leer ({ $reason })
edition-found-not_utf8 = bytes que no son UTF-8
edition-found-not_toml = algo que no es TOML ({ $reason })
edition-found-too_deep = listas o tablas demasiado anidadas
edition-found-too_large = un archivo demasiado grande

## Lo que se admite

edition-near = { $allowed } (¿querías decir { $near }?)
edition-whole = un número entero de { $least } a { $most }
edition-flag = true o false
edition-own_name = un nombre de 1 a { $most } caracteres de a a z, 0 a 9 y _, que no empiece por una cifra
edition-text = un texto de 1 a { $most } caracteres
edition-language = un idioma por su código corto: "en", "fr", "pt-BR"
edition-word = un texto de 1 a { $most } caracteres en una línea, sin caracteres de control
edition-words = un texto de 1 a { $most } caracteres en una línea, sin caracteres de control; o una tabla de tales textos en { $languages } idiomas como máximo
edition-list-empty = una lista vacía
edition-list = { $entries ->
    [one] una lista de { $entries } elemento: { $each }
   *[other] una lista de { $entries } elementos, cada uno: { $each }
}
edition-list-different = { $entries ->
    [one] una lista de { $entries } elemento: { $each }
   *[other] una lista de { $entries } elementos distintos, cada uno: { $each }
}
edition-list-range = { $most ->
    [one] una lista de { $least } a { $most } elemento: { $each }
   *[other] una lista de { $least } a { $most } elementos, cada uno: { $each }
}
edition-list-range-different = { $most ->
    [one] una lista de { $least } a { $most } elemento: { $each }
   *[other] una lista de { $least } a { $most } elementos distintos, cada uno: { $each }
}
edition-table = una tabla con { $keys }
edition-entries = una tabla con { $most } entradas como máximo, cada una { $each }
edition-most = { $most } como máximo
edition-least = { $least } como mínimo
edition-keys_or_own = { $keys }, o { $own }
edition-doing = una tabla con { $key } y sus valores
edition-numbers_above_die = ningún número de places.{ $place }.numbers mayor que game.die
edition-numbers_twice = cada número de 1 a { $die } en al menos dos Lugares
edition-needs = needs no mayor que la cantidad de accessories (needs { $needs }, accessories { $accessories })
edition-gang_cards = de 1 a { $most } cartas para cada banda
edition-backgrounds = { $least } como mínimo: uno para cada jugador
edition-deck = { $least } como mínimo: { $each } para cada uno de los { $players } jugadores
edition-free_id = un identificador que está en una sola de las tablas { $tables }
edition-reaction = { $effect } solo sin otros: tiene su propio momento
edition-with_main = { $effect } solo donde effects contiene { $needed }
edition-prisoners = una vez cada uno: { $prisoners }
edition-tools = tools solo con un Pincho (knife = true, o tools = [])
edition-michel_cards = al menos una carta
edition-free_name = un nombre que no sea ninguno de { $names }
edition-one_class = una sola clase de Lugar modular en { $file } (véase docs/adding-a-place.md)
edition-toml = un archivo TOML en UTF-8
edition-size = { $most } KiB como máximo
edition-no_more = nada de eso; corrija primero lo que se nombra aquí y compruebe el archivo de nuevo
