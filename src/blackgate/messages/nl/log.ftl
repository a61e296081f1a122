# Wat er gebeurd is, een regel voor elke gebeurtenis. Uitgelegd in en/log.ftl, de Nederlandse woorden in names.ftl.

phrase-some_cards = { $count ->
    [one] een kaart
   *[other] { $count } kaarten
}

## Beurten en het einde

event-game-starts = De poorten zijn dicht. { $player } begint.
event-game-starts-you = De poorten zijn dicht. Jij begint.
event-background-dealt = { $player } heeft een verleden en praat er niet over.
event-background-dealt-you = Je hebt een verleden: { $background }. Dat gaat verder niemand iets aan.
event-turn-starts = { $player } is aan de beurt: { phrase-actions }.
event-turn-starts-you = Jij bent aan de beurt: { phrase-actions }.
event-turn-ends = { $player } is klaar.
event-turn-ends-you = Je bent klaar.
event-game-won = { $player } is buiten. De tunnel was lang genoeg.
event-game-won-you = Je bent buiten. De tunnel was lang genoeg.
event-game-won-team = { $player } zijn buiten. Hun tunnel was lang genoeg.
event-game-won-team-you = Je bent buiten, samen met { $player }. De tunnel was lang genoeg.
event-game-ends = Dat was de laatste ronde. De langste tunnel wint.

## Kaarten onderweg

event-draws = { $player } pakt { $card }.
event-draws-you = Je pakt { $card }.
event-draws-hidden = { $player } pakt { phrase-some_cards }.
event-reshuffles = De aflegstapel wordt de nieuwe zoekstapel. Hierbinnen gaat niets verloren.
event-takes-from-pile = { $player } neemt { $card }.
event-takes-from-pile-you = Je neemt { $card }.
event-discards = { $player } legt { $card } af.
event-discards-you = Je legt { $card } af.
event-discards-at-random = { $player } legt { $card } af. Het toeval koos.
event-discards-at-random-you = Je legt { $card } af. Het toeval koos.
event-sells = { $player } verkoopt { $card } voor { phrase-cigarettes }.
event-sells-you = Je verkoopt { $card } voor { phrase-cigarettes }.
event-pays = { $player } betaalt met { $card }.
event-pays-you = Je betaalt met { $card }.
event-lays = { $player } trekt { $card }.
event-lays-you = Je trekt { $card }.
event-plays = { $player } speelt { $card }.
event-plays-you = Je speelt { $card }.
event-clears = Opgeruimd van tafel: { $card }.
event-takes-back = { $player } neemt { $card } weer van tafel.
event-takes-back-you = Je neemt { $card } weer van tafel.
event-takes-openly = { $player } pakt { $card } af van { $other }.
event-takes-openly-you = Je pakt { $card } af van { $other }.
event-takes-openly-to_you = { $player } pakt { $card } van je af.
event-takes-hidden = { $player } pakt { $card } af van { $other }.
event-takes-hidden-you = Je pakt { $card } af van { $other }.
event-takes-hidden-to_you = { $player } pakt { $card } van je af.
event-takes-hidden-hidden = { $player } pakt { phrase-some_cards } af van { $other }. Wat, dat weten alleen die twee.
event-gives-hidden = { $player } geeft { $card } aan { $other }.
event-gives-hidden-you = Je geeft { $card } aan { $other }.
event-gives-hidden-to_you = { $player } geeft je { $card }.
event-gives-hidden-hidden = { $player } geeft { phrase-some_cards } aan { $other }. Wat, dat weten alleen die twee.
event-lacks = { $player } heeft geen { $card }. Iedereen heeft het gezien.
event-lacks-you = Je hebt geen { $card }. Iedereen heeft het gezien.
event-looks-at-hand = { $player } bekijkt alles wat { $other } in de hand heeft.
event-looks-at-hand-you = Je bekijkt alles wat { $other } in de hand heeft.
event-looks-at-hand-to_you = { $player } bekijkt alles wat jij in de hand hebt.
event-sees = { $player } heeft gezien wat { $other } heeft: { $card }.
event-sees-you = Je hebt gezien wat { $other } heeft: { $card }.
event-shuffles-hands = Alle handkaarten worden door elkaar geschud. Wat van mij is, is ook van jou.
event-is-dealt = { $player } krijgt { $card }.
event-is-dealt-you = Je krijgt { $card }.
event-is-dealt-hidden = { $player } krijgt { phrase-some_cards }.
event-digs = { $player } graaft met { $card }: { phrase-points }.
event-digs-you = Je graaft met { $card }: { phrase-points }.

## Zoeken, knutselen en kopen, met de kaarten die erbij horen

event-searches = { $player } zoekt.
event-searches-you = Je zoekt.
event-searches-cards = { $player } zoekt en vindt { $card }.
event-searches-cards-you = Je zoekt en vindt { $card }.
event-searches-cards-hidden = { $player } zoekt en vindt { phrase-some_cards }.
event-crafts = { $player } knutselt.
event-crafts-you = Je knutselt.
event-crafts-cards = { $player } knutselt { $card } van { $used }.
event-crafts-cards-you = Je knutselt { $card } van { $used }.
event-buys = { $player } gaat winkelen: { $card }, { phrase-cigarettes }.
event-buys-you = Je gaat winkelen: { $card }, { phrase-cigarettes }.
event-buys-cards = { $player } koopt { $card } voor { phrase-cigarettes }.
event-buys-cards-you = Je koopt { $card } voor { phrase-cigarettes }.

## Verplaatsen

event-rolls = { $player } gooit een { $die }.
event-rolls-you = Je gooit een { $die }.
event-rolls-again = { $player } is het niet eens met de dobbelsteen en gooit opnieuw: een { $die }.
event-rolls-again-you = Je bent het niet eens met de dobbelsteen en gooit opnieuw: een { $die }.
event-goes = { $player } gaat { $place }.
event-goes-you = Je gaat { $place }.
event-is-sent = { $player } wordt { $place } gestuurd.
event-is-sent-you = Je wordt { $place } gestuurd.

## Bendes en verledens

event-leaves-gang = { $player } verlaat { $gang }: { $card }.
event-leaves-gang-you = Je verlaat { $gang }: { $card }.
event-joins = { $player } sluit zich aan bij { $gang }: { $card }.
event-joins-you = Je sluit je aan bij { $gang }: { $card }.
event-turns-up = Nu bovenop bij { $gang }: { $card }.
event-reveals = { $player } onthult een verleden: { $background }{ $bonus ->
    [0] .
   *[other] , met de bonus.
}
event-reveals-you = Je onthult je verleden: { $background }{ $bonus ->
    [0] .
   *[other] , met de bonus.
}

## Wat je krijgt

event-heals = { $player } knapt op: { $beatings ->
    [one] { $beatings } pak slaag minder.
   *[other] { $beatings } pakken slaag minder.
}
event-heals-you = Je knapt op: { $beatings ->
    [one] { $beatings } pak slaag minder.
   *[other] { $beatings } pakken slaag minder.
}
event-gets-cigarettes = { $player } krijgt { phrase-cigarettes }.
event-gets-cigarettes-you = Je krijgt { phrase-cigarettes }.
event-takes-cigarettes = { $player } pakt { phrase-cigarettes } af van { $other }.
event-takes-cigarettes-you = Je pakt { phrase-cigarettes } af van { $other }.
event-takes-cigarettes-to_you = { $player } pakt { phrase-cigarettes } van je af.
event-is-beaten = { $player } krijgt een pak slaag.
event-is-beaten-you = Je krijgt een pak slaag.
event-is-beaten-by = { $player } krijgt een pak slaag van { $other }.
event-is-beaten-by-you = Je krijgt een pak slaag van { $other }.
event-is-beaten-by-to_you = { $player } krijgt een pak slaag van jou.
event-beating-has-no-effect = { $player } krijgt nog een pak slaag en merkt er niets meer van.
event-beating-has-no-effect-you = Je krijgt nog een pak slaag en merkt er niets meer van.
event-beating-has-no-effect-by = { $player } krijgt nog een pak slaag van { $other } en merkt er niets meer van.
event-beating-has-no-effect-by-you = Je krijgt nog een pak slaag van { $other } en merkt er niets meer van.
event-beating-has-no-effect-by-to_you = { $player } krijgt nog een pak slaag van jou en merkt er niets meer van.
event-gets-actions = { $player } krijgt er { phrase-actions } bij.
event-gets-actions-you = Je krijgt er { phrase-actions } bij.
event-scores = { $player } krijgt er { phrase-points } bij.
event-scores-you = Je krijgt er { phrase-points } bij.

## Wat mensen elkaar aandoen

event-targets = { $player } kiest { $other }.
event-targets-you = Je kiest { $other }.
event-targets-to_you = { $player } kiest jou.
event-extorts = { $player } wil { $other } even spreken: afpersing.
event-extorts-you = Je wilt { $other } even spreken: afpersing.
event-extorts-to_you = { $player } wil je even spreken: afpersing.
event-demands = { $player } eist { $card } van { $other }.
event-demands-you = Je eist { $card } van { $other }.
event-demands-to_you = { $player } eist { $card } van jou.
event-cooperates = { $player } werkt mee.
event-cooperates-you = Je werkt mee.
event-refuses = { $player } weigert.
event-refuses-you = Je weigert.
event-needs-no-weapon = { $player } trekt niets: blote handen volstaan.
event-needs-no-weapon-you = Je trekt niets: blote handen volstaan.
event-yields = { $player } geeft op, om gezondheidsredenen.
event-yields-you = Je geeft op, om gezondheidsredenen.
event-wins-combat = { $player } wint het gevecht tegen { $other }.
event-wins-combat-you = Je wint het gevecht tegen { $other }.
event-wins-combat-to_you = { $player } wint het gevecht tegen jou.
event-is-stopped = { $other } zag het aankomen: { $card } heeft geen effect.
event-is-stopped-to_you = Jij zag het aankomen: { $card } heeft geen effect.
event-barters = { $player } sjachert met { $other }.
event-barters-you = Je sjachert met { $other }.
event-barters-to_you = { $player } sjachert met jou.

## Fiches en trauma’s

event-takes-token = { $player } neemt { $token }.
event-takes-token-you = Je neemt { $token }.
event-discards-token = { $player } legt { $token } af.
event-discards-token-you = Je legt { $token } af.
event-keeps-token = { $player } laat { $token } op het gereedschap liggen.
event-keeps-token-you = Je laat { $token } op het gereedschap liggen.
event-gets-trauma = { $player } heeft nu een trauma: { $trauma }.
event-gets-trauma-you = Je hebt nu een trauma: { $trauma }.
event-sheds-trauma = { $player } komt een trauma te boven: { $trauma }.
event-sheds-trauma-you = Je komt je trauma te boven: { $trauma }.

## Modulaire locaties

event-old-background = { $player } legt een verleden onder de stapel: { $background }.
event-old-background-you = Je legt je verleden onder de stapel: { $background }.
event-old-background-hidden = { $player } legt een verleden onder de stapel, ongezien.
event-new-background = { $player } heeft een nieuw verleden en praat er niet over.
event-new-background-you = Je hebt een nieuw verleden: { $background }. Dat gaat verder niemand iets aan.
event-bets = { $player } zet { phrase-cigarettes } in.
event-bets-you = Je zet { phrase-cigarettes } in.
event-wins-bet = { $player } wint de gok en krijgt { phrase-cigarettes }.
event-wins-bet-you = Je wint de gok en krijgt { phrase-cigarettes }.
event-loses-bet = { $player } verliest de gok en daarmee { phrase-cigarettes }.
event-loses-bet-you = Je verliest de gok en daarmee { phrase-cigarettes }.
event-brawls = { $player } begint een knokpartij.
event-brawls-you = Je begint een knokpartij.
event-stays-out = { $player } keert de andere wang toe.
event-stays-out-you = Je keert de andere wang toe.

## Michel(le)

event-michel-goes = { $player } stuurt { $michel } { $place }.
event-michel-goes-you = Je stuurt { $michel } { $place }.
event-michel-extorts = { $michel } wil { $player } even spreken. Op de kaart: { $card }.
event-michel-extorts-you = { $michel } wil je even spreken. Op de kaart: { $card }.
event-michel-reveals = { $michel } tegen { $player }, de volgende kaart: { $card }.
event-michel-reveals-you = { $michel } tegen jou, de volgende kaart: { $card }.
event-michel-loses = { $player } wint het gevecht tegen { $michel }.
event-michel-loses-you = Je wint het gevecht tegen { $michel }.
event-michel-wins = { $michel } wint het gevecht tegen { $player }.
event-michel-wins-you = { $michel } wint het gevecht tegen jou.
event-michel-reshuffles = Alle kaarten van { $michel } worden opnieuw geschud.

## De directrice

event-warden-goes = Dankzij { $player } gaat de directrice { $place }.
event-warden-goes-you = Dankzij jou gaat de directrice { $place }.
event-reports = { $player } verklikt { $other } bij de directrice.
event-reports-you = Je verklikt { $other } bij de directrice.
event-reports-to_you = { $player } verklikt je bij de directrice.
event-goes-free = { $player } kent de juiste mensen en gaat vrijuit.
event-goes-free-you = Je kent de juiste mensen en gaat vrijuit.
event-punishes = { $player } laat { $other } bestraffen: { $punishment }.
event-punishes-you = Je laat { $other } bestraffen: { $punishment }.
event-punishes-to_you = { $player } laat je bestraffen: { $punishment }.
event-loses-cigarettes = { $player } neemt afscheid van { phrase-cigarettes }.
event-loses-cigarettes-you = Je neemt afscheid van { phrase-cigarettes }.

## Teams

event-exchanges = { $player } ruilt met { $other }.
event-exchanges-you = Je ruilt met { $other }.
event-exchanges-to_you = { $player } ruilt met jou.
event-helps = { $player } schiet { $other } te hulp.
event-helps-you = Je schiet { $other } te hulp.
event-helps-to_you = { $player } schiet je te hulp.
