# Wat kaarten doen: effecten, eigenschappen, momenten. Uitgelegd in en/cards.ftl, de Nederlandse woorden in names.ftl.

## Woordgroepen die de teksten hieronder delen

phrase-search_cards = { $cards ->
    [one] { $cards } zoekkaart
   *[other] { $cards } zoekkaarten
}
phrase-cards = { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
}
phrase-cigarettes = { $cigarettes ->
    [one] { $cigarettes } sigaret
   *[other] { $cigarettes } sigaretten
}
phrase-actions = { $actions ->
    [one] { $actions } actie
   *[other] { $actions } acties
}
phrase-points = { $points ->
    [one] { $points } tunnelpunt
   *[other] { $points } tunnelpunten
}

## Hoe een tekst wordt samengesteld

card_text-effects = { $first } { $second }
card_text-background = { $moment }: { $effects }
card_text-bonus = Bonus als je { $gang } zit: { $effects }

## Momenten waarop een verleden onthuld kan worden

moment-turn = In je beurt
moment-weapon = Als het aan jou is, als aanvaller of verdediger, om in een gevecht een wapen te trekken
moment-defence = Als het aan jou is, maar niet als aanvaller, om in een gevecht een wapen te trekken
moment-dig = Meteen nadat je hebt gegraven
moment-beating = Als je een pak slaag zou krijgen
moment-card = Als een andere speler een actiekaart speelt
moment-sent = Als je { $to_solitary } wordt gestuurd of voor een afpersing wordt gekozen

## Effecten van actiekaarten en verledens

effect-draw = Pak { phrase-search_cards }.
effect-cigarettes = Neem { phrase-cigarettes }.
effect-take = Neem { $card }, waar je ook bent.
effect-go_anywhere = Ga naar een andere locatie naar keuze, behalve { $solitary }. Dit is niet de actie Verplaatsen.
effect-more_actions = Je hebt deze beurt { $actions ->
    [one] { $actions } actie
   *[other] { $actions } acties
} extra.
effect-beat = Een andere speler met minder dan 2 pakken slaag, waar die ook is, krijgt een pak slaag, zonder gevecht.
effect-heal = Verwijder 1 pak slaag, of je trauma, waar je ook bent.
effect-send_to_solitary = Stuur een andere speler, waar die ook is, { $to_solitary }.
effect-riot = Alle handkaarten worden, zonder deze kaart, door elkaar geschud en een voor een weer uitgedeeld, met de klok mee, te beginnen bij jou.
effect-shakedown = Een andere speler op jouw locatie die kaarten heeft, legt alle wapens uit de hand af. Jij neemt er een van, naar keuze.
effect-join_gang = { $fewer ->
    [0] Sluit je aan bij een bende.
    [one] Sluit je aan bij een bende, met { $fewer } accessoire minder.
   *[other] Sluit je aan bij een bende, met { $fewer } accessoires minder.
}
effect-lockdown = Elke speler die niet { $in_solitary } is, jij ook, wordt { $to_cell_block } gestuurd.
effect-poker_night = Pak van elke andere speler op jouw locatie { $cards ->
    [one] { $cards } willekeurige kaart
   *[other] { $cards } willekeurige kaarten
} af.
effect-pick_pocket = Pak een willekeurige kaart af van een andere speler op jouw locatie die kaarten heeft.
effect-sell = Verkoop, waar je ook bent, zonder actie.
effect-buy = { $divide ->
    [1] Koop, waar je ook bent, zonder actie.
    [2] Koop, waar je ook bent, zonder actie, voor de halve prijs, naar boven afgerond, na andere kortingen; minstens 1 sigaret.
   *[other] Koop, waar je ook bent, zonder actie, voor de prijs gedeeld door { $divide }, naar boven afgerond, na andere kortingen; minstens 1 sigaret.
}
effect-beat_all_here = Elke andere speler op jouw locatie krijgt een pak slaag.
effect-take_cigarettes = Een andere speler, waar die ook is, geeft je maximaal { phrase-cigarettes }.
effect-take_random = Een andere speler, waar die ook is, geeft je een willekeurige kaart.
effect-extort = Pers iemand af zonder actie, zonder een wapen te hebben of te trekken om te dreigen. Een gevecht vraagt wapens zoals gewoonlijk. Het telt niet als je afpersing van deze beurt.
effect-craft = Knutsel zonder actie, waar je ook bent en hoeveel pakken slaag je ook hebt, zonder Touw.
effect-swap = Bekijk de hand van een andere speler op jouw locatie die kaarten heeft. Je mag een van jouw kaarten ruilen voor een van die speler.
effect-con = Pak een willekeurige kaart af van een andere speler op jouw locatie die kaarten heeft, en geef een kaart naar keuze terug. Het mag dezelfde zijn.
effect-win_combat = Je wint het gevecht.
effect-fists = Dat hoeft niet. De aanvaller, als dat een speler is, pakt { phrase-search_cards }.
effect-score = Je krijgt er { phrase-points } bij.
effect-find = Neem { $card } en pak { phrase-search_cards }.
effect-stop_beating = Je krijgt het niet, en je raakt de pakken slaag kwijt die je hebt.
effect-treat = Je krijgt het niet, je raakt de pakken slaag kwijt die je hebt en je pakt { phrase-search_cards }.
effect-stop_card = Die heeft geen effect en wordt afgelegd.
effect-seize_card = Die heeft geen effect en gaat naar jouw hand. Wie de kaart speelde, pakt { phrase-search_cards }.
effect-escape = Het overkomt je niet. Ga naar een andere locatie naar keuze, behalve { $solitary }.
effect-slip_away = Het overkomt je niet. Leg een willekeurige kaart af.

## Hetzelfde, voor een speler die al door de kaart getroffen is

effect-beat-same = Dezelfde speler krijgt nog een pak slaag.
effect-send_to_solitary-same = Dezelfde speler wordt { $to_solitary } gestuurd.
effect-shakedown-same = Dezelfde speler legt alle wapens uit de hand af. Jij neemt er een van, naar keuze.
effect-take_cigarettes-same = Dezelfde speler geeft je maximaal { phrase-cigarettes }.
effect-take_random-same = Dezelfde speler geeft je ook een willekeurige kaart.
effect-swap-same = Bekijk de hand van dezelfde speler. Je mag een van jouw kaarten ruilen voor een van die speler.
effect-con-same = Pak een willekeurige kaart af van dezelfde speler, en geef een kaart naar keuze terug. Het mag dezelfde zijn.

## Wat een effect verandert

effect-second_beating = Wie het pak slaag krijgt, krijgt er nog een tweede.
effect-and_discard = Elk van hen legt ook een willekeurige kaart af.
effect-return_beating = De speler door wie het komt, als die er is, krijgt het.
effect-give_nothing = Geef er niets voor terug.
effect-keep_card = Die gaat in plaats daarvan naar jouw hand.
effect-target_anywhere = Het doelwit mag overal zijn.

## Eigenschappen: Crew

ability-lookout = Na de worp van je eigen gewone verplaatsing mag je nog een keer gooien. De tweede worp geldt.
ability-tip_off = Na de worp van je eigen gewone verplaatsing mag je nog een keer gooien en { phrase-cigarettes } nemen. De tweede worp geldt.
ability-scavenger = Je pakt { phrase-cards } meer als je zoekt.
ability-rummage = Je pakt minstens { phrase-cards } als je zoekt.
ability-shortcut = Eén keer per beurt kost je voorzichtige verplaatsing { phrase-actions }.
ability-light_fingers = Als je een actie Verplaatsen eindigt op een locatie met andere spelers, pak dan van een van hen maximaal { phrase-cigarettes } af.
ability-scrounging = Als je een actie Verplaatsen eindigt, neem dan { phrase-cigarettes }.

## Eigenschappen: Kartel

ability-supplier = Kopen kost je { phrase-cigarettes } minder, maar minstens { $least }.
ability-middleman = Elke kaart die je verkoopt, brengt { phrase-cigarettes } meer op, maximaal { $most } meer per keer Verkopen.
ability-dealers = Je mag ook { $place } kopen en verkopen.
ability-allowance = Neem aan het begin van je beurt { phrase-cigarettes }.

## Eigenschappen: Bikers

ability-knuckles = Eén keer per gevecht, als het aan jou is om een wapen te trekken, hoeft dat niet.
ability-bracing = Eén keer per gevecht dat je niet zelf begon, als het aan jou is om een wapen te trekken, hoeft dat niet.
ability-thick_skin = Een gevecht verliezen, ook als helper, levert je geen pak slaag op en kost je geen willekeurige kaart. Genoemd gereedschap wordt wel afgepakt.
ability-scars = Een gevecht verliezen, ook als helper, levert je geen pak slaag op en kost je geen willekeurige kaart. Genoemd gereedschap wordt wel afgepakt. Als je zelf een gevecht verliest, pak je { phrase-search_cards }.
ability-trophy = Als je een gevecht wint, pak je ook { phrase-search_cards }.
ability-ambush = Als je doelwit meewerkt of verliest, neem je een wapen terug dat je hebt getrokken om te dreigen.
ability-surprise = Als je iemand afperst, pak je { phrase-search_cards } na je keuze van het doelwit. Als die meewerkt of verliest, neem je een wapen terug dat je hebt getrokken om te dreigen.

## Eigenschappen: Bratva

ability-tribute = Als het doelwit van je afpersing meewerkt of verliest, pak je er ook maximaal { phrase-cigarettes } van af.
ability-dues = Als je iemand afperst, neem je { phrase-cigarettes } en pak je { phrase-search_cards } na je keuze van het doelwit.
ability-respect = Wie jou afperst, moet { $weapons ->
    [one] { $weapons } wapen
   *[other] { $weapons } wapens
} hebben en trekken om te dreigen. Michel(le) niet, en wie er geen wapen voor nodig heeft ook niet.
ability-long_arm = Je mag een speler afpersen waar die ook is, zelfs { $in_solitary } of in het Kantoor van de directrice. Je eigen locatie moet het toestaan.
ability-reach = Je mag een speler afpersen waar die ook is, zelfs { $in_solitary } of in het Kantoor van de directrice. Je eigen locatie moet het toestaan. Als je iemand afperst, pak je { phrase-search_cards } na je keuze van het doelwit.
ability-interrogation = Als je iemand afperst, bekijk je de hand van het doelwit na je keuze en voordat je het gereedschap noemt.
ability-grilling = Als je iemand afperst, pak je { phrase-search_cards } en bekijk je de hand van het doelwit na je keuze en voordat je het gereedschap noemt.

## Eigenschappen: Triade

ability-artisan = Je mag op elke locatie knutselen, ook met pakken slaag.
ability-thrift = Je hebt voor het knutselen geen Touw nodig, en ook geen verband.
ability-leftovers = Je hebt voor het knutselen geen Touw nodig, en ook geen verband, en je neemt er { phrase-cigarettes } bij.
ability-engineer = Eén keer per beurt levert graven met { $card } je { phrase-points } meer op.
ability-herbalist = Je mag op elke locatie genezen. Daarbij verwijder je alles, beide pakken slaag en het trauma, en je pakt { phrase-search_cards }.

## Eigenschappen: Queers

ability-stage = Eén keer per beurt kost een actiekaart spelen geen actie, en je pakt daarna { phrase-search_cards }.
ability-encore = Eén keer per beurt pak je { phrase-search_cards } nadat je een actiekaart hebt gespeeld.
ability-barter = Eén keer per beurt, zonder actie: pak een willekeurige kaart af van een andere speler op jouw locatie die kaarten heeft, en geef een kaart naar keuze terug. Het mag dezelfde zijn.
ability-haggle = Eén keer per beurt, zonder actie: geef { phrase-cigarettes } aan een andere speler op jouw locatie die kaarten heeft, pak er een willekeurige kaart van af en geef een kaart naar keuze terug. Het mag dezelfde zijn.
ability-charm = Geen speler kan je voor een afpersing kiezen zolang je geen pak slaag hebt. Michel(le) wel.
ability-innocence = Geen speler kan je voor een afpersing kiezen zolang je geen pak slaag en hoogstens { phrase-cards } in je hand hebt. Michel(le) wel.
ability-wardrobe = Je mag in een beurt { $searches ->
    [1] één keer
    [2] twee keer
   *[other] { $searches } keer
} zoeken. Wat je zocht voordat je je aansloot, telt mee.
ability-costumes = Je mag in een beurt { $searches ->
    [1] één keer
    [2] twee keer
   *[other] { $searches } keer
} zoeken, en elke keer na de eerste pak je { phrase-cards } meer. Wat je zocht voordat je je aansloot, telt mee.
