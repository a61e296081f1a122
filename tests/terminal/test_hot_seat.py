"""Several people at one keyboard: nobody sees the hand of another (R17.2)."""

from __future__ import annotations

from pathlib import Path

from tests.terminal.processes import PROMPT, piped, run

# Bob begins; what he holds and what Anna holds.
SEED_5 = ("play", "--seed", "5", "--first", "1", "--person", "Anna", "--person", "Bob", "--plain")
BOBS = ("Fence", "Poker Night", "Tattoo")
ANNAS = ("Hitman", "Container", "Cap")


def test_a_curtain_falls_before_the_first_hand_and_between_hands(tmp_path: Path) -> None:
    with piped(tmp_path, *SEED_5, LINES="40", COLUMNS="80") as game:
        before = game.expect("Hand the keyboard to Bob.")
        assert not any(card in before for card in (*BOBS, *ANNAS))
        game.expect("Bob, press Enter: ")
        game.type("\n")
        seen = game.expect(PROMPT)
        assert all(card in seen for card in BOBS)
        assert not any(card in seen for card in ("Hitman", "Container:"))
        game.type("end\n")
        curtain = game.expect("Anna, press Enter: ")
        assert "\n" * 40 in curtain, "everything is scrolled away"
        assert not any(card in curtain for card in (*BOBS, *ANNAS))
        game.type("\n")
        seen = game.expect(PROMPT)
        assert all(card in seen for card in ANNAS)
        assert not any(card in seen for card in BOBS)


def test_what_concerns_one_person_alone_is_shown_before_the_curtain_falls(tmp_path: Path) -> None:
    """R7.7: a card taken at random is seen by the two concerned. Anna sees which before the keyboard goes to Bob."""
    with piped(tmp_path, *SEED_5) as game:
        game.expect("Bob, press Enter: ")
        game.type("\nplay poker_night\n")
        game.expect("Anna, press Enter: ")  # could she stop it? (R17.6)
        game.type("\npass\n")
        game.expect("Bob takes a Container from you.\nLook at this, then press Enter to clear the screen: ")
        game.type("\n")
        assert "Container" not in game.expect("Bob, press Enter: ")
        game.type("\n")
        assert "You take a Container from Anna." in game.expect(PROMPT)


def test_a_person_alone_needs_no_curtain(tmp_path: Path) -> None:
    said = run(tmp_path, "play", "--seed", "5", "--person", "Anna", typed="end\nquit\n").stdout
    assert "press Enter" not in said


def test_a_person_alone_is_not_asked_what_can_only_be_passed(tmp_path: Path) -> None:
    """R17.6: a table may pass for those who cannot answer; with others at the table everybody is asked."""
    alone = run(tmp_path, "play", "--seed", "5", typed="end\n" * 60 + "quit\n").stdout
    assert "\n  1. Let it happen\nYour choice" not in alone
    together = run(tmp_path, *SEED_5, typed="\nplay poker_night\n\nquit\n").stdout
    assert "Bob plays the Poker Night card. Do you let it happen?\n  1. Let it happen\nYour choice" in together
