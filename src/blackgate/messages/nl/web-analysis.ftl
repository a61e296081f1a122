# The analysis board of the browser client.
#   $player   a name;  $seconds, $step   numbers

web-analysis-title = Analysebord
web-analysis-what = Bekijk een stelling met open handen: stap voor stap, met andere keuzes, met de raad van de bot; speel vanaf daar verder tegen bots. Wat je hier probeert, verandert geen partij.
web-analysis-lines = Tot nu toe geprobeerd
web-analysis-beginning = Begin
web-analysis-instead = In plaats van stap { $step }
web-analysis-nothing-tried = Kies iets op het bord om het te proberen. Met de pijltjes ga je terug en verder.
web-analysis-seconds = Hoe lang de bot nadenkt
web-analysis-ask = Vraag de bot
web-analysis-about = De kans van { $player } om te winnen na elke keuze. De bot weet niet meer dan { $player }.
web-analysis-share = Delen
web-analysis-position = Stelling als tekst
web-analysis-position-about = Een regel voor elke plaats, eerst de Plek; wat ontbreekt heeft zijn gewone waarde. Het analysebord van elke partij toont de stelling als zo’n tekst.
web-analysis-begin = Opzetten
web-analysis-example = Zet een voorbeeld neer
web-analysis-other-ways = Een analyse begint ook bij elke stap van de herhaling van een gespeelde partij, of met een puzzel:
web-analysis-try = Proberen
web-analysis-from-here = Vanaf hier analyseren
