# Names of what a player can choose, as short labels.
#
# Arguments are words already in the reader’s language, in these forms:
#   $card         card-ID.indef     Sell a Link, Play a Riot card
#   $place        place-ID.to       Go to the Showers
#   $gang         gang-ID.def       Join the Crew
#   $item         card-ID.indef or counted     Craft a Shovel, Buy 2 Knives
#   $background   background-ID     Burglar
#   $player       a player’s name, or where there is none seat
#   $michel       standee-ID        Michelle
#   $punishment   punishment-ID     half of the hand
# and numbers: $cigarettes, $count, $fewer, $number, $points

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
action-craft_with_bandage = Craft { $item } with a Bandage for the Link
action-follow = Move to where { $player } is
action-exchange = Exchange with { $player }
action-attract_warden = Attract the Warden

## Place actions

action-dig = Dig with { $card } ({ phrase-points })
action-steal_spoon = Steal a spoon
action-heal = Heal
action-sell = Sell { $card } ({ phrase-cigarettes })
action-buy = Buy { $item } ({ phrase-cigarettes })
action-rehabilitate = Rehabilitate (a new Background)
action-study = Study (a Spy token)
action-improve = Improve a tool: { $card } becomes { $item }
action-develop_skills = Develop skills (a Skill token)
action-bet = Bet { phrase-cigarettes } on { $number } or more
action-plan = Plan (a Planning token)
action-brawl = Brawl, with { $card }
action-workout = Workout (a Bodybuilding token)
action-change_style = Change style: join { $gang } with { $fewer ->
    [one] { $fewer } Accessory fewer
   *[other] { $fewer } Accessories fewer
}
action-steal_bandage = Steal a bandage
action-heal_trauma = Heal your Trauma
action-bribe = Bribe (a Corruption token for { phrase-cigarettes })
action-special = Special action { $count }

## With a token

action-planned_move = Planned move { $place } (a Planning token)
action-bandage = Heal with a Bandage
action-bandage_trauma = Heal your Trauma with a Bandage

## For no action

action-reveal = Reveal your Background: { $background }
action-reveal_bonus = Reveal your Background with the bonus: { $background }
action-barter = Barter with { $player }
action-spy = Spy on { $player } (a Spy token)
action-end = End your turn

## Answers: moving

action-go = Go { $place }
action-reroll = Roll again
action-keep = Keep the roll
action-roll_for_michel = Roll for { $michel }
action-go_michel = Send { $michel } { $place }

## Answers: Extortion and combat

action-demand = Demand { $card }
action-lay = Lay { $card }
action-cooperate = Cooperate
action-refuse = Refuse
action-yield = Yield
action-knuckles = Lay nothing, use your Knuckles
action-bodybuilding = Roll instead of laying a Weapon (a Bodybuilding token)

## Answers: the Warden

action-report = Report it to the Warden
action-freepass = Freepass (a Corruption token)
action-punish = Punish: { $punishment } (a Corruption token)
action-warden = Send the Warden { $place } (a Corruption token)

## Answers: other

action-target = Choose { $player }
action-rob = Rob { $player }
action-pay = Pay with { $card }
action-give = Give { $card }
action-give_cigarette = Give a cigarette
action-heal_beating = Heal a Beating
action-draw = Draw a Search card
action-take = Take { $card }
action-discard = Discard { $card }
action-pass = Pass
action-done = Done

## What declining comes to, by the step that asks (wording/labels.py)

action-pass-after_dig = Add nothing
action-pass-beating = Take the Beating
action-pass-choose_gang = Join none
action-pass-free_craft = Craft nothing
action-pass-freepass = Keep the token and go
action-pass-help = Do not help
action-pass-michel_prize = Draw nothing
action-pass-michel_roll = Do not roll
action-pass-move_warden = Leave the Warden where she is
action-pass-punishment = Do not punish
action-pass-report = Say nothing
action-pass-rob = Take nothing
action-pass-sending = Let yourself be sent
action-pass-stop_card = Let it happen
action-pass-take_seen_card = Take nothing
action-yield-brawl_answer = Take the Beating
