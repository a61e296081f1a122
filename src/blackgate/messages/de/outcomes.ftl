# What can come of a choice by chance. Explained in en/outcomes.ftl.

outcome-wins-bet = Du bekommst { phrase-cigarettes }
outcome-loses-bet = Du verlierst { phrase-cigarettes }
outcome-skill-stays = Das Talentplättchen bringt Punkte
outcome-skill-goes = Das Talentplättchen ist verloren
outcome-strong = Diesmal brauchst du keine Waffe
outcome-weak = Du musst doch eine Waffe zücken
outcome-wins-fight = Du gewinnst den Kampf
outcome-loses-fight = Du verlierst den Kampf
outcome-no-fight = Kein Kampf
outcome-can-give = { $player } kann das Werkzeug hergeben
outcome-beaten = { $player } bekommt eine Abreibung
outcome-beaten-you = Du bekommst eine Abreibung
outcome-sent = { $player } wird { $place } geschickt
outcome-sent-you = Du wirst { $place } geschickt
