# What went wrong with an action, and what to do next. Explained in en/errors.ftl.

error-unknown-action = il n’y a pas d’action « { $action } » : choisissez une de celles qui sont proposées
error-unknown-action-near = il n’y a pas d’action « { $action } » : vouliez-vous dire { $near } ?
error-game-over = { $action } : la partie est finie, commencez-en une nouvelle
error-illegal-action = { $action } : { $reason }
error-by-rule = { $reason } ({ $rule })

# Options that cannot be played
error-options-players = joueurs : { $found } ne peuvent pas jouer ; choisissez de { $least } à { $most } (R1.1)
error-options-michel = michel : il n’y a pas de { $found } ; choisissez parmi { $known } (R12.1)
error-options-team = équipes : on ne joue pas en équipes à { $found } ; il faut être { $known } (R13.1)
error-options-unknown-place = lieux : il n’y a pas de { $found } ; choisissez parmi { $known } (R14.1)
error-options-same-place = lieux : { $first } et { $second } remplacent tous deux { $place } ; choisissez l’un d’eux (R14.1)
error-options-team-place = lieux : { $found } ne s’utilise pas en équipes, où il y a deux Cellules (R14.7)
error-options-first = premier : il n’y a pas de place { $seat } ; choisissez de 0 à { $most } (R1.7)
error-options-edition = édition : { $found } n’est pas une édition ; lisez un fichier avec load_edition, ou faites-en une de données avec edition_from
error-options-same-action = lieux : deux d’entre eux utilisent l’action { $action } ; donnez un autre numéro à l’un d’eux
error-observation-size = { $what } : l’édition en a { $found }, l’observation a de la place pour { $most } ; passez sizes=LARGEST ou jouez une édition qui en a moins
error-batch-empty = un lot demande au moins une partie et une série d’options ; donnez d’abord le nombre de parties, comme dans Batch(1024, 4)
error-opponents = adversaires : { $found } ont été indiqués pour { $wanted } places ; indiquez-en un pour chacune ou un seul pour toutes
error-network-place = le réseau n’a jamais appris { $place }, un Lieu modulaire personnel ; laissez jouer un autre bot ou jouez sans ce Lieu
error-network-row = le réseau n’a jamais appris « { $row } » ; laissez jouer un autre bot
error-wrong-weights = { $file } n’est pas un réseau d’après lequel un bot peut jouer, ou il est abîmé ; réinstallez blackgate

# What a script says about chance, but cannot be
error-script-ended = le script n’a plus de résultats
error-script-die = le script fait { $found } avec un dé à { $sides } faces
error-script-draw = le script pioche le numéro { $found }, qui n’est pas dans le sac

# Other things asked for that are not there
error-no-such-action = upto : l’enregistrement n’a pas d’action { $found } ; choisissez de 0 à { $most }
error-unknown-bot = il n’y a pas de bot { $found } ; il y a : { $known }
error-unknown-name = il n’y a pas de { $found } ici ; il y a : { $known }
error-unknown-name-near = il n’y a pas de { $found } ici : vouliez-vous dire { $known } ?
error-unknown-seat = il n’y a pas de place { $seat } ; choisissez de 0 à { $most }, ou NOBODY (-1) pour un spectateur

error-ray-missing = Il manque Ray, dont --ray a besoin. Pour l’installer : pip install ray, ou dans un clone : pip install ".[ray]"
error-ray-no-cluster = Il n’y a pas de grappe Ray à { $address } ({ $reason }). Démarrez-en une avec « ray start --head », ou nommez l’adresse d’une grappe en marche.
error-ray-no-release = { $machine } n’a pas de Blackgate, ou en a un sans --ray. Installez le même wheel ({ $wanted }) sur chaque machine de la grappe.
error-ray-other-release = { $machine } a un autre Blackgate : { $found } là-bas, { $wanted } ici. Installez le même wheel sur chaque machine de la grappe.
error-ray-no-module = { $machine } ne peut pas charger ce qu’il y a à faire : { $reason }. Installez-le sur chaque machine de la grappe.
error-program-missing = { $machine } n’a pas de programme « { $command } ». Il doit se trouver au même endroit sur chaque machine qui joue.
