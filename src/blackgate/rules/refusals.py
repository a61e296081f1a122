"""Why an action is not legal: a code for each reason, with the rule behind it and the name of its message."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

LEGAL: Final[i64] = 0
NOT_AN_ANSWER: Final[i64] = 1
NOT_YOUR_TURN_TO_ACT: Final[i64] = 2
GAME_OVER: Final[i64] = 3
NOT_IN_PLAY: Final[i64] = 4
NO_ACTIONS: Final[i64] = 5
PLACE_FORBIDS: Final[i64] = 6
WRONG_PLACE: Final[i64] = 7
SEARCHED: Final[i64] = 8
NOTHING_TO_DRAW: Final[i64] = 9
ALREADY_THERE: Final[i64] = 10
ONLY_BY_BEING_SENT: Final[i64] = 11
NO_ACCESSORIES: Final[i64] = 12
GANG_PILE_EMPTY: Final[i64] = 13
NOT_IN_HAND: Final[i64] = 14
NO_EFFECT: Final[i64] = 15
EXTORTED: Final[i64] = 16
NO_WEAPON: Final[i64] = 17
NOT_ENOUGH_WEAPONS: Final[i64] = 18
NOT_YOURSELF: Final[i64] = 19
NO_SUCH_SEAT: Final[i64] = 20
NOT_HERE: Final[i64] = 21
CHARMED: Final[i64] = 22
BEATEN_CRAFT: Final[i64] = 23
MISSING_CARDS: Final[i64] = 24
PILE_EMPTY: Final[i64] = 25
BEATEN_DIG: Final[i64] = 26
NOT_BEATEN: Final[i64] = 27
TOO_EXPENSIVE: Final[i64] = 28
NO_ABILITY: Final[i64] = 29
USED_THIS_TURN: Final[i64] = 30
NO_CARDS_THERE: Final[i64] = 31
NOT_YOUR_BACKGROUND: Final[i64] = 32
REVEALED: Final[i64] = 33
WRONG_MOMENT: Final[i64] = 34
NOT_YOUR_GANG: Final[i64] = 35
CONFINED: Final[i64] = 36
NOT_A_TARGET: Final[i64] = 37
NOT_WITH_THIS_DIE: Final[i64] = 38
SELL_SOMETHING: Final[i64] = 39
NO_CRAFT_HERE: Final[i64] = 40
TRAUMATIZED: Final[i64] = 41
NO_TOKEN: Final[i64] = 42
NO_TOKENS_LEFT: Final[i64] = 43
TEAMMATE: Final[i64] = 44
NOT_A_TEAMMATE: Final[i64] = 45
OTHER_GANG: Final[i64] = 46
NOT_IN_SOLITARY: Final[i64] = 47
NOTHING_TO_EXCHANGE: Final[i64] = 48
NO_BACKGROUND_LEFT: Final[i64] = 49
NOT_YOUR_CELL_BLOCK: Final[i64] = 50
NO_STAKE: Final[i64] = 51
NOBODY_TO_BRAWL: Final[i64] = 52
WARDEN_IS_HERE: Final[i64] = 53
NO_TRAUMA: Final[i64] = 54
NO_BRIBE: Final[i64] = 55
NO_LINK_IN_IT: Final[i64] = 56

# code -> (name of the message, rule)
REFUSALS: Final = (
    ("legal", ""),
    ("not-an-answer", "R18.7"),
    ("not-your-turn", "R3.1"),
    ("game-over", "R2.1"),
    ("not-in-play", "R14.1"),
    ("no-actions", "R3.1"),
    ("place-forbids", "R15.2"),
    ("wrong-place", "R3.4"),
    ("searched", "R3.5"),
    ("nothing-to-draw", "R5.1"),
    ("already-there", "R6.1"),
    ("only-by-being-sent", "R6.2"),
    ("no-accessories", "R9.1"),
    ("gang-pile-empty", "R9.3"),
    ("not-in-hand", "R3.8"),
    ("no-effect", "R18.12"),
    ("extorted", "R3.5"),
    ("no-weapon", "R7.1"),
    ("not-enough-weapons", "R9.4"),
    ("not-yourself", "R7.1"),
    ("no-such-seat", "R1.1"),
    ("not-here", "R7.1"),
    ("charmed", "R9.4"),
    ("beaten-craft", "R10.3"),
    ("missing-cards", "R8.2"),
    ("pile-empty", "R1.2"),
    ("beaten-dig", "R10.3"),
    ("not-beaten", "R11.3"),
    ("too-expensive", "R11.5"),
    ("no-ability", "R9.4"),
    ("used-this-turn", "R9.4"),
    ("no-cards-there", "R18.12"),
    ("not-your-background", "R10.1"),
    ("revealed", "R10.1"),
    ("wrong-moment", "R10.1"),
    ("not-your-gang", "R10.1"),
    ("confined", "R15.2"),
    ("not-a-target", "R18.12"),
    ("not-with-this-die", "R6.1"),
    ("sell-something", "R11.4"),
    ("no-craft-here", "R8.1"),
    ("traumatized", "R14.11"),
    ("no-token", "R14.3"),
    ("no-tokens-left", "R14.3"),
    ("teammate", "R7.1"),
    ("not-a-teammate", "R13.9"),
    ("other-gang", "R13.10"),
    ("not-in-solitary", "R13.10"),
    ("nothing-to-exchange", "R13.9"),
    ("no-background-left", "R14.5"),
    ("not-your-cell-block", "R13.8"),
    ("no-stake", "R14.7"),
    ("nobody-to-brawl", "R14.8"),
    ("warden-is-here", "R16.3"),
    ("no-trauma", "R14.10"),
    ("no-bribe", "R16.6"),
    ("no-link-in-it", "R14.9"),
)


class Refusal:
    """Why an action is not legal now: the rule that forbids it, and the message that says so in any language."""

    def __init__(self, code: i64, action: str, place: str) -> None:
        name, rule = REFUSALS[code]
        self.code: Final = code
        self.name: Final = name
        self.rule: Final = rule
        self.action: Final = action
        self.place: Final = place  # where the asked player is

    def __str__(self) -> str:
        return self.text("en")

    def text(self, language: str) -> str:
        """The reason in words, with its rule: `not in the Showers (R8.1)`."""
        from blackgate.messages import text

        where = text(language, f"place-{self.place}.in") if self.place else ""
        return f"{text(language, 'refusal-' + self.name, place=where)} ({self.rule})"
