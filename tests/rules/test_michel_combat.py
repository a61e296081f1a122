"""An Extortion by Michel(le) (R12.6-R12.10): the card revealed, the combat, what losing costs and winning brings."""

from __future__ import annotations

from functools import partial

import pytest

import blackgate
from blackgate import Game, View
from blackgate.rules.kinds import NOBODY
from tests.rules.decks import all_search_cards, lying_open, on_table
from tests.rules.michel import michel_pile
from tests.rules.scenario import deck_of, events, hand, play, position, refused
from tests.standard import MICHEL_CARD_NAMES

with_michel = partial(position, options="michel")

SHOWN = {
    "knife_spoon": ["spoon"],
    "knife_pickaxe": ["pickaxe"],
    "knife_shovel": ["shovel"],
    "knife_spoon_pickaxe": ["spoon", "pickaxe"],
    "knife_pickaxe_shovel": ["pickaxe", "shovel"],
}


def arrive(seat: str, cards: str, *, more: str = "") -> Game:
    """Seat 0 has come to the Showers, where they are, and has an action left; the first card is revealed."""
    game = position(f"""
        options: michel; places gymnasium
        0: cell_block; {seat}
        1: cafeteria
        2: infirmary
        turn: 0; actions 3
        cards: {cards}
        {more}
        """)
    play(game, "cautious_move showers")
    return game


def cards_in_sight(game: Game) -> dict[str, int]:
    """How many Michel cards lie in the deck and the discard together."""
    deck, discard = michel_pile(game, "michel_deck"), michel_pile(game, "michel_discard")
    both = {name: deck.get(name, 0) + discard.get(name, 0) for name in MICHEL_CARD_NAMES}
    return {name: count for name, count in both.items() if count > 0}


def is_over(game: Game) -> bool:
    """Seat 0 goes on with the turn."""
    return bool(game.asked() == 0 and "end" in game.legal_texts())


# --- R12.6: the first card
def test_without_a_knife_on_the_card_nothing_happens() -> None:
    """R12.6: no_knife; the card is discarded."""
    game = arrive("hand spoon, knife", "no_knife")
    assert is_over(game)
    assert hand(game, 0) == {"spoon": 1, "knife": 1}
    assert game.players[0].beatings == 0
    assert michel_pile(game, "michel_deck")["no_knife"] == 2
    assert michel_pile(game, "michel_discard") == {"no_knife": 1}


@pytest.mark.parametrize("card", SHOWN)
def test_with_a_knife_the_player_may_discard_a_tool_shown_on_the_card(card: str) -> None:
    """R12.6: knife_spoon, knife_pickaxe, knife_shovel, knife_spoon_pickaxe, knife_pickaxe_shovel."""
    game = arrive("hand spoon, pickaxe, shovel, knife", card)
    assert game.asked() == 0
    assert game.legal_texts() == [*(f"discard {tool}" for tool in SHOWN[card]), "refuse"]


@pytest.mark.parametrize(("card", "tool"), [(card, tool) for card, tools in SHOWN.items() for tool in tools])
def test_a_tool_discarded_is_the_end_of_it(card: str, tool: str) -> None:
    """R12.6, R1.2: it goes back on its pile; the Michel card is discarded."""
    game = arrive("hand spoon, pickaxe, shovel", card)
    before = lying_open(game)[tool]
    play(game, f"discard {tool}")
    assert is_over(game)
    assert hand(game, 0) == {name: 1 for name in ("spoon", "pickaxe", "shovel") if name != tool}
    assert lying_open(game)[tool] == before + 1
    assert game.players[0].beatings == 0
    assert michel_pile(game, "michel_discard") == {card: 1}


def test_one_tool_is_enough() -> None:
    """R12.6: one of those shown."""
    game = arrive("hand 2 spoon, pickaxe", "knife_spoon_pickaxe")
    play(game, "discard spoon")
    assert is_over(game)
    assert hand(game, 0) == {"spoon": 1, "pickaxe": 1}


def test_a_tool_that_the_card_does_not_show_is_not_refused_as_missing() -> None:
    """R12.6: the reason must be true; the Shovel is in the hand, but not on the card."""
    game = arrive("hand spoon, shovel", "knife_spoon")
    assert refused(game, "discard shovel").split()[0] != "not-in-hand"


def test_a_player_without_the_tool_is_asked_all_the_same() -> None:
    """R12.6, R17.4: nobody learns from it what the hand holds."""
    game = arrive("hand shovel, knife", "knife_spoon_pickaxe")
    assert game.asked() == 0
    assert game.legal_texts() == ["refuse"]
    assert refused(game, "discard spoon") == "not-in-hand R12.6"


def test_an_empty_hand_has_lost_without_a_question() -> None:
    """R12.6-R12.8, R17.4: everybody can see that there is nothing to discard or lay; an empty hand gives nothing."""
    game = arrive("beatings 1", "knife_spoon")
    assert is_over(game)
    assert game.players[0].beatings == 2
    assert michel_pile(game, "michel_discard") == {"knife_spoon": 1}


# --- R12.7: the combat
def test_in_the_combat_the_player_lays_a_weapon_or_loses() -> None:
    """R12.7: Knife or Blade; with a Tool in hand the combat can still be chosen."""
    game = arrive("hand spoon, knife, blade", "knife_spoon")
    play(game, "refuse")
    assert game.asked() == 0
    assert game.legal_texts() == ["yield", "lay knife", "lay blade"]


def test_after_a_weapon_a_card_without_a_knife_is_a_victory() -> None:
    """R12.7, R12.9"""
    game = arrive("hand spoon, knife", "knife_spoon, no_knife")
    play(game, "refuse", "lay knife")
    assert game.legal_texts() == ["draw", "pass"]
    assert game.players[0].beatings == 0
    assert hand(game, 0) == {"spoon": 1}


def test_after_a_weapon_a_card_with_a_knife_wants_another_weapon() -> None:
    """R12.7: and so on; the Tools on it do not matter any more."""
    game = arrive("hand pickaxe, knife, 2 blade", "knife_spoon, knife_pickaxe, knife_shovel, no_knife")
    play(game, "refuse", "lay blade")
    assert game.legal_texts() == ["yield", "lay knife", "lay blade"]
    play(game, "lay knife")
    assert game.legal_texts() == ["yield", "lay blade"]
    assert on_table(game) == {"knife": 1, "blade": 1}
    play(game, "lay blade")
    assert game.legal_texts() == ["draw", "pass"]


def test_a_player_without_a_weapon_can_only_yield() -> None:
    """R12.7, R17.4"""
    game = arrive("hand spoon, link", "knife_spoon")
    play(game, "refuse")
    assert game.legal_texts() == ["yield"]
    assert refused(game, "lay knife") == "not-in-hand R12.7"


def test_the_last_card_laid_and_a_knife_again_is_a_defeat() -> None:
    """R12.7, R17.4: the hand is empty, nobody has to ask."""
    game = arrive("hand knife", "knife_spoon, knife_shovel")
    play(game, "refuse", "lay knife")
    assert is_over(game)
    assert game.players[0].beatings == 1
    assert lying_open(game)["knife"] == 20


# --- R12.8: losing
def test_losing_costs_a_beating_and_a_tool_shown_on_the_first_card() -> None:
    """R12.8: not on a later one."""
    game = arrive("hand spoon, shovel, knife", "knife_spoon, knife_shovel")
    play(game, "refuse", "lay knife", "yield")
    assert is_over(game)
    assert game.players[0].beatings == 1
    assert hand(game, 0) == {"shovel": 1}
    assert lying_open(game)["spoon"] == 11


@pytest.mark.parametrize(
    ("card", "tools"),
    [("knife_spoon_pickaxe", ["spoon", "pickaxe"]), ("knife_pickaxe_shovel", ["pickaxe", "shovel"])],
)
def test_of_several_such_tools_the_player_chooses(card: str, tools: list[str]) -> None:
    """R12.8"""
    for tool in tools:
        game = arrive("hand spoon, pickaxe, shovel, link", card)
        play(game, "refuse", "yield")
        assert game.asked() == 0
        assert game.legal_texts() == [f"discard {name}" for name in tools]
        assert game.players[0].beatings == 1
        play(game, f"discard {tool}")
        assert is_over(game)
        assert tool not in hand(game, 0)
        assert sum(hand(game, 0).values()) == 3


def test_the_toll_is_asked_for_alike_with_one_of_the_two_tools_shown_and_with_both() -> None:
    """R12.8, R17.4: whether the question is put must not tell whether the other Tool is there too."""
    for held, answers in (
        ("spoon, pickaxe, link", ["discard spoon", "discard pickaxe"]),
        ("spoon, shovel, link", ["discard spoon"]),
        ("pickaxe, 2 link", ["discard pickaxe"]),
    ):
        game = arrive(f"hand {held}", "knife_spoon_pickaxe")
        play(game, "refuse", "yield")
        assert game.asked() == 0
        assert game.legal_texts() == answers


@pytest.mark.parametrize("card", ["whisky", "shovel", "link"])
def test_without_such_a_tool_a_card_at_random_is_discarded(card: str) -> None:
    """R12.8"""
    game = arrive("hand whisky, shovel, link", f"knife_spoon_pickaxe, {card}")
    play(game, "refuse", "yield")
    assert game.legal_texts() == ["pass"]  # R17.4: asked all the same, as with one of the Tools or both
    assert refused(game, "discard spoon") == "not-in-hand R12.8"
    play(game, "pass")
    assert is_over(game)
    assert card not in hand(game, 0)
    assert sum(hand(game, 0).values()) == 2
    assert events(game)[-2:] == ["lacks", "discards-at-random"]


@pytest.mark.parametrize("viewer", [1, 2, NOBODY])
def test_a_card_lost_at_random_shows_that_the_tools_were_not_there(viewer: int) -> None:
    """R12.8, R17.3: all that the first card shows, and no other."""
    game = arrive("hand whisky, shovel, link", "knife_spoon_pickaxe, whisky")
    play(game, "refuse", "yield", "pass")
    assert View(game, viewer).tracker(0) == {"spoon": [0, 0], "pickaxe": [0, 0]}


@pytest.mark.parametrize("viewer", [1, 2, NOBODY])
def test_a_tool_lost_or_a_refusal_shows_nothing_else(viewer: int) -> None:
    """R12.8, R17.3: another Spoon may still be there."""
    game = arrive("hand 2 spoon, link, knife", "knife_spoon, knife_shovel")
    play(game, "refuse", "lay knife")
    assert View(game, viewer).tracker(0) == {}
    play(game, "yield")
    assert View(game, viewer).tracker(0) == {}
    assert hand(game, 0) == {"spoon": 1, "link": 1}


def test_the_beating_comes_before_the_card_and_both_before_the_discard() -> None:
    """R12.8, R12.10"""
    game = arrive("hand spoon, knife, link", "knife_spoon, knife_shovel")
    play(game, "refuse", "lay knife")
    game.take_events()
    play(game, "yield")
    assert events(game) == ["yields", "michel-wins", "is-beaten", "discards", "clears"]


def test_with_two_beatings_the_tool_is_lost_all_the_same() -> None:
    """R10.2, R12.8"""
    game = arrive("hand spoon, link; beatings 2", "knife_spoon")
    play(game, "refuse", "yield")
    assert game.players[0].beatings == 2
    assert hand(game, 0) == {"link": 1}


# --- R12.9: winning
def test_the_winner_may_draw_a_search_card() -> None:
    """R12.9"""
    game = arrive("hand knife", "knife_spoon, no_knife, radio")
    play(game, "refuse", "lay knife", "draw")
    assert is_over(game)
    assert hand(game, 0) == {"radio": 1}


def test_the_winner_need_not_draw() -> None:
    """R12.9"""
    game = arrive("hand knife", "knife_spoon, no_knife")
    play(game, "refuse", "lay knife", "pass")
    assert is_over(game)
    assert hand(game, 0) == {}


def test_the_card_won_is_known_to_the_winner_only() -> None:
    """R12.9, R17.2: for the others it may be any Search card."""
    game = arrive("hand knife", "knife_spoon, no_knife, radio")
    play(game, "refuse", "lay knife", "draw")
    for card in ("radio", "link"):
        assert View(game, 1).tracker(0).get(card, [0, 1]) == [0, 1]
    drawn = [event for event in game.take_events() if event.name == "draws"]
    assert len(drawn) == 1
    assert [drawn[0].visible_to(seat) for seat in (0, 1, 2, NOBODY)] == [True, False, False, False]


def test_with_no_search_card_left_nobody_is_asked() -> None:
    """R12.9, R18.12: a Knife is on its pile, never in the Search deck."""
    game = with_michel(f"""
        0: cell_block; hand knife
        1: cafeteria; hand {all_search_cards()}
        turn: 0; actions 3
        cards: knife_spoon, no_knife
        """)
    play(game, "cautious_move showers", "refuse", "lay knife")
    assert is_over(game)
    assert lying_open(game)["knife"] == 20


# --- R12.10: the end
def test_weapons_and_cards_are_discarded_at_the_end() -> None:
    """R12.10, R18.14: until then they are in no pile."""
    game = arrive("hand 2 knife, blade, link", "knife_spoon, knife_pickaxe, knife_pickaxe_shovel, no_knife")
    play(game, "refuse", "lay knife", "lay blade")
    assert on_table(game) == {"knife": 1, "blade": 1}
    assert "blade" not in lying_open(game)
    assert michel_pile(game, "michel_discard") == {}
    assert cards_in_sight(game) == {"knife_shovel": 1, "knife_spoon_pickaxe": 1, "no_knife": 3}
    play(game, "lay knife", "pass")
    assert on_table(game) == {}
    assert lying_open(game)["knife"] == 20
    assert lying_open(game)["blade"] == 1
    assert michel_pile(game, "michel_discard") == {
        "knife_spoon": 1,
        "knife_pickaxe": 1,
        "knife_pickaxe_shovel": 1,
        "no_knife": 1,
    }


def test_a_blade_laid_is_not_in_the_reshuffle_for_the_card_won() -> None:
    """R12.9, R12.10, R18.14: Weapons are discarded at the end, the card won comes before it."""
    game = with_michel(
        """
        0: cell_block; hand blade
        1: cafeteria; hand link
        turn: 0; actions 3
        cards: knife_spoon, no_knife
        """,
        edition=deck_of(blade=1, link=1),
    )
    play(game, "cautious_move showers", "refuse", "lay blade")
    assert "draw" not in game.legal_texts()
    assert lying_open(game)["blade"] == 1


# --- R12.1: the deck in the middle of a combat
def test_cards_that_are_out_stay_out_when_the_deck_is_reshuffled() -> None:
    """R12.1, R18.14: the discard becomes the deck, without those revealed in this Extortion."""
    game = arrive(
        "hand 3 knife, link",
        "knife_spoon, knife_pickaxe, knife_shovel, no_knife",
        more="michel_deck: knife_spoon, knife_pickaxe\nmichel_discard: knife_shovel, 2 no_knife",
    )
    play(game, "refuse", "lay knife")
    assert michel_pile(game, "michel_deck") == {}
    assert "michel-reshuffles" not in events(game)
    play(game, "lay knife")
    assert events(game)[-2:] == ["michel-reshuffles", "michel-reveals"]
    assert michel_pile(game, "michel_deck") == {"no_knife": 2}
    assert michel_pile(game, "michel_discard") == {}
    play(game, "lay knife", "pass")
    assert michel_pile(game, "michel_deck") == {"no_knife": 1}
    assert michel_pile(game, "michel_discard") == {
        "knife_spoon": 1,
        "knife_pickaxe": 1,
        "knife_shovel": 1,
        "no_knife": 1,
    }


def test_with_no_card_left_at_all_the_player_has_won() -> None:
    """R12.1: all of them are out."""
    game = arrive(
        "hand 2 knife, link",
        "knife_spoon, knife_pickaxe, radio",
        more="michel_deck: knife_spoon, knife_pickaxe",
    )
    play(game, "refuse", "lay knife", "lay knife")
    assert game.legal_texts() == ["draw", "pass"]
    play(game, "draw")
    assert is_over(game)
    assert hand(game, 0) == {"link": 1, "radio": 1}
    assert game.players[0].beatings == 0
    assert michel_pile(game, "michel_discard") == {"knife_spoon": 1, "knife_pickaxe": 1}


def test_a_combat_can_be_laid_out_again_with_the_cards_that_are_out() -> None:
    """R12.1: a saved game forgets none of them."""
    game = arrive("hand 2 knife, blade, spoon", "knife_spoon, knife_pickaxe, no_knife")
    play(game, "refuse", "lay knife")
    again = blackgate.lay_out(blackgate.position_text(game) + "cards: no_knife\n")
    for copy in (game, again):
        assert copy.legal_texts() == ["yield", "lay knife", "lay blade"]
        play(copy, "lay blade", "pass")
        assert michel_pile(copy, "michel_discard") == {"knife_spoon": 1, "knife_pickaxe": 1, "no_knife": 1}
        assert on_table(copy) == {}
        assert hand(copy, 0) == {"knife": 1, "spoon": 1}


# --- cards against them
def test_knuckles_count_as_a_weapon_laid_once_in_the_combat() -> None:
    """R12.7: a new card is revealed after them as well."""
    game = arrive("hand link; gang knuckles", "knife_spoon, knife_shovel, link")
    play(game, "refuse")
    assert game.legal_texts() == ["yield", "knuckles"]
    game.take_events()
    play(game, "knuckles")
    assert events(game) == ["needs-no-weapon", "michel-reveals"]
    assert game.legal_texts() == ["yield"]
    assert refused(game, "knuckles") == "no-ability R9.4"
    game = arrive("hand link; gang knuckles", "knife_spoon, no_knife")
    play(game, "refuse", "knuckles")
    assert game.legal_texts() == ["draw", "pass"]


def test_a_boxer_wins_and_the_bonus_does_nothing_more() -> None:
    """The ruling on boxer: nobody has lost who could take a Beating."""
    for reveal in ("reveal boxer", "reveal boxer bonus"):
        game = arrive("hand spoon, knife; background boxer; gang ambush", "knife_spoon, knife_shovel")
        play(game, "refuse", "lay knife")
        assert game.legal_texts() == ["yield", "reveal boxer", "reveal boxer bonus"]
        play(game, reveal)
        assert game.legal_texts() == ["draw", "pass"]
        play(game, "pass")
        assert is_over(game)
        assert [player.beatings for player in game.players] == [0, 0, 0]
        assert hand(game, 0) == {"spoon": 1}
        assert michel_pile(game, "michel_discard") == {"knife_spoon": 1, "knife_shovel": 1}


def test_whoever_could_be_the_boxer_is_asked_with_an_empty_hand_too() -> None:
    """R17.6"""
    for background, answers in (("boxer", ["yield", "reveal boxer"]), ("burglar", ["yield"])):
        game = arrive(f"background {background}", "knife_spoon")
        assert game.asked() == 0
        assert game.legal_texts() == answers


def test_thick_skin_loses_the_tool_shown_but_no_beating_and_no_random_card() -> None:
    """R12.8 and the ruling on thick_skin."""
    game = arrive("hand spoon, link; gang thick_skin", "knife_spoon")
    play(game, "refuse", "yield")
    assert is_over(game)
    assert game.players[0].beatings == 0
    assert hand(game, 0) == {"link": 1}
    game = arrive("hand shovel, link; gang thick_skin", "knife_spoon")
    play(game, "refuse", "yield")
    assert is_over(game)
    assert game.players[0].beatings == 0
    assert hand(game, 0) == {"shovel": 1, "link": 1}


def test_trophy_draws_two_cards_on_top_of_the_one_that_may_be_drawn() -> None:
    """R12.9 and the ruling on trophy."""
    for answer, cards in (("draw", 3), ("pass", 2)):
        game = arrive("hand knife; gang trophy", "knife_spoon, no_knife")
        play(game, "refuse", "lay knife", answer)
        assert is_over(game)
        assert sum(hand(game, 0).values()) == cards


def test_trophy_draws_after_the_winner_has_decided_about_the_card_won() -> None:
    """R12.9, R18.1g-i: trophy is an ability after the combat, on top of R12.9; the choice comes without its cards."""
    game = arrive("hand knife; gang trophy", "knife_spoon, no_knife, radio, cap, boots")
    play(game, "refuse", "lay knife")
    assert game.legal_texts() == ["draw", "pass"]
    assert hand(game, 0) == {}
    play(game, "draw")
    assert hand(game, 0) == {"radio": 1, "cap": 1, "boots": 1}


def test_with_trophy_nobody_is_asked_to_draw_a_card_that_is_not_there() -> None:
    """R12.9, R18.12: the last two Search cards; whoever says `draw` must get a card."""
    game = with_michel(f"""
        0: cell_block; hand knife; gang trophy
        1: cafeteria; hand {all_search_cards(radio=1, cap=1)}
        turn: 0; actions 3
        cards: knife_spoon, no_knife, radio, cap
        """)
    play(game, "cautious_move showers", "refuse", "lay knife")
    assert game.legal_texts() == ["draw", "pass"]
    before = sum(hand(game, 0).values())
    play(game, "draw")
    assert sum(hand(game, 0).values()) > before


def test_trophy_draws_nothing_where_there_was_no_combat_to_win() -> None:
    """R12.6: neither for a card without a Knife nor for a Tool discarded."""
    game = arrive("hand spoon; gang trophy", "no_knife")
    assert hand(game, 0) == {"spoon": 1}
    game = arrive("hand spoon; gang trophy", "knife_spoon")
    play(game, "discard spoon")
    assert hand(game, 0) == {}


def test_a_bodybuilding_token_may_replace_a_weapon() -> None:
    """R12.7, R14.8: with 4 or more it counts as laid, and a new card is revealed."""
    game = arrive("hand link; tokens bodybuilding", "knife_spoon, no_knife", more="dice: 4")
    play(game, "refuse")
    assert game.legal_texts() == ["yield", "bodybuilding"]
    play(game, "bodybuilding")
    assert game.legal_texts() == ["draw", "pass"]
    assert hand(game, 0) == {"link": 1}


def test_a_bodybuilding_token_that_fails_leaves_the_weapon_to_lay() -> None:
    """R12.7, R14.8: one try per Weapon; the next Weapon may be tried again."""
    game = arrive("hand knife, link; tokens 2 bodybuilding", "knife_spoon, knife_shovel", more="dice: 3")
    play(game, "refuse", "bodybuilding")
    assert game.legal_texts() == ["yield", "lay knife"]
    play(game, "lay knife")
    assert game.legal_texts() == ["yield", "bodybuilding"]


def test_an_empty_hand_with_a_bodybuilding_token_is_asked() -> None:
    """R17.4: everybody can see the token."""
    game = arrive("tokens bodybuilding", "knife_spoon", more="dice: 1")
    assert game.legal_texts() == ["yield", "bodybuilding"]
    play(game, "bodybuilding")
    assert is_over(game)
    assert game.players[0].beatings == 1


def test_a_doctor_stops_their_beating_and_still_loses_the_tool() -> None:
    """R12.8, R18.3 and the ruling on doctor."""
    game = arrive("hand spoon, link; background doctor; beatings 2", "knife_spoon")
    play(game, "refuse", "yield")
    assert game.asked() == 0
    assert game.legal_texts() == ["pass", "reveal doctor"]
    play(game, "reveal doctor")
    assert is_over(game)
    assert game.players[0].beatings == 0
    assert hand(game, 0) == {"link": 1}


def test_the_bonus_of_a_doctor_hits_nobody_for_nobody_caused_the_beating() -> None:
    """R18.3: with Michel(le) nobody, not even whoever moved them."""
    game = with_michel("""
        0: cafeteria
        1: infirmary; hand link; background doctor; gang artisan; beatings 1
        2: infirmary
        dice: 3
        cards: knife_spoon, link, no_knife
        michel: cafeteria
        """)
    play(game, "end", "roll_for_michel", "go infirmary", "refuse", "yield", "reveal doctor bonus")
    assert [player.beatings for player in game.players] == [0, 0, 0]
    assert hand(game, 1) == {}
