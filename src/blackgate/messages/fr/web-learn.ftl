# The lessons in the browser: their page, the offer on the first page, and the coach at the table.

web-learn-title = Apprendre à jouer
web-learn-short = Apprendre
web-learn-about = Chaque leçon est une vraie partie aux cartes fixées d’avance. Un entraîneur vous dit quoi faire, une chose à la fois.
web-learn-offer = Première fois ? Évadez-vous avec un entraîneur : cinq minutes.
web-learn-no = Non, merci
web-learn-start = Commencer
web-learn-continue = Continuer
web-learn-again = Recommencer
web-learn-done = Terminée
web-learn-steps = { $steps } étapes
web-coach = Entraîneur
web-coach-next = Suite
web-coach-leave = Quitter la leçon
web-coach-leave-short = Quitter
web-coach-watch = Regardez ce que fait { $player }.
web-coach-progress = { $done } étapes sur { $steps }
web-coach-next-lesson = Suite : { $name }
web-coach-all = Toutes les leçons
web-coach-play = Jouer contre des bots

## Explanations

web-table-help = Explications, et chances contre des bots
web-table-costs = { $cost ->
    [one] Coûte 1 action.
   *[other] Coûte { $cost } actions.
}
web-table-recipes = À quoi cela sert
web-table-recipe-ready = Vous avez tout ce qu’il faut.

## The rules open with this

web-how-title = Comment on joue
web-how-origin = D’où viennent ces règles
web-how-learn = Apprendre avec un entraîneur : cinq minutes
web-how-turn = À votre tour, vous avez 2 actions : fouiller, vous déplacer, fabriquer, intégrer un gang, racketter, jouer une carte Action, ou ce que le Lieu propose.
web-how-tools = Les Outils se fabriquent (un Lien et un autre Composant), s’achètent à la Promenade contre des cigarettes, se volent au Réfectoire ou se prennent aux autres.
web-how-fight = Avec une Arme, rackettez quelqu’un de votre Lieu. Le premier qui ne peut plus en abattre perd le combat : une Raclée et une carte.
web-how-gang = Un gang veut des Accessoires et vous donne une capacité.
web-how-background = Votre Passif est un secret qui sert une fois.
web-how-dig = Creusez dans les Cellules. Chaque Outil rapporte ses points, puis il est perdu.
