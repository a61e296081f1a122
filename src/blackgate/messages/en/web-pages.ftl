# The pages around the table: start, lobby, hot seat, after the game, rules.
# $player, $players   names as people have written them
# $place              the name of a Place

web-pages-offline = The server cannot be reached. Check the connection, then try again.
web-pages-home = Home

## The start page

web-pages-tagline = A long night. A thick wall. A spoon.
web-pages-rules = The rules
web-pages-ways = Ways to play
web-pages-way-bots = Against bots
web-pages-way-friends = With friends
web-pages-way-here = On this device
web-pages-way-join = Join
web-pages-theme-system = Auto
web-pages-theme-dark = Night
web-pages-theme-light = Day
web-pages-your-name = Your name
# Who leaves the name empty is called so; at most 20 letters.
web-pages-prisoner = Prisoner 13
web-pages-how-many = How many play?
web-pages-how-strong = How strong should the bots be?
web-pages-level = Level
web-pages-play-now = Play now
web-pages-extras = Expansions
web-pages-extras-count = { $count ->
    [0] none
   *[other] { $count } chosen
}
web-pages-michel = Michel or Michelle
web-pages-michel-none = nobody
web-pages-team = Team mode
web-pages-team-about = Two teams, two tunnels; for 4 or 6.
web-pages-warden = The Warden
web-pages-warden-about = Illegal actions can be reported, and everybody can be bribed.
web-pages-places = Other Places
web-pages-table-name = Name of the table
web-pages-open-table = Open a table
web-pages-manners = Clock, guests and undo
web-pages-clock = Clock
web-pages-clock-none = none
web-pages-clock-none-about = Everybody takes their time.
web-pages-clock-turn = each turn
web-pages-clock-turn-about = A fixed time per player and turn.
web-pages-clock-game = whole game
web-pages-clock-game-about = A total per player, plus an increment for each of their turns.
web-pages-public = Public
web-pages-public-about = Everybody on this server can find the table. Rated without hints and undo, if everybody has claimed a name.
web-pages-undo = Undo
web-pages-undo-about = Even after something was revealed, if everybody agrees.
web-pages-aids = Aids
web-pages-tracker = Memory aid
web-pages-tracker-about = Shows what each player could remember.
web-pages-odds = Odds
web-pages-odds-about = The chances of a roll or a fight, from what you know.
web-pages-goal = Dig your way out
web-pages-goal-tools = Get Tools: find, make, buy or steal them.
web-pages-goal-dig = Dig with them in the Cell Block. The better the Tool, the more points.
web-pages-goal-out = The first with { $goal } points is out.
web-pages-goal-understood = Got it
web-pages-skip = Skip
web-pages-missing = There is no such page
web-pages-missing-about = The address is wrong, or the page no longer exists.
web-pages-labelled = { $what }: { $value }
web-pages-hints = Hints
web-pages-hints-about = What a strong bot thinks of your choices, even where several people play.
web-pages-watched = Guests
web-pages-watched-about = Anybody who finds the table may watch.
web-pages-here-about = The device goes from hand to hand. A curtain hides your cards in between.
web-pages-name-of = Player { $number }
web-pages-one-more = One more
web-pages-play-here = Play here
web-pages-code = The table’s code: six letters
web-pages-join = Go to the table
web-pages-public-tables = Public tables
web-pages-no-public = None at the moment.
web-pages-my-tables = My tables
web-pages-nameless = A table without a name
web-pages-taken = { $taken } of { $players } seats taken
web-pages-state-open = open
web-pages-state-playing = being played
web-pages-state-over = finished
web-pages-state-ended = ended early
web-pages-state-quarantined = quarantined
web-pages-fan-made = A fan-made digital edition, not connected with the publisher. All pictures are our own.
web-pages-credits = Icons: game-icons.net, by Lorc, Delapouite and contributors, CC BY 3.0. Type: Barlow, SIL Open Font License.
web-pages-style = Style guide

## The lobby

web-pages-seats = Seats
web-pages-settled = Settings of this table
web-pages-agreed-watch-everybody = Guests may watch
web-pages-agreed-watch-nobody = No guests
web-pages-free-seat = Free seat
web-pages-put-bot = Put a bot here
web-pages-seat-bot = Bot in seat { $number }
web-pages-leave = Leave
web-pages-send-away = Send away
web-pages-send-away-who = Send away: { $player }
web-pages-fill-up = Fill up with bots
web-pages-start = Lock the gates
web-pages-waiting-for = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
web-pages-all-here = Everybody is here. You may begin.
web-pages-waiting-host = Everybody is here. Waiting for the host to begin.
web-pages-take-seat = Take a seat
web-pages-sit = Sit down
web-pages-full = All seats are taken. You can stay and watch.
web-pages-another-here = One more person on this device
web-pages-their-name = Their name
web-pages-sit-too = Sit down too
web-pages-luck = Add to the luck
web-pages-luck-about = Dice and cards come from a secret of the server and a text from each player. Add yours, and nobody can have fixed the game in advance.
web-pages-luck-text = Any text
web-pages-luck-give = Put it in
web-pages-luck-given = Your text is in it. You can change it until the game begins.
web-pages-invite = Invite somebody
web-pages-code-at = At { $host }, with this code:
web-pages-link = Link to this table
web-pages-qr = QR code: scan it with a phone’s camera
web-pages-copy = Copy
web-pages-copied = Copied.
web-pages-copy-yourself = It is selected: copy it with the keyboard or a long press.
web-pages-only-here = { $host } works on this computer only. On another device, use this computer’s network address instead.
web-pages-fair = Is it fair?
web-pages-fair-about = The server committed to its secret with this fingerprint before anybody sat down. After the game, anybody can check every die and every card against it.

## A seat on another device, and several on one

web-pages-move-about = Anybody who opens this link plays in your seat. It works for an hour.
web-pages-move-make = Make a link
web-pages-move-link = Link to your seat
web-pages-taking-seat = Taking your seat …
web-pages-hand-over = Hand the device to { $player }
web-pages-hand-over-about = Everybody else looks out of the window, bars or not.
web-pages-i-am = I am { $player }

## After the game

web-pages-after = After the game
web-pages-after-ending = Secrets
web-pages-after-story = Story
web-pages-after-figures = Figures
web-pages-after-replay = Replay
web-pages-after-record = Record
web-pages-out = { $count ->
    [one] { $players } is out!
   *[other] { $players } are out!
}
web-pages-you-out = You are out!
web-pages-you-all-out = You are all out!
web-pages-got-out = Out, with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-pages-stayed = Still in, with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-pages-revealed = revealed
web-pages-kept-secret = kept secret to the end
web-pages-empty-hand = Empty hands.
web-pages-hands = Hands
web-pages-rematch = Play again
web-pages-rematch-go = To the next game
web-pages-rematch-waits = Somebody has already opened the table for the next game.
web-pages-figures = What everybody did
web-pages-chart-points = Tunnel points
web-pages-chart-turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
web-pages-chart-dice = The die: { $count ->
    [one] { $count } roll
   *[other] { $count } rolls
}
web-pages-chart-face = Shown:
web-pages-count-digs = Digs
web-pages-count-searches = Searches
web-pages-count-moves = Moves
web-pages-count-extorts = Extortions
web-pages-count-combats = Combats won
web-pages-count-beatings = Beatings taken
web-pages-count-crafts = Crafts
web-pages-count-joins = Gangs joined
web-pages-count-plays = Action cards
web-pages-count-time = Time to think
web-pages-sum = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}, { $moves ->
    [one] { $moves } choice
   *[other] { $moves } choices
}, { $time } minutes.
web-pages-replay = Replay
web-pages-replay-start = To the beginning
web-pages-replay-back = One step back
web-pages-replay-play = Play
web-pages-replay-stop = Stop
web-pages-replay-on = One step forward
web-pages-replay-end = To the end
web-pages-replay-step = Step
web-pages-replay-at = { $step } of { $total }
web-pages-replay-pace = Speed
web-pages-replay-coming = Loading the game …
web-pages-eyes = Whose eyes?
web-pages-eyes-all = Everything open
web-pages-eyes-watcher = Somebody watching
web-pages-eyes-of = { $player }
web-pages-record-about = The record is the whole game as a small text file: every choice, every die, every card, and the secret they came from.
web-pages-record-get = Download the record
web-pages-record-verify = To check that every move was legal and every roll was fair:
web-pages-record-promise = Before the game the server committed to its secret with this fingerprint. The record has the same one.

## The rules

web-pages-rules-search = Search the rules
web-pages-rules-contents = Contents
web-pages-rules-found = { $count ->
    [0] nothing found
    [one] found once
   *[other] found { $count } times
}
web-pages-rules-nothing = No rule says that. In here that means it is allowed, more or less.
web-pages-rules-sign-ruling = ruling
web-pages-rules-sign-house = house
web-pages-rules-cards = Cards
web-pages-rules-cards-action = Action cards
web-pages-rules-cards-gang = Gang cards
web-pages-rules-cards-background = Backgrounds
web-pages-rules-cards-trauma = Traumas
web-pages-rules-ruling = The rulebooks are silent here; this is how Blackgate plays it.
web-pages-rules-house = Not in the rulebooks: a figure or card of this project’s own.
web-pages-rules-table = Table
web-pages-rule = Rule { $rule }

## The pace of bots

web-pages-pace-calm-about = Enough time to follow everything.
web-pages-pace-brisk-about = Enough time to see what happens.
web-pages-pace-at_once-about = No waiting: read the log to see what happened.

## A TV for the board, phones for the hands

web-pages-tv = This screen is the TV
web-pages-tv-about = It shows the board and makes the sounds. Everybody joins with a phone, which holds their cards.
web-pages-tv-open = Open the TV
web-pages-tv-scan = Scan this with your phone: it becomes your hand.
web-pages-tv-link = Board on a TV, phones as hands
web-pages-tv-sound = Turn the sound on
web-pages-tv-turn = It is { $player }’s turn
web-pages-tv-news = Latest events
web-pages-hand-board = Show the board here
web-pages-hand-screen = The board is on the TV.
web-pages-hand-only = Only my hand here: the board is on a TV

## Puzzles

web-pages-puzzles = Puzzles
web-pages-puzzles-about = Positions from real games in which one choice is clearly best. Bots found them, and the strongest bot has analysed each at length.
web-pages-puzzles-none = There are no puzzles for this edition yet. Generate some with tools/make_puzzles.py.
web-pages-puzzle-today = The puzzle of the day
web-pages-puzzle-win = Win this turn
web-pages-puzzle-get = Get { $card } this turn
web-pages-puzzle-survive = Survive until your next turn
web-pages-puzzle-theme-win = Win this turn
web-pages-puzzle-theme-get = Get a Tool
web-pages-puzzle-theme-survive = Survive
web-pages-puzzle-about-win = It works whatever the others answer, and without luck.
web-pages-puzzle-about-get = It works whatever the others answer, and without luck.
web-pages-puzzle-about-survive = Somebody is about to break out. One choice prevents it far more often than any other.
web-pages-puzzle-number = Puzzle { $number }, { $difficulty ->
    [1] easy
    [2] medium
   *[other] hard
}
web-pages-puzzle-difficulty = { $difficulty ->
    [1] easy
    [2] medium
   *[other] hard
}
web-pages-puzzle-done = solved
web-pages-puzzle-solved = Solved!
web-pages-puzzle-solved-chance = Solved! It works in { $chance } of 100 games.
web-pages-puzzle-right = So far, so good. Keep going.
web-pages-puzzle-failed = That does not work. See what would happen.
web-pages-puzzle-solution = This solves it: { $choice }
web-pages-puzzle-show = Show the solution
web-pages-puzzle-again = Try again
web-pages-puzzle-next = Next puzzle
web-pages-clock-each-turn = Time per turn
web-pages-clock-whole-game = Time for the game
web-pages-clock-more = Extra time per turn
web-pages-clock-unit = { $time } in
web-pages-unit-seconds = seconds
web-pages-unit-minutes = minutes
web-pages-unit-hours = hours
web-pages-unit-days = days
web-pages-time-seconds = { $seconds } s
web-pages-time-minutes = { $minutes } min
web-pages-time-hours = { $hours } h
web-pages-time-hours-minutes = { $hours } h { $minutes } min
web-pages-time-days = { $days } d
web-pages-time-days-hours = { $days } d { $hours } h
web-pages-agreed-each-turn = { $time } per turn
web-pages-agreed-whole-game = { $time } for the game, plus { $more } per turn
web-pages-my-turn = Your turn
