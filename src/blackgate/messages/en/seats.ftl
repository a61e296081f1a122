# Who sits at a table.

seat-wrong-name = “{ $name }” cannot be a name: up to { $most } printable characters, and no brackets.
seat-name-twice = Two players are called { $name }: give them different names.
seat-with-bot = { $player } ({ $kind })
