"""The Backgrounds informer and escapist (docs/cards.md): stopping a card, and getting away."""

from __future__ import annotations

import pytest

from blackgate.rules.kinds import NOTHING
from tests.rules.decks import lying_open, on_table
from tests.rules.scenario import events, hand, place, play, position, refused


# --- informer
def test_an_informer_stops_a_card_of_another_player() -> None:
    """It has no effect and is discarded; the action is used up."""
    game = position("""
        0: showers; hand care_package
        1: cafeteria; background informer
        """)
    play(game, "play care_package")
    assert game.asked() == 1
    assert game.legal_texts() == ["pass", "reveal informer"]
    play(game, "reveal informer")
    assert hand(game, 0) == {}
    assert game.players[0].cigarettes == 0
    assert lying_open(game)["care_package"] == 1
    assert game.asked() == 0
    assert game.actions == 1


def test_an_informer_of_the_queers_gets_the_card() -> None:
    game = position("""
        0: showers; hand care_package
        1: cafeteria; background informer; gang charm
        """)
    play(game, "play care_package")
    assert game.legal_texts() == ["pass", "reveal informer", "reveal informer bonus"]
    play(game, "reveal informer bonus")
    assert hand(game, 0) == {}
    assert hand(game, 1) == {"care_package": 1}
    assert on_table(game) == {}
    assert "care_package" not in lying_open(game)


def test_an_informer_of_another_gang_does_not_get_the_card() -> None:
    """R10.1"""
    game = position("""
        0: showers; hand care_package
        1: cafeteria; background informer; gang artisan
        """)
    play(game, "play care_package")
    assert refused(game, "reveal informer bonus") == "not-your-gang R10.1"


def test_an_informer_may_let_a_card_pass() -> None:
    game = position("""
        0: showers; hand 2 care_package
        1: cafeteria; background informer
        """)
    play(game, "play care_package", "pass")
    assert game.players[0].cigarettes == 3
    play(game, "play care_package", "reveal informer")
    assert game.players[0].cigarettes == 3


def test_an_informer_is_not_asked_about_their_own_card() -> None:
    game = position("""
        0: showers; hand care_package; background informer
        1: cafeteria
        """)
    play(game, "play care_package")
    assert game.asked() == 0
    assert game.players[0].cigarettes == 3
    assert refused(game, "reveal informer") == "wrong-moment R10.1"


def test_whoever_could_be_the_informer_is_asked_clockwise_from_the_player() -> None:
    """R17.6 and the ruling on informer"""
    game = position("""
        0: showers; background burglar
        1: cafeteria
        2: showers; hand care_package
        3: showers; background informer
        4: showers; background doctor
        turn: 2
        """)
    play(game, "play care_package")
    asked = []
    while game.asked() != 2:
        asked.append((game.asked(), game.legal_texts()))
        play(game, "pass")
    assert asked == [(3, ["pass", "reveal informer"]), (4, ["pass"]), (0, ["pass"])]
    assert game.players[2].cigarettes == 3


def test_nobody_is_asked_after_the_informer_was_revealed() -> None:
    """The card is stopped; nor is anybody asked about later cards (R17.6)."""
    game = position("""
        0: showers; hand 2 care_package
        1: showers; background burglar
        2: showers; background informer
        3: showers; background doctor
        turn: 0; actions 3
        """)
    play(game, "play care_package", "pass", "reveal informer")
    assert game.asked() == 0
    play(game, "play care_package")
    assert game.asked() == 0
    assert game.players[0].cigarettes == 3


def test_an_informer_speaks_after_the_target_is_named_and_before_it_is_hit() -> None:
    """R18.5"""
    game = position("""
        0: showers; hand sucker_punch
        1: cafeteria
        2: cafeteria; background informer
        """)
    play(game, "play sucker_punch")
    assert game.asked() == 0
    play(game, "target 1")
    assert game.asked() == 2
    play(game, "reveal informer")
    assert game.players[1].beatings == 0


def test_an_informer_speaks_before_all_other_choices() -> None:
    """R18.5: the Place of a master_key, the Gang of a tattoo."""
    game = position("""
        0: showers; hand master_key
        1: cafeteria; background informer
        """)
    play(game, "play master_key")
    assert game.asked() == 1
    play(game, "reveal informer")
    assert place(game, 0) == "showers"
    assert "end" in game.legal_texts()


def test_the_accessories_of_a_stopped_tattoo_are_not_paid() -> None:
    """The ruling on informer"""
    game = position("""
        0: showers; hand tattoo, chain
        1: cafeteria; background informer
        """)
    play(game, "play tattoo", "reveal informer")
    assert hand(game, 0) == {"chain": 1}
    assert game.players[0].gang_card.index == NOTHING
    assert game.actions == 1


def test_stage_is_used_up_by_a_card_that_was_stopped() -> None:
    """The ruling on informer; R18.5: it counts as played, so the card of stage is drawn after it."""
    game = position("""
        0: showers; hand 2 care_package; gang stage
        1: cafeteria; background informer
        cards: radio
        """)
    play(game, "play care_package", "reveal informer")
    assert game.actions == 2
    assert hand(game, 0) == {"care_package": 1, "radio": 1}
    play(game, "play care_package")
    assert game.actions == 1


def test_a_stopped_bribed_guard_gives_no_actions() -> None:
    game = position("""
        0: showers; hand bribed_guard
        1: cafeteria; background informer
        """)
    play(game, "play bribed_guard", "reveal informer")
    assert game.actions == 1


def test_an_informer_answers_nothing_but_a_card() -> None:
    game = position("""
        0: showers; hand knife
        1: showers; hand pike; background informer
        """)
    play(game, "extort 1", "demand spoon", "lay knife")
    assert refused(game, "reveal informer") == "wrong-moment R10.1"
    play(game, "refuse")
    assert refused(game, "reveal informer") == "wrong-moment R10.1"
    play(game, "yield")
    assert refused(game, "reveal informer") == "wrong-moment R10.1"


# --- escapist, sent to Solitary Confinement
def test_an_escapist_is_not_sent_and_goes_to_any_place() -> None:
    """R18.4"""
    game = position("""
        0: showers; hand solitary_confinement
        1: cafeteria; background escapist
        """)
    play(game, "play solitary_confinement", "target 1", "pass")
    assert game.asked() == 1
    assert game.legal_texts() == ["pass", "reveal escapist"]
    play(game, "reveal escapist")
    assert game.asked() == 1
    assert game.legal_texts() == ["go cell_block", "go showers", "go infirmary", "go recreational_area"]
    play(game, "go showers")
    assert place(game, 1) == "showers"
    assert game.asked() == 0
    assert lying_open(game)["solitary_confinement"] == 1


def test_an_escapist_may_let_themselves_be_sent() -> None:
    game = position("""
        0: showers; hand solitary_confinement
        1: cafeteria; background escapist
        """)
    play(game, "play solitary_confinement", "target 1", "pass", "pass")
    assert place(game, 1) == "solitary_confinement"
    assert not game.players[1].revealed


def test_only_the_one_who_is_sent_may_escape() -> None:
    """R18.4"""
    game = position("""
        0: showers; hand solitary_confinement
        1: cafeteria; background burglar
        2: cafeteria; background escapist
        """)
    play(game, "play solitary_confinement", "target 1", "pass", "pass")
    assert game.asked() == 1
    assert game.legal_texts() == ["pass"]
    play(game, "pass")
    assert place(game, 1) == "solitary_confinement"
    assert game.asked() == 0


@pytest.mark.parametrize(
    ("text", "cards"), [("reveal escapist", {}), ("reveal escapist bonus", {"radio": 1, "cap": 1})]
)
def test_an_escapist_of_the_queers_draws_two_cards_as_well(text: str, cards: dict[str, int]) -> None:
    game = position("""
        0: showers; hand solitary_confinement
        1: cafeteria; background escapist; gang wardrobe
        cards: radio, cap
        """)
    play(game, "play solitary_confinement", "target 1", "pass", text, "go showers")
    assert hand(game, 1) == cards


def test_an_escapist_of_another_gang_draws_nothing() -> None:
    """R10.1"""
    game = position("""
        0: showers; hand solitary_confinement
        1: cafeteria; background escapist; gang lookout
        """)
    play(game, "play solitary_confinement", "target 1", "pass")
    assert refused(game, "reveal escapist bonus") == "not-your-gang R10.1"


# --- escapist, chosen for an Extortion
def test_an_escapist_gets_away_from_an_extortion() -> None:
    """R18.1d and the ruling on escapist: it counts as done, the Weapon laid is discarded."""
    game = position("""
        0: showers; hand 2 knife
        1: showers; hand shovel; background escapist
        2: showers
        """)
    play(game, "extort 1", "demand shovel", "lay knife")
    assert game.legal_texts() == ["cooperate", "refuse", "reveal escapist"]
    play(game, "reveal escapist", "go infirmary")
    assert place(game, 1) == "infirmary"
    assert hand(game, 1) == {"shovel": 1}
    assert hand(game, 0) == {"knife": 1}
    assert lying_open(game)["knife"] == 19
    assert on_table(game) == {}
    assert [player.beatings for player in game.players] == [0, 0, 0]
    assert game.asked() == 0
    assert game.actions == 1
    assert refused(game, "extort 2") == "extorted R3.5"


def test_an_escapist_of_the_queers_draws_two_cards_after_an_extortion_too() -> None:
    game = position("""
        0: showers; hand blade
        1: showers; background escapist; gang wardrobe
        cards: radio, cap
        """)
    play(game, "extort 1", "demand shovel", "lay blade", "reveal escapist bonus", "go infirmary")
    assert hand(game, 1) == {"radio": 1, "cap": 1}
    assert lying_open(game)["blade"] == 1


def test_an_escapist_gets_away_from_an_enforcer_and_from_a_long_arm() -> None:
    game = position("""
        0: showers; background enforcer
        1: showers; background escapist
        """)
    play(game, "reveal enforcer", "extort 1", "demand shovel", "reveal escapist", "go infirmary")
    assert place(game, 1) == "infirmary"
    assert game.asked() == 0
    game = position("""
        0: showers; hand knife; gang long_arm
        1: solitary_confinement; background escapist
        """)
    play(game, "extort 1", "demand shovel", "lay knife", "reveal escapist", "go infirmary")
    assert place(game, 1) == "infirmary"


def test_tribute_takes_nothing_from_an_escapist_who_got_away() -> None:
    """The ruling on tribute; ambush takes no Weapon back either."""
    game = position("""
        0: showers; hand knife; gang tribute
        1: showers; cigarettes 3; background escapist
        """)
    play(game, "extort 1", "demand shovel", "lay knife", "reveal escapist", "go infirmary")
    assert game.players[1].cigarettes == 3
    game = position("""
        0: showers; hand knife; gang ambush
        1: showers; background escapist
        """)
    play(game, "extort 1", "demand shovel", "lay knife", "reveal escapist", "go infirmary")
    assert hand(game, 0) == {}


def test_an_escapist_who_refused_is_in_the_combat() -> None:
    """R18.1d: one question, one answer."""
    game = position("""
        0: showers; hand knife
        1: showers; hand knife; background escapist
        """)
    play(game, "extort 1", "demand shovel", "lay knife", "refuse")
    assert refused(game, "reveal escapist") == "wrong-moment R10.1"


def test_an_escapist_may_keep_the_background_for_later() -> None:
    game = position("""
        0: showers; hand knife, solitary_confinement
        1: showers; hand spoon; background escapist
        """)
    play(game, "extort 1", "demand spoon", "lay knife", "cooperate")
    play(game, "play solitary_confinement", "target 1", "pass", "reveal escapist", "go cell_block")
    assert place(game, 1) == "cell_block"
    assert events(game).count("reveals") == 1
