## The story of a game: chances, turning points, luck

web-story-computing = The bots are analysing the game …
web-story-chances = Chances to win
web-story-actions = { $count ->
    [one] { $count } choice
   *[other] { $count } choices
}
web-story-eyes = Shown:
web-story-eyes-truth = All cards known
web-story-eyes-of = What { $player } could know
web-story-about-truth = The bots’ estimate if all hands were open.
web-story-about-known = Dotted: the estimate given only what { $player } could know.
web-story-points = Turning points
web-story-no-points = None: the game had no sudden turns.
web-story-moved = { $player }: { $before } % → { $after } %
web-story-lucky = luck
web-story-luck = Luck of dice and cards
web-story-luck-about = What was rolled and drawn compared with the average of what could have come, all added up.
web-story-costly = Costly choices
web-story-costly-about = Given what the player could know at that moment. Press one to see the position.
web-story-no-costly = None: nobody gave much away.
web-story-better = Better:
web-story-keep = Keep it as a file
web-story-keep-about = One HTML file that plays in any browser, offline: the whole game from everybody’s view, and its story.
web-story-keep-computing = Analysing the game … { $percent } %
web-story-keep-making = Creating the file …
web-story-branch = Play on from here
web-story-branch-about = A table of your own with the same game up to here, and bots in the other seats. Undo, hints and odds are on.
web-story-branch-as = Play on as { $player }
web-story-link = Link to this step
