# The analysis board of the browser client.
#   $player   a name;  $seconds, $step   numbers

web-analysis-title = Table d’analyse
web-analysis-what = Regardez une position à mains ouvertes : pas à pas, avec d’autres choix, avec l’avis du robot ; continuez à partir de là contre des robots. Ce qu’on essaie ici ne change aucune partie.
web-analysis-lines = Essayé jusqu’ici
web-analysis-beginning = Début
web-analysis-instead = Au lieu de l’étape { $step }
web-analysis-nothing-tried = Choisissez quelque chose sur le plateau pour l’essayer. Les flèches reculent et avancent.
web-analysis-seconds = Combien de temps le robot réfléchit
web-analysis-ask = Demander au robot
web-analysis-about = Les chances de gagner de { $player } après chaque choix. Le robot n’en sait pas plus que { $player }.
web-analysis-share = Partager
web-analysis-position = Position en texte
web-analysis-position-about = Une ligne par place, d’abord son Lieu ; ce qui manque a sa valeur habituelle. La table d’analyse de toute partie montre sa position sous cette forme.
web-analysis-begin = Mettre en place
web-analysis-example = Mettre un exemple
web-analysis-other-ways = Une analyse commence aussi à chaque étape de la relecture d’une partie finie, ou par une énigme :
web-analysis-try = Essayer
web-analysis-from-here = Analyser à partir d’ici
