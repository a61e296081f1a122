# The pages around the table: start, lobby, hot seat, after the game, rules.
# $player, $players   names as people have written them
# $place              the name of a Place

web-pages-offline = Le serveur ne répond pas. Vérifiez la connexion, puis réessayez.
web-pages-home = À l’accueil

## The start page

web-pages-tagline = Une longue nuit. Un mur épais. Une cuillère.
web-pages-rules = Les règles
web-pages-ways = Façons de jouer
web-pages-way-bots = Contre des bots
web-pages-way-friends = Entre amis
web-pages-way-here = Sur cet appareil
web-pages-way-join = Rejoindre
web-pages-theme-system = Auto
web-pages-theme-dark = Nuit
web-pages-theme-light = Jour
web-pages-your-name = Votre nom
# Who leaves the name empty is called so; at most 20 letters.
web-pages-prisoner = Matricule 13
web-pages-how-many = Combien de joueurs ?
web-pages-how-strong = Quelle force pour les bots ?
web-pages-level = Niveau
web-pages-play-now = Jouer
web-pages-extras = Extensions
web-pages-extras-count = { $count ->
    [0] aucune
    [one] { $count } choisie
   *[other] { $count } choisies
}
web-pages-michel = Michel ou Michelle
web-pages-michel-none = personne
web-pages-team = Mode équipes
web-pages-team-about = Deux équipes, deux tunnels ; à 4 ou à 6.
web-pages-warden = La Directrice
web-pages-warden-about = Ce qui est illégal peut être dénoncé, et tout le monde s’achète.
web-pages-places = Autres Lieux
web-pages-table-name = Nom de la table
web-pages-open-table = Ouvrir une table
web-pages-manners = Pendule, public et usages
web-pages-clock = Pendule
web-pages-clock-none = aucune
web-pages-clock-none-about = Chacun prend son temps.
web-pages-clock-turn = par tour
web-pages-clock-turn-about = Tant de temps pour chacun à chaque tour.
web-pages-clock-game = par partie
web-pages-clock-game-about = Tant de temps pour chacun en tout, et un peu plus à chacun de ses tours.
web-pages-public = Publique
web-pages-public-about = Tout le monde sur ce serveur trouve la table. La partie compte sans indices, sans coups repris, et si chacun a un nom à soi.
web-pages-undo = Reprendre un coup
web-pages-undo-about = Même ce qui a été vu, si tout le monde est d’accord.
web-pages-aids = Aides
web-pages-tracker = Aide-mémoire
web-pages-tracker-about = Montre ce que chacun aurait pu retenir.
web-pages-odds = Chances
web-pages-odds-about = Les chances d’un lancer ou d’un combat, d’après ce que vous pouvez savoir.
web-pages-goal = Creusez pour sortir
web-pages-goal-tools = Trouvez, fabriquez, achetez ou volez des outils.
web-pages-goal-dig = Creusez avec dans les cellules. Meilleur est l’outil, plus il y a de points.
web-pages-goal-out = Le premier à { $goal } points est dehors.
web-pages-goal-understood = Compris
web-pages-skip = Passer
web-pages-missing = Cette page n’existe pas
web-pages-missing-about = L’adresse est fausse, ou ce qui s’y trouvait n’est plus là.
web-pages-labelled = { $what } : { $value }
web-pages-hints = Indices
web-pages-hints-about = Ce qu’un bot fort pense de vos choix, même quand plusieurs personnes jouent.
web-pages-watched = Public
web-pages-watched-about = Qui trouve la table peut regarder.
web-pages-here-about = Un appareil passe de main en main. Entre-temps, un rideau cache vos cartes.
web-pages-name-of = Joueur { $number }
web-pages-one-more = Un de plus
web-pages-play-here = Jouer ici
web-pages-code = Le code de la table : six lettres
web-pages-join = Aller à la table
web-pages-public-tables = Tables publiques
web-pages-no-public = Aucune pour l’instant.
web-pages-my-tables = Mes tables
web-pages-nameless = Une table sans nom
web-pages-taken = { $taken ->
    [one] { $taken } place prise sur { $players }
   *[other] { $taken } places prises sur { $players }
}
web-pages-state-open = ouverte
web-pages-state-playing = en cours
web-pages-state-over = finie
web-pages-state-ended = arrêtée
web-pages-state-quarantined = mise de côté
web-pages-fan-made = Une édition numérique de fans, sans lien avec l’éditeur. Toutes les images sont les nôtres.
web-pages-credits = Icônes : game-icons.net, par Lorc, Delapouite et d’autres, CC BY 3.0. Caractères : Barlow, SIL Open Font License.
web-pages-style = Tout ce qui est dessiné

## The lobby

web-pages-seats = Places
web-pages-settled = Ce qui est convenu
web-pages-agreed-watch-everybody = Le public peut regarder
web-pages-agreed-watch-nobody = À huis clos
web-pages-free-seat = Place libre
web-pages-put-bot = Mettre un bot ici
web-pages-seat-bot = Bot à la place { $number }
web-pages-leave = Partir
web-pages-send-away = Renvoyer
web-pages-send-away-who = Renvoyer : { $player }
web-pages-fill-up = Compléter avec des bots
web-pages-start = Fermer les grilles
web-pages-waiting-for = { $count ->
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
}
web-pages-all-here = Tout le monde est là. Vous pouvez commencer.
web-pages-waiting-host = Tout le monde est là. On attend le signal de l’hôte.
web-pages-take-seat = Prenez place
web-pages-sit = S’asseoir
web-pages-full = Toutes les places sont prises. Vous pouvez rester et regarder.
web-pages-another-here = Une personne de plus sur cet appareil
web-pages-their-name = Son nom
web-pages-sit-too = S’asseoir aussi
web-pages-luck = Aider le hasard
web-pages-luck-about = Dés et cartes viennent d’un secret du serveur et d’un texte de chaque joueur. Avec le vôtre, personne ne peut avoir préparé la partie.
web-pages-luck-text = Un texte, n’importe lequel
web-pages-luck-give = L’ajouter
web-pages-luck-given = Votre texte en fait partie. Vous pouvez le changer jusqu’au début de la partie.
web-pages-invite = Faire venir quelqu’un
web-pages-code-at = Sur { $host }, avec ce code :
web-pages-link = Lien vers cette table
web-pages-qr = Code QR : à ouvrir avec l’appareil photo d’un téléphone
web-pages-copy = Copier
web-pages-copied = Copié.
web-pages-copy-yourself = C’est sélectionné : copiez-le au clavier ou d’un appui long.
web-pages-only-here = { $host } n’est que cet ordinateur. Sur un autre appareil, prenez plutôt l’adresse de cet ordinateur dans votre réseau.
web-pages-fair = Est-ce honnête ?
web-pages-fair-about = Le serveur a promis son secret par cette empreinte avant que quiconque s’assoie ; après la partie, chacun peut vérifier chaque dé et chaque carte.

## A seat on another device, and several on one

web-pages-move-about = Qui ouvre ce lien joue à votre place. Il est valable une heure.
web-pages-move-make = Créer un lien
web-pages-move-link = Lien vers votre place
web-pages-taking-seat = Vous prenez place…
web-pages-hand-over = Passez l’appareil à { $player }
web-pages-hand-over-about = Les autres regardent par la fenêtre, barreaux ou pas.
web-pages-i-am = Je suis { $player }

## After the game

web-pages-after = Après la partie
web-pages-after-ending = Secrets
web-pages-after-story = Récit
web-pages-after-figures = Chiffres
web-pages-after-replay = Revoir
web-pages-after-record = Archive
web-pages-out = { $count ->
    [one] { $players } s’est fait la belle !
   *[other] { $players } se sont fait la belle !
}
web-pages-you-out = Vous êtes libre !
web-pages-you-all-out = Vous êtes tous libres !
web-pages-got-out = À l’air libre, avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-pages-stayed = Toujours à l’ombre, avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-pages-revealed = révélé
web-pages-kept-secret = tenu secret jusqu’au bout
web-pages-empty-hand = Les mains vides.
web-pages-hands = Mains
web-pages-rematch = Rejouer
web-pages-rematch-go = À la partie suivante
web-pages-rematch-waits = Quelqu’un a déjà ouvert la table de la partie suivante.
web-pages-figures = Ce que chacun a fait
web-pages-chart-points = Points de Tunnel
web-pages-chart-turns = { $count ->
    [one] { $count } tour
   *[other] { $count } tours
}
web-pages-chart-dice = Le dé : { $count ->
    [one] { $count } jet
   *[other] { $count } jets
}
web-pages-chart-face = Face :
web-pages-count-digs = Creuser
web-pages-count-searches = Fouilles
web-pages-count-moves = Déplacements
web-pages-count-extorts = Rackets
web-pages-count-combats = Combats gagnés
web-pages-count-beatings = Raclées reçues
web-pages-count-crafts = Fabrications
web-pages-count-joins = Gangs intégrés
web-pages-count-plays = Cartes Action
web-pages-count-time = Temps de réflexion
web-pages-sum = { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}, { $moves ->
    [one] { $moves } choix
   *[other] { $moves } choix
}, { $time } minutes.
web-pages-replay = Revoir la partie
web-pages-replay-start = Au début
web-pages-replay-back = Un pas en arrière
web-pages-replay-play = Lecture
web-pages-replay-stop = Arrêt
web-pages-replay-on = Un pas en avant
web-pages-replay-end = À la fin
web-pages-replay-step = Pas
web-pages-replay-at = { $step } sur { $total }
web-pages-replay-pace = Allure
web-pages-replay-coming = La partie se met en place…
web-pages-eyes = Avec les yeux de qui ?
web-pages-eyes-all = Tout est visible
web-pages-eyes-watcher = Un spectateur
web-pages-eyes-of = { $player }
web-pages-record-about = L’enregistrement est la partie entière dans un petit fichier texte : chaque choix, chaque dé, chaque carte, et le secret d’où ils viennent.
web-pages-record-get = Télécharger l’enregistrement
web-pages-record-verify = Pour vérifier que tout était dans les règles et que le hasard était du hasard :
web-pages-record-promise = Avant la partie, le serveur a promis son secret par cette empreinte. L’enregistrement porte la même.

## The rules

web-pages-rules-search = Chercher dans les règles
web-pages-rules-contents = Sommaire
web-pages-rules-found = { $count ->
    [0] rien trouvé
    [one] trouvé une fois
   *[other] trouvé { $count } fois
}
web-pages-rules-nothing = Aucune règle ne le dit. Ici, cela veut dire que c’est permis, à peu près.
web-pages-rules-sign-ruling = arbitrage
web-pages-rules-sign-house = maison
web-pages-rules-cards = Cartes
web-pages-rules-cards-action = Cartes Action
web-pages-rules-cards-gang = Cartes Gang
web-pages-rules-cards-background = Passifs
web-pages-rules-cards-trauma = Traumas
web-pages-rules-ruling = Les livrets se taisent ici ; voici comment joue Blackgate.
web-pages-rules-house = Pas dans les livrets : un chiffre ou une carte de ce projet.
web-pages-rules-table = Tableau
web-pages-rule = Règle { $rule }

## Le rythme des bots

web-pages-pace-calm-about = Assez de temps pour tout suivre.
web-pages-pace-brisk-about = Assez pour voir ce qui se passe.
web-pages-pace-at_once-about = Aucune attente : le journal dit ce qui s’est passé.

## Une télé pour le plateau, des téléphones pour les mains

web-pages-tv = Cet écran est la télé
web-pages-tv-about = Il montre le plateau et fait les sons. Chacun rejoint la table avec son téléphone et y tient ses cartes.
web-pages-tv-open = Ouvrir la télé
web-pages-tv-scan = Scannez ceci avec votre téléphone : il devient votre main.
web-pages-tv-link = Plateau sur une télé, cartes sur les téléphones
web-pages-tv-sound = Activer le son
web-pages-tv-turn = C’est le tour de { $player }
web-pages-tv-news = Ce qui vient de se passer
web-pages-hand-board = Montrer le plateau ici
web-pages-hand-screen = Le plateau est sur la télé.
web-pages-hand-only = Seulement ma main ici : le plateau est sur une télé

## Énigmes

web-pages-puzzles = Énigmes
web-pages-puzzles-about = Des positions de vraies parties où un choix est clairement le meilleur. Des bots les ont trouvées, et le plus fort a longuement réfléchi à chacune.
web-pages-puzzles-none = Il n’y a pas encore d’énigmes pour cette édition. tools/make_puzzles.py en fabrique.
web-pages-puzzle-today = L’énigme du jour
web-pages-puzzle-win = Gagnez pendant ce tour
web-pages-puzzle-get = Obtenez { $card } pendant ce tour
web-pages-puzzle-survive = Tenez jusqu’à votre prochain tour
web-pages-puzzle-theme-win = Gagner pendant ce tour
web-pages-puzzle-theme-get = Obtenir un Outil
web-pages-puzzle-theme-survive = Tenir bon
web-pages-puzzle-about-win = Cela marche quoi que répondent les autres, et sans chance.
web-pages-puzzle-about-get = Cela marche quoi que répondent les autres, et sans chance.
web-pages-puzzle-about-survive = Quelqu’un est sur le point de s’évader. Un choix l’empêche bien plus souvent que tout autre.
web-pages-puzzle-number = Énigme { $number }, { $difficulty ->
    [1] facile
    [2] moyenne
   *[other] difficile
}
web-pages-puzzle-difficulty = { $difficulty ->
    [1] facile
    [2] moyenne
   *[other] difficile
}
web-pages-puzzle-done = résolue
web-pages-puzzle-solved = Résolue !
web-pages-puzzle-solved-chance = Résolue ! Cela marche dans { $chance } parties sur 100.
web-pages-puzzle-right = Jusqu’ici, tout va bien. Continuez.
web-pages-puzzle-failed = Pas comme cela. Voyez ce qui se passerait.
web-pages-puzzle-solution = Voici la solution : { $choice }
web-pages-puzzle-show = Montrer la solution
web-pages-puzzle-again = Réessayer
web-pages-puzzle-next = Énigme suivante
web-pages-clock-each-turn = Temps par tour
web-pages-clock-whole-game = Temps pour la partie
web-pages-clock-more = Temps ajouté par tour
web-pages-clock-unit = { $time } en
web-pages-unit-seconds = secondes
web-pages-unit-minutes = minutes
web-pages-unit-hours = heures
web-pages-unit-days = jours
web-pages-time-seconds = { $seconds } s
web-pages-time-minutes = { $minutes } min
web-pages-time-hours = { $hours } h
web-pages-time-hours-minutes = { $hours } h { $minutes } min
web-pages-time-days = { $days } j
web-pages-time-days-hours = { $days } j { $hours } h
web-pages-agreed-each-turn = { $time } par tour
web-pages-agreed-whole-game = { $time } pour la partie, plus { $more } par tour
web-pages-my-turn = À vous
