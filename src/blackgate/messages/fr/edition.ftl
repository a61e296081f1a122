# Ce qui ne va pas dans un fichier d’édition. Explained in en/edition.ftl.

edition-in_file = { $file } : { $problem }
edition-problem = trouvé : { $found } ; permis : { $allowed }
edition-problem-at = { $key } : trouvé : { $found } ; permis : { $allowed }
edition-line = ligne { $line }

## Ce qui a été trouvé

edition-found-nothing = rien
edition-found-unknown_key = une clef inconnue
edition-found-table = une table
edition-found-list = une liste
edition-found-large = un très grand nombre
edition-found-thing = un objet { $type }
edition-found-number_once = le nombre { $number } seulement dans { $place }
edition-found-number_nowhere = le nombre { $number } dans aucun Lieu
edition-found-no_gang_card = aucune carte du gang { $gang }
edition-found-times = { $prisoner } { $times } fois
edition-found-no_count = aucune carte avec un count supérieur à 0
edition-found-taken_name = le nom d’un autre Lieu
edition-found-no_class = aucune classe
edition-found-classes = plus d’une classe
edition-found-unreadable = un fichier illisible ({ $reason })
edition-found-not_utf8 = des octets qui ne sont pas de l’UTF-8
edition-found-not_toml = ce qui n’est pas du TOML ({ $reason })
edition-found-too_deep = des listes ou des tables trop imbriquées

## Ce qui est permis

edition-near = { $allowed } (vouliez-vous dire { $near } ?)
edition-whole = un nombre entier de { $least } à { $most }
edition-flag = true ou false
edition-own_name = un nom de 1 à { $most } caractères parmi a à z et _
edition-text = un texte de 1 à { $most } caractères
edition-list-empty = une liste vide
edition-list = { $entries ->
    [one] une liste de { $entries } élément : { $each }
   *[other] une liste de { $entries } éléments, chacun : { $each }
}
edition-list-different = { $entries ->
    [one] une liste de { $entries } élément : { $each }
   *[other] une liste de { $entries } éléments différents, chacun : { $each }
}
edition-list-range = { $most ->
    [one] une liste de { $least } à { $most } élément : { $each }
   *[other] une liste de { $least } à { $most } éléments, chacun : { $each }
}
edition-list-range-different = { $most ->
    [one] une liste de { $least } à { $most } élément : { $each }
   *[other] une liste de { $least } à { $most } éléments différents, chacun : { $each }
}
edition-table = une table avec { $keys }
edition-keys_or_own = { $keys }, ou { $own }
edition-doing = une table avec { $key } et ses valeurs
edition-numbers_above_die = aucun nombre de places.{ $place }.numbers supérieur à game.die
edition-numbers_twice = chaque nombre de 1 à { $die } dans au moins deux Lieux
edition-needs = needs ne dépasse pas le nombre d’éléments de accessories (needs { $needs }, accessories { $accessories })
edition-gang_cards = au moins une carte pour chaque gang
edition-reaction = { $effect } seulement tout seul : il a son propre moment
edition-with_main = { $effect } seulement là où effects contient { $needed }
edition-prisoners = une fois chacun : { $prisoners }
edition-tools = tools seulement avec un Surin (knife = true, ou tools = [])
edition-michel_cards = au moins une carte
edition-free_name = un nom autre que { $names }
edition-one_class = une seule classe de Lieu modulaire dans { $file } (voir docs/adding-a-place.md)
edition-toml = un fichier TOML en UTF-8
