# What can come of a choice by chance. Explained in en/outcomes.ftl.

outcome-wins-bet = Vous recevez { phrase-cigarettes }
outcome-loses-bet = Vous perdez { phrase-cigarettes }
outcome-skill-stays = Le jeton Compétence rapporte des points
outcome-skill-goes = Le jeton Compétence est perdu
outcome-strong = Pas besoin d’Arme cette fois
outcome-weak = Il faut quand même une Arme
outcome-wins-fight = Vous gagnez le combat
outcome-loses-fight = Vous perdez le combat
outcome-no-fight = Pas de combat
outcome-can-give = { $player } peut donner l’Outil
outcome-beaten = { $player } reçoit une Raclée
outcome-beaten-you = Vous recevez une Raclée
outcome-sent = On envoie { $player } { $place }
outcome-sent-you = On vous envoie { $place }
