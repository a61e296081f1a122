# Why an action is not legal. Explained in en/refusals.ftl, the sources of the French terms in names.ftl.

refusal-legal = rien ne s’y oppose
refusal-not-an-answer = ce n’est pas une réponse à ce qu’on vous demande
refusal-game-over = la partie est finie
refusal-not-in-play = cela ne fait pas partie de cette partie
refusal-no-actions = il ne vous reste pas assez d’actions
refusal-confined = pas pendant un tour que vous avez commencé à l’Isolement

## Lieux

refusal-place-forbids = pas { $place }
refusal-wrong-place = cela ne se fait pas { $place }
refusal-no-craft-here = pas { $place }
refusal-already-there = vous y êtes déjà
refusal-only-by-being-sent = on n’y va que si l’on y est envoyé
refusal-not-with-this-die = votre dé n’y mène pas

## Cartes

refusal-searched = vous avez fouillé autant de fois que permis ce tour-ci
refusal-nothing-to-draw = il n’y a pas de carte à piocher
refusal-not-in-hand = vous n’avez pas cette carte en main
lack-card = il faut { $card }
refusal-no-effect = cela n’aurait aucun effet
refusal-missing-cards = vous n’avez pas les cartes nécessaires
refusal-pile-empty = la pile n’a pas assez de cartes
refusal-no-cards-there = il n’y a pas de telle carte à prendre
refusal-too-expensive = vous n’avez pas assez de cigarettes
refusal-sell-something = vous devez vendre au moins une carte

## Gangs et Passifs

refusal-no-accessories = le gang veut assez d’Accessoires qui soient les siens, tous différents
refusal-gang-pile-empty = il ne reste aucune carte de ce gang
refusal-no-ability = votre carte Gang ne vous le permet pas maintenant
refusal-used-this-turn = vous avez déjà utilisé cette capacité ce tour-ci
refusal-not-your-background = ce n’est pas votre Passif
refusal-revealed = votre Passif est déjà révélé
refusal-wrong-moment = ce n’est pas le moment de révéler votre Passif
refusal-not-your-gang = vous n’êtes pas dans le gang de votre Passif

## Joueurs

refusal-extorted = vous avez déjà racketté quelqu’un ce tour-ci
refusal-no-weapon = vous n’avez pas d’Arme en main
refusal-not-enough-weapons = vous n’avez pas autant d’Armes qu’il en faut pour racketter ce joueur
refusal-not-yourself = vous ne pouvez pas vous choisir vous-même
refusal-no-such-seat = il n’y a pas de tel joueur à la table
refusal-not-here = ce joueur n’est pas sur votre Lieu
refusal-charmed = personne ne peut racketter ce joueur, qui n’a pas de Raclée
refusal-not-a-target = ce joueur ne peut pas être choisi ici

## Raclées

refusal-beaten-craft = pas tant que vous avez une Raclée
refusal-beaten-dig = pas tant que vous avez 2 Raclées
refusal-not-beaten = vous n’avez pas de Raclée à soigner

## Michel(le), équipes, jetons, Directrice

refusal-traumatized = votre Trauma vous en empêche
refusal-no-token = vous n’avez pas le jeton qu’il faut
refusal-no-tokens-left = il ne reste pas de tel jeton à prendre
refusal-teammate = pas contre quelqu’un de votre équipe
refusal-not-a-teammate = ce joueur n’est pas de votre équipe
refusal-other-gang = vous n’êtes pas dans le même gang
refusal-not-in-solitary = votre équipier est là où l’on ne va que si l’on y est envoyé
refusal-nothing-to-exchange = ni vous ni l’autre n’avez quelque chose à donner
refusal-not-your-cell-block = seulement dans vos propres Cellules
refusal-no-stake = vous n’avez pas les cigarettes à miser
refusal-nobody-to-brawl = il n’y a personne d’autre ici pour se bagarrer
refusal-warden-is-here = la Directrice est déjà ici
refusal-no-trauma = vous n’avez pas de Trauma à soigner
refusal-heals-all = votre carte Gang soigne tout à la fois, pas le Trauma à part : choisissez l’autre façon de soigner
refusal-no-bribe = vous n’avez pas les cigarettes pour corrompre
refusal-no-link-in-it = il n’y a pas de Lien à remplacer

## Ce qui manque, et d’où cela vient

lack-tool = pour creuser, il faut { $cards } : { $ways }
lack-weapon = il faut une Arme ({ $cards }) : { $ways }
lack-way-craft = fabriquez-en { $place }
lack-way-buy = achetez-en { $place }
lack-way-steal_spoon = volez une Cuillère { $place }
lack-way-search = trouvez-en en fouillant
lack-way-extort = rackettez quelqu’un qui en a
