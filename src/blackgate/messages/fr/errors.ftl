# What went wrong with an action, and what to do next. Explained in en/errors.ftl.

error-unknown-action = il n’y a pas d’action « { $action } » : choisissez une de celles qui sont proposées
error-unknown-action-near = il n’y a pas d’action « { $action } » : vouliez-vous dire { $near } ?
error-game-over = { $action } : la partie est finie, commencez-en une nouvelle
error-illegal-action = { $action } : { $reason }

# Options that cannot be played: the rule is added behind
error-options-players = joueurs : { $found } ne peuvent pas jouer ; choisissez de { $least } à { $most }
error-options-michel = michel : il n’y a pas de { $found } ; choisissez parmi { $known }
error-options-team = équipes : on ne joue pas en équipes à { $found } ; il faut être { $known }
error-options-unknown-place = lieux : il n’y a pas de { $found } ; choisissez parmi { $known }
error-options-same-place = lieux : { $first } et { $second } remplacent tous deux { $place } ; choisissez l’un d’eux
error-options-team-place = lieux : { $found } ne s’utilise pas en équipes, où il y a deux Cellules
