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
web-coach-skip = Passer
web-coach-leave = Quitter la leçon
web-coach-leave-short = Quitter
web-coach-watch = Regardez ce que fait { $player }.
web-coach-progress = { $done } étapes sur { $steps }
web-coach-next-lesson = Suite : { $name }
web-coach-all = Toutes les leçons
web-coach-play = Jouer contre des bots
