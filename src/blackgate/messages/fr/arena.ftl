# L’arène. Arguments are explained in en/arena.ftl.

arena-interval = { $low } à { $high }
arena-pairing = { $bot } – { $against }

## While it is played

arena-progress = Parties
arena-time-left = temps restant
arena-left = Interrompu. Les résultats jusqu’ici sont dans { $file }.

## The report

arena-title = Arène de { $bots }, { $players } joueurs, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
arena-shares = Qui bat qui (égalité : { $even })
arena-bot = bot
arena-against = contre
arena-games = parties
arena-won = gagnées
arena-share = part
arena-likely = intervalle à 95 %
arena-verdict = verdict
arena-verdict-stronger = plus fort
arena-verdict-weaker = plus faible
arena-verdict-even = indécis
arena-ratings = Classement
arena-rating = niveau
arena-lengths = Durée des parties
arena-who = qui joue
arena-in = en
arena-turns = tours
arena-rounds = manches
arena-mean = moyenne
arena-least = min
arena-lower = 25 %
arena-median = médiane
arena-upper = 75 %
arena-most = max
arena-limit = Parties arrêtées par la limite de manches (R2.4) : { $count } sur { $games }
arena-speed = { $games } parties et { $decisions } décisions par seconde, par { $jobs ->
    [one] { $jobs } processus
   *[other] { $jobs } processus
}
arena-results = Résultats : { $file }
arena-picture = Image : { $file }

## The pictures

arena-plot-shares = Part des parties gagnées
arena-plot-even = égalité : { $share }
arena-plot-interval = niveau, avec son intervalle à 95 %
arena-plot-share = part des parties du premier bot, avec son intervalle à 95 %
arena-plot-median = médiane : { $rounds }

## What can be wrong

arena-wrong-bot = { $kind } ne peut pas jouer : { $reason }
arena-too-few = { $option } : { $found }, c’est trop peu, au moins 1.
arena-lacks = { $name } manque ici. Installez-le : pip install { $name }, ou dans un clone : pip install ".[lab]"
arena-file-or-resume = --file est pour une nouvelle arène, et --resume continue le fichier qu’il nomme : choisissez l’un des deux.
arena-no-results = { $file } ne peut pas être continué : la ligne { $line } n’est pas un résultat d’arène. Commencez-en une nouvelle avec --file.
arena-other = { $file } contient une autre arène : { $differences }. Demandez la même, ou commencez-en une nouvelle avec --file.
arena-difference = { $name } y est { $found } et ici { $asked }
arena-bot-failed = { $bot } ne joue pas comme il faut, dans la partie { $number } : { $reason }. Les parties d’avant sont dans { $file }.
arena-worker-lost = Un processus s’est arrêté au milieu d’une partie, peut-être faute de mémoire. Les résultats jusqu’ici sont dans { $file }. Pour continuer : { $command }
arena-stopped = { $reason } Les résultats jusqu’ici sont dans { $file }. Pour continuer : { $command }
