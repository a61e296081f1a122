# Het lab: simulaties, experimenten en het balansrapport. De argumenten zijn uitgelegd in en/lab.ftl.

## Simulations

simulate-folder = Simulatie: { $folder }
simulate-done = { $games ->
    [one] { $games } partij is opgeslagen (delingen: { $deals }, armen: { $arms }).
   *[other] { $games } partijen zijn opgeslagen (delingen: { $deals }, armen: { $arms }).
}
simulate-speed = { $games } partijen per seconde, met { $jobs ->
    [one] { $jobs } proces
   *[other] { $jobs } processen
}
simulate-next = Rapport: { $command }
simulate-bots = { $found } bots voor { $players } plaatsen: noem er één voor alle, of één voor elke plaats.
simulate-mixed = --mixed kiest Plaatsen, Michel(le) en de Directrice bij toeval: laat --place, --michel en --warden weg, of --mixed.
simulate-give = --give: er is geen “{ $found }” om te geven. Kies uit: { $known }.
simulate-without = --without: niemand doet hier “{ $found }”. Kies all, een van deze of de tekst van een actie: { $known }.
simulate-folder-or-resume = --folder is voor een nieuwe simulatie, --resume gaat verder in de genoemde map: kies er één.
simulate-nothing = { $folder } bevat geen simulatie. Begin er daar een met --folder.
simulate-damaged = { $file } bevat geen simulatie, of een beschadigde. Begin een nieuwe met --folder.
simulate-other = { $folder } bevat een andere simulatie: { $differences }. Vraag om dezelfde, of begin een nieuwe met --folder.
