## Est-ce honnête ? Un enregistrement, vérifié dans la page elle-même

web-fair-about = Choisissez l’enregistrement d’une partie terminée, ou déposez son fichier sur cette page. Il est vérifié ici même, et rien n’est envoyé nulle part.
web-fair-choose = Choisir un enregistrement
web-fair-drop = Ou déposez le fichier n’importe où sur cette page.
web-fair-other = Vérifier l’enregistrement d’une autre partie
web-fair-here = Cette page peut calculer elle-même ce qui était promis, chaque jet de dé et la plupart des cartes.
web-fair-check = Vérifier ici
web-fair-checking = Vérification …
web-fair-yes = C’était honnête
web-fair-no = Cet enregistrement n’est pas honnête
web-fair-unknown = Cela ne peut pas être vérifié
web-fair-why-honest = Le secret est celui qui était promis. Les { $dice } jets et les { $cards } cartes sont exactement ceux qu’il donne.
web-fair-why-no-record = Ce n’est pas un enregistrement de Blackgate. Choisissez le fichier téléchargé après une partie.
web-fair-why-damaged = La ligne { $line } n’est pas telle qu’elle a été écrite : sa somme de contrôle est fausse. Téléchargez l’enregistrement de nouveau.
web-fair-why-promise = Ligne { $line } : ce n’est pas le secret promis avant la partie.
web-fair-why-chance = Ligne { $line }, « { $play } » : l’enregistrement dit { $recorded }, mais le secret donne { $recomputed }.
web-fair-why-laid-out = Cette partie a commencé par une position préparée. Personne n’a promis son hasard.
web-fair-why-no-secret = Le secret n’y est pas : il est révélé à la fin de la partie.
web-fair-why-first-release = Le secret est celui qui était promis. Un enregistrement de la version 0.1.0 ne dit pas quelles cartes il y avait : vérifiez le reste avec « blackgate verify ».
web-fair-left = { $count ->
    [one] Une carte de plus est venue d’une main, ou d’une pile mélangée de nouveau. Seules les règles savent ce qui s’y trouvait : « blackgate verify » la vérifie aussi.
   *[other] { $count } cartes de plus sont venues de mains, ou d’une pile mélangée de nouveau. Seules les règles savent ce qui s’y trouvait : « blackgate verify » les vérifie aussi.
}
web-fair-steps = Pas à pas
web-fair-step-promise = L’empreinte (SHA-256) du secret, comme promis
web-fair-step-seed = La graine : SHA-256 du secret et de ce que chaque joueur a ajouté
web-fair-how = SHA-256 de la graine et de 0, 1, 2 … donne une suite de nombres. Chaque jet et chaque carte prend le suivant ; le reste de sa division par le nombre de faces ou de cartes dit lequel c’est.
web-fair-line = Ligne
web-fair-choice = Choix
web-fair-number = Nombre
web-fair-of = Parmi
web-fair-gives = Donne
web-fair-says = Enregistré
web-fair-rules = il faut les règles
