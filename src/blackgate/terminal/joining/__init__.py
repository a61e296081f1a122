"""`blackgate join`: a seat at a server's table, for a person in the terminal or for a bot on this computer."""
