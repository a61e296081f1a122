# What can come of a choice by chance. Explained in en/outcomes.ftl.

outcome-wins-bet = Ricevi { phrase-cigarettes }
outcome-loses-bet = Perdi { phrase-cigarettes }
outcome-skill-stays = Il segnalino Abilità porta punti
outcome-skill-goes = Il segnalino Abilità è perso
outcome-strong = Stavolta non ti serve un’Arma
outcome-weak = Devi comunque giocare un’Arma
outcome-wins-fight = Vinci lo scontro
outcome-loses-fight = Perdi lo scontro
outcome-no-fight = Nessuno scontro
outcome-can-give = { $player } può dare lo Strumento
outcome-beaten = { $player } subisce un Pestaggio
outcome-beaten-you = Subisci un Pestaggio
outcome-sent = Portano { $player } { $place }
outcome-sent-you = Ti portano { $place }
