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
    .does = show this help
terminal-command-board = board
    .does = show the whole table
terminal-command-hand = hand
    .does = show your cards
terminal-command-card = card
    .usage = card [NAME]
    .does = say what a card does; without a name, all of yours
terminal-command-log = log
    .usage = log [NUMBER]
    .does = show the latest events
terminal-command-why = why
    .usage = why ACTION
    .does = say why something is not possible now, with the rule
terminal-command-hint = hint
    .does = show what the boss would choose in your place
terminal-command-save = save
    .usage = save [FILE]
    .does = save a copy of the record
terminal-command-undo = undo
    .does = take back your last choice; if something was revealed since, the others are asked
terminal-command-chat = chat
    .usage = chat TEXT
    .does = say something to the table
terminal-command-pause = pause
    .does = propose to stop the clocks
terminal-command-resume = resume
    .does = resume after a pause
terminal-command-yes = yes
    .does = agree to a proposal
terminal-command-no = no
    .does = reject a proposal
terminal-command-pass = pass
    .usage = pass always, pass ask
    .does = always pass this question; ask me again
terminal-command-start = start
    .does = start the game, as the host
terminal-command-bot = bot
    .usage = bot SEAT KIND
    .does = as the host: put a bot in a free seat, or let one play for somebody who is away
terminal-command-quit = quit
    .does = leave; the game can be continued
terminal-help-choose = Type the number of a choice, its text, or one of these; Enter alone shows the question again.
terminal-help-line = { $command }: { $does }
terminal-help-texts = What you can choose now, as text:
terminal-help-rules = All rules, by number, and all cards: docs/rules.md and docs/cards.md in the source.

terminal-hint = What the boss thinks of your choices, the best first:
terminal-hint-choice = Choice
terminal-hint-chance = Your chance to win
terminal-hint-follows = How it may continue
terminal-hint-line = { $number }. { $action }: { $chance } to win
terminal-hint-then = { $hint }. Then { $line }
terminal-hint-move = { $player }: { $action }

terminal-no-choice = There is no choice { $number }: choose from 1 to { $most }.
terminal-not-understood = “{ $typed }” is not a choice or a command; type help for a list.
terminal-not-understood-near = “{ $typed }” is not a choice or a command. Did you mean { $near }?
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
terminal-file-exists = { $file } already exists: choose another name.
terminal-file-trouble = { $file }: { $reason }.
terminal-file-special = { $file } is a device or a pipe: save its output in a file, and name that.
terminal-file-too-large = { $file } is larger than { $most } MB, so it is not a record.
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
terminal-setup-players = Press Enter to play against { $bots } bots, or type the number of players, { $least } to { $most }:
terminal-setup-name = Seat { $seat }: a name, or Enter for a bot:
terminal-setup-bots = How strong should the bots be?
terminal-setup-strength = A number, or Enter for { $usual }:

# Bots, from the weakest
terminal-bot-random = random
    .does = acts at random
    .about = Takes any legal action. Good for a first look.
terminal-bot-rookie = rookie
    .does = has sensible habits
    .about = Has sensible habits. A fair first opponent.
terminal-bot-veteran = veteran
    .does = looks ahead over the turn
    .about = Looks ahead over the whole turn.
terminal-bot-boss = boss
    .does = the strongest: simulates many games
    .about = The strongest. Simulates many games before each move. Takes a moment.
terminal-bot-lifer-1 = lifer 1
    .does = about as strong as a rookie
    .about = Learned by playing against itself, but makes frequent mistakes. About as strong as a rookie.
terminal-bot-lifer-2 = lifer 2
    .does = between rookie and veteran
    .about = Learned by playing against itself, but makes mistakes now and then. Between rookie and veteran.
terminal-bot-lifer-3 = lifer 3
    .does = about as strong as a veteran
    .about = Learned by playing against itself. About as strong as a veteran.
terminal-bot-lifer-4 = lifer 4
    .does = stronger than a veteran
    .about = Learned by playing against itself. Stronger than a veteran.
terminal-bot-lifer = lifer
    .does = learned from millions of games, and chooses at a glance
    .about = Learned from millions of games against itself. Chooses at a glance, and gives nothing away.
terminal-bot-program = program

## What can be wrong on the command line

terminal-error = blackgate: { $reason }
terminal-usage = { $wrong } See “{ $command } --help”.
terminal-usage-option = There is no option { $found }.
terminal-usage-command = There is no command { $found }.
terminal-usage-missing = { $found } is missing.
terminal-usage-value = { $found } needs a value.
terminal-usage-no-value = { $found } takes no value.
terminal-usage-extra = Unexpected argument: { $found }.
terminal-wrong-number = { $option } takes a whole number from 0 on, not “{ $found }”.
terminal-wrong-players = “{ $found }” cannot be the number of players: choose from { $least } to { $most } (R1.1).
terminal-too-many-seats = { $named } people and bots for { $players } seats: name fewer, or raise --players.
terminal-wrong-bot = There is no bot “{ $kind }”: choose { $kinds }.
terminal-wrong-strength = “{ $found }” is not in the list: choose from 1 to { $most }, or press Enter.
terminal-wrong-first = There is no seat { $found } to begin: choose from 0 to { $most } (R1.7).
terminal-wrong-seat = There is no seat { $found }: choose from 0 to { $most }.
terminal-wrong-language = The language “{ $found }” is not available: choose { $languages }.
terminal-wrong-edition = This edition cannot be used. { $reason }
terminal-wrong-record = { $file } is not a usable record: { $reason }
terminal-only-new = { $option } is for a new game; with --load it comes from the record.
terminal-wrong-host = The bot cannot continue: { $reason }.
terminal-already-over = This game is over: blackgate replay { $file } shows it.

## Replaying and verifying

terminal-round = Round { $round }
terminal-verify-yes = { $file }: honest. { $actions ->
    [one] { $actions } action follows
   *[other] { $actions } actions follow
} the rules, and all chance is what the secret gives.
terminal-verify-no = { $file }: not valid. Line { $line }: { $reason }.
terminal-verify-unknown = { $file }: { $actions ->
    [one] { $actions } action follows
   *[other] { $actions } actions follow
} the rules, but whether chance was honest cannot be told: { $reason }.

## The doctor

terminal-doctor-version = Blackgate { $version } in { $folder }
terminal-doctor-python = Python { $version } ({ $program }) on { $system }
terminal-doctor-compiled = The rules are compiled: full speed.
terminal-doctor-interpreted = The rules are interpreted: fast enough to play, slow for many games.
terminal-interpreted = The rules run interpreted, about 30 times slower than compiled. For full speed, install a C compiler (Debian: ‘apt-get install gcc python3-dev’), then reinstall Blackgate; ‘blackgate doctor’ says more.
terminal-doctor-source = This is the source tree, which runs interpreted. For compiled rules, use make play (from its second start on), or pip install . in another environment.
terminal-doctor-compiler = There is no C compiler. On Debian or Ubuntu: apt-get install gcc
terminal-doctor-headers = Python’s headers are missing. On Debian or Ubuntu: apt-get install python3-dev
terminal-doctor-reinstall = To compile the rules, reinstall Blackgate from its source: pip install --force-reinstall .
terminal-doctor-has = { $name } { $version }
terminal-doctor-lacks = { $name } is missing. Install it: pip install { $name }
terminal-doctor-readline = This Python has no readline: no arrow keys or Tab completion while typing.
terminal-doctor-folder = Games are saved in { $folder }.
terminal-doctor-no_folder = { $folder }, where games are saved, is not writable. Make it writable, or set XDG_STATE_HOME to a folder that is.
terminal-doctor-server = All packages for the server are installed.
terminal-doctor-no_server = The server cannot run without { $names }. To host games: pip install "blackgate[server]"
terminal-doctor-no_uvloop = uvloop is missing: the server runs, but handles fewer games. If your system supports it: pip install uvloop
terminal-doctor-port = Port { $port } is free for the server.
terminal-doctor-no_port = Port { $port } is in use, perhaps by a running server. To start another: blackgate serve --port { $other }
terminal-doctor-sqlite = SQLite { $version }
terminal-doctor-old_sqlite = SQLite { $version } is too old for the server, which needs { $least }. Use a newer Python, or PostgreSQL.
terminal-doctor-database = The database at { $host }, port { $port }, answers.
terminal-doctor-no_database = BLACKGATE_DATABASE: nothing answers at { $host }, port { $port }. Start PostgreSQL there, or correct the URL.
terminal-doctor-wrong_database = BLACKGATE_DATABASE has no host and port to try. Correct the URL.

## The help of the command blackgate

terminal-cli = Blackgate, a digital edition of the board game Dig Your Way Out.
terminal-cli-play = Play in the terminal, with people and bots at one keyboard.
terminal-cli-learn = Learn the game: take a lesson in the terminal, or continue one.
terminal-option-lesson = The lesson to take. Default: tutorial.
terminal-wrong-lesson = There is no lesson “{ $found }”: choose from { $known }.
terminal-lesson-left = To continue this lesson: { $command }
terminal-lesson-prompt = Your turn (Enter: let the coach do it):
terminal-lessons = Other lessons
terminal-cli-replay = Show a recorded game again.
terminal-cli-verify = Check that a recorded game was honest.
terminal-cli-bot-protocol = Run a bot on standard input and output, for another program; without BOT, describe the protocol.
terminal-cli-arena = Let bots play many games to find out which is stronger; with one bot, how long games last.
terminal-cli-simulate = Let bots play many games into Parquet files, optionally as an experiment on one seat.
terminal-cli-balance = Report on simulated games: what is balanced and what stands out; or compare two editions.
terminal-cli-doctor = Check this installation: how it runs, what is missing, and how to fix it.
terminal-cli-edition = Work on your own edition: a file with what is printed in your box.
terminal-cli-edition-check = Check an edition file: list all its errors, or what it changes.
terminal-cli-edition-new = Write a commented copy of the standard edition to start from.
terminal-option-version = Show the version.
terminal-default = { $help } Default: { $default }.
terminal-option-language = Language. Default: that of the environment.
terminal-option-players = Number of players, 2 to 6. A veteran plays every seat you do not fill.
terminal-option-person = Name of a person; repeat for each.
terminal-option-bot = A bot: random, rookie, veteran, lifer, boss (docs/bots.md has more), or your own program (see blackgate bot-protocol); repeat for each.
terminal-option-seed = Any text; the same seed deals the same game.
terminal-option-first = Seat that begins, counted from 0. Default: chance decides.
terminal-option-edition = Your own edition: a file with what is printed in your box.
terminal-option-load = Continue a game from its record.
terminal-option-record = File to record the game in. Default: a new one in your own folder.
terminal-option-plain = Plain lines, for screen readers and pipes. Default if the output is not a terminal.
terminal-option-kind = The bot to run.
terminal-option-file = The record of a game.
terminal-option-own = The edition file.
terminal-option-seat = Show what this seat saw, counted from 0. Default: what everybody could follow.
terminal-option-secrets = Show everything that was secret.
terminal-option-html = Write the replay as one HTML file that plays offline.
terminal-keep-unfinished = { $file } is not a finished game, and only a finished one can be written as HTML: play it to its end first.
terminal-keep-progress = Analysing the game
terminal-keep-done = { $file } is written: open it in any browser.

# Modules
terminal-tokens = Tokens
terminal-setup-modules = Modules to add to the base game, or Enter for none ({ $modules }):
terminal-wrong-options = These cannot be combined: { $reason }
terminal-option-michel = Who walks the prison: michel or michelle.
terminal-option-team = Play in two teams, with 4 or 6 players.
terminal-option-warden = Play with the Warden and her Office.
terminal-option-place = Modular Place to use, by its id (library, workshop ...), or all; repeat for each.

# The arena
terminal-option-kinds = The bots, strongest first; each plays all that are named after it.
terminal-option-table = Number of players at a table, 2 to 6.
terminal-option-games = Games of each pairing, rounded up so that every deal is played from every seat.
terminal-option-jobs = Number of processes. Default: one per core.
terminal-option-ray = Run on the Ray cluster at that address, or “auto”: the one this machine belongs to. Needs Ray.
terminal-option-results = File to write the results to. Default: a new one in your own folder.
terminal-option-resume = Continue with the results in this file, of the same arena.
terminal-option-plots = Folder to draw charts of the results into.
terminal-option-sitting = The bots: one for all seats, or one for each.
terminal-option-deals = Number of deals; each is played once in every arm of an experiment.
terminal-option-folder = Folder to write the games to. Default: a new one in your own folder.
terminal-option-resumed = Continue with the games in this folder, of the same simulation.
terminal-option-mixed = Each deal has its own random Places, Michel(le) and Warden.
terminal-option-give = Experiment: one seat begins with this card (an id, gang_cards or action_cards); repeat for more.
terminal-option-without = Experiment: one seat never does this (a name such as search or extortion, or all); repeat for more.
terminal-option-runs = Folders with simulated games.
terminal-option-against = Edition to compare with, on the same deals.
terminal-option-page = File for the report. Default: report.html in the first folder.
terminal-option-data = File for the report as JSON. Default: report.json in the first folder.
terminal-option-player = Bot to play with: one for all seats, or repeat for each. Default: veteran.

# blackgate serve
terminal-cli-serve = Host games for browsers, terminals and bots, until ctrl-C.
terminal-option-host = Address to listen on; 0.0.0.0 opens the server to your whole network.
terminal-option-port = Port to listen on; 0 takes any free one.
terminal-option-database = Where tables are stored: an SQLite or PostgreSQL URL. Default: a file in your own folder.
terminal-option-origins = Other web pages that may connect to the server, separated by commas.
terminal-option-passkey_domain = Domain of passkeys, if the server has several host names.
terminal-option-proxies = Proxies whose X-Forwarded-For is trusted, separated by commas.
terminal-option-metrics = Address and port of the metrics for Prometheus, or off.
terminal-option-processes = Server processes on this machine; more than one needs PostgreSQL.
terminal-option-internal = Address and port at which the other servers on the same PostgreSQL reach this one.
terminal-option-lease_seconds = Seconds of silence after which the other servers take over a server’s tables.
terminal-option-log_format = Log format: text or json.
terminal-option-log_level = Log level: debug, info, warning or error.
terminal-option-bot_processes = How many bots think at the same time; hints and odds share one more process.
terminal-option-grace = Seconds until a bot may take over for a player who is away.
terminal-option-drain_seconds = Seconds to wait at shutdown for work under way.
terminal-option-most_tables = Maximum number of tables in memory.
terminal-option-most_connections = Maximum number of simultaneous connections.
terminal-option-most_connections_per_address = Maximum number of simultaneous connections from one address.
terminal-option-requests_per_minute = Rate limit: requests from one address.
terminal-option-files_per_minute = Rate limit: files of the browser client to one address.
terminal-option-tables_per_minute = Rate limit: new tables from one address.
terminal-option-connections_per_minute = Rate limit: new connections from one address.
terminal-option-codes_at_once = Rate limit: wrong table codes from one address, then one a minute.
terminal-option-sign_ins_at_once = Rate limit: claimed names and wrong sign-ins from one address or for one name, then one a minute.
terminal-option-messages_per_second = Rate limit: messages from one seat.
terminal-option-config = TOML file with settings named like these flags; flags and BLACKGATE_... variables override it.
terminal-option-show = Open the browser when the server is ready, if there is a display.
terminal-said = { $reason }
terminal-cluster = Ray cluster { $address } (machines: { $machines }, cores: { $cores })

# blackgate join
terminal-cli-join = Play at a server’s table; with --bot, let a bot on this computer play there.
terminal-option-address = The table’s address as the browser shows it, or the server’s followed by the short code, or the server’s alone with --code.
terminal-option-code = The table’s short code.
terminal-option-name = Your name at the table; the same name gets the same seat again.
terminal-option-chair = Seat to take, counted from 0. Default: the first free one.
terminal-option-token = Token of a seat that you took elsewhere.
terminal-option-watch = Only watch.
terminal-option-sent = A bot that plays for you; the same names as in blackgate play.
terminal-cli-backup = Copy a server’s whole database into one file, even while it runs, and verify the copy.
terminal-cli-restore = Load a backup into an SQLite or PostgreSQL database that no server is using.
terminal-cli-export = Write the record of a table’s game to a file.
terminal-cli-admin = Manage a server’s tables and secrets, even while it runs.
terminal-cli-admin-list = List the tables that are open, being played or quarantined.
terminal-cli-admin-close = Close a table; its game ends where it stands.
terminal-cli-admin-unlock = Release a table that was quarantined after an error, once its cause is fixed.
terminal-cli-admin-rotate-secrets = Sign seat tokens with a new secret.
terminal-option-copy = The file to write the backup to.
terminal-option-copied = The backup file.
terminal-option-replace = Replace what is in the database.
terminal-option-board = The table, by its id or its short code.
terminal-option-target = The file to write the record to.
terminal-option-under_way = Export even if the game is not over; the record then contains every hand.
terminal-option-finished = Include tables that are over or closed.
terminal-option-days = Days for which tokens of the old secret stay valid. Default: 14; 0 invalidates them at once.
terminal-option-private_addresses = Whether webhooks may go to addresses outside the public Internet: refused or allowed.
terminal-option-push_contact = Contact address for push services: a mailto or https URL.
terminal-option-vacation_days = Vacation days a year for each player, during which their clocks stop.
