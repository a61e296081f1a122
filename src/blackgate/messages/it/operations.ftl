# Che cosa si dice a chi gestisce il server e a chi gli chiede troppo. Spiegato in en/operations.ftl.

## Un’impostazione che non si può usare

setting-wrong = { $where }: { $reason }
setting-in_file = { $file }, riga { $line } ({ $name })
setting-file-unreadable = Questo file di impostazioni non si può leggere: { $reason }. Indicane un altro.
setting-file-not_toml = Un file di impostazioni è TOML in UTF-8, una riga «nome = valore» per ciascuna; questo non lo è: { $reason }.
setting-unknown = Questa impostazione non esiste. Scegli tra { $names }.
setting-unknown-near = Questa impostazione non esiste. Intendevi { $near }?
setting-wrong_value = «{ $found }» non si può usare: indica { $allowed }.
setting-wrong_database = Questo non è l’URL di un database: indicane uno come { $examples }.
setting-whole = un numero intero da { $least } a { $most }
setting-choice = uno tra { $choices }
setting-host = l’indirizzo o il nome su cui ascoltare, come 127.0.0.1 (solo questa macchina) o 0.0.0.0 (la rete)
setting-edition = il percorso di un file di edizione
setting-origins = pagine come le nomina il browser, per esempio { $example }, separate da virgole
setting-passkey_domain = un nome di dominio, per esempio { $example }
setting-proxies = indirizzi o reti, come 10.0.0.1 o 10.0.0.0/8, separati da virgole
setting-metrics = off, oppure un indirizzo con una porta, come { $example }
setting-internal = un indirizzo con una porta, come { $example }

## Limiti

limit-request = Troppe richieste da questo indirizzo. Riprova tra { $seconds } s.
limit-file = Troppi file caricati da questo indirizzo. Riprova tra { $seconds } s.
limit-table = Troppi tavoli nuovi da questo indirizzo. Riprova tra { $seconds } s.
limit-code = Troppi codici sbagliati da questo indirizzo. Riprova tra { $seconds } s, oppure chiedi il link.
limit-sign_in = Troppi nomi richiesti o accessi sbagliati da questo indirizzo. Riprova tra { $seconds } s.
limit-name = Troppi tentativi sbagliati di accedere con questo nome. Riprova tra { $seconds } s, oppure usa una passkey.
limit-connection = Troppe connessioni nuove da questo indirizzo. Riprova tra { $seconds } s.
limit-connections-here = Troppe connessioni alla volta da questo indirizzo: chiudine qualcuna e riprova.
limit-connections-all = Il server ha tutte le connessioni che può accettare. Riprova più tardi.
setting-push_contact = un modo per raggiungerti, come { $example }
