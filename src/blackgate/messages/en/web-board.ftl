# The floor plan of the prison and fights, in the browser.
# $deeds, $people, $wants   lists of names, as the server gives them
# $name, $card              a name as the server gives it

web-board-plan = The prison
web-board-warden = The Warden
web-board-look = What is this?

## What a Place says to those who cannot see it, and beside the pointer

web-board-numbers = Doors: { $numbers }.
web-board-search = Search: { $count ->
    [one] { $count } card.
   *[other] { $count } cards.
}
web-board-deeds = Here: { $deeds }.
web-board-forbids = Not here: { $deeds }.
web-board-here = In it: { $people }.
web-board-nobody = Nobody is in it.

## Piles, Gangs, the die

web-board-pile = { $name }: { $count } left
web-board-deck = Search deck: { $count }
web-board-discard = Search discard: { $count }
web-board-michel-deck = { $name }: { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}
web-board-gang-card = On top: { $card }.
web-board-gang-empty = No Gang card is left.
web-board-gang-wants = It takes { $needs } of: { $wants }.
web-board-die = The die shows { $face }.
web-board-die-idle = The die.

## People

web-board-standee = { $beatings ->
    [0] No Beating
    [one] { $beatings } Beating
   *[other] { $beatings } Beatings
}, { $cigarettes ->
    [one] { $cigarettes } cigarette
   *[other] { $cigarettes } cigarettes
}, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## A fight. $attacker, $defender: names; $tool: a Tool’s name

web-board-fight = { $attacker } against { $defender }
web-board-fight-for = { $attacker } wants from { $defender }: { $tool }
web-board-fight-asked = has to answer
web-board-fight-helpers = Helping
web-board-fight-weapons = Weapons on the table
web-board-fight-nothing = No Weapon yet
web-board-fight-fold = Fold away
web-board-fight-unfold = Show
