"""One file for each bot, named like it: a function `new(seed, argument)` that makes one, and its RANK among them."""
