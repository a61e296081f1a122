"""The action table: every choice has one number and one text, for good. `tests/golden/actions.txt` lists them.

Records, bots and outside programs rely on it, so the table only grows at its end: new actions are appended to the
golden file by hand, and no line that is there ever changes.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from blackgate import ACTION_TEXTS, Game, IllegalAction, UnknownAction, new_game
from blackgate.rules import actions, kinds
from blackgate.rules.kinds import GANG_NAMES, OFFER_NAMES, PLACE_NAMES, RECIPE_NAMES
from tests.standard import BACKGROUND_NAMES, CARD_NAMES

GOLDEN = (Path(__file__).parents[1] / "golden" / "actions.txt").read_text().splitlines()

SEATS = ("0", "1", "2", "3", "4", "5")  # R1.1
TOOLS = ("spoon", "pickaxe", "shovel")
ACCESSORIES = ("chain", "cap", "bandana", "watch", "boots", "signet_ring")
ACTION_CARDS = CARD_NAMES[20:]
BETS = tuple(f"{stake} {number}" for stake in (1, 2, 3) for number in (2, 3, 4, 5, 6))  # R14.7

# Each constant of actions.py, with the verb and the objects of its family.
FAMILIES: dict[str, tuple[int, str, tuple[str, ...]]] = {
    "END": (actions.END, "end", ()),
    "SEARCH": (actions.SEARCH, "search", ()),
    "MOVE": (actions.MOVE, "move", ()),
    "CAUTIOUS_MOVE": (actions.CAUTIOUS_MOVE, "cautious_move", PLACE_NAMES),
    "JOIN": (actions.JOIN, "join", GANG_NAMES),
    "PLAY": (actions.PLAY, "play", ACTION_CARDS),
    "EXTORT": (actions.EXTORT, "extort", SEATS),
    "CRAFT": (actions.CRAFT, "craft", RECIPE_NAMES),
    "DIG": (actions.DIG, "dig", TOOLS),
    "STEAL_SPOON": (actions.STEAL_SPOON, "steal_spoon", ()),
    "HEAL": (actions.HEAL, "heal", ()),
    "SELL": (actions.SELL, "sell", CARD_NAMES),
    "BUY": (actions.BUY, "buy", OFFER_NAMES),
    "BARTER": (actions.BARTER, "barter", SEATS),
    "REVEAL": (actions.REVEAL, "reveal", BACKGROUND_NAMES),
    "REVEAL_BONUS": (actions.REVEAL_BONUS, "reveal", tuple(f"{name} bonus" for name in BACKGROUND_NAMES)),
    "GO": (actions.GO, "go", PLACE_NAMES),
    "REROLL": (actions.REROLL, "reroll", ()),
    "KEEP": (actions.KEEP, "keep", ()),
    "PAY": (actions.PAY, "pay", ACCESSORIES),
    "TARGET": (actions.TARGET, "target", SEATS),
    "DEMAND": (actions.DEMAND, "demand", TOOLS),
    "LAY_KNIFE": (actions.LAY_KNIFE, "lay", ("knife",)),
    "LAY_BLADE": (actions.LAY_BLADE, "lay", ("blade",)),
    "KNUCKLES": (actions.KNUCKLES, "knuckles", ()),
    "COOPERATE": (actions.COOPERATE, "cooperate", ()),
    "REFUSE": (actions.REFUSE, "refuse", ()),
    "YIELD": (actions.YIELD, "yield", ()),
    "PASS": (actions.PASS, "pass", ()),
    "DONE": (actions.DONE, "done", ()),
    "ROB": (actions.ROB, "rob", SEATS),
    "TAKE": (actions.TAKE, "take", CARD_NAMES),
    "GIVE": (actions.GIVE, "give", CARD_NAMES),
    "DISCARD": (actions.DISCARD, "discard", CARD_NAMES),
    "FOLLOW": (actions.FOLLOW, "follow", SEATS),
    "EXCHANGE": (actions.EXCHANGE, "exchange", SEATS),
    "REHABILITATE": (actions.REHABILITATE, "rehabilitate", ()),
    "STUDY": (actions.STUDY, "study", ()),
    "SPY_ON": (actions.SPY_ON, "spy", SEATS),
    "IMPROVE": (actions.IMPROVE, "improve", TOOLS[1:]),
    "DEVELOP_SKILLS": (actions.DEVELOP_SKILLS, "develop_skills", ()),
    "BET": (actions.BET, "bet", BETS),
    "PLAN": (actions.PLAN, "plan", ()),
    "PLANNED_MOVE": (actions.PLANNED_MOVE, "planned_move", PLACE_NAMES),
    "BRAWL": (actions.BRAWL, "brawl", ("knife", "blade")),
    "WORKOUT": (actions.WORKOUT, "workout", ()),
    "CHANGE_STYLE": (actions.CHANGE_STYLE, "change_style", GANG_NAMES),
    "STEAL_BANDAGE": (actions.STEAL_BANDAGE, "steal_bandage", ()),
    "CRAFT_WITH_BANDAGE": (actions.CRAFT_WITH_BANDAGE, "craft", tuple(f"{name} bandage" for name in RECIPE_NAMES)),
    "BANDAGE_HEAL": (actions.BANDAGE_HEAL, "bandage", ()),
    "HEAL_TRAUMA": (actions.HEAL_TRAUMA, "heal", ("trauma",)),
    "BANDAGE_TRAUMA": (actions.BANDAGE_TRAUMA, "bandage", ("trauma",)),
    "ATTRACT": (actions.ATTRACT, "attract_warden", ()),
    "BRIBE": (actions.BRIBE, "bribe", ()),
    "SPECIAL": (actions.SPECIAL, "special", ("1", "2", "3", "4")),
    "USE_BODYBUILDING": (actions.USE_BODYBUILDING, "bodybuilding", ()),
    "HEAL_BEATING": (actions.HEAL_BEATING, "heal", ("beating",)),
    "GIVE_CIGARETTE": (actions.GIVE_CIGARETTE, "give_cigarette", ()),
    "ROLL_FOR_MICHEL": (actions.ROLL_FOR_MICHEL, "roll_for_michel", ()),
    "DRAW": (actions.DRAW, "draw", ()),
    "REPORT": (actions.REPORT, "report", ()),
    "FREEPASS": (actions.FREEPASS, "freepass", ()),
    "PUNISH": (actions.PUNISH, "punish", ("beating", "hand", "cigarettes")),
    "PUT_WARDEN": (actions.PUT_WARDEN, "warden", PLACE_NAMES),
}


@pytest.fixture(scope="module")
def game() -> Game:
    return new_game(4, 1)


def test_no_action_of_the_golden_file_has_changed() -> None:
    assert [f"{number} {text}" for number, text in enumerate(ACTION_TEXTS)][: len(GOLDEN)] == GOLDEN


def test_the_golden_file_lists_every_action() -> None:
    missing = [f"{number} {text}" for number, text in enumerate(ACTION_TEXTS)][len(GOLDEN) :]
    assert missing == [], "append these lines to tests/golden/actions.txt"
    assert len(ACTION_TEXTS) == actions.FIRST_ACTIONS


def test_no_two_actions_have_the_same_text() -> None:
    assert len(set(ACTION_TEXTS)) == len(ACTION_TEXTS)


def test_a_text_is_a_verb_and_its_objects_in_small_letters() -> None:
    assert [text for text in ACTION_TEXTS if not re.fullmatch(r"[a-z_]+( [a-z_0-9]+){0,2}", text)] == []


@pytest.mark.parametrize("family", FAMILIES)
def test_a_constant_is_the_number_of_its_first_text(family: str) -> None:
    first, verb, objects = FAMILIES[family]
    texts = [f"{verb} {thing}" for thing in objects] or [verb]
    assert list(ACTION_TEXTS[first : first + len(texts)]) == texts


def test_the_constants_cover_the_table() -> None:
    numbers = [
        number for first, _, objects in FAMILIES.values() for number in range(first, first + max(len(objects), 1))
    ]
    assert sorted(numbers) == list(range(len(ACTION_TEXTS)))


def test_every_constant_is_known_here() -> None:
    constants = {name for name in vars(actions) if name.isupper() and isinstance(getattr(actions, name), int)}
    further = {name for name in constants if name.startswith("FURTHER_")}  # in own editions only
    assert constants - set(vars(kinds)) - further - {"ACTIONS", "FIRST_ACTIONS"} == set(FAMILIES)


def test_every_text_and_every_number_is_read_back(game: Game) -> None:
    legal = game.legal_actions()
    for number, text in enumerate(ACTION_TEXTS):
        by_number, by_text = game.why_not(number), game.why_not(text)
        if number in legal:
            assert by_number is None
            assert by_text is None
        else:
            assert by_number is not None
            assert by_text is not None
            assert by_number.action == by_text.action == text


def test_space_around_the_words_does_not_matter(game: Game) -> None:
    with pytest.raises(IllegalAction) as refused:
        game.play("  reveal   doctor \t bonus\n")
    assert refused.value.refusal.action == "reveal doctor bonus"


@pytest.mark.parametrize(
    ("text", "near"),
    [
        ("serch", "search"),
        ("dig spon", "dig spoon"),
        ("extort 6", "extort 5"),
        ("cautious move showers", "cautious_move showers"),
        ("reveal doctor bonnus", "reveal doctor bonus"),
        ("Search", "search"),
        ("lay knive", "lay knife"),
        ("steal spoon", "steal_spoon"),
    ],
)
def test_a_text_that_is_nearly_right_is_refused_with_what_may_be_meant(game: Game, text: str, near: str) -> None:
    for ask in (game.play, game.why_not):
        with pytest.raises(UnknownAction) as refused:
            ask(text)
        assert near in str(refused.value)
        assert text in str(refused.value)


@pytest.mark.parametrize("text", ["", " ", "xyzzy", "0", "-1", "\N{BOMB}", "end; end", "e" * 10_000])
def test_a_text_that_is_nothing_is_refused(game: Game, text: str) -> None:
    for ask in (game.play, game.why_not):
        with pytest.raises(UnknownAction) as refused:
            ask(text)
        assert len(str(refused.value)) < 300


@pytest.mark.parametrize("number", [-1, len(ACTION_TEXTS), 10**6, -(10**6), 1 << 62])
def test_a_number_that_is_not_in_the_table_is_refused(game: Game, number: int) -> None:
    for ask in (game.play, game.why_not):
        with pytest.raises(UnknownAction) as refused:
            ask(number)
        assert str(number) in str(refused.value)
