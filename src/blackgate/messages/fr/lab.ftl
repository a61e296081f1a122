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
