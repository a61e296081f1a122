# Names of what a player can choose, as short labels.
#
# Arguments are words already in the reader’s language, in these forms:
#   $card         card-ID.indef     Sell a Link, Play a Riot card
#   $place        place-ID.to       Go to the Showers
#   $gang         gang-ID.def       Join the Crew
#   $item         card-ID.indef or card-ID-count     Craft a Shovel, Buy 2 Knives
#   $background   background-ID     Burglar
#   $player       a player’s name, or where there is none seat
# and numbers: $cigarettes, $points

# A seat of the action table at which nobody sits
seat = seat { $count }

## Basic actions

action-search = Search
action-move = Move
action-cautious_move = Cautious move { $place }
action-join = Join { $gang }
action-play = Play { $card }
action-extort = Extort { $player }
action-craft = Craft { $item }

## Place actions

action-dig = Dig with { $card } ({ phrase-points })
action-steal_spoon = Steal a spoon
action-heal = Heal
action-sell = Sell { $card } ({ phrase-cigarettes })
action-buy = Buy { $item } ({ phrase-cigarettes })

## For no action

action-reveal = Reveal your Background: { $background }
action-reveal_bonus = Reveal your Background with the bonus: { $background }
action-barter = Barter with { $player }
action-end = End your turn

## Answers: moving

action-go = Go { $place }
action-reroll = Roll again
action-keep = Keep the roll

## Answers: Extortion and combat

action-demand = Demand { $card }
action-lay = Lay { $card }
action-cooperate = Cooperate
action-refuse = Refuse
action-yield = Yield
action-knuckles = Lay nothing, use your Knuckles

## Answers: other

action-target = Choose { $player }
action-rob = Rob { $player }
action-pay = Pay with { $card }
action-give = Give { $card }
action-take = Take { $card }
action-discard = Discard { $card }
action-pass = Pass
action-done = Done
