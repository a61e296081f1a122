# The terminal: the table on the screen, what is asked and answered around it, and the command blackgate.
#
# Arguments are words already in the reader’s language, or numbers where a plural depends on them.
#   $title, $things     a heading and what stands after it, separated by commas
#   $card, $gang, $background, $player, $place   names, without an article

## The table

terminal-heading = Round { $round }: { $player } to act, { phrase-actions } left
terminal-heading-over = Round { $round }: the game is over
terminal-line = { $title }: { $things }
terminal-title = { $title }:
terminal-you = { $player } (you)

terminal-places = Places
terminal-place = Place
terminal-die = Die
terminal-search = Search
terminal-deeds = Only here
terminal-people = Who is there
terminal-place-numbers = die { $numbers }
terminal-place-search = Search { $search }
terminal-place-forbids = no { $deed }
terminal-place-people = there: { $people }


terminal-gangs = Gangs
terminal-gang = Gang
terminal-gang-top = top card { $card }
terminal-gang-wants-any = { $needs } different, any
terminal-gang-wants = { $needs } of { $accessories }

terminal-players = Players
terminal-player = Player
terminal-tunnel = Tunnel
terminal-points = { $points } of { $goal } points
terminal-cards = Cards
terminal-cigarettes = Cigarettes
terminal-beatings = Beatings
terminal-beatings-count = { $beatings ->
    [one] { $beatings } Beating
   *[other] { $beatings } Beatings
}
terminal-background = Background
terminal-background-unknown = hidden
terminal-background-own = { $background } (hidden)
terminal-background-used = { $background } (revealed)

terminal-piles = On the piles: { $piles }. Search deck: { $deck }, discard: { $discard }.
terminal-on_table = Laid down: { $cards }

## The hand

terminal-hand = Your hand
terminal-hand-empty = no cards
terminal-family-tools = Tools
terminal-family-weapons = Weapons
terminal-family-components = Components
terminal-family-accessories = Accessories
terminal-family-rare = Rare items
terminal-family-action_cards = Action cards

## What happened, questions and choices

terminal-news = What happened
terminal-remark = { $player }: { $remark }
terminal-news-more = { $lines ->
    [one] { $lines } more line: log
   *[other] { $lines } more lines: log
}
terminal-group-basic = Basic actions
terminal-group-place = Place actions
terminal-group-free = For no action
terminal-prompt = Your choice (number, or help):

## The curtain between two hands

terminal-curtain-done = Look at this, then press Enter to clear the screen:
terminal-curtain = Hand the keyboard to { $player }.
terminal-curtain-ready = { $player }, press Enter:

## Commands

terminal-command-help = help
    .usage = help
    .does = this text
terminal-command-board = board
    .usage = board
    .does = the whole table
terminal-command-hand = hand
    .usage = hand
    .does = your own cards
terminal-command-card = card
    .usage = card [NAME]
    .does = what a card does; without a name, all of yours
terminal-command-log = log
    .usage = log [NUMBER]
    .does = the last things that happened
terminal-command-why = why
    .usage = why ACTION
    .does = why something cannot be done now, with the rule
terminal-command-hint = hint
    .usage = hint
    .does = what the boss would choose in your place
terminal-command-save = save
    .usage = save [FILE]
    .does = copy the record of the game into a file
terminal-command-undo = undo
    .usage = undo
    .does = take your last choice back; if something was seen since, the others are asked
terminal-command-chat = chat
    .usage = chat TEXT
    .does = say something to the table
terminal-command-pause = pause
    .usage = pause
    .does = propose to stop the clocks
terminal-command-resume = resume
    .usage = resume
    .does = go on after a pause
terminal-command-yes = yes
    .usage = yes
    .does = agree to what is proposed
terminal-command-no = no
    .usage = no
    .does = refuse what is proposed
terminal-command-pass = pass
    .usage = pass always, pass ask
    .does = always pass when you are asked this; be asked again
terminal-command-start = start
    .usage = start
    .does = begin the game, as the host
terminal-command-bot = bot
    .usage = bot SEAT KIND
    .does = as the host: a bot for a seat that is free, or for a player who is away
terminal-command-quit = quit
    .usage = quit
    .does = leave; the game can be continued
terminal-help-choose = Type the number of a choice, its text, or one of these; Enter alone shows the question again.
terminal-help-line = { $command }: { $does }
terminal-help-texts = What you can choose now, as text:
terminal-help-rules = The rules by their numbers and all cards: docs/rules.md and docs/cards.md in the source.

terminal-hint = What the boss thinks of your choices, the best first:
terminal-hint-choice = Choice
terminal-hint-chance = Your chance to win
terminal-hint-share = Thought about
terminal-hint-follows = How it may go on
terminal-hint-line = { $number }. { $action }: { $chance } to win, thought about for { $share } of the time
terminal-hint-then = { $hint }. Then { $line }
terminal-hint-move = { $player }: { $action }

terminal-no-choice = There is no choice { $number }: choose from 1 to { $most }.
terminal-not-understood = “{ $typed }” is nothing you can do here; help says what is.
terminal-not-understood-near = “{ $typed }” is nothing you can do here. Did you mean { $near }?
terminal-refused = { $action }: { $reason }.
terminal-possible = { $action }: you can do this now, it is choice { $number }.
terminal-why-what = Why not what? For example: why craft shovel.
terminal-card-recipe = { $cards } make { $item }
terminal-card-wanted = wanted by { $gangs }
terminal-card-value = sold for { phrase-cigarettes }
terminal-no-card = There is no card called “{ $name }”.
terminal-no-card-near = There is no card called “{ $name }”. Did you mean { $near }?

## Saving and leaving

terminal-recording = The game is being recorded in { $file }.
terminal-saved-copy = The game so far is saved in { $file }.
terminal-file-exists = { $file } is there already: choose another name.
terminal-file-trouble = { $file }: { $reason }.
terminal-file-special = { $file } is a device or a pipe: save what comes from it in a file, and name that.
terminal-file-too-large = { $file } has more than { $most } MB, which no record has: name the file of a record.
terminal-left = The game is saved in { $file }.
terminal-continue = To continue: { $command }

## The end

terminal-result = { $player }: { $points } of { $goal } points; { $background }; { $hand }
terminal-result-hand = in hand: { $cards }
terminal-result-empty = no cards in hand
terminal-recorded = The record of the game: { $file }
terminal-check = To check it: { $command }

## Setting up

terminal-setup-welcome = Blackgate: dig your way out.
terminal-setup-players = Enter to play against { $bots } bots, or how many players, { $least } to { $most }:
terminal-setup-name = Seat { $seat }: a name, or Enter for a bot:
terminal-setup-bots = How strong shall the bots be?
terminal-setup-strength = A number, or Enter for { $usual }:

# Bots, from the weakest
terminal-bot-random = random
    .does = does anything
    .about = Does anything that is allowed. Good for a first look.
terminal-bot-rookie = rookie
    .does = has sensible habits
    .about = Has sensible habits. A fair first opponent.
terminal-bot-veteran = veteran
    .does = looks ahead over the turn
    .about = Looks ahead over the whole turn.
terminal-bot-boss = boss
    .does = thinks through many games
    .about = Thinks through many games before each move. Takes a moment.
terminal-bot-lifer-1 = lifer 1
    .does = about as strong as a rookie
    .about = Learned by playing against itself, but errs often. About as strong as a rookie.
terminal-bot-lifer-2 = lifer 2
    .does = between rookie and veteran
    .about = Learned by playing against itself, and errs now and then. Between rookie and veteran.
terminal-bot-lifer-3 = lifer 3
    .does = about as strong as a veteran
    .about = Learned by playing against itself. About as strong as a veteran.
terminal-bot-lifer-4 = lifer 4
    .does = stronger than a veteran
    .about = Learned by playing against itself. Stronger than a veteran.
terminal-bot-lifer = lifer
    .does = has learned from millions of games, and chooses at a glance
    .about = Has learned from millions of games against itself. Chooses at a glance, and gives nothing away.
terminal-bot-program = program

## What can be wrong on the command line

terminal-error = blackgate: { $reason }
terminal-usage = { $wrong } See “{ $command } --help”.
terminal-usage-option = There is no option { $found }.
terminal-usage-command = There is no command { $found }.
terminal-usage-missing = { $found } is missing.
terminal-usage-value = { $found } needs a value.
terminal-usage-no-value = { $found } takes no value.
terminal-usage-extra = This is too much: { $found }.
terminal-wrong-number = { $option }: “{ $found }” is no whole number.
terminal-wrong-players = “{ $found }” cannot be the number of players: choose from { $least } to { $most } (R1.1).
terminal-too-many-seats = { $named } people and bots for { $players } seats: name fewer, or raise --players.
terminal-wrong-bot = There is no bot “{ $kind }”: choose { $kinds }.
terminal-wrong-strength = “{ $found }” is none of these: choose from 1 to { $most }, or press Enter.
terminal-wrong-first = There is no seat { $found } to begin: choose from 0 to { $most } (R1.7).
terminal-wrong-seat = There is no seat { $found }: choose from 0 to { $most }.
terminal-wrong-language = There is nothing in the language “{ $found }”: choose { $languages }.
terminal-wrong-edition = This edition cannot be used. { $reason }
terminal-wrong-record = { $file } is no record that can be used: { $reason }
terminal-only-new = { $option } is for a new game; with --load it comes from the record.
terminal-wrong-host = the bot cannot go on: { $reason }.
terminal-already-over = This game is over: blackgate replay { $file } shows it.

## Replaying and verifying

terminal-round = Round { $round }
terminal-verify-yes = { $file }: honest. { $actions ->
    [one] { $actions } action follows
   *[other] { $actions } actions follow
} the rules, and all chance is what the secret gives.
terminal-verify-no = { $file }: not right. Line { $line }: { $reason }.
terminal-verify-unknown = { $file }: { $actions ->
    [one] { $actions } action follows
   *[other] { $actions } actions follow
} the rules, but whether chance was honest cannot be told: { $reason }.

## The doctor

terminal-doctor-version = Blackgate { $version } in { $folder }
terminal-doctor-python = Python { $version } ({ $program }) on { $system }
terminal-doctor-compiled = The rules are compiled: full speed.
terminal-doctor-interpreted = The rules are interpreted: fast enough to play, slow for many games.
terminal-interpreted = The rules run interpreted here, about 30 times slower than compiled. For full speed: ‘apt-get install gcc python3-dev’ (or your system’s), then install Blackgate again; ‘blackgate doctor’ says more.
terminal-doctor-source = This is the source tree, which runs interpreted. For the compiled rules: make play, from its second start on, or pip install . in another environment.
terminal-doctor-compiler = There is no C compiler. On Debian or Ubuntu: apt-get install gcc
terminal-doctor-headers = Python’s headers are missing. On Debian or Ubuntu: apt-get install python3-dev
terminal-doctor-reinstall = To compile the rules, install Blackgate from its source again: pip install --force-reinstall .
terminal-doctor-has = { $name } { $version }
terminal-doctor-lacks = { $name } is missing. Install it: pip install { $name }
terminal-doctor-readline = This Python has no readline: no arrow keys and no Tab while typing.
terminal-doctor-folder = Games are kept in { $folder }.
terminal-doctor-no_folder = Nothing can be written in { $folder }, where games are kept. Make it writable, or set XDG_STATE_HOME to a folder that is.
terminal-doctor-server = The server has all that it needs.
terminal-doctor-no_server = The server cannot run without { $names }. To host games: pip install "blackgate[server]"
terminal-doctor-no_uvloop = uvloop is missing: the server runs, but carries fewer games. Where your system has it: pip install uvloop
terminal-doctor-port = Port { $port } is free for the server.
terminal-doctor-no_port = Port { $port } is taken, perhaps by a server that runs. For one more: blackgate serve --port { $other }
terminal-doctor-sqlite = SQLite { $version }
terminal-doctor-old_sqlite = SQLite { $version } is too old for the server, which needs { $least }. Use a newer Python, or PostgreSQL.
terminal-doctor-database = The database at { $host }, port { $port }, answers.
terminal-doctor-no_database = BLACKGATE_DATABASE: nothing answers at { $host }, port { $port }. Start PostgreSQL there, or correct the URL.
terminal-doctor-wrong_database = BLACKGATE_DATABASE has no host and port that can be tried. Correct the URL.

## The help of the command blackgate

terminal-cli = Blackgate, a digital edition of the board game Dig Your Way Out.
terminal-cli-play = Play in the terminal, with people and bots at one keyboard.
terminal-cli-learn = Learn the game: take a lesson at the keyboard, or go on with it.
terminal-option-lesson = The lesson to take. Default: tutorial.
terminal-wrong-lesson = There is no lesson “{ $found }”: choose from { $known }.
terminal-lesson-left = You can go on with this lesson: { $command }
terminal-lesson-prompt = Do it (Enter: the coach does):
terminal-lessons = Other lessons
terminal-cli-replay = Retell a recorded game.
terminal-cli-verify = Check that a recorded game was honest.
terminal-cli-bot-protocol = Run a bot on standard input and output, for another program; without BOT, describe the protocol.
terminal-cli-arena = Let bots play many games to find out which is stronger; with one bot, how long games last.
terminal-cli-simulate = Let bots play many games into Parquet files, also as an experiment on one seat.
terminal-cli-balance = Report on simulated games: what is fair, what stands out; or compare two editions.
terminal-cli-doctor = Check this installation: how it runs, what is missing, what to do.
terminal-cli-edition = Your own edition: a file with what is printed in your box.
terminal-cli-edition-check = Check an edition file: list everything that is wrong with it, or what it changes.
terminal-cli-edition-new = Write a commented copy of the standard edition to start from.
terminal-option-version = Show the version.
terminal-option-language = Language to use. Default: that of the environment.
terminal-option-players = Number of players, 2 to 6. Seats without a name get a veteran.
terminal-option-person = Name of a person who plays; repeat for each.
terminal-option-bot = A bot that plays: random, rookie, veteran, lifer, boss (docs/bots.md has more), or your own program (see blackgate bot-protocol); repeat for each.
terminal-option-seed = Any text; the same seed deals the same game.
terminal-option-first = Seat that begins, counted from 0. Default: chance decides.
terminal-option-edition = Your own edition: a file with what is printed in your box.
terminal-option-load = Continue a game from its record.
terminal-option-record = File to record the game in. Default: a new one in your own folder.
terminal-option-plain = Plain lines, for screen readers and pipes. Default where the output is no terminal.
terminal-option-kind = The bot to run.
terminal-option-file = The record of a game.
terminal-option-own = The edition file.
terminal-option-seat = Show what this seat saw, counted from 0. Default: what everybody could follow.
terminal-option-secrets = Show everything that was secret.
terminal-option-html = Write the replay as one HTML file that plays without a network.
terminal-keep-unfinished = Only a game that is over can be kept as a file, and { $file } is none: play it to its end first.
terminal-keep-progress = Telling its story
terminal-keep-done = { $file } is written: open it in any browser.

# Modules
terminal-tokens = Tokens
terminal-setup-modules = Modules besides the base game, or Enter for none ({ $modules }):
terminal-wrong-options = these cannot be played together: { $reason }
terminal-option-michel = Who walks the prison: michel or michelle.
terminal-option-team = Play in two teams, with 4 or 6 players.
terminal-option-warden = Play with the Warden and her Office.
terminal-option-place = Modular Place to use, by its id (library, workshop ...), or all; repeat for each.

# The arena
terminal-option-kinds = The bots, the stronger ones first; each plays all that are named after it.
terminal-option-table = Number of players at a table, 2 to 6.
terminal-option-games = Games of each pairing, rounded up so that every deal is played from every seat.
terminal-option-jobs = Number of processes. Default: one for each core.
terminal-option-ray = Run on the Ray cluster at that address, or “auto”: the one this machine belongs to. Needs Ray.
terminal-option-results = File to write the results to. Default: a new one in your own folder.
terminal-option-resume = Continue with the results in this file, of the same arena.
terminal-option-plots = Folder to draw charts of the results into.
terminal-option-sitting = The bots: one for all seats, or one for each.
terminal-option-deals = Number of deals; each is played once in every arm of an experiment.
terminal-option-folder = Folder to write the games to. Default: a new one in your own folder.
terminal-option-resumed = Continue with the games in this folder, of the same simulation.
terminal-option-mixed = Each deal has its own Places, Michel(le) and Warden, by chance.
terminal-option-give = Experiment: one seat begins with this card: its id, gang_cards or action_cards; repeat for more.
terminal-option-without = Experiment: one seat never does this: a name such as search or extortion, or all; repeat for more.
terminal-option-runs = Folders with simulated games.
terminal-option-against = Edition to compare with, on the same deals.
terminal-option-page = File for the report. Default: report.html in the first folder.
terminal-option-data = File for the report as JSON. Default: report.json in the first folder.
terminal-option-player = Bot to play with: one for all seats, or repeat for each. Default: veteran.

# blackgate serve
terminal-cli-serve = Host games for browsers, terminals and bots, until ctrl-C.
terminal-option-host = Address to listen on; 0.0.0.0 lets in your whole network.
terminal-option-port = Port to listen on; 0 takes any free one.
terminal-option-database = Where tables are stored: an SQLite or PostgreSQL URL. Default: a file in your own folder.
terminal-option-origins = Other web pages that may connect to the server, separated by commas.
terminal-option-passkey_domain = The domain that passkeys are for, where the server has several names.
terminal-option-proxies = Proxies whose X-Forwarded-For is trusted, separated by commas.
terminal-option-metrics = Address and port of the metrics for Prometheus, or off.
terminal-option-processes = Server processes on this machine; more than one needs PostgreSQL.
terminal-option-internal = Address and port at which the other servers on the same PostgreSQL reach this one.
terminal-option-lease_seconds = Seconds without a sign of life after which the others take over a server’s tables.
terminal-option-log_format = Log format: text or json.
terminal-option-log_level = Log level: debug, info, warning or error.
terminal-option-bot_processes = How many bots think at the same time; hints and odds share one more process.
terminal-option-grace = Seconds until a bot may take over for a player who is away.
terminal-option-drain_seconds = Seconds to wait, when told to stop, for what is under way.
terminal-option-most_tables = Most tables in memory.
terminal-option-most_connections = Most connections at a time.
terminal-option-most_connections_per_address = Most connections at a time from one address.
terminal-option-requests_per_minute = Rate limit: requests from one address.
terminal-option-files_per_minute = Rate limit: files of the browser client for one address.
terminal-option-tables_per_minute = Rate limit: new tables from one address.
terminal-option-connections_per_minute = Rate limit: new connections from one address.
terminal-option-codes_at_once = Rate limit: wrong table codes from one address, then one a minute.
terminal-option-sign_ins_at_once = Rate limit: names claimed and wrong sign-ins from one address or for one name, then one a minute.
terminal-option-messages_per_second = Rate limit: messages of one seat.
terminal-option-config = TOML file with settings named like these flags; flags and BLACKGATE_... variables override it.
terminal-option-show = Open the browser when the server is ready, where there is a screen.
terminal-said = { $reason }
terminal-cluster = Ray cluster { $address } (machines: { $machines }, cores: { $cores })

# blackgate join
terminal-cli-join = Play at a server’s table; with --bot, let a bot on this computer play there.
terminal-option-address = The table’s address as the browser shows it, or with its short code at the end; or only the server’s, with --code.
terminal-option-code = The table’s short code.
terminal-option-name = Your name at the table; the same name takes the same seat again.
terminal-option-chair = Seat to take, counted from 0. Default: the first free one.
terminal-option-token = Token of your seat, if you took it elsewhere.
terminal-option-watch = Only watch.
terminal-option-sent = A bot that plays in your place; the same names as in blackgate play.
terminal-cli-backup = Copy a server’s whole database into one file, also while it runs, and check the copy.
terminal-cli-restore = Put a backup into a database, SQLite or PostgreSQL, that no server is using.
terminal-cli-export = Write the record of a table’s game to a file.
terminal-cli-admin = For whoever runs a server: its tables and secrets, also while it runs.
terminal-cli-admin-list = List the tables that are open, being played or put aside.
terminal-cli-admin-close = Close a table; its game ends where it stands.
terminal-cli-admin-unlock = Let a table go on that was put aside after an error, once its cause is gone.
terminal-cli-admin-rotate-secrets = Sign seat tokens with a new secret.
terminal-option-copy = The new file for the backup.
terminal-option-copied = The backup.
terminal-option-replace = Replace what is in the database.
terminal-option-board = The table, by its id or its short code.
terminal-option-target = The new file for the record.
terminal-option-under_way = Also if the game is not over; then every hand is in the record.
terminal-option-finished = Also those that are over or closed.
terminal-option-days = How many days tokens of the old secret stay good. Default: 14; 0 ends them at once.
terminal-option-private_addresses = Whether webhooks may go to addresses that are not on the Internet: refused or allowed.
terminal-option-push_contact = Whom push services can turn to: a mailto or https address.
terminal-option-vacation_days = Days a year for which a player’s clocks can stand still.
