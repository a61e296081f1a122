"""One file for each bot, named like it. It has a RANK among the others and a function `new(seed, argument)` that makes
one; the argument is what stands behind a colon in its kind, and None is the answer to one that makes no sense.
"""
