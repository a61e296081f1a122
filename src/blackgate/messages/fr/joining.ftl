# Une table d’un serveur, dans le terminal : blackgate join.

join-prompt = Numéro, commande ou aide :
join-lobby = Avant la partie
join-lobby-host = Quand tout le monde est là, tapez commencer. « bot PLACE GENRE » remplit une place libre : bot 1 veteran
join-lobby-wait = La partie commence quand l’hôte la lance.
join-table = Table { $name }, code { $code }
join-seat = { $seat } : { $who }
join-free = libre
join-you = vous
join-host = hôte
join-not-here = pas connecté
join-spectator = Un spectateur
join-begins = La partie commence.
join-time = { $question } ({ $seconds ->
    [one] encore { $seconds } seconde
   *[other] encore { $seconds } secondes
})
join-by-bot = { $line } [un bot]
join-by-clock = { $line } [la pendule]
join-thinks = Un caïd y réfléchit.

## Qui vient et qui part

join-sits-down = { $player } s’assoit à la place { $seat }.
join-bot-sits-down = { $player }, un bot ({ $kind }), s’assoit à la place { $seat }.
join-leaves = { $player } quitte la place { $seat }.
join-connected = { $player } est connecté.
join-disconnected = { $player } n’est plus connecté.
join-bot-takes-over = Un bot ({ $kind }) joue pour { $player }.
join-takes-back-seat = { $player } est de retour.
join-paused = La partie est en pause : reprendre la continue.
join-resumed = La partie continue.
join-proposal-pause = { $player } propose une pause.
join-proposal-undo = { $player } demande à annuler un coup.
join-proposal-vote = { $proposal } oui ou non ?
join-proposal-gone = La proposition est réglée.

join-emote-laugh = rit
join-emote-cry = pleure
join-emote-angry = se fâche
join-emote-wave = fait signe
join-emote-thumbs_up = pouce levé
join-emote-shock = n’en revient pas
join-emote-handcuffs = montre les menottes
join-emote-shovel = montre la pelle

## Commandes

join-pass-always = toujours
join-pass-ask = demander
join-pass-how = Quand plusieurs peuvent être consultés : « passer toujours » passe chaque fois à cette question. « passer demander » annule cela.
join-passes = { $count ->
    [0] On vous demande de nouveau tout.
   *[other] Vous passez toujours à : { $windows }.
}
join-bot-how = Quelle place, et quel bot ? Par exemple : bot 1 veteran.
join-chat-what = Dire quoi ? Par exemple : dire bonjour.

## La connexion

join-lost = La connexion est perdue. On essaie de revenir …
join-back = De nouveau connecté.
join-left = Vous avez quitté la table. Votre place reste à vous.
join-left-watching = Vous avez quitté la table.
join-ended = L’hôte a fermé cette table.
join-ended-rules = Les règles ont changé avec une nouvelle version, et cette partie ne peut pas continuer comme elle a commencé.
join-rematch = On rejoue. Pour venir : { $command }
join-bot-here = me voici, à la table { $table }.

## Ce qui peut être faux

join-wrong-url = « { $url } » n’est pas l’adresse d’une table : donnez par exemple { $example }, comme le navigateur la montre.
join-no-table = « { $url } » nomme un serveur mais pas de table : ajoutez son code avec --code, ou prenez l’adresse de la table.
join-unreachable = { $server } est injoignable : { $reason }. Vérifiez l’adresse, et que le serveur tourne.
join-no-blackgate = { $server } n’est pas un serveur Blackgate, ou d’une autre version : vérifiez l’adresse.
join-other-version = { $server } ne parle pas la version { $version } du protocole : prenez la même version de Blackgate des deux côtés.
join-other-rules = Les règles de cette table sont inconnues ici : prenez la même version de Blackgate que le serveur. { $reason }
join-begun = La partie a commencé, et aucune place n’y est connue comme la vôtre : prenez --token si vous en avez un, ou --watch pour regarder.
join-bots-play = Un bot ne peut pas seulement regarder : retirez --watch ou --bot.
join-ended-operator = La personne qui gère ce serveur a fermé la table.
