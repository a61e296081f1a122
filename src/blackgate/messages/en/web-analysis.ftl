# The analysis board of the browser client.
#   $player   a name;  $seconds, $step   numbers

web-analysis-title = Analysis board
web-analysis-what = Look into a position with open hands: step through it, try other choices, ask the bot, play on against bots. What is tried here changes no game.
web-analysis-lines = Tried so far
web-analysis-beginning = Beginning
web-analysis-instead = Instead of step { $step }
web-analysis-nothing-tried = Choose something on the board to try it. Arrow keys go back and on.
web-analysis-seconds = How long the bot thinks
web-analysis-time = { $seconds } s
web-analysis-ask = Ask the bot
web-analysis-about = The chances of { $player } to win after each choice. The bot knows no more than { $player } does.
web-analysis-share = Share
web-analysis-position = Position as text
web-analysis-position-about = A line for each seat, its Place first; what is left out has its usual value. The analysis board of any game shows its position as such a text.
web-analysis-begin = Lay it out
web-analysis-example = Put in an example
web-analysis-other-ways = An analysis also begins at any step of the replay of a finished game, or from a puzzle:
web-analysis-try = Try it
web-analysis-from-here = Analyse from here
