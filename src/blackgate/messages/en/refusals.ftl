# Why an action is not legal, said to whoever chose it: the end of “craft shovel: not in the Showers (R8.1)”. The
# code puts the action before it and the rule behind it. After the prefix stands the name in rules/refusals.py.
#   $place   place-ID.in   in the Showers (where the asked player is)

refusal-legal = nothing forbids it
refusal-not-an-answer = this is not an answer to the question
refusal-game-over = the game is over
refusal-not-in-play = it is not part of this game
refusal-no-actions = you do not have enough actions left
refusal-confined = not in a turn that you began in Solitary Confinement

## Places

refusal-place-forbids = not { $place }
refusal-wrong-place = it cannot be done { $place }
refusal-no-craft-here = not { $place }
refusal-already-there = you are already there
refusal-only-by-being-sent = you get there only by being sent
refusal-not-with-this-die = your roll does not lead there

## Cards

refusal-searched = you have searched as often as you may this turn
refusal-nothing-to-draw = there is no card to draw
refusal-not-in-hand = you do not have this card in hand
lack-card = it takes { $card }
refusal-no-effect = it would have no effect
refusal-missing-cards = you do not have the cards it takes
refusal-pile-empty = the pile does not hold enough cards
refusal-no-cards-there = there is no such card for you to take
refusal-too-expensive = you do not have enough cigarettes
refusal-sell-something = you have to sell at least one card

## Gangs and Backgrounds

refusal-no-accessories = the Gang wants enough of its own Accessories, all of them different
refusal-gang-pile-empty = no card of this Gang is left
refusal-no-ability = your Gang card does not let you do this now
refusal-used-this-turn = you have already used this ability this turn
refusal-not-your-background = this is not your Background
refusal-revealed = your Background has already been revealed
refusal-wrong-moment = this is not the moment for your Background
refusal-not-your-gang = you are not in the Gang of your Background

## Players

refusal-extorted = you have already extorted somebody this turn
refusal-no-weapon = you have no Weapon in hand
refusal-not-enough-weapons = you do not have as many Weapons as it takes to extort this player
refusal-not-yourself = you cannot choose yourself
refusal-no-such-seat = there is no such player at the table
refusal-not-here = this player is not in your Place
refusal-charmed = nobody can extort this player, who has no Beating
refusal-not-a-target = this player cannot be chosen here

## Beatings

refusal-beaten-craft = not while you have a Beating
refusal-beaten-dig = not while you have 2 Beatings
refusal-not-beaten = you have no Beating to heal

## Michel(le), teams, tokens, the Warden

refusal-traumatized = your Trauma prevents it
refusal-no-token = you do not have the token it takes
refusal-no-tokens-left = no such token is left to take
refusal-teammate = not against a teammate
refusal-not-a-teammate = this player is not your teammate
refusal-other-gang = you are not in the same Gang
refusal-not-in-solitary = your teammate is in a Place that players are only sent to
refusal-nothing-to-exchange = neither of you has anything to give
refusal-not-your-cell-block = only in your own Cell Block
refusal-no-stake = you do not have the cigarettes to stake
refusal-nobody-to-brawl = there is nobody else here to brawl with
refusal-warden-is-here = the Warden is already here
refusal-no-trauma = you have no Trauma to heal
refusal-heals-all = your Gang card heals everything at once, not the Trauma alone: choose the other way to heal
refusal-no-bribe = you do not have the cigarettes for a bribe
refusal-no-link-in-it = there is no Link to replace

## What is lacking, and where it comes from (wording/ways.py)
# $cards: a Spoon, a Pickaxe or a Shovel; $ways: the ways after it; $place: in the Cafeteria or in the Infirmary

lack-tool = you need { $cards } to dig: { $ways }
lack-weapon = you need a Weapon ({ $cards }): { $ways }
lack-way-craft = craft one { $place }
lack-way-buy = buy one { $place }
lack-way-steal_spoon = steal a Spoon { $place }
lack-way-search = find one by searching
lack-way-extort = extort one
