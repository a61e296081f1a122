# Qui est à la table.

seat-wrong-name = « { $name } » ne peut pas être un nom : au plus { $most } caractères visibles, sans parenthèse ni amas d’accents.
seat-name-twice = Deux joueurs s’appellent { $name } : donnez-leur des noms différents.
seat-name-alike = « { $name } » ressemble trop à { $other }, qui est déjà à la table : choisissez un autre nom.
seat-with-bot = { $player } ({ $kind })
