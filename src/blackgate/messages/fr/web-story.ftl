## Le récit d’une partie : chances, tournants, hasard

web-story-computing = Les bots revoient la partie …
web-story-chances = Chances de gagner
web-story-actions = { $count ->
    [one] { $count } choix
   *[other] { $count } choix
}
web-story-eyes = Affiché :
web-story-eyes-truth = La réalité
web-story-eyes-of = Ce que { $player } pouvait savoir
web-story-about-truth = L’avis des bots si toutes les mains étaient visibles.
web-story-about-known = En pointillé : ce que { $player } pouvait en voir, sans rien savoir de plus.
web-story-points = Tournants
web-story-no-points = Aucun : la partie a suivi son cours sans à-coup.
web-story-moved = { $player } : { $before } % → { $after } %
web-story-lucky = hasard
web-story-luck = Hasard des dés et des cartes
web-story-luck-about = Ce qui est sorti, comparé à ce qui aurait pu sortir, le tout additionné.
web-story-costly = Choix coûteux
web-story-costly-about = D’après ce qu’on pouvait savoir à ce moment. Appuyez sur un choix pour voir la position.
web-story-no-costly = Aucun : personne n’a beaucoup donné.
web-story-better = Mieux :
web-story-keep = Garder en fichier
web-story-keep-about = Un fichier HTML lisible dans tout navigateur, sans réseau : toute la partie avec les yeux de chacun, et son récit.
web-story-keep-computing = Le récit se prépare … { $percent } %
web-story-keep-making = Le fichier se prépare …
web-story-branch = Continuer à partir d’ici
web-story-branch-about = Une table à vous où tout s’est passé de la même façon jusqu’ici, avec des bots aux autres places. On peut revenir en arrière, avec conseils et chances.
web-story-branch-as = Continuer avec { $player }
web-story-link = Lien vers cette étape
