# People who come back: an account, the pages of players, the leaderboard.

web-people-title-account = Votre nom
web-people-title-players = Classement
web-people-title-page = Joueur
web-people-about = Jouez sans rien de tout cela, en invité. Un nom à soi, c’est pour revenir : personne d’autre ne peut s’asseoir avec, vos places vous suivent sur tous vos appareils, et les parties publiques sans indices ni coups repris comptent.
web-people-sign-in = Se connecter
web-people-claim = Prendre un nom
web-people-claim-about = C’est gratuit, sans adresse e-mail, et cela s’efface à tout moment.
web-people-name = Nom
web-people-passphrase = Phrase de passe
web-people-passphrase-new = Nouvelle phrase de passe
web-people-passphrase-about = Au moins 10 caractères : quelques mots que vous seul mettriez ensemble.
web-people-code = Code de secours
web-people-by-passphrase = Entrer avec la phrase
web-people-by-passkey = Entrer avec une clé d’accès
web-people-by-code = Entrer avec un code
web-people-claim-passphrase = Le prendre avec une phrase
web-people-claim-passkey = Le prendre avec une clé d’accès
web-people-passkey-failed = Votre appareil n’a pas créé de clé d’accès. Réessayez, ou prenez une phrase de passe.
web-people-no-passkeys = Les clés d’accès demandent https et un nom dans l’adresse ; ici, ce sera une phrase de passe.
web-people-sign-out = Se déconnecter
web-people-codes = Vos codes de secours
web-people-codes-about = Notez-les maintenant : ils ne sont montrés que cette fois. Chacun vous laisse entrer une fois, si vous perdez tout le reste.
web-people-codes-left = { $count ->
    [0] Plus aucun code de secours
    [one] Il reste un code de secours
   *[other] Il reste { $count } codes de secours
}
web-people-codes-new = En faire dix nouveaux
web-people-codes-kept = Je les ai notés
web-people-ways = Comment vous vous connectez
web-people-ways-again = Votre connexion date un peu. Pour changer quelque chose ici, connectez-vous encore une fois.
web-people-passkey-of = Clé d’accès du { $date }
web-people-passkey-add = Ajouter une clé d’accès
web-people-passkey-remove = Retirer la clé d’accès du { $date }
web-people-remove = Retirer
web-people-passphrase-set = Vous avez une phrase de passe.
web-people-passphrase-change = Changer la phrase
web-people-passphrase-none = Vous n’avez pas de phrase de passe.
web-people-saved = C’est enregistré. Vous êtes déconnecté de tous les autres appareils.
web-people-data = Ce qui est gardé de vous
web-people-data-about = Votre nom, vos moyens de connexion (clés et empreintes), vos places, résultats et classements. Vous pouvez tout avoir, et tout effacer.
web-people-download = Tout télécharger
web-people-delete = Effacer le compte
web-people-delete-sure = Votre nom, vos classements et vos moyens de connexion sont effacés pour de bon. Dans les parties passées, vous devenez un ancien joueur ; les parties restent, car d’autres y ont joué aussi.
web-people-delete-yes = L’effacer pour de bon
web-people-delete-no = Le garder
web-people-my-games = Vos parties
web-people-my-games-none = Vous ne vous êtes pas encore assis avec ce nom.
web-people-private = privée
web-people-my-page = Votre page
web-people-won = gagnée
web-people-lost = perdue
web-people-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
web-people-wins = { $count ->
    [one] { $count } victoire
   *[other] { $count } victoires
}
web-people-gang = Gang préféré
web-people-since = Ici depuis le { $date }
web-people-bot = Un bot
web-people-no-games = Aucune partie publique n’est encore allée à son terme.
web-people-rating = Cote
web-people-rating-of = { $rating }, à { $range } près
web-people-rank = N° { $rank }
web-people-curve = La cote au fil du temps
web-people-curve-about = La ligne est la cote après chaque partie, la bande ce qui est probable (95 %).
web-people-mode-two = À deux
web-people-mode-more = De trois à six
web-people-mode-teams = Équipes
web-people-results = Dernières parties
web-people-replay = La voir
web-people-guests = { $count ->
    [one] un invité
   *[other] { $count } invités
}
web-people-former = un ancien joueur
web-people-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
web-people-unrated = sans cote
web-people-place = Rang
web-people-who = Qui
web-people-played = Parties
web-people-leaderboard-about = Les parties publiques où tous ont leur propre nom ou sont des bots, sans conseils ni retours en arrière. En tête, ceux qui sont bons à coup sûr.
web-people-leaderboard-none = Personne n’a encore joué une telle partie cotée.
web-people-missing = Ce joueur n’existe pas, ou plus.
web-people-seat-page = La page de { $player }
web-people-signed-in-as = Connecté : { $player }
web-people-notifications = Quand c’est à moi
web-people-notifications-device = Me prévenir sur cet appareil, à toutes mes tables
web-people-notifications-device-about = Même sans page ouverte. Chaque table peut le désactiver dans son menu.
web-people-webhook = Webhook (une adresse https qui reçoit du JSON)
web-people-webhook-set = Enregistrer le webhook
web-people-webhook-secret = Il est signé avec ce secret, montré maintenant seulement :
web-people-vacation = Congé
web-people-vacation-about = Vos pendules s’arrêtent, et tout le monde à vos tables voit pourquoi. Jours restants cette année : { $left } sur { $days }.
web-people-vacation-until = Jusqu’au
web-people-vacation-begin = Commencer
web-people-vacation-end = Je suis de retour
