# Ce que dit le serveur : pourquoi il refuse, et que faire ensuite.

server-not-found = Il n’y a rien de tel ici : vérifiez le lien ou le code.
server-wrong-method = Cela ne se fait pas ici : voyez la description du protocole.
server-no-token = Il faut être assis à cette table : montrez le jeton de votre place.
server-wrong-token = Ce n’est pas votre place : asseyez-vous de nouveau, ou utilisez le lien vers votre place.
server-wrong-link = Ce lien est trop vieux ou incomplet : faites-en un autre sur l’appareil où vous jouez.
server-wrong-origin = Cette page vient d’un autre serveur : ouvrez le jeu à l’adresse de ce serveur.
server-wrong-message = Le serveur ne comprend pas cela : voyez la description du protocole.
server-wrong-message-why = Le serveur ne comprend pas cela ({ $reason }) : voyez la description du protocole.
server-too-large = C’est trop à la fois : envoyez moins.
server-not-host = Seul l’hôte peut le faire : demandez-lui.
server-wrong-name = Ce nom ne convient pas : choisissez-en un autre.
server-wrong-options = Ces options ne vont pas ensemble : changez-les.
server-wrong-bot = Il n’y a pas de tel bot : choisissez parmi { $known }.
server-wrong-seat = Il n’y a pas de telle place : choisissez-en une autre.
server-seat-taken = Quelqu’un y est déjà : choisissez une autre place.
server-no-seat = Toutes les places sont prises : demandez à l’hôte, ou ouvrez votre propre table.
server-seats-open = Des places sont libres : attendez des joueurs ou mettez-y des bots.
server-started = La partie a déjà commencé : regardez-la, ou ouvrez votre propre table.
server-not-started = La partie n’a pas encore commencé : attendez l’hôte.
server-not-over = La partie n’est pas finie : revenez à ce moment-là.
server-other-rules = Cette partie a commencé avec d’autres règles que celles de ce serveur et n’est donc pas comptée : prenez son enregistrement.
server-over = La partie est finie : regardez-la de nouveau, ou jouez-en une autre.
server-ended = L’hôte a fermé cette table : ouvrez-en une autre.
server-ended-rules = Les règles ont changé avec une nouvelle version, et cette partie ne peut pas continuer comme elle a commencé : prenez son enregistrement, ou rejouez.
server-internal = Quelque chose s’est mal passé sur le serveur. Essayez de nouveau ; si cela se répète, prévenez qui le gère.
server-quarantined = Quelque chose s’est mal passé à cette table. Elle est gardée telle quelle : prévenez qui gère le serveur.
server-newer-rules = Cette table vient d’un Blackgate plus récent que celui de ce serveur. Elle est gardée telle quelle : prévenez qui gère le serveur.
server-unsaved = Le serveur n’a pas pu l’enregistrer : essayez de nouveau.
server-closing = Le serveur redémarre : vous reviendrez dans un instant.
server-too-many-tables = Il y a trop de tables sur ce serveur : essayez plus tard.
server-too-many = C’était trop rapide : attendez un instant.
server-too-many-chat = Vous parlez beaucoup : attendez un instant.
server-too-many-hint = Beaucoup de conseils sont demandés en ce moment : redemandez dans { $seconds } s.
server-too-many-odds = Beaucoup de chances sont calculées en ce moment : redemandez dans { $seconds } s.
server-only-players = Seuls les joueurs le peuvent : prenez une place.
server-nobody-watches = Personne ne peut regarder cette table : demandez une place à l’hôte.
server-paused = La partie est en pause : reprenez-la d’abord.
server-not-paused = La partie n’est pas en pause.
server-stale = La partie a continué entre-temps : regardez-la de nouveau et choisissez.
server-not-asked = On ne vous demande rien maintenant : attendez votre tour.
server-no-hints = Cette table ne donne pas d’indices : l’hôte le choisit en ouvrant une table à plusieurs.
server-no-odds = Cette table ne donne pas les chances : l’hôte le choisit en ouvrant une table.
server-answered = Vous avez déjà répondu : attendez les autres.
server-illegal = C’est impossible maintenant.
server-unknown-window = Il n’y a pas de telle occasion : choisissez parmi { $known }.
server-nothing-to-undo = Vous n’avez encore rien choisi que l’on puisse annuler.
server-undo-needs-consent = On a vu quelque chose depuis : à cette table, cela reste ainsi.
server-undo-needs-everybody = Pour annuler ce qui a été vu, il faut l’accord de tous, et un bot joue pour { $player } : attendez son retour.
server-undos-spent = Vous avez annulé { $most } coups pendant ce tour : continuez à jouer. Au prochain tour, vous pourrez de nouveau annuler.
server-proposal-open = Autre chose est proposé : votez d’abord.
server-no-proposal = Vous n’avez rien à voter.
server-not-away = Ce joueur n’est pas absent : un bot ne peut le remplacer qu’un moment après son départ.
server-hello-first = Dites d’abord bonjour (hello).
server-hello-once = Vous avez déjà dit bonjour (hello).
server-too-slow = Votre demande a mis trop de temps à arriver : envoyez-la de nouveau.
server-seat-emptied = L’hôte a libéré cette place : prenez-en une autre.

server-window-waiting = On attend les réponses.
server-log-taken-back = { $moves ->
    [one] { $player } annule un coup.
   *[other] { $player } annule { $moves } coups.
}
server-port-taken = { $host }, port { $port } : { $reason }. Choisissez-en un autre avec --port, ou 0 pour n’importe lequel de libre.
server-metrics-taken = Impossible de proposer les métriques à { $host }, port { $port } : { $reason }. Choisissez une autre adresse avec --metrics, ou passez-vous-en : --metrics off.
server-ready = Blackgate est ouvert à { $address } (ctrl-C l’arrête ; rien n’est perdu).
server-front-page = Blackgate est ouvert ici, mais sans son client de navigateur : lancez « make web » et redémarrez-le. Ou rejoignez une table depuis un terminal : blackgate join { $address }/CODE. Pour les programmes : { $address }/api/openapi.json
