# Il laboratorio: simulazioni, esperimenti e il resoconto sull’equilibrio. Gli argomenti sono spiegati in en/lab.ftl.

## Simulations

simulate-folder = Simulazione: { $folder }
simulate-done = { $games ->
    [one] { $games } partita salvata (distribuzioni: { $deals }, bracci: { $arms }).
   *[other] { $games } partite salvate (distribuzioni: { $deals }, bracci: { $arms }).
}
simulate-speed = { $games } partite al secondo, con { $jobs ->
    [one] { $jobs } processo
   *[other] { $jobs } processi
}
simulate-next = Resoconto: { $command }
simulate-bots = { $found } bot per { $players } posti: indicane uno per tutti, o uno per ogni posto.
simulate-mixed = --mixed sceglie a caso i Luoghi, Michel(le) e la Direttrice: togli --place, --michel e --warden, oppure --mixed.
simulate-give = --give: non c’è nessun “{ $found }” da dare. Scegli tra: { $known }.
simulate-without = --without: qui nessuno fa “{ $found }”. Scegli all, uno di questi o il testo di un’azione: { $known }.
simulate-folder-or-resume = --folder è per una nuova simulazione, --resume continua nella cartella che indica: scegli.
simulate-nothing = { $folder } non contiene una simulazione. Iniziane una lì con --folder.
simulate-damaged = { $file } non contiene una simulazione, o è danneggiata. Iniziane una nuova con --folder.
simulate-other = { $folder } contiene un’altra simulazione: { $differences }. Chiedi la stessa, o iniziane una nuova con --folder.
