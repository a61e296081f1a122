"""`blackgate join`: a seat at a table of a server, for a person in the terminal or for a bot of this computer."""
