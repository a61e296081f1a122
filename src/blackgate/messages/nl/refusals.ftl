# Waarom een actie niet mag, gezegd tegen wie haar koos: het einde van “craft shovel: niet in de Douches (R8.1)”.
# Uitgelegd in en/refusals.ftl.

refusal-legal = er is niets op tegen
refusal-not-an-answer = dit is geen antwoord op wat je gevraagd wordt
refusal-game-over = de partij is afgelopen
refusal-not-in-play = dat doet in deze partij niet mee
refusal-no-actions = je hebt niet genoeg acties meer
refusal-confined = niet in een beurt die je in de Isoleercel begon

## Locaties

refusal-place-forbids = niet { $place }
refusal-wrong-place = dat kan { $place } niet
refusal-no-craft-here = niet { $place }
refusal-already-there = je bent er al
refusal-only-by-being-sent = je komt er alleen als je erheen gestuurd wordt
refusal-not-with-this-die = je worp leidt daar niet heen

## Kaarten

refusal-searched = je hebt deze beurt al zo vaak gezocht als mag
refusal-nothing-to-draw = er is geen kaart om te pakken
refusal-not-in-hand = je hebt deze kaart niet in de hand
lack-card = daarvoor heb je { $card } nodig
refusal-no-effect = het zou geen effect hebben
refusal-missing-cards = je hebt de kaarten niet die ervoor nodig zijn
refusal-pile-empty = er liggen niet genoeg kaarten op de stapel
refusal-no-cards-there = zo’n kaart is er niet voor je om te nemen
refusal-too-expensive = je hebt niet genoeg sigaretten
refusal-sell-something = je moet minstens één kaart verkopen

## Bendes en verledens

refusal-no-accessories = de bende wil genoeg van de eigen accessoires, allemaal verschillend
refusal-gang-pile-empty = er is geen kaart van deze bende meer
refusal-no-ability = je bendekaart staat je dat nu niet toe
refusal-used-this-turn = je hebt deze eigenschap deze beurt al gebruikt
refusal-not-your-background = dit is niet jouw verleden
refusal-revealed = je verleden is al onthuld
refusal-wrong-moment = dit is niet het moment voor jouw verleden
refusal-not-your-gang = je zit niet bij de bende van je verleden

## Spelers

refusal-extorted = je hebt deze beurt al iemand afgeperst
refusal-no-weapon = je hebt geen wapen in de hand
refusal-not-enough-weapons = je hebt niet zoveel wapens als nodig zijn om deze speler af te persen
refusal-not-yourself = je kunt jezelf niet kiezen
refusal-no-such-seat = zo’n speler zit er niet aan tafel
refusal-not-here = deze speler is niet op jouw locatie
refusal-charmed = niemand kan deze speler afpersen, die geen pak slaag heeft
refusal-not-a-target = deze speler kan hier niet gekozen worden

## Pakken slaag

refusal-beaten-craft = niet zolang je een pak slaag hebt
refusal-beaten-dig = niet zolang je 2 pakken slaag hebt
refusal-not-beaten = je hebt geen pak slaag om te genezen

## Michel(le), teams, fiches, de directrice

refusal-traumatized = je trauma staat het niet toe
refusal-no-token = je hebt het fiche niet dat ervoor nodig is
refusal-no-tokens-left = zo’n fiche is er niet meer om te nemen
refusal-teammate = niet tegen een teamgenoot
refusal-not-a-teammate = deze speler is niet je teamgenoot
refusal-other-gang = jullie zitten niet bij dezelfde bende
refusal-not-in-solitary = je teamgenoot is waar je alleen komt als je erheen gestuurd wordt
refusal-nothing-to-exchange = jullie hebben geen van beiden iets te geven
refusal-not-your-cell-block = alleen in je eigen Cellenblok
refusal-no-stake = je hebt de sigaretten niet om in te zetten
refusal-nobody-to-brawl = er is hier niemand anders om mee te knokken
refusal-warden-is-here = de directrice is hier al
refusal-no-trauma = je hebt geen trauma om te genezen
refusal-heals-all = je bendekaart geneest alles tegelijk, niet alleen het trauma: kies de andere manier om te genezen
refusal-no-bribe = je hebt de sigaretten niet om iemand om te kopen
refusal-no-link-in-it = er is geen Touw om te vervangen

## Wat ontbreekt, en waar het vandaan komt

lack-tool = om te graven heb je { $cards } nodig: { $ways }
lack-weapon = je hebt een wapen nodig ({ $cards }): { $ways }
lack-way-craft = knutsel er een { $place }
lack-way-buy = koop er een { $place }
lack-way-steal_spoon = steel een Lepel { $place }
lack-way-search = vind er een bij het zoeken
lack-way-extort = pers iemand af die er een heeft
