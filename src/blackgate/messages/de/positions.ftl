# Warum es eine Stellung nicht geben kann. Erklärt in en/positions.ftl.

position-at = { $path }: { $reason }
position-none = keine

## Der Text

position-no-colon = in { $found } fehlt ein Doppelpunkt
position-unknown = { $found } ist unbekannt; bekannt sind: { $known }
position-seats = nötig ist eine Zeile für jeden Platz von 0 an, { $least } bis { $most } im Ganzen, gefunden: { $found }
position-revealed = { $found } ist unbekannt, dort darf { $known } stehen
position-number-and-card = nötig sind eine Zahl und eine Karte, wie in { $example }
position-no-pile = { $found } hat keinen Stapel; es gibt: { $known }
position-whole = nötig ist eine ganze Zahl
position-yes-or-no = nötig ist yes oder no
position-twice = { $found } steht zweimal da

## Was wo steht

position-list = nötig ist eine Liste, gefunden: { $found }
position-table = nötig ist eine Tabelle, gefunden: { $found }
position-truth = nötig ist true oder false, gefunden: { $found }
position-whole-to = nötig ist eine ganze Zahl von 0 bis { $most }, gefunden: { $found }
position-name-and-who = nötig sind ein Name und wer ihn kennt, gefunden: { $found }
position-gang-pile = nötig ist eine Liste: die oberste Karte, dann was unter dem Stapel liegt
position-memory = nötig sind zwei Listen
position-memory-length = nötig ist eine Liste mit { $wanted } Zahlen

## Das Gefängnis

position-players = nötig sind { $players }, für jede Person eine, gefunden: { $found }
position-no-place = { $found } ist nicht in dieser Partie; es gibt: { $known }
position-cards = { $found } im Ganzen, aber die Ausgabe hat { $total }
position-no-tool = { $card } ist kein Werkzeug (R11.1)
position-two-have = zwei Personen haben { $card }, und das gibt es nur einmal ({ $rule })
position-only-one = { $card } steht zweimal da, und das gibt es nur einmal
position-not-in-pile = { $card } ist nicht in diesem Stapel (R1.3)
position-tokens = { $found } Plättchen liegen vor den Personen, aber es gibt { $total } (R14.3)
position-no-tokens = kein Modul im Spiel bringt welche mit (R14.3)
position-no-traumas = ohne die Psychiatrie gibt es keine (R14.10)
position-michel-place = Michel(le) kommt nie an einen Ort ohne Zahl (R12.4)
position-michel-cards = es gibt { $total } solche Michel-Karten (R12.1)
position-without-option = das gibt es nur mit einem Modul, das nicht im Spiel ist; nimm es in die Optionen auf oder lass das weg
position-won = mit { $goal } Punkten ist die Partie gewonnen (R2.1); gib weniger an oder sag, dass sie vorbei ist

## Was wartet

position-steps = nötig ist eine Liste von Schritten, der unterste zuerst
position-nobody-asked = jemand muss etwas gefragt werden
position-no-step = { $found } ist kein Schritt; es gibt: { $known }
position-other-module = { $step } gehört zu einem Modul, das nicht im Spiel ist
position-step-place = { $step } steht an der falschen Stelle; zuunterst ist ein Zug
position-step-numbers = { $step } hat { $wanted } Zahlen, gefunden: { $found }
position-step-field = { $step }: nötig ist { $wanted }, gefunden: { $found }
position-no-seat = einen Platz { $seat } gibt es nicht
position-other-turn = am Zug ist Platz { $active }, nicht Platz { $seat }

# Was eine Zahl eines Schrittes sein kann: das $wanted von position-step-field, im Nominativ
position-field-seat = ein Platz
position-field-seat-or-none = ein Platz oder -1
position-field-turn-action = die erste Nummer einer Zugaktion
position-field-flag = 0 oder 1
position-field-action-card = eine Aktionskarte
position-field-die = ein Würfelergebnis
position-field-gang = eine Gang
position-field-background = ein Vorleben
position-field-michel-card = eine Michel-Karte
position-field-number = eine kleine Zahl
position-field-place = ein Ort
position-field-place-or-none = ein Ort oder -1
position-field-tool = ein Werkzeug
position-field-bits = eine Folge von Bits
