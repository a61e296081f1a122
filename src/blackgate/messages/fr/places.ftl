# What can be done, what Places are good for, and what tokens do. Explained in en/places.ftl, the sources of the French
# terms in names.ftl.

## Basic actions

deed-search = Fouiller
    .does = Piochez autant de cartes Fouille que le Lieu l’indique. Une fois par tour.
deed-move = Se déplacer
    .does = Lancez le dé et allez sur un des Lieux qui ont ce numéro.
deed-cautious_move = Déplacement prudent
    .does = Sans le dé, allez sur n’importe quel autre Lieu, sauf { $solitary } : en règle générale pour { phrase-actions }.
deed-join = Intégrer un gang
    .does = Défaussez des Accessoires différents que le gang veut voir et prenez la carte du dessus de sa pile.
deed-play = Jouer une carte Action
    .does = Révélez-la, appliquez-la et défaussez-la.
deed-extortion = Racketter
    .does = Annoncez un Outil et abattez une Arme : un autre joueur de votre Lieu vous le donne ou se bat. Une fois par tour.
deed-craft = Fabriquer
    .does = Fabriquez { $recipes }. Pas avec une Raclée.
deed-follow = Suivre
    .does = Au lieu de lancer le dé pour vous déplacer, allez sur le Lieu d’un équipier du même gang.
deed-exchange = Échanger
    .does = Vous et un équipier de votre Lieu vous donnez des cartes et des cigarettes au choix.
deed-attract_warden = Attirer la Directrice
    .does = Elle vient sur votre Lieu.

## Place actions

deed-dig = Creuser
    .does = Posez un Outil de votre main et marquez ses Points de tunnel. Pas avec 2 Raclées.
deed-steal_spoon = Voler une cuillère
    .does = Prenez une Cuillère sur sa pile.
deed-heal = Se soigner
    .does = Retirez 1 Raclée, ou votre Trauma.
deed-sell = Vendre
    .does = Défaussez autant de cartes que vous voulez et prenez des cigarettes pour leur valeur.
deed-buy = Acheter
    .does = Prenez { $offers }.
deed-rehabilitate = Se réhabiliter
    .does = Mettez votre Passif, utilisé ou non, sous la pioche et piochez-en un nouveau.
deed-study = Étudier
    .does = Prenez un jeton Espionnage.
deed-improve = Améliorer un outil
    .does = Défaussez une Pioche et prenez une Pelle, ou défaussez une Pelle et prenez 2 Pioches.
deed-develop_skills = Développer ses compétences
    .does = Prenez un jeton Compétence.
deed-bet = Parier
    .does = Misez { $stakes ->
    [one] { $stakes } cigarette
   *[other] jusqu’à { $stakes } cigarettes
} et annoncez un chiffre de 2 à 6. Un résultat au moins égal rapporte la mise multipliée par ce chiffre ; tout autre la perd.
deed-plan = Planifier
    .does = Prenez un jeton Planification.
deed-brawl = Déclencher une bagarre
    .does = Défaussez une Arme. Chaque autre joueur d’ici en défausse une aussi ou reçoit une Raclée ; qui en défausse une lance le dé, et { $sent } ou moins l’envoie { $to_solitary }.
deed-workout = Se muscler
    .does = Prenez un jeton Musculation.
deed-change_style = Changer de style
    .does = Intégrez un gang avec { $fewer ->
    [one] { $fewer } Accessoire de moins.
   *[other] { $fewer } Accessoires de moins.
}
deed-steal_bandage = Voler un bandage
    .does = Prenez un jeton Bandage.
deed-bribe = Corrompre
    .does = Défaussez { phrase-cigarettes } et prenez un jeton Corruption.

## With a token, or for no action

deed-spy = Espionner
    .does = Défaussez un jeton Espionnage et regardez la main d’un autre joueur, où qu’il soit.
deed-bandage = Bandage
    .does = Défaussez un jeton Bandage et soignez-vous, où que vous soyez.
deed-barter = Troquer
    .does = Prenez une carte au hasard à un autre joueur de votre Lieu et donnez-lui-en une au choix.
deed-reveal = Révéler
    .does = Révélez votre Passif au moment qu’il indique.
verb-planned_move = Déplacement planifié

## The text of a Place

place_text-numbers = Numéros : { $numbers }.
place_text-no_numbers = Aucun numéro ne mène ici.
place_text-search = Fouille : { phrase-cards }.
place_text-deed = { $deed }.
place_text-deed_does = { $deed } : { $does }
place_text-forbidden = Pas ici : { $deeds }.
offer = { $item } pour { phrase-cigarettes }
recipe = { $item } avec { $used }

place_note-solitary_confinement = On y est envoyé. Un tour qui commence ici a { phrase-actions }, et rien de ce qui est interdit ici n’y est possible.
place_note-psychiatric_ward = On y est envoyé, et l’on prend le jeton Trauma du dessus.
place_note-wardens_office = Pour y venir : un résultat du dé qui est un numéro de votre Lieu, ou un Déplacement prudent.
place_note-cell_block_a = Chez l’équipe A, dont les joueurs sont seuls à creuser ici et n’y fabriquent pas.
place_note-cell_block_b = Chez l’équipe B, dont les joueurs sont seuls à creuser ici et n’y fabriquent pas.

## Jetons

token_text-spy = Pendant votre tour, sans dépenser d’action, défaussez-le pour regarder la main d’un autre joueur, où qu’il soit.
token_text-skill = Quand vous creusez, lancez le dé. { $skill } ou plus : un jeton reste sur l’Outil et rapporte { phrase-points } de plus. Moins : un jeton est défaussé.
token_text-planning = Défaussez-le, et votre Déplacement prudent coûte 1 action.
token_text-bodybuilding = Quand c’est à vous d’abattre une Arme, défaussez-le et lancez le dé. { $strong } ou plus : pas besoin d’abattre celle-ci. { $kept } ou plus : vous reprenez le jeton.
token_text-bandage = Défaussez-le à la place d’un Lien pour fabriquer, ou pour vous soigner où que vous soyez.
token_text-corruption = Défaussez-le pour un de ces effets : Passe-droit, pour une action illégale que l’on a dénoncée ; Punition, pour un autre joueur après une action sur le Lieu de la Directrice ; ou envoyer la Directrice sur n’importe quel Lieu après un déplacement.

## Traumas

trauma_text-search_less = Quand vous fouillez, piochez { phrase-cards } de moins.
trauma_text-no_extortion = Vous ne pouvez plus racketter.
trauma_text-small_hand = Votre limite de cartes en main est { $limit }.
trauma_text-no_buy = Vous ne pouvez plus acheter.
trauma_text-no_gang = Vous ne pouvez plus intégrer de gang, et votre carte Gang est défaussée.
trauma_text-no_cards = Vous ne pouvez plus jouer de carte Action.
