# Le laboratoire : simulations, expériences et rapport d’équilibre. Les arguments sont expliqués dans en/lab.ftl.

## Simulations

simulate-folder = Simulation : { $folder }
simulate-done = { $games ->
    [one] { $games } partie est enregistrée (donnes : { $deals }, bras : { $arms }).
   *[other] { $games } parties sont enregistrées (donnes : { $deals }, bras : { $arms }).
}
simulate-speed = { $games } parties par seconde, avec { $jobs ->
    [one] { $jobs } processus
   *[other] { $jobs } processus
}
simulate-next = Rapport : { $command }
simulate-bots = { $found } bots pour { $players } places : nommez-en un pour toutes, ou un par place.
simulate-mixed = --mixed choisit au hasard les Lieux, Michel(le) et la Directrice : enlevez --place, --michel et --warden, ou --mixed.
simulate-give = --give : il n’y a pas de « { $found } » à donner. Choisissez parmi : { $known }.
simulate-without = --without : ici personne ne fait « { $found } ». Choisissez all, l’un de ceux-ci ou le texte d’une action : { $known }.
simulate-folder-or-resume = --folder est pour une nouvelle simulation, --resume continue dans le dossier qu’elle nomme : choisissez.
simulate-nothing = { $folder } ne contient pas de simulation. Commencez-en une là avec --folder.
simulate-damaged = { $file } ne contient pas de simulation, ou elle est abîmée. Commencez-en une autre avec --folder.
simulate-other = { $folder } contient une autre simulation : { $differences }. Demandez la même, ou commencez-en une autre avec --folder.

## The report on the command line

balance-page = Rapport : { $file }
balance-data = La même chose en données : { $file }
balance-found = { $count ->
    [0] Aucune comparaison sur { $all } ne dépasse le hasard.
    [one] { $count } comparaison sur { $all } dépasse le hasard :
   *[other] { $count } comparaisons sur { $all } dépassent le hasard :
}
balance-line = { $heading } : { $name } { $value } ({ $interval })
balance-what = Nommez des dossiers écrits par « blackgate simulate », ou une édition à comparer : --against FILE.
balance-either = Les dossiers sont lus, --against joue de nouvelles parties : choisissez.
balance-same = { $file } ne dit rien d’autre que { $other } : changez-y d’abord quelque chose.

## The page

balance-title = Rapport d’équilibre
balance-standing = Ce qui dépasse le hasard
balance-stands-out = ressort
balance-nothing = Rien.
balance-correction = Corrigé selon Holm pour { $count } comparaisons : si tout était conforme à la référence, la liste entière serait vide dans 19 rapports sur 20.
balance-even = égalité : { $even }
balance-chapter = { $edition }, { $players } joueurs, { $bots }
balance-change = De { $old } à { $new }, { $players } joueurs, { $bots }
balance-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} (donnes : { $deals })
balance-options = avec { $options }
balance-edition = édition { $edition }
balance-points = { $figure } points
balance-from-to = de { $before } à { $now }
balance-per-game = par partie : proposé { $offered }, choisi { $chosen }
balance-observed = { $count } observés
balance-order-place = Joueur { $place } dans l’ordre du tour
balance-no-gang = Aucun gang
balance-background-option = { $background }, avec { $option }
balance-course-rounds = Tours
balance-course-leader_changes = Changements de tête
balance-course-behind = Points de retard du gagnant, au plus
balance-course-comeback = Remontées
balance-course-by_limit = Finies par la limite de tours (R2.4)
balance-histogram-rounds = Parties par nombre de tours
balance-histogram-leader_changes = Parties par nombre de changements de tête

## Sections

balance-order = Victoires selon l’ordre du tour
balance-background = Victoires selon le Passif
balance-course = Comment vont les parties
balance-mechanism_chosen = Mécanismes : combien de fois proposés et choisis
balance-card_chosen = Cartes Action : combien de fois proposées et jouées
balance-gang_card_chosen = Cartes Gang : combien de fois proposées et prises
balance-action_chosen = Toutes les autres actions : combien de fois proposées et choisies
balance-gang_card_won = Victoires selon la dernière carte Gang (pas ce qu’elle vaut)
balance-option_first = Options : ce qu’elles changent pour qui commence
balance-option_rounds = Options : ce qu’elles changent en tours
balance-option_background = Options : ce qu’elles changent pour chaque Passif
balance-gang_card_worth = Ce que vaut chaque carte Gang
balance-gang_card_beside = Chaque carte Gang à côté des autres
balance-card_worth = Ce que vaut une carte de plus de chacune
balance-card_beside = Chaque carte à côté d’une au hasard
balance-mechanism_worth = Ce que vaut chaque mécanisme
balance-change_course = Changement : comment vont les parties
balance-change_order = Changement : victoires selon l’ordre du tour
balance-change_background = Changement : victoires selon le Passif
balance-change_mechanism = Changement : combien de fois chaque mécanisme sert par partie
balance-change_card = Changement : combien de fois chaque carte Action est jouée par partie
balance-change_gang_card = Changement : combien de fois chaque carte Gang est prise par partie
balance-change_gang_card_worth = Changement : ce que vaut chaque carte Gang
balance-change_card_worth = Changement : ce que vaut une carte de plus de chacune
balance-change_mechanism_worth = Changement : ce que vaut chaque mécanisme

## Notes

balance-note-dealt = Distribué au hasard : la part de victoires est donc une comparaison juste. La ligne est la part égale.
balance-note-course = La tête change quand quelqu’un d’autre a seul le plus de points. Remontée : le gagnant a eu un retard d’un tiers des points nécessaires, ou plus.
balance-note-chosen = Parmi les décisions où cela était proposé, la part où cela a été choisi.
balance-note-chosen-gang = Proposée : elle était sur une pile que l’on pouvait intégrer. La part de ces décisions où elle a été prise.
balance-note-survivors = Les cartes Gang sont choisies : on voit des survivants, pas des causes. Les parties courtes finissent avant que quiconque n’intègre un gang. Ce que vaut une carte demande une expérience (--give gang_cards).
balance-note-option = Parties avec, moins parties sans.
balance-note-worth = Expérience : les mêmes donnes, la carte donnée au départ à une place, moins sans elle. En points de pourcentage de parties gagnées.
balance-note-worth-card = Expérience : les mêmes donnes avec une telle carte de plus dans une main au départ, moins sans elle. En points de pourcentage de parties gagnées.
balance-note-beside-gang = Les mêmes donnes avec cette carte, moins avec une autre de l’expérience à sa place.
balance-note-beside-card = Les mêmes donnes avec cette carte, moins avec une autre tirée au hasard dans le paquet Fouille à sa place.
balance-note-forgone = Expérience : les mêmes donnes comme d’habitude, moins avec une place qui ne le fait jamais. En points de pourcentage de parties gagnées. Les bots ne le prévoient pas : c’est ce que leur vaut l’habitude.
balance-note-change = Les mêmes donnes avec les deux éditions : ce que la nouvelle a de plus ou de moins.
balance-method = Méthode
balance-method-text = Les intervalles couvrent 95 %. Tout ce qui vient d’une donne forme un groupe : les places d’une partie, et la même donne jouée de plusieurs façons, ne sont pas indépendantes. Les parts ont l’intervalle de Wilson, les différences celui de Student ; un losange et le mot « ressort » marquent ce qui dépasse le hasard après la correction de Holm.
