# What the server says: why something is refused, and what to do next.

server-not-found = There is no such thing here: check the link or the code.
server-wrong-method = That cannot be done here: see the description of the protocol.
server-no-token = Only those who sit here can do that: show the token of your seat.
server-wrong-token = This is not your seat: sit down again, or use the link to your seat.
server-wrong-link = This link is too old or not whole: make a new one on the device where you sit.
server-wrong-origin = This page belongs to another server: open the game at this server’s own address.
server-signed-out = You are not signed in: sign in, then try again.
server-sign-in-again = To change this, sign in once more: you did so a while ago.
server-wrong-sign-in = This name and this passphrase or code do not belong together. Check both; a recovery code works only once.
server-wrong-passkey = This passkey could not be verified: try again, or sign in another way.
server-no-passkeys = Passkeys need a page with a name of its own, such as games.example: use a passphrase here.
server-too-many-passkeys = This account has as many passkeys as it can have: remove one first.
server-last-credential = You could not sign in any more without this: add a passkey or a passphrase first.
server-weak-passphrase = A passphrase has { $least } to { $most } letters and is not your name: some words that only you put together are best.
server-name-claimed = This name, or one that looks like it, belongs to somebody: sign in if it is yours, or choose another.
server-name-reserved = “{ $name }” is for bots and for people without a name: choose another.
server-too-many-sign_ins = Many people are signing in at the moment: try again in { $seconds } s.
server-wrong-message = The server does not understand that: see the protocol’s description.
server-wrong-message-why = The server does not understand that ({ $reason }): see the protocol’s description.
server-too-large = That is too much at once: send less.
server-not-host = Only the host can do that: ask them.
server-wrong-name = This name cannot be used: choose another.
server-wrong-options = These options do not go together: change them.
server-wrong-bot = There is no such bot: choose one of { $known }.
server-wrong-seat = There is no such seat: choose another.
server-seat-taken = Somebody sits there already: choose another seat.
server-no-seat = All seats are taken: ask the host, or open a table of your own.
server-seats-open = Some seats are free: wait for players or fill them with bots.
server-started = The game has begun already: you can watch, or open a table of your own.
server-not-started = The game has not begun yet: wait for the host.
server-not-over = The game is not over yet: come back then.
server-other-rules = This game began by other rules than those of this server, so it is not counted: get its record.
server-over = The game is over: look at it again, or play another.
server-ended = The host has ended this table: open a new one.
server-ended-rules = The rules have changed with a new release, and this game cannot go on as it began: take its record, or play again.
server-internal = Something went wrong on the server. Try again; if it keeps happening, tell whoever runs it.
server-quarantined = Something went wrong at this table. It is kept as it was: tell whoever runs the server.
server-newer-rules = This table belongs to a newer Blackgate than this server runs. It is kept as it is: tell whoever runs the server.
server-unsaved = The server could not save that: try again.
server-closing = The server is restarting: you will be back in a moment.
server-too-many-tables = There are too many tables on this server: try again later.
server-too-many = That was too fast: wait a moment.
server-too-many-chat = You talk a lot: wait a moment.
server-too-many-hint = Many hints are asked for at the moment: ask again in { $seconds } s.
server-too-many-odds = Many odds are asked for at the moment: ask again in { $seconds } s.
server-too-many-stories = Many stories are being told at the moment: ask again in { $seconds } s.
server-only-players = Only players can do that: take a seat.
server-nobody-watches = Nobody may watch this table: ask the host for a seat.
server-paused = The game is paused: resume it first.
server-not-paused = The game is not paused.
server-not-alone = Several people play here: only somebody alone among bots can let them wait.
server-stale = The game has gone on meanwhile: look at it again and choose anew.
server-not-asked = You are not asked now: wait for your turn.
server-no-hints = This table gives no hints: the host chooses that when opening a table for several people.
server-no-story = The bots have never learned a Place of this game, so they cannot tell its story. Look at the replay instead.
server-no-odds = This table tells no odds: the host chooses that when opening a table.
server-answered = You have answered already: wait for the others.
server-illegal = That cannot be done now.
server-lesson = A lesson has only one way to go on: do what the coach asks for, or press Skip.
server-no-lesson = There is no such lesson: choose from { $known }.
server-lesson-first = First: { $action }
server-unknown-window = There is no such window: choose from { $known }.
server-nothing-to-undo = You have not chosen anything yet that could be taken back.
server-undo-needs-consent = Something was seen since then: at this table it stays as it is.
server-undo-needs-everybody = Taking back what was seen needs everybody, and a bot plays for { $player }: wait until they are back.
server-undos-spent = You have taken back { $most } moves in this turn: play on. In the next turn you can take back again.
server-proposal-open = Something else is proposed: vote on that first.
server-no-proposal = There is nothing for you to vote on.
server-not-away = This player is not away: a bot can take over only a while after they have left.
server-hello-first = Say hello first.
server-hello-once = You have said hello already.
server-too-slow = Your request took too long to arrive: send it again.
server-seat-emptied = The host has given this seat to somebody else: take another.

server-window-waiting = Waiting for answers.
server-log-taken-back = { $moves ->
    [one] { $player } takes back a move.
   *[other] { $player } takes back { $moves } moves.
}
server-port-taken = { $host }, port { $port }: { $reason }. Choose another with --port, or 0 for any that is free.
server-metrics-taken = The metrics cannot be had at { $host }, port { $port }: { $reason }. Choose another address with --metrics, or do without: --metrics off.
server-ready = Blackgate is open at { $address } (ctrl-C ends it; nothing is lost).
server-no-client = The browser client was not built: run “make web”, and try again.
server-front-page = Blackgate is open here, but without its browser client: run “make web” and start it again. Or join from a terminal: blackgate join { $address }/CODE. For programs: { $address }/api/openapi.json
server-ended-operator = Whoever runs this server has closed the table: open a new one.
server-wrong-address = Nothing can be sent there. Give an https address on the Internet.
server-too-many-browsers = So many browsers are told already: turn it off in one of them first.
server-no-vacation-left = You have not so many days off left this year. Choose an earlier day.

## What somebody is told who is not at the table; $table is its name

notice-turn = It is your turn
notice-reminder = Still your turn: half of your time is gone
notice-table = The others wait at the table “{ $table }”.
notice-come = The others wait at the table.
