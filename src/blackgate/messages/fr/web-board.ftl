# The floor plan of the prison and fights, in the browser.
# $deeds, $people, $wants   lists of names, as the server gives them
# $name, $card              a name as the server gives it

web-board-plan = La prison
web-board-warden = La Directrice
web-board-look = Qu’est-ce que c’est ?

## What a Place says to those who cannot see it, and beside the pointer

web-board-numbers = Portes : { $numbers }.
web-board-search = Fouille : { $count ->
    [one] { $count } carte.
   *[other] { $count } cartes.
}
web-board-deeds = Ici : { $deeds }.
web-board-forbids = Pas ici : { $deeds }.
web-board-here = S’y trouvent : { $people }.
web-board-nobody = Personne ne s’y trouve.

## Piles, Gangs, the die

web-board-pile = { $name } : il en reste { $count }
web-board-deck = Pioche Fouille : { $count }
web-board-discard = Défausse Fouille : { $count }
web-board-michel-deck = { $name } : { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
web-board-gang-card = Sur le dessus : { $card }.
web-board-gang-empty = Il ne reste aucune carte Gang.
web-board-gang-wants = Il en faut { $needs } parmi : { $wants }.
web-board-die = Le dé montre { $face }.
web-board-die-idle = Le dé.

## People

web-board-standee = { $beatings ->
    [0] Aucune Raclée
    [one] { $beatings } Raclée
   *[other] { $beatings } Raclées
}, { $cigarettes ->
    [one] { $cigarettes } cigarette
   *[other] { $cigarettes } cigarettes
}, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## A fight. $attacker, $defender: names; $tool: a Tool’s name

web-board-fight = { $attacker } contre { $defender }
web-board-fight-for = { $attacker } exige de { $defender } : { $tool }
web-board-fight-asked = doit répondre
web-board-fight-helpers = En renfort
web-board-fight-weapons = Armes sur la table
web-board-fight-nothing = Aucune Arme encore
web-board-fight-fold = Réduire
web-board-fight-unfold = Montrer
