# Who sits at a table.

seat-wrong-name = “{ $name }” cannot be a name: up to { $most } characters that can be seen, without brackets and without heaps of accents.
seat-name-twice = Two players are called { $name }: give them different names.
seat-name-alike = “{ $name }” looks too much like { $other }, who is at the table already: choose another name.
seat-with-bot = { $player } ({ $kind })
