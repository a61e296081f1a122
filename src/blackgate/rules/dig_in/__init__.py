"""Dig In (R14, R16): six modular Places, each replacing one of the base game, and the Warden."""
