# What went wrong with an action, and what to do next. Explained in en/errors.ftl.

error-unknown-action = il n’y a pas d’action « { $action } » : choisissez une de celles qui sont proposées
error-unknown-action-near = il n’y a pas d’action « { $action } » : vouliez-vous dire { $near } ?
error-game-over = { $action } : la partie est finie, commencez-en une nouvelle
error-illegal-action = { $action } : { $reason }
