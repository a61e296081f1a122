# Wat de host van de server te horen krijgt, en wat wie te veel van de server vraagt.

## Een instelling die niet gebruikt kan worden; $where is een vlag, een omgevingsvariabele of een plek in een bestand

setting-wrong = { $where }: { $reason }
setting-in_file = { $file }, regel { $line } ({ $name })
setting-file-unreadable = Dit bestand met instellingen kan niet gelezen worden: { $reason }. Geef een ander.
setting-file-not_toml = Een bestand met instellingen is TOML in UTF-8, één regel “naam = waarde” voor elke instelling; dit niet: { $reason }.
setting-unknown = Zo’n instelling is er niet. Kies uit { $names }.
setting-unknown-near = Zo’n instelling is er niet. Bedoel je { $near }?
setting-wrong_value = “{ $found }” kan niet: geef { $allowed }.
setting-wrong_database = Dit is geen URL van een database: geef er een zoals { $examples }.
setting-whole = een geheel getal van { $least } tot en met { $most }
setting-choice = een van { $choices }
setting-host = het adres of de naam om op te luisteren, zoals 127.0.0.1 (alleen deze computer) of 0.0.0.0 (het netwerk)
setting-edition = het pad van een editiebestand
setting-origins = pagina’s zoals de browser ze noemt, zoals { $example }, met komma’s ertussen
setting-passkey_domain = een domeinnaam, zoals { $example }
setting-proxies = adressen of netwerken, zoals 10.0.0.1 of 10.0.0.0/8, met komma’s ertussen
setting-metrics = off, of een adres met een poort, zoals { $example }
setting-internal = een adres met een poort, zoals { $example }

## Grenzen; $seconds zegt wanneer het weer kan

limit-request = Te veel verzoeken van dit adres. Probeer het over { $seconds } s opnieuw.
limit-file = Te veel bestanden geladen vanaf dit adres. Probeer het over { $seconds } s opnieuw.
limit-table = Te veel nieuwe tafels van dit adres. Probeer het over { $seconds } s opnieuw.
limit-code = Te veel foute codes vanaf dit adres. Probeer het over { $seconds } s opnieuw, of vraag om de link.
limit-sign_in = Te veel opgeëiste namen of foute aanmeldingen vanaf dit adres. Probeer het over { $seconds } s opnieuw.
limit-name = Te veel foute pogingen om je met deze naam aan te melden. Probeer het over { $seconds } s opnieuw, of gebruik een passkey.
limit-connection = Te veel nieuwe verbindingen van dit adres. Probeer het over { $seconds } s opnieuw.
limit-connections-here = Te veel verbindingen tegelijk van dit adres: sluit er een paar en probeer het opnieuw.
limit-connections-all = De server heeft zoveel verbindingen als hij aankan. Probeer het later opnieuw.
setting-push_contact = een manier om je te bereiken, zoals { $example }
