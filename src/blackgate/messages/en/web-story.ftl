## The story of a game: chances, turning points, luck

web-story-telling = The bots look at the game again …
web-story-chances = Chances to win
web-story-actions = { $count ->
    [one] { $count } choice
   *[other] { $count } choices
}
web-story-eyes = Shown:
web-story-eyes-truth = What really was
web-story-eyes-of = What { $player } could know
web-story-about-truth = As the bots judge it if all hands lay open.
web-story-about-known = Dotted: how { $player } could see it, with no more than { $player } could know.
web-story-points = Turning points
web-story-no-points = None: it went its way without a jolt.
web-story-moved = { $player }: { $before } % → { $after } %
web-story-lucky = luck
web-story-luck = Luck of dice and cards
web-story-luck-about = What was rolled and drawn, against what else could have come, all added up.
web-story-costly = Costly choices
web-story-costly-about = By what the player could know at that moment. Press one to see the position.
web-story-no-costly = None: nobody gave much away.
web-story-better = Better:
web-story-keep = Keep it as a file
web-story-keep-about = One HTML file that plays in any browser, without a network: the whole game with everybody’s eyes, and its story.
web-story-keep-telling = Telling the story … { $percent } %
web-story-keep-making = Putting the file together …
web-story-branch = Play on from here
web-story-branch-about = A table of your own that has gone the same way so far, with bots in the other seats. Moves can be taken back, and hints and odds are on.
web-story-branch-as = Play on as { $player }
web-story-link = Link to this step
