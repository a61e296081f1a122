"""The Psychiatric Ward (R14.10): the Trauma taken on arriving, how it is lost, and a turn begun there.

What the six Traumas do is in test_traumas.py.
"""

from __future__ import annotations

from functools import partial

import pytest

from blackgate import Game, View
from blackgate.rules.kinds import NOBODY
from tests.rules.scenario import events, hand, place, play, position, refused
from tests.rules.tokens import gang_card, stack, tokens, trauma, traumas_under

with_the_ward = partial(position, options="places psychiatric_ward")


def sent(seat: str, script: str = "", more: str = "") -> Game:
    """Seat 0 has sent seat 1 to the Ward."""
    game = with_the_ward(
        f"""
        0: showers; hand solitary_confinement
        1: showers{seat}
        {script}
        """
        + more
    )
    return play(game, "play solitary_confinement", "target 1")


# --- arriving
@pytest.mark.parametrize("found", ["apathy", "cowardice", "tremor", "avarice", "paranoia", "stupor"])
def test_on_arriving_the_top_trauma_is_taken_and_revealed(found: str) -> None:
    """R14.10: for all to see (R17.1)."""
    game = sent("", f"cards: {found}")
    assert (place(game, 1), trauma(game, 1)) == ("psychiatric_ward", found)
    assert game.module_piles[0].size() == 5
    told = game.take_events()
    assert [event.name for event in told][-3:] == ["is-sent", "gets-trauma", "clears"]
    assert all(event.visible_to(NOBODY) for event in told)
    assert View(game, NOBODY).players[1].trauma == trauma(game, 1)


def test_there_is_one_of_each_trauma() -> None:
    """R14.11: six players in the Ward have six different ones."""
    game = with_the_ward("""
        0: psychiatric_ward; trauma apathy
        1: psychiatric_ward; trauma cowardice
        2: psychiatric_ward; trauma tremor
        3: psychiatric_ward; trauma avarice
        4: showers; hand solitary_confinement
        5: showers
        turn: 4
        """)
    play(game, "play solitary_confinement", "target 5")
    assert trauma(game, 5) in ("paranoia", "stupor")


def test_the_old_trauma_goes_under_the_stack_after_the_new_one_is_drawn() -> None:
    """R14.10: one per player."""
    game = sent("; trauma apathy", "cards: tremor")
    assert (trauma(game, 1), traumas_under(game)) == ("tremor", ["apathy"])
    assert game.module_piles[0].size() == 5


def test_what_went_under_the_stack_comes_up_in_that_order() -> None:
    """R14.10: the last one that is left is drawn before the old one goes there."""
    game = sent("; trauma apathy", "traumas: stupor, tremor, avarice, paranoia, cowardice")
    assert (trauma(game, 1), traumas_under(game)) == (
        "stupor",
        ["tremor", "avarice", "paranoia", "cowardice", "apathy"],
    )


def test_with_one_trauma_left_it_is_swapped_for_the_old_one() -> None:
    """R14.10"""
    game = with_the_ward("""
        0: showers; hand solitary_confinement; trauma apathy
        1: showers; trauma cowardice
        2: showers; trauma tremor
        3: showers; trauma avarice
        4: showers; trauma paranoia
        """)
    play(game, "play solitary_confinement", "target 1")
    assert (trauma(game, 1), traumas_under(game)) == ("stupor", ["cowardice"])


def test_with_an_empty_stack_none_is_drawn_and_the_old_one_kept() -> None:
    """R14.10"""
    game = with_the_ward("""
        0: showers; hand solitary_confinement; trauma apathy
        1: showers; trauma cowardice
        2: showers; trauma tremor
        3: showers; trauma avarice
        4: showers; trauma paranoia
        5: showers; trauma stupor
        """)
    play(game, "play solitary_confinement", "target 1")
    assert (place(game, 1), trauma(game, 1), traumas_under(game)) == ("psychiatric_ward", "cowardice", [])
    assert "gets-trauma" not in events(game)


def test_an_escapist_gets_no_trauma() -> None:
    """R18.4: the Background comes before the placing."""
    game = sent("; background escapist")
    assert game.asked() == 1
    play(game, "pass", "reveal escapist", "go infirmary")
    assert (place(game, 1), trauma(game, 1)) == ("infirmary", "")


def test_nobody_goes_there_of_their_own() -> None:
    """R14.10, R6.2"""
    game = with_the_ward("0: showers; hand master_key\n1: showers")
    assert refused(game, "cautious_move solitary_confinement") == "only-by-being-sent R6.2"
    play(game, "play master_key")
    assert refused(game, "go solitary_confinement") == "only-by-being-sent R6.2"


# --- the turn
@pytest.mark.parametrize(("options", "actions"), [("", 1), ("options: places psychiatric_ward", 2)])
def test_a_turn_begun_in_the_ward_has_two_actions(options: str, actions: int) -> None:
    """R14.10, R15.2: in Solitary Confinement it has one."""
    game = position(f"{options}\n0: showers\n1: solitary_confinement; background kingpin")
    play(game, "end")
    assert (game.asked(), game.actions) == (1, actions)


def test_search_extortion_and_craft_are_forbidden_in_the_ward() -> None:
    """R14.10"""
    game = with_the_ward("""
        0: psychiatric_ward; hand knife, link, pike
        1: psychiatric_ward; hand link
        """)
    assert refused(game, "search") == "place-forbids R14.10"
    assert refused(game, "extort 1") == "place-forbids R14.10"
    assert refused(game, "craft pickaxe") == "no-craft-here R8.1"


@pytest.mark.parametrize(
    ("options", "answers"),
    [
        ("", ["confined R15.2"] * 3),
        ("options: places psychiatric_ward", ["legal"] * 3),
    ],
)
def test_whoever_has_left_the_ward_may_do_them(options: str, answers: list[str]) -> None:
    """R14.10: whoever has left Solitary Confinement may not, for the whole of that turn (R15.2)."""
    game = position(f"""
        {options}
        0: showers
        1: solitary_confinement; hand knife, link, pike, bribed_guard
        2: infirmary; hand link
        dice: 3
        """)
    play(game, "end", "play bribed_guard", "move", "go infirmary")
    found = []
    for action in ("search", "extort 2", "craft pickaxe"):
        refusal = game.why_not(action)
        found.append("legal" if refusal is None else f"{refusal.name} {refusal.rule}")
    assert found == answers


def test_a_cautious_move_leads_out_of_the_ward_with_the_two_actions() -> None:
    """R14.10, R6.2"""
    game = with_the_ward("0: showers\n1: psychiatric_ward")
    play(game, "end", "cautious_move cafeteria")
    assert place(game, 1) == "cafeteria"


def test_a_trauma_stays_with_a_player_who_leaves() -> None:
    """R14.10"""
    game = with_the_ward("0: psychiatric_ward; trauma stupor; hand riot, link\n1: showers")
    play(game, "cautious_move cafeteria")
    assert trauma(game, 0) == "stupor"


# --- healing
def test_a_heal_discards_the_trauma_instead_of_a_beating() -> None:
    """R14.10: under the stack; the player chooses."""
    game = with_the_ward("""
        0: infirmary; beatings 1; trauma stupor; background kingpin
        1: showers
        traumas: avarice
        """)
    assert {"heal", "heal trauma"} <= set(game.legal_texts())
    play(game, "heal trauma")
    assert (trauma(game, 0), game.players[0].beatings, game.actions) == ("", 1, 1)
    assert traumas_under(game) == ["avarice", "stupor"]
    assert events(game) == ["sheds-trauma"]
    play(game, "heal")
    assert game.players[0].beatings == 0


def test_a_heal_of_a_beating_leaves_the_trauma() -> None:
    """R14.10"""
    game = with_the_ward("0: infirmary; beatings 1; trauma stupor\n1: showers")
    play(game, "heal")
    assert (trauma(game, 0), game.players[0].beatings) == ("stupor", 0)


def test_a_trauma_is_healed_without_a_beating() -> None:
    """R14.10: also without having one."""
    game = with_the_ward("0: infirmary; trauma stupor; hand riot, 3 link\n1: showers")
    assert refused(game, "heal") == "not-beaten R11.3"
    play(game, "heal trauma", "play riot")
    assert trauma(game, 0) == ""


def test_a_trauma_is_healed_only_where_a_beating_is() -> None:
    """R14.10, R11.3"""
    game = with_the_ward("0: showers; trauma stupor\n1: infirmary; trauma apathy")
    assert refused(game, "heal trauma") == "wrong-place R3.4"
    game = with_the_ward("0: infirmary\n1: infirmary; trauma apathy")
    assert refused(game, "heal trauma") == "no-trauma R14.10"


def test_the_laundry_heals_a_trauma_as_the_infirmary_does() -> None:
    """R14.10, R14.9"""
    game = position("options: places psychiatric_ward, laundry\n0: laundry; trauma stupor\n1: showers")
    assert trauma(play(game, "heal trauma"), 0) == ""


def test_a_bandage_heals_a_trauma_anywhere() -> None:
    """R14.10, R14.9"""
    game = position("""
        options: places psychiatric_ward, laundry
        0: psychiatric_ward; beatings 1; trauma stupor; tokens 2 bandage
        1: showers
        """)
    play(game, "bandage trauma")
    assert (trauma(game, 0), game.players[0].beatings, game.actions) == ("", 1, 1)
    assert (tokens(game, 0), stack(game, "bandage"), traumas_under(game)) == ({"bandage": 1}, 9, ["stupor"])
    assert refused(game, "bandage trauma") == "no-trauma R14.10"
    bare = position("options: places psychiatric_ward, laundry\n0: showers; trauma stupor\n1: showers")
    assert refused(bare, "bandage trauma") == "no-token R14.3"


@pytest.mark.parametrize(("answer", "left"), [("heal beating", (1, "apathy")), ("heal trauma", (2, ""))])
def test_painkillers_remove_a_beating_or_the_trauma(answer: str, left: tuple[int, str]) -> None:
    """R14.10: the card painkillers, wherever one is; the player chooses."""
    game = with_the_ward("""
        0: psychiatric_ward; beatings 2; trauma apathy; hand painkillers
        1: showers
        """)
    play(game, "play painkillers")
    assert game.legal_texts() == ["heal beating", "heal trauma"]
    play(game, answer)
    assert (game.players[0].beatings, trauma(game, 0)) == left


def test_painkillers_remove_the_trauma_of_a_player_without_a_beating() -> None:
    """R14.10: with nothing to choose."""
    game = with_the_ward("0: showers; trauma apathy; hand painkillers\n1: showers")
    play(game, "play painkillers")
    assert (trauma(game, 0), game.asked(), game.actions) == ("", 0, 1)


@pytest.mark.parametrize("beatings", [0, 1, 2])
def test_a_herbalist_heals_everything_anywhere(beatings: int) -> None:
    """R14.10: both Beatings and the Trauma, and draws a Search card."""
    game = with_the_ward(f"""
        0: showers; beatings {beatings}; trauma apathy; gang herbalist
        1: showers
        cards: link
        """)
    play(game, "heal")
    assert (game.players[0].beatings, trauma(game, 0), hand(game, 0)) == (0, "", {"link": 1})
    assert traumas_under(game) == ["apathy"]


def test_a_herbalist_has_no_choice_to_make() -> None:
    """R14.10: one Heal, with a Bandage as without."""
    game = position("""
        options: places psychiatric_ward, laundry
        0: showers; beatings 1; trauma apathy; gang herbalist; tokens bandage
        1: showers
        """)
    offered = [text for text in game.legal_texts() if "heal" in text or "bandage" in text]
    assert offered == ["heal", "bandage"]
    assert refused(game, "heal trauma") == refused(game, "bandage trauma") == "heals-all R9.4"
    play(game, "bandage")
    assert (game.players[0].beatings, trauma(game, 0), gang_card(game, 0)) == (0, "", "herbalist")
    assert refused(game, "heal trauma") == "no-trauma R14.10"


def test_a_doctor_removes_beatings_and_no_trauma() -> None:
    """R14.10, docs/cards.md"""
    game = with_the_ward("""
        0: showers; hand sucker_punch
        1: showers; background doctor; beatings 1; trauma apathy
        """)
    play(game, "play sucker_punch", "target 1", "pass", "reveal doctor")
    assert (game.players[1].beatings, trauma(game, 1)) == (0, "apathy")
