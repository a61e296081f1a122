# What a host of the server is told, and what those hear who ask too much of it.

## A setting that cannot be used; $where is a flag, a variable of the environment, or a place in a file

setting-wrong = { $where }: { $reason }
setting-in_file = { $file }, line { $line } ({ $name })
setting-file-unreadable = This settings file cannot be read: { $reason }. Name another one.
setting-file-not_toml = A settings file is TOML in UTF-8, one line “name = value” for each setting; this one is not: { $reason }.
setting-unknown = There is no such setting. Choose from { $names }.
setting-unknown-near = There is no such setting. Did you mean { $near }?
setting-wrong_value = “{ $found }” cannot be used: give { $allowed }.
setting-wrong_database = This is not a database URL: give one like { $examples }.
setting-whole = a whole number from { $least } to { $most }
setting-choice = one of { $choices }
setting-host = an address or name to listen on, such as 127.0.0.1 (this machine only) or 0.0.0.0 (the network)
setting-edition = the path of an edition file
setting-origins = web pages as the browser names them, such as { $example }, separated by commas
setting-passkey_domain = a domain name, such as { $example }
setting-proxies = addresses or networks, such as 10.0.0.1 or 10.0.0.0/8, separated by commas
setting-metrics = off, or an address with a port, such as { $example }
setting-internal = an address with a port, such as { $example }

## Limits; $seconds is when to try again

limit-request = Too many requests from this address. Try again in { $seconds } s.
limit-file = Too many files loaded from this address. Try again in { $seconds } s.
limit-table = Too many new tables from this address. Try again in { $seconds } s.
limit-code = Too many wrong codes from this address. Try again in { $seconds } s, or ask for the link.
limit-sign_in = Too many claimed names or wrong sign-ins from this address. Try again in { $seconds } s.
limit-name = Too many wrong attempts to sign in with this name. Try again in { $seconds } s, or use a passkey.
limit-connection = Too many new connections from this address. Try again in { $seconds } s.
limit-connections-here = Too many simultaneous connections from this address: close some of them and try again.
limit-connections-all = The server has reached its limit of connections. Try again later.
setting-push_contact = a contact address, such as { $example }
