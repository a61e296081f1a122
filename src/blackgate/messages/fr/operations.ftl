# Ce qu’on dit à l’hôte du serveur et à ceux qui lui en demandent trop. Explained in en/operations.ftl.

## A setting that cannot be used

setting-wrong = { $where } : { $reason }
setting-in_file = { $file }, ligne { $line } ({ $name })
setting-file-unreadable = Ce fichier de réglages est illisible : { $reason }. Donnez-en un autre.
setting-file-not_toml = Un fichier de réglages est du TOML en UTF-8, une ligne « nom = valeur » pour chacun ; celui-ci n’en est pas : { $reason }.
setting-unknown = Ce réglage n’existe pas. Choisissez parmi { $names }.
setting-unknown-near = Ce réglage n’existe pas. Vouliez-vous dire { $near } ?
setting-wrong_value = « { $found } » ne convient pas : donnez { $allowed }.
setting-wrong_database = Ceci n’est pas l’URL d’une base de données : donnez-en une comme { $examples }.
setting-whole = un nombre entier de { $least } à { $most }
setting-choice = l’un de { $choices }
setting-host = l’adresse ou le nom où écouter, comme 127.0.0.1 (cette machine seulement) ou 0.0.0.0 (le réseau)
setting-edition = le chemin d’un fichier d’édition
setting-origins = des pages comme le navigateur les nomme, par exemple { $example }, séparées par des virgules
setting-passkey_domain = un nom de domaine, par exemple { $example }
setting-proxies = des adresses ou des réseaux, comme 10.0.0.1 ou 10.0.0.0/8, séparés par des virgules
setting-metrics = off, ou une adresse avec un port, comme { $example }
setting-internal = une adresse avec un port, comme { $example }

## Limits

limit-request = Trop de requêtes depuis cette adresse. Réessayez dans { $seconds } s.
limit-file = Trop de fichiers chargés depuis cette adresse. Réessayez dans { $seconds } s.
limit-table = Trop de nouvelles tables depuis cette adresse. Réessayez dans { $seconds } s.
limit-code = Trop de codes faux depuis cette adresse. Réessayez dans { $seconds } s, ou demandez le lien.
limit-sign_in = Trop de noms demandés ou de connexions fausses depuis cette adresse. Réessayez dans { $seconds } s.
limit-name = Trop d’essais faux de connexion avec ce nom. Réessayez dans { $seconds } s, ou prenez une clé d’accès.
limit-connection = Trop de nouvelles connexions depuis cette adresse. Réessayez dans { $seconds } s.
limit-connections-here = Trop de connexions à la fois depuis cette adresse : fermez-en et réessayez.
limit-connections-all = Le serveur a autant de connexions qu’il en accepte. Réessayez plus tard.
setting-push_contact = un moyen de vous joindre, comme { $example }
