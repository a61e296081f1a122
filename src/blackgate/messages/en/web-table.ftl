# The table in the browser: top bar, actions, hand, log, chat, menu. Arguments: $player is a name.

## What can be done in a turn, short enough for a tile

web-table-actions = What you can do
web-table-group-basic = Basic
web-table-group-place = Here
web-table-group-free = Free
web-table-end-turn = End turn
web-table-back = Back
web-table-always-pass = Always pass here: { $window }
web-table-window-stop_card = an Action card is played
web-table-window-beating = a Beating
web-table-window-sending = being sent away
web-table-window-move_warden = moving the Warden
web-table-window-report = reporting
web-table-window-freepass = going free
web-table-window-punishment = punishing
web-table-window-help = helping in a combat
web-table-passing = You always pass: { $windows }.
web-table-ask-again = Ask me again
web-table-deadline = Time left to answer
web-table-answered = You have answered. Waiting for the others.
web-table-confirm-reveal = Once it is revealed, everybody knows it, and it is used up.
web-table-confirm-end = You still have actions left. They will be lost.
web-table-confirm-yes = Yes, do it
web-table-confirm-no = No
web-table-confirm-never = Do not ask me again

## The top bar

web-table-nameless = A table
web-table-your-turn = Your turn
web-table-turn-of = { $player }’s turn
web-table-over = The game is over
web-table-paused = The game is paused. Clocks and bots wait.
web-table-actions-left = { $count ->
    [one] { $count } action left
   *[other] { $count } actions left
}
web-table-clock = Time left for { $player }
web-table-line-connecting = Connecting …
web-table-line-lost = Connection lost. Reconnecting …
web-table-line-refused = Not connected
web-table-line-open = Connected
web-table-undo = Undo
web-table-hint-short = Hint
web-table-asked = { $question } { $count ->
    [one] { $count } choice.
   *[other] { $count } choices.
}

## The menu

web-table-menu = Menu
web-table-close = Close
web-table-pause = Pause
web-table-resume = Resume
web-table-rules = The rules
web-table-leave = Leave the table
web-table-end = End the game
web-table-end-sure = The game ends for everybody, and nobody wins.
web-table-move-seat = Move to another device
web-table-language = Language
web-table-theme = Theme
web-table-theme-system = same as the device
web-table-theme-dark = dark
web-table-theme-light = light
web-table-speed = Motion
web-table-speed-off = off
web-table-speed-fast = fast
web-table-speed-normal = normal
web-table-speed-slow = slow
web-table-volume = Sound
web-table-ask-before = Confirm what cannot be undone
web-table-silence = Answer for me when I have no choice (turn off to bluff)
web-table-forced = There is only one answer, “{ $answer }”: it is given for you.
web-table-shortcuts = Choose with the keys on the buttons

## Hints

web-table-hint = What the boss would do
web-table-hint-thinking = Thinking …
web-table-hint-about = Your chances to win after each choice, as a strong bot sees them. It knows no more than you do.
web-table-hint-best = the bot’s choice
web-table-hint-line = What it expects, step by step
web-table-hint-look = look it up
web-table-hint-none = There is nothing to suggest now.
web-table-hint-chance = { $chance } %
# $dice: the numbers of the die that bring it, “1, 2, 3”.
web-table-odds-dice = on { $dice }

## Cards

web-table-hand = Your hand: { $count } of { $limit } cards
web-table-hand-empty = Your hands are empty.
web-table-hand-card = { $card }{ $count ->
    [one] {""}
   *[other] , { $count } of them
}
web-table-own-cards = Your Background and your Gang
web-table-background = Background, secret
web-table-background-used = Background, used up
web-table-look-up = What { $name } does
web-table-gang-wants = To join, discard { $needs } different Accessories from these: { $wants }.
web-table-sells-for = { $count ->
    [one] Sells for { $count } cigarette.
   *[other] Sells for { $count } cigarettes.
}
web-table-family-tools = A Tool. Dig with it in your Cell Block. It is also what others extort.
web-table-family-weapons = A Weapon. It intimidates, and it is laid in combats.
web-table-family-components = A Component. Craft with it, or sell it.
web-table-family-accessories = An Accessory. Gangs let you in for it.
web-table-family-rare = A rare item. It is good for one thing: it sells well.
web-table-family-action_cards = An Action card.

## The parts of the screen

web-table-skip = Skip to your choices
web-table-players = Players
web-table-prison = Prison
web-table-talk = Log and chat
web-table-tab-players = Players
web-table-tab-prison = Prison
web-table-tab-talk = Log, chat
web-table-panels = Parts of the table
web-table-log = Log
web-table-chat = Chat
web-table-watching = You are watching. What is secret stays secret.
web-table-see-board = Back to the board
web-table-see-results = How it ended

## Log and chat

web-table-by-bot = A bot chose this.
web-table-by-clock = Time was up: a bot chose this.
web-table-mark-bot = bot
web-table-mark-clock = clock
web-table-meanwhile = While you were away
web-table-meanwhile-bot = { $count ->
    [one] A bot made one move for you.
   *[other] A bot made { $count } moves for you.
}
web-table-meanwhile-clock = { $count ->
    [one] Your time was up once: a bot chose for you.
   *[other] Your time was up { $count } times: a bot chose for you.
}
web-table-meanwhile-none = The game continued. Nobody played in your place.
web-table-go-on = Continue
web-table-spectator = A spectator
web-table-chat-empty = Nobody has said anything yet.
web-table-chat-write = Say something
web-table-chat-send = Send
web-table-chat-new = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
}
web-table-emotes = Emotes
web-table-emote-laugh = laughs
web-table-emote-cry = cries
web-table-emote-angry = is angry
web-table-emote-wave = waves
web-table-emote-thumbs_up = thumbs up
web-table-emote-shock = is shocked
web-table-emote-handcuffs = handcuffs
web-table-emote-shovel = shovel
web-table-proposal-pause = { $player } proposes a pause.
web-table-proposal-undo = { $player } asks to take back the last move.
web-table-proposal-votes = In favour: { $names }
web-table-proposal-yes = Agree
web-table-proposal-withdraw = Withdraw
web-table-away = { $player } has been away for a while.
web-table-take-over = Let a bot play

## Closed

web-table-closed-title = This table is closed
web-table-closed = The server refuses the connection.
web-table-ended = The host has ended this table.
web-table-ended-rules = The rules have changed with a new release, and this game cannot continue. Its record is here, and you can play again together.
web-table-come-anew = Reload
web-table-home = To the start page

## Following the others

web-table-since = Since your turn
web-table-since-all = Their last turns
web-table-since-one = { $player }: { $upshot }
web-table-since-none = { $player } has not had a turn since then.
web-table-turn-replay = What { $player } did
web-table-turn-replay-again = Again
web-table-turn-replay-next = Next: { $player }
web-table-log-before = Before the first turn
web-table-log-earlier = Earlier
web-table-concerns-you = This concerned you.
web-table-bots = Pace of the bots
web-table-pace-calm = calm
web-table-pace-brisk = brisk
web-table-pace-at_once = instant
web-table-bots-wait = Bots, wait
web-table-bots-go = Bots, continue
web-table-bots-step = One move
web-table-ended-operator = The operator of this server has closed the table.
web-table-notifications-device = Notify me on this device when it is my turn
web-table-notifications-device-about = Even while this page is closed. For this table only.
web-table-notifications-webhook = Notify my webhook too
web-table-notifications-denied = The browser blocks notifications: allow them for this page in its settings.
web-table-vacation = on vacation
