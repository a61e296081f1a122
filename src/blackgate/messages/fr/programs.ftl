# Les programmes extérieurs. Les arguments sont expliqués dans en/programs.ftl.

program-no-command = un enregistrement ne dit pas quel programme jouait ici
program-no-start = le programme « { $found } » ne démarre pas ({ $why })
program-other-protocol = le programme parle la version { $found } du protocole, et ceci est la version { $known }
program-late = le programme n’a pas répondu en { $seconds } s
program-nonsense = « { $found } » n’est pas un message du protocole
program-illegal = le programme a choisi « { $found } », ce qui n’est pas permis
program-flood = le programme parle sans fin
program-ended = le programme s’est arrêté
program-lost-move = { $reason } ; rookie joue ce coup.
program-lost-game = { $reason } ; rookie joue désormais à sa place.
program-lost-game-words = { $reason } ; rookie joue désormais à sa place. Ses derniers mots : { $words }
program-other-edition = ce que l’hôte dit de son édition donne { $here } ici et { $there } là-bas : prenez le même Blackgate des deux côtés
lifer-cannot-see = boss joue à sa place : { $reason }.
