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
join-disconnected = { $player } is not connected any more.
join-bot-takes-over = A bot ({ $kind }) plays for { $player }.
join-takes-back-seat = { $player } is back.
join-paused = The game is paused: resume goes on with it.
join-resumed = The game goes on.
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
join-pass-how = While others may be asked at once: “pass always” passes whenever this is asked. “pass ask” undoes that.
join-passes = { $count ->
    [0] You are asked everything again.
   *[other] You always pass in: { $windows }.
}
join-bot-how = Which seat, and which bot? For example: bot 1 veteran.
join-chat-what = Say what? For example: chat hello.

## The connection

join-lost = The connection is lost. Trying to come back …
join-back = Connected again.
join-left = You have left the table. Your seat stays yours.
join-left-watching = You have left the table.
join-ended = The host has ended this table.
join-ended-rules = The rules have changed with a new release, and this game cannot go on as it began.
join-rematch = They play again. To join: { $command }
join-bot-here = here I am, at table { $table }.

## What can be wrong

join-wrong-url = “{ $url }” is no address of a table: give one such as { $example }, as the browser shows it.
join-no-table = “{ $url }” names a server but no table: add its code with --code, or use the table’s own address.
join-unreachable = { $server } cannot be reached: { $reason }. Check the address, and that the server runs.
join-no-blackgate = { $server } is no Blackgate server, or one of another version: check the address.
join-other-version = { $server } does not speak version { $version } of the protocol: use the same version of Blackgate on both sides.
join-other-rules = This table’s rules are not known here: use the same version of Blackgate as the server. { $reason }
join-begun = The game has begun and no seat there is known to be yours: use --token if you have one, or --watch to look on.
join-bots-play = A bot cannot only watch: leave out --watch or --bot.
join-ended-operator = Whoever runs this server has closed the table.
