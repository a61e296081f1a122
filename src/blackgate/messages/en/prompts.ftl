# What is being asked. After the prefix stands the step in rules/waiting.py, in small letters:
#   question-ID   said to the player who is asked
#   waiting-ID    said to everybody else, and tells only what is public
# Arguments:
#   $player            whoever is asked
#   $other, $target    other players’ names, or reader (you)
#   $card              card-ID.indef: a Shovel; an Action card that is being played: card-ID.def; what a Michel card
#                      shows: a Knife and a Spoon
#   $gang              gang-ID.def
#   $place             place-ID.to: to the Showers; with destination all of them: to the Showers or to the Infirmary;
#                      with go_anywhere place-ID.def: Solitary Confinement
#   $michel            standee-ID: Michelle
# and numbers: $actions, $cards, $cigarettes, $count, $die, $divide, $fewer, $limit

reader = you
waiting-for = Waiting for { $player }

## The turn

question-turn = { $actions ->
    [0] You have no action left. Do what is free, or end your turn.
   *[other] Your turn: { phrase-actions } left. What do you do?
}
waiting-turn = { waiting-for }: { phrase-actions } left.
question-hand_limit = You have { phrase-cards } more than the limit of { $limit }. Which do you discard?
waiting-hand_limit = { waiting-for }: { phrase-cards } more in hand than the limit of { $limit }.

## Moving

question-roll_again = You rolled { $die }. Do you roll again?
waiting-roll_again = { waiting-for }: the die shows { $die } and may be rolled again.
question-destination = You rolled { $die }. Do you go { $place }?
waiting-destination = { waiting-for }: the die shows { $die }; { $place }?
question-go_anywhere = Where do you go? Any other Place will do but { $place }.
waiting-go_anywhere = { waiting-for }: any other Place will do but { $place }.
question-rob = From whom do you take up to { phrase-cigarettes }?
waiting-rob = { waiting-for }: up to { phrase-cigarettes }, but whose?

## Gangs

question-choose_gang = { $fewer ->
    [0] Which Gang do you join?
    [one] Which Gang do you join, with { $fewer } Accessory fewer?
   *[other] Which Gang do you join, with { $fewer } Accessories fewer?
}
waiting-choose_gang = { waiting-for }: { $fewer ->
    [0] which Gang to join?
    [one] which Gang to join, with { $fewer } Accessory fewer?
   *[other] which Gang to join, with { $fewer } Accessories fewer?
}
question-pay_accessory = Which Accessory do you discard to join { $gang }? Still wanted: { $count }.
waiting-pay_accessory = { waiting-for }: which Accessory to discard to join { $gang }? Still wanted: { $count }.

## Action cards

question-card_target = You play { $card }. Whom do you choose?
waiting-card_target = { waiting-for }: whom does { $card } hit?
question-stop_card = { $other } plays { $card }. Do you let it happen?
question-stop_card-target = { $other } plays { $card } against { $target }. Do you let it happen?
waiting-stop_card = { waiting-for }: does { $card } take effect?
waiting-stop_card-target = { waiting-for }: does { $card } against { $target } take effect?
question-take_weapon = Which of the discarded Weapons do you take?
waiting-take_weapon = { waiting-for }: which of the discarded Weapons to take?

## Extortion and combat

question-extort_freely = Whom do you extort? It takes no Weapon.
waiting-extort_freely = { waiting-for }: whom to extort, without a Weapon?
question-demand = You extort { $other }. Which Tool do you demand?
waiting-demand = { waiting-for }: which Tool to demand from { $other }?
question-intimidation = You demand { $card } from { $other }. { $count ->
    [one] Which Weapon do you lay?
   *[other] Which Weapon do you lay? { $count } are due.
}
waiting-intimidation = { waiting-for }: { $card } is demanded from { $other }. { $count ->
    [one] A Weapon is due.
   *[other] { $count } Weapons are due.
}
question-answer = { $other } extorts you and demands { $card }. Do you cooperate?
waiting-answer = { waiting-for }: { $card } for { $other }, or a combat?
question-lay_weapon = Lay a Weapon, or the combat against { $other } is lost.
waiting-lay_weapon = { waiting-for }: a Weapon, or the combat against { $other } is lost.

## What is about to happen to somebody

question-beating = A Beating is coming your way. Do you take it?
question-beating-cause = A Beating is coming your way, from { $other }. Do you take it?
waiting-beating = { waiting-for }: a Beating is on its way.
waiting-beating-cause = { waiting-for }: a Beating from { $other } is on its way.
question-sending = You are being sent { $place }. Do you let it happen?
waiting-sending = { waiting-for }: about to be sent { $place }.

## Backgrounds

question-after_dig = You have dug. Do you add anything to it?
waiting-after_dig = { waiting-for }: anything to add to the Dig?
question-victim = You reveal your Background: { $background }. Whom does it hit?
waiting-victim = { waiting-for }: whom does the Background hit? ({ $background })
question-pocket = From whom do you take a card at random?
waiting-pocket = { waiting-for }: a card at random, but whose?
question-free_craft = What do you craft? It takes no Link and no action.
waiting-free_craft = { waiting-for }: what to craft, without a Link?
question-take_seen_card = { $other } has to show you everything. Which card do you take, if any?
question-take_seen_card-swap = { $other } has to show you everything. Which card do you take for one of yours, if any?
waiting-take_seen_card = { waiting-for }: which card to take from { $other }, if any?
waiting-take_seen_card-swap = { waiting-for }: which card to swap with { $other }, if any?

## Trading

question-selling = { $count ->
    [0] Which card do you sell?
   *[other] Which card do you sell next, or is that all?
}
waiting-selling = { waiting-for }: { $count ->
    [0] what to sell?
   *[other] more to sell?
}
question-free_buy = { $divide ->
    [1] What do you buy? It costs no action.
    [2] What do you buy, at half price? It costs no action.
   *[other] What do you buy, at the price divided by { $divide }? It costs no action.
}
waiting-free_buy = { waiting-for }: { $divide ->
    [1] what to buy?
    [2] what to buy, at half price?
   *[other] what to buy, at the price divided by { $divide }?
}
question-give_card = Which card do you give to { $other }?
waiting-give_card = { waiting-for }: which card to give to { $other }?

## Michel(le)

question-michel_roll = Your turn is over. Do you roll for { $michel }?
waiting-michel_roll = { waiting-for }: roll for { $michel }?
question-michel_destination = You rolled { $die }. Do you send { $michel } { $place }?
waiting-michel_destination = { waiting-for }: the die shows { $die }; { $michel } { $place }?
question-michel_answer = { $michel } extorts you. On the card: { $card }. Do you discard a Tool that it shows?
waiting-michel_answer = { waiting-for }: a Tool for { $michel }, or a combat? On the card: { $card }.
question-michel_fight = Lay a Weapon, or the combat against { $michel } is lost.
waiting-michel_fight = { waiting-for }: a Weapon, or the combat against { $michel } is lost.
question-michel_toll = { $michel } has won. On the card: { $card }. Which Tool do you discard?
waiting-michel_toll = { waiting-for }: which Tool to discard for { $michel }? On the card: { $card }.
question-michel_prize = You have beaten { $michel }. Do you draw a Search card?
waiting-michel_prize = { waiting-for }: a Search card for beating { $michel }?

## Team mode

question-hand_over = What do you give to { $other }? What is given is given.
question-hand_over-back = What do you give back to { $other }? What is given is given.
waiting-hand_over = { waiting-for }: what to give to { $other }?
waiting-hand_over-back = { waiting-for }: what to give back to { $other }?
question-help = Do you lay a Weapon for { $other } in the combat against { $target }?
waiting-help = { waiting-for }: a Weapon for { $other } in the combat against { $target }?

## Dig In and the Warden

question-brawl_answer = There is a Brawl. Do you discard a Weapon, or do you take a Beating?
waiting-brawl_answer = { waiting-for }: a Weapon, or a Beating?
question-heal_what = What do you get rid of, a Beating or your Trauma?
waiting-heal_what = { waiting-for }: rid of a Beating or of the Trauma?
question-move_warden = Do you discard a Corruption token to send the Warden elsewhere?
waiting-move_warden = { waiting-for }: a Corruption token to send the Warden elsewhere?
question-report = { $other } has done something illegal, right next to the Warden. Do you report it?
waiting-report = { waiting-for }: anything to report about { $other }?
question-freepass = You have been reported. Do you discard a Corruption token to go free?
waiting-freepass = { waiting-for }: a Corruption token to go free?
question-punishment = Do you discard a Corruption token to have { $other } punished?
waiting-punishment = { waiting-for }: a Corruption token to have { $other } punished?

## The end

question-over = The game is over. { $count ->
    [one] { $player } wins.
   *[other] { $player } share the victory.
}
question-over-you = The game is over. You win.
question-over-shared = The game is over. You share the victory with { $player }.
question-over-team = The game is over. { $player } win together.
question-over-team-you = The game is over. You win, together with { $player }.
