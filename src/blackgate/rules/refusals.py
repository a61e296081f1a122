"""Why an action is not legal: a code for each reason, with the rule behind it and the name of its message."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from blackgate.messages import Localizable, has, localized, phrase

LEGAL: Final[i64] = 0
NOT_AN_ANSWER: Final[i64] = 1
GAME_OVER: Final[i64] = 2
NOT_IN_PLAY: Final[i64] = 3
NO_ACTIONS: Final[i64] = 4
PLACE_FORBIDS: Final[i64] = 5
WRONG_PLACE: Final[i64] = 6
SEARCHED: Final[i64] = 7
NOTHING_TO_DRAW: Final[i64] = 8
ALREADY_THERE: Final[i64] = 9
ONLY_BY_BEING_SENT: Final[i64] = 10
NO_ACCESSORIES: Final[i64] = 11
GANG_PILE_EMPTY: Final[i64] = 12
NOT_IN_HAND: Final[i64] = 13
NO_EFFECT: Final[i64] = 14
EXTORTED: Final[i64] = 15
NO_WEAPON: Final[i64] = 16
NOT_ENOUGH_WEAPONS: Final[i64] = 17
NOT_YOURSELF: Final[i64] = 18
NO_SUCH_SEAT: Final[i64] = 19
NOT_HERE: Final[i64] = 20
CHARMED: Final[i64] = 21
BEATEN_CRAFT: Final[i64] = 22
MISSING_CARDS: Final[i64] = 23
PILE_EMPTY: Final[i64] = 24
BEATEN_DIG: Final[i64] = 25
NOT_BEATEN: Final[i64] = 26
TOO_EXPENSIVE: Final[i64] = 27
NO_ABILITY: Final[i64] = 28
USED_THIS_TURN: Final[i64] = 29
NO_CARDS_THERE: Final[i64] = 30
NOT_YOUR_BACKGROUND: Final[i64] = 31
REVEALED: Final[i64] = 32
WRONG_MOMENT: Final[i64] = 33
NOT_YOUR_GANG: Final[i64] = 34
CONFINED: Final[i64] = 35
NOT_A_TARGET: Final[i64] = 36
NOT_WITH_THIS_DIE: Final[i64] = 37
SELL_SOMETHING: Final[i64] = 38
NO_CRAFT_HERE: Final[i64] = 39
TRAUMATIZED: Final[i64] = 40
NO_TOKEN: Final[i64] = 41
NO_TOKENS_LEFT: Final[i64] = 42
TEAMMATE: Final[i64] = 43
NOT_A_TEAMMATE: Final[i64] = 44
OTHER_GANG: Final[i64] = 45
NOT_IN_SOLITARY: Final[i64] = 46
NOTHING_TO_EXCHANGE: Final[i64] = 47
NOT_YOUR_CELL_BLOCK: Final[i64] = 48
NO_STAKE: Final[i64] = 49
NOBODY_TO_BRAWL: Final[i64] = 50
WARDEN_IS_HERE: Final[i64] = 51
NO_TRAUMA: Final[i64] = 52
NO_BRIBE: Final[i64] = 53
NO_LINK_IN_IT: Final[i64] = 54
NO_TOOL_FOR_MICHEL: Final[i64] = 55
NO_WEAPON_FOR_MICHEL: Final[i64] = 56
NO_TOLL_FOR_MICHEL: Final[i64] = 57
HEALS_ALL: Final[i64] = 58
NOT_ENOUGH_ACTIONS: Final[i64] = 59
NO_WEAPON_TO_BRAWL: Final[i64] = 60

# code -> (name of the message, rule)
REFUSALS: Final = (
    ("legal", ""),
    ("not-an-answer", "R18.7"),
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
    ("not-your-cell-block", "R13.8"),
    ("no-stake", "R14.7"),
    ("nobody-to-brawl", "R14.8"),
    ("warden-is-here", "R16.3"),
    ("no-trauma", "R14.10"),
    ("no-bribe", "R16.6"),
    ("no-link-in-it", "R14.9"),
    ("not-in-hand", "R12.6"),
    ("not-in-hand", "R12.7"),
    ("not-in-hand", "R12.8"),
    ("heals-all", "R9.4"),
    ("no-actions", "R6.2"),
    ("not-in-hand", "R14.8"),
)

# Where one reason has several rules behind it: the rule for a word of the action, the last one first
RULE_OF_WORD: Final[dict[int, dict[str, str]]] = {
    NOT_IN_PLAY: {
        "follow": "R13.10", "exchange": "R13.9", "attract_warden": "R16.3", "bribe": "R16.6",
        "wardens_office": "R16.1", "cell_block_b": "R13.2",
    },
    PILE_EMPTY: {"craft": "R8.3", "buy": "R11.5", "steal_spoon": "R11.2", "improve": "R14.6"},
    NOT_IN_HAND: {
        "dig": "R11.1", "sell": "R11.4", "lay": "R7.4", "pay": "R9.1", "discard": "R3.6", "cooperate": "R7.3",
        "give": "R18.13", "improve": "R14.6", "brawl": "R14.8",
    },
    NOT_HERE: {"barter": "R9.4", "exchange": "R13.9"},
    NOT_YOURSELF: {"barter": "R9.4", "exchange": "R13.9", "follow": "R13.10", "spy": "R14.5"},
    NOT_A_TEAMMATE: {"follow": "R13.10"},
    ALREADY_THERE: {"follow": "R13.10", "cautious_move": "R6.2", "planned_move": "R6.2", "warden": "R16.6"},
}  # fmt: skip

# The same for the Place where it was tried
RULE_OF_PLACE: Final[dict[int, dict[str, str]]] = {
    PLACE_FORBIDS: {"psychiatric_ward": "R14.10", "wardens_office": "R16.1"},
    NO_CRAFT_HERE: {"wardens_office": "R16.1"},
}


class Refusal:
    """Why an action is not legal now: the rule that forbids it, and the message that says so in any language."""

    def __init__(self, code: i64, action: str, place: str) -> None:
        name, rule = REFUSALS[code]
        rule = RULE_OF_PLACE.get(code, {}).get(place, rule)
        self.code: Final = code
        self.name: Final = name
        for word in action.split(" ")[::-1] if code in RULE_OF_WORD else []:
            if word in RULE_OF_WORD[code]:
                rule = RULE_OF_WORD[code][word]
                break
        self.rule: Final = rule
        self.action: Final = action
        self.place: Final = place  # where the asked player is

    def words(self) -> Localizable:
        """The reason with its rule: `not in the Showers (R8.1)`."""
        where: Localizable = ""
        if self.place:
            message = f"place-{self.place}.in"
            if not has("en", message):
                message = "other_place.in"
            where = phrase(message, name=self.place.replace("_", " "))
        return phrase("error-by-rule", reason=phrase("refusal-" + self.name, place=where), rule=self.rule)

    def text(self, language: str) -> str:
        return localized(self.words(), language)

    def __str__(self) -> str:
        return self.text("en")
