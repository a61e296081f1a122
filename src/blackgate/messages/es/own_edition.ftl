## What a check says

own_edition-right = { $file } es correcto: edición «{ $name }», huella { $fingerprint }.
own_edition-counts = Objetos raros: { $rare_items }; cartas de Acción: { $action_cards }; cartas de Banda: { $gang_cards }; Pasados: { $backgrounds }; cartas de Michel: { $michel_cards }; Traumas: { $traumas }; Lugares modulares: { $modular_places }. El mazo de Búsqueda tiene { $deck } cartas.
own_edition-words = Nombres y textos propios: { $entries }, en { $languages }.
own_edition-same = Se juega como la edición estándar.
own_edition-added = No está en la edición estándar: { $entries }
own_edition-missing = Solo en la edición estándar: { $entries }
own_edition-changed = Distinto de la edición estándar:
own_edition-problems = { $count ->
    [one] { $count } error. Corrígelo y comprueba el archivo de nuevo.
   *[other] { $count } errores. Corrígelos y comprueba el archivo de nuevo.
}
own_edition-written = { $file } está escrito: la edición estándar, explicada. Cambia lo que quieras y después: blackgate edition check { $file }
own_edition-name = Mi caja

## The comments of a new file

own_edition-about-head = Tu propia edición: todo lo que está impreso en las cartas y en el tablero. Empieza como copia de la edición estándar.
own_edition-about-use = blackgate edition check { $file } dice qué está mal; blackgate play --edition { $file } la juega. docs/editions.md te guía.
own_edition-about-words = Los nombres y los textos están detrás de un #, como el juego los muestra ahora. Quita el # y escribe los tuyos. Un texto simple está en el idioma que se nombra abajo; una tabla tiene varios: { $example }. Sin texto, una carta muestra lo que hacen sus efectos, en cada idioma y con las cifras correctas.
own_edition-about-entries = Puedes añadir, renombrar y quitar entradas de cards (Objetos raros y cartas de Acción), gang_cards, backgrounds, michel.cards, traumas y modular_places. Un identificador tiene las letras a a z, cifras y _. R2.3 es una regla de docs/rules.md.
own_edition-about-game = Las cifras del juego. actions: en un turno, R3.1; solitary_actions: en un turno empezado en Aislamiento, R15.2; cautious_move: las acciones que cuesta, R6.2; hand_limit: al final del turno, R3.6; starting_cards: del mazo de Búsqueda, R1.5; rounds: tras ellas acaba la partida, R2.4; die: el número más alto del dado, R6.1.
own_edition-about-goals = Puntos de Túnel para ganar, según el número de jugadores, R2.2.
own_edition-about-places = El tablero, R4. numbers: del dado; search: las cartas que roba una Búsqueda; forbids: lo prohibido de { $forbids }; actions: lo que solo se hace aquí, de { $actions }.
own_edition-about-cards = Las cartas. pile: cuántas en la pila abierta, R1.2; search: cuántas en el mazo de Búsqueda, R1.4; value: cigarrillos al vender, R11.4; points: puntos de Túnel al cavar, R2.3. Las Herramientas, el Pincho, los Componentes y los Accesorios son de las reglas: se quedan, con estos identificadores.
own_edition-about-rare_items = Objetos raros, solo para vender: { $most } como máximo.
own_edition-about-action_cards = Cartas de Acción, R3.8: { $most } distintas como máximo, cada una con 1 a { $effects } efectos, uno tras otro. Los efectos que hay, con sus cifras:
own_edition-about-recipes = Fabricar, R8.2: las cartas descartadas, la carta tomada de su pila y cuántas.
own_edition-about-shop = Comprar, R11.5: qué carta, cuántas, por cuántos cigarrillos.
own_edition-about-gangs = Bandas, R9.1: qué Accesorios cuentan y cuántos distintos hacen falta para entrar.
own_edition-about-gang_cards = Cartas de Banda, R9.4: de 1 a { $most } para cada Banda, cada una con una habilidad. Las habilidades que hay:
own_edition-about-backgrounds = Pasados, R10.1: de { $least } a { $most }. effects: lo que hace; bonus: lo que hace además para un miembro de su Banda. Sirven todos los efectos de las cartas de Acción, y estos:
own_edition-about-prisoners = Presos, R1.6: seis tableros con dos caras.
own_edition-about-team = Modo por equipos: puntos de Túnel de un equipo para ganar, según el número de jugadores, R13.3.
own_edition-about-michel = Michel y Michelle, R12: dónde empiezan, y { $most } cartas distintas como máximo. knife: si hay un Pincho; tools: con qué Herramientas; count: cuántas cartas así hay.
own_edition-about-tokens = Fichas, R14.3: cuántas en cada pila.
own_edition-about-traumas = Traumas, R14.11: una ficha cada uno, de 1 a { $most }. Lo que pueden hacer:
own_edition-about-modular_places = Lugares modulares, R14: qué Lugar sustituye cada uno, después como en el tablero, después las cifras de sus acciones. Un Lugar con acciones nuevas pide algo de código: docs/adding-a-place.md.
own_edition-about-warden = La Directora y su Despacho, R16. start: dónde empieza; team_start: lo mismo por equipos; bribe: cigarrillos por una ficha de Corrupción; illegal: lo que castiga.
own_edition-about-actions = Las acciones de los Lugares que no están en la caja, por sus identificadores: sus nombres y textos.
own_edition-about-effects-background = Solo en Pasados:
own_edition-about-effects-reaction = Como único de effects; el Pasado se revela entonces en este momento:
own_edition-about-effects-bonus = Solo en bonus, si effects tiene el que está entre paréntesis:
