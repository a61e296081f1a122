"""One file for each bot, named like it. It has a RANK among the others and a function `new(seed, argument)` that makes
one; the argument is what stands behind a colon in its kind, and None is the answer to one that makes no sense. Where
some arguments are worth being offered as opponents of their own, LEVELS has the rank of each. Where a bot cannot play
every game, `stand_in(options)` says who plays in its place, and why, or None.
"""
