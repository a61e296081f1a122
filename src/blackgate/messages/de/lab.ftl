# Das Labor: Simulationen, Experimente und der Bericht zur Ausgewogenheit. Die Argumente sind in en/lab.ftl erklärt.

## Simulations

simulate-folder = Simulation: { $folder }
simulate-done = { $games ->
    [one] { $games } Partie ist gespeichert (Deals: { $deals }, Arme: { $arms }).
   *[other] { $games } Partien sind gespeichert (Deals: { $deals }, Arme: { $arms }).
}
simulate-speed = { $games } Partien pro Sekunde, mit { $jobs ->
    [one] { $jobs } Prozess
   *[other] { $jobs } Prozessen
}
simulate-next = Bericht: { $command }
simulate-bots = { $found } Bots für { $players } Plätze: Nenne einen für alle oder einen für jeden.
simulate-mixed = --mixed wählt Orte, Michel(le) und die Direktorin zufällig: Lass --place, --michel und --warden weg, oder --mixed.
simulate-give = --give: „{ $found }“ kann man nicht geben. Wähle aus: { $known }.
simulate-without = --without: „{ $found }“ tut hier niemand. Wähle all, eines davon oder den Text einer Aktion: { $known }.
simulate-folder-or-resume = --folder ist für eine neue Simulation, --resume setzt die im genannten Ordner fort: Wähle eines.
simulate-nothing = { $folder } enthält keine Simulation. Beginne dort eine mit --folder.
simulate-damaged = { $file } enthält keine Simulation oder eine beschädigte. Beginne eine neue mit --folder.
simulate-other = { $folder } enthält eine andere Simulation: { $differences }. Verlange dieselbe oder beginne eine neue mit --folder.
