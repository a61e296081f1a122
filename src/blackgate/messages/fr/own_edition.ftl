## What a check says

own_edition-right = { $file } est correct : édition « { $name } », empreinte { $fingerprint }.
own_edition-counts = Objets rares : { $rare_items } ; cartes Action : { $action_cards } ; cartes Gang : { $gang_cards } ; Passifs : { $backgrounds } ; cartes Michel : { $michel_cards } ; Traumas : { $traumas } ; Lieux modulables : { $modular_places }. La pioche des cartes Fouille a { $deck } cartes.
own_edition-words = Noms et textes propres : { $entries }, en { $languages }.
own_edition-same = Elle se joue comme l’édition standard.
own_edition-added = Pas dans l’édition standard : { $entries }
own_edition-missing = Seulement dans l’édition standard : { $entries }
own_edition-changed = Autrement que dans l’édition standard :
own_edition-problems = { $count ->
    [one] { $count } erreur. Corrigez-la, puis vérifiez le fichier de nouveau.
   *[other] { $count } erreurs. Corrigez-les, puis vérifiez le fichier de nouveau.
}
own_edition-written = { $file } est écrit : l’édition standard, expliquée. Changez ce que vous voulez, puis : blackgate edition check { $file }
own_edition-name = Ma boîte

## The comments of a new file

own_edition-about-head = Votre propre édition : tout ce qui est imprimé sur les cartes et le plateau. Elle commence comme une copie de l’édition standard.
own_edition-about-use = blackgate edition check { $file } dit ce qui ne va pas ; blackgate play --edition { $file } la joue. docs/editions.md vous y conduit pas à pas.
own_edition-about-words = Les noms et les textes sont derrière un #, tels que le jeu les montre. Enlevez le # et écrivez les vôtres. Un texte simple est dans la langue nommée plus bas ; une table en a plusieurs : { $example }. Sans texte, une carte montre ce que font ses effets, dans chaque langue et avec les bons chiffres.
own_edition-about-entries = Vous pouvez ajouter, renommer et enlever des entrées de cards (Objets rares et cartes Action), gang_cards, backgrounds, michel.cards, traumas et modular_places. Un identifiant a les lettres a à z, des chiffres et _. R2.3 est une règle de docs/rules.md.
own_edition-about-game = Les chiffres du jeu. actions : par tour, R3.1 ; solitary_actions : dans un tour commencé en Isolement, R15.2 ; cautious_move : les actions qu’il coûte, R6.2 ; hand_limit : à la fin du tour, R3.6 ; starting_cards : de la pioche des cartes Fouille, R1.5 ; rounds : la partie finit après, R2.4 ; die : le plus grand nombre du dé, R6.1.
own_edition-about-goals = Points de Tunnel pour gagner, selon le nombre de joueurs, R2.2.
own_edition-about-places = Le plateau, R4. numbers : du dé ; search : les cartes que pioche une Fouille ; forbids : ce qui est interdit parmi { $forbids } ; actions : ce qui ne se fait qu’ici, parmi { $actions }.
own_edition-about-cards = Les cartes. pile : combien sur la pile visible, R1.2 ; search : combien dans la pioche des cartes Fouille, R1.4 ; value : cigarettes à la vente, R11.4 ; points : points de Tunnel en creusant, R2.3. Les Outils, le Surin, les Composants et les Accessoires sont aux règles : ils restent, sous ces identifiants.
own_edition-about-rare_items = Objets rares, seulement à vendre : { $most } au plus.
own_edition-about-action_cards = Cartes Action, R3.8 : { $most } différentes au plus, chacune avec 1 à { $effects } effets, l’un après l’autre. Les effets qui existent, avec leurs chiffres :
own_edition-about-recipes = Fabriquer, R8.2 : les cartes défaussées, la carte prise sur sa pile, et combien.
own_edition-about-shop = Acheter, R11.5 : quelle carte, combien, pour combien de cigarettes.
own_edition-about-gangs = Gangs, R9.1 : quels Accessoires comptent, et combien de différents il faut pour entrer.
own_edition-about-gang_cards = Cartes Gang, R9.4 : de 1 à { $most } pour chaque Gang, chacune avec un pouvoir. Les pouvoirs qui existent :
own_edition-about-backgrounds = Passifs, R10.1 : de { $least } à { $most }. effects : ce qu’il fait ; bonus : ce qu’il fait en plus pour un membre de son Gang. Tous les effets des cartes Action peuvent servir, et ceux-ci :
own_edition-about-prisoners = Prisonniers, R1.6 : six plateaux à deux faces.
own_edition-about-team = Mode par équipes : points de Tunnel d’une équipe pour gagner, selon le nombre de joueurs, R13.3.
own_edition-about-michel = Michel et Michelle, R12 : où ils commencent, et { $most } cartes différentes au plus. knife : s’il y a un Surin dessus ; tools : avec quels Outils ; count : combien il y a de ces cartes.
own_edition-about-tokens = Jetons, R14.3 : combien dans chaque pile.
own_edition-about-traumas = Traumas, R14.11 : un jeton chacun, de 1 à { $most }. Ce qu’ils peuvent faire :
own_edition-about-modular_places = Lieux modulables, R14 : quel Lieu chacun remplace, puis comme sur le plateau, puis les chiffres de ses actions. Un Lieu aux actions nouvelles demande un peu de code : docs/adding-a-place.md.
own_edition-about-warden = La Directrice et son Bureau, R16. start : où elle commence ; team_start : de même par équipes ; bribe : cigarettes pour un jeton Corruption ; illegal : ce qu’elle punit.
own_edition-about-actions = Les actions des Lieux qui ne sont pas dans la boîte, par leurs identifiants : leurs noms et leurs textes.
own_edition-about-effects-background = Seulement sur les Passifs :
own_edition-about-effects-reaction = Seul dans effects ; le Passif se révèle alors à ce moment :
own_edition-about-effects-bonus = Seulement dans bonus, quand effects a celui entre parenthèses :
