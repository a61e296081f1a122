# The commands blackgate edition check and blackgate edition new: what an edition is, and the comments of a new file.
# Ids and keys of the file stay as they are written there; R2.3 is a rule of docs/rules.md.
## What a check says

own_edition-right = { $file } is valid: edition “{ $name }”, fingerprint { $fingerprint }.
own_edition-counts = Rare items: { $rare_items }; Action cards: { $action_cards }; Gang cards: { $gang_cards }; Backgrounds: { $backgrounds }; Michel cards: { $michel_cards }; Traumas: { $traumas }; modular Places: { $modular_places }. The Search deck has { $deck } cards.
own_edition-words = Its own names and texts: { $entries }, in { $languages }.
own_edition-same = It plays like the standard edition.
own_edition-added = Not in the standard edition: { $entries }
own_edition-missing = Only in the standard edition: { $entries }
own_edition-changed = Differs from the standard edition:
own_edition-problems = { $count ->
    [one] { $count } problem. Correct it, then check the file again.
   *[other] { $count } problems. Correct them, then check the file again.
}
own_edition-written = { $file } is written: the standard edition with explanations. Change what you like, then run: blackgate edition check { $file }
own_edition-name = My box

## The comments of a new file

own_edition-about-head = Your own edition: everything that is printed on the cards and the board. It begins as a copy of the standard one.
own_edition-about-use = blackgate edition check { $file } lists its errors; blackgate play --edition { $file } plays it. docs/editions.md is a guided tour.
own_edition-about-words = Names and texts are in comments (#), as the game shows them now. Remove the # and write your own. A plain string is in the language that is named below; a table has several: { $example }. Without a text, a card shows what its effects do, in every language and with the right figures.
own_edition-about-entries = You may add, rename and remove entries of cards (Rare items and Action cards), gang_cards, backgrounds, michel.cards, traumas and modular_places. An id has the letters a to z, digits and _. R2.3 is a rule of docs/rules.md.
own_edition-about-game = The figures of the game. actions: in a turn, R3.1; solitary_actions: in a turn begun in Solitary Confinement, R15.2; cautious_move: the actions it costs, R6.2; hand_limit: at the end of a turn, R3.6; starting_cards: from the Search deck, R1.5; rounds: the game ends after them, R2.4; die: its highest number, R6.1.
own_edition-about-goals = Tunnel points that win, for each number of players, R2.2.
own_edition-about-places = The board, R4. numbers: of the die; search: the cards that a Search draws; forbids: any of { $forbids }; actions: what can be done only here, any of { $actions }.
own_edition-about-cards = The cards. pile: how many are on the open pile, R1.2; search: how many are in the Search deck, R1.4; value: cigarettes when sold, R11.4; points: Tunnel points when dug with, R2.3. Tools, Knife, Components and Accessories belong to the rules: they stay, under these ids.
own_edition-about-rare_items = Rare items, only for selling: { $most } at most.
own_edition-about-action_cards = Action cards, R3.8: { $most } different ones at most, each with 1 to { $effects } effects, applied in order. The effects, with their figures:
own_edition-about-recipes = Crafting, R8.2: the cards discarded, the card taken from its pile, and how many of it.
own_edition-about-shop = Buying, R11.5: which card, how many, for how many cigarettes.
own_edition-about-gangs = Gangs, R9.1: whose Accessories count, and how many different ones it takes to join.
own_edition-about-gang_cards = Gang cards, R9.4: 1 to { $most } for each Gang, each with one ability. The abilities:
own_edition-about-backgrounds = Backgrounds, R10.1: { $least } to { $most }. effects: what it does; bonus: what it does in addition for a member of its Gang. All effects of Action cards can be used, and these:
own_edition-about-prisoners = Prisoners, R1.6: six boards with two sides.
own_edition-about-team = Team mode: Tunnel points of a team that win, for each number of players, R13.3.
own_edition-about-michel = Michel and Michelle, R12: where they start, and { $most } different cards at most. knife: whether there is a Knife on it; tools: with which Tools; count: how many such cards there are.
own_edition-about-tokens = Tokens, R14.3: how many are in each stack.
own_edition-about-traumas = Traumas, R14.11: one token each, 1 to { $most }. What they can do:
own_edition-about-modular_places = Modular Places, R14: which Place each replaces, then as on the board, then the figures of its actions. A Place with new actions needs some code: docs/adding-a-place.md.
own_edition-about-warden = The Warden and her Office, R16. start: where she begins; team_start: the same in team mode; bribe: cigarettes for a Corruption token; illegal: what she punishes.
own_edition-about-actions = The actions of Places that are not in the box, by their ids: their names and texts.
own_edition-about-effects-background = Only on Backgrounds:
own_edition-about-effects-reaction = As the only one of effects; the Background is then revealed at this moment:
own_edition-about-effects-bonus = Only in bonus, where effects has the one in brackets:
