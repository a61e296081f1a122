# The analysis board of the browser client.
#   $player   a name;  $seconds, $step   numbers

web-analysis-title = Analysebrett
web-analysis-what = Sieh dir eine Stellung mit offenen Händen an: Schritt für Schritt, mit anderen Möglichkeiten, mit dem Rat des Bots; spiel von dort gegen Bots weiter. Was hier versucht wird, ändert keine Partie.
web-analysis-lines = Bisher versucht
web-analysis-beginning = Anfang
web-analysis-instead = Statt Schritt { $step }
web-analysis-nothing-tried = Wähle etwas auf dem Brett, um es zu versuchen. Die Pfeiltasten gehen zurück und weiter.
web-analysis-seconds = Wie lange der Bot nachdenkt
web-analysis-ask = Bot fragen
web-analysis-about = Die Gewinnchance von { $player } nach jeder Möglichkeit. Der Bot weiß nicht mehr als { $player }.
web-analysis-share = Teilen
web-analysis-position = Stellung als Text
web-analysis-position-about = Eine Zeile für jeden Platz, zuerst der Ort; was fehlt, hat seinen üblichen Wert. Das Analysebrett jeder Partie zeigt ihre Stellung als solchen Text.
web-analysis-begin = Aufbauen
web-analysis-example = Beispiel einsetzen
web-analysis-other-ways = Eine Analyse beginnt auch bei jedem Schritt der Wiederholung einer beendeten Partie, oder mit einem Rätsel:
web-analysis-try = Versuchen
web-analysis-from-here = Von hier analysieren
