# Warum eine Aktion nicht erlaubt ist. Erklärt in en/refusals.ftl, die deutschen Begriffe in names.ftl.

refusal-legal = nichts spricht dagegen
refusal-not-an-answer = das ist keine Antwort auf das, was du gefragt wirst
refusal-game-over = die Partie ist vorbei
refusal-not-in-play = das gehört nicht zu dieser Partie
refusal-no-actions = du hast nicht mehr genug Aktionen
refusal-confined = nicht in einem Zug, den du in der Einzelhaft begonnen hast

## Orte

refusal-place-forbids = nicht { $place }
refusal-wrong-place = das geht nicht { $place }
refusal-no-craft-here = nicht { $place }
refusal-already-there = dort bist du schon
refusal-only-by-being-sent = dorthin kommt nur, wer geschickt wird
refusal-not-with-this-die = dein Wurf führt nicht dorthin

## Karten

refusal-searched = du hast in diesem Zug schon so oft gesucht, wie du darfst
refusal-nothing-to-draw = es gibt keine Karte zu ziehen
refusal-not-in-hand = du hast diese Karte nicht auf der Hand
lack-card = dazu brauchst du { $card }
refusal-no-effect = das hätte keine Wirkung
refusal-missing-cards = dir fehlen die Karten dafür
refusal-pile-empty = auf dem Stapel liegen nicht genug Karten
refusal-no-cards-there = es gibt für dich keine solche Karte zu nehmen
refusal-too-expensive = du hast nicht genug Zigaretten
refusal-sell-something = du musst mindestens eine Karte verkaufen

## Gangs und Vorleben

refusal-no-accessories = die Gang will genug von ihren eigenen Accessoires, und zwar lauter verschiedene
refusal-gang-pile-empty = von dieser Gang ist keine Karte mehr da
refusal-no-ability = deine Gangkarte erlaubt dir das jetzt nicht
refusal-used-this-turn = du hast diese Fähigkeit in diesem Zug schon benutzt
refusal-not-your-background = das ist nicht dein Vorleben
refusal-revealed = dein Vorleben ist schon aufgedeckt
refusal-wrong-moment = das ist nicht der Zeitpunkt für dein Vorleben
refusal-not-your-gang = du bist nicht in der Gang deines Vorlebens

## Personen

refusal-extorted = du hast in diesem Zug schon jemanden erpresst
refusal-no-weapon = du hast keine Waffe auf der Hand
refusal-not-enough-weapons = du hast nicht so viele Waffen, wie es braucht, um diese Person zu erpressen
refusal-not-yourself = du kannst dich nicht selbst wählen
refusal-no-such-seat = diese Person gibt es nicht am Tisch
refusal-not-here = diese Person ist nicht an deinem Ort
refusal-charmed = niemand kann diese Person erpressen, solange sie keine Abreibung hat
refusal-not-a-target = diese Person kann hier nicht gewählt werden

## Abreibungen

refusal-beaten-craft = nicht, solange du eine Abreibung hast
refusal-beaten-dig = nicht, solange du 2 Abreibungen hast
refusal-not-beaten = du hast keine Abreibung zu heilen

## Michel(le), Teams, Plättchen, Direktorin

refusal-traumatized = dein Trauma hindert dich daran
refusal-no-token = dir fehlt das Plättchen dafür
refusal-no-tokens-left = es ist kein solches Plättchen mehr da
refusal-teammate = nicht gegen ein Teammitglied
refusal-not-a-teammate = diese Person ist nicht in deinem Team
refusal-other-gang = ihr seid nicht in derselben Gang
refusal-not-in-solitary = dein Teammitglied ist dort, wohin nur kommt, wer geschickt wird
refusal-nothing-to-exchange = ihr habt beide nichts zu geben
refusal-not-your-cell-block = nur in deinem eigenen Zellentrakt
refusal-no-stake = dir fehlen die Zigaretten für den Einsatz
refusal-nobody-to-brawl = hier ist sonst niemand für eine Schlägerei
refusal-warden-is-here = die Direktorin ist schon hier
refusal-no-trauma = du hast kein Trauma zu heilen
refusal-heals-all = deine Gangkarte heilt alles auf einmal, nicht das Trauma allein: Wähle die andere Art zu heilen
refusal-no-bribe = dir fehlen die Zigaretten zum Bestechen
refusal-no-link-in-it = es gibt keine Schnur zu ersetzen

## Was fehlt, und woher es kommt

lack-tool = zum Graben brauchst du { $cards }: { $ways }
lack-weapon = du brauchst eine Waffe ({ $cards }): { $ways }
lack-way-craft = bastle etwas davon { $place }
lack-way-buy = kaufe etwas davon { $place }
lack-way-steal_spoon = stiehl einen Löffel { $place }
lack-way-search = finde etwas davon beim Suchen
lack-way-extort = erpresse jemanden, der etwas davon hat
