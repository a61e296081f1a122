# The lab: simulations, experiments and the balance report.
#
# Arguments are words already in the reader’s language, or numbers; figures with a decimal point come as text.
#   $name, $thing    what a row is about, by its name: a card, an action, a Place

## Simulations

simulate-folder = Simulation: { $folder }
simulate-done = { $games ->
    [one] { $games } game is stored (deals: { $deals }, arms: { $arms }).
   *[other] { $games } games are stored (deals: { $deals }, arms: { $arms }).
}
simulate-speed = { $games } games a second, by { $jobs ->
    [one] { $jobs } process
   *[other] { $jobs } processes
}
simulate-next = Report: { $command }
simulate-bots = { $found } bots for { $players } seats: name one for all seats, or one for each.
simulate-mixed = --mixed chooses Places, Michel(le) and the Warden by chance: leave out --place, --michel and --warden, or --mixed.
simulate-give = --give: there is no “{ $found }” to give. Choose one of these: { $known }.
simulate-without = --without: nobody does “{ $found }” here. Choose all, one of these, or the text of an action: { $known }.
simulate-folder-or-resume = --folder is for a new simulation, and --resume goes on in the folder that it names: choose one.
simulate-nothing = { $folder } holds no simulation. Begin one there with --folder.
simulate-damaged = { $file } holds no simulation, or a damaged one. Begin a new one with --folder.
simulate-other = { $folder } holds another simulation: { $differences }. Ask for the same one, or begin a new one with --folder.
