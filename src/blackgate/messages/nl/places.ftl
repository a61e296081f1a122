# Wat je kunt doen, waar locaties goed voor zijn en wat fiches doen. Uitgelegd in en/places.ftl, de Nederlandse woorden
# in names.ftl.

## Basisacties

deed-search = Zoeken
    .does = Pak zoveel zoekkaarten als de locatie zegt. Eén keer per beurt.
deed-move = Verplaatsen
    .does = Gooi de dobbelsteen en ga naar een van de locaties met dat nummer.
deed-cautious_move = Voorzichtige verplaatsing
    .does = Ga zonder dobbelsteen naar een andere locatie naar keuze, behalve { $solitary }: in de regel voor { phrase-actions }.
deed-join = Aansluiten bij een bende
    .does = Leg verschillende accessoires af die de bende wil zien en neem de bovenste kaart ervan.
deed-play = Een actiekaart spelen
    .does = Onthul de kaart, doe wat erop staat en leg de kaart af.
deed-extortion = Afpersing
    .does = Noem gereedschap en trek een wapen: een andere speler op jouw locatie staat het af of vecht. Eén keer per beurt.
deed-craft = Knutselen
    .does = Maak { $recipes }. Niet met een pak slaag.
deed-follow = Volgen
    .does = Ga, in plaats van te gooien om je te verplaatsen, naar de locatie van een teamgenoot van jouw bende.
deed-exchange = Ruilen
    .does = Jij en een teamgenoot op jouw locatie geven elkaar kaarten en sigaretten naar keuze.
deed-attract_warden = De directrice lokken
    .does = Ze komt naar jouw locatie.

## Locatieacties

deed-dig = Graven
    .does = Leg één stuk gereedschap uit je hand voor je neer en krijg de tunnelpunten ervan. Niet met 2 pakken slaag.
deed-steal_spoon = Een lepel stelen
    .does = Neem een Lepel van de stapel.
deed-heal = Genezen
    .does = Verwijder 1 pak slaag, of je trauma.
deed-sell = Verkopen
    .does = Leg zoveel kaarten af als je wilt en neem sigaretten voor wat ze waard zijn.
deed-buy = Kopen
    .does = Neem { $offers }.
deed-rehabilitate = Verbeteren
    .does = Leg je verleden, gebruikt of niet, onder de stapel en pak een nieuw verleden.
deed-study = Studeren
    .does = Neem een spionagefiche.
deed-improve = Gereedschap verbeteren
    .does = Leg een Pikhouweel af en neem een Schep, of leg een Schep af en neem 2 Pikhouwelen.
deed-develop_skills = Vaardigheden ontwikkelen
    .does = Neem een vaardigheidsfiche.
deed-bet = Gokken
    .does = Zet { $stakes ->
    [one] { $stakes } sigaret
   *[other] maximaal { $stakes } sigaretten
} in en noem een getal van 2 tot en met 6. Gooi je minstens dat getal, dan krijg je de inzet maal het getal; anders ben je de inzet kwijt.
deed-plan = Plannen
    .does = Neem een planningsfiche.
deed-brawl = Knokpartij
    .does = Leg een wapen af. Elke andere speler hier legt er ook een af of krijgt een pak slaag; wie er een aflegt, gooit, en wordt met { $sent } of minder { $to_solitary } gestuurd.
deed-workout = Trainen
    .does = Neem een spierfiche.
deed-change_style = Van stijl veranderen
    .does = Sluit je aan bij een bende, met { $fewer ->
    [one] { $fewer } accessoire minder.
   *[other] { $fewer } accessoires minder.
}
deed-steal_bandage = Een verband stelen
    .does = Neem een verband.
deed-bribe = Omkopen
    .does = Leg { phrase-cigarettes } af en neem een corruptiefiche.

## Met een fiche, of zonder actie

deed-spy = Spioneren
    .does = Leg een spionagefiche af en bekijk de hand van een andere speler, waar die ook is.
deed-bandage = Verband aanleggen
    .does = Leg een verband af en genees, waar je ook bent.
deed-barter = Sjacheren
    .does = Pak een willekeurige kaart af van een andere speler op jouw locatie en geef er een naar keuze terug.
deed-reveal = Onthullen
    .does = Onthul je verleden als het moment er is.
verb-planned_move = Volgens plan verplaatsen

## De tekst van een locatie

place_text-numbers = Nummers: { $numbers }.
place_text-no_numbers = Geen nummer leidt hierheen.
place_text-search = Zoeken: { phrase-cards }.
place_text-deed = { $deed }.
place_text-deed_does = { $deed }: { $does }
place_text-forbidden = Niet hier: { $deeds }.
offer = { $item } voor { phrase-cigarettes }
recipe = { $item } van { $used }

place_note-solitary_confinement = Je wordt hierheen gestuurd. Een beurt die hier begint, heeft { phrase-actions }, en niets wat hier verboden is, kan in die beurt.
place_note-psychiatric_ward = Je wordt hierheen gestuurd, en neemt het bovenste traumafiche.
place_note-wardens_office = De weg hierheen: een worp met een nummer van de locatie waar je bent, of een voorzichtige verplaatsing.
place_note-cell_block_a = Thuis van team A: alleen de spelers daarvan graven hier, en zij mogen hier niet knutselen.
place_note-cell_block_b = Thuis van team B: alleen de spelers daarvan graven hier, en zij mogen hier niet knutselen.

## Fiches

token_text-spy = Leg het in je beurt af, zonder actie, om de hand van een andere speler te bekijken, waar die ook is.
token_text-skill = Gooi de dobbelsteen als je graaft. { $skill } of meer: er blijft er een op het gereedschap liggen, voor { phrase-points } meer. Minder: er wordt er een afgelegd.
token_text-planning = Leg het af, en je voorzichtige verplaatsing kost 1 actie.
token_text-bodybuilding = Als het aan jou is om een wapen te trekken, leg je het af en gooi je de dobbelsteen. { $strong } of meer: je hoeft dit wapen niet te trekken. { $kept } of meer: je neemt het fiche terug.
token_text-bandage = Leg het af in plaats van een Touw als je knutselt, of om te genezen waar je ook bent.
token_text-corruption = Leg het af voor een van deze dingen: een vrijbrief voor een verboden actie van jou die verklikt is; een straf voor een andere speler na een actie op de locatie van de directrice; of om de directrice na een verplaatsing op een locatie naar keuze te zetten.

## Trauma’s

trauma_text-search_less = Je pakt { phrase-cards } minder als je zoekt.
trauma_text-no_extortion = Je kunt de actie Afpersing niet doen.
trauma_text-small_hand = Je handlimiet is { $limit }.
trauma_text-no_buy = Je kunt niet kopen.
trauma_text-no_gang = Je kunt je niet aansluiten bij een bende, en je bendekaart wordt afgelegd.
trauma_text-no_cards = Je kunt geen actiekaarten spelen.
