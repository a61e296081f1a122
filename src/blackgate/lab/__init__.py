"""Many games: who plays whom in an arena, how it went, and what that says about the bots."""
