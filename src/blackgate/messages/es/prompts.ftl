# Lo que se pregunta. Se explica en en/prompts.ftl; los términos, en names.ftl. En los mensajes waiting-, $other y
# $target pueden ser reader (ti): van tras contra, de, para, por o sobre, nunca tras con (contigo), ni tras un a que
# pediría además el pronombre te.

reader = ti
waiting-for = Esperando a { $player }

## El turno

question-turn = { $actions ->
    [0] No te quedan acciones. Haz lo que no cuesta ninguna, o termina tu turno.
    [one] Te toca: queda { phrase-actions }. ¿Qué haces?
   *[other] Te toca: quedan { phrase-actions }. ¿Qué haces?
}
waiting-turn = { waiting-for }: { $actions ->
    [one] queda { phrase-actions }.
   *[other] quedan { phrase-actions }.
}
question-hand_limit = Tienes { phrase-cards } de más: el límite es { $limit }. ¿Cuál descartas?
waiting-hand_limit = { waiting-for }: { phrase-cards } de más en la mano; el límite es { $limit }.

## Movimientos

question-roll_again = Te ha salido un { $die }. ¿Vuelves a tirar?
waiting-roll_again = { waiting-for }: el dado muestra { $die } y se puede volver a tirar.
question-destination = Te ha salido un { $die }. ¿Vas { $place }?
waiting-destination = { waiting-for }: el dado muestra { $die }; ¿{ $place }?
question-go_anywhere = ¿Adónde vas? Vale cualquier otro Lugar excepto { $place }.
waiting-go_anywhere = { waiting-for }: vale cualquier otro Lugar excepto { $place }.
question-rob = ¿A quién le quitas hasta { phrase-cigarettes }?
waiting-rob = { waiting-for }: hasta { phrase-cigarettes }, pero ¿de quién?

## Bandas

question-choose_gang = { $fewer ->
    [0] ¿En qué Banda entras?
    [one] ¿En qué Banda entras, con { $fewer } Accesorio menos?
   *[other] ¿En qué Banda entras, con { $fewer } Accesorios menos?
}
waiting-choose_gang = { waiting-for }: { $fewer ->
    [0] ¿en qué Banda entrar?
    [one] ¿en qué Banda entrar, con { $fewer } Accesorio menos?
   *[other] ¿en qué Banda entrar, con { $fewer } Accesorios menos?
}
question-pay_accessory = ¿Qué Accesorio descartas para entrar en { $gang }? Aún hacen falta: { $count }.
waiting-pay_accessory = { waiting-for }: ¿qué Accesorio descartar para entrar en { $gang }? Aún hacen falta: { $count }.

## Cartas de Acción

question-card_target = Juegas { $card }. ¿A quién eliges?
waiting-card_target = { waiting-for }: ¿a quién afecta { $card }?
question-stop_card = { $other } juega { $card }. ¿Lo permites?
question-stop_card-target = { $other } juega { $card } contra { $target }. ¿Lo permites?
waiting-stop_card = { waiting-for }: ¿surte efecto { $card }?
waiting-stop_card-target = { waiting-for }: ¿surte efecto { $card } contra { $target }?
question-take_weapon = ¿Cuál de las Armas descartadas tomas?
waiting-take_weapon = { waiting-for }: ¿cuál de las Armas descartadas tomar?

## Extorsión y pelea

question-extort_freely = ¿A quién extorsionas? No hace falta ningún Arma.
waiting-extort_freely = { waiting-for }: ¿a quién extorsionar, sin Arma?
question-demand = Extorsionas a { $other }. ¿Qué Herramienta le exiges?
waiting-demand = { waiting-for }: ¿qué Herramienta quiere de { $other }?
question-intimidation = Le exiges { $card } a { $other }. { $count ->
    [one] ¿Qué Arma sacas?
   *[other] ¿Qué Arma sacas? Hacen falta { $count }.
}
waiting-intimidation = { waiting-for }: quiere { $card } de { $other }. { $count ->
    [one] Hace falta un Arma.
   *[other] Hacen falta { $count } Armas.
}
question-answer = { $other } te extorsiona y exige { $card }. ¿Colaboras?
waiting-answer = { waiting-for }: ¿{ $card } para { $other }, o una pelea?
question-lay_weapon = Saca un Arma, o la pelea contra { $other } está perdida.
waiting-lay_weapon = { waiting-for }: un Arma, o la pelea contra { $other } está perdida.

## Lo que está a punto de pasarle a alguien

question-beating = Te espera una Paliza. ¿La aceptas?
question-beating-cause = Te espera una Paliza, dada por { $other }. ¿La aceptas?
waiting-beating = { waiting-for }: se avecina una Paliza.
waiting-beating-cause = { waiting-for }: se avecina una Paliza, dada por { $other }.
question-sending = Te envían { $place }. ¿Lo permites?
waiting-sending = { waiting-for }: traslado { $place }.

## Pasados

question-after_dig = Has cavado. ¿Añades algo?
waiting-after_dig = { waiting-for }: ¿algo que añadir después de cavar?
question-victim = Revelas tu Pasado: { $background }. ¿A quién afecta?
waiting-victim = { waiting-for }: ¿a quién afecta el Pasado? ({ $background })
question-pocket = ¿A quién le quitas una carta al azar?
waiting-pocket = { waiting-for }: una carta al azar, pero ¿de quién?
question-free_craft = ¿Qué fabricas? No cuesta Cordel ni acción.
waiting-free_craft = { waiting-for }: ¿qué fabricar, sin Cordel?
question-take_seen_card = { $other } tiene que enseñártelo todo. ¿Qué carta le quitas, o ninguna?
question-take_seen_card-swap = { $other } tiene que enseñártelo todo. ¿Qué carta le quitas a cambio de una tuya, o ninguna?
waiting-take_seen_card = { waiting-for }: ¿qué carta tomar de { $other }, o ninguna?
waiting-take_seen_card-swap = { waiting-for }: ¿qué carta tomar de { $other } a cambio de otra, o ninguna?

## Comercio

question-selling = { $count ->
    [0] ¿Qué carta vendes?
   *[other] ¿Qué otra carta vendes, o eso es todo?
}
waiting-selling = { waiting-for }: { $count ->
    [0] ¿qué vender?
   *[other] ¿algo más que vender?
}
question-free_buy = { $divide ->
    [1] ¿Qué compras? No cuesta ninguna acción.
    [2] ¿Qué compras, a mitad de precio? No cuesta ninguna acción.
   *[other] ¿Qué compras, al precio dividido entre { $divide }? No cuesta ninguna acción.
}
waiting-free_buy = { waiting-for }: { $divide ->
    [1] ¿qué comprar?
    [2] ¿qué comprar, a mitad de precio?
   *[other] ¿qué comprar, al precio dividido entre { $divide }?
}
question-give_card = ¿Qué carta le das a { $other }?
waiting-give_card = { waiting-for }: ¿qué carta hay para { $other }?

## Michel(le)

question-michel_roll = Tu turno ha terminado. ¿Tiras el dado por { $michel }?
waiting-michel_roll = { waiting-for }: ¿tirar el dado por { $michel }?
question-michel_destination = Te ha salido un { $die }. ¿Envías a { $michel } { $place }?
waiting-michel_destination = { waiting-for }: el dado muestra { $die }; ¿{ $michel } { $place }?
question-michel_answer = { $michel } te extorsiona. En la carta: { $card }. ¿Descartas una Herramienta de las que muestra?
waiting-michel_answer = { waiting-for }: ¿una Herramienta para { $michel }, o una pelea? En la carta: { $card }.
question-michel_fight = Saca un Arma, o la pelea contra { $michel } está perdida.
waiting-michel_fight = { waiting-for }: un Arma, o la pelea contra { $michel } está perdida.
question-michel_toll = { $michel } ha ganado. En la carta: { $card }. ¿Qué Herramienta descartas?
waiting-michel_toll = { waiting-for }: ¿qué Herramienta descartar para { $michel }? En la carta: { $card }.
question-michel_prize = Le has ganado a { $michel }. ¿Robas una carta de Búsqueda?
waiting-michel_prize = { waiting-for }: ¿una carta de Búsqueda por haberle ganado a { $michel }?

## Modo por equipos

question-hand_over = ¿Qué le das a { $other }? Lo dado, dado está.
question-hand_over-back = ¿Qué le das a cambio a { $other }? Lo dado, dado está.
waiting-hand_over = { waiting-for }: ¿qué hay para { $other }?
waiting-hand_over-back = { waiting-for }: ¿qué hay a cambio para { $other }?
question-help = ¿Sacas un Arma por { $other } en la pelea contra { $target }?
waiting-help = { waiting-for }: ¿un Arma por { $other } en la pelea contra { $target }?

## Dig In y la Directora

question-brawl_answer = Hay una Reyerta. ¿Descartas un Arma, o recibes una Paliza?
waiting-brawl_answer = { waiting-for }: ¿un Arma, o una Paliza?
question-heal_what = ¿De qué te curas, de una Paliza o de tu Trauma?
waiting-heal_what = { waiting-for }: ¿curarse de una Paliza o del Trauma?
question-move_warden = ¿Descartas una ficha de Corrupción para enviar a la Directora a otra parte?
waiting-move_warden = { waiting-for }: ¿una ficha de Corrupción para enviar a la Directora a otra parte?
question-report = { $other } ha hecho algo ilegal, justo al lado de la Directora. ¿Se lo cuentas?
waiting-report = { waiting-for }: ¿algo que contar a la Directora sobre { $other }?
question-freepass = Te han delatado. ¿Descartas una ficha de Corrupción como Salvoconducto?
waiting-freepass = { waiting-for }: ¿una ficha de Corrupción como Salvoconducto?
question-punishment = ¿Descartas una ficha de Corrupción para hacer castigar a { $other }?
waiting-punishment = { waiting-for }: ¿una ficha de Corrupción para un Castigo contra { $other }?

## El final

question-over = La partida ha terminado. { $count ->
    [one] Gana { $player }.
   *[other] { $player } comparten la victoria.
}
question-over-you = La partida ha terminado. Ganas tú.
question-over-shared = La partida ha terminado. Compartes la victoria con { $player }.
question-over-team = La partida ha terminado. { $player } ganan en equipo.
question-over-team-you = La partida ha terminado. Ganas, en equipo con { $player }.
