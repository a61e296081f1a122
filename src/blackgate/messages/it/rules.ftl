# Nomi di ciò che si può scegliere, come brevi etichette. Gli argomenti e le loro forme sono spiegati in en/rules.ftl,
# le fonti dei termini italiani in names.ftl. $gang ha già l’articolo, quindi sta dopo i due punti, mai dopo a.

# Un posto della tabella delle azioni a cui non siede nessuno
seat = posto { $count }

## Azioni base

action-search = Ricerca
action-move = Movimento
action-cautious_move = Movimento Prudente { $place }
action-join = Unirsi a una Gang: { $gang }
action-play = Giocare { $card }
action-extort = Estorsione ai danni di { $player }
action-craft = Creare { $item }
action-craft_with_bandage = Creare { $item } con un segnalino Benda come Combinazione
action-follow = Raggiungere { $player }
action-exchange = Scambio con { $player }
action-attract_warden = Attirare la Direttrice

## Azioni dei Luoghi

action-dig = Scavare con { $card } ({ phrase-points })
action-steal_spoon = Rubare un cucchiaio
action-heal = Curarsi
action-sell = Vendere { $card } ({ phrase-cigarettes })
action-buy = Comprare { $item } ({ phrase-cigarettes })
action-rehabilitate = Riabilitare (nuovi Precedenti)
action-study = Studiare (un segnalino Spiare)
action-improve = Migliorare uno strumento: { $card } diventa { $item }
action-develop_skills = Affinare abilità (un segnalino Abilità)
action-bet = Scommettere { phrase-cigarettes } su { $number } o più
action-plan = Pianificare (un segnalino Pianificazione)
action-brawl = Rissa, con { $card }
action-workout = Allenamento (un segnalino Bodybuilding)
action-change_style = Cambiare stile: unirsi a una Gang, { $gang }, con { $fewer ->
    [one] { $fewer } Accessorio in meno
   *[other] { $fewer } Accessori in meno
}
action-steal_bandage = Rubare una benda
action-heal_trauma = Curarsi dal Trauma
action-bribe = Corrompere (un segnalino Corruzione per { phrase-cigarettes })
action-special = Azione speciale { $count }

## Con un segnalino

action-planned_move = Movimento pianificato { $place } (un segnalino Pianificazione)
action-bandage = Curarsi con un segnalino Benda
action-bandage_trauma = Curarsi dal Trauma con un segnalino Benda

## Senza spendere azioni

action-reveal = Rivelare i tuoi Precedenti: { $background }
action-reveal_bonus = Rivelare i tuoi Precedenti con il bonus: { $background }
action-barter = Baratto con { $player }
action-spy = Spiare { $player } (un segnalino Spiare)
action-end = Finire il turno

## Risposte: movimenti

action-go = Andare { $place }
action-reroll = Tirare di nuovo il dado
action-keep = Tenere il risultato
action-roll_for_michel = Tirare il dado per { $michel }
action-go_michel = Mandare { $michel } { $place }

## Risposte: Estorsione e scontro

action-demand = Pretendere { $card }
action-lay = Giocare { $card }
action-cooperate = Collaborare
action-refuse = Rifiutare
action-yield = Cedere
action-knuckles = Non giocare niente, usare le Nocche
action-bodybuilding = Tirare il dado invece di giocare un’Arma (un segnalino Bodybuilding)

## Risposte: la Direttrice

action-report = Segnalarlo alla Direttrice
action-freepass = Assoluzione (un segnalino Corruzione)
action-punish = Punizione: { $punishment } (un segnalino Corruzione)
action-warden = Mandare la Direttrice { $place } (un segnalino Corruzione)

## Risposte: altre

action-target = Scegliere { $player }
action-rob = Derubare { $player }
action-pay = Pagare con { $card }
action-give = Dare { $card }
action-give_cigarette = Dare una sigaretta
action-heal_beating = Rimuovere un Pestaggio
action-draw = Pescare una carta Ricerca
action-take = Prendere { $card }
action-discard = Scartare { $card }
action-pass = Passare
action-done = Fatto

## Che cosa vuol dire passare

action-pass-after_dig = Non aggiungere nulla
action-pass-beating = Incassare il Pestaggio
action-pass-choose_gang = Non unirsi a nessuna
action-pass-free_craft = Non creare nulla
action-pass-freepass = Tenere il segnalino e andare
action-pass-help = Non aiutare
action-pass-michel_prize = Non pescare
action-pass-michel_roll = Non tirare
action-pass-move_warden = Lasciare la Direttrice dov’è
action-pass-punishment = Non punire
action-pass-report = Non dire nulla
action-pass-rob = Non prendere nulla
action-pass-sending = Farsi portare via
action-pass-stop_card = Lasciare che accada
action-pass-take_seen_card = Non prendere nulla
action-yield-brawl_answer = Incassare il Pestaggio
