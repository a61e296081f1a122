# What cards do: effects, abilities, moments. Arguments and their forms are explained in en/cards.ftl, the
# sources of the French terms in names.ftl.

## Phrases that the texts below share

phrase-search_cards = { $cards ->
    [one] { $cards } carte Fouille
   *[other] { $cards } cartes Fouille
}
phrase-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
phrase-cigarettes = { $cigarettes ->
    [one] { $cigarettes } cigarette
   *[other] { $cigarettes } cigarettes
}
phrase-actions = { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}
phrase-points = { $points ->
    [one] { $points } Point de tunnel
   *[other] { $points } Points de tunnel
}

## How a text is put together

card_text-effects = { $first } { $second }
card_text-background = { $moment } : { $effects }
card_text-bonus = Bonus si vous êtes { $gang } : { $effects }

## Moments at which a Background can be revealed

moment-turn = Pendant votre tour
moment-weapon = Quand c’est à vous, attaquant ou défenseur, d’abattre une Arme lors d’un combat
moment-defence = Quand c’est à vous, sans être l’attaquant, d’abattre une Arme lors d’un combat
moment-dig = Juste après avoir creusé
moment-beating = Quand vous allez recevoir une Raclée
moment-card = Quand un autre joueur joue une carte Action
moment-sent = Quand on vous envoie { $to_solitary } ou qu’on vous choisit pour un Racket

## Effects of Action cards and Backgrounds

effect-draw = Piochez { phrase-search_cards }.
effect-cigarettes = Prenez { phrase-cigarettes }.
effect-take = Prenez { $card }, où que vous soyez.
effect-go_anywhere = Allez sur n’importe quel autre Lieu, sauf { $solitary }. Ce n’est pas l’action Se déplacer.
effect-more_actions = Vous avez { phrase-actions } de plus ce tour-ci.
effect-beat = Un autre joueur, où qu’il soit, avec moins de 2 Raclées, en reçoit une, sans combat.
effect-heal = Retirez 1 Raclée, ou votre Trauma, où que vous soyez.
effect-send_to_solitary = Envoyez un autre joueur, où qu’il soit, { $to_solitary }.
effect-riot = Toutes les mains sont mélangées ensemble, sans cette carte, puis redistribuées une à une, dans le sens horaire, en commençant par vous.
effect-shakedown = Un autre joueur de votre Lieu qui a des cartes défausse toutes les Armes de sa main. Prenez-en une au choix.
effect-join_gang = { $fewer ->
    [0] Intégrez un gang.
    [one] Intégrez un gang avec { $fewer } Accessoire de moins.
   *[other] Intégrez un gang avec { $fewer } Accessoires de moins.
}
effect-lockdown = Tous les joueurs qui ne sont pas { $in_solitary }, vous compris, sont envoyés { $to_cell_block }.
effect-poker_night = Prenez { phrase-cards } au hasard à chaque autre joueur de votre Lieu.
effect-pick_pocket = Prenez une carte au hasard à un autre joueur de votre Lieu qui a des cartes.
effect-sell = Vendez, où que vous soyez, sans dépenser d’action.
effect-buy = { $divide ->
    [1] Achetez, où que vous soyez, sans dépenser d’action.
    [2] Achetez, où que vous soyez, sans dépenser d’action, à moitié prix, arrondi au supérieur, après les autres réductions ; au moins 1 cigarette.
   *[other] Achetez, où que vous soyez, sans dépenser d’action, au prix divisé par { $divide }, arrondi au supérieur, après les autres réductions ; au moins 1 cigarette.
}
effect-beat_all_here = Chaque autre joueur de votre Lieu reçoit une Raclée.
effect-take_cigarettes = Un autre joueur, où qu’il soit, vous donne jusqu’à { phrase-cigarettes }.
effect-take_random = Un autre joueur, où qu’il soit, vous donne une carte au hasard.
effect-extort = Rackettez sans dépenser d’action, sans avoir ni abattre d’Arme pour intimider. Un combat demande des Armes comme d’habitude. Cela ne compte pas comme votre Racket du tour.
effect-craft = Fabriquez sans dépenser d’action, où que vous soyez et quelles que soient vos Raclées, sans Lien.
effect-swap = Regardez la main d’un autre joueur de votre Lieu qui a des cartes. Vous pouvez échanger une de vos cartes contre une des siennes.
effect-con = Prenez une carte au hasard à un autre joueur de votre Lieu qui a des cartes, puis donnez-lui une carte au choix. Ce peut être la même.
effect-win_combat = Vous gagnez le combat.
effect-fists = Vous en êtes dispensé. L’attaquant, si c’est un joueur, pioche { phrase-search_cards }.
effect-score = Marquez { phrase-points } de plus.
effect-find = Prenez { $card } et piochez { phrase-search_cards }.
effect-stop_beating = Vous ne la recevez pas et vous perdez celles que vous avez.
effect-treat = Vous ne la recevez pas, vous perdez celles que vous avez et vous piochez { phrase-search_cards }.
effect-stop_card = Elle est sans effet et défaussée.
effect-seize_card = Elle est sans effet et rejoint votre main. Celui qui l’a jouée pioche { phrase-search_cards }.
effect-escape = Il ne vous arrive rien. Allez sur n’importe quel autre Lieu, sauf { $solitary }.
effect-slip_away = Il ne vous arrive rien. Défaussez une carte au hasard.

## The same, for a player whom the card has already hit

effect-beat-same = Le même joueur reçoit une autre Raclée.
effect-send_to_solitary-same = Le même joueur est envoyé { $to_solitary }.
effect-shakedown-same = Le même joueur défausse toutes les Armes de sa main. Prenez-en une au choix.
effect-take_cigarettes-same = Le même joueur vous donne jusqu’à { phrase-cigarettes }.
effect-take_random-same = Le même joueur vous donne aussi une carte au hasard.
effect-swap-same = Regardez la main du même joueur. Vous pouvez échanger une de vos cartes contre une des siennes.
effect-con-same = Prenez une carte au hasard au même joueur, puis donnez-lui une carte au choix. Ce peut être la même.

## What changes an effect

effect-second_beating = Qui reçoit la Raclée en reçoit une seconde.
effect-and_discard = Chacun d’eux défausse aussi une carte au hasard.
effect-return_beating = Le joueur qui en est la cause, s’il y en a un, la reçoit.
effect-give_nothing = Ne donnez rien en échange.
effect-keep_card = Elle rejoint votre main à la place.
effect-target_anywhere = La cible peut être n’importe où.

## Abilities: Crew

ability-lookout = Après le lancer de votre propre Déplacement simple, vous pouvez relancer le dé une fois. Le second résultat compte.
ability-tip_off = Après le lancer de votre propre Déplacement simple, vous pouvez relancer le dé une fois et prendre { phrase-cigarettes }. Le second résultat compte.
ability-scavenger = Quand vous fouillez, piochez { phrase-cards } de plus.
ability-rummage = Quand vous fouillez, piochez au moins { phrase-cards }.
ability-shortcut = Une fois par tour, votre Déplacement prudent coûte { phrase-actions }.
ability-light_fingers = Quand vous finissez l’action Se déplacer sur un Lieu où il y a d’autres joueurs, prenez jusqu’à { phrase-cigarettes } à l’un d’eux.
ability-scrounging = Quand vous finissez l’action Se déplacer, prenez { phrase-cigarettes }.

## Abilities: Cartel

ability-supplier = Acheter vous coûte { phrase-cigarettes } de moins, mais au moins { $least }.
ability-middleman = Chaque carte que vous vendez rapporte { phrase-cigarettes } de plus, au plus { $most } de plus par vente.
ability-dealers = Vous pouvez aussi acheter et vendre { $place }.
ability-allowance = Au début de votre tour, prenez { phrase-cigarettes }.

## Abilities: Bikers

ability-knuckles = Une fois par combat, quand c’est à vous d’abattre une Arme, vous en êtes dispensé.
ability-bracing = Une fois dans chaque combat que vous n’avez pas commencé, quand c’est à vous d’abattre une Arme, vous en êtes dispensé.
ability-thick_skin = Perdre un combat, même en aidant, ne vous vaut pas de Raclée et ne vous coûte pas de carte au hasard. Un Outil annoncé est quand même pris.
ability-scars = Perdre un combat, même en aidant, ne vous vaut pas de Raclée et ne vous coûte pas de carte au hasard. Un Outil annoncé est quand même pris. Quand vous en perdez un vous-même, piochez { phrase-search_cards }.
ability-trophy = Quand vous gagnez un combat, piochez en plus { phrase-search_cards }.
ability-ambush = Quand votre cible coopère ou perd, reprenez une Arme que vous avez abattue pour intimider.
ability-surprise = Quand vous rackettez, piochez { phrase-search_cards } après avoir choisi la cible. Si elle coopère ou perd, reprenez une Arme que vous avez abattue pour intimider.

## Abilities: Bratva

ability-tribute = Quand votre Racket finit et que la cible a coopéré ou perdu, prenez-lui aussi jusqu’à { phrase-cigarettes }.
ability-dues = Quand vous rackettez, prenez { phrase-cigarettes } et piochez { phrase-search_cards } après avoir choisi la cible.
ability-respect = Qui vous rackette doit avoir et abattre { $weapons ->
    [one] { $weapons } Arme
   *[other] { $weapons } Armes
} pour intimider. Pas Michel(le), ni qui n’a pas besoin d’Arme pour cela.
ability-long_arm = Vous pouvez racketter un joueur où qu’il soit, même { $in_solitary } ou au Bureau de la Directrice. Votre propre Lieu doit le permettre.
ability-reach = Vous pouvez racketter un joueur où qu’il soit, même { $in_solitary } ou au Bureau de la Directrice. Votre propre Lieu doit le permettre. Quand vous rackettez, piochez { phrase-search_cards } après avoir choisi la cible.
ability-interrogation = Quand vous rackettez, regardez la main de la cible après l’avoir choisie et avant d’annoncer l’Outil.
ability-grilling = Quand vous rackettez, piochez { phrase-search_cards } et regardez la main de la cible après l’avoir choisie et avant d’annoncer l’Outil.

## Abilities: Triad

ability-artisan = Vous pouvez fabriquer sur n’importe quel Lieu et avec des Raclées.
ability-thrift = Vos fabrications ne demandent ni Lien ni Bandage.
ability-leftovers = Vos fabrications ne demandent ni Lien ni Bandage, et chacune vous rapporte { phrase-cigarettes }.
ability-engineer = Une fois par tour, creuser avec { $card } vous rapporte { phrase-points } de plus.
ability-herbalist = Vous pouvez vous soigner sur n’importe quel Lieu. Cela retire tout, les deux Raclées et le Trauma, et vous piochez { phrase-search_cards }.

## Abilities: Queers

ability-stage = Une fois par tour, jouer une carte Action ne coûte pas d’action, et vous piochez ensuite { phrase-search_cards }.
ability-encore = Une fois par tour, après avoir joué une carte Action, piochez { phrase-search_cards }.
ability-barter = Une fois par tour, sans dépenser d’action : prenez une carte au hasard à un autre joueur de votre Lieu qui a des cartes, puis donnez-lui une carte au choix. Ce peut être la même.
ability-haggle = Une fois par tour, sans dépenser d’action : donnez { phrase-cigarettes } à un autre joueur de votre Lieu qui a des cartes, prenez-lui une carte au hasard, puis donnez-lui une carte au choix. Ce peut être la même.
ability-charm = Aucun joueur ne peut vous choisir pour un Racket tant que vous n’avez pas de Raclée. Michel(le) le peut.
ability-innocence = Aucun joueur ne peut vous choisir pour un Racket tant que vous n’avez pas de Raclée et au plus { phrase-cards } en main. Michel(le) le peut.
ability-wardrobe = Vous pouvez fouiller { $searches } fois par tour. Les fouilles faites avant d’avoir intégré le gang comptent.
ability-costumes = Vous pouvez fouiller { $searches } fois par tour, et chaque fouille après la première pioche { phrase-cards } de plus. Les fouilles faites avant d’avoir intégré le gang comptent.
