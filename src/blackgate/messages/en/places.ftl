# What can be done, what Places are good for, and what tokens do.
#
#   deed-ID           the name of an action, as the rules call it      .does  what it does, in a sentence
#   place_text-...    the parts of the text of a Place
#   place_note-ID     what else there is to know of a Place
#   token_text-ID     what a token does
#   trauma_text-ID    what a Trauma does, by the effect that the edition gives it
# Arguments that are words: $deed and $deeds (names of actions), $does (deed-ID.does), $numbers (2 and 5), $offers,
# $recipes, $item, $used (cards), $solitary and $to_solitary (place-ID.def and .to)
# and numbers: $actions, $cards, $cigarettes, $fewer, $kept, $limit, $points, $sent, $skill, $stakes, $strong
# and, in deed-ID.does and place_note-ID, every figure of the modular Place by its name in the edition file

## Basic actions

deed-search = Search
    .does = Draw as many Search cards as the Place says. Once per turn.
deed-move = Move
    .does = Roll the die and go to one of the Places with that number.
deed-cautious_move = Cautious move
    .does = Without the die, go to any other Place but { $solitary }: as a rule for { phrase-actions }.
deed-join = Join a Gang
    .does = Discard different Accessories that the Gang wants to see and take its top card.
deed-play = Play an Action card
    .does = Reveal it, do what it says and discard it.
deed-extortion = Extortion
    .does = Name a Tool and lay a Weapon: another player in your Place hands one over or fights. Once per turn.
deed-craft = Craft
    .does = Make { $recipes }. Not with a Beating.
deed-follow = Follow
    .does = Instead of rolling for a Move, go to the Place of a teammate of your Gang.
deed-exchange = Exchange
    .does = You and a teammate in your Place give each other any cards and cigarettes.
deed-attract_warden = Attract the Warden
    .does = She comes to your Place.

## Place actions

deed-dig = Dig
    .does = Lay one Tool from your hand and score its Tunnel points. Not with 2 Beatings.
deed-steal_spoon = Steal a spoon
    .does = Take a Spoon from its pile.
deed-heal = Heal
    .does = Remove 1 Beating, or your Trauma.
deed-sell = Sell
    .does = Discard any number of cards and take cigarettes for their values.
deed-buy = Buy
    .does = Take { $offers }.
deed-rehabilitate = Rehabilitate
    .does = Put your Background, used or not, under the deck and draw a new one.
deed-study = Study
    .does = Take a Spy token.
deed-improve = Improve a tool
    .does = Discard a Pickaxe and take a Shovel, or discard a Shovel and take 2 Pickaxes.
deed-develop_skills = Develop skills
    .does = Take a Skill token.
deed-bet = Bet
    .does = Stake { $stakes ->
    [one] { $stakes } cigarette
   *[other] up to { $stakes } cigarettes
} and name a number from 2 to 6. A roll of at least that number brings the stake times the number, any other loses it.
deed-plan = Plan
    .does = Take a Planning token.
deed-brawl = Brawl
    .does = Discard a Weapon. Every other player here discards one too or takes a Beating; whoever discards one rolls, and { $sent } or less sends them { $to_solitary }.
deed-workout = Workout
    .does = Take a Bodybuilding token.
deed-change_style = Change style
    .does = Join a Gang with { $fewer ->
    [one] { $fewer } Accessory fewer.
   *[other] { $fewer } Accessories fewer.
}
deed-steal_bandage = Steal a bandage
    .does = Take a Bandage.
deed-bribe = Bribe
    .does = Discard { phrase-cigarettes } and take a Corruption token.

## With a token, or for no action

deed-spy = Spy
    .does = Discard a Spy token and look at the hand of another player, wherever they are.
deed-bandage = Bandage
    .does = Discard a Bandage and Heal, wherever you are.
deed-barter = Barter
    .does = Take a card at random from another player in your Place and give them one of your choice.
deed-reveal = Reveal
    .does = Reveal your Background at its moment.
verb-planned_move = Planned move

## The text of a Place

place_text-numbers = Numbers: { $numbers }.
place_text-no_numbers = No number leads here.
place_text-search = Search: { phrase-cards }.
place_text-deed = { $deed }.
place_text-deed_does = { $deed }: { $does }
place_text-forbidden = Not here: { $deeds }.
offer = { $item } for { phrase-cigarettes }
recipe = { $item } from { $used }

place_note-solitary_confinement = One is sent here. A turn that begins here has { phrase-actions }, and nothing that is forbidden here is possible in it.
place_note-psychiatric_ward = One is sent here, and takes the top Trauma token.
place_note-wardens_office = The way here: a roll that shows a number of the Place you are in, or a Cautious move.
place_note-cell_block_a = Home of team A, whose players alone Dig here and may not Craft here.
place_note-cell_block_b = Home of team B, whose players alone Dig here and may not Craft here.

## Tokens

token_text-spy = In your turn, for no action, discard it to look at the hand of another player, wherever they are.
token_text-skill = When you Dig, roll the die. { $skill } or more: one stays on the Tool for { phrase-points } more. Less: one is discarded.
token_text-planning = Discard it, and your Cautious move costs 1 action.
token_text-bodybuilding = When it is up to you to lay a Weapon, discard it and roll the die. { $strong } or more: you need not lay this one. { $kept } or more: you take the token back.
token_text-bandage = Discard it in place of a Link when you Craft, or to Heal wherever you are.
token_text-corruption = Discard it for one of these: a Freepass for an illegal action of yours that was reported; a Punishment for another player after an action in the Warden’s Place; or to put the Warden in any Place after a Move.

## Traumas

trauma_text-search_less = Your Search draws { phrase-cards } fewer.
trauma_text-no_extortion = You cannot do the Extortion action.
trauma_text-small_hand = Your hand limit is { $limit }.
trauma_text-no_buy = You cannot Buy.
trauma_text-no_gang = You cannot Join a Gang, and your Gang card is discarded.
trauma_text-no_cards = You cannot play Action cards.
