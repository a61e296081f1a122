# Namen van wat een speler kan kiezen, als korte opschriften. De argumenten zijn uitgelegd in en/rules.ftl, de
# Nederlandse woorden in names.ftl.

# Een plaats van de actietabel waar niemand zit
seat = plaats { $count }

## Basisacties

action-search = Zoek
action-move = Verplaats je
action-cautious_move = Verplaats je voorzichtig { $place }
action-join = Sluit je aan bij { $gang }
action-play = Speel { $card }
action-extort = Afpersing: { $player }
action-craft = Knutsel { $item }
action-craft_with_bandage = Knutsel { $item } met een verband in plaats van het Touw
action-follow = Verplaats je naar waar { $player } is
action-exchange = Ruil met { $player }
action-attract_warden = Lok de directrice

## Locatieacties

action-dig = Graaf met { $card } ({ phrase-points })
action-steal_spoon = Steel een lepel
action-heal = Genees
action-sell = Verkoop { $card } ({ phrase-cigarettes })
action-buy = Koop { $item } ({ phrase-cigarettes })
action-rehabilitate = Resocialiseer (een nieuw verleden)
action-study = Studeer (een spionagefiche)
action-improve = Verbeter gereedschap: { $card } wordt { $item }
action-develop_skills = Ontwikkel vaardigheden (een vaardigheidsfiche)
action-bet = Zet { phrase-cigarettes } in op { $number } of meer
action-plan = Plan (een planningsfiche)
action-brawl = Begin een knokpartij, met { $card }
action-workout = Train (een spierfiche)
action-change_style = Verander van stijl: sluit je aan bij { $gang } met { $fewer ->
    [one] { $fewer } accessoire minder
   *[other] { $fewer } accessoires minder
}
action-steal_bandage = Steel een verband
action-heal_trauma = Genees je trauma
action-bribe = Koop de directrice om (een corruptiefiche voor { phrase-cigarettes })
action-special = Speciale actie { $count }

## Met een fiche

action-planned_move = Verplaats je volgens plan { $place } (een planningsfiche)
action-bandage = Genees met een verband
action-bandage_trauma = Genees je trauma met een verband

## Zonder actie

action-reveal = Onthul je verleden: { $background }
action-reveal_bonus = Onthul je verleden met de bonus: { $background }
action-barter = Sjacher met { $player }
action-spy = Bespioneer { $player } (een spionagefiche)
action-end = Beëindig je beurt

## Antwoorden: verplaatsen

action-go = Ga { $place }
action-reroll = Gooi opnieuw
action-keep = Houd de worp
action-roll_for_michel = Gooi voor { $michel }
action-go_michel = Stuur { $michel } { $place }

## Antwoorden: afpersing en gevecht

action-demand = Eis { $card }
action-lay = Trek { $card }
action-cooperate = Werk mee
action-refuse = Weiger
action-yield = Geef op
action-knuckles = Trek niets, gebruik je Blote vuisten
action-bodybuilding = Gooi in plaats van een wapen te trekken (een spierfiche)

## Antwoorden: de directrice

action-report = Verklik het bij de directrice
action-freepass = Vrijbrief (een corruptiefiche)
action-punish = Straf: { $punishment } (een corruptiefiche)
action-warden = Stuur de directrice { $place } (een corruptiefiche)

## Antwoorden: overige

action-target = Kies { $player }
action-rob = Beroof { $player }
action-pay = Betaal met { $card }
action-give = Geef { $card }
action-give_cigarette = Geef een sigaret
action-heal_beating = Genees een pak slaag
action-draw = Pak een zoekkaart
action-take = Neem { $card }
action-discard = Leg { $card } af
action-pass = Pas
action-done = Klaar

## Waar passen op neerkomt

action-pass-after_dig = Voeg niets toe
action-pass-beating = Incasseer het pak slaag
action-pass-choose_gang = Sluit je nergens bij aan
action-pass-free_craft = Knutsel niets
action-pass-freepass = Houd het fiche en ga
action-pass-help = Help niet
action-pass-michel_prize = Pak niets
action-pass-michel_roll = Gooi niet
action-pass-move_warden = Laat de directrice waar ze is
action-pass-punishment = Straf niet
action-pass-report = Zeg niets
action-pass-rob = Neem niets
action-pass-sending = Laat je wegvoeren
action-pass-stop_card = Laat het gebeuren
action-pass-take_seen_card = Neem niets
action-yield-brawl_answer = Incasseer het pak slaag
