# What is being asked. Explained in en/prompts.ftl, the sources of the French terms in names.ftl. $other and $target
# may be reader (vous) and therefore stand behind a preposition, never behind de or que.

reader = vous
waiting-for = On attend { $player }

## Le tour

question-turn = { $actions ->
    [0] Vous n’avez plus d’action. Faites ce qui est gratuit, ou finissez votre tour.
   *[other] À vous de jouer, encore { phrase-actions }. Que faites-vous ?
}
waiting-turn = { waiting-for } : encore { phrase-actions }.
question-hand_limit = Vous avez { phrase-cards } de plus que la limite de { $limit }. Laquelle défaussez-vous ?
waiting-hand_limit = { waiting-for } : { phrase-cards } en main de plus que la limite de { $limit }.

## Déplacements

question-roll_again = Vous avez fait { $die }. Relancez-vous le dé ?
waiting-roll_again = { waiting-for } : le dé montre { $die } et peut être relancé.
question-destination = Vous avez fait { $die }. Allez-vous { $place } ?
waiting-destination = { waiting-for } : le dé montre { $die } ; { $place } ?
question-go_anywhere = Où allez-vous ? N’importe quel autre Lieu convient, sauf { $place }.
waiting-go_anywhere = { waiting-for } : n’importe quel autre Lieu convient, sauf { $place }.
question-rob = À qui prenez-vous jusqu’à { phrase-cigarettes } ?
waiting-rob = { waiting-for } : jusqu’à { phrase-cigarettes } à prendre, mais à qui ?

## Gangs

question-choose_gang = { $fewer ->
    [0] Quel gang intégrez-vous ?
    [one] Quel gang intégrez-vous, avec { $fewer } Accessoire de moins ?
   *[other] Quel gang intégrez-vous, avec { $fewer } Accessoires de moins ?
}
waiting-choose_gang = { waiting-for } : { $fewer ->
    [0] quel gang intégrer ?
    [one] quel gang intégrer, avec { $fewer } Accessoire de moins ?
   *[other] quel gang intégrer, avec { $fewer } Accessoires de moins ?
}
question-pay_accessory = Quel Accessoire défaussez-vous pour intégrer { $gang } ? Nombre encore voulu : { $count }.
waiting-pay_accessory = { waiting-for } : quel Accessoire défausser pour intégrer { $gang } ? Nombre encore voulu : { $count }.

## Cartes Action

question-card_target = Vous jouez { $card }. Qui choisissez-vous ?
waiting-card_target = { waiting-for } : qui est visé par { $card } ?
question-stop_card = { $other } joue { $card }. Laissez-vous faire ?
question-stop_card-target = { $other } joue { $card } contre { $target }. Laissez-vous faire ?
waiting-stop_card = { waiting-for } : { $card } fait-elle effet ?
waiting-stop_card-target = { waiting-for } : { $card } contre { $target } fait-elle effet ?
question-take_weapon = Laquelle des Armes défaussées prenez-vous ?
waiting-take_weapon = { waiting-for } : laquelle des Armes défaussées prendre ?

## Racket et combat

question-extort_freely = Qui rackettez-vous ? Il n’y faut pas d’Arme.
waiting-extort_freely = { waiting-for } : qui racketter, sans Arme ?
question-demand = Racket contre { $other } : quel Outil exigez-vous ?
waiting-demand = { waiting-for } : quel Outil exiger, dans ce Racket contre { $other } ?
question-intimidation = Racket contre { $other }, pour { $card }. { $count ->
    [one] Quelle Arme abattez-vous ?
   *[other] Quelle Arme abattez-vous ? Il en faut { $count }.
}
waiting-intimidation = { waiting-for } : Racket contre { $other }, pour { $card }. { $count ->
    [one] Il faut une Arme.
   *[other] Il faut { $count } Armes.
}
question-answer = { $other } vous rackette et exige { $card }. Coopérez-vous ?
waiting-answer = { waiting-for } : { $card } pour { $other }, ou un combat ?
question-lay_weapon = Abattez une Arme, ou le combat contre { $other } est perdu.
waiting-lay_weapon = { waiting-for } : une Arme, ou le combat contre { $other } est perdu.

## Ce qui va arriver à quelqu’un

question-beating = Une Raclée vous attend. L’acceptez-vous ?
question-beating-cause = { $other } vous promet une Raclée. L’acceptez-vous ?
waiting-beating = { waiting-for } : une Raclée se prépare.
waiting-beating-cause = { waiting-for } : une Raclée se prépare, donnée par { $other }.
question-sending = On vous envoie { $place }. Laissez-vous faire ?
waiting-sending = { waiting-for } : transfert { $place }.

## Passifs

question-after_dig = Vous avez creusé. Ajoutez-vous quelque chose ?
waiting-after_dig = { waiting-for } : rien à ajouter après avoir creusé ?
question-victim = Vous révélez votre Passif : { $background }. Qui visez-vous ?
waiting-victim = { waiting-for } : qui est visé par le Passif ? ({ $background })
question-pocket = À qui prenez-vous une carte au hasard ?
waiting-pocket = { waiting-for } : une carte au hasard, mais à qui ?
question-free_craft = Que fabriquez-vous ? Il n’y faut ni Lien ni action.
waiting-free_craft = { waiting-for } : que fabriquer, sans Lien ?
question-take_seen_card = { $other } doit tout vous montrer. Quelle carte prenez-vous, ou aucune ?
question-take_seen_card-swap = { $other } doit tout vous montrer. Quelle carte prenez-vous contre une des vôtres, ou aucune ?
waiting-take_seen_card = { waiting-for } : quelle carte prendre à { $other }, ou aucune ?
waiting-take_seen_card-swap = { waiting-for } : quelle carte échanger avec { $other }, ou aucune ?

## Commerce

question-selling = { $count ->
    [0] Quelle carte vendez-vous ?
   *[other] Quelle carte vendez-vous encore, ou est-ce tout ?
}
waiting-selling = { waiting-for } : { $count ->
    [0] que vendre ?
   *[other] que vendre encore ?
}
question-free_buy = { $divide ->
    [1] Qu’achetez-vous ? Cela ne coûte pas d’action.
    [2] Qu’achetez-vous, à moitié prix ? Cela ne coûte pas d’action.
   *[other] Qu’achetez-vous, au prix divisé par { $divide } ? Cela ne coûte pas d’action.
}
waiting-free_buy = { waiting-for } : { $divide ->
    [1] qu’acheter ?
    [2] qu’acheter, à moitié prix ?
   *[other] qu’acheter, au prix divisé par { $divide } ?
}
question-give_card = Quelle carte donnez-vous à { $other } ?
waiting-give_card = { waiting-for } : quelle carte donner à { $other } ?

## Michel(le)

question-michel_roll = Votre tour est fini. Lancez-vous le dé pour { $michel } ?
waiting-michel_roll = { waiting-for } : lancer le dé pour { $michel } ?
question-michel_destination = Vous avez fait { $die }. Envoyez-vous { $michel } { $place } ?
waiting-michel_destination = { waiting-for } : le dé montre { $die } ; { $michel } { $place } ?
question-michel_answer = { $michel } vous rackette. Sur la carte : { $card }. Défaussez-vous un Outil qu’elle montre ?
waiting-michel_answer = { waiting-for } : un Outil pour { $michel }, ou un combat ? Sur la carte : { $card }.
question-michel_fight = Abattez une Arme, ou le combat contre { $michel } est perdu.
waiting-michel_fight = { waiting-for } : une Arme, ou le combat contre { $michel } est perdu.
question-michel_toll = { $michel } a gagné. Sur la carte : { $card }. Quel Outil défaussez-vous ?
waiting-michel_toll = { waiting-for } : quel Outil défausser pour { $michel } ? Sur la carte : { $card }.
question-michel_prize = Vous avez gagné contre { $michel }. Piochez-vous une carte Fouille ?
waiting-michel_prize = { waiting-for } : une carte Fouille pour avoir gagné contre { $michel } ?

## Mode par équipe

question-hand_over = Que donnez-vous à { $other } ? Ce qui est donné est donné.
question-hand_over-back = Que donnez-vous en retour à { $other } ? Ce qui est donné est donné.
waiting-hand_over = { waiting-for } : que donner à { $other } ?
waiting-hand_over-back = { waiting-for } : que donner en retour à { $other } ?
question-help = Abattez-vous une Arme pour { $other } dans le combat contre { $target } ?
waiting-help = { waiting-for } : une Arme pour { $other } dans le combat contre { $target } ?

## Dig In et la Directrice

question-brawl_answer = C’est la bagarre. Défaussez-vous une Arme, ou recevez-vous une Raclée ?
waiting-brawl_answer = { waiting-for } : une Arme, ou une Raclée ?
question-heal_what = Que soignez-vous, une Raclée ou votre Trauma ?
waiting-heal_what = { waiting-for } : soigner une Raclée ou le Trauma ?
question-move_warden = Défaussez-vous un jeton Corruption pour envoyer la Directrice ailleurs ?
waiting-move_warden = { waiting-for } : un jeton Corruption pour envoyer la Directrice ailleurs ?
question-report = { $other } a agi illégalement, juste à côté de la Directrice. L’en informez-vous ?
waiting-report = { waiting-for } : un mot à la Directrice contre { $other } ?
question-freepass = Quelqu’un a parlé à la Directrice. Défaussez-vous un jeton Corruption comme passe-droit ?
waiting-freepass = { waiting-for } : un jeton Corruption comme passe-droit ?
question-punishment = Défaussez-vous un jeton Corruption pour une Punition contre { $other } ?
waiting-punishment = { waiting-for } : un jeton Corruption pour une Punition contre { $other } ?

## La fin

question-over = La partie est finie. { $count ->
    [one] { $player } gagne.
   *[other] { $player } se partagent la victoire.
}
question-over-you = La partie est finie. Vous gagnez.
question-over-shared = La partie est finie. Vous partagez la victoire avec { $player }.
question-over-team = La partie est finie. { $player } gagnent ensemble.
question-over-team-you = La partie est finie. Vous gagnez, avec { $player }.
