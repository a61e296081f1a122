# The table in the browser: top bar, actions, hand, log, chat, menu. Arguments: $player is a name.

## What can be done in a turn, short enough for a tile

web-table-actions = Ce que vous pouvez faire
web-table-group-basic = De base
web-table-group-place = Ici
web-table-group-free = Gratuit
web-table-end-turn = Finir le tour
web-table-back = Retour
web-table-always-pass = Toujours passer ici : { $window }
web-table-window-stop_card = une carte Action est jouée
web-table-window-beating = une Raclée
web-table-window-sending = être envoyé ailleurs
web-table-window-move_warden = déplacer la Directrice
web-table-window-report = dénoncer
web-table-window-freepass = s’en tirer
web-table-window-punishment = punir
web-table-window-help = aider dans un combat
web-table-passing = Vous passez toujours : { $windows }.
web-table-ask-again = Me demander de nouveau
web-table-deadline = Temps restant pour répondre
web-table-answered = Vous avez répondu. On attend les autres.
web-table-confirm-reveal = Une fois révélé, tout le monde le connaît, et il ne sert plus.
web-table-confirm-end = Il vous reste des actions. Elles seront perdues.
web-table-confirm-yes = Oui, allons-y
web-table-confirm-no = Non
web-table-confirm-never = Ne plus me le demander

## The top bar

web-table-nameless = Une table
web-table-your-turn = À vous
web-table-turn-of = Au tour de { $player }
web-table-over = La partie est finie
web-table-paused = La table se repose. Pendules et robots attendent.
web-table-actions-left = { $count ->
    [one] { $count } action restante
   *[other] { $count } actions restantes
}
web-table-clock = Temps restant pour { $player }
web-table-line-connecting = Connexion…
web-table-line-lost = Connexion perdue. Nouvel essai…
web-table-line-refused = Pas de connexion
web-table-line-open = Connexion établie
web-table-undo = Reprendre
web-table-hint-short = Conseil
web-table-asked = { $question } { $count } choix.

## The menu

web-table-menu = Menu
web-table-close = Fermer
web-table-pause = Pause
web-table-resume = Continuer
web-table-rules = Les règles
web-table-leave = Quitter la table
web-table-end = Arrêter la partie
web-table-end-sure = La partie s’arrête pour tout le monde, et personne ne gagne.
web-table-move-seat = Passer sur un autre appareil
web-table-language = Langue
web-table-theme = Thème
web-table-theme-system = comme l’appareil
web-table-theme-dark = sombre
web-table-theme-light = clair
web-table-speed = Mouvement
web-table-speed-off = aucun
web-table-speed-fast = rapide
web-table-speed-normal = normal
web-table-speed-slow = lent
web-table-volume = Son
web-table-ask-before = Demander avant ce qui ne se reprend pas
web-table-silence = Répondre pour moi quand je n’ai pas le choix (non : pour bluffer)
web-table-forced = Il n’y a qu’une réponse, « { $answer } » : elle est donnée pour vous.
web-table-shortcuts = Choisir avec les touches sur les boutons

## Hints

web-table-hint = Ce que ferait le caïd
web-table-hint-thinking = Il réfléchit…
web-table-hint-about = Vos chances de gagner après chaque choix, vues par un robot fort. Il n’en sait pas plus que vous.
web-table-hint-best = le choix du robot
web-table-hint-line = Ce qu’il attend, pas à pas
web-table-hint-look = voir
web-table-hint-none = Il n’y a rien à conseiller maintenant.
web-table-hint-chance = { $chance } %
web-table-odds-dice = avec { $dice }

## Cards

web-table-hand = Votre main : { $count } cartes sur { $limit }
web-table-hand-empty = Vous n’avez rien en main.
web-table-hand-card = { $card }{ $count ->
    [one] {""}
   *[other] , { $count } exemplaires
}
web-table-own-cards = Votre Passif et votre gang
web-table-background = Passif, secret
web-table-background-used = Passif, utilisé
web-table-look-up = Ce que fait { $name }
web-table-gang-wants = Pour l’intégrer, défaussez { $needs } Accessoires différents parmi : { $wants }.
web-table-sells-for = { $count ->
    [one] Se vend { $count } cigarette.
   *[other] Se vend { $count } cigarettes.
}
web-table-family-tools = Un Outil. Creusez avec dans votre bloc cellulaire. C’est aussi ce qu’on rackette.
web-table-family-weapons = Une Arme. Elle intimide, et on l’abat dans les combats.
web-table-family-components = Un Composant. Fabriquez avec, ou vendez-le.
web-table-family-accessories = Un Accessoire. Il ouvre les portes des gangs.
web-table-family-rare = Un Objet rare. Il n’est bon qu’à une chose : il se vend bien.
web-table-family-action_cards = Une carte Action.

## The parts of the screen

web-table-skip = À ce que vous pouvez faire
web-table-players = Joueurs
web-table-prison = Prison
web-table-talk = Journal et messages
web-table-tab-players = Joueurs
web-table-tab-prison = Prison
web-table-tab-talk = Journal
web-table-panels = Parties de la table
web-table-log = Journal
web-table-chat = Messages
web-table-watching = Vous regardez. Ce qui est secret le reste.
web-table-see-board = Retour au plateau
web-table-see-results = Comment ça a fini

## Log and chat

web-table-by-bot = C’est un robot qui a choisi.
web-table-by-clock = Le temps était écoulé : un robot a choisi.
web-table-mark-bot = robot
web-table-mark-clock = pendule
web-table-meanwhile = Pendant votre absence
web-table-meanwhile-bot = { $count ->
    [one] Un robot a joué un coup à votre place.
   *[other] Un robot a joué { $count } coups à votre place.
}
web-table-meanwhile-clock = { $count ->
    [one] Votre temps était écoulé une fois : un robot a choisi pour vous.
   *[other] Votre temps était écoulé { $count } fois : un robot a choisi pour vous.
}
web-table-meanwhile-none = La partie a continué. Personne n’a joué à votre place.
web-table-go-on = Continuer
web-table-spectator = Quelqu’un qui regarde
web-table-chat-empty = Personne n’a encore rien dit.
web-table-chat-write = Dites quelque chose
web-table-chat-send = Envoyer
web-table-chat-new = { $count ->
    [one] { $count } nouveau message
   *[other] { $count } nouveaux messages
}
web-table-emotes = Le dire sans mots
web-table-emote-laugh = rit
web-table-emote-cry = pleure
web-table-emote-angry = est en colère
web-table-emote-wave = salue
web-table-emote-thumbs_up = pouce levé
web-table-emote-shock = n’en revient pas
web-table-emote-handcuffs = menottes
web-table-emote-shovel = pelle
web-table-proposal-pause = { $player } voudrait une pause.
web-table-proposal-undo = { $player } voudrait reprendre le dernier coup.
web-table-proposal-votes = Pour : { $names }
web-table-proposal-yes = D’accord
web-table-proposal-withdraw = Laissez tomber
web-table-away = { $player } est absent depuis un moment.
web-table-take-over = Laisser jouer un robot

## Closed

web-table-closed-title = Cette table est fermée
web-table-closed = Le serveur ne nous laisse pas entrer ici.
web-table-ended = L’hôte a fermé cette table.
web-table-ended-rules = Les règles ont changé avec une nouvelle version, et cette partie ne peut pas continuer comme elle a commencé. Elle reste telle quelle : voici son enregistrement, et vous pouvez rejouer ensemble.
web-table-come-anew = Revenir à neuf
web-table-home = À l’accueil

## Suivre les autres

web-table-since = Depuis votre tour
web-table-since-all = Leurs derniers tours
web-table-since-one = { $player } : { $upshot }
web-table-since-none = { $player } n’a pas joué depuis.
web-table-turn-replay = Ce que { $player } a fait
web-table-turn-replay-again = Encore une fois
web-table-turn-replay-next = Suite : { $player }
web-table-log-before = Avant le premier tour
web-table-log-earlier = Plus tôt
web-table-concerns-you = Cela vous concernait.
web-table-bots = Rythme des bots
web-table-pace-calm = calme
web-table-pace-brisk = vif
web-table-pace-at_once = immédiat
web-table-bots-wait = Bots, attendez
web-table-bots-go = Bots, continuez
web-table-bots-step = Un coup
web-table-ended-operator = La personne qui gère ce serveur a fermé la table.
web-table-notifications-device = Me prévenir sur cet appareil quand c’est à moi
web-table-notifications-device-about = Même quand cette page est fermée. Pour cette table seulement.
web-table-notifications-webhook = L’envoyer aussi à mon webhook
web-table-notifications-denied = Le navigateur ne le permet pas : autorisez les notifications de cette page dans ses réglages.
web-table-vacation = en congé
