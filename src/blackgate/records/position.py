"""Positions as a small readable text, for tests, puzzles and bug reports.

    0: showers; hand link, 2 knife; gang lookout; beatings 1; cigarettes 3
    1: showers; hand shovel; background doctor
    2: cell_block; background escapist revealed; points 4; tunnel pickaxe, 2 spoon
    turn: 0; actions 1
    dice: 4, 2
    cards: link, blade

A line for each seat, its Place first. What is left out has its usual value: nothing in the hand, no Gang, a
Background that is used up, two actions, everything else in the deck or on its pile. `dice` and `cards` are what
comes next by chance; after them, chance is the seed's. `gang` is the Gang card in front of a player.
Besides: `discard: 2 link` (the Search discard), `piles: 1 knife` (cards left on a pile; the rest is out of the
game), `deck`, `table`, a pile of Gang cards by its Gang, top first and then what lies under it
(`crew: lookout, shortcut`), what waits to be answered, bottom first (`waiting: Turn 0 / Beating 1 0`), and
`over: yes` where the game has ended.
With modules in play: `options: michelle; team; warden; places library, gymnasium`, for a seat also
`tokens 2 spy, skill` and `trauma tremor`, and `michel: showers`, `warden: cafeteria` (where they are), `michel_deck`,
`michel_discard` (`knife_spoon, 3 no_knife`), `stacks: 0 spy` (tokens left), `traumas: apathy` (under their stack) and
`backgrounds: boxer, fence 2` (under their deck, seen by everybody or by seat 2 only).
What the seats remember (R17.3) is not in it: they come new to the position.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from blackgate.edition import Edition
from blackgate.messages import Localizable, phrase
from blackgate.records.chance import results_of
from blackgate.rules.book import Rulebook
from blackgate.rules.dealer import Dealer, ScriptedDealer, SealedDealer
from blackgate.rules.errors import ImpossiblePosition, UnknownName, impossible
from blackgate.rules.events import CARD_RESULT, EVERYBODY, EventLog
from blackgate.rules.game import Game
from blackgate.rules.kinds import (
    CARD_NAMES,
    GANG_NAMES,
    MAX_SEATS,
    PILES,
)
from blackgate.rules.loading import check_question, read_game
from blackgate.rules.memory import fresh_memory
from blackgate.rules.options import FEWEST, STANDEES, Options
from blackgate.rules.saving import Plain, save
from blackgate.rules.start import rulebook, seed_bytes

Entries = dict[str, object]

PILE_NAMES: Final = CARD_NAMES[: int(PILES)]


class ImpossibleLine(ImpossiblePosition):
    """An impossible line of a position; `line` is counted from 1."""

    def __init__(self, line: int, why: Localizable) -> None:
        super().__init__(line, why)
        self.line = line
        self.why = why

    def words(self) -> Localizable:
        return phrase("record-at-line", line=self.line, reason=self.why)


def lay_out(
    text: str,
    *,
    seed: int | str | bytes = 0,
    edition: Edition | None = None,
    dealer: Dealer | None = None,
) -> Game:
    """The game in the position that the text describes, with events and tracker from here on.

    `dealer`: in place of a seed, and of `dice` and `cards` in the text.
    """
    plain, dice, drawn = read_position(text)
    options = plain.pop("options")
    assert isinstance(options, Options)
    book = rulebook(options, edition)
    cards = [card_index(name, line, book) for name, line in drawn]
    if dealer is None:
        dealer = ScriptedDealer(dice, cards, SealedDealer(seed_bytes(seed)))
    game = read_game(book, plain, dealer)
    game.event_log = EventLog()
    game.memory = game.memory or fresh_memory(game)
    game.run()
    check_question(game)
    return game


def read_position(text: str) -> tuple[Plain, list[int], list[tuple[str, int]]]:
    """The text as plain data, the dice that come next, and the cards, each with its line."""
    seats: Entries = {}
    plain: Plain = {}
    gangs: Entries = {}
    dice: list[int] = []
    drawn: list[tuple[str, int]] = []
    for number, line in enumerate(text.splitlines(), 1):
        line = line.split("#")[0].strip()
        if not line:
            continue
        key, colon, rest = line.partition(":")
        key, rest = key.strip(), rest.strip()
        try:
            if not colon:
                raise impossible("position-no-colon", found=f"'{line[:60]}'")
            if key.isdigit():
                once(seats, key, read_seat(rest))
            elif key in READERS:
                once(plain, key, READERS[key](rest))
            elif key in GANG_NAMES:
                once(gangs, key, read_names(rest))
            elif key == "dice":
                dice += [whole(word) for word in rest.split(",")]
            elif key == "cards":
                drawn += [(word.strip(), number) for word in rest.split(",")]
            else:
                known = [*(str(seat) for seat in range(MAX_SEATS)), *READERS, "dice", "cards", *GANG_NAMES]
                raise impossible("position-unknown", found=f"'{key}'", known=", ".join(known))
        except ImpossiblePosition as error:
            raise ImpossibleLine(number, error.words()) from None
    if sorted(seats) != [str(seat) for seat in range(len(seats))] or not FEWEST <= len(seats) <= MAX_SEATS:
        found = ", ".join(seats) or phrase("position-none")
        raise impossible("position-seats", least=FEWEST, most=MAX_SEATS, found=found)
    plain["seats"] = [seats[str(seat)] for seat in range(len(seats))]
    plain["gangs"] = gangs
    plain["options"] = read_options(str(plain.get("options", "")), len(seats))
    return plain, dice, drawn


def read_options(text: str, players: int) -> Options:
    """`michelle; team; warden; places library, gymnasium`, in any order."""
    michel, team, warden = "", False, False
    places: tuple[str, ...] = ()
    found: Entries = {}
    for part in filter(None, (part.strip() for part in text.split(";"))):
        key, _, rest = part.partition(" ")
        once(found, "michel" if key in STANDEES else key, rest)
        if key in STANDEES and not rest:
            michel = key
        elif part == "team":
            team = True
        elif part == "warden":
            warden = True
        elif key == "places":
            places = tuple(read_names(rest))
        else:
            known = ", ".join([*STANDEES, "team", "warden", "places"])
            raise impossible("position-unknown", "options", found=f"'{part}'", known=known)
    return Options(players, michel=michel, team=team, places=places, warden=warden)


def options_text(options: Options) -> str:
    """The modules in play as `read_options` reads them; empty for the base game."""
    parts = [options.michel] if options.michel else []
    parts += [name for name, chosen in (("team", options.team), ("warden", options.warden)) if chosen]
    return "; ".join(parts + ([f"places {', '.join(options.places)}"] if options.places else []))


def read_names(text: str) -> list[str]:
    return [name.strip() for name in text.split(",")]


def read_under(text: str) -> list[list[object]]:
    """`boxer, fence 2`: what lies under the Background deck, and who knows it."""
    parts = [name.partition(" ") for name in read_names(text)]
    return [[name, 1 << whole(seat) if seat else int(EVERYBODY)] for name, _, seat in parts]


def read_seat(text: str) -> Entries:
    place, *parts = [part.strip() for part in text.split(";")]
    readers: dict[str, Callable[[str], object]] = {
        "hand": read_cards,
        "tunnel": read_cards,
        "gang": str,
        "beatings": whole,
        "cigarettes": whole,
        "points": whole,
        "tokens": read_cards,
        "trauma": str,
    }
    seat: Entries = {"place": place}
    for part in parts:
        key, _, rest = part.partition(" ")
        if key == "background":
            name, _, revealed = rest.partition(" ")
            if revealed not in ("", "revealed"):
                raise impossible("position-revealed", key, found=f"'{revealed}'", known="'revealed'")
            once(seat, key, name)
            seat["revealed"] = revealed == "revealed"
        elif key in readers:
            once(seat, key, readers[key](rest))
        else:
            raise impossible("position-unknown", found=f"'{key}'", known=", ".join(["background", *readers]))
    return seat


def read_turn(text: str) -> Entries:
    active, *parts = [part.strip() for part in text.split(";")]
    turn: Entries = {"active": whole(active)}
    for part in parts:
        key, _, rest = part.partition(" ")
        once(turn, key, True if key == "confined" else whole(rest))
    return turn


def read_cards(text: str) -> dict[str, int]:
    """`link, 2 knife`: how many of each."""
    cards: dict[str, int] = {}
    for part in text.split(","):
        words = part.split()
        if len(words) == 1:
            words.insert(0, "1")
        if len(words) != 2:
            raise impossible("position-number-and-card", f"'{part.strip()}'", example="'2 knife'")
        cards[words[1]] = cards.get(words[1], 0) + whole(words[0])
    return cards


def read_piles(text: str) -> dict[str, int]:
    """`0 knife, spoon`: how many are left on those piles (R1.2)."""
    cards = read_cards(text)
    for name in cards:
        if name not in PILE_NAMES:
            raise impossible("position-no-pile", found=f"'{name}'", known=", ".join(PILE_NAMES))
    return cards


def read_waiting(text: str) -> list[list[int | str]]:
    steps = [step.split() or [""] for step in text.split("/")]
    return [[name, *[whole(field, negative=True) for field in fields]] for name, *fields in steps]


def card_index(name: str, line: int, book: Rulebook) -> int:
    """What a dealer draws, as records name it, with its family: a Trauma is not drawn where a Search card is."""
    results = results_of(book).result_of
    if results.get(name, 0) < CARD_RESULT:
        known = tuple(card for card, result in results.items() if result >= CARD_RESULT)
        raise ImpossibleLine(line, UnknownName(repr(name), known).words())
    return results[name]


def whole(text: str, negative: bool = False) -> int:
    text = text.strip()
    if not (text.isdecimal() or (negative and text[:1] == "-" and text[1:].isdecimal())) or len(text) > 9:
        raise impossible("position-whole", f"'{text}'")
    return int(text)


def yes_or_no(text: str) -> bool:
    if text not in ("yes", "no"):
        raise impossible("position-yes-or-no", f"'{text}'")
    return text == "yes"


def once(entries: Entries, key: str, value: object) -> None:
    if key in entries:
        raise impossible("position-twice", found=f"'{key}'")
    entries[key] = value


# What a line holds besides those of seats, Gangs and chance
READERS: Final[dict[str, Callable[[str], object]]] = {
    "turn": read_turn,
    "options": str,
    "piles": read_piles,
    **dict.fromkeys(("discard", "deck", "table", "stacks", "michel_deck", "michel_discard"), read_cards),
    **dict.fromkeys(("michel", "warden"), str),
    "traumas": read_names,
    "backgrounds": read_under,
    "waiting": read_waiting,
    "over": yes_or_no,
}


# --- writing
def position_text(game: Game) -> str:
    """The position of a game as text; `lay_out` reads it back."""
    plain = save(game)
    options = options_text(game.book.options)
    lines = [f"options: {options}"] if options else []
    seats = plain["seats"]
    assert isinstance(seats, list)
    for number, seat in enumerate(seats):
        lines.append(f"{number}: {write_seat(seat)}")
    turn = plain["turn"]
    assert isinstance(turn, dict)
    parts = [str(turn.pop("active"))]
    confined = turn.pop("confined")
    parts += [f"{key} {value}" for key, value in turn.items()]
    lines.append("turn: " + "; ".join(parts + (["confined"] if confined else [])))
    for key in ("piles", "discard", "table", "deck"):
        cards = plain[key]
        assert isinstance(cards, dict)
        if cards:
            lines.append(f"{key}: {write_cards(cards)}")
    gangs = plain["gangs"]
    assert isinstance(gangs, dict)
    lines += [f"{gang}: {', '.join(cards)}" for gang, cards in gangs.items() if cards[0]]
    lines += module_lines(plain)
    waiting = plain["waiting"]
    assert isinstance(waiting, list)
    lines.append("waiting: " + " / ".join(" ".join(str(field) for field in step) for step in waiting))
    if plain["over"]:
        lines.append("over: yes")
    return "\n".join(lines) + "\n"


def module_lines(plain: Plain) -> list[str]:
    lines: list[str] = []
    for key in ("michel", "michel_deck", "michel_discard", "warden", "stacks", "traumas", "backgrounds"):
        value = plain.get(key)
        if isinstance(value, dict):
            lines.append(f"{key}: {write_cards(value)}")
        elif isinstance(value, list) and value:
            lines.append(f"{key}: {', '.join(under_text(entry) for entry in value)}")
        elif isinstance(value, str):
            lines.append(f"{key}: {value}")
    return lines


def under_text(entry: object) -> str:
    if not isinstance(entry, list):
        return str(entry)
    name, seen = entry
    return str(name) if seen == EVERYBODY else f"{name} {int(seen).bit_length() - 1}"


def write_seat(seat: Plain) -> str:
    parts = [str(seat["place"])]
    for key in ("hand", "tunnel"):
        cards = seat[key]
        assert isinstance(cards, dict)
        if cards:
            parts.append(f"{key} {write_cards(cards)}")
    if seat["gang"]:
        parts.append(f"gang {seat['gang']}")
    parts.append(f"background {seat['background']}" + (" revealed" if seat["revealed"] else ""))
    parts += [f"{key} {seat[key]}" for key in ("beatings", "cigarettes", "points") if seat[key]]
    tokens = seat.get("tokens")
    if isinstance(tokens, dict) and any(tokens.values()):
        parts.append(f"tokens {write_cards({name: count for name, count in tokens.items() if count})}")
    if seat.get("trauma"):
        parts.append(f"trauma {seat['trauma']}")
    return "; ".join(parts)


def write_cards(cards: dict[str, int]) -> str:
    return ", ".join(name if count == 1 else f"{count} {name}" for name, count in cards.items())
