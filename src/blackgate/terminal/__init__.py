"""Play in a terminal: at one keyboard, people and bots, drawn with rich or in plain lines."""
