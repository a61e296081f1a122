# Who sits at a table.

seat-wrong-name = “{ $name }” cannot be a name: use up to { $most } visible characters, without brackets or stacked accents.
seat-name-twice = Two players are called { $name }: give them different names.
seat-name-alike = “{ $name }” looks too much like { $other }, who is already at the table: choose another name.
seat-with-bot = { $player } ({ $kind })
