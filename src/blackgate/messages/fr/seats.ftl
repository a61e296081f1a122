# Qui est à la table.

seat-wrong-name = « { $name } » ne peut pas être un nom : au plus { $most } caractères imprimables, sans parenthèse.
seat-name-twice = Deux joueurs s’appellent { $name } : donnez-leur des noms différents.
seat-with-bot = { $player } ({ $kind })
