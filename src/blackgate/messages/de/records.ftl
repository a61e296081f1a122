# Was an einer Aufzeichnung nicht stimmt, oder an dem, was von ihr verlangt wird. Erklärt in en/records.ftl.

record-at-line = Zeile { $line }: { $reason }
record-end = das Ende der Aufzeichnung
record-nothing = nichts
record-a-position = eine Stellung

## Zeilen

record-too-large = keine Aufzeichnung ist größer als { $most } MiB
record-line-too-long = keine Zeile ist länger als { $most } KiB
record-wanted = hier muss { $wanted } stehen, gefunden: { $found }
record-not-utf-8 = es gibt Bytes, die nicht UTF-8 sind
record-carriage-return = die Zeile endet mit einem Wagenrücklauf; speichere die Datei mit Unix-Zeilenenden
record-unprintable = es gibt Zeichen, die sich nicht drucken lassen
record-no-checksum = die Prüfsumme am Ende der Zeile fehlt
record-checksum = die Prüfsumme passt nicht: Diese Zeile wurde geändert, oder davor fehlt eine Zeile
record-torn = die letzte Zeile wurde nicht zu Ende geschrieben; die Aufzeichnung kann ohne sie fortgesetzt werden

## Der Kopf

record-other-format = das ist eine Aufzeichnung im Format { $found }; hier ist nur das Format { $known } bekannt
record-no-record = das ist keine Aufzeichnung von Blackgate: Sie beginnt nicht mit { $wanted }
record-too-long = { $what } hat { $found } Zeichen; erlaubt sind höchstens { $most }
record-unfit-text = { $what } darf nicht mit einem Leerzeichen beginnen oder enden und nur druckbare Zeichen enthalten
record-one-digit = { $key }: nötig ist eine Ziffer, gefunden: { $found }
record-hex-digits = { $key }: nötig sind { $digits } Hexadezimalziffern, gefunden: { $found }
record-options-form = { $key }: nicht so, wie Blackgate sie schreibt, gefunden: { $found }
record-unknown-option = die Option { $found } ist hier nicht bekannt; verwende ein neueres Blackgate
record-no-such-seat = bei { $players } Personen gibt es keinen Platz { $seat } (R1.7)
record-edition-form = { $key }: nötig sind 16 Hexadezimalziffern und ein Name in Anführungszeichen, gefunden: { $found }
record-edition-wrong = { $key }: { $reason }
record-edition-other = diese Ausgabe hat hier den Fingerabdruck { $here }, in der Aufzeichnung { $recorded }; spiele sie mit dem Blackgate ab, das sie geschrieben hat
record-not-an-object = { $key }: nötig ist ein JSON-Objekt, gefunden: { $found }
record-rules-form = { $key }: nötig ist die Nummer einer Version, gefunden: { $found }
record-newer-rules = gespielt nach Regeln { $found }, hier sind Regeln { $known } die neuesten: Installiere ein neueres Blackgate
record-rules-ended = gespielt nach Regeln { $found }; dieses Blackgate spielt nach Regeln { $known } und kann sie nicht so fortsetzen, wie sie gemeint war: Spiele mit Blackgate { $release } weiter
record-rules-differ = gespielt nach Regeln { $found }, von denen die Regeln { $known } dieses Blackgate hier abweichen ({ $reason }): Spiele sie mit Blackgate { $release } ab
record-not-json = das ist kein JSON: { $found }
record-secret-bytes = { $key }: nötig sind { $bytes } Bytes, gefunden: { $found }
record-one-for-each = { $key }: nötig ist einer für jeden der { $players } Plätze, gefunden: { $found }

## Eine aufgebaute Stellung

record-position-bare = eine Stellung in einer Aufzeichnung hat keine leeren Zeilen und keine Kommentare
record-position-options = eine Stellung in einer Aufzeichnung hat kein { $key }: Das hat seine eigene Zeile im Kopf
record-position-chance = eine Stellung in einer Aufzeichnung hat kein { $key }: Sie beginnt mit einem Zug, und der Zufall kommt später
record-position-first = in einer aufgebauten Stellung wird niemand genannt, der beginnt
record-position-secret = eine aufgebaute Stellung hat kein Geheimnis
record-position-seats = die Stellung hat { $found } Plätze, die Partie { $players }
record-position = diese Stellung kann es nicht geben: { $reason }

## Die Partie

record-seat-and-action = hier müssen ein Platz und eine Aktion stehen, gefunden: { $found }
record-no-result = { $found } ist kein Ergebnis des Zufalls: Nötig ist ein Würfel, eine Karte oder ein Platz
record-outcome-form = nötig ist { $wanted } mit { $players } Punktzahlen, gefunden: { $found }
record-other-secret = das ist nicht das Geheimnis, das im Kopf steht
record-after-end = die Aufzeichnung war schon zu Ende, gefunden: { $found }
record-over-before = die Partie ist vor dieser Aktion zu Ende (R2.1)
record-other-seat = gefragt ist hier Platz { $asked }, nicht Platz { $found }
record-illegal = keine erlaubte Aktion: { $reason }
record-cannot-come-up = { $found } kann hier nicht herauskommen
record-result-missing = am Ende der Zeile fehlt ein Ergebnis des Zufalls
record-other-chance = die Aufzeichnung sagt: { $told }; das Geheimnis ergibt: { $given }
record-not-over = die Partie ist hier nicht zu Ende: Gefragt ist Platz { $asked }
record-other-result = das Ergebnis ist { $given }, die Aufzeichnung sagt { $told }

## Prüfen

record-laid-out = die Partie begann mit einer aufgebauten Stellung, deren Zufall niemand versprochen hat
record-no-secret = das Geheimnis steht nicht in der Aufzeichnung; es wird verraten, wenn die Partie zu Ende ist
record-other-promise = das ist nicht das Geheimnis, das versprochen war: Sein SHA-256 ist nicht die Festlegung
record-honest = jedes Ergebnis des Zufalls ist das, was das Geheimnis und die Beiträge ergeben

## Fortsetzen

record-secret-missing = die Aufzeichnung enthält das Geheimnis der Partie nicht; gib das an, das zu Beginn aufgehoben wurde
record-wrong-secret = dieses Geheimnis passt nicht zur Festlegung der Aufzeichnung; gib das dieser Partie an
record-game-not-over = die Partie ist nicht zu Ende; spiel weiter, oder brich sie ab
record-ended = die Aufzeichnung ist zu Ende und ihr Geheimnis heraus; beginne eine neue Partie
