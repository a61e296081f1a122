# What can come of a choice by chance. Explained in en/outcomes.ftl.

outcome-wins-bet = Recibes { phrase-cigarettes }
outcome-loses-bet = Pierdes { phrase-cigarettes }
outcome-skill-stays = La ficha de Habilidad da puntos
outcome-skill-goes = La ficha de Habilidad se pierde
outcome-strong = Esta vez no necesitas un Arma
outcome-weak = Aun así tienes que sacar un Arma
outcome-wins-fight = Ganas la pelea
outcome-loses-fight = Pierdes la pelea
outcome-no-fight = No hay pelea
outcome-can-give = { $player } puede entregar la Herramienta
outcome-beaten = { $player } recibe una Paliza
outcome-beaten-you = Recibes una Paliza
outcome-sent = Envían a { $player } { $place }
outcome-sent-you = Te envían { $place }
