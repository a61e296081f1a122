# What can come of a choice by chance, beside a bar with its percentage: short, and no full stop. Explained:
# wording/outcomes.py. $cigarettes: a number; $place: “to Solitary Confinement”.

outcome-wins-bet = You get { phrase-cigarettes }
outcome-loses-bet = You lose { phrase-cigarettes }
outcome-skill-stays = The Skill token brings points
outcome-skill-goes = The Skill token is lost
outcome-strong = You need no Weapon this time
outcome-weak = You still have to lay a Weapon
outcome-wins-fight = You win the combat
outcome-loses-fight = You lose the combat
outcome-no-fight = No combat
outcome-can-give = { $player } can hand the Tool over
outcome-beaten = { $player } takes a Beating
outcome-beaten-you = You take a Beating
outcome-sent = { $player } is sent { $place }
outcome-sent-you = You are sent { $place }
