# Was man wählen kann, als kurze Aufforderung. Die Argumente und ihre Formen sind in en/rules.ftl erklärt, die deutschen
# Begriffe in names.ftl. $card, $item und $gang stehen im Akkusativ.

# Ein Platz der Aktionstabelle, auf dem niemand sitzt
seat = Platz { $count }

## Grundaktionen

action-search = Suche
action-move = Bewege dich
action-cautious_move = Geh vorsichtig { $place }
action-join = Tritt einer Gang bei: { $gang }
action-play = Spiel { $card }
action-extort = Erpresse { $player }
action-craft = Bastle { $item }
action-craft_with_bandage = Bastle { $item }, mit einer Bandage statt der Schnur
action-follow = Folge { $player }
action-exchange = Tausche mit { $player }
action-attract_warden = Lock die Direktorin an

## Ortsaktionen

action-dig = Grabe: Leg { $card } aus ({ phrase-points })
action-steal_spoon = Stiehl einen Löffel
action-heal = Heile dich
action-sell = Verkaufe { $card } ({ phrase-cigarettes })
action-buy = Kaufe { $item } ({ phrase-cigarettes })
action-rehabilitate = Resozialisiere dich (ein neues Vorleben)
action-study = Studiere (ein Spionageplättchen)
action-improve = Verbessere ein Werkzeug: Tausche { $card } gegen { $item }
action-develop_skills = Schule dein Talent (ein Talentplättchen)
action-bet = Wette: Setz { phrase-cigarettes } auf { $number } oder mehr
action-plan = Plane (ein Planungsplättchen)
action-brawl = Fang eine Schlägerei an: Wirf { $card } ab
action-workout = Trainiere (ein Muskelplättchen)
action-change_style = Wechsle den Stil für { $gang }, mit { $fewer ->
    [one] { $fewer } Accessoire weniger
   *[other] { $fewer } Accessoires weniger
}
action-steal_bandage = Stiehl eine Bandage
action-heal_trauma = Heile dein Trauma
action-bribe = Bestich jemanden (ein Korruptionsplättchen für { phrase-cigarettes })
action-special = Besondere Aktion { $count }

## Mit einem Plättchen

action-planned_move = Geh nach Plan { $place } (ein Planungsplättchen)
action-bandage = Heile dich mit einer Bandage
action-bandage_trauma = Heile dein Trauma mit einer Bandage

## Ohne Aktion

action-reveal = Deck dein Vorleben auf: { $background }
action-reveal_bonus = Deck dein Vorleben mit dem Bonus auf: { $background }
action-barter = Feilsche mit { $player }
action-spy = Spioniere { $player } aus (ein Spionageplättchen)
action-end = Beende deinen Zug

## Antworten: Bewegen

action-go = Geh { $place }
action-reroll = Würfle noch einmal
action-keep = Behalte den Wurf
action-roll_for_michel = Würfle für { $michel }
action-go_michel = Schick { $michel } { $place }

## Antworten: Erpressung und Kampf

action-demand = Verlange { $card }
action-lay = Zücke { $card }
action-cooperate = Kooperiere
action-refuse = Weigere dich
action-yield = Gib auf
action-knuckles = Zücke nichts, nimm die blanken Fäuste
action-bodybuilding = Würfle, statt eine Waffe zu zücken (ein Muskelplättchen)

## Antworten: die Direktorin

action-report = Verpfeif es bei der Direktorin
action-freepass = Zeig einen Freibrief (ein Korruptionsplättchen)
action-punish = Strafe: { $punishment } (ein Korruptionsplättchen)
action-warden = Schick die Direktorin { $place } (ein Korruptionsplättchen)

## Antworten: Sonstiges

action-target = Wähle { $player }
action-rob = Bestiehl { $player }
action-pay = Bezahle: Wirf { $card } ab
action-give = Gib { $card } her
action-give_cigarette = Gib eine Zigarette her
action-heal_beating = Heile eine Abreibung
action-draw = Zieh eine Suchkarte
action-take = Nimm { $card }
action-discard = Wirf { $card } ab
action-pass = Passe
action-done = Fertig

## Worauf Passen hinausläuft

action-pass-after_dig = Füg nichts hinzu
action-pass-beating = Steck die Abreibung ein
action-pass-choose_gang = Tritt keiner bei
action-pass-free_craft = Bastle nichts
action-pass-freepass = Behalte das Plättchen und geh
action-pass-help = Hilf nicht
action-pass-michel_prize = Zieh nichts
action-pass-michel_roll = Würfle nicht
action-pass-move_warden = Lass die Direktorin, wo sie ist
action-pass-punishment = Strafe nicht
action-pass-report = Sag nichts
action-pass-rob = Nimm nichts
action-pass-sending = Lass dich abführen
action-pass-stop_card = Lass es geschehen
action-pass-take_seen_card = Nimm nichts
action-yield-brawl_answer = Steck die Abreibung ein
