"""Positions as text: what is said is laid out, what is left out has its usual value, what cannot be is refused."""

from __future__ import annotations

import pickle
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from blackgate import (
    FastDealer,
    Game,
    ImpossiblePosition,
    ScriptError,
    View,
    lay_out,
    load,
    new_game,
    position_text,
    redeal,
    save,
)
from blackgate.edition import edition_from
from blackgate.rules.kinds import NOBODY
from tests.languages import COMPLETE
from tests.records.games import SHORT, any_choice
from tests.rules.scenario import face_up

EXAMPLE = """
0: showers; hand link, 2 knife; gang lookout; beatings 1; cigarettes 3   # a comment
1: showers; hand shovel; background doctor
2: cell_block; background escapist revealed; points 4; tunnel pickaxe, 2 spoon

turn: 0; actions 1
dice: 4, 2
cards: link, blade
"""


def state(game: Game) -> dict[str, object]:
    """All but what the seats remember."""
    plain = save(game)
    del plain["memory"]
    return plain


def seat(game: Game, number: int) -> dict[str, object]:
    seats = save(game)["seats"]
    assert isinstance(seats, list)
    found: dict[str, object] = seats[number]
    return found


def test_every_seat_is_as_its_line_says() -> None:
    game = lay_out(EXAMPLE)
    assert seat(game, 0) == {
        "place": "showers",
        "hand": {"knife": 2, "link": 1},
        "beatings": 1,
        "cigarettes": 3,
        "points": 0,
        "tunnel": {},
        "gang": "lookout",
        "background": seat(game, 0)["background"],
        "revealed": True,
    }
    assert (seat(game, 1)["background"], seat(game, 1)["revealed"]) == ("doctor", False)
    assert (seat(game, 2)["background"], seat(game, 2)["revealed"]) == ("escapist", True)
    assert (seat(game, 2)["points"], seat(game, 2)["tunnel"]) == (4, {"spoon": 2, "pickaxe": 1})


def test_what_is_left_out_has_its_usual_value() -> None:
    """R1.2, R1.4, R3.1: two actions of seat 0, everything else in the deck or on its pile."""
    game = lay_out("0: cell_block; hand link\n1: cell_block; tunnel shovel")
    assert (game.asked(), game.actions, game.deck_size) == (0, 2, 76)
    assert (save(game)["piles"], save(game)["discard"]) == ({"spoon": 11, "pickaxe": 11, "shovel": 10, "knife": 20}, {})
    assert game.players[1].points == 3  # R2.3: those of the tunnel


def test_dice_and_cards_come_next_and_then_the_seed_decides() -> None:
    game = lay_out(EXAMPLE)
    game.play("move")
    assert game.event_log is not None
    assert game.event_log.chance == [4]
    first, again, other = (lay_out("0: showers\n1: showers", seed=seed) for seed in ("x", "x", "y"))
    for game in (first, again, other):
        game.play("search")
    assert save(first) == save(again)
    assert save(first) != save(other)


def test_a_dealer_can_be_given_in_place_of_all_that() -> None:
    game = lay_out("0: showers\n1: showers\ncards: link, link, link", dealer=FastDealer(3))
    game.play("search")
    assert seat(game, 0)["hand"] != {"link": 3}


def test_a_die_that_cannot_be_is_found_when_it_is_rolled() -> None:
    game = lay_out("0: showers\n1: showers\ndice: 9")
    with pytest.raises(ScriptError, match="9"):
        game.play("move")


def test_the_piles_and_the_discard_can_be_said() -> None:
    game = lay_out("0: cafeteria\n1: showers\npiles: 0 spoon, 3 knife\ndiscard: 2 link\ncrew: shortcut, lookout")
    assert save(game)["piles"] == {"spoon": 0, "pickaxe": 11, "shovel": 11, "knife": 3}
    assert save(game)["discard"] == {"link": 2}
    assert "steal_spoon" not in game.legal_texts()  # R11.2
    gangs = save(game)["gangs"]
    assert isinstance(gangs, dict)
    assert gangs["crew"] == ["shortcut", "lookout"]


def test_what_waits_can_be_said() -> None:
    """R18.3: a doctor may stop the Beating."""
    game = lay_out("0: showers\n1: showers; background doctor\nwaiting: Turn 0 / Beating 1 0")
    assert game.asked() == 1
    assert game.legal_texts() == ["pass", "reveal doctor"]


def test_a_game_that_is_over_can_be_said() -> None:
    game = lay_out("0: showers; points 12\n1: showers\nover: yes")
    assert game.over
    assert game.winners() == [0]
    assert game.legal_texts() == []


def test_own_editions_have_positions_too() -> None:
    edition = edition_from({"cards": {"riot": {"search": 3}}}, "riots")
    assert seat(lay_out("0: showers; hand 3 riot\n1: showers", edition=edition), 0)["hand"] == {"riot": 3}


@settings(max_examples=10, deadline=None)
@given(players=st.integers(2, 6), seed=st.integers(0, 2**32))
def test_any_position_of_a_game_is_written_and_read_back(players: int, seed: int) -> None:
    """At every question, windows included, and when it is over."""
    random = Random(seed)
    game = new_game(players, seed)
    while True:
        text = position_text(game)
        again = lay_out(text)
        assert state(again) == state(game), text
        assert again.legal_texts() == game.legal_texts()
        assert position_text(again) == text
        if game.over:
            break
        for _ in range(random.randrange(1, 20)):
            if not game.over:
                game.play(any_choice(game, random))


def test_a_position_of_an_own_edition_is_written_and_read_back() -> None:
    game = new_game(3, seed=4, edition=SHORT)
    while not game.over:
        game.play(any_choice(game, Random(1)))
    assert state(lay_out(position_text(game), edition=SHORT)) == state(game)


IMPOSSIBLE = [
    ("showers", "line 3: 'showers' has no colon"),
    ("weather: fine", "line 3: 'weather' is unknown"),
    ("1: cafeteria", "line 3: '1' occurs twice"),
    ("2: nowhere", "'nowhere' is not in this game"),
    ("3: showers", "one line for each of 2 to 6 seats"),
    ("\u00b2: showers", "one line for each"),
    ("2: showers; wings 2", "line 3: 'wings' is unknown"),
    ("2: showers; hand link; hand link", "'hand' occurs twice"),
    ("2: showers; hand", "a number and a card"),
    ("2: showers; hand two link", "a whole number is needed"),
    ("2: showers; hand 99999999999 link", "a whole number is needed"),
    ("2: showers; hand -1 link", "a whole number is needed"),
    ("2: showers; hand king", "'king' is unknown"),
    ("2: showers; hand 15 link", "link: 15 in all, but the edition has 14"),
    ("2: showers; beatings 3", "beatings: a whole number from 0 to 2"),
    ("2: showers; beatings", "a whole number is needed"),
    ("2: showers; tunnel knife", "knife is not a Tool"),
    ("2: showers; gang crips", "'crips' is unknown"),
    ("2: showers; gang lookout", "two players have lookout"),
    ("2: showers; background doctor", "two players have doctor"),
    ("2: showers; background butler", "'butler' is unknown"),
    ("2: showers; background boxer hidden", "'hidden' is unknown"),
    ("turn: 2", "active: a whole number from 0 to 1"),
    ("turn: first", "a whole number is needed"),
    ("turn: 0; speed 9", "turn.speed is unknown"),
    ("turn: 0; actions", "a whole number is needed"),
    ("discard: 99 link", "link: 99 in all"),
    ("deck: link", "the edition has"),
    ("piles: 3 link", "'link' has no pile"),
    ("piles: 99 knife", "knife: 99 in all"),
    ("crew: knuckles", "knuckles is not in that pile"),
    ("crew: shortcut, shortcut", "shortcut is not in that pile"),
    ("crew:", "'' is unknown"),
    ("dice: six", "a whole number is needed"),
    ("cards: king", "there is no 'king' here"),
    ("waiting: Tea 0", "'Tea' is not a step"),
    ("waiting: Turn", "Turn has 1 numbers"),
    ("waiting: Turn 1", "it is the turn of seat 0"),
    ("waiting: Turn 0 / Beating 7 0", "Beating: a seat is needed, found 7"),
    ("over: soon", "line 3: 'soon': yes or no is needed"),
    ("michel: showers", "michel: this exists only with a module that is not in play"),
    ("michel_deck: no_knife", "michel_deck: this exists only with a module"),
    ("michel_discard: no_knife", "michel_discard: this exists only with a module"),
    ("warden: showers", "warden: this exists only with a module"),
    ("stacks: 3 spy", "stacks: this exists only with a module"),
    ("traumas: apathy", "traumas: this exists only with a module"),
    ("backgrounds: boxer", "backgrounds: this exists only with a module"),
    ("2: showers; points 12", "seats.2.points: 12 points win the game (R2.1)"),
    ("2: showers; tunnel 4 shovel", "seats.2.points: 12 points win the game (R2.1)"),
    ("waiting: Turn 0 / HandLimit 0", "waiting: somebody has to be asked something"),
]


def refusal(text: str) -> ImpossiblePosition:
    with pytest.raises(ImpossiblePosition) as caught:
        lay_out(f"0: showers; gang lookout\n1: showers; background doctor\n{text}")
    return caught.value


@pytest.mark.parametrize(("text", "reason"), IMPOSSIBLE)
def test_what_cannot_be_is_refused_with_the_reason(text: str, reason: str) -> None:
    assert reason in str(refusal(text))


@pytest.mark.parametrize("text", [text for text, _ in IMPOSSIBLE])
def test_the_reason_is_told_in_every_language_and_can_be_pickled(text: str) -> None:
    error = refusal(text)
    again = pickle.loads(pickle.dumps(error))
    assert again.args == error.args
    assert len({again.text(language) for language in COMPLETE}) == len(COMPLETE)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("showers", "ligne 3~: il manque un deux-points dans 'showers'"),
        ("2: showers; hand two link", "ligne 3~: 'two'~: il faut un nombre entier"),
        ("2: showers; beatings 3", "seats.2.beatings~: il faut un nombre entier de 0 à 2, trouvé 3"),
        ("2: showers; tunnel knife", "seats.2.tunnel~: knife n\u2019est pas un Outil (R11.1)"),
        (
            "2: showers; gang lookout",
            "seats.2.gang~: deux joueurs ont lookout, et il n\u2019y en a qu\u2019un exemplaire (R1.3)",
        ),
        ("waiting: Turn 0 / Beating 7 0", "waiting~: Beating~: il faut une place, trouvé 7"),
    ],
)
def test_what_cannot_be_is_told_in_french(text: str, reason: str) -> None:
    assert refusal(text).text("fr").replace("\u00a0", "~") == reason


@pytest.mark.parametrize("text", ["", "0: showers", "\n".join(f"{number}: showers" for number in range(7))])
def test_two_to_six_players_have_a_line(text: str) -> None:
    """R1.1"""
    with pytest.raises(ImpossiblePosition, match="2 to 6 seats"):
        lay_out(text)


WORDS = st.sampled_from(
    [
        *("0:", "1:", "2:", "turn:", "piles:", "deck:", "discard:", "table:", "crew:", "dice:", "cards:", "over:"),
        *("showers", "cell_block", "hand", "gang", "background", "beatings", "cigarettes", "points", "tunnel"),
        *("link", "knife", "spoon", "shovel", "lookout", "doctor", "revealed", "actions", "confined", "yes"),
        *(";", ",", "#", "\n", "2", "99", "-1", "\u0663", "\u00b2"),
    ]
)


def laid_out_or_refused(text: str) -> Game | ImpossiblePosition:
    try:
        return lay_out(text)
    except ImpossiblePosition as error:
        return error


@settings(max_examples=300, deadline=None)
@given(st.lists(WORDS, max_size=25).map(" ".join) | st.text(max_size=40))
def test_junk_is_refused_or_laid_out(text: str) -> None:
    found = laid_out_or_refused("0: showers\n1: cell_block\n" + text)
    if isinstance(found, ImpossiblePosition):
        assert str(found)
    else:
        assert found.over or found.legal_texts()


def test_michel_cards_that_are_not_discarded_are_in_the_deck() -> None:
    """R12.1"""
    game = lay_out("options: michel\n0: showers\n1: showers\nmichel_discard: knife_spoon")
    plain = save(game)
    assert plain["michel_deck"] == {
        "knife_spoon": 0,
        "knife_pickaxe": 1,
        "knife_shovel": 1,
        "knife_spoon_pickaxe": 1,
        "knife_pickaxe_shovel": 1,
        "no_knife": 3,
    }


def test_a_team_with_the_points_needed_has_won() -> None:
    """R2.1, R13.3: 16 points, added up; where the game is over they may stand there."""
    text = "options: team\n0: showers; points 9\n1: showers\n2: showers; points 7\n3: showers\n"
    with pytest.raises(ImpossiblePosition, match="16 points win"):
        lay_out(text)
    assert lay_out(text + "over: yes").winners() == [0, 2]


def test_what_waits_has_to_ask_somebody_when_it_is_loaded() -> None:
    """R18.12: a question without an answer is not put; what goes on by itself is not saved."""
    game = lay_out("0: showers; hand link\n1: showers")
    plain = save(game)
    for waiting in ([["Turn", 0], ["EndOfMove", 0]], [["Turn", 0], ["HandLimit", 0]]):
        with pytest.raises(ImpossiblePosition, match="somebody has to be asked something"):
            load(game.book, {**plain, "waiting": waiting, "seats": nobody_has_cards(plain)}, FastDealer(0))


def nobody_has_cards(plain: dict[str, object]) -> list[dict[str, object]]:
    seats = plain["seats"]
    assert isinstance(seats, list)
    return [{**seat, "hand": {"link": 1} if number == 1 else {}} for number, seat in enumerate(seats)]


def test_short_piles_of_a_position_are_saved_and_loaded() -> None:
    """R1.2: what is out of the game stays out of it, also for a seat that redeals."""
    game = lay_out("0: showers; hand knife\n1: showers; hand link\npiles: 1 knife, 0 spoon")
    again = load(game.book, save(game), FastDealer(0))
    assert save(again) == save(game)
    assert face_up(again, "knife") == 1
    for viewer in (0, 1, int(NOBODY)):
        assert sum(sum(player.hand) for player in redeal(View(game, viewer), FastDealer(1)).players) == 2
    assert state(lay_out(position_text(game))) == state(game)


def test_a_trauma_is_not_read_as_a_card() -> None:
    """R14.3: `stupor` stands where a Search card is drawn, and it is none."""
    game = lay_out("0: showers\n1: showers\ncards: stupor")
    with pytest.raises(ScriptError):
        game.play("search")
    game = lay_out(
        """
        options: places psychiatric_ward
        0: showers; hand solitary_confinement
        1: showers
        cards: stupor, radio
        """
    )
    for action in ("play solitary_confinement", "target 1"):
        game.play(action)
    assert seat(game, 1)["trauma"] == "stupor"


def test_a_long_sale_is_saved_and_loaded() -> None:
    """R11.4: of an edition with many cards; and a stranger's price divided by nothing is the price."""
    edition = edition_from({"cards": {"link": {"search": 99}, "pike": {"search": 99}, "cap": {"search": 99}}}, "many")
    hand = "hand 99 link, 99 pike, 99 cap"
    game = lay_out(f"0: recreational_area; {hand}\n1: showers", edition=edition)
    game.play("sell link")
    for _ in range(98):
        game.play("sell link")
        game.play("sell pike")
        game.play("sell cap")
    assert save(load(game.book, save(game), FastDealer(0))) == save(game)
    game = lay_out("0: showers; cigarettes 2\n1: showers\nwaiting: Turn 0 / FreeBuy 0 0")
    assert game.legal_texts() == ["buy knife"]
