# Wie er aan een tafel zit.

seat-wrong-name = “{ $name }” kan geen naam zijn: maximaal { $most } afdrukbare tekens, zonder haakjes.
seat-name-twice = Twee spelers heten { $name }: geef ze verschillende namen.
seat-with-bot = { $player } ({ $kind })
