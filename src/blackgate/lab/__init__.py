"""Many games between bots: arenas, simulations, their results and statistics."""
