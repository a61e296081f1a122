# The analysis board of the browser client.
#   $player   a name;  $seconds, $step   numbers

web-analysis-title = Analysis board
web-analysis-what = Explore a position with open hands: step through it, try other choices, ask the bot, play on against bots. Nothing you try here changes a game.
web-analysis-lines = Tried so far
web-analysis-beginning = Beginning
web-analysis-instead = Instead of step { $step }
web-analysis-nothing-tried = Choose something on the board to try it. Use the arrow keys to go back and forward.
web-analysis-seconds = How long the bot thinks
web-analysis-ask = Ask the bot
web-analysis-about = The chances of { $player } to win after each choice. The bot knows no more than { $player } does.
web-analysis-share = Share
web-analysis-position = Position as text
web-analysis-position-about = One line per seat, its Place first; anything you leave out has its default. The analysis board of any game shows its position as such a text.
web-analysis-begin = Lay it out
web-analysis-example = Insert an example
web-analysis-other-ways = You can also start an analysis at any step of a finished game’s replay, or from a puzzle:
web-analysis-try = Try it
web-analysis-from-here = Analyse from here
