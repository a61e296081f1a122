# Was erfährt, wer den Server betreibt, und was hört, wer zu viel von ihm verlangt. Erklärt in en/operations.ftl.

## Eine Einstellung, die nicht geht; was nötig ist, steht im Akkusativ

setting-wrong = { $where }: { $reason }
setting-in_file = { $file }, Zeile { $line } ({ $name })
setting-file-unreadable = Diese Datei mit Einstellungen lässt sich nicht lesen: { $reason }. Gib eine andere an.
setting-file-not_toml = Eine Datei mit Einstellungen ist TOML in UTF-8, mit einer Zeile „Name = Wert“ für jede; diese ist es nicht: { $reason }.
setting-unknown = Diese Einstellung gibt es nicht. Wähle unter { $names }.
setting-unknown-near = Diese Einstellung gibt es nicht. Meintest du { $near }?
setting-wrong_value = „{ $found }“ geht nicht. Gib stattdessen an: { $allowed }.
setting-wrong_database = Das ist keine URL einer Datenbank: Gib eine an wie { $examples }.
setting-whole = eine ganze Zahl von { $least } bis { $most }
setting-choice = eines von { $choices }
setting-host = die Adresse oder den Namen, wo gelauscht wird, etwa 127.0.0.1 (nur dieser Rechner) oder 0.0.0.0 (das Netz)
setting-edition = den Pfad einer Ausgabedatei
setting-origins = Seiten, wie der Browser sie nennt, etwa { $example }, durch Kommas getrennt
setting-passkey_domain = ein Domainname, etwa { $example }
setting-proxies = Adressen oder Netze, etwa 10.0.0.1 oder 10.0.0.0/8, durch Kommas getrennt
setting-metrics = off oder eine Adresse mit Port, etwa { $example }
setting-internal = eine Adresse mit Port, etwa { $example }

## Grenzen

limit-request = Zu viele Anfragen von dieser Adresse. Versuch es in { $seconds } s noch einmal.
limit-file = Von dieser Adresse wurden zu viele Dateien geladen. Versuch es in { $seconds } s noch einmal.
limit-table = Zu viele neue Tische von dieser Adresse. Versuch es in { $seconds } s noch einmal.
limit-code = Zu viele falsche Codes von dieser Adresse. Versuch es in { $seconds } s noch einmal, oder lass dir den Link geben.
limit-sign_in = Zu viele beanspruchte Namen oder falsche Anmeldungen von dieser Adresse. Versuch es in { $seconds } s noch einmal.
limit-name = Zu viele falsche Anmeldungen mit diesem Namen. Versuch es in { $seconds } s noch einmal, oder nimm einen Passkey.
limit-connection = Zu viele neue Verbindungen von dieser Adresse. Versuch es in { $seconds } s noch einmal.
limit-connections-here = Zu viele Verbindungen gleichzeitig von dieser Adresse: Schließ einige und versuch es noch einmal.
limit-connections-all = Der Server hat so viele Verbindungen, wie er annimmt. Versuch es später noch einmal.
setting-push_contact = eine Adresse, unter der man dich erreicht, etwa { $example }
