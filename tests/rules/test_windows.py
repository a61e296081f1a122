"""Who is asked, and what they may choose (R17.4-R17.6): nobody learns from a question what somebody holds."""

from __future__ import annotations

import pytest

from blackgate import Game, View
from blackgate.rules.kinds import NOBODY
from tests.rules.scenario import play, position
from tests.standard import BACKGROUND_NAMES


def twins(active: str, here: tuple[str, str], there: tuple[str, str], chance: tuple[str, str] = ("", "")) -> list[Game]:
    """Two games that differ only in the hands and unrevealed Backgrounds of seats 1 and 3."""
    return [
        position(f"""
            0: {active}; background arsonist revealed
            1: showers; hand {one[0]}; background {one[1]}
            2: showers; hand cap; background brawler revealed
            3: showers; hand {other[0]}; background {other[1]}
            cards: {cards or "link"}
            """)
        for one, other, cards in ((here, there, chance[0]), (there, here, chance[1]))
    ]


def as_seen(game: Game, seat: int) -> list[object]:
    """Everything a seat gets: its view, what it may choose if it is asked, and all events so far."""
    events: list[object] = []
    for event in list(game.event_log.events) if game.event_log is not None else []:
        seen = event.seen_by(seat)
        if seen is not None:
            events.append((seen.name, seen.seat, seen.other, seen.card, seen.number))
    choices = game.legal_texts() if game.asked() == seat else []
    return [View(game, seat).plain(), choices, events]


# --- R17.4: the same questions, the same record
@pytest.mark.parametrize("background", ["doctor", "escapist", "boxer", "informer", "burglar"])
def test_a_target_is_asked_the_same_with_and_without_the_tool(background: str) -> None:
    """R17.4: nor does it show whether they have a Weapon, or which Background."""
    games = twins("showers; hand knife, pike", ("shovel, knife", background), ("radio, link", "hitman"))
    for action in ("extort 1", "demand shovel", "lay knife", "refuse"):
        for game in games:
            play(game, action)
        assert games[0].asked() == games[1].asked()
        for seat in (0, 2, NOBODY):
            assert as_seen(games[0], seat) == as_seen(games[1], seat)
    assert games[0].asked() == 1


def test_a_fighter_is_asked_the_same_with_and_without_a_weapon() -> None:
    """R17.4: who yields may or may not have had one, and the card lost is seen by the two only."""
    games = twins(
        "showers; hand knife, pike",
        ("blade, knife", "boxer"),
        ("radio, link", "doctor"),
        ("blade", "radio"),
    )
    for action in ("extort 1", "demand shovel", "lay knife", "refuse", "yield", "pass"):
        for game in games:
            play(game, action)
        assert games[0].asked() == games[1].asked()
        for seat in (2, NOBODY):
            assert as_seen(games[0], seat) == as_seen(games[1], seat)


@pytest.mark.parametrize(
    ("card", "answers"),
    [
        ("solitary_confinement", ["target 1", "pass", "pass", "pass"]),
        ("sucker_punch", ["target 1", "pass", "pass", "pass"]),
        ("care_package", ["pass", "pass"]),
        ("lockdown", ["pass", "pass"]),
        ("poker_night", ["pass", "pass"]),
    ],
)
@pytest.mark.parametrize("background", ["informer", "escapist", "doctor"])
def test_a_card_asks_the_same_whoever_could_answer_it(card: str, answers: list[str], background: str) -> None:
    """R17.4, R17.6: in every window both are asked, and a pass is a pass."""
    games = twins(
        f"cafeteria; hand {card}" if card == "lockdown" else f"showers; hand {card}",
        ("blade, whisky", background),
        ("radio, link", "hitman"),
        ("blade, cap, radio", "link, cap, blade")
        if card == "poker_night"
        else ("pike, boots, cap", "pike, boots, cap"),
    )
    for action in [f"play {card}", *answers]:
        for game in games:
            play(game, action)
        assert games[0].asked() == games[1].asked()
        for seat in (2, NOBODY):
            assert as_seen(games[0], seat) == as_seen(games[1], seat)
    assert games[0].asked() == 0


@pytest.mark.parametrize("background", [name for name in BACKGROUND_NAMES if name != "tunneller"])
def test_a_digger_is_asked_the_same_whatever_their_background(background: str) -> None:
    """R17.4, R17.6: the window after a Dig is there for everybody with an unrevealed Background."""
    for mine, choices in (("tunneller", ["pass", "reveal tunneller"]), (background, ["pass"])):
        game = position(f"""
            0: cell_block; hand spoon; background {mine}
            1: showers
            """)
        play(game, "dig spoon")
        assert game.asked() == 0
        assert game.legal_texts() == choices


def test_a_player_with_an_unrevealed_background_ends_the_turn_themselves() -> None:
    """R3.7, R17.4: whatever it is and whether or not it can be revealed."""
    for background in BACKGROUND_NAMES:
        game = position(f"""
            0: cafeteria; background {background}
            1: showers
            turn: 0; actions 1
            """)
        play(game, "steal_spoon")
        assert game.asked() == 0
        assert "end" in game.legal_texts()


# --- R17.4: what the public state itself forces is not asked
def test_a_target_with_an_empty_hand_is_not_asked() -> None:
    """R17.4: everybody sees that they can neither cooperate nor lay a Weapon."""
    game = position("""
        0: showers; hand knife
        1: showers
        """)
    play(game, "extort 1", "demand spoon", "lay knife")
    assert game.asked() == 0
    assert game.players[1].beatings == 1


def test_a_target_with_an_empty_hand_is_asked_for_a_background() -> None:
    """R17.4, R17.6: an escapist at the answer, a boxer in the combat, a doctor at the Beating."""
    game = position("""
        0: showers; hand knife
        1: showers; background burglar
        """)
    play(game, "extort 1", "demand spoon", "lay knife")
    questions = []
    while game.asked() == 1:
        questions.append(game.legal_texts())
        play(game, game.legal_texts()[0])
    assert questions == [["refuse"], ["yield"], ["pass"]]


def test_a_fighter_with_an_empty_hand_and_knuckles_is_asked() -> None:
    """R17.4: the Gang card is public, and it is an answer."""
    game = position("""
        0: showers; hand knife
        1: showers; gang knuckles
        """)
    play(game, "extort 1", "demand spoon", "lay knife")
    assert game.asked() == 1
    assert game.legal_texts() == ["yield", "knuckles"]


def test_each_window_closes_when_its_background_is_known_to_be_elsewhere() -> None:
    """R17.6: revealed by anybody, nobody can be the one any more."""
    for known, questions in (
        ("escapist", [["yield"], ["pass"]]),
        ("boxer", [["refuse"], ["pass"]]),
        ("doctor", [["refuse"], ["yield"]]),
    ):
        game = position(f"""
            0: showers; hand knife
            1: showers; background burglar
            2: cafeteria; background {known} revealed
            """)
        play(game, "extort 1", "demand spoon", "lay knife")
        asked = []
        while game.asked() == 1:
            asked.append(game.legal_texts())
            play(game, game.legal_texts()[0])
        assert asked == questions


def test_the_owner_of_the_only_answer_closes_no_window_by_holding_it_unrevealed() -> None:
    """R17.6: everybody else is still asked, though the owner knows better."""
    game = position("""
        0: showers; hand care_package; background informer
        1: showers; background burglar
        """)
    play(game, "play care_package")
    assert game.asked() == 1
    assert game.legal_texts() == ["pass"]


def test_a_window_is_for_unrevealed_backgrounds_only() -> None:
    """R17.6"""
    game = position("""
        0: showers; hand care_package
        1: showers; background burglar revealed
        2: showers; background doctor
        """)
    play(game, "play care_package")
    assert game.asked() == 2


def test_nobody_is_asked_after_a_dig_or_a_card_once_all_are_known() -> None:
    """R17.6: the tunneller and the informer have been revealed."""
    game = position("""
        0: cell_block; hand spoon, care_package; background burglar
        1: showers; background tunneller revealed
        2: showers; background informer revealed
        3: showers; background doctor
        """)
    play(game, "dig spoon")
    assert "end" in game.legal_texts()
    play(game, "play care_package")
    assert game.asked() == 0
    assert game.players[0].cigarettes == 3


# --- R17.5: what may be chosen depends on what the chooser may know
def test_the_choices_of_a_turn_do_not_depend_on_hidden_cards() -> None:
    """R17.5: whom one can extort, shake down or hit, and what one can reveal."""
    own = "hand knife, shakedown, sucker_punch, poker_night; background con_artist; gang barter"
    choices = []
    for hidden, other in (("shovel, knife", "doctor"), ("radio, link", "boxer")):
        game = position(f"""
            0: showers; {own}
            1: showers; hand {hidden}; background {other}
            """)
        choices.append(game.legal_texts())
    assert choices[0] == choices[1]


def test_a_shakedown_is_offered_against_a_hand_without_weapons() -> None:
    """R17.5: that one has none is known to its owner only."""
    game = position("""
        0: showers; hand shakedown
        1: showers; hand link
        """)
    play(game, "play shakedown")
    assert game.legal_texts() == ["target 1"]


def test_an_extorter_may_name_any_tool_whatever_the_target_holds() -> None:
    """R17.5: also after having looked at the hand."""
    for gang in ("lookout", "interrogation"):
        game = position(f"""
            0: showers; hand knife; gang {gang}
            1: showers; hand pickaxe
            """)
        play(game, "extort 1")
        assert game.legal_texts() == ["demand spoon", "demand pickaxe", "demand shovel"]
