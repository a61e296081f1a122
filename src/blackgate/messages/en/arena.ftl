# The arena: many games between bots, and what they say.
#
# Arguments are words already in the reader’s language, or numbers; figures with a decimal point come as text.
#   $bot, $against      bots by their kinds: veteran, boss:2

arena-interval = { $low } to { $high }
arena-pairing = { $bot } – { $against }

## While it is played

arena-progress = Games
arena-time-left = time left
arena-left = Interrupted. The results so far are in { $file }.

## The report

arena-title = Arena of { $bots }, { $players } players, { $games ->
    [one] { $games } game
   *[other] { $games } games
}
arena-shares = Who beats whom (even: { $even })
arena-bot = bot
arena-against = against
arena-games = games
arena-won = won
arena-share = share
arena-likely = 95 % interval
arena-verdict = verdict
arena-verdict-stronger = stronger
arena-verdict-weaker = weaker
arena-verdict-even = open
arena-ratings = Ratings
arena-rating = rating
arena-lengths = How long games last
arena-who = who plays
arena-in = in
arena-turns = turns
arena-rounds = rounds
arena-mean = mean
arena-least = least
arena-lower = 25 %
arena-median = median
arena-upper = 75 %
arena-most = most
arena-limit = Games ended by the round limit (R2.4): { $count } of { $games }
arena-speed = { $games } games and { $decisions } decisions a second, by { $jobs ->
    [one] { $jobs } process
   *[other] { $jobs } processes
}
arena-results = Results: { $file }
arena-picture = Picture: { $file }

## The pictures

arena-plot-shares = Share of games won
arena-plot-even = even: { $share }
arena-plot-interval = rating, with its 95 % interval
arena-plot-share = share of the games of the bot named first, with its 95 % interval
arena-plot-median = median: { $rounds }

## What can be wrong

arena-wrong-bot = { $kind } cannot play: { $reason }
arena-too-few = { $option }: { $found } is too few, choose at least 1.
arena-lacks = { $name } is required but missing. Install it: pip install { $name }, or in a clone: pip install ".[lab]"
arena-file-or-resume = --file starts a new arena, --resume continues the one in its file: choose one.
arena-no-results = { $file } cannot be continued: line { $line } is not a result of an arena. Start a new one with --file.
arena-other = { $file } is from another arena: { $differences }. Give the same arguments, or start a new one with --file.
arena-difference = { $name } is { $found } there and { $asked } here
arena-bot-failed = { $bot } violated the protocol in game { $number }: { $reason }. The games before it are in { $file }.
arena-worker-lost = A process died in the middle of a game, perhaps for lack of memory. The results so far are in { $file }. To continue: { $command }
arena-stopped = { $reason } The results so far are in { $file }. To continue: { $command }
