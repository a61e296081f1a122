# What is wrong with the database of the server. Explained in en/storage.ftl.

storage-wrong-url = { $url } n’est pas l’adresse d’une base de données ; écrivez { $file } pour un fichier, ou { $server }
storage-unknown-option = l’adresse { $url } de la base de données contient l’option { $found }, qui est inconnue ; retirez-la
storage-memory = une base de données en mémoire ne conserve rien ; nommez un fichier, par exemple { $file }
storage-file = impossible d’ouvrir la base de données { $url } ou d’y écrire ({ $reason }) ; vérifiez que son dossier existe et que cet utilisateur peut y écrire
storage-locked = un autre programme occupe la base de données { $url } ({ $reason }) ; arrêtez-le ou attendez-le, puis réessayez
storage-in-use = un autre serveur Blackgate utilise déjà la base de données { $url } ; arrêtez-le, ou donnez à celui-ci sa propre base de données (--database)
storage-full = il n’y a plus de place pour la base de données { $url } ({ $reason }) ; libérez de la place sur son disque
storage-damaged = { $url } est endommagé ou n’est pas une base de données ({ $reason }) ; nommez un autre fichier, ou remettez-en une copie
storage-away = la base de données { $url } ne répond pas ({ $reason }) ; vérifiez qu’elle fonctionne et qu’on peut la joindre d’ici
storage-password = la base de données { $url } refuse cet utilisateur ({ $reason }) ; corrigez l’utilisateur ou le mot de passe dans son adresse
storage-no-database = cette base de données n’existe pas : { $url } ({ $reason }) ; créez-la, ou corrigez son nom
storage-permission = cet utilisateur n’a pas le droit de faire cela dans la base de données { $url } ({ $reason }) ; donnez-lui le droit de créer des tables et d’y écrire
storage-crowded = la base de données { $url } n’accepte plus de connexions ({ $reason }) ; autorisez-en davantage, ou arrêtez d’autres programmes qui l’utilisent
storage-trouble = la base de données { $url } n’a pas fait ce qui était demandé ({ $reason }) ; consultez son journal
storage-newer = la base de données a été utilisée en dernier par un Blackgate plus récent (son schéma est { $found }) ; utilisez-le, ou remettez une copie plus ancienne de la base
storage-lost-table = un autre serveur a écrit dans la table { $table } ; relisez-la depuis la base de données
storage-code-taken = une table porte déjà le code { $code } ; choisissez un autre code
storage-no-file = il n’y a pas encore de base de données { $url } ; nommez la bonne (--database), ou démarrez d’abord un serveur, qui la crée
storage-empty = il n’y a rien de Blackgate dans cette base de données ; nommez la bonne (--database), ou démarrez d’abord un serveur avec elle
storage-older = la base de données a été utilisée en dernier par un Blackgate plus ancien (son schéma est { $found }) ; démarrez une fois le serveur de celui-ci, qui la met à jour
