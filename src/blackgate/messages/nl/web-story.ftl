## Het verloop van een partij: kansen, keerpunten, geluk

web-story-computing = De bots bekijken de partij nog eens …
web-story-chances = Kansen om te winnen
web-story-actions = { $count ->
    [one] { $count } keuze
   *[other] { $count } keuzes
}
web-story-eyes = Getoond:
web-story-eyes-truth = Hoe het echt was
web-story-eyes-of = Wat { $player } kon weten
web-story-about-truth = Zoals de bots het inschatten als alle handen open lagen.
web-story-about-known = Gestippeld: hoe { $player } het kon zien, zonder meer te weten dan mogelijk was.
web-story-points = Keerpunten
web-story-no-points = Geen: de partij ging rustig haar gang.
web-story-moved = { $player }: { $before } % → { $after } %
web-story-lucky = geluk
web-story-luck = Geluk met dobbelstenen en kaarten
web-story-luck-about = Wat er kwam, vergeleken met wat er had kunnen komen, alles opgeteld.
web-story-costly = Dure keuzes
web-story-costly-about = Naar wat op dat moment te weten was. Druk op een keuze om de stelling te zien.
web-story-no-costly = Geen: niemand gaf veel weg.
web-story-better = Beter:
web-story-keep = Als bestand bewaren
web-story-keep-about = Eén HTML-bestand dat in elke browser werkt, zonder netwerk: de hele partij met ieders ogen, en haar verloop.
web-story-keep-computing = Het verloop wordt verteld … { $percent } %
web-story-keep-making = Het bestand wordt gemaakt …
web-story-branch = Vanaf hier verder spelen
web-story-branch-about = Een eigen tafel waar tot hier alles hetzelfde ging, met bots op de andere plaatsen. Zetten kun je terugnemen, en er zijn tips en kansen.
web-story-branch-as = Verder spelen als { $player }
web-story-link = Link naar deze stap
