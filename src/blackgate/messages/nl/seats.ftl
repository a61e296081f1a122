# Wie er aan een tafel zit.

seat-wrong-name = “{ $name }” kan geen naam zijn: maximaal { $most } zichtbare tekens, zonder haakjes en zonder stapels accenten.
seat-name-twice = Twee spelers heten { $name }: geef ze verschillende namen.
seat-name-alike = “{ $name }” lijkt te veel op { $other }, die al aan tafel zit: kies een andere naam.
seat-with-bot = { $player } ({ $kind })
