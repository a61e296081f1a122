# A table of a server, in the terminal: blackgate join.

join-prompt = Number, command or help:
join-lobby = Before the game
join-lobby-host = When everybody is there, type start. “bot SEAT KIND” fills a free seat: bot 1 veteran
join-lobby-wait = The game begins when the host starts it.
join-table = Table { $name }, code { $code }
join-seat = { $seat }: { $who }
join-free = free
join-you = you
join-host = host
join-not-here = not connected
join-spectator = A spectator
join-begins = The game begins.
join-time = { $question } ({ $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
})
join-by-bot = { $line } [a bot]
join-by-clock = { $line } [the clock]
join-thinks = A boss thinks about it.

## Who comes and goes

join-sits-down = { $player } sits down in seat { $seat }.
join-bot-sits-down = { $player }, a bot ({ $kind }), sits down in seat { $seat }.
join-leaves = { $player } leaves seat { $seat }.
join-connected = { $player } is connected.
join-disconnected = { $player } has disconnected.
join-bot-takes-over = A bot ({ $kind }) plays for { $player }.
join-takes-back-seat = { $player } is back.
join-paused = The game is paused; type resume to continue.
join-resumed = The game continues.
join-proposal-pause = { $player } proposes a pause.
join-proposal-undo = { $player } asks to take back a move.
join-proposal-vote = { $proposal } yes or no?
join-proposal-gone = The proposal is settled.

join-emote-laugh = laughs
join-emote-cry = cries
join-emote-angry = is angry
join-emote-wave = waves
join-emote-thumbs_up = thumbs up
join-emote-shock = is shocked
join-emote-handcuffs = shows the handcuffs
join-emote-shovel = shows the shovel

## Commands

join-pass-always = always
join-pass-ask = ask
join-pass-how = When several players are asked at once: “pass always” passes this question from now on, “pass ask” undoes that.
join-passes = { $count ->
    [0] You are asked everything again.
   *[other] You always pass in: { $windows }.
}
join-bot-how = Which seat, and which bot? For example: bot 1 veteran.
join-chat-what = Say what? For example: chat hello.

## The connection

join-lost = The connection is lost. Reconnecting …
join-back = Reconnected.
join-left = You have left the table. Your seat stays yours.
join-left-watching = You have left the table.
join-ended = The host has ended this table.
join-ended-rules = The rules have changed with a new release, and this game cannot continue.
join-rematch = The others play again. To join: { $command }
join-bot-here = playing at table { $table }.

## What can be wrong

join-wrong-url = “{ $url }” is not the address of a table: give one such as { $example }, as the browser shows it.
join-no-table = “{ $url }” names a server but no table: add its code with --code, or use the table’s own address.
join-unreachable = { $server } cannot be reached: { $reason }. Check the address, and whether the server is running.
join-no-blackgate = { $server } is not a Blackgate server, or has another version: check the address.
join-other-version = { $server } does not speak version { $version } of the protocol: use the same version of Blackgate on both sides.
join-other-rules = This client does not know the table’s rules: use the same version of Blackgate as the server. { $reason }
join-begun = The game has begun, and you have no seat there: use --token if you have one, or --watch to watch.
join-bots-play = A bot must play, not watch: leave out --watch or --bot.
join-ended-operator = The operator of this server has closed the table.
