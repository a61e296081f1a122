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

## Place actions

action-dig = Creuser avec { $card } ({ phrase-points })
action-steal_spoon = Voler une cuillère
action-heal = Se soigner
action-sell = Vendre { $card } ({ phrase-cigarettes })
action-buy = Acheter { $item } ({ phrase-cigarettes })

## For no action

action-reveal = Révéler votre Passif : { $background }
action-reveal_bonus = Révéler votre Passif avec le bonus : { $background }
action-barter = Troquer avec { $player }
action-end = Finir votre tour

## Answers: moving

action-go = Aller { $place }
action-reroll = Relancer le dé
action-keep = Garder le résultat

## Answers: Extortion and combat

action-demand = Exiger { $card }
action-lay = Abattre { $card }
action-cooperate = Coopérer
action-refuse = Refuser
action-yield = Céder
action-knuckles = Ne rien abattre, à poings nus

## Answers: other

action-target = Choisir { $player }
action-rob = Voler { $player }
action-pay = Payer avec { $card }
action-give = Donner { $card }
action-take = Prendre { $card }
action-discard = Défausser { $card }
action-pass = Passer
action-done = Terminé
