## È onesto? Una registrazione, controllata nella pagina stessa

web-fair-about = Scegli la registrazione di una partita finita, o trascina il suo file su questa pagina. Viene controllata qui, e nulla viene inviato da nessuna parte.
web-fair-choose = Scegli una registrazione
web-fair-drop = O trascina il file in un punto qualsiasi della pagina.
web-fair-other = Controlla la registrazione di un’altra partita
web-fair-here = Questa pagina può calcolare da sé ciò che era promesso, ogni tiro di dado e quasi tutte le carte.
web-fair-check = Controlla qui
web-fair-checking = Controllo in corso …
web-fair-yes = È stata una partita onesta
web-fair-no = Questa registrazione non è onesta
web-fair-unknown = Non si può controllare
web-fair-why-honest = Il segreto è quello promesso. Tutti i { $dice } tiri e le { $cards } carte sono esattamente quelli che ne risultano.
web-fair-why-no-record = Questa non è una registrazione di Blackgate. Scegli il file che hai scaricato dopo una partita.
web-fair-why-damaged = La riga { $line } non è com’era stata scritta: la somma di controllo non torna. Scarica di nuovo la registrazione.
web-fair-why-promise = Riga { $line }: questo non è il segreto promesso prima della partita.
web-fair-why-chance = Riga { $line }, «{ $play }»: la registrazione dice { $recorded }, ma il segreto dà { $recomputed }.
web-fair-why-laid-out = Questa partita è cominciata da una posizione preparata. Nessuno ha promesso il suo caso.
web-fair-why-no-secret = Il segreto non c’è: viene rivelato a fine partita.
web-fair-why-first-release = Il segreto è quello promesso. Una registrazione della versione 0.1.0 non dice quali carte c’erano: controlla il resto con «blackgate verify».
web-fair-left = { $count ->
    [one] Un’altra carta è venuta da una mano, o da un mazzo rimescolato. Che cosa c’era lo sanno solo le regole: «blackgate verify» controlla anche quella.
   *[other] Altre { $count } carte sono venute da mani, o da un mazzo rimescolato. Che cosa c’era lo sanno solo le regole: «blackgate verify» controlla anche quelle.
}
web-fair-steps = Passo per passo
web-fair-step-promise = L’impronta (SHA-256) del segreto, come promesso
web-fair-step-seed = Il seme: SHA-256 del segreto e di ciò che ogni giocatore ha aggiunto
web-fair-how = SHA-256 del seme e di 0, 1, 2 … dà una serie di numeri. Ogni tiro e ogni carta prende il successivo; il resto della divisione per il numero di facce o di carte dice quale.
web-fair-line = Riga
web-fair-choice = Scelta
web-fair-number = Numero
web-fair-of = Su
web-fair-gives = Dà
web-fair-says = Registrato
web-fair-rules = servono le regole
