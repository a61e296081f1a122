"""A network that learned the game: what it sees of a row of an observation, and how it plays. NumPy is all it needs."""
