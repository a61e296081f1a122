## What a check says

own_edition-right = { $file } è corretto: edizione «{ $name }», impronta { $fingerprint }.
own_edition-counts = Oggetti rari: { $rare_items }; carte Azione: { $action_cards }; carte Gang: { $gang_cards }; Precedenti: { $backgrounds }; carte Michel: { $michel_cards }; Traumi: { $traumas }; Luoghi modulari: { $modular_places }. Il mazzo Ricerca ha { $deck } carte.
own_edition-words = Nomi e testi propri: { $entries }, in { $languages }.
own_edition-same = Si gioca come l’edizione standard.
own_edition-added = Non nell’edizione standard: { $entries }
own_edition-missing = Solo nell’edizione standard: { $entries }
own_edition-changed = Diverso dall’edizione standard:
own_edition-problems = { $count ->
    [one] { $count } errore. Correggilo, poi controlla di nuovo il file.
   *[other] { $count } errori. Correggili, poi controlla di nuovo il file.
}
own_edition-written = { $file } è scritto: l’edizione standard, spiegata. Cambia ciò che vuoi, poi: blackgate edition check { $file }
own_edition-name = La mia scatola

## The comments of a new file

own_edition-about-head = La tua edizione: tutto ciò che è stampato sulle carte e sul tabellone. Comincia come copia dell’edizione standard.
own_edition-about-use = blackgate edition check { $file } dice che cosa non va; blackgate play --edition { $file } la gioca. docs/editions.md fa da guida.
own_edition-about-words = Nomi e testi stanno dietro un #, come il gioco li mostra ora. Togli il # e scrivi i tuoi. Un testo semplice è nella lingua indicata sotto; una tabella ne ha di più: { $example }. Senza testo una carta mostra che cosa fanno i suoi effetti, in ogni lingua e con le cifre giuste.
own_edition-about-entries = Puoi aggiungere, rinominare e togliere voci di cards (Oggetti rari e carte Azione), gang_cards, backgrounds, michel.cards, traumas e modular_places. Un identificatore ha le lettere da a a z, cifre e _. R2.3 è una regola di docs/rules.md.
own_edition-about-game = Le cifre del gioco. actions: in un turno, R3.1; solitary_actions: in un turno cominciato in Isolamento, R15.2; cautious_move: le azioni che costa, R6.2; hand_limit: alla fine del turno, R3.6; starting_cards: dal mazzo Ricerca, R1.5; rounds: dopo questi la partita finisce, R2.4; die: il numero più alto del dado, R6.1.
own_edition-about-goals = Punti Tunnel per vincere, secondo il numero di giocatori, R2.2.
own_edition-about-places = Il tabellone, R4. numbers: del dado; search: le carte che pesca una Ricerca; forbids: ciò che è vietato tra { $forbids }; actions: ciò che si fa solo qui, tra { $actions }.
own_edition-about-cards = Le carte. pile: quante nella pila scoperta, R1.2; search: quante nel mazzo Ricerca, R1.4; value: sigarette alla vendita, R11.4; points: punti Tunnel scavando, R2.3. Strumenti, Coltello, Componenti e Accessori sono delle regole: restano, con questi identificatori.
own_edition-about-rare_items = Oggetti rari, solo da vendere: al massimo { $most }.
own_edition-about-action_cards = Carte Azione, R3.8: al massimo { $most } diverse, ognuna con 1 a { $effects } effetti, uno dopo l’altro. Gli effetti che ci sono, con le loro cifre:
own_edition-about-recipes = Creazione, R8.2: le carte scartate, la carta presa dalla sua pila e quante.
own_edition-about-shop = Comprare, R11.5: quale carta, quante, per quante sigarette.
own_edition-about-gangs = Gang, R9.1: quali Accessori contano e quanti diversi ne servono per entrare.
own_edition-about-gang_cards = Carte Gang, R9.4: da 1 a { $most } per ogni Gang, ognuna con un’abilità. Le abilità che ci sono:
own_edition-about-backgrounds = Precedenti, R10.1: da { $least } a { $most }. effects: ciò che fa; bonus: ciò che fa in più per un membro della sua Gang. Valgono tutti gli effetti delle carte Azione, e questi:
own_edition-about-prisoners = Detenuti, R1.6: sei plance con due lati.
own_edition-about-team = Modalità a squadre: punti Tunnel di una squadra per vincere, secondo il numero di giocatori, R13.3.
own_edition-about-michel = Michel e Michelle, R12: dove cominciano, e al massimo { $most } carte diverse. knife: se c’è un Coltello; tools: con quali Strumenti; count: quante carte così ci sono.
own_edition-about-tokens = Segnalini, R14.3: quanti in ogni pila.
own_edition-about-traumas = Traumi, R14.11: un segnalino ciascuno, da 1 a { $most }. Che cosa possono fare:
own_edition-about-modular_places = Luoghi modulari, R14: quale Luogo sostituisce ognuno, poi come sul tabellone, poi le cifre delle sue azioni. Un Luogo con azioni nuove richiede un po’ di codice: docs/adding-a-place.md.
own_edition-about-warden = La Direttrice e il suo Ufficio, R16. start: dove comincia; team_start: lo stesso a squadre; bribe: sigarette per un segnalino Corruzione; illegal: ciò che punisce.
own_edition-about-actions = Le azioni dei Luoghi che non sono nella scatola, secondo i loro identificatori: nomi e testi.
own_edition-about-effects-background = Solo sui Precedenti:
own_edition-about-effects-reaction = Da solo in effects; il Precedente si rivela allora in questo momento:
own_edition-about-effects-bonus = Solo in bonus, se effects ha quello tra parentesi:
