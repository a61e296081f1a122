"""A wrong edition names the file, the key, what was found and what is allowed; nothing half-loads."""

import pickle
from pathlib import Path
from typing import Any

import pytest

from blackgate.edition import EditionError, edition_from, load_edition, schema

GANGS = '"crew", "cartel", "bikers", "bratva", "triad", "queers"'
CARD_EFFECTS = ", ".join(f'"{name}"' for name, effect in schema.EFFECTS.items() if effect.use == "card")
TABLES = (
    "name, game, goals, places, cards, recipes, shop, gangs, gang_cards, backgrounds, prisoners, "
    "team, michel, tokens, traumas, modular_places, warden"
)
PRISONERS = ", ".join(schema.PRISONERS)
FORBIDDEN = '"search", "extortion", "craft", "join"'
PLACES = '"cell_block", "cafeteria", "showers", "infirmary", "recreational_area", "solitary_confinement"'
OWN_NAME = "a name of 1 to 40 characters from a to z, 0 to 9 and _, not beginning with a digit"
WORDS = "source, name, text"
CHAPEL: dict[str, Any] = {"replaces": "showers", "search": 0, "forbids": [], "actions": []}


def message(overrides: Any) -> str:
    with pytest.raises(EditionError) as caught:
        edition_from(overrides, "my.toml")
    return str(caught.value)


def tables(first: str, second: str, **entries: Any) -> dict[str, Any]:
    return {first: {second: entries}}


def in_file(problem: str) -> str:
    return f"my.toml: {problem}"


WRONG_ENTRIES: list[tuple[str, Any, str]] = [
    (
        "a text for a number",
        tables("places", "showers", search="three"),
        'places.showers.search: found "three", allowed: a whole number from 0 to 10',
    ),
    (
        "a number out of range",
        tables("cards", "spoon", pile=100),
        "cards.spoon.pile: found 100, allowed: a whole number from 0 to 99",
    ),
    (
        "a number below its range",
        {"game": {"rounds": 0}},
        "game.rounds: found 0, allowed: a whole number from 1 to 9999",
    ),
    (
        "true for a number",
        {"game": {"actions": True}},
        "game.actions: found true, allowed: a whole number from 1 to 9",
    ),
    (
        "half a number",
        {"game": {"actions": 1.5}},
        "game.actions: found 1.5, allowed: a whole number from 1 to 9",
    ),
    (
        "a number too long to be written",
        {"game": {"actions": 16**9000}},
        "game.actions: found a very large number, allowed: a whole number from 1 to 9",
    ),
    (
        "an unknown table",
        {"card": {}},
        f'card: found an unknown key, allowed: {TABLES}, complete, language, actions (did you mean "cards"?)',
    ),
    (
        "an unknown key",
        tables("cards", "knife", points=1),
        "cards.knife.points: found an unknown key, allowed: pile, value, source, name, text",
    ),
    (
        "a pile for a card of the Search deck",
        tables("cards", "link", pile=1),
        "cards.link.pile: found an unknown key, allowed: search, value, source, name, text",
    ),
    (
        "an unknown id",
        tables("cards", "spon", value=1),
        'cards.spon: found an unknown key, allowed: a table with search, value, effects (did you mean "spoon"?)',
    ),
    (
        "an unknown key that has to be quoted",
        {"gangs": {"the crew": 1}},
        'gangs."the crew": found an unknown key, allowed: crew, cartel, bikers, bratva, triad, queers'
        ' (did you mean "crew"?)',
    ),
    (
        "a number of players that cannot play",
        {"goals": {"7": 8}},
        "goals.7: found an unknown key, allowed: 2, 3, 4, 5, 6, source",
    ),
    (
        "a key that is no text",
        {"goals": {2: 8}},
        "goals[2]: found an unknown key, allowed: 2, 3, 4, 5, 6, source",
    ),
    (
        "a value for a table",
        {"recipes": {"knives": 3}},
        "recipes.knives: found 3, allowed: a table with discard, take, count",
    ),
    (
        "a table for a value",
        {"recipes": {"knives": {"count": {"a": 1}}}},
        "recipes.knives.count: found a table, allowed: a whole number from 1 to 9",
    ),
    (
        "an unknown source",
        {"game": {"source": "rumour"}},
        'game.source: found "rumour", allowed: "rulebook", "review", "house"',
    ),
    (
        "an empty name",
        {"name": ""},
        'name: found "", allowed: a text of 1 to 99 characters',
    ),
    (
        "a text for a list",
        tables("places", "showers", forbids="craft"),
        f'places.showers.forbids: found "craft", allowed: a list of 0 to 4 different entries, each {FORBIDDEN}',
    ),
    (
        "a wrong entry in a list",
        tables("places", "showers", forbids=["craft", "serch"]),
        f'places.showers.forbids[1]: found "serch", allowed: {FORBIDDEN} (did you mean "search"?)',
    ),
    (
        "an entry twice in a list",
        tables("places", "showers", forbids=["craft", "craft"]),
        'places.showers.forbids: found ["craft", "craft"], allowed: a list of 0 to 4 different entries,'
        f" each {FORBIDDEN}",
    ),
    (
        "a number for Solitary Confinement",
        tables("places", "solitary_confinement", numbers=[3]),
        "places.solitary_confinement.numbers: found [3], allowed: an empty list",
    ),
    (
        "a recipe that gives what has no pile",
        tables("recipes", "knives", take="blade"),
        'recipes.knives.take: found "blade", allowed: "spoon", "pickaxe", "shovel", "knife"',
    ),
    (
        "a Gang that does not exist",
        tables("gang_cards", "lookout", gang="crow"),
        f'gang_cards.lookout.gang: found "crow", allowed: {GANGS} (did you mean "crew"?)',
    ),
    (
        "an effect that does not exist",
        tables("cards", "riot", effects=[{"do": "riots"}]),
        f'cards.riot.effects[0].do: found "riots", allowed: {CARD_EFFECTS} (did you mean "riot"?)',
    ),
    (
        "an effect for Backgrounds on an Action card",
        tables("cards", "riot", effects=[{"do": "escape"}]),
        f'cards.riot.effects[0].do: found "escape", allowed: {CARD_EFFECTS}',
    ),
    (
        "an effect without a name",
        tables("cards", "riot", effects=[{"cards": 1}]),
        f"cards.riot.effects[0].do: found nothing, allowed: {CARD_EFFECTS}",
    ),
    (
        "an effect without its figure",
        tables("cards", "riot", effects=[{"do": "draw"}]),
        "cards.riot.effects[0].cards: found nothing, allowed: a whole number from 1 to 99",
    ),
    (
        "an effect with another's figure",
        tables("cards", "riot", effects=[{"do": "draw", "cards": 1, "card": "spoon"}]),
        'cards.riot.effects[0].card: found an unknown key, allowed: do, cards (did you mean "cards"?)',
    ),
    (
        "an effect that is no table",
        tables("cards", "riot", effects=["draw"]),
        'cards.riot.effects[0]: found "draw", allowed: a table with "do" and its figures',
    ),
    (
        "no effect at all",
        tables("cards", "riot", effects=[]),
        'cards.riot.effects: found [], allowed: a list of 1 to 4 entries, each a table with "do" and its figures',
    ),
    (
        "effects on a card that cannot be played",
        tables("cards", "spoon", effects=[{"do": "riot"}]),
        "cards.spoon.effects: found an unknown key, allowed: pile, value, points, source, name, text",
    ),
    (
        "an ability's figure that it does not have",
        tables("gang_cards", "artisan", cards=1),
        "gang_cards.artisan.cards: found an unknown key, allowed: gang, do, source, name, text",
    ),
    (
        "another ability without its figures",
        tables("gang_cards", "lookout", do="scavenger"),
        "gang_cards.lookout.cards: found nothing, allowed: a whole number from 1 to 9",
    ),
    (
        "a Place that does not exist",
        tables("gang_cards", "dealers", place="kitchen"),
        'gang_cards.dealers.place: found "kitchen", allowed: "cell_block", "cafeteria", "showers",'
        ' "infirmary", "recreational_area", "solitary_confinement"',
    ),
    # R13.3
    (
        "a number of players without teams",
        tables("team", "goals", **{"5": 18}),
        "team.goals.5: found an unknown key, allowed: 4, 6",
    ),
    (
        "a team that needs no points",
        tables("team", "goals", **{"4": 0}),
        "team.goals.4: found 0, allowed: a whole number from 1 to 99",
    ),
    # R12.4, R12.10
    (
        "Michel in Solitary Confinement",
        {"michel": {"start": "solitary_confinement"}},
        'michel.start: found "solitary_confinement", allowed: "cell_block", "cafeteria", "showers", "infirmary",'
        ' "recreational_area"',
    ),
    (
        "a Michel card that does not exist",
        {"michel": {"cards": {"knive_spoon": {}}}},
        "michel.cards.knive_spoon: found an unknown key, allowed: a table with knife, tools, count"
        ' (did you mean "knife_spoon"?)',
    ),
    (
        "a number for true or false",
        {"michel": {"cards": {"no_knife": {"knife": 1}}}},
        "michel.cards.no_knife.knife: found 1, allowed: true or false",
    ),
    (
        "what is no Tool on a Michel card",
        {"michel": {"cards": {"knife_spoon": {"tools": ["knife"]}}}},
        'michel.cards.knife_spoon.tools[0]: found "knife", allowed: "spoon", "pickaxe", "shovel"',
    ),
    # R14.3
    (
        "a token that does not exist",
        {"tokens": {"trauma": 6}},
        "tokens.trauma: found an unknown key, allowed: spy, skill, planning, bodybuilding, bandage, corruption,"
        " source, names",
    ),
    (
        "fewer tokens than none",
        {"tokens": {"spy": -1}},
        "tokens.spy: found -1, allowed: a whole number from 0 to 99",
    ),
    # R14.11
    (
        "a Trauma that is not called quite like another, and lacks what that one has",
        tables("traumas", "tremors", limit=4),
        'traumas.tremors: found an unknown key, allowed: a table with "do" and its figures (did you mean "tremor"?)',
    ),
    (
        "a Trauma with an effect that does not exist",
        tables("traumas", "stupor", do="no_card"),
        'traumas.stupor.do: found "no_card", allowed: "search_less", "no_extortion", "small_hand", "no_buy",'
        ' "no_gang", "no_cards" (did you mean "no_cards"?)',
    ),
    (
        "a Trauma without its figure",
        tables("traumas", "stupor", do="small_hand"),
        "traumas.stupor.limit: found nothing, allowed: a whole number from 1 to 99",
    ),
    (
        "a Trauma with another's figure",
        tables("traumas", "tremor", cards=1),
        "traumas.tremor.cards: found an unknown key, allowed: do, limit, source, name, text",
    ),
    # R14.1, R14.4
    (
        "a modular Place for no Place",
        tables("modular_places", "library", replaces="shower"),
        f'modular_places.library.replaces: found "shower", allowed: {PLACES} (did you mean "showers"?)',
    ),
    (
        "too much to search in a modular Place",
        tables("modular_places", "library", search=11),
        "modular_places.library.search: found 11, allowed: a whole number from 0 to 10",
    ),
    (
        "a figure that is no whole number",
        tables("modular_places", "workshop", skill="4"),
        'modular_places.workshop.skill: found "4", allowed: a whole number from 0 to 99',
    ),
    (
        "an added Place that is no table",
        {"modular_places": {"chapel": 1}},
        "modular_places.chapel: found 1, allowed: a table with replaces, search, forbids, actions",
    ),
    (
        "an added Place that does not say what it replaces",
        {"modular_places": {"chapel": {key: CHAPEL[key] for key in ("search", "forbids", "actions")}}},
        f"modular_places.chapel.replaces: found nothing, allowed: {PLACES}",
    ),
    (
        "an added Place with a name that is none",
        {"modular_places": {"Chapel 2": CHAPEL}},
        f'modular_places."Chapel 2": found an unknown key, allowed: {OWN_NAME}',
    ),
    (
        "an added Place with too long a name",
        {"modular_places": {"a" * 41: CHAPEL}},
        f"modular_places.{'a' * 41}: found an unknown key, allowed: {OWN_NAME}",
    ),
    (
        "a figure with a name that is none",
        {"modular_places": {"chapel": CHAPEL | {"Forbids": 1}}},
        f"modular_places.chapel.Forbids: found an unknown key, allowed: replaces, search, forbids, actions, {WORDS},"
        f' or {OWN_NAME} (did you mean "forbids"?)',
    ),
    (
        "a figure with a name that is no text",
        {"modular_places": {"chapel": CHAPEL | {4: 1}}},
        f"modular_places.chapel[4]: found an unknown key, allowed: replaces, search, forbids, actions, {WORDS},"
        f" or {OWN_NAME}",
    ),
    (
        "a figure out of range",
        {"modular_places": {"chapel": CHAPEL | {"luck": 100}}},
        "modular_places.chapel.luck: found 100, allowed: a whole number from 0 to 99",
    ),
    (
        "an action with a name that is none",
        {"modular_places": {"chapel": CHAPEL | {"actions": ["pray", "sing aloud"]}}},
        f'modular_places.chapel.actions[1]: found "sing aloud", allowed: {OWN_NAME}',
    ),
    (
        "an action twice",
        {"modular_places": {"chapel": CHAPEL | {"actions": ["pray", "pray"]}}},
        'modular_places.chapel.actions: found ["pray", "pray"], allowed: a list of 0 to 40 different entries,'
        f" each {OWN_NAME}",
    ),
    (
        "what no Place can forbid",
        {"modular_places": {"chapel": CHAPEL | {"forbids": ["dig"]}}},
        f'modular_places.chapel.forbids[0]: found "dig", allowed: {FORBIDDEN}',
    ),
    # R16.1, R16.4, R16.6
    (
        "the Warden in no Place",
        {"warden": {"start": "office"}},
        f'warden.start: found "office", allowed: {PLACES}',
    ),
    (
        "the Warden in the Cell Block of neither team",
        {"warden": {"team_start": "cell_block"}},
        'warden.team_start: found "cell_block", allowed: "cafeteria", "showers", "infirmary", "recreational_area",'
        ' "solitary_confinement"',
    ),
    (
        "a Bribe of nothing",
        {"warden": {"bribe": 0}},
        "warden.bribe: found 0, allowed: a whole number from 1 to 99",
    ),
    (
        "what is no name among the illegal actions",
        {"warden": {"illegal": ["dig", 7]}},
        f"warden.illegal[1]: found 7, allowed: {OWN_NAME}",
    ),
    (
        "the Office with actions of its own",
        {"warden": {"actions": ["bribe"]}},
        "warden.actions: found an unknown key, allowed: start, team_start, search, forbids, bribe, illegal, source",
    ),
]

DISAGREEMENTS: list[tuple[str, Any, str]] = [
    (
        "a number of the die that leads to one Place only",
        tables("places", "cafeteria", numbers=[1]),
        "places.cafeteria.numbers: found number 4 in recreational_area only,"
        " allowed: each number from 1 to 6 in at least two Places",
    ),
    (
        "a number of the die that leads nowhere",
        {"game": {"die": 7}},
        "game.die: found number 7 in no Place, allowed: each number from 1 to 7 in at least two Places",
    ),
    (
        "a Place with a number that is not on the die",
        tables("places", "showers", numbers=[2, 5, 7]),
        "places.showers.numbers: found [2, 5, 7], allowed: no number in places.showers.numbers above game.die",
    ),
    (
        "a Gang that needs more than it lists",
        tables("gangs", "crew", needs=4),
        "gangs.crew.needs: found 4, allowed: needs of at most the number of accessories (needs 4, accessories 3)",
    ),
    (
        "a Gang that lists less than it needs",
        tables("gangs", "crew", accessories=["cap"]),
        'gangs.crew.accessories: found ["cap"],'
        " allowed: needs of at most the number of accessories (needs 2, accessories 1)",
    ),
    (
        "a Gang without a card",
        {"gang_cards": {c: {"gang": "triad"} for c in ("lookout", "scavenger", "shortcut", "light_fingers")}},
        'gang_cards: found no card with gang "crew", allowed: 1 to 8 cards for each gang',
    ),
    (
        "a reaction beside another effect",
        tables("backgrounds", "doctor", effects=[{"do": "stop_beating"}, {"do": "heal"}]),
        'backgrounds.doctor.effects: found ["stop_beating", "heal"],'
        ' allowed: "stop_beating" only by itself: it has a moment of its own',
    ),
    (
        "a modifier without its main effect",
        tables("backgrounds", "kingpin", bonus=[{"do": "cigarettes", "cigarettes": 1}, {"do": "keep_card"}]),
        'backgrounds.kingpin.bonus[1].do: found "keep_card", allowed: "keep_card" only where effects has "stop_card"',
    ),
    (
        "other effects than the bonus goes with",
        tables("backgrounds", "arsonist", effects=[{"do": "heal"}]),
        'backgrounds.arsonist.bonus[0].do: found "and_discard",'
        ' allowed: "and_discard" only where effects has "beat_all_here"',
    ),
    (
        "a prisoner on two boards",
        {"prisoners": {"boards": [["ox", "mamba"]] * 2 + [list(b) for b in load_edition().prisoners[2:]]}},
        f'prisoners.boards: found "ox" 2 times, allowed: each of {PRISONERS} once\n'
        f'my.toml: prisoners.boards: found "mamba" 2 times, allowed: each of {PRISONERS} once',
    ),
    # R12.6, R12.10
    (
        "Tools without a Knife",
        {"michel": {"cards": {"no_knife": {"tools": ["spoon"]}}}},
        'michel.cards.no_knife.tools: found ["spoon"], allowed: tools only with a knife (knife = true, or tools = [])',
    ),
    (
        "no Knife with the Tools",
        {"michel": {"cards": {"knife_spoon": {"knife": False}}}},
        "michel.cards.knife_spoon.knife: found false, allowed: tools only with a knife (knife = true, or tools = [])",
    ),
    (
        "no Michel card at all",
        {"michel": {"cards": {card: {"count": 0} for card in schema.FAMILIES["michel_cards"]}}},
        "michel.cards: found no card with a count above 0, allowed: at least one card",
    ),
    # R14.1, R14.2
    (
        "an added Place with the name of one on the board",
        {"modular_places": {"showers": CHAPEL}},
        "modular_places.showers: found the name of another Place, allowed: a name other than cell_block,"
        " cafeteria, showers, infirmary, recreational_area, solitary_confinement, wardens_office, cell_block_b",
    ),
]


@pytest.mark.parametrize(
    ("overrides", "problem"), [case[1:] for case in WRONG_ENTRIES], ids=[case[0] for case in WRONG_ENTRIES]
)
def test_a_wrong_entry_is_named(overrides: Any, problem: str) -> None:
    assert message(overrides) == in_file(problem)


@pytest.mark.parametrize(
    ("overrides", "problem"), [case[1:] for case in DISAGREEMENTS], ids=[case[0] for case in DISAGREEMENTS]
)
def test_entries_that_do_not_fit_together_are_named_by_the_users_own_key(overrides: Any, problem: str) -> None:
    assert message(overrides) == in_file(problem)


@pytest.mark.parametrize("do", ["second_beating", "and_discard", "give_nothing", "target_anywhere"])
def test_a_modifier_is_no_main_effect(do: str) -> None:
    assert f'backgrounds.fence.effects[0].do: found "{do}", allowed: "draw"' in message(
        tables("backgrounds", "fence", effects=[{"do": do}])
    )


@pytest.mark.parametrize("do", ["win_combat", "stop_beating", "stop_card", "escape"])
def test_a_reaction_is_no_bonus(do: str) -> None:
    assert f'backgrounds.fence.bonus[0].do: found "{do}", allowed: "draw"' in message(
        tables("backgrounds", "fence", bonus=[{"do": do}])
    )


def test_a_die_with_fewer_numbers_than_the_board_is_named_once_for_each_place() -> None:
    assert message({"game": {"die": 5}}).splitlines() == [
        "my.toml: game.die: found 5, allowed: no number in places.infirmary.numbers above game.die",
        "my.toml: game.die: found 5, allowed: no number in places.recreational_area.numbers above game.die",
    ]


def test_every_problem_is_reported_in_the_order_of_the_file(tmp_path: Path) -> None:
    file = tmp_path / "my.toml"
    file.write_text("[shop.knife]\nprice = 0\n[cards.riot]\neffects = [{}]\nvalue = -1\n[game]\nactions = 0\n")
    with pytest.raises(EditionError) as caught:
        load_edition(file)
    error = caught.value
    assert str(error).splitlines() == [
        f"{file}: line 2: shop.knife.price: found 0, allowed: a whole number from 1 to 99",
        f"{file}: line 4: cards.riot.effects[0].do: found nothing, allowed: {CARD_EFFECTS}",
        f"{file}: line 5: cards.riot.value: found -1, allowed: a whole number from 0 to 99",
        f"{file}: line 7: game.actions: found 0, allowed: a whole number from 1 to 9",
    ]
    assert len(error.problems) == 4
    assert (error.file, error.key, error.found) == (str(file), "shop.knife.price", "0")
    assert error.allowed == "a whole number from 1 to 99"


def test_problems_deep_in_a_file_are_reported_in_its_order_too() -> None:
    card = {"source": "", "count": -1, "tools": 0, "knife": 0}
    problems = message({"michel": {"cards": {"no_knife": card, "knife_spoon": {"count": -1}}}}).splitlines()
    assert [line.split(": ")[1].removeprefix("michel.cards.") for line in problems] == [
        *("no_knife.source", "no_knife.count", "no_knife.tools", "no_knife.knife", "knife_spoon.count"),
    ]


def test_an_error_is_a_value_error_and_survives_pickling() -> None:
    with pytest.raises(ValueError, match=r"^my\.toml: game: found 1, allowed: a table with actions") as caught:
        edition_from({"game": 1}, "my.toml")
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)


def test_overrides_have_to_be_a_table() -> None:
    assert message(["cards"]) == in_file(f'found ["cards"], allowed: a table with {TABLES}')


def test_the_value_that_was_found_is_shown_on_one_short_line() -> None:
    assert message({"name": "x\n" * 99}) == in_file(
        'name: found "' + "x\\n" * 25 + "x..., allowed: a text of 1 to 99 characters"
    )


UNREADABLE: list[tuple[str, bytes, str]] = [
    (
        "no equals sign",
        b"[game]\nactions = 2\nrounds 20\n",
        "line 3: found invalid TOML (Expected '=' after a key in a key/value pair)",
    ),
    (
        "a value that is missing at the end",
        b"[game]\nactions =",
        "line 2: found invalid TOML (Invalid value)",
    ),
    ("a table twice", b"[game]\n[game]\n", "line 2: found invalid TOML (Cannot declare ('game',) twice)"),
    ("not UTF-8", b'[game]\nname = "\xff"\n', "line 2: found bytes that are not UTF-8"),
    ("nested without end", b"a = " + b"[" * 20000, "found lists or tables nested too deeply"),
]


@pytest.mark.parametrize(
    ("content", "problem"), [case[1:] for case in UNREADABLE], ids=[case[0] for case in UNREADABLE]
)
def test_a_file_that_is_no_toml_names_the_line(content: bytes, problem: str, tmp_path: Path) -> None:
    file = tmp_path / "my.toml"
    file.write_bytes(content)
    with pytest.raises(EditionError) as caught:
        load_edition(file)
    assert str(caught.value) == f"{file}: {problem}, allowed: a TOML file in UTF-8"


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(EditionError) as caught:
        load_edition(tmp_path / "none.toml")
    assert str(caught.value) == (
        f"{tmp_path / 'none.toml'}: found a file that cannot be read (No such file or directory),"
        " allowed: a TOML file in UTF-8"
    )


def test_a_path_that_no_file_can_have_is_named() -> None:
    with pytest.raises(EditionError, match="found a file that cannot be read"):
        load_edition("a\0b")


def test_tables_nested_too_deeply_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "my.toml"
    file.write_text("cards." + "a." * 90 + "a = 1")
    with pytest.raises(EditionError, match=r"line 1: cards\.a\.a: found an unknown key"):
        load_edition(file)
    file.write_text("cards." + "a." * 90_000 + "a = 1")
    with pytest.raises(EditionError, match="found lists or tables nested too deeply"):
        load_edition(file)
