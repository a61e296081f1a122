# What happened, a line of the log for each event. Explained in en/log.ftl, the sources of the French terms in
# names.ftl. No de or que before $player and $other: they may begin with a vowel. No participle that would have to
# agree with a player either.

phrase-some_cards = { $count ->
    [one] une carte
   *[other] { $count } cartes
}

## Tours et fin

event-game-starts = Les grilles sont fermées. { $player } commence.
event-game-starts-you = Les grilles sont fermées. Vous commencez.
event-background-dealt = { $player } a un Passif et n’en parle pas.
event-background-dealt-you = Vous avez un Passif : { $background }. Cela ne regarde que vous.
event-turn-starts = C’est à { $player } de jouer : { phrase-actions }.
event-turn-starts-you = C’est à vous de jouer : { phrase-actions }.
event-turn-ends = { $player } a fini.
event-turn-ends-you = Vous avez fini.
event-game-won = { $player } est dehors. Le tunnel était assez long.
event-game-won-you = Vous êtes dehors. Le tunnel était assez long.
event-game-won-team = { $player } sont dehors. Leur tunnel était assez long.
event-game-won-team-you = Vous êtes dehors, avec { $player }. Le tunnel était assez long.
event-game-ends = C’était la dernière manche. Le tunnel le plus long l’emporte.

## Cartes en mouvement

event-draws = { $player } pioche { $card }.
event-draws-you = Vous piochez { $card }.
event-draws-hidden = { $player } pioche { phrase-some_cards }.
event-reshuffles = La défausse des cartes Fouille devient la nouvelle pioche. Ici, rien ne se perd.
event-takes-from-pile = { $player } prend { $card }.
event-takes-from-pile-you = Vous prenez { $card }.
event-discards = { $player } défausse { $card }.
event-discards-you = Vous défaussez { $card }.
event-discards-at-random = { $player } défausse { $card }. Le hasard a choisi.
event-discards-at-random-you = Vous défaussez { $card }. Le hasard a choisi.
event-sells = { $player } vend { $card } pour { phrase-cigarettes }.
event-sells-you = Vous vendez { $card } pour { phrase-cigarettes }.
event-pays = { $player } paie avec { $card }.
event-pays-you = Vous payez avec { $card }.
event-lays = { $player } abat { $card }.
event-lays-you = Vous abattez { $card }.
event-plays = { $player } joue { $card }.
event-plays-you = Vous jouez { $card }.
event-clears = On débarrasse la table : { $card }.
event-takes-back = { $player } ramasse { $card } sur la table.
event-takes-back-you = Vous ramassez { $card } sur la table.
event-takes-openly = { $player } prend { $card } à { $other }.
event-takes-openly-you = Vous prenez { $card } à { $other }.
event-takes-openly-to_you = { $player } vous prend { $card }.
event-takes-hidden = { $player } prend { $card } à { $other }.
event-takes-hidden-you = Vous prenez { $card } à { $other }.
event-takes-hidden-to_you = { $player } vous prend { $card }.
event-takes-hidden-hidden = { $player } prend { phrase-some_cards } à { $other }. Le reste est leur affaire.
event-gives-hidden = { $player } donne { $card } à { $other }.
event-gives-hidden-you = Vous donnez { $card } à { $other }.
event-gives-hidden-to_you = { $player } vous donne { $card }.
event-gives-hidden-hidden = { $player } donne { phrase-some_cards } à { $other }. Le reste est leur affaire.
event-lacks = { $player } n’a pas de { $card }. Tout le monde l’a vu.
event-lacks-you = Vous n’avez pas de { $card }. Tout le monde l’a vu.
event-looks-at-hand = { $other } montre toute sa main à { $player }.
event-looks-at-hand-you = { $other } vous montre toute sa main.
event-looks-at-hand-to_you = Vous montrez toute votre main à { $player }.
event-sees = { $player } a vu ce qu’a { $other } : { $card }.
event-sees-you = Vous avez vu ce qu’a { $other } : { $card }.
event-shuffles-hands = Toutes les mains sont mélangées. Ce qui est à moi est à vous.
event-is-dealt = { $player } reçoit { $card }.
event-is-dealt-you = Vous recevez { $card }.
event-is-dealt-hidden = { $player } reçoit { phrase-some_cards }.
event-digs = { $player } creuse avec { $card } : { phrase-points }.
event-digs-you = Vous creusez avec { $card } : { phrase-points }.

## Fouiller, fabriquer et acheter, avec les cartes qui vont avec

event-searches = { $player } fouille.
event-searches-you = Vous fouillez.
event-searches-cards = { $player } fouille et trouve { $card }.
event-searches-cards-you = Vous fouillez et trouvez { $card }.
event-searches-cards-hidden = { $player } fouille et trouve { phrase-some_cards }.
event-crafts = { $player } fabrique.
event-crafts-you = Vous fabriquez.
event-crafts-cards = { $player } fabrique { $card } avec { $used }.
event-crafts-cards-you = Vous fabriquez { $card } avec { $used }.
event-buys = { $player } fait ses courses : { $card }, { phrase-cigarettes }.
event-buys-you = Vous faites vos courses : { $card }, { phrase-cigarettes }.
event-buys-cards = { $player } achète { $card } pour { phrase-cigarettes }.
event-buys-cards-you = Vous achetez { $card } pour { phrase-cigarettes }.

## Déplacements

event-rolls = { $player } lance le dé : { $die }.
event-rolls-you = Vous lancez le dé : { $die }.
event-rolls-again = { $player } conteste le dé et le relance : { $die }.
event-rolls-again-you = Vous contestez le dé et le relancez : { $die }.
event-goes = { $player } va { $place }.
event-goes-you = Vous allez { $place }.
event-is-sent = On envoie { $player } { $place }.
event-is-sent-you = On vous envoie { $place }.

## Gangs et Passifs

event-leaves-gang = { $player } quitte { $gang } : { $card }.
event-leaves-gang-you = Vous quittez { $gang } : { $card }.
event-joins = { $player } intègre { $gang } : { $card }.
event-joins-you = Vous intégrez { $gang } : { $card }.
event-turns-up = Sur la pile maintenant, pour { $gang } : { $card }.
event-reveals = { $player } révèle un Passif : { $background }{ $bonus ->
    [0] .
   *[other] , avec le bonus.
}
event-reveals-you = Vous révélez votre Passif : { $background }{ $bonus ->
    [0] .
   *[other] , avec le bonus.
}

## Ce qu’on gagne et ce qu’on prend

event-heals = { $player } se remet : { $beatings ->
    [one] { $beatings } Raclée de moins.
   *[other] { $beatings } Raclées de moins.
}
event-heals-you = Vous vous remettez : { $beatings ->
    [one] { $beatings } Raclée de moins.
   *[other] { $beatings } Raclées de moins.
}
event-gets-cigarettes = { $player } reçoit { phrase-cigarettes }.
event-gets-cigarettes-you = Vous recevez { phrase-cigarettes }.
event-takes-cigarettes = { $player } prend { phrase-cigarettes } à { $other }.
event-takes-cigarettes-you = Vous prenez { phrase-cigarettes } à { $other }.
event-takes-cigarettes-to_you = { $player } vous prend { phrase-cigarettes }.
event-is-beaten = { $player } reçoit une Raclée.
event-is-beaten-you = Vous recevez une Raclée.
event-is-beaten-by = { $other } donne une Raclée à { $player }.
event-is-beaten-by-you = { $other } vous donne une Raclée.
event-is-beaten-by-to_you = Vous donnez une Raclée à { $player }.
event-beating-has-no-effect = { $player } reçoit une Raclée de plus et ne les compte plus.
event-beating-has-no-effect-you = Vous recevez une Raclée de plus et ne les comptez plus.
event-beating-has-no-effect-by = { $other } donne une Raclée de plus à { $player }, qui ne les compte plus.
event-beating-has-no-effect-by-you = { $other } vous donne une Raclée de plus ; vous ne les comptez plus.
event-beating-has-no-effect-by-to_you = Vous donnez une Raclée de plus à { $player }, qui ne les compte plus.
event-gets-actions = { $player } a { phrase-actions } de plus.
event-gets-actions-you = Vous avez { phrase-actions } de plus.
event-scores = { $player } marque { phrase-points } de plus.
event-scores-you = Vous marquez { phrase-points } de plus.

## Ce qu’on se fait les uns aux autres

event-targets = { $player } choisit { $other }.
event-targets-you = Vous choisissez { $other }.
event-targets-to_you = { $player } vous choisit.
event-extorts = { $player } a deux mots à dire à { $other } : Racket.
event-extorts-you = Vous avez deux mots à dire à { $other } : Racket.
event-extorts-to_you = { $player } a deux mots à vous dire : Racket.
event-demands = { $player } exige { $card }. { $other } a bien entendu.
event-demands-you = Vous exigez { $card }. { $other } a bien entendu.
event-demands-to_you = { $player } exige { $card }. Vous avez bien entendu.
event-cooperates = { $player } coopère.
event-cooperates-you = Vous coopérez.
event-refuses = { $player } refuse.
event-refuses-you = Vous refusez.
event-needs-no-weapon = { $player } n’abat rien : les poings suffisent.
event-needs-no-weapon-you = Vous n’abattez rien : les poings suffisent.
event-yields = { $player } cède, pour raison de santé.
event-yields-you = Vous cédez, pour raison de santé.
event-wins-combat = { $player } gagne le combat contre { $other }.
event-wins-combat-you = Vous gagnez le combat contre { $other }.
event-wins-combat-to_you = { $player } gagne le combat contre vous.
event-is-stopped = { $other } avait tout prévu : { $card } est sans effet.
event-is-stopped-to_you = Vous aviez tout prévu : { $card } est sans effet.
event-barters = { $player } troque avec { $other }.
event-barters-you = Vous troquez avec { $other }.
event-barters-to_you = { $player } troque avec vous.

## Jetons et Traumas

event-takes-token = { $player } prend { $token }.
event-takes-token-you = Vous prenez { $token }.
event-discards-token = { $player } défausse { $token }.
event-discards-token-you = Vous défaussez { $token }.
event-keeps-token = { $player } laisse { $token } sur l’Outil.
event-keeps-token-you = Vous laissez { $token } sur l’Outil.
event-gets-trauma = { $player } a maintenant un Trauma : { $trauma }.
event-gets-trauma-you = Vous avez maintenant un Trauma : { $trauma }.
event-sheds-trauma = { $player } surmonte un Trauma : { $trauma }.
event-sheds-trauma-you = Vous surmontez votre Trauma : { $trauma }.

## Lieux modulables

event-old-background = { $player } met un Passif sous la pioche : { $background }.
event-old-background-you = Vous mettez votre Passif sous la pioche : { $background }.
event-old-background-hidden = { $player } met un Passif sous la pioche, sans le montrer.
event-new-background = { $player } a un nouveau Passif et n’en parle pas.
event-new-background-you = Vous avez un nouveau Passif : { $background }. Cela ne regarde que vous.
event-bets = { $player } parie { phrase-cigarettes }.
event-bets-you = Vous pariez { phrase-cigarettes }.
event-wins-bet = { $player } gagne son pari et reçoit { phrase-cigarettes }.
event-wins-bet-you = Vous gagnez votre pari et recevez { phrase-cigarettes }.
event-loses-bet = { $player } perd son pari, et { phrase-cigarettes } avec.
event-loses-bet-you = Vous perdez votre pari, et { phrase-cigarettes } avec.
event-brawls = { $player } déclenche une bagarre.
event-brawls-you = Vous déclenchez une bagarre.
event-stays-out = { $player } tend l’autre joue.
event-stays-out-you = Vous tendez l’autre joue.

## Michel(le)

event-michel-goes = { $player } envoie { $michel } { $place }.
event-michel-goes-you = Vous envoyez { $michel } { $place }.
event-michel-extorts = { $michel } a deux mots à dire à { $player }. Sur la carte : { $card }.
event-michel-extorts-you = { $michel } a deux mots à vous dire. Sur la carte : { $card }.
event-michel-reveals = { $michel } contre { $player }, carte suivante : { $card }.
event-michel-reveals-you = { $michel } contre vous, carte suivante : { $card }.
event-michel-loses = { $player } gagne le combat contre { $michel }.
event-michel-loses-you = Vous gagnez le combat contre { $michel }.
event-michel-wins = { $michel } gagne le combat contre { $player }.
event-michel-wins-you = { $michel } gagne le combat contre vous.
event-michel-reshuffles = Toutes les cartes de { $michel } sont mélangées à nouveau.

## La Directrice

event-warden-goes = Grâce à { $player }, la Directrice va { $place }.
event-warden-goes-you = Grâce à vous, la Directrice va { $place }.
event-reports = { $player } dénonce { $other } à la Directrice.
event-reports-you = Vous dénoncez { $other } à la Directrice.
event-reports-to_you = { $player } vous dénonce à la Directrice.
event-goes-free = { $player } a des relations et s’en tire.
event-goes-free-you = Vous avez des relations et vous en tirez.
event-punishes = { $player } fait punir { $other } : { $punishment }.
event-punishes-you = Vous faites punir { $other } : { $punishment }.
event-punishes-to_you = { $player } vous fait punir : { $punishment }.
event-loses-cigarettes = { $player } laisse { phrase-cigarettes }.
event-loses-cigarettes-you = Vous laissez { phrase-cigarettes }.

## Équipes

event-exchanges = { $player } fait un échange avec { $other }.
event-exchanges-you = Vous faites un échange avec { $other }.
event-exchanges-to_you = { $player } fait un échange avec vous.
event-helps = { $player } vient en aide à { $other }.
event-helps-you = Vous venez en aide à { $other }.
event-helps-to_you = { $player } vous vient en aide.
