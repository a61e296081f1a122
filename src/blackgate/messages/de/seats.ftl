# Wer an einem Tisch sitzt.

seat-wrong-name = „{ $name }“ kann kein Name sein: höchstens { $most } druckbare Zeichen, keine Klammern.
seat-name-twice = Zwei Personen heißen { $name }: Gib ihnen verschiedene Namen.
seat-with-bot = { $player } ({ $kind })
