# Was mit einer Aktion nicht gestimmt hat, und was als Nächstes zu tun ist. Erklärt in en/errors.ftl.

error-unknown-action = eine Aktion „{ $action }“ gibt es nicht: Wähle eine von denen, die angeboten werden
error-unknown-action-near = eine Aktion „{ $action }“ gibt es nicht: Meintest du { $near }?
error-game-over = { $action }: die Partie ist vorbei, beginne eine neue
error-illegal-action = { $action }: { $reason }
error-by-rule = { $reason } ({ $rule })

# Optionen, mit denen nicht gespielt werden kann
error-options-players = Personen: { $found } können nicht spielen; wähle von { $least } bis { $most } (R1.1)
error-options-michel = michel: { $found } gibt es nicht; wähle unter { $known } (R12.1)
error-options-team = Teams: { $found } Personen können nicht in Teams spielen; nötig sind { $known } (R13.1)
error-options-unknown-place = Orte: { $found } gibt es nicht; wähle unter { $known } (R14.1)
error-options-same-place = Orte: { $first } und { $second } ersetzen beide { $place }; wähle einen davon (R14.1)
error-options-team-place = Orte: { $found } geht nicht im Teammodus, der zwei Zellentrakte hat (R14.7)
error-options-first = Beginn: einen Platz { $seat } gibt es nicht; wähle von 0 bis { $most } (R1.7)
error-options-edition = Edition: { $found } ist keine Edition; lies eine Datei mit load_edition, oder mache eine aus Daten mit edition_from
error-options-same-action = Orte: zwei davon verwenden die Aktion { $action }; gib einem von ihnen eine andere Nummer
error-observation-size = { $what }: die Ausgabe hat { $found }, die Beobachtung hat Platz für { $most }; übergib sizes=LARGEST oder spiele eine Ausgabe mit weniger
error-batch-empty = ein Stapel braucht mindestens ein Spiel und eine Einstellung; gib zuerst die Anzahl der Spiele an, wie in Batch(1024, 4)
error-opponents = Gegner: { $found } wurden für { $wanted } Plätze genannt; nenne einen für jeden oder einen einzigen für alle
error-network-place = das Netz hat { $place } nie gelernt, einen eigenen modularen Ort; lass einen anderen Bot spielen oder spiele ohne diesen Ort
error-network-row = das Netz hat „{ $row }“ nie gelernt; lass einen anderen Bot spielen
error-wrong-weights = { $file } ist kein Netz, nach dem Bots spielen können, oder beschädigt; installiere blackgate neu

# Was ein Skript über den Zufall sagt, aber nicht sein kann
error-script-ended = das Skript hat keine Ergebnisse mehr
error-script-die = das Skript würfelt { $found } mit einem Würfel mit { $sides } Seiten
error-script-draw = das Skript zieht die Nummer { $found }, die nicht im Beutel ist

# Anderes, was verlangt wurde und nicht da ist
error-no-such-action = upto: die Aufzeichnung hat keine Aktion { $found }; wähle von 0 bis { $most }
error-unknown-bot = einen Bot { $found } gibt es nicht; es gibt: { $known }
error-unknown-name = { $found } gibt es hier nicht; es gibt: { $known }
error-unknown-name-near = { $found } gibt es hier nicht: Meintest du { $known }?
error-unknown-seat = einen Platz { $seat } gibt es nicht; wähle von 0 bis { $most }, oder NOBODY (-1) für jemanden, der zuschaut

# Rechner, die ihren Teil nicht tun können, und ein Cluster, den es nicht gibt
error-ray-missing = Ray fehlt und wird für --ray gebraucht. So wird es installiert: pip install ray, oder in einem Klon: pip install ".[ray]"
error-ray-no-cluster = Unter { $address } gibt es keinen Ray-Cluster ({ $reason }). Starte einen mit „ray start --head“, oder nenne die Adresse von einem, der läuft.
error-ray-no-release = { $machine } hat kein Blackgate, oder eines ohne --ray. Installiere dasselbe Wheel ({ $wanted }) auf jedem Rechner des Clusters.
error-ray-other-release = { $machine } hat ein anderes Blackgate: dort { $found }, hier { $wanted }. Installiere dasselbe Wheel auf jedem Rechner des Clusters.
error-ray-no-module = { $machine } kann nicht laden, was zu tun ist: { $reason }. Installiere es auf jedem Rechner des Clusters.
error-program-missing = { $machine } hat kein Programm „{ $command }“. Es muss auf jedem Rechner, der spielt, unter demselben Pfad liegen.
