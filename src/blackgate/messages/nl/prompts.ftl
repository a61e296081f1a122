# Wat er gevraagd wordt. Uitgelegd in en/prompts.ftl, de Nederlandse woorden in names.ftl. $other en $target kunnen in
# de regels voor wie wacht reader zijn (jou): daar staan ze nooit als onderwerp.

reader = jou
waiting-for = Wachten op { $player }

## De beurt

question-turn = { $actions ->
    [0] Je hebt geen actie meer. Doe wat niets kost, of beëindig je beurt.
   *[other] Jij bent aan de beurt: nog { phrase-actions }. Wat doe je?
}
waiting-turn = { waiting-for }: nog { phrase-actions }.
question-hand_limit = Je hebt { phrase-cards } meer dan de limiet van { $limit }. Welke leg je af?
waiting-hand_limit = { waiting-for }: { phrase-cards } meer in de hand dan de limiet van { $limit }.

## Verplaatsen

question-roll_again = Je hebt een { $die } gegooid. Gooi je opnieuw?
waiting-roll_again = { waiting-for }: er is een { $die } gegooid, en het mag nog een keer.
question-destination = Je hebt een { $die } gegooid. Ga je { $place }?
waiting-destination = { waiting-for }: er is een { $die } gegooid; { $place }?
question-go_anywhere = Waar ga je heen? Elke andere locatie mag, behalve { $place }.
waiting-go_anywhere = { waiting-for }: elke andere locatie mag, behalve { $place }.
question-rob = Van wie pak je maximaal { phrase-cigarettes } af?
waiting-rob = { waiting-for }: maximaal { phrase-cigarettes }, maar van wie?

## Bendes

question-choose_gang = { $fewer ->
    [0] Bij welke bende sluit je je aan?
    [one] Bij welke bende sluit je je aan, met { $fewer } accessoire minder?
   *[other] Bij welke bende sluit je je aan, met { $fewer } accessoires minder?
}
waiting-choose_gang = { waiting-for }: { $fewer ->
    [0] welke bende wordt het?
    [one] welke bende wordt het, met { $fewer } accessoire minder?
   *[other] welke bende wordt het, met { $fewer } accessoires minder?
}
question-pay_accessory = Welk accessoire leg je af om je aan te sluiten bij { $gang }? Nog gevraagd: { $count }.
waiting-pay_accessory = { waiting-for }: welk accessoire gaat weg voor { $gang }? Nog gevraagd: { $count }.

## Actiekaarten

question-card_target = Je speelt { $card }. Wie kies je?
waiting-card_target = { waiting-for }: wie wordt getroffen door { $card }?
question-stop_card = { $other } speelt { $card }. Laat je het gebeuren?
question-stop_card-target = { $other } speelt { $card } tegen { $target }. Laat je het gebeuren?
waiting-stop_card = { waiting-for }: heeft { $card } effect?
waiting-stop_card-target = { waiting-for }: heeft { $card } tegen { $target } effect?
question-take_weapon = Welk van de afgelegde wapens neem je?
waiting-take_weapon = { waiting-for }: welk van de afgelegde wapens wordt het?

## Afpersing en gevecht

question-extort_freely = Wie pers je af? Daar is geen wapen voor nodig.
waiting-extort_freely = { waiting-for }: wie wordt er afgeperst, zonder wapen?
question-demand = Je perst { $other } af. Welk gereedschap eis je?
waiting-demand = { waiting-for }: welk gereedschap wordt er van { $other } geëist?
question-intimidation = Je eist { $card } van { $other }. { $count ->
    [one] Welk wapen trek je?
   *[other] Welk wapen trek je? Er zijn er { $count } nodig.
}
waiting-intimidation = { waiting-for }: van { $other } wordt { $card } geëist. { $count ->
    [one] Er is een wapen nodig.
   *[other] Er zijn { $count } wapens nodig.
}
question-answer = { $other } perst je af en eist { $card }. Werk je mee?
waiting-answer = { waiting-for }: { $card } voor { $other }, of een gevecht?
question-lay_weapon = Trek een wapen, anders is het gevecht tegen { $other } verloren.
waiting-lay_weapon = { waiting-for }: een wapen, anders is het gevecht tegen { $other } verloren.

## Wat iemand te wachten staat

question-beating = Er komt een pak slaag op je af. Neem je het in ontvangst?
question-beating-cause = Er komt een pak slaag van { $other } op je af. Neem je het in ontvangst?
waiting-beating = { waiting-for }: er is een pak slaag onderweg.
waiting-beating-cause = { waiting-for }: er is een pak slaag van { $other } onderweg.
question-sending = Je wordt { $place } gestuurd. Laat je het gebeuren?
waiting-sending = { waiting-for }: de reis gaat { $place }.

## Verledens

question-after_dig = Je hebt gegraven. Voeg je er nog iets aan toe?
waiting-after_dig = { waiting-for }: komt er nog iets bij na het graven?
question-victim = Je onthult je verleden: { $background }. Wie wordt erdoor getroffen?
waiting-victim = { waiting-for }: wie wordt getroffen door het verleden? ({ $background })
question-pocket = Van wie pak je een willekeurige kaart af?
waiting-pocket = { waiting-for }: een willekeurige kaart, maar van wie?
question-free_craft = Wat knutsel je? Het kost geen Touw en geen actie.
waiting-free_craft = { waiting-for }: wat wordt er geknutseld, zonder Touw?
question-take_seen_card = { $other } moet je alles laten zien. Welke kaart neem je, of geen enkele?
question-take_seen_card-swap = { $other } moet je alles laten zien. Welke kaart neem je in ruil voor een van de jouwe, of geen enkele?
waiting-take_seen_card = { waiting-for }: welke kaart wordt van { $other } afgepakt, of geen enkele?
waiting-take_seen_card-swap = { waiting-for }: welke kaart wordt met { $other } geruild, of geen enkele?

## Handel

question-selling = { $count ->
    [0] Welke kaart verkoop je?
   *[other] Welke kaart verkoop je nog, of is dat alles?
}
waiting-selling = { waiting-for }: { $count ->
    [0] wat wordt er verkocht?
   *[other] wordt er nog meer verkocht?
}
question-free_buy = { $divide ->
    [1] Wat koop je? Het kost geen actie.
    [2] Wat koop je, voor de halve prijs? Het kost geen actie.
   *[other] Wat koop je, voor de prijs gedeeld door { $divide }? Het kost geen actie.
}
waiting-free_buy = { waiting-for }: { $divide ->
    [1] wat wordt er gekocht?
    [2] wat wordt er gekocht, voor de halve prijs?
   *[other] wat wordt er gekocht, voor de prijs gedeeld door { $divide }?
}
question-give_card = Welke kaart geef je aan { $other }?
waiting-give_card = { waiting-for }: welke kaart gaat naar { $other }?

## Michel(le)

question-michel_roll = Je beurt is voorbij. Gooi je voor { $michel }?
waiting-michel_roll = { waiting-for }: een worp voor { $michel }?
question-michel_destination = Je hebt een { $die } gegooid. Stuur je { $michel } { $place }?
waiting-michel_destination = { waiting-for }: er is een { $die } gegooid; { $michel } { $place }?
question-michel_answer = { $michel } perst je af. Op de kaart: { $card }. Leg je gereedschap af dat erop staat?
waiting-michel_answer = { waiting-for }: gereedschap voor { $michel }, of een gevecht? Op de kaart: { $card }.
question-michel_fight = Trek een wapen, anders is het gevecht tegen { $michel } verloren.
waiting-michel_fight = { waiting-for }: een wapen, anders is het gevecht tegen { $michel } verloren.
question-michel_toll = { $michel } heeft gewonnen. Op de kaart: { $card }. Welk gereedschap leg je af?
waiting-michel_toll = { waiting-for }: welk gereedschap gaat weg voor { $michel }? Op de kaart: { $card }.
question-michel_prize = Je hebt van { $michel } gewonnen. Pak je een zoekkaart?
waiting-michel_prize = { waiting-for }: een zoekkaart voor de zege op { $michel }?

## Teammodus

question-hand_over = Wat geef je aan { $other }? Gegeven is gegeven.
question-hand_over-back = Wat geef je terug aan { $other }? Gegeven is gegeven.
waiting-hand_over = { waiting-for }: wat gaat er naar { $other }?
waiting-hand_over-back = { waiting-for }: wat gaat er terug naar { $other }?
question-help = Trek je een wapen voor { $other } in het gevecht tegen { $target }?
waiting-help = { waiting-for }: een wapen voor { $other } in het gevecht tegen { $target }?

## Dig In en de directrice

question-brawl_answer = Er is een knokpartij. Leg je een wapen af, of krijg je een pak slaag?
waiting-brawl_answer = { waiting-for }: een wapen, of een pak slaag?
question-heal_what = Waar kom je van af, van een pak slaag of van je trauma?
waiting-heal_what = { waiting-for }: wat wordt er genezen, een pak slaag of het trauma?
question-move_warden = Leg je een corruptiefiche af om de directrice ergens anders heen te sturen?
waiting-move_warden = { waiting-for }: een corruptiefiche om de directrice ergens anders heen te sturen?
question-report = { $other } heeft iets verbodens gedaan, vlak naast de directrice. Verklik je het?
waiting-report = { waiting-for }: valt er over { $other } iets te verklikken?
question-freepass = Je bent verklikt. Leg je een corruptiefiche af om vrijuit te gaan?
waiting-freepass = { waiting-for }: een corruptiefiche om vrijuit te gaan?
question-punishment = Leg je een corruptiefiche af om { $other } te laten bestraffen?
waiting-punishment = { waiting-for }: een corruptiefiche om { $other } te laten bestraffen?

## Het einde

question-over = De partij is afgelopen. { $count ->
    [one] { $player } wint.
   *[other] { $player } delen de zege.
}
question-over-you = De partij is afgelopen. Jij wint.
question-over-shared = De partij is afgelopen. Je deelt de zege met { $player }.
question-over-team = De partij is afgelopen. { $player } winnen samen.
question-over-team-you = De partij is afgelopen. Jij wint, samen met { $player }.
