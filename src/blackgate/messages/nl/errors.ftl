# Wat er met een actie misging, en wat je nu kunt doen. De argumenten zijn uitgelegd in en/errors.ftl.

error-unknown-action = er is geen actie “{ $action }”: kies er een die wordt aangeboden
error-unknown-action-near = er is geen actie “{ $action }”: bedoel je { $near }?
error-game-over = { $action }: de partij is afgelopen, begin een nieuwe
error-illegal-action = { $action }: { $reason }
error-by-rule = { $reason } ({ $rule })

# Opties waarmee niet gespeeld kan worden. Ids en woorden van de opties blijven zoals ze zijn, met hun aanhalingstekens.
error-options-players = players: { $found } kan niet; kies van { $least } tot en met { $most } (R1.1)
error-options-michel = michel: er is geen { $found }; kies uit { $known } (R12.1)
error-options-team = team: met { $found } spelers kan niet in teams gespeeld worden; het moeten er { $known } zijn (R13.1)
error-options-unknown-place = places: er is geen { $found }; kies uit { $known } (R14.1)
error-options-same-place = places: { $first } en { $second } vervangen allebei { $place }; kies er een (R14.1)
error-options-team-place = places: { $found } kan niet in de teammodus, die twee Cellenblokken heeft (R14.7)
error-options-first = first: er is geen plaats { $seat }; kies van 0 tot en met { $most } (R1.7)
error-options-edition = edition: { $found } is geen editie; lees een bestand met load_edition, of maak er een van gegevens met edition_from
error-options-same-action = places: twee ervan gebruiken de actie { $action }; geef een van de twee een ander nummer
error-observation-size = { $what }: de editie heeft er { $found }, de observatie heeft plaats voor { $most }; geef sizes=LARGEST mee of speel een editie met minder
error-batch-empty = een batch heeft minstens één spel en één stel opties nodig; geef eerst het aantal spellen, zoals in Batch(1024, 4)
error-opponents = tegenstanders: er zijn er { $found } genoemd voor { $wanted } plaatsen; noem er één voor elke plaats of één voor allemaal
error-network-place = het netwerk heeft { $place } nooit geleerd, een eigen modulaire locatie; laat een andere bot spelen of speel zonder die locatie
error-network-row = het netwerk heeft “{ $row }” nooit geleerd; laat een andere bot spelen
error-wrong-weights = { $file } is geen netwerk waarmee bots kunnen spelen, of het is beschadigd; installeer blackgate opnieuw

# Wat een script over het toeval zegt, maar niet kan
error-script-ended = het script heeft geen uitkomsten meer
error-script-die = het script gooit een { $found } met een dobbelsteen van { $sides }
error-script-draw = het script pakt nummer { $found }, dat niet in de zak zit

# Andere dingen waar om gevraagd wordt en die er niet zijn
error-no-such-action = upto: het verslag heeft geen actie { $found }; kies van 0 tot en met { $most }
error-unknown-bot = er is geen bot { $found }; er zijn: { $known }
error-unknown-name = er is hier geen { $found }; er is: { $known }
error-unknown-name-near = er is hier geen { $found }: bedoel je { $known }?
error-unknown-seat = er is geen plaats { $seat }; kies van 0 tot en met { $most }, of NOBODY (-1) voor een toeschouwer

error-ray-missing = Ray ontbreekt en is nodig voor --ray. Zo installeer je het: pip install ray, of in een kloon: pip install ".[ray]"
error-ray-no-cluster = Op { $address } is geen Ray-cluster ({ $reason }). Start er een met “ray start --head”, of noem het adres van een die draait.
error-ray-no-release = { $machine } heeft geen Blackgate, of een zonder --ray. Installeer dezelfde wheel ({ $wanted }) op elke machine van het cluster.
error-ray-other-release = { $machine } heeft een andere Blackgate: daar { $found }, hier { $wanted }. Installeer dezelfde wheel op elke machine van het cluster.
error-ray-no-module = { $machine } kan niet laden wat er te doen is: { $reason }. Installeer het op elke machine van het cluster.
error-program-missing = { $machine } heeft geen programma “{ $command }”. Het moet op elke machine die speelt op hetzelfde pad staan.
