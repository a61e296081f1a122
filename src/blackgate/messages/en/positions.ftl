# Why a position cannot be. Explained: records/position.py.
#   $path            where in the position: seats.0.tunnel, waiting
#   $found, $known   words of the position itself, with their quotes
#   $card, $step     ids, as they are written in a position
#   $rule            the rule behind it
# Words of the position stay as they are in every language.

position-at = { $path }: { $reason }
position-none = none

## The text

position-no-colon = { $found } has no colon
position-unknown = { $found } is unknown; allowed are: { $known }
position-seats = there has to be one line for each of { $least } to { $most } seats from 0 on, found { $found }
position-revealed = { $found } is unknown; { $known } is allowed there
position-number-and-card = a number and a card are needed, as in { $example }
position-no-pile = { $found } has no pile; there are: { $known }
position-whole = a whole number is needed
position-yes-or-no = yes or no is needed
position-twice = { $found } occurs twice

## What stands where

position-list = a list is needed, found { $found }
position-table = a table is needed, found { $found }
position-truth = true or false is needed, found { $found }
position-whole-to = a whole number from 0 to { $most } is needed, found { $found }
position-name-and-who = a name and who knows it are needed, found { $found }
position-gang-pile = a list is needed: the top card, then what lies under the pile
position-memory = two lists are needed
position-memory-length = a list of { $wanted } numbers is needed

## The prison

position-players = { $players } are needed, one for each player, found { $found }
position-no-place = { $found } is not in this game; there are: { $known }
position-cards = { $found } in all, but the edition has { $total }
position-no-tool = { $card } is not a Tool (R11.1)
position-two-have = two players have { $card }, but there is only one ({ $rule })
position-only-one = { $card } occurs twice, but there is only one
position-not-in-pile = { $card } is not in that pile (R1.3)
position-tokens = { $found } tokens in front of players, but there are only { $total } (R14.3)
position-no-tokens = no module in play brings any (R14.3)
position-no-traumas = there are none without the Psychiatric Ward (R14.10)
position-michel-place = they never enter a Place without a number (R12.4)
position-michel-cards = there are { $total } such Michel cards (R12.1)
position-without-option = this exists only with a module that is not in play; add the module to the options, or leave this out
position-won = { $goal } points win the game (R2.1); give fewer, or say that it is over

## What waits

position-steps = a list of steps is needed, the bottom first
position-nobody-asked = somebody has to be asked something
position-no-step = { $found } is not a step; there are: { $known }
position-other-module = { $step } belongs to a module that is not in play
position-step-place = { $step } is in the wrong place; a turn is at the bottom
position-step-numbers = { $step } has { $wanted } numbers, found { $found }
position-step-field = { $step }: { $wanted } is needed, found { $found }
position-no-seat = there is no seat { $seat }
position-other-turn = it is the turn of seat { $active }, not of { $seat }

# What a number of a step can be: the $wanted of position-step-field
position-field-seat = a seat
position-field-seat-or-none = a seat or -1
position-field-turn-action = the first number of a turn action
position-field-flag = 0 or 1
position-field-action-card = an Action card
position-field-die = a result of the die
position-field-gang = a Gang
position-field-background = a Background
position-field-michel-card = a Michel card
position-field-number = a small number
position-field-place = a Place
position-field-place-or-none = a Place or -1
position-field-tool = a Tool
position-field-bits = bits
