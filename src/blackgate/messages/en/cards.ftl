# What cards do: effects, abilities, moments. A card's text is put together from these, because the edition
# file says which effect a card has and with which figures.
#
# Figures are arguments and numbers: $cards, $cigarettes, $actions, $points ... Words as arguments:
#   effect-take        $card     counted           2 Knives
#   effect-find        $card     counted           2 Knives
#   ability-engineer   $card     card-ID.indef     a Spoon
#   ability-dealers    $place    place-ID.in       in the Cafeteria
#   card_text-bonus    $gang     gang-ID.in        in the Crew
#   $solitary, $to_solitary, $in_solitary, $to_cell_block   the Places in play: place-ID.def, .to, .in

## Phrases that the texts below share

phrase-search_cards = { $cards ->
    [one] { $cards } Search card
   *[other] { $cards } Search cards
}
phrase-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
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
    [one] { $points } Tunnel point
   *[other] { $points } Tunnel points
}

## How a text is put together

card_text-effects = { $first } { $second }
card_text-background = { $moment }: { $effects }
card_text-bonus = Bonus if you are { $gang }: { $effects }

## Moments at which a Background can be revealed

moment-turn = In your turn
moment-weapon = When it is up to you, as attacker or defender, to lay a Weapon in a combat
moment-defence = When it is up to you, but not as attacker, to lay a Weapon in a combat
moment-dig = Right after your Dig
moment-beating = When you are about to take a Beating
moment-card = When another player plays an Action card
moment-sent = When you are sent { $to_solitary } or chosen for an Extortion

## Effects of Action cards and Backgrounds

effect-draw = Draw { phrase-search_cards }.
effect-cigarettes = Take { phrase-cigarettes }.
effect-take = Take { $card }, wherever you are.
effect-go_anywhere = Go to any other Place but { $solitary }. This is not a Move action.
effect-more_actions = You have { $actions ->
    [one] { $actions } more action
   *[other] { $actions } more actions
} this turn.
effect-beat = Another player, wherever they are, with fewer than 2 Beatings takes a Beating, without a combat.
effect-heal = Remove 1 Beating, or your Trauma, wherever you are.
effect-send_to_solitary = Send another player, wherever they are, { $to_solitary }.
effect-riot = All hands are shuffled together, without this card, and dealt out again one by one, clockwise, beginning with you.
effect-shakedown = Another player in your Place who has cards discards all Weapons in hand. You take one of them, your choice.
effect-join_gang = { $fewer ->
    [0] Join a Gang.
    [one] Join a Gang with { $fewer } Accessory fewer.
   *[other] Join a Gang with { $fewer } Accessories fewer.
}
effect-lockdown = Every player who is not { $in_solitary }, you too, is sent { $to_cell_block }.
effect-poker_night = Take { phrase-cards } at random from every other player in your Place.
effect-pick_pocket = Take a card at random from another player in your Place who has cards.
effect-sell = Sell, wherever you are, for no action.
effect-buy = { $divide ->
    [1] Buy, wherever you are, for no action.
    [2] Buy, wherever you are, for no action, at half price, rounded up, after other reductions; at least 1 cigarette.
   *[other] Buy, wherever you are, for no action, at the price divided by { $divide }, rounded up, after other reductions; at least 1 cigarette.
}
effect-beat_all_here = Every other player in your Place takes a Beating.
effect-take_cigarettes = Another player, wherever they are, gives you up to { phrase-cigarettes }.
effect-take_random = Another player, wherever they are, gives you a card at random.
effect-extort = Extort for no action, without having or laying a Weapon to intimidate. A combat takes Weapons as usual. It does not count as your Extortion of the turn.
effect-craft = Craft for no action, wherever you are and whatever your Beatings, without a Link.
effect-swap = Look at the hand of another player in your Place who has cards. You may swap a card of yours for one of theirs.
effect-con = Take a card at random from another player in your Place who has cards, then give them a card of your choice. It may be the same.
effect-win_combat = You win the combat.
effect-fists = You need not. The attacker, if it is a player, draws { phrase-search_cards }.
effect-score = Score { phrase-points } more.
effect-find = Take { $card } and draw { phrase-search_cards }.
effect-stop_beating = You do not take it, and lose the Beatings you have.
effect-treat = You do not take it, lose the Beatings you have, and draw { phrase-search_cards }.
effect-stop_card = It has no effect and is discarded.
effect-seize_card = It has no effect and goes to your hand. Whoever played it draws { phrase-search_cards }.
effect-escape = It does not happen to you. Go to any other Place but { $solitary }.
effect-slip_away = It does not happen to you. Discard a card at random.

## The same, for a player whom the card has already hit

effect-beat-same = The same player takes another Beating.
effect-send_to_solitary-same = The same player is sent { $to_solitary }.
effect-shakedown-same = The same player discards all Weapons in hand. You take one of them, your choice.
effect-take_cigarettes-same = The same player gives you up to { phrase-cigarettes }.
effect-take_random-same = The same player also gives you a card at random.
effect-swap-same = Look at the hand of the same player. You may swap a card of yours for one of theirs.
effect-con-same = Take a card at random from the same player, then give them a card of your choice. It may be the same.

## What changes an effect

effect-second_beating = Whoever takes the Beating takes a second one.
effect-and_discard = Each of them also discards a card at random.
effect-return_beating = The player who caused it, if any, takes it.
effect-give_nothing = Give nothing in return.
effect-keep_card = It goes to your hand instead.
effect-target_anywhere = The target may be anywhere.

## Abilities: Crew

ability-lookout = After the roll of your own Simple move you may roll once more. The second result stands.
ability-tip_off = After the roll of your own Simple move you may roll once more and take { phrase-cigarettes }. The second result stands.
ability-scavenger = Your Search draws { phrase-cards } more.
ability-rummage = Your Search draws at least { phrase-cards }.
ability-shortcut = Once per turn, your Cautious move costs { phrase-actions }.
ability-light_fingers = When you end a Move action in a Place with other players, take up to { phrase-cigarettes } from one of them.
ability-scrounging = When you end a Move action, take { phrase-cigarettes }.

## Abilities: Cartel

ability-supplier = Buying costs you { phrase-cigarettes } less, but at least { $least }.
ability-middleman = Every card you sell brings { phrase-cigarettes } more, at most { $most } more in one Sell.
ability-dealers = You may Buy and Sell { $place } as well.
ability-allowance = At the start of your turn, take { phrase-cigarettes }.

## Abilities: Bikers

ability-knuckles = Once in every combat, when it is up to you to lay a Weapon, you need not.
ability-bracing = Once in every combat that you did not start, when it is up to you to lay a Weapon, you need not.
ability-thick_skin = Losing a combat, also as a helper, gives you no Beating and costs you no random card. A named Tool is still taken.
ability-scars = Losing a combat, also as a helper, gives you no Beating and costs you no random card. A named Tool is still taken. When you yourself lose one, draw { phrase-search_cards }.
ability-trophy = When you win a combat, also draw { phrase-search_cards }.
ability-ambush = When your target cooperates or loses, take back one Weapon that you laid to intimidate.
ability-surprise = When you extort, draw { phrase-search_cards } after choosing the target. If they cooperate or lose, take back one Weapon that you laid to intimidate.

## Abilities: Bratva

ability-tribute = When your Extortion ends with the target cooperating or losing, also take up to { phrase-cigarettes } from them.
ability-dues = When you extort, take { phrase-cigarettes } and draw { phrase-search_cards } after choosing the target.
ability-respect = Whoever extorts you must have and lay { $weapons ->
    [one] { $weapons } Weapon
   *[other] { $weapons } Weapons
} to intimidate. Not Michel(le), nor whoever needs no Weapon for it.
ability-long_arm = You may extort a player wherever they are, even { $in_solitary } or in the Warden’s Office. Your own Place must allow it.
ability-reach = You may extort a player wherever they are, even { $in_solitary } or in the Warden’s Office. Your own Place must allow it. When you extort, draw { phrase-search_cards } after choosing the target.
ability-interrogation = When you extort, look at the target’s hand after choosing them and before you name the Tool.
ability-grilling = When you extort, draw { phrase-search_cards } and look at the target’s hand after choosing them and before you name the Tool.

## Abilities: Triad

ability-artisan = You may Craft in any Place and with Beatings.
ability-thrift = Your crafting needs no Link, nor a Bandage.
ability-leftovers = Your crafting needs no Link, nor a Bandage, and brings you { phrase-cigarettes }.
ability-engineer = Once per turn, digging with { $card } scores you { phrase-points } more.
ability-herbalist = You may Heal in any Place. Your Heal removes everything, both Beatings and the Trauma, and you draw { phrase-search_cards }.

## Abilities: Queers

ability-stage = Once per turn, playing an Action card costs no action, and you draw { phrase-search_cards } after it.
ability-encore = Once per turn, after playing an Action card, draw { phrase-search_cards }.
ability-barter = Once per turn, for no action: take a card at random from another player in your Place who has cards, then give them a card of your choice. It may be the same.
ability-haggle = Once per turn, for no action: give { phrase-cigarettes } to another player in your Place who has cards, take a card at random from them, then give them a card of your choice. It may be the same.
ability-charm = No player can choose you for an Extortion while you have no Beating. Michel(le) can.
ability-innocence = No player can choose you for an Extortion while you have no Beating and at most { phrase-cards } in hand. Michel(le) can.
ability-wardrobe = You may Search { $searches ->
    [1] once
    [2] twice
   *[other] { $searches } times
} in a turn. Searches made before you joined count.
ability-costumes = You may Search { $searches ->
    [1] once
    [2] twice
   *[other] { $searches } times
} in a turn, and every Search after the first draws { phrase-cards } more. Searches made before you joined count.
