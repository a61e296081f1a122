# What can come of a choice by chance. Explained in en/outcomes.ftl.

outcome-wins-bet = Je krijgt { phrase-cigarettes }
outcome-loses-bet = Je verliest { phrase-cigarettes }
outcome-skill-stays = Het vaardigheidsfiche levert punten op
outcome-skill-goes = Het vaardigheidsfiche is verloren
outcome-strong = Deze keer heb je geen wapen nodig
outcome-weak = Je moet toch een wapen trekken
outcome-wins-fight = Je wint het gevecht
outcome-loses-fight = Je verliest het gevecht
outcome-no-fight = Geen gevecht
outcome-can-give = { $player } kan het gereedschap afgeven
outcome-beaten = { $player } krijgt een pak slaag
outcome-beaten-you = Je krijgt een pak slaag
outcome-sent = { $player } wordt { $place } gestuurd
outcome-sent-you = Je wordt { $place } gestuurd
