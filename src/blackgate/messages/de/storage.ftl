# Was mit der Datenbank des Servers nicht stimmt, und was dagegen zu tun ist. Erklärt in en/storage.ftl.

storage-wrong-url = { $url } ist nicht die Adresse einer Datenbank; schreib { $file } für eine Datei, oder { $server }
storage-unknown-option = die Adresse { $url } der Datenbank hat die Option { $found }, die nicht bekannt ist; lass sie weg
storage-memory = eine Datenbank im Arbeitsspeicher behält nichts; nenne eine Datei, etwa { $file }
storage-file = die Datenbank { $url } lässt sich nicht öffnen oder beschreiben ({ $reason }); sieh nach, ob es ihren Ordner gibt und ob dieser Benutzer dort schreiben darf
storage-locked = ein anderes Programm belegt die Datenbank { $url } ({ $reason }); beende es oder warte darauf, dann versuch es noch einmal
storage-in-use = ein anderer Blackgate-Server benutzt die Datenbank { $url } schon; beende ihn, oder gib diesem eine eigene Datenbank (--database)
storage-full = für die Datenbank { $url } ist kein Platz mehr ({ $reason }); schaff Platz auf ihrem Datenträger
storage-damaged = { $url } ist beschädigt oder keine Datenbank ({ $reason }); nenne eine andere Datei, oder spiel eine Kopie zurück
storage-away = die Datenbank { $url } antwortet nicht ({ $reason }); sieh nach, ob sie läuft und von hier aus erreichbar ist
storage-password = die Datenbank { $url } lässt diesen Benutzer nicht herein ({ $reason }); berichtige den Benutzer oder das Passwort in ihrer Adresse
storage-no-database = diese Datenbank gibt es nicht: { $url } ({ $reason }); leg sie an, oder berichtige ihren Namen
storage-permission = dieser Benutzer darf das in der Datenbank { $url } nicht ({ $reason }); gib ihm das Recht, Tabellen anzulegen und zu beschreiben
storage-crowded = die Datenbank { $url } nimmt keine Verbindungen mehr an ({ $reason }); erlaube mehr, oder beende andere Programme, die sie benutzen
storage-trouble = die Datenbank { $url } hat nicht getan, was verlangt war ({ $reason }); sieh in ihrem Protokoll nach
storage-newer = die Datenbank wurde zuletzt von einem neueren Blackgate benutzt (ihr Schema ist { $found }); nimm dieses, oder spiel eine ältere Kopie der Datenbank zurück
storage-lost-table = ein anderer Server hat den Tisch { $table } beschrieben; lies ihn neu aus der Datenbank
storage-code-taken = einen Tisch mit dem Code { $code } gibt es schon; wähle einen anderen Code
storage-no-file = es gibt noch keine Datenbank { $url }; nenne die richtige (--database), oder starte erst einen Server, der sie anlegt
storage-empty = in dieser Datenbank ist nichts von Blackgate; nenne die richtige (--database), oder starte erst einen Server mit ihr
storage-older = die Datenbank wurde zuletzt von einem älteren Blackgate benutzt (ihr Schema ist { $found }); starte einmal den Server von diesem, der sie auf den neuesten Stand bringt
