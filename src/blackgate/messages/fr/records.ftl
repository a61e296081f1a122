# What is wrong with a record, or with what is asked of one. Explained in en/records.ftl.

record-at-line = ligne { $line } : { $reason }
record-end = la fin de l’enregistrement
record-nothing = rien
record-a-position = une position

## Lines

record-too-large = aucun enregistrement ne dépasse { $most } Mio
record-line-too-long = aucune ligne ne dépasse { $most } Kio
record-wanted = il faut ici { $wanted }, trouvé { $found }
record-not-utf-8 = il y a des octets qui ne sont pas de l’UTF-8
record-carriage-return = la ligne finit par un retour chariot ; enregistrez le fichier avec des fins de ligne Unix
record-unprintable = il y a des caractères qui ne s’impriment pas
record-no-checksum = la somme de contrôle manque à la fin de la ligne
record-checksum = la somme de contrôle ne convient pas : cette ligne a été changée, ou il manque une ligne avant elle
record-torn = la dernière ligne n’a pas été écrite jusqu’au bout ; la partie peut être reprise sans elle

## The header

record-other-format = c’est un enregistrement au format { $found } ; ici on ne connaît que le format { $known }
record-no-record = ce n’est pas un enregistrement de Blackgate : il ne commence pas par { $wanted }
record-too-long = trop long pour { $what } : { $found } caractères ; { $most } au plus sont permis
record-unfit-text = { $what } : ni espace au début ou à la fin, ni caractère qui ne s’imprime pas
record-one-digit = { $key } : il faut un chiffre, trouvé { $found }
record-hex-digits = { $key } : il faut { $digits } chiffres hexadécimaux, trouvé { $found }
record-options-form = { $key } : pas comme Blackgate les écrit, trouvé { $found }
record-unknown-option = l’option { $found } n’est pas connue ici ; prenez un Blackgate plus récent
record-no-such-seat = il n’y a pas de place { $seat } à { $players } joueurs (R1.7)
record-edition-form = { $key } : il faut 16 chiffres hexadécimaux et un nom entre guillemets, trouvé { $found }
record-edition-wrong = { $key } : { $reason }
record-edition-other = cette édition a ici l’empreinte { $here }, dans l’enregistrement { $recorded } ; rejouez-le avec le Blackgate qui l’a écrit
record-not-an-object = { $key } : il faut un objet JSON, trouvé { $found }
record-rules-form = { $key } : il faut le numéro d’une version, trouvé { $found }
record-newer-rules = jouée selon les règles { $found }, or ici les règles { $known } sont les plus récentes : installez un Blackgate plus récent
record-rules-ended = jouée selon les règles { $found } ; ce Blackgate joue selon les règles { $known } et ne peut pas la continuer telle qu’elle était : continuez avec Blackgate { $release }
record-rules-differ = jouée selon les règles { $found }, dont les règles { $known } de ce Blackgate diffèrent ici ({ $reason }) : rejouez-la avec Blackgate { $release }
record-not-json = ce n’est pas du JSON : { $found }
record-secret-bytes = { $key } : il faut { $bytes } octets, trouvé { $found }
record-one-for-each = { $key } : il en faut pour chacune des { $players } places, trouvé { $found }

## A laid-out position

record-position-bare = une position enregistrée n’a ni ligne vide ni commentaire
record-position-options = une position enregistrée n’a pas { $key } : elles ont leur propre ligne dans l’en-tête
record-position-chance = une position enregistrée n’a pas { $key } : elle commence par un tour, et le hasard vient après
record-position-first = dans une position mise en place, on ne désigne pas qui commence
record-position-secret = une position mise en place n’a pas de secret
record-position-seats = la position a { $found } places, la partie { $players }
record-position = cette position est impossible : { $reason }

## The game

record-seat-and-action = il faut ici une place et une action, trouvé { $found }
record-no-result = { $found } n’est pas un résultat du hasard : il faut un dé, une carte ou une place
record-outcome-form = il faut { $wanted } avec les points de { $players } joueurs, trouvé { $found }
record-other-secret = ce n’est pas le secret que contient l’en-tête
record-after-end = l’enregistrement est déjà fini, trouvé { $found }
record-over-before = la partie est finie avant cette action (R2.1)
record-other-seat = c’est la place { $asked } qui doit choisir ici, pas la place { $found }
record-illegal = cette action n’est pas permise : { $reason }
record-cannot-come-up = { $found } ne peut pas sortir ici
record-result-missing = il manque un résultat du hasard à la fin de la ligne
record-other-chance = l’enregistrement indique : { $told } ; le secret donne : { $given }
record-not-over = la partie n’est pas finie ici : c’est à la place { $asked } de choisir
record-other-result = le résultat est { $given }, l’enregistrement dit { $told }

## Verifying

record-laid-out = la partie a commencé par une position mise en place, dont personne n’a promis le hasard
record-no-secret = le secret n’est pas dans l’enregistrement ; il est révélé quand la partie est finie
record-other-promise = ce n’est pas le secret qui était promis : son SHA-256 n’est pas l’engagement
record-honest = chaque résultat du hasard est ce que donnent le secret et les contributions

## Going on

record-secret-missing = l’enregistrement ne contient pas le secret de la partie ; donnez celui qui a été gardé au début
record-wrong-secret = ce secret ne correspond pas à l’engagement de l’enregistrement ; donnez celui de cette partie
record-game-not-over = la partie n’est pas finie ; jouez-la jusqu’au bout, ou interrompez-la
record-ended = l’enregistrement est fini et son secret est révélé ; commencez une nouvelle partie
