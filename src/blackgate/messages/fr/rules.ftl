# Names of what a player can choose, as short labels. Arguments and their forms are explained in en/rules.ftl,
# the sources of the French terms in names.ftl. No de or que before $player: it may begin with a vowel.

seat = place { $count }

## Basic actions

action-search = Fouiller
action-move = Se déplacer
action-cautious_move = Déplacement prudent { $place }
action-join = Intégrer { $gang }
action-play = Jouer { $card }
action-extort = Racketter { $player }
action-craft = Fabriquer { $item }
action-craft_with_bandage = Fabriquer { $item } avec un Bandage pour Lien
action-follow = Suivre { $player }
action-exchange = Échanger avec { $player }
action-attract_warden = Attirer la Directrice

## Place actions

action-dig = Creuser avec { $card } ({ phrase-points })
action-steal_spoon = Voler une cuillère
action-heal = Se soigner
action-sell = Vendre { $card } ({ phrase-cigarettes })
action-buy = Acheter { $item } ({ phrase-cigarettes })
action-rehabilitate = Se réhabiliter (un nouveau Passif)
action-study = Étudier (un jeton Espionnage)
action-improve = Améliorer un outil : { $card } contre { $item }
action-develop_skills = Développer ses compétences (un jeton Compétence)
action-bet = Parier { phrase-cigarettes } sur { $number } ou plus
action-plan = Planifier (un jeton Planification)
action-brawl = Déclencher une bagarre, avec { $card }
action-workout = Se muscler (un jeton Musculation)
action-change_style = Changer de style : intégrer { $gang } avec { $fewer ->
    [one] { $fewer } Accessoire de moins
   *[other] { $fewer } Accessoires de moins
}
action-steal_bandage = Voler un bandage
action-heal_trauma = Soigner votre Trauma
action-bribe = Corrompre (un jeton Corruption pour { phrase-cigarettes })
action-special = Action spéciale { $count }

## With a token

action-planned_move = Déplacement planifié { $place } (un jeton Planification)
action-bandage = Se soigner avec un Bandage
action-bandage_trauma = Soigner votre Trauma avec un Bandage

## For no action

action-reveal = Révéler votre Passif : { $background }
action-reveal_bonus = Révéler votre Passif avec le bonus : { $background }
action-barter = Troquer avec { $player }
action-spy = Espionner { $player } (un jeton Espionnage)
action-end = Finir votre tour

## Answers: moving

action-go = Aller { $place }
action-reroll = Relancer le dé
action-keep = Garder le résultat
action-roll_for_michel = Lancer le dé pour { $michel }
action-go_michel = Envoyer { $michel } { $place }

## Answers: Extortion and combat

action-demand = Exiger { $card }
action-lay = Abattre { $card }
action-cooperate = Coopérer
action-refuse = Refuser
action-yield = Céder
action-knuckles = Ne rien abattre, à poings nus
action-bodybuilding = Lancer le dé au lieu d’abattre une Arme (un jeton Musculation)

## Answers: the Warden

action-report = Dénoncer à la Directrice
action-freepass = Passe-droit (un jeton Corruption)
action-punish = Punition : { $punishment } (un jeton Corruption)
action-warden = Envoyer la Directrice { $place } (un jeton Corruption)

## Answers: other

action-target = Choisir { $player }
action-rob = Voler { $player }
action-pay = Payer avec { $card }
action-give = Donner { $card }
action-give_cigarette = Donner une cigarette
action-heal_beating = Soigner une Raclée
action-draw = Piocher une carte Fouille
action-take = Prendre { $card }
action-discard = Défausser { $card }
action-pass = Passer
action-done = Terminé

## Ce que passer veut dire

action-pass-after_dig = Ne rien ajouter
action-pass-beating = Encaisser la Raclée
action-pass-choose_gang = N’en intégrer aucun
action-pass-free_craft = Ne rien fabriquer
action-pass-freepass = Garder le jeton et y aller
action-pass-help = Ne pas aider
action-pass-michel_prize = Ne rien piocher
action-pass-michel_roll = Ne pas lancer le dé
action-pass-move_warden = Laisser la Directrice où elle est
action-pass-punishment = Ne pas punir
action-pass-report = Ne rien dire
action-pass-rob = Ne rien prendre
action-pass-sending = Se laisser emmener
action-pass-stop_card = Laisser faire
action-pass-take_seen_card = Ne rien prendre
action-yield-brawl_answer = Encaisser la Raclée
