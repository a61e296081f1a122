## Is het eerlijk? Een verslag, in de pagina zelf gecontroleerd

web-fair-about = Kies het verslag van een afgelopen partij, of sleep het bestand op deze pagina. Het wordt hier gecontroleerd; er wordt niets verstuurd.
web-fair-choose = Verslag kiezen
web-fair-drop = Of sleep het bestand ergens op deze pagina.
web-fair-other = Het verslag van een andere partij controleren
web-fair-here = Wat beloofd was, elke worp en de meeste kaarten kan deze pagina zelf narekenen.
web-fair-check = Hier controleren
web-fair-checking = Bezig met controleren …
web-fair-yes = Het ging eerlijk
web-fair-no = Dit verslag is niet eerlijk
web-fair-unknown = Dit is niet te controleren
web-fair-why-honest = Het geheim is het beloofde. Alle { $dice } worpen en { $cards } kaarten zijn precies wat het oplevert.
web-fair-why-no-record = Dit is geen verslag van Blackgate. Kies het bestand dat je na een partij hebt gedownload.
web-fair-why-damaged = Regel { $line } is niet zoals hij is geschreven: de controlesom klopt niet. Download het verslag opnieuw.
web-fair-why-promise = Regel { $line }: dit is niet het geheim dat voor de partij was beloofd.
web-fair-why-chance = Regel { $line }, ‘{ $play }’: het verslag zegt { $recorded }, maar het geheim geeft { $recomputed }.
web-fair-why-laid-out = Deze partij begon met een opgezette stelling. Niemand heeft het toeval ervan beloofd.
web-fair-why-no-secret = Het geheim staat er niet in: het wordt na de partij onthuld.
web-fair-why-first-release = Het geheim is het beloofde. Een verslag van versie 0.1.0 zegt niet welke kaarten er waren: controleer de rest met ‘blackgate verify’.
web-fair-left = { $count ->
    [one] Nog één kaart kwam uit een hand, of van een opnieuw geschudde stapel. Wat daar lag, weten alleen de regels: ‘blackgate verify’ controleert ook die.
   *[other] Nog { $count } kaarten kwamen uit handen, of van een opnieuw geschudde stapel. Wat daar lag, weten alleen de regels: ‘blackgate verify’ controleert ook die.
}
web-fair-steps = Stap voor stap
web-fair-step-promise = De vingerafdruk (SHA-256) van het geheim, zoals beloofd
web-fair-step-seed = De startwaarde: SHA-256 van het geheim en van wat elke speler heeft toegevoegd
web-fair-how = SHA-256 van de startwaarde en 0, 1, 2 … geeft een rij getallen. Elke worp en elke kaart neemt het volgende; de rest na delen door het aantal zijden of kaarten zegt welke het is.
web-fair-line = Regel
web-fair-choice = Keuze
web-fair-number = Getal
web-fair-of = Van
web-fair-gives = Geeft
web-fair-says = Verslag
web-fair-rules = vergt de regels
