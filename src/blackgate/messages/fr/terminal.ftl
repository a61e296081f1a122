# The terminal. Arguments are explained in en/terminal.ftl, the sources of the French terms in names.ftl. No de or que
# before $player: it may begin with a vowel.

## The table

terminal-heading = Manche { $round } : à { $player } de jouer, encore { phrase-actions }
terminal-heading-over = Manche { $round } : la partie est finie
terminal-line = { $title } : { $things }
terminal-title = { $title } :
terminal-you = { $player } (vous)

terminal-places = Lieux
terminal-place = Lieu
terminal-die = Dé
terminal-search = Fouille
terminal-deeds = Seulement ici
terminal-people = Qui est là
terminal-place-numbers = dé { $numbers }
terminal-place-search = Fouille { $search }
terminal-place-forbids = sans { $deed }
terminal-place-people = là : { $people }


terminal-gangs = Gangs
terminal-gang = Gang
terminal-gang-top = carte du dessus { $card }
terminal-gang-wants-any = { $needs } différents, au choix
terminal-gang-wants = { $needs } parmi { $accessories }

terminal-players = Joueurs
terminal-player = Joueur
terminal-tunnel = Tunnel
terminal-points = { $points } points sur { $goal }
terminal-cards = Cartes
terminal-cigarettes = Cigarettes
terminal-beatings = Raclées
terminal-beatings-count = { $beatings ->
    [one] { $beatings } Raclée
   *[other] { $beatings } Raclées
}
terminal-background = Passif
terminal-background-unknown = caché
terminal-background-own = { $background } (caché)
terminal-background-used = { $background } (révélé)

terminal-piles = Sur les piles : { $piles }. Pioche : { $deck }, défausse : { $discard }.
terminal-on_table = Sur la table : { $cards }

## The hand

terminal-hand = Votre main
terminal-hand-empty = aucune carte
terminal-family-tools = Outils
terminal-family-weapons = Armes
terminal-family-components = Composants
terminal-family-accessories = Accessoires
terminal-family-rare = Objets rares
terminal-family-action_cards = Cartes Action

## What happened, questions and choices

terminal-news = Ce qui s’est passé
terminal-remark = { $player } : { $remark }
terminal-news-more = { $lines ->
    [one] encore { $lines } ligne : journal
   *[other] encore { $lines } lignes : journal
}
terminal-group-basic = Actions de base
terminal-group-place = Actions de Lieu
terminal-group-free = Sans action
terminal-prompt = Votre choix (un numéro, ou aide) :

## The curtain between two hands

terminal-curtain-done = Regardez, puis Entrée pour effacer l’écran :
terminal-curtain = Passez le clavier à { $player }.
terminal-curtain-ready = { $player }, appuyez sur Entrée :

## Commands

terminal-command-help = aide
    .does = ce texte
terminal-command-board = plateau
    .does = toute la table
terminal-command-hand = main
    .does = vos propres cartes
terminal-command-card = carte
    .usage = carte [NOM]
    .does = ce que fait une carte ; sans nom, toutes les vôtres
terminal-command-log = journal
    .usage = journal [NOMBRE]
    .does = ce qui s’est passé en dernier
terminal-command-why = pourquoi
    .usage = pourquoi ACTION
    .does = pourquoi cela n’est pas possible maintenant, avec la règle
terminal-command-hint = conseil
    .does = ce que le caïd choisirait à votre place
terminal-command-save = sauver
    .usage = sauver [FICHIER]
    .does = copier la partie dans un fichier
terminal-command-undo = annuler
    .does = reprendre votre dernier choix ; si l’on a vu quelque chose depuis, les autres sont consultés
terminal-command-chat = dire
    .usage = dire TEXTE
    .does = dire quelque chose à la table
terminal-command-pause = pause
    .does = proposer d’arrêter les pendules
terminal-command-resume = reprendre
    .does = continuer après une pause
terminal-command-yes = oui
    .does = accepter ce qui est proposé
terminal-command-no = non
    .does = refuser ce qui est proposé
terminal-command-pass = passer
    .usage = passer toujours, passer demander
    .does = toujours passer à cette question ; être de nouveau consulté
terminal-command-start = commencer
    .does = commencer la partie, si vous êtes l’hôte
terminal-command-bot = bot
    .usage = bot PLACE GENRE
    .does = si vous êtes l’hôte : un bot pour une place libre ou un joueur absent
terminal-command-quit = quitter
    .does = partir ; la partie peut être reprise
terminal-help-choose = Tapez le numéro d’un choix, son texte, ou l’un de ces mots ; Entrée seule remontre la question.
terminal-help-line = { $command } : { $does }
terminal-help-texts = Ce que vous pouvez choisir, en texte :
terminal-help-rules = Les règles avec leurs numéros et toutes les cartes : docs/rules.md et docs/cards.md dans les sources.

terminal-hint = Ce que le caïd pense de vos choix, le meilleur d’abord :
terminal-hint-choice = Choix
terminal-hint-chance = Vos chances de gagner
terminal-hint-follows = Suite possible
terminal-hint-line = { $number }. { $action } : { $chance } de chances de gagner
terminal-hint-then = { $hint }. Puis { $line }
terminal-hint-move = { $player } : { $action }

terminal-no-choice = Il n’y a pas de choix { $number } : de 1 à { $most }.
terminal-not-understood = On ne peut rien faire ici avec « { $typed } » ; aide dit ce qui est possible.
terminal-not-understood-near = On ne peut rien faire ici avec « { $typed } ». Peut-être { $near } ?
terminal-refused = { $action } : { $reason }.
terminal-possible = { $action } : c’est possible maintenant, choix { $number }.
terminal-why-what = Pourquoi pas quoi ? Par exemple : pourquoi craft shovel.
terminal-card-recipe = { $cards } : { $item }
terminal-card-wanted = voulu par { $gangs }
terminal-card-value = se vend { phrase-cigarettes }
terminal-no-card = Aucune carte ne s’appelle « { $name } ».
terminal-no-card-near = Aucune carte ne s’appelle « { $name } ». Peut-être { $near } ?

## Saving and leaving

terminal-recording = La partie est enregistrée dans { $file }.
terminal-saved-copy = La partie jusqu’ici est copiée dans { $file }.
terminal-file-exists = { $file } existe déjà : choisissez un autre nom.
terminal-file-trouble = { $file } : { $reason }.
terminal-file-special = { $file } est un périphérique ou un tube : enregistrez ce qui en vient dans un fichier, et indiquez celui-ci.
terminal-file-too-large = { $file } dépasse { $most } Mo, ce qui n’arrive à aucune partie enregistrée : indiquez le fichier d’une partie.
terminal-left = La partie est enregistrée dans { $file }.
terminal-continue = Pour continuer : { $command }

## The end

terminal-result = { $player } : { $points } points sur { $goal } ; { $background } ; { $hand }
terminal-result-hand = en main : { $cards }
terminal-result-empty = rien en main
terminal-recorded = La partie enregistrée : { $file }
terminal-check = Pour la vérifier : { $command }

## Setting up

terminal-setup-welcome = Blackgate : creusez votre tunnel.
terminal-setup-players = Entrée pour jouer contre { $bots } bots, ou combien de joueurs, de { $least } à { $most } :
terminal-setup-name = Place { $seat } : un nom, ou Entrée pour un bot :
terminal-setup-bots = Quelle force pour les bots ?
terminal-setup-strength = Un numéro, ou Entrée pour { $usual } :

# Bots, from the weakest
terminal-bot-random = hasard
    .does = fait n’importe quoi
    .about = Fait n’importe quoi de permis. Bien pour un premier coup d’œil.
terminal-bot-rookie = bleu
    .does = a de bonnes habitudes
    .about = A de bonnes habitudes. Un premier adversaire honnête.
terminal-bot-veteran = vétéran
    .does = prévoit jusqu’à la fin du tour
    .about = Prévoit jusqu’à la fin du tour.
terminal-bot-boss = caïd
    .does = le plus fort : joue d’avance beaucoup de parties
    .about = Le plus fort. Joue d’avance beaucoup de parties avant chaque coup. Prend son temps.
terminal-bot-lifer-1 = perpète 1
    .does = à peu près aussi fort qu’un bleu
    .about = A appris en jouant contre lui-même, mais se trompe souvent. À peu près aussi fort qu’un bleu.
terminal-bot-lifer-2 = perpète 2
    .does = entre bleu et vétéran
    .about = A appris en jouant contre lui-même, et se trompe de temps en temps. Entre bleu et vétéran.
terminal-bot-lifer-3 = perpète 3
    .does = à peu près aussi fort qu’un vétéran
    .about = A appris en jouant contre lui-même. À peu près aussi fort qu’un vétéran.
terminal-bot-lifer-4 = perpète 4
    .does = plus fort qu’un vétéran
    .about = A appris en jouant contre lui-même. Plus fort qu’un vétéran.
terminal-bot-lifer = perpète
    .does = a appris de millions de parties et choisit d’un coup d’œil
    .about = A appris de millions de parties contre lui-même. Choisit d’un coup d’œil et ne fait aucun cadeau.
terminal-bot-program = programme

## What can be wrong on the command line

terminal-error = blackgate : { $reason }
terminal-usage = { $wrong } Voyez « { $command } --help ».
terminal-usage-option = Il n’y a pas d’option { $found }.
terminal-usage-command = Il n’y a pas de commande { $found }.
terminal-usage-missing = Il manque { $found }.
terminal-usage-value = { $found } demande une valeur.
terminal-usage-no-value = { $found } ne prend pas de valeur.
terminal-usage-extra = C’est trop : { $found }.
terminal-wrong-number = { $option } demande un nombre entier à partir de 0, pas « { $found } ».
terminal-wrong-players = « { $found } » ne peut pas être le nombre de joueurs : de { $least } à { $most } (R1.1).
terminal-too-many-seats = { $named } personnes et bots pour { $players } places : nommez-en moins, ou augmentez --players.
terminal-wrong-bot = Il n’y a pas de bot « { $kind } » : choisissez { $kinds }.
terminal-wrong-strength = « { $found } » n’est rien de tout cela : de 1 à { $most }, ou Entrée.
terminal-wrong-first = Aucune place { $found } ne peut commencer : de 0 à { $most } (R1.7).
terminal-wrong-seat = Il n’y a pas de place { $found } : de 0 à { $most }.
terminal-wrong-language = Il n’y a rien dans la langue « { $found } » : choisissez { $languages }.
terminal-wrong-edition = Cette édition ne peut pas servir. { $reason }
terminal-wrong-record = { $file } n’est pas une partie qui puisse servir : { $reason }
terminal-only-new = { $option } est pour une nouvelle partie ; avec --load, c’est la partie enregistrée qui le dit.
terminal-wrong-host = le bot ne peut pas continuer : { $reason }.
terminal-already-over = Cette partie est finie : blackgate replay { $file } la montre.

## Replaying and verifying

terminal-round = Manche { $round }
terminal-verify-yes = { $file } : honnête. { $actions ->
    [one] { $actions } action suit
   *[other] { $actions } actions suivent
} les règles, et tout le hasard vient du secret.
terminal-verify-no = { $file } : incorrect. Ligne { $line } : { $reason }.
terminal-verify-unknown = { $file } : { $actions ->
    [one] { $actions } action suit
   *[other] { $actions } actions suivent
} les règles, mais rien ne dit si le hasard était honnête : { $reason }.

## The doctor

terminal-doctor-version = Blackgate { $version } dans { $folder }
terminal-doctor-python = Python { $version } ({ $program }) sur { $system }
terminal-doctor-compiled = Les règles sont compilées : pleine vitesse.
terminal-doctor-interpreted = Les règles sont interprétées : assez vite pour jouer, lent pour beaucoup de parties.
terminal-interpreted = Les règles sont interprétées ici, environ 30 fois plus lentes que compilées. Pour la pleine vitesse : « apt-get install gcc python3-dev » (ou l’équivalent de votre système), puis réinstallez Blackgate ; « blackgate doctor » en dit plus.
terminal-doctor-source = Ceci est l’arbre des sources, interprété. Pour les règles compilées : make play, à partir du deuxième démarrage, ou pip install . dans un autre environnement.
terminal-doctor-compiler = Il n’y a pas de compilateur C. Sous Debian ou Ubuntu : apt-get install gcc
terminal-doctor-headers = Les en-têtes de Python manquent. Sous Debian ou Ubuntu : apt-get install python3-dev
terminal-doctor-reinstall = Pour compiler les règles, réinstallez Blackgate depuis ses sources : pip install --force-reinstall .
terminal-doctor-has = { $name } { $version }
terminal-doctor-lacks = { $name } manque. Installez-le : pip install { $name }
terminal-doctor-readline = Ce Python n’a pas readline : ni flèches ni Tab pendant la saisie.
terminal-doctor-folder = Les parties sont gardées dans { $folder }.
terminal-doctor-no_folder = On ne peut rien écrire dans { $folder }, où les parties sont gardées. Donnez-en le droit, ou mettez dans XDG_STATE_HOME un dossier qui l’a.
terminal-doctor-server = Le serveur a tout ce qu’il lui faut.
terminal-doctor-no_server = Le serveur ne peut pas tourner sans { $names }. Pour héberger des parties : pip install "blackgate[server]"
terminal-doctor-no_uvloop = uvloop manque : le serveur tourne, mais porte moins de parties. Là où votre système l’a : pip install uvloop
terminal-doctor-port = Le port { $port } est libre pour le serveur.
terminal-doctor-no_port = Le port { $port } est pris, peut-être par un serveur qui tourne. Pour un de plus : blackgate serve --port { $other }
terminal-doctor-sqlite = SQLite { $version }
terminal-doctor-old_sqlite = SQLite { $version } est trop ancien pour le serveur, qui demande { $least }. Prenez un Python plus récent, ou PostgreSQL.
terminal-doctor-database = La base de données sur { $host }, port { $port }, répond.
terminal-doctor-no_database = BLACKGATE_DATABASE : rien ne répond sur { $host }, port { $port }. Démarrez-y PostgreSQL, ou corrigez l’URL.
terminal-doctor-wrong_database = BLACKGATE_DATABASE n’a pas d’hôte et de port à essayer. Corrigez l’URL.

## The help of the command blackgate

terminal-cli = Blackgate, une édition numérique du jeu de plateau Dig Your Way Out.
terminal-cli-play = Jouer dans le terminal, à plusieurs et contre des bots au même clavier.
terminal-cli-learn = Apprendre le jeu : prendre une leçon au clavier, ou la continuer.
terminal-option-lesson = La leçon. Par défaut : tutorial.
terminal-wrong-lesson = Il n’y a pas de leçon « { $found } » : choisissez parmi { $known }.
terminal-lesson-left = Pour continuer cette leçon : { $command }
terminal-lesson-prompt = À vous (Entrée : l’entraîneur le fait) :
terminal-lessons = Autres leçons
terminal-cli-replay = Raconter une partie enregistrée.
terminal-cli-verify = Vérifier qu’une partie enregistrée est honnête.
terminal-cli-bot-protocol = Répondre sur l’entrée et la sortie standard comme bot d’un autre programme ; sans BOT, dire comment.
terminal-cli-arena = Faire jouer beaucoup de parties entre bots et dire lequel est plus fort ; un seul bot montre combien durent les parties.
terminal-cli-simulate = Faire jouer beaucoup de parties aux bots, dans des fichiers Parquet, aussi comme expérience sur une place.
terminal-cli-balance = Rapport sur des parties simulées : ce qui est équilibré, ce qui ressort ; ou comparer deux éditions.
terminal-cli-doctor = Dire comment tourne cette installation, ce qui manque et que faire.
terminal-cli-edition = Votre propre édition : un fichier avec ce qui est imprimé sur vos cartes.
terminal-cli-edition-check = Dire tout ce qui ne va pas dans un fichier d’édition, ou ce qu’il contient.
terminal-cli-edition-new = Écrire une copie commentée de l’édition standard, pour commencer.
terminal-option-version = Dire quelle version c’est.
terminal-default = { $help } Par défaut : { $default }.
terminal-option-language = La langue à parler ; sinon celle de l’environnement.
terminal-option-players = Combien jouent, de 2 à 6 ; les places sans nom reçoivent un vétéran.
terminal-option-person = Une personne qui joue ; une fois pour chacune.
terminal-option-bot = Un bot qui joue (random, rookie, veteran, boss ; docs/bots.md en dit plus), ou votre propre programme (blackgate bot-protocol dit comment) ; une fois pour chacun.
terminal-option-seed = N’importe quel texte : la même graine donne la même partie.
terminal-option-first = La place qui commence, comptée à partir de 0 ; sinon le hasard décide.
terminal-option-edition = Votre propre édition : un fichier avec ce qu’il y a sur vos cartes.
terminal-option-load = Continuer une partie enregistrée.
terminal-option-record = Où enregistrer la partie ; sinon dans votre propre dossier.
terminal-option-plain = De simples lignes, pour lecteurs d’écran et tubes ; d’office quand la sortie n’est pas un terminal.
terminal-option-kind = Le bot qui répond.
terminal-option-file = Une partie enregistrée.
terminal-option-own = Le fichier d’édition.
terminal-option-seat = Comme cette place l’a vue, comptée à partir de 0 ; sinon comme tout le monde a pu la suivre.
terminal-option-secrets = Avec tout ce qui était secret.
terminal-option-html = Écrire la partie à revoir dans un seul fichier HTML, lisible sans réseau.
terminal-keep-unfinished = Seule une partie finie peut être gardée en fichier, et { $file } ne l’est pas : jouez-la d’abord jusqu’au bout.
terminal-keep-progress = La partie est racontée
terminal-keep-done = { $file } est écrit : ouvrez-le dans un navigateur.

# Modules
terminal-tokens = Jetons
terminal-setup-modules = Des modules en plus du jeu de base, ou Entrée pour aucun ({ $modules }) :
terminal-wrong-options = cela ne se joue pas ensemble : { $reason }
terminal-option-michel = Qui arpente la prison : michel ou michelle.
terminal-option-team = Deux équipes ; à 4 ou 6 joueurs.
terminal-option-warden = La Directrice et son bureau.
terminal-option-place = Un Lieu modulaire à utiliser, par son id (library, workshop ...), ou all ; une fois pour chacun.

# The arena
terminal-option-kinds = Les bots, les plus forts d’abord : chacun joue contre chacun de ceux qui sont nommés après lui.
terminal-option-table = Combien jouent à une table, de 2 à 6.
terminal-option-games = Combien de parties par paire, arrondi pour que chaque donne soit jouée de chaque place.
terminal-option-jobs = Combien de processus jouent ; sinon un par cœur.
terminal-option-ray = Jouer sur la grappe Ray à cette adresse, ou « auto » : celle dont cette machine fait partie. Demande Ray.
terminal-option-results = Où écrire les résultats ; sinon dans votre propre dossier.
terminal-option-resume = Continuer les résultats de ce fichier, de la même arène.
terminal-option-plots = Dessiner les résultats dans ce dossier.
terminal-option-sitting = Les bots : un pour toutes les places, ou un par place.
terminal-option-deals = Nombre de donnes ; chacune est jouée une fois dans chaque bras d’une expérience.
terminal-option-folder = Dossier où écrire les parties. Par défaut : un nouveau dans votre propre dossier.
terminal-option-resumed = Continuer avec les parties de ce dossier, de la même simulation.
terminal-option-mixed = Chaque donne a ses propres Lieux, Michel(le) et Directrice, au hasard.
terminal-option-give = Expérience : une place commence avec cette carte : son id, gang_cards ou action_cards ; répétable.
terminal-option-without = Expérience : une place ne fait jamais cela : un nom comme search ou extortion, ou all ; répétable.
terminal-option-runs = Dossiers de parties simulées.
terminal-option-against = Édition à comparer, sur les mêmes donnes.
terminal-option-page = Fichier du rapport. Par défaut : report.html dans le premier dossier.
terminal-option-data = Fichier du rapport en JSON. Par défaut : report.json dans le premier dossier.
terminal-option-player = Bot qui joue : un pour toutes les places, ou répéter pour chacune. Par défaut : veteran.

# blackgate serve
terminal-cli-serve = Héberger des parties pour navigateurs, terminaux et bots, jusqu’à ctrl-C.
terminal-option-host = L’adresse où écouter ; 0.0.0.0 laisse entrer tout votre réseau.
terminal-option-port = Le port où écouter ; 0 prend n’importe lequel de libre.
terminal-option-database = Où garder les tables : une URL SQLite ou PostgreSQL ; sinon un fichier à vous.
terminal-option-origins = D’autres adresses de pages qui peuvent parler au serveur, séparées par des virgules.
terminal-option-passkey_domain = Le domaine des clés d’accès, si le serveur a plusieurs noms.
terminal-option-proxies = Les adresses des mandataires dont on croit X-Forwarded-For, séparées par des virgules.
terminal-option-metrics = Où Prometheus trouve les métriques, une adresse avec un port ; ou off.
terminal-option-processes = Processus du serveur sur cette machine ; plus d’un demande PostgreSQL.
terminal-option-internal = Adresse et port où les autres serveurs du même PostgreSQL joignent celui-ci.
terminal-option-lease_seconds = Secondes sans signe de vie après lesquelles les autres reprennent les tables d’un serveur.
terminal-option-log_format = Des journaux en texte (text) ou en json.
terminal-option-log_level = Ce qui va dans les journaux : debug, info, warning ou error.
terminal-option-bot_processes = Combien de bots réfléchissent à la fois ; les conseils et les chances ont un processus de plus.
terminal-option-grace = Secondes après lesquelles un bot peut remplacer un joueur absent.
terminal-option-drain_seconds = Secondes qu’un serveur que l’on arrête attend ce qui est en cours.
terminal-option-most_tables = Tables en mémoire à la fois.
terminal-option-most_connections = Connexions à la fois.
terminal-option-most_connections_per_address = Connexions à la fois depuis une adresse.
terminal-option-requests_per_minute = Requêtes depuis une adresse.
terminal-option-files_per_minute = Fichiers du client web pour une adresse.
terminal-option-tables_per_minute = Nouvelles tables depuis une adresse.
terminal-option-connections_per_minute = Nouvelles connexions depuis une adresse.
terminal-option-codes_at_once = Codes faux depuis une adresse ; ensuite un par minute.
terminal-option-sign_ins_at_once = Noms demandés et connexions fausses depuis une adresse ou pour un nom ; ensuite une par minute.
terminal-option-messages_per_second = Messages d’une place.
terminal-option-config = Un fichier TOML de réglages, nommés comme ces options ; options et variables BLACKGATE_... passent avant.
terminal-option-show = Ouvrir le navigateur dès que le serveur est là, s’il y a un écran.
terminal-said = { $reason }
terminal-cluster = Grappe Ray { $address } (machines : { $machines }, cœurs : { $cores })

# blackgate join
terminal-cli-join = Jouer à une table d’un serveur ; avec --bot, y faire jouer un bot de cet ordinateur.
terminal-option-address = L’adresse de la table, comme le navigateur la montre, ou avec son code court à la fin ; ou celle du serveur seul, avec --code.
terminal-option-code = Le code court de la table.
terminal-option-name = Comment on vous y appelle ; le même nom reprend la même place.
terminal-option-chair = La place à prendre, comptée à partir de 0 ; sinon la première de libre.
terminal-option-token = Le jeton de votre place, si elle a été prise ailleurs.
terminal-option-watch = Seulement regarder.
terminal-option-sent = Un bot qui joue pour vous : les mêmes que dans blackgate play.
terminal-cli-backup = Copier toute la base de données d’un serveur dans un fichier, même pendant qu’il tourne, et vérifier la copie.
terminal-cli-restore = Restaurer une sauvegarde dans une base de données, SQLite ou PostgreSQL, qu’aucun serveur n’utilise.
terminal-cli-export = Écrire dans un fichier l’enregistrement de la partie d’une table.
terminal-cli-admin = Pour qui gère un serveur : ses tables et ses secrets, même pendant qu’il tourne.
terminal-cli-admin-list = Lister les tables ouvertes, en jeu ou mises de côté.
terminal-cli-admin-close = Fermer une table ; sa partie s’arrête où elle en est.
terminal-cli-admin-unlock = Laisser continuer une table mise de côté après une erreur, une fois la cause disparue.
terminal-cli-admin-rotate-secrets = Signer les jetons de place avec un nouveau secret.
terminal-option-copy = Le nouveau fichier pour la sauvegarde.
terminal-option-copied = La sauvegarde.
terminal-option-replace = Remplacer ce qui est dans la base de données.
terminal-option-board = La table, par son identifiant ou son code court.
terminal-option-target = Le nouveau fichier pour l’enregistrement.
terminal-option-under_way = Même si la partie n’est pas finie ; toutes les mains sont alors dans l’enregistrement.
terminal-option-finished = Aussi celles qui sont terminées ou fermées.
terminal-option-days = Combien de jours les jetons de l’ancien secret restent valables. Par défaut : 14 ; 0 y met fin aussitôt.
terminal-option-private_addresses = Si les webhooks peuvent aller à des adresses hors d’Internet : refused ou allowed.
terminal-option-push_contact = À qui les services push peuvent s’adresser : une adresse mailto ou https.
terminal-option-vacation_days = Jours par an pendant lesquels les pendules d’un joueur peuvent s’arrêter.
