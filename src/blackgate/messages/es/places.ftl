# Lo que se puede hacer, para qué sirven los Lugares y qué hacen las fichas. Se explica en en/places.ftl; los términos,
# en names.ftl.

## Acciones básicas

deed-search = Buscar
    .does = Roba tantas cartas de Búsqueda como indica el Lugar. Una vez por turno.
deed-move = Moverse
    .does = Tira el dado y ve a uno de los Lugares que tienen ese número.
deed-cautious_move = Movimiento prudente
    .does = Sin el dado, ve a cualquier otro Lugar excepto { $solitary }: por lo general, por { phrase-actions }.
deed-join = Entrar en una Banda
    .does = Descarta Accesorios distintos que la Banda quiere ver y toma la carta de encima de su pila.
deed-play = Jugar una carta de Acción
    .does = Revélala, haz lo que dice y descártala.
deed-extortion = Extorsionar
    .does = Exige una Herramienta y saca un Arma: otro jugador de tu Lugar te la da o pelea. Una vez por turno.
deed-craft = Fabricar
    .does = Haz { $recipes }. No con una Paliza.
deed-follow = Seguir
    .does = En vez de tirar el dado para moverte, ve al Lugar de un compañero de equipo de tu misma Banda.
deed-exchange = Intercambiar
    .does = Da a un compañero de equipo de tu Lugar las cartas y los cigarrillos que quieras; él te da los que quiera.
deed-attract_warden = Atraer a la Directora
    .does = Viene a tu Lugar.

## Acciones de Lugar

deed-dig = Cavar
    .does = Pon una Herramienta de tu mano y anota sus puntos de Túnel. No con 2 Palizas.
deed-steal_spoon = Hurtar una cuchara
    .does = Toma una Cuchara de su pila.
deed-heal = Curarse
    .does = Quítate 1 Paliza, o tu Trauma.
deed-sell = Vender
    .does = Descarta cuantas cartas quieras y toma cigarrillos por su valor.
deed-buy = Comprar
    .does = Toma { $offers }.
deed-rehabilitate = Reinsertarse
    .does = Pon tu Pasado, usado o no, debajo del mazo y roba uno nuevo.
deed-study = Estudiar
    .does = Toma una ficha de Espionaje.
deed-improve = Mejorar una herramienta
    .does = Descarta un Pico y toma una Pala, o descarta una Pala y toma 2 Picos.
deed-develop_skills = Desarrollar habilidades
    .does = Toma una ficha de Habilidad.
deed-bet = Apostar
    .does = Apuesta { $stakes ->
    [one] { $stakes } cigarrillo
   *[other] hasta { $stakes } cigarrillos
} y di un número del 2 al 6. Si el dado da al menos ese número, recibes lo apostado multiplicado por él; si no, lo pierdes.
deed-plan = Planificar
    .does = Toma una ficha de Planificación.
deed-brawl = Armar una Reyerta
    .does = Descarta un Arma. Cada uno de los demás jugadores de aquí descarta otra o recibe una Paliza; quien la descarta tira el dado, y con { $sent } o menos va { $to_solitary }.
deed-workout = Entrenar
    .does = Toma una ficha de Musculación.
deed-change_style = Cambiar de estilo
    .does = Entra en una Banda con { $fewer ->
    [one] { $fewer } Accesorio menos.
   *[other] { $fewer } Accesorios menos.
}
deed-steal_bandage = Hurtar una venda
    .does = Toma una Venda.
deed-bribe = Sobornar
    .does = Descarta { phrase-cigarettes } y toma una ficha de Corrupción.

## Con una ficha, o sin gastar acción

deed-spy = Espiar
    .does = Descarta una ficha de Espionaje y mira la mano de otro jugador, esté donde esté.
deed-bandage = Venda
    .does = Descarta una Venda y cúrate, estés donde estés.
deed-barter = Hacer un trueque
    .does = Quítale una carta al azar a otro jugador de tu Lugar y dale una a tu elección.
deed-reveal = Revelar
    .does = Revela tu Pasado en su momento.
verb-planned_move = Movimiento planificado

## El texto de un Lugar

place_text-numbers = Números: { $numbers }.
place_text-no_numbers = Ningún número lleva aquí.
place_text-search = Búsqueda: { phrase-cards }.
place_text-deed = { $deed }.
place_text-deed_does = { $deed }: { $does }
place_text-forbidden = Aquí no: { $deeds }.
offer = { $item } por { phrase-cigarettes }
recipe = { $item } con { $used }

place_note-solitary_confinement = Aquí te envían. Un turno que empieza aquí tiene { phrase-actions }, y en él no es posible nada de lo que aquí está prohibido.
place_note-psychiatric_ward = Aquí te envían, y tomas la ficha de Trauma de encima.
place_note-wardens_office = Para llegar: una tirada que dé un número del Lugar donde estás, o un Movimiento prudente.
place_note-cell_block_a = Casa del equipo A: solo sus jugadores pueden cavar aquí, y ellos no pueden fabricar aquí.
place_note-cell_block_b = Casa del equipo B: solo sus jugadores pueden cavar aquí, y ellos no pueden fabricar aquí.

## Fichas

token_text-spy = En tu turno, sin gastar acción, descártala para mirar la mano de otro jugador, esté donde esté.
token_text-skill = Cuando caves, tira el dado. { $skill } o más: una ficha se queda sobre la Herramienta y da { phrase-points } más. Menos: se descarta una.
token_text-planning = Descártala, y tu Movimiento prudente cuesta 1 acción.
token_text-bodybuilding = Cuando te toque sacar un Arma, descártala y tira el dado. { $strong } o más: no hace falta que la saques. { $kept } o más: recuperas la ficha.
token_text-bandage = Descártala en lugar de un Cordel cuando fabriques, o para curarte estés donde estés.
token_text-corruption = Descártala para una de estas cosas: un Salvoconducto, por una acción ilegal tuya que han delatado; un Castigo, para otro jugador tras una acción en el Lugar de la Directora; o poner a la Directora en cualquier Lugar tras la acción Moverse.

## Traumas

trauma_text-search_less = Cuando buscas, robas { phrase-cards } menos.
trauma_text-no_extortion = No puedes extorsionar.
trauma_text-small_hand = Tu límite de cartas en la mano es { $limit }.
trauma_text-no_buy = No puedes comprar.
trauma_text-no_gang = No puedes entrar en ninguna Banda, y se descarta tu carta de Banda.
trauma_text-no_cards = No puedes jugar cartas de Acción.
