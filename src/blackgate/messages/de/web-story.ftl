## Der Verlauf einer Partie: Chancen, Wendepunkte, Glück

web-story-computing = Die Bots sehen sich die Partie noch einmal an …
web-story-chances = Gewinnchancen
web-story-actions = { $count ->
    [one] { $count } Entscheidung
   *[other] { $count } Entscheidungen
}
web-story-eyes = Gezeigt:
web-story-eyes-truth = Wie es wirklich stand
web-story-eyes-of = Was { $player } wissen konnte
web-story-about-truth = So schätzen es die Bots ein, wenn alle Karten offen liegen.
web-story-about-known = Gepunktet: wie { $player } es sehen konnte, mit nicht mehr, als { $player } wissen konnte.
web-story-points = Wendepunkte
web-story-no-points = Keine: Die Partie nahm ruhig ihren Lauf.
web-story-moved = { $player }: { $before } % → { $after } %
web-story-lucky = Glück
web-story-luck = Würfel- und Kartenglück
web-story-luck-about = Was gewürfelt und gezogen wurde, verglichen mit dem, was sonst hätte kommen können, alles zusammengezählt.
web-story-costly = Teure Entscheidungen
web-story-costly-about = Nach dem, was in diesem Augenblick zu wissen war. Ein Druck zeigt die Stellung.
web-story-no-costly = Keine: Niemand hat viel verschenkt.
web-story-better = Besser:
web-story-keep = Als Datei aufheben
web-story-keep-about = Eine HTML-Datei, die in jedem Browser ohne Netz läuft: die ganze Partie mit den Augen aller, und ihr Verlauf.
web-story-keep-computing = Der Verlauf wird erzählt … { $percent } %
web-story-keep-making = Die Datei wird zusammengestellt …
web-story-branch = Von hier weiterspielen
web-story-branch-about = Ein eigener Tisch, an dem bis hierher alles genauso ging, mit Bots auf den anderen Plätzen. Züge lassen sich zurücknehmen, Tipps und Chancen sind an.
web-story-branch-as = Als { $player } weiterspielen
web-story-link = Link zu diesem Schritt
