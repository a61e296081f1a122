"""Effects composed by an own edition (R18.12): each checks its own conditions when its turn comes."""

from __future__ import annotations

from typing import Any

import pytest

from blackgate import Edition, Game
from blackgate.edition import edition_from, edition_of_0_1_0, schema
from tests.rules.scenario import events, face_up, hand, place, play, position, refused

Raw = dict[str, Any]

SELL: Raw = {"do": "sell"}
EXTORT: Raw = {"do": "extort"}
GO: Raw = {"do": "go_anywhere"}
BEAT: Raw = {"do": "beat"}
CIGARETTE: Raw = {"do": "cigarettes", "cigarettes": 1}
DRAW: Raw = {"do": "draw", "cards": 1}


def background(name: str, effects: list[Raw], bonus: list[Raw] | None = None) -> Edition:
    entry: Raw = {"effects": effects, "bonus": bonus or [CIGARETTE]}
    return edition_from({"backgrounds": {name: entry}}, "composed")


def card(name: str, effects: list[Raw]) -> Edition:
    return edition_from({"cards": {name: {"effects": effects}}}, "composed")


# --- an Extortion by effect
def test_an_extortion_by_effect_is_skipped_where_nobody_can_be_extorted() -> None:
    """R18.12"""
    edition = background("enforcer", [GO, EXTORT, CIGARETTE])
    game = position("0: showers; background enforcer\n1: showers; hand spoon", edition=edition)
    play(game, "reveal enforcer", "go cafeteria")
    assert (game.asked(), game.players[0].cigarettes, game.legal_texts()[0]) == (0, 1, "end")
    game = position("0: showers; background enforcer\n1: cafeteria; hand spoon", edition=edition)
    play(game, "reveal enforcer", "go cafeteria")
    assert game.legal_texts() == ["extort 1"]


def test_an_extortion_by_effect_is_barred_in_the_office() -> None:
    """R16.1, R18.12: nothing says "wherever you are" (R18.11)."""
    edition = background("enforcer", [GO, EXTORT])
    game = position(
        """
        options: warden
        0: showers; background enforcer
        1: wardens_office; hand spoon
        """,
        edition=edition,
    )
    play(game, "reveal enforcer", "go wardens_office")
    assert "extorts" not in events(game)
    assert game.legal_texts()[0] == "end"


def test_an_extortion_by_effect_is_barred_in_solitary_confinement() -> None:
    """R15.2, R18.12: and the ban of a turn begun there goes along."""
    edition = background("enforcer", [CIGARETTE, EXTORT])
    in_solitary = "0: solitary_confinement; background enforcer\n1: solitary_confinement; hand spoon\n"
    for text in (in_solitary, "0: showers; background enforcer\n1: showers; hand spoon\nturn: 0; confined"):
        game = position(text, edition=edition)
        play(game, "reveal enforcer")
        assert "extort 1" not in game.legal_texts()
        assert game.players[0].cigarettes == 1


def test_an_extortion_by_effect_is_barred_by_cowardice() -> None:
    """R14.11, R18.11: a card never lifts a Trauma."""
    game = position(
        """
        options: places psychiatric_ward
        0: showers; background enforcer; trauma cowardice
        1: showers; hand spoon
        """,
        edition=background("enforcer", [CIGARETTE, EXTORT]),
    )
    play(game, "reveal enforcer")
    assert (game.players[0].cigarettes, game.legal_texts()[0]) == (1, "end")


def test_the_ban_of_anothers_turn_is_not_ones_own() -> None:
    """R15.2: the active player began in Solitary; whoever is extorted there by effect is not barred by it."""
    edition = background("doctor", [{"do": "stop_beating"}], [EXTORT])
    game = position(
        """
        0: solitary_confinement; hand sucker_punch
        1: showers; background doctor; gang artisan
        2: showers; hand spoon
        turn: 0; confined
        """,
        edition=edition,
    )
    play(game, "play sucker_punch", "target 1", "pass", "reveal doctor bonus")
    assert (game.asked(), game.legal_texts()) == (1, ["extort 2"])


# --- the target named
def test_a_second_effect_checks_its_own_place_condition_for_the_target_named() -> None:
    """R18.12: the Beating reaches anywhere, the swap only somebody in one's Place."""
    edition = background("hitman", [BEAT, {"do": "swap"}])
    game = position("0: showers; hand link; background hitman\n1: cafeteria; hand spoon", edition=edition)
    play(game, "reveal hitman", "target 1")
    assert game.players[1].beatings == 1
    assert "looks-at-hand" not in events(game)
    assert game.legal_texts()[0] == "end"


def test_a_target_sent_away_by_the_first_effect_is_out_of_reach_of_the_second() -> None:
    """R18.12"""
    edition = card("riot", [{"do": "send_to_solitary"}, {"do": "shakedown"}])
    game = position("0: showers; hand riot\n1: showers; hand knife", edition=edition)
    play(game, "play riot", "target 1")
    assert (place(game, 1), hand(game, 1)) == ("solitary_confinement", {"knife": 1})


def test_a_second_beating_is_skipped_for_a_target_who_has_two() -> None:
    """R18.12: a hitman's condition is fewer than 2 Beatings, for the second one too; nobody is asked in vain."""
    game = position("""
        0: showers; background hitman; gang respect
        1: showers; beatings 1; background doctor
        """)
    play(game, "reveal hitman bonus", "target 1", "pass")
    assert (game.asked(), game.players[1].beatings, game.players[1].revealed) == (0, 2, False)


def test_a_background_that_answers_something_asks_whom_its_bonus_hits() -> None:
    """R10.1, R18.12: where the moment names nobody, its player does."""
    edition = background("informer", [{"do": "stop_card"}], [BEAT])
    game = position(
        """
        0: showers; hand care_package
        1: cafeteria; background informer; gang stage
        2: cafeteria
        """,
        edition=edition,
    )
    play(game, "play care_package", "reveal informer bonus")
    assert (game.asked(), game.legal_texts()) == (1, ["target 0", "target 2"])
    play(game, "target 2")
    assert [player.beatings for player in game.players] == [0, 0, 1]


# --- what everybody may know
def crew_only() -> Edition:
    """A tattoo that draws a card first; one Accessory is enough for the Crew alone."""
    tattoo = {"effects": [DRAW, {"do": "join_gang", "fewer": 1}]}
    needs = {gang: {"needs": 2 if gang == "crew" else 3} for gang in schema.GANGS}
    return edition_from({"cards": {"tattoo": tattoo}, "gangs": needs}, "Crew only")


@pytest.mark.parametrize(("held", "answers"), [("chain", ["join crew"]), ("link", ["pass"])])
def test_which_gang_is_asked_by_public_facts_alone(held: str, answers: list[str]) -> None:
    """R17.4: the others see a hand of the same size and the same question."""
    game = position(f"0: cafeteria; hand tattoo, {held}\n1: cafeteria\ncards: pike", edition=crew_only())
    play(game, "play tattoo")
    assert (type(game.top).__name__, game.legal_texts()) == ("ChooseGang", answers)
    play(game, answers[0])
    assert game.legal_texts()[0] == ("pay chain" if held == "chain" else "end")


def test_which_gang_is_not_asked_where_everybody_sees_that_none_can_be_joined() -> None:
    """R17.4, R18.12: an empty hand pays no Accessory."""
    edition = card("tattoo", [CIGARETTE, {"do": "join_gang", "fewer": 1}])
    game = position("0: cafeteria; hand tattoo\n1: cafeteria", edition=edition)
    play(game, "play tattoo")
    assert (game.legal_texts()[0], game.players[0].cigarettes) == ("end", 1)


def test_whoever_passes_at_which_gang_has_no_accessory_that_would_do() -> None:
    """R17.3"""
    game = position("0: cafeteria; hand tattoo, link\n1: cafeteria\ncards: pike", edition=crew_only())
    play(game, "play tattoo", "pass")
    assert events(game).count("lacks") == 3


# --- the Warden
WATCHED = """
    options: warden
    0: {place}; hand link, pike, spoon; cigarettes 9; background fence; gang supplier
    1: showers; hand spoon
    2: cafeteria; hand spoon
    warden: showers
    """
ACTIONS: list[tuple[Raw, list[str]]] = [
    (SELL, ["sell link", "done"]),
    ({"do": "buy", "divide": 1}, ["buy knife"]),
    ({"do": "craft"}, ["craft pickaxe"]),
    (EXTORT, ["extort 1", "demand spoon", "cooperate"]),
]


def reported(game: Game) -> bool:
    return type(game.top).__name__ == "Report"


@pytest.mark.parametrize(
    ("effect", "answers"), ACTIONS, ids=lambda value: value["do"] if isinstance(value, dict) else ""
)
def test_an_action_in_a_bonus_can_be_reported(effect: Raw, answers: list[str]) -> None:
    """R18.10, R16.5"""
    game = position(WATCHED.format(place="showers"), edition=background("fence", [CIGARETTE], [effect]))
    play(game, "reveal fence bonus", *answers)
    assert reported(game)
    play(game, "report")
    assert (place(game, 0), game.active) == ("solitary_confinement", 1)


@pytest.mark.parametrize(
    ("effect", "answers"), ACTIONS, ids=lambda value: value["do"] if isinstance(value, dict) else ""
)
def test_an_action_after_a_move_of_the_same_card_counts_where_it_is_done(effect: Raw, answers: list[str]) -> None:
    """R18.2c: not where the card was revealed."""
    edition = background("fence", [GO, effect])
    game = position(WATCHED.format(place="cafeteria"), edition=edition)
    play(game, "reveal fence", "go showers", *answers)
    assert reported(game)
    game = position(WATCHED.format(place="showers"), edition=edition)
    away = [answer.replace("extort 1", "extort 2") for answer in answers]
    play(game, "reveal fence", "go cafeteria", *away)
    assert not reported(game)


def test_an_action_before_a_move_of_the_same_card_counts_where_it_was_done() -> None:
    """R18.2c"""
    game = position(WATCHED.format(place="showers"), edition=background("fence", [SELL, GO]))
    play(game, "reveal fence", "sell link", "done", "go cafeteria")
    assert reported(game)


def test_an_action_that_was_skipped_is_not_reported() -> None:
    """R18.12: nothing to sell, nothing sold."""
    game = position(
        "options: warden\n0: showers; background fence; gang supplier\n1: showers; hand spoon\nwarden: showers",
        edition=background("fence", [CIGARETTE], [SELL]),
    )
    play(game, "reveal fence bonus")
    assert (game.asked(), game.legal_texts()[0]) == (0, "end")


def test_whoever_is_repressed_in_anothers_turn_ends_nobodys_turn() -> None:
    """R16.5: the actor goes to Solitary; the card that was being played is discarded (R3.8)."""
    edition = background("informer", [{"do": "stop_card"}], [SELL])
    game = position(
        """
        options: warden
        0: cafeteria; hand care_package
        1: showers; hand link; background informer; gang stage
        warden: showers
        turn: 0; actions 2
        """,
        edition=edition,
    )
    play(game, "play care_package", "reveal informer bonus", "sell link", "report")
    assert (place(game, 1), game.active, game.actions) == ("solitary_confinement", 0, 1)
    assert face_up(game, "care_package") == 1


def test_a_turn_that_is_repressed_in_a_combat_ends_when_the_combat_is_over() -> None:
    """R16.5, R7.6: the Weapons laid are discarded first; no actions are left."""
    edition = background("boxer", [{"do": "win_combat"}], [SELL])
    game = position(
        """
        options: warden
        0: showers; hand knife, link; background boxer; gang trophy
        1: showers; hand knife, spoon
        warden: showers
        """,
        edition=edition,
    )
    play(game, "extort 1", "demand spoon", "lay knife", "refuse", "lay knife", "reveal boxer bonus")
    play(game, "sell link", "report")
    assert (place(game, 0), game.players[1].beatings) == ("solitary_confinement", 1)
    assert (game.active, sum(game.on_table)) == (1, 0)


# --- modifiers
def test_a_modifier_counts_wherever_it_stands_in_the_bonus() -> None:
    """R10.1: second_beating after another effect."""
    edition = background("boxer", [{"do": "win_combat"}], [CIGARETTE, {"do": "second_beating"}])
    game = position(
        """
        0: showers; hand knife
        1: showers; hand link; background boxer; gang trophy
        """,
        edition=edition,
    )
    play(game, "extort 1", "demand spoon", "lay knife", "refuse", "reveal boxer bonus")
    assert (game.players[0].beatings, game.players[1].cigarettes) == (2, 1)


def test_a_modifier_changes_its_own_main_effect_alone() -> None:
    """R10.1: give_nothing belongs to the swap, not to the Beatings of all who are here."""
    edition = background("con_artist", [{"do": "swap"}, {"do": "beat_all_here"}], [CIGARETTE, {"do": "give_nothing"}])
    game = position(
        """
        0: showers; hand link; background con_artist; gang stage
        1: showers; hand spoon, pike
        """,
        edition=edition,
    )
    play(game, "reveal con_artist bonus", "target 1", "take spoon")
    assert (game.players[1].beatings, hand(game, 1), hand(game, 0)) == (1, {"pike": 1}, {"link": 1, "spoon": 1})


# --- the rest of the vocabulary, where it is not expected
def test_more_actions_in_anothers_turn_are_nobodys() -> None:
    """R18.12: it cannot be done."""
    edition = background("doctor", [{"do": "stop_beating"}], [{"do": "more_actions", "actions": 5}])
    game = position(
        """
        0: showers; hand sucker_punch
        1: showers; background doctor; gang artisan
        """,
        edition=edition,
    )
    play(game, "play sucker_punch", "target 1", "pass", "reveal doctor bonus")
    assert (game.active, game.actions) == (0, 1)


def test_a_riot_by_a_background_deals_out_two_cards_of_ones_own() -> None:
    """R18.12: there is no card to be played among them; a single one would come back."""
    edition = background("burglar", [{"do": "riot"}])
    game = position("0: showers; hand link, pike; background burglar\n1: showers", edition=edition)
    play(game, "reveal burglar")
    assert [player.hand_size for player in game.players] == [1, 1]
    game = position("0: showers; hand link; background burglar\n1: showers", edition=edition)
    assert refused(game, "reveal burglar") == "no-effect R18.12"


def test_a_craft_for_nothing_but_a_link_needs_no_cards_without_one() -> None:
    """R18.12: the Background needs no Link, so it needs nothing at all."""
    edition = edition_of_0_1_0({"recipes": {"pickaxe": {"discard": ["link"]}}}, "for a Link")
    game = position("0: showers; background blacksmith\n1: showers", edition=edition)
    play(game, "reveal blacksmith", "craft pickaxe")
    assert hand(game, 0) == {"pickaxe": 1}
