# Why a position cannot be. Explained in en/positions.ftl.

position-at = { $path } : { $reason }
position-none = aucune

## Le texte

position-no-colon = il manque un deux-points dans { $found }
position-unknown = { $found } est inconnu ; on connaît : { $known }
position-seats = il faut une ligne pour chacune des places à partir de 0, de { $least } à { $most } en tout, trouvé { $found }
position-revealed = { $found } est inconnu, on peut y mettre { $known }
position-number-and-card = il faut un nombre et une carte, comme dans { $example }
position-no-pile = { $found } n’a pas de pile ; il y a : { $known }
position-whole = il faut un nombre entier
position-yes-or-no = il faut yes ou no
position-twice = { $found } s’y trouve deux fois

## Ce qui se met où

position-list = il faut une liste, trouvé { $found }
position-table = il faut une table, trouvé { $found }
position-truth = il faut true ou false, trouvé { $found }
position-whole-to = il faut un nombre entier de 0 à { $most }, trouvé { $found }
position-name-and-who = il faut un nom et qui le connaît, trouvé { $found }
position-gang-pile = il faut une liste : la carte du dessus, puis ce qui est sous la pile
position-memory = il faut deux listes
position-memory-length = il faut une liste de { $wanted } nombres

## La prison

position-players = il en faut { $players }, une pour chaque joueur, il y en a { $found }
position-no-place = { $found } n’est pas dans cette partie ; il y a : { $known }
position-cards = { $found } en tout, mais l’édition en a { $total }
position-no-tool = { $card } n’est pas un Outil (R11.1)
position-two-have = deux joueurs ont { $card }, et il n’y en a qu’un exemplaire ({ $rule })
position-only-one = { $card } s’y trouve deux fois, et il n’y en a qu’un exemplaire
position-not-in-pile = { $card } n’est pas dans cette pile (R1.3)
position-tokens = { $found } jetons devant les joueurs, mais il y en a { $total } (R14.3)
position-no-tokens = aucun module en jeu n’en apporte (R14.3)
position-no-traumas = il n’y en a pas sans l’Aile psychiatrique (R14.10)
position-michel-place = Michel(le) n’entre jamais dans un Lieu sans numéro (R12.4)
position-michel-cards = il y a { $total } cartes Michel de ce genre (R12.1)
position-without-option = cela n’existe qu’avec un module qui n’est pas en jeu ; ajoutez-le aux options ou retirez cette ligne
position-won = avec { $goal } points, la partie est gagnée (R2.1) ; donnez-en moins, ou dites qu’elle est terminée

## Ce qui attend

position-steps = il faut une liste d’étapes, celle du bas d’abord
position-nobody-asked = il faut que quelqu’un ait quelque chose à choisir
position-no-step = { $found } n’est pas une étape ; il y a : { $known }
position-other-module = { $step } appartient à un module qui n’est pas en jeu
position-step-place = { $step } n’est pas à sa place ; un tour est tout en bas
position-step-numbers = { $step } a { $wanted } nombres, trouvé { $found }
position-step-field = { $step } : il faut { $wanted }, trouvé { $found }
position-no-seat = il n’y a pas de place { $seat }
position-other-turn = c’est le tour de la place { $active }, pas de la place { $seat }

# What a number of a step can be: the $wanted of position-step-field
position-field-seat = une place
position-field-seat-or-none = une place ou -1
position-field-turn-action = le premier nombre d’une action du tour
position-field-flag = 0 ou 1
position-field-action-card = une carte Action
position-field-die = un résultat du dé
position-field-gang = un gang
position-field-background = un Passif
position-field-michel-card = une carte Michel
position-field-number = un petit nombre
position-field-place = un Lieu
position-field-place-or-none = un Lieu ou -1
position-field-tool = un Outil
position-field-bits = des bits
