# What happened, a line of the log for each event, told to one reader. After the prefix stands the name in
# rules/events.py, then who the reader is:
#   event-ID          everybody else
#   event-ID-you      the player it is about
#   event-ID-to_you   the other player it is about
#   event-ID-hidden   whoever may not know the card
# Before that: -cards with the cards that go with it, -by with whoever caused it, -team for the whole team of $player.
# Arguments:
#   $player, $other   players’ names
#   $card             cards in words (a Shovel, 2 Knives, a Link and a Cap); a Gang card; with lacks and buys the bare
#                     name (Shovel), with is-stopped the card with its article (the Riot card); what a Michel card
#                     shows (a Knife and a Spoon)
#   $count            how many cards they are, a number
#   $place            place-ID.to: to the Showers
#   $gang             gang-ID.def: the Crew
#   $michel           standee-ID: Michelle
#   $token            token-ID.indef: a Spy token
#   $trauma           trauma-ID: Tremor
#   $punishment       punishment-ID: half of the hand
# and numbers: $actions, $beatings, $bonus, $cigarettes, $die, $points

phrase-some_cards = { $count ->
    [one] a card
   *[other] { $count } cards
}

## Turns and the end

event-game-starts = The gates are locked. { $player } begins.
event-game-starts-you = The gates are locked. You begin.
event-background-dealt = { $player } has a Background and does not talk about it.
event-background-dealt-you = You have a Background: { $background }. Nobody else needs to know.
event-turn-starts = { $player }’s turn: { phrase-actions }.
event-turn-starts-you = It is your turn: { phrase-actions }.
event-turn-ends = { $player } is done.
event-turn-ends-you = You are done.
event-game-won = { $player } is out. The tunnel was long enough.
event-game-won-you = You are out. The tunnel was long enough.
event-game-won-team = { $player } are out. Their tunnel was long enough.
event-game-won-team-you = You are out, together with { $player }. The tunnel was long enough.
event-game-ends = That was the last round. The longest tunnel wins.

## Cards on the move

event-draws = { $player } draws { $card }.
event-draws-you = You draw { $card }.
event-draws-hidden = { $player } draws { phrase-some_cards }.
event-reshuffles = The Search discard becomes the new Search deck. Nothing goes to waste in here.
event-takes-from-pile = { $player } takes { $card }.
event-takes-from-pile-you = You take { $card }.
event-discards = { $player } discards { $card }.
event-discards-you = You discard { $card }.
event-discards-at-random = { $player } discards { $card }. Chance chose.
event-discards-at-random-you = You discard { $card }. Chance chose.
event-sells = { $player } sells { $card } for { phrase-cigarettes }.
event-sells-you = You sell { $card } for { phrase-cigarettes }.
event-pays = { $player } pays with { $card }.
event-pays-you = You pay with { $card }.
event-lays = { $player } lays { $card }.
event-lays-you = You lay { $card }.
event-plays = { $player } plays { $card }.
event-plays-you = You play { $card }.
event-clears = Cleared from the table: { $card }.
event-takes-back = { $player } picks up { $card } from the table.
event-takes-back-you = You pick up { $card } from the table.
event-takes-openly = { $player } takes { $card } from { $other }.
event-takes-openly-you = You take { $card } from { $other }.
event-takes-openly-to_you = { $player } takes { $card } from you.
event-takes-hidden = { $player } takes { $card } from { $other }.
event-takes-hidden-you = You take { $card } from { $other }.
event-takes-hidden-to_you = { $player } takes { $card } from you.
event-takes-hidden-hidden = { $player } takes { phrase-some_cards } from { $other }. The two of them know what.
event-gives-hidden = { $player } gives { $card } to { $other }.
event-gives-hidden-you = You give { $card } to { $other }.
event-gives-hidden-to_you = { $player } gives you { $card }.
event-gives-hidden-hidden = { $player } gives { phrase-some_cards } to { $other }. The two of them know what.
event-lacks = { $player } has no { $card }. Everybody has seen it.
event-lacks-you = You have no { $card }. Everybody has seen it.
event-looks-at-hand = { $player } looks at { $other }’s whole hand.
event-looks-at-hand-you = You look at { $other }’s whole hand.
event-looks-at-hand-to_you = { $player } looks at your whole hand.
event-sees = { $player } has seen what { $other } has: { $card }.
event-sees-you = You have seen what { $other } has: { $card }.
event-shuffles-hands = All hands are shuffled together. What is mine is yours.
event-is-dealt = { $player } is dealt { $card }.
event-is-dealt-you = You are dealt { $card }.
event-is-dealt-hidden = { $player } is dealt { phrase-some_cards }.
event-digs = { $player } digs with { $card }: { phrase-points }.
event-digs-you = You dig with { $card }: { phrase-points }.

## Searching, crafting and buying, with the cards that go with it

event-searches = { $player } searches.
event-searches-you = You search.
event-searches-cards = { $player } searches and finds { $card }.
event-searches-cards-you = You search and find { $card }.
event-searches-cards-hidden = { $player } searches and finds { phrase-some_cards }.
event-crafts = { $player } crafts.
event-crafts-you = You craft.
event-crafts-cards = { $player } turns { $used } into { $card }.
event-crafts-cards-you = You turn { $used } into { $card }.
event-buys = { $player } goes shopping: { $card }, { phrase-cigarettes }.
event-buys-you = You go shopping: { $card }, { phrase-cigarettes }.
event-buys-cards = { $player } buys { $card } for { phrase-cigarettes }.
event-buys-cards-you = You buy { $card } for { phrase-cigarettes }.

## Moving

event-rolls = { $player } rolls the die: { $die }.
event-rolls-you = You roll the die: { $die }.
event-rolls-again = { $player } disagrees with the die and rolls again: { $die }.
event-rolls-again-you = You disagree with the die and roll again: { $die }.
event-goes = { $player } goes { $place }.
event-goes-you = You go { $place }.
event-is-sent = { $player } is sent { $place }.
event-is-sent-you = You are sent { $place }.

## Gangs and Backgrounds

event-leaves-gang = { $player } leaves { $gang }: { $card }.
event-leaves-gang-you = You leave { $gang }: { $card }.
event-joins = { $player } joins { $gang }: { $card }.
event-joins-you = You join { $gang }: { $card }.
event-turns-up = On top for { $gang } now: { $card }.
event-reveals = { $player } reveals a Background: { $background }{ $bonus ->
    [0] .
   *[other] , with the bonus.
}
event-reveals-you = You reveal your Background: { $background }{ $bonus ->
    [0] .
   *[other] , with the bonus.
}

## What people get

event-heals = { $player } recovers: { $beatings ->
    [one] { $beatings } Beating fewer.
   *[other] { $beatings } Beatings fewer.
}
event-heals-you = You recover: { $beatings ->
    [one] { $beatings } Beating fewer.
   *[other] { $beatings } Beatings fewer.
}
event-gets-cigarettes = { $player } gets { phrase-cigarettes }.
event-gets-cigarettes-you = You get { phrase-cigarettes }.
event-takes-cigarettes = { $player } takes { phrase-cigarettes } from { $other }.
event-takes-cigarettes-you = You take { phrase-cigarettes } from { $other }.
event-takes-cigarettes-to_you = { $player } takes { phrase-cigarettes } from you.
event-is-beaten = { $player } takes a Beating.
event-is-beaten-you = You take a Beating.
event-is-beaten-by = { $player } takes a Beating from { $other }.
event-is-beaten-by-you = You take a Beating from { $other }.
event-is-beaten-by-to_you = { $player } takes a Beating from you.
event-beating-has-no-effect = { $player } takes one more Beating and no longer notices.
event-beating-has-no-effect-you = You take one more Beating and no longer notice.
event-beating-has-no-effect-by = { $player } takes one more Beating from { $other } and no longer notices.
event-beating-has-no-effect-by-you = You take one more Beating from { $other } and no longer notice.
event-beating-has-no-effect-by-to_you = { $player } takes one more Beating from you and no longer notices.
event-gets-actions = { $player } gets { phrase-actions } more.
event-gets-actions-you = You get { phrase-actions } more.
event-scores = { $player } scores { phrase-points } more.
event-scores-you = You score { phrase-points } more.

## What people do to each other

event-targets = { $player } chooses { $other }.
event-targets-you = You choose { $other }.
event-targets-to_you = { $player } chooses you.
event-extorts = { $player } has a word with { $other }: Extortion.
event-extorts-you = You have a word with { $other }: Extortion.
event-extorts-to_you = { $player } has a word with you: Extortion.
event-demands = { $player } demands { $card } from { $other }.
event-demands-you = You demand { $card } from { $other }.
event-demands-to_you = { $player } demands { $card } from you.
event-cooperates = { $player } cooperates.
event-cooperates-you = You cooperate.
event-refuses = { $player } refuses.
event-refuses-you = You refuse.
event-needs-no-weapon = { $player } lays nothing: bare hands will do.
event-needs-no-weapon-you = You lay nothing: bare hands will do.
event-yields = { $player } yields, for reasons of health.
event-yields-you = You yield, for reasons of health.
event-wins-combat = { $player } wins the combat against { $other }.
event-wins-combat-you = You win the combat against { $other }.
event-wins-combat-to_you = { $player } wins the combat against you.
event-is-stopped = { $other } saw it coming: { $card } has no effect.
event-is-stopped-to_you = You saw it coming: { $card } has no effect.
event-barters = { $player } barters with { $other }.
event-barters-you = You barter with { $other }.
event-barters-to_you = { $player } barters with you.

## Tokens and Traumas

event-takes-token = { $player } takes { $token }.
event-takes-token-you = You take { $token }.
event-discards-token = { $player } discards { $token }.
event-discards-token-you = You discard { $token }.
event-keeps-token = { $player } leaves { $token } on the Tool.
event-keeps-token-you = You leave { $token } on the Tool.
event-gets-trauma = { $player } has a Trauma now: { $trauma }.
event-gets-trauma-you = You have a Trauma now: { $trauma }.
event-sheds-trauma = { $player } gets over a Trauma: { $trauma }.
event-sheds-trauma-you = You get over your Trauma: { $trauma }.

## Modular Places

event-old-background = { $player } puts a Background under the deck: { $background }.
event-old-background-you = You put your Background under the deck: { $background }.
event-old-background-hidden = { $player } puts a Background under the deck, unseen.
event-new-background = { $player } has a new Background and does not talk about it.
event-new-background-you = You have a new Background: { $background }. Nobody else needs to know.
event-bets = { $player } bets { phrase-cigarettes }.
event-bets-you = You bet { phrase-cigarettes }.
event-wins-bet = { $player } wins the bet and gets { phrase-cigarettes }.
event-wins-bet-you = You win the bet and get { phrase-cigarettes }.
event-loses-bet = { $player } loses the bet and { phrase-cigarettes } with it.
event-loses-bet-you = You lose the bet and { phrase-cigarettes } with it.
event-brawls = { $player } starts a Brawl.
event-brawls-you = You start a Brawl.
event-stays-out = { $player } turns the other cheek.
event-stays-out-you = You turn the other cheek.

## Michel(le)

event-michel-goes = { $player } sends { $michel } { $place }.
event-michel-goes-you = You send { $michel } { $place }.
event-michel-extorts = { $michel } has a word with { $player }. On the card: { $card }.
event-michel-extorts-you = { $michel } has a word with you. On the card: { $card }.
event-michel-reveals = { $michel } against { $player }, the next card: { $card }.
event-michel-reveals-you = { $michel } against you, the next card: { $card }.
event-michel-loses = { $player } wins the combat against { $michel }.
event-michel-loses-you = You win the combat against { $michel }.
event-michel-wins = { $michel } wins the combat against { $player }.
event-michel-wins-you = { $michel } wins the combat against you.
event-michel-reshuffles = All the cards of { $michel } are shuffled again.

## The Warden

event-warden-goes = Thanks to { $player }, the Warden goes { $place }.
event-warden-goes-you = Thanks to you, the Warden goes { $place }.
event-reports = { $player } reports { $other } to the Warden.
event-reports-you = You report { $other } to the Warden.
event-reports-to_you = { $player } reports you to the Warden.
event-goes-free = { $player } knows the right people and goes free.
event-goes-free-you = You know the right people and go free.
event-punishes = { $player } has { $other } punished: { $punishment }.
event-punishes-you = You have { $other } punished: { $punishment }.
event-punishes-to_you = { $player } has you punished: { $punishment }.
event-loses-cigarettes = { $player } parts with { phrase-cigarettes }.
event-loses-cigarettes-you = You part with { phrase-cigarettes }.

## Teams

event-exchanges = { $player } exchanges things with { $other }.
event-exchanges-you = You exchange things with { $other }.
event-exchanges-to_you = { $player } exchanges things with you.
event-helps = { $player } comes to { $other }’s aid.
event-helps-you = You come to { $other }’s aid.
event-helps-to_you = { $player } comes to your aid.
