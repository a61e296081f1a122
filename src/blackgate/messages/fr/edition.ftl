# Ce qui ne va pas dans un fichier d’édition. Explained in en/edition.ftl.

edition-in_file = { $file } : { $problem }
edition-problem = trouvé : { $found } ; permis : { $allowed }
edition-problem-at = { $key } : trouvé : { $found } ; permis : { $allowed }
edition-problem-in_line = ligne { $line } : { $problem }

## Ce qui a été trouvé

edition-found-nothing = rien
edition-found-unknown_key = une clef inconnue
edition-found-table = une table
edition-found-list = une liste
edition-found-large = un très grand nombre
edition-found-thing = un objet { $type }
edition-found-number_once = le nombre { $number } seulement dans { $place }
edition-found-number_nowhere = le nombre { $number } dans aucun Lieu
edition-found-gang_cards = { $cards ->
    [0] aucune carte avec gang { $gang }
    [one] { $cards } carte avec gang { $gang }
   *[other] { $cards } cartes avec gang { $gang }
}
edition-found-entries = { $entries ->
    [one] { $entries } entrée
   *[other] { $entries } entrées
}
edition-found-rare_items = { $entries } Objets rares
edition-found-action_cards = { $entries } cartes Action
edition-found-deck = { $cards ->
    [one] { $cards } carte dans la pioche des cartes Fouille
   *[other] { $cards } cartes dans la pioche des cartes Fouille
}
edition-found-taken_id = un identifiant qui est aussi dans { $table }
edition-found-more = d’autres erreurs encore
edition-found-times = { $prisoner } { $times } fois
edition-found-no_count = aucune carte avec un count supérieur à 0
edition-found-taken_name = le nom d’un autre Lieu
edition-found-no_class = aucune classe
edition-found-classes = plus d’une classe
edition-found-unreadable = un fichier illisible ({ $reason })
edition-found-not_utf8 = des octets qui ne sont pas de l’UTF-8
edition-found-not_toml = ce qui n’est pas du TOML ({ $reason })
edition-found-too_deep = des listes ou des tables trop imbriquées
edition-found-too_large = un fichier trop grand

## Ce qui est permis

edition-near = { $allowed } (vouliez-vous dire { $near } ?)
edition-whole = un nombre entier de { $least } à { $most }
edition-flag = true ou false
edition-own_name = un nom de 1 à { $most } caractères parmi a à z, 0 à 9 et _, qui ne commence pas par un chiffre
edition-text = un texte de 1 à { $most } caractères
edition-language = une langue par son code court : "en", "fr", "pt-BR"
edition-word = un texte de 1 à { $most } caractères sur une ligne, sans caractères de contrôle
edition-words = un texte de 1 à { $most } caractères sur une ligne, sans caractères de contrôle ; ou une table de tels textes en { $languages } langues au plus
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
edition-entries = une table de { $most } entrées au plus, chacune { $each }
edition-most = { $most } au plus
edition-least = { $least } au moins
edition-keys_or_own = { $keys }, ou { $own }
edition-doing = une table avec { $key } et ses valeurs
edition-numbers_above_die = aucun nombre de places.{ $place }.numbers supérieur à game.die
edition-numbers_twice = chaque nombre de 1 à { $die } dans au moins deux Lieux
edition-needs = needs ne dépasse pas le nombre d’éléments de accessories (needs { $needs }, accessories { $accessories })
edition-gang_cards = de 1 à { $most } cartes pour chaque gang
edition-backgrounds = { $least } au moins : un pour chaque joueur
edition-deck = { $least } au moins : { $each } pour chacun des { $players } joueurs
edition-free_id = un identifiant qui n’est que dans une seule des tables { $tables }
edition-reaction = { $effect } seulement tout seul : il a son propre moment
edition-with_main = { $effect } seulement là où effects contient { $needed }
edition-prisoners = une fois chacun : { $prisoners }
edition-tools = tools seulement avec un Surin (knife = true, ou tools = [])
edition-michel_cards = au moins une carte
edition-free_name = un nom autre que { $names }
edition-one_class = une seule classe de Lieu modulaire dans { $file } (voir docs/adding-a-place.md)
edition-toml = un fichier TOML en UTF-8
edition-size = { $most } Kio au plus
edition-no_more = rien de tel ; corrigez d’abord ce qui est nommé ici, puis vérifiez le fichier de nouveau
