# Was der Server sagt: warum etwas abgelehnt wird, und was als Nächstes zu tun ist.

server-not-found = So etwas gibt es hier nicht: Prüf den Link oder den Code.
server-wrong-method = Das geht hier nicht: Sieh in der Beschreibung des Protokolls nach.
server-no-token = Das kann nur, wer hier sitzt: Zeig das Token deines Platzes.
server-wrong-token = Das ist nicht dein Platz: Setz dich noch einmal, oder nimm den Link zu deinem Platz.
server-wrong-link = Dieser Link ist zu alt oder nicht vollständig: Mach einen neuen auf dem Gerät, an dem du sitzt.
server-wrong-origin = Diese Seite gehört zu einem anderen Server: Öffne das Spiel unter der Adresse dieses Servers.
server-wrong-message = Der Server versteht das nicht: Sieh in der Beschreibung des Protokolls nach.
server-wrong-message-why = Der Server versteht das nicht ({ $reason }): Sieh in der Beschreibung des Protokolls nach.
server-too-large = Das ist zu viel auf einmal: Schick weniger.
server-not-host = Das kann nur der Host: Frag dort nach.
server-wrong-name = Dieser Name geht nicht: Wähle einen anderen.
server-wrong-options = Diese Optionen passen nicht zusammen: Ändere sie.
server-wrong-bot = Diesen Bot gibt es nicht: Wähle einen von { $known }.
server-wrong-seat = Diesen Platz gibt es nicht: Wähle einen anderen.
server-seat-taken = Dort sitzt schon jemand: Wähle einen anderen Platz.
server-no-seat = Alle Plätze sind besetzt: Frag den Host, oder eröffne einen eigenen Tisch.
server-seats-open = Es sind noch Plätze frei: Warte auf andere, oder besetz sie mit Bots.
server-started = Die Partie hat schon begonnen: Du kannst zusehen oder einen eigenen Tisch eröffnen.
server-not-started = Die Partie hat noch nicht begonnen: Warte auf den Host.
server-not-over = Die Partie ist noch nicht vorbei: Komm dann wieder.
server-other-rules = Diese Partie begann nach anderen Regeln als denen dieses Servers und wird deshalb nicht ausgezählt: Hol dir ihre Aufzeichnung.
server-over = Die Partie ist vorbei: Sieh sie dir noch einmal an, oder spiel eine neue.
server-ended = Der Host hat diesen Tisch geschlossen: Eröffne einen neuen.
server-ended-rules = Mit einer neuen Version haben sich die Regeln geändert, und diese Partie kann nicht so weitergehen, wie sie begann: Hol dir ihre Aufzeichnung, oder spielt neu.
server-internal = Auf dem Server ist etwas schiefgegangen. Versuch es noch einmal; wenn es wieder geschieht, sag dem Betreiber Bescheid.
server-quarantined = An diesem Tisch ist etwas schiefgegangen. Er bleibt, wie er war: Sag dem Betreiber des Servers Bescheid.
server-newer-rules = Dieser Tisch gehört zu einem neueren Blackgate als dem dieses Servers. Er bleibt, wie er ist: Sag dem Betreiber des Servers Bescheid.
server-unsaved = Der Server konnte das nicht speichern: Versuch es noch einmal.
server-closing = Der Server startet neu: Du bist gleich wieder da.
server-too-many-tables = Auf diesem Server sind zu viele Tische: Versuch es später noch einmal.
server-too-many = Das war zu schnell: Warte einen Augenblick.
server-too-many-chat = Du redest viel: Warte einen Augenblick.
server-too-many-hint = Gerade werden viele Tipps verlangt: Frag in { $seconds } s noch einmal.
server-too-many-odds = Gerade werden viele Chancen berechnet: Frag in { $seconds } s noch einmal.
server-only-players = Das kann nur, wer mitspielt: Nimm einen Platz.
server-nobody-watches = An diesem Tisch darf niemand zusehen: Bitte den Host um einen Platz.
server-paused = Die Partie ist angehalten: Setz sie zuerst fort.
server-not-paused = Die Partie ist nicht angehalten.
server-stale = Die Partie ist inzwischen weitergegangen: Sieh noch einmal hin und wähle neu.
server-not-asked = Du bist jetzt nicht gefragt: Warte, bis du an der Reihe bist.
server-no-hints = Dieser Tisch gibt keine Tipps: Das wählt, wer einen Tisch für mehrere eröffnet.
server-no-odds = Dieser Tisch nennt keine Chancen: Das wählt, wer einen Tisch eröffnet.
server-answered = Du hast schon geantwortet: Warte auf die anderen.
server-illegal = Das geht jetzt nicht.
server-unknown-window = Diese Gelegenheit gibt es nicht: Wähle unter { $known }.
server-nothing-to-undo = Du hast noch nichts gewählt, was sich zurücknehmen ließe.
server-undo-needs-consent = Seitdem wurde etwas gesehen: An diesem Tisch bleibt es, wie es ist.
server-undo-needs-everybody = Was schon gesehen wurde, nehmt ihr nur gemeinsam zurück, und für { $player } spielt gerade ein Bot: Warte auf die Rückkehr.
server-undos-spent = Du hast in diesem Zug schon { $most } Entscheidungen zurückgenommen: Spiel weiter. Im nächsten Zug geht es wieder.
server-proposal-open = Etwas anderes ist vorgeschlagen: Stimm zuerst darüber ab.
server-no-proposal = Für dich gibt es nichts abzustimmen.
server-not-away = Diese Person ist nicht weg: Ein Bot kann erst eine Weile nach ihrem Weggang einspringen.
server-hello-first = Sag zuerst Hallo (hello).
server-hello-once = Du hast schon Hallo (hello) gesagt.
server-too-slow = Deine Anfrage hat zu lange gebraucht: Schick sie noch einmal.
server-seat-emptied = Der Host hat diesen Platz jemand anderem gegeben: Nimm einen anderen.

server-window-waiting = Warten auf Antworten.
server-log-taken-back = { $moves ->
    [one] { $player } nimmt eine Entscheidung zurück.
   *[other] { $player } nimmt { $moves } Entscheidungen zurück.
}
server-port-taken = { $host }, Port { $port }: { $reason }. Wähle mit --port einen anderen, oder 0 für irgendeinen freien.
server-metrics-taken = Die Metriken lassen sich nicht anbieten an { $host }, Port { $port }: { $reason }. Wähle mit --metrics eine andere Adresse, oder verzichte darauf: --metrics off.
server-ready = Blackgate ist offen unter { $address } (Strg-C beendet es; nichts geht verloren).
server-front-page = Blackgate ist hier offen, aber ohne sein Programm für den Browser: Führe „make web“ aus und starte es neu. Oder setz dich vom Terminal aus an einen Tisch: blackgate join { $address }/CODE. Für Programme: { $address }/api/openapi.json
