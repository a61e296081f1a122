"""From plain data (`saving.py`) to a game. What is left out has its usual value; what cannot be is refused with the
reason, and nothing is half loaded.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from blackgate.plain import ModulesState, PublicSeat, TurnState
from blackgate.rules.errors import impossible
from blackgate.rules.events import EVERYBODY
from blackgate.rules.gang_cards import NO_GANG
from blackgate.rules.kinds import (
    CARD_NAMES,
    GANG_NAMES,
    NOTHING,
    ONE,
    PILES,
    TOKEN_NAMES,
    TOOLS,
)
from blackgate.rules.memory import Memory, bounds_in_all
from blackgate.rules.modules import MICHEL_DECK, MICHEL_DISCARD, MICHEL_PLACE, TOKEN_STACKS, WARDEN_PLACE
from blackgate.rules.piles import Pile
from blackgate.rules.saving import Plain
from blackgate.rules.setup import empty_game
from blackgate.rules.state import STALE
from blackgate.rules.steps import Procedure
from blackgate.rules.waiting import loaded_stack

if TYPE_CHECKING:
    from blackgate.rules.book import Rulebook
    from blackgate.rules.dealer import Dealer
    from blackgate.rules.game import Game
    from blackgate.rules.player import Player

MOST: Final = 999_999  # for figures without a bound of their own
SEAT_KEYS: Final = (frozenset(PublicSeat.__annotations__) - {"hand_size"}) | {"hand"}
# The figures of the turn by name, each with the attribute of the game that it is
TURN: Final = {name: "turn" if name == "number" else name for name in TurnState.__annotations__}
TURN_KEYS: Final = frozenset(TURN)
TOKEN_KEYS: Final = frozenset(TOKEN_NAMES)
GANG_KEYS: Final = frozenset(GANG_NAMES)
PILE_KEYS: Final = frozenset(CARD_NAMES[: int(PILES)])
MODULE_KEYS: Final = (frozenset(ModulesState.__annotations__) - {"backgrounds_seen"}) | {"backgrounds"}
KEYS: Final = MODULE_KEYS | {"seats", "turn", "discard", "piles", "deck", "table", "gangs", "waiting", "memory", "over"}


def load(book: Rulebook, plain: Plain, dealer: Dealer) -> Game:
    """The game in that position, at a question. Where the deck is not given, it is all that lies nowhere else."""
    game = read_game(book, plain, dealer)
    check_question(game)
    return game


def read_game(book: Rulebook, plain: Plain, dealer: Dealer) -> Game:
    """The same where what waits may go on by itself before anybody is asked."""
    only(plain, KEYS, "")
    seats = plain.get("seats")
    if not isinstance(seats, list) or len(seats) != book.seats:
        found = len(seats) if isinstance(seats, list) else repr(seats)
        raise impossible("position-players", "seats", players=book.seats, found=found)
    game = empty_game(book, dealer)
    load_turn(game, table_at(plain, "turn"))
    for i, seat in enumerate(seats):
        load_seat(game, game.players[i], seat, f"seats.{i}")
    load_backgrounds(game, seats)
    load_gangs(game, table_at(plain, "gangs"))
    load_cards(game, plain)
    refuse_other_modules(book, plain)
    if book.module is not None:
        load_modules(game, plain)
    waiting = plain.get("waiting", [["Turn", game.active]])
    if not isinstance(waiting, list):
        raise impossible("position-steps", "waiting")
    game.top = loaded_stack(waiting, book)
    check_stack(game)
    game.over = truth_at(plain, "over", "")
    check_points(game)
    load_memory(game, plain)
    return game


def refuse_other_modules(book: Rulebook, plain: Plain) -> None:
    """What only a module brings has no place in a game without it."""
    options = book.options
    in_play = {
        "michel": options.michel != "",
        "michel_deck": options.michel != "",
        "michel_discard": options.michel != "",
        "warden": options.warden,
        "stacks": book.module is not None,
        "traumas": "psychiatric_ward" in options.places,
        "backgrounds": book.module is not None,
    }
    for key, there in in_play.items():
        if key in plain and not there:
            raise impossible("position-without-option", key)


def check_points(game: Game) -> None:
    """R2.1: whoever has the points needed has won, and the game is over."""
    for player in game.players:
        if not game.over and game.points_of(player.seat) >= game.book.goal:
            raise impossible("position-won", f"seats.{player.seat}.points", goal=game.book.goal)


def check_question(game: Game) -> None:
    """R18.12: somebody is asked something that has an answer, unless the game is over."""
    if not game.over and (isinstance(game.top, Procedure) or game.find_choices() == 0):
        raise impossible("position-nobody-asked", "waiting")
    game.offered = STALE


def load_turn(game: Game, turn: Plain) -> None:
    only(turn, TURN_KEYS, "turn.")
    usual: dict[str, i64] = {"actions": game.book.actions}
    most: dict[str, i64] = {"active": game.seats - 1, "first": game.seats - 1, "used": 31}
    for name, attribute in TURN.items():
        if isinstance(getattr(game, attribute), bool):
            setattr(game, attribute, truth_at(turn, name, "turn."))
        else:
            setattr(game, attribute, whole_at(turn, name, "turn.", usual.get(name, 0), most.get(name, MOST)))


def load_seat(game: Game, player: Player, plain: object, path: str) -> None:
    if not isinstance(plain, dict):
        raise impossible("position-table", path, found=repr(plain))
    seat: Plain = plain
    path += "."
    only(seat, SEAT_KEYS, path)
    player.slot = place_at(game, seat, "place", game.book.homes[player.seat], path)
    player.set_hand(cards_at(game.book, seat, "hand", path))
    player.beatings = whole_at(seat, "beatings", path, 0, 2)
    player.cigarettes = whole_at(seat, "cigarettes", path, 0, MOST)
    tunnel = cards_at(game.book, seat, "tunnel", path)
    worth: i64 = 0
    for kind in range(game.book.kinds):
        if kind < TOOLS:
            game.tunnels[player.seat * TOOLS + kind] = tunnel[kind]
            worth += tunnel[kind] * game.book.points[kind]
        elif tunnel[kind] > 0:
            raise impossible("position-no-tool", path + "tunnel", card=game.book.card_names[kind])
    player.points = whole_at(seat, "points", path, worth, MOST)
    gang = seat.get("gang", "")
    player.gang_card = (
        NO_GANG if gang == "" else game.book.gang_cards[index_of(game.book.gang_card_of, gang, path, "gang")]
    )
    tokens = table_at(seat, "tokens")
    trauma = seat.get("trauma", "")
    if game.book.module is not None:
        load_tokens(player, tokens, path + "tokens.")
    elif tokens or trauma != "":
        raise impossible("position-no-tokens", path + "tokens")
    if trauma != "":
        if not game.module_piles:
            raise impossible("position-no-traumas", path + "trauma")
        player.trauma_number = index_of(game.book.trauma_of, trauma, path, "trauma")
    game.find_possible(player)


def load_tokens(player: Player, tokens: Plain, path: str) -> None:
    only(tokens, TOKEN_KEYS, path)
    for token in range(len(player.tokens_by_kind)):
        player.tokens_by_kind[token] = whole_at(tokens, TOKEN_NAMES[token], path, 0, MOST)


def load_backgrounds(game: Game, seats: list[object]) -> None:
    """A seat without one has used up its own: any that nobody else has, revealed."""
    taken: i64 = 0
    for i, seat in enumerate(seats):
        player = game.players[i]
        name = seat.get("background", "") if isinstance(seat, dict) else ""
        if name == "":
            continue
        path = f"seats.{i}."
        player.background = index_of(game.book.background_of, name, path, "background")
        bit = ONE << player.background
        if taken & bit:
            raise impossible("position-two-have", path + "background", card=str(name), rule="R1.5")
        taken |= bit
        player.revealed = truth_at(seat, "revealed", path) if isinstance(seat, dict) else False
        if player.revealed:
            game.shown |= bit
    for i, seat in enumerate(seats):
        if isinstance(seat, dict) and seat.get("background", "") == "":
            index: i64 = 0
            while taken >> index & 1:
                index += 1
            taken |= ONE << index
            game.shown |= ONE << index
            game.players[i].background = index
            game.players[i].revealed = True
    game.background_deck = Pile(NOTHING, game.book.all_backgrounds() & ~taken, [])


def load_modules(game: Game, plain: Plain) -> None:
    figures = game.figures
    totals = game.book.edition.tokens
    stacks = table_at(plain, "stacks")
    only(stacks, TOKEN_KEYS, "stacks.")
    for token, name in enumerate(TOKEN_NAMES):
        held: i64 = 0
        for player in game.players:
            held += player.tokens_by_kind[token]
        figures[TOKEN_STACKS + token] = whole_at(stacks, name, "stacks.", max(totals[name] - held, 0), MOST)
        if held + figures[TOKEN_STACKS + token] > totals[name]:
            raise impossible("position-tokens", name, found=held, total=totals[name])
    if game.book.options.michel:
        start = figures[MICHEL_PLACE]
        figures[MICHEL_PLACE] = place_at(game, plain, "michel", start)
        if figures[MICHEL_PLACE] != start and not game.book.places[figures[MICHEL_PLACE]].numbers:
            raise impossible("position-michel-place", "michel")
        discard = table_at(plain, "michel_discard")
        deck = table_at(plain, "michel_deck")
        only(discard, frozenset(game.book.michel_card_names), "michel_discard.")
        only(deck, frozenset(game.book.michel_card_names), "michel_deck.")
        for index, name in enumerate(game.book.michel_card_names):
            away = whole_at(discard, name, "michel_discard.", 0, MOST)
            rest = max(figures[MICHEL_DECK + index] - away, 0)
            figures[MICHEL_DISCARD + index] = away
            figures[MICHEL_DECK + index] = whole_at(
                deck, name, "michel_deck.", rest if "michel_deck" not in plain else 0, MOST
            )
        for index, card in enumerate(game.book.edition.michel.cards.values()):
            if figures[MICHEL_DECK + index] + figures[MICHEL_DISCARD + index] > card.count:
                raise impossible("position-michel-cards", game.book.michel_card_names[index], total=card.count)
    if game.book.options.warden:
        figures[WARDEN_PLACE] = place_at(game, plain, "warden", figures[WARDEN_PLACE])
    if game.module_piles:
        load_traumas(game, plain)
    load_under(game, plain)


def load_traumas(game: Game, plain: Plain) -> None:
    left: i64 = (ONE << len(game.book.trauma_names)) - 1
    tail: list[int] = []
    for player in game.players:
        if player.trauma_number != NOTHING:
            left = take_bit(left, player.trauma_number, f"seats.{player.seat}.trauma", game.book.trauma_names)
    for name in list_at(plain, "traumas"):
        index = index_of(game.book.trauma_of, name, "", "traumas")
        left = take_bit(left, index, "traumas", game.book.trauma_names)
        tail.append(int(index))
    game.module_piles = [Pile(NOTHING, left, tail)]
    module = game.book.module
    while module is not None:
        for player in game.players:
            module.trauma_loaded(game, player)
        module = module.following


def load_under(game: Game, plain: Plain) -> None:
    """What lies under the Background deck, and who knows it."""
    bag = game.background_deck.bag
    tail: list[int] = []
    seen: list[int] = []
    for entry in list_at(plain, "backgrounds"):
        if not isinstance(entry, list) or len(entry) != 2 or not isinstance(entry[1], int):
            raise impossible("position-name-and-who", "backgrounds", found=repr(entry))
        index = index_of(game.book.background_of, entry[0], "", "backgrounds")
        bag = take_bit(bag, index, "backgrounds", game.book.background_names)
        tail.append(int(index))
        seen.append(entry[1])
        if entry[1] == EVERYBODY:
            game.shown |= ONE << index
    game.background_deck = Pile(NOTHING, bag, tail)
    game.background_seen = seen


def load_gangs(game: Game, gangs: Plain) -> None:
    """Each pile as its top card and what lies under it; without that, the first card nobody has is on top."""
    only(gangs, GANG_KEYS, "gangs.")
    held: i64 = 0
    for player in game.players:
        if player.gang_card.index != NOTHING:
            bit = ONE << player.gang_card.index
            if held & bit:
                name = game.book.gang_card_names[player.gang_card.index]
                raise impossible("position-two-have", f"seats.{player.seat}.gang", card=name, rule="R1.3")
            held |= bit
    piles: list[Pile] = []
    for gang, name in enumerate(GANG_NAMES):
        bag = game.gang_piles[gang].bag & ~held
        given = gangs.get(name)
        if given is None:
            given = ["" if bag == 0 else game.book.gang_card_names[lowest(bag)]]
        if not isinstance(given, list) or not given:
            raise impossible("position-gang-pile", f"gangs.{name}")
        listed: list[int] = []
        for card in given:
            if card == "" and bag == 0 and len(given) == 1:
                continue
            index = index_of(game.book.gang_card_of, card, "gangs.", name)
            if not bag >> index & 1:
                raise impossible("position-not-in-pile", f"gangs.{name}", card=str(card))
            bag &= ~(ONE << index)
            listed.append(index)
        piles.append(Pile(listed[0] if listed else NOTHING, bag, listed[1:]))
    game.gang_piles = piles


def load_cards(game: Game, plain: Plain) -> None:
    """Every card of the edition lies in exactly one spot."""
    given = cards_at(game.book, plain, "discard", "")
    piles = table_at(plain, "piles")
    only(piles, PILE_KEYS, "piles.")
    table = cards_at(game.book, plain, "table", "")
    deck = plain.get("deck")
    wanted = cards_at(game.book, plain, "deck", "")
    game.on_table = table
    game.open = given
    held = table[:]  # on no pile
    for player in game.players:
        for kind in range(game.book.kinds):
            held[kind] += player.hand[kind]
        for tool in range(TOOLS):
            held[tool] += game.tunnels[player.seat * TOOLS + tool]
    game.deck_size = 0
    for kind in range(game.book.kinds):
        name = game.book.card_names[kind]
        elsewhere = held[kind]
        total = game.book.total[kind]
        if kind < PILES:
            if name in piles:
                given[kind] = whole_at(piles, name, "piles.", 0, MOST)
            elif given[kind] == 0 and deck is None:
                given[kind] = max(total - elsewhere, 0)
            game.deck[kind] = 0
        elif deck is None:
            game.deck[kind] = total - elsewhere - given[kind]
        else:
            game.deck[kind] = wanted[kind]
        short_pile = kind < PILES and name in piles  # a test may simply empty a pile
        found = elsewhere + given[kind] + (game.deck[kind] if game.deck[kind] > 0 else 0)
        if found > total or (found < total and not short_pile):
            raise impossible("position-cards", name, found=found, total=total)
        game.deck_size += game.deck[kind]


def check_stack(game: Game) -> None:
    step = game.top
    while True:
        if not 0 <= step.seat < game.seats:
            raise impossible("position-no-seat", "waiting", seat=step.seat)
        beneath = step.beneath
        if beneath is None:
            break
        step = beneath
    if step.seat != game.active:
        raise impossible("position-other-turn", "waiting", active=game.active, seat=step.seat)


def load_memory(game: Game, plain: Plain) -> None:
    memory = plain.get("memory")
    if memory is None:
        return
    wanted = bounds_in_all(game.seats, game.book.kinds)
    if not isinstance(memory, list) or len(memory) != 2:
        raise impossible("position-memory", "memory")
    bounds: list[vec[i64]] = []
    for given in memory:
        if not isinstance(given, list) or len(given) != wanted:
            raise impossible("position-memory-length", "memory", wanted=wanted)
        bounds.append(vec[i64]([bound if isinstance(bound, int) else 0 for bound in given]))
    game.memory = Memory(game.seats, game.book.kinds, bounds[0], bounds[1])


# --- reading
def place_at(game: Game, plain: Plain, key: str, usual: i64, path: str = "") -> i64:
    """A Place in play, by its own name or by that of the one it replaces (R14.2)."""
    name = plain.get(key)
    if name is None:
        return usual
    slot = game.book.slot_of(name) if isinstance(name, str) else NOTHING
    if slot == NOTHING or game.book.places[slot].slot == NOTHING:
        names = ", ".join(found.name for found in game.book.places if found.slot != NOTHING)
        raise impossible("position-no-place", path + key, found=repr(name), known=names)
    return slot


def list_at(plain: Plain, key: str) -> list[object]:
    value = plain.get(key, [])
    if not isinstance(value, list):
        raise impossible("position-list", key, found=repr(value))
    return value


def take_bit(bits: i64, index: i64, path: str, names: tuple[str, ...]) -> i64:
    if not bits >> index & 1:
        raise impossible("position-only-one", path, card=names[index])
    return bits & ~(ONE << index)


def only(plain: Plain, known: frozenset[str], path: str) -> None:
    if not known.issuperset(plain):
        wrong = next(key for key in plain if key not in known)
        raise impossible("position-unknown", found=f"{path}{wrong}", known=", ".join(sorted(known)))


def table_at(plain: Plain, key: str) -> Plain:
    value = plain.get(key, {})
    if not isinstance(value, dict):
        raise impossible("position-table", key, found=repr(value))
    return value


def whole_at(plain: Plain, key: str, path: str, usual: i64, most: i64) -> i64:
    value = plain.get(key)
    if value is None:
        return usual
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= most:
        raise impossible("position-whole-to", path + key, most=most, found=repr(value))
    return value


def truth_at(plain: Plain, key: str, path: str) -> bool:
    value = plain.get(key, False)
    if not isinstance(value, bool):
        raise impossible("position-truth", path + key, found=repr(value))
    return value


def index_of(names: dict[str, int], name: object, path: str, key: str) -> i64:
    index = names.get(name) if isinstance(name, str) else None
    if index is None:
        raise impossible("position-unknown", path + key, found=repr(name), known=", ".join(names))
    return index


def cards_at(book: Rulebook, plain: Plain, key: str, path: str) -> vec[i64]:
    cards = vec[i64]([0] * int(book.kinds))
    for name, count in table_at(plain, key).items():
        kind = index_of(book.kind_of, name, path, key)
        if not isinstance(count, int) or isinstance(count, bool) or not 0 <= count <= MOST:
            raise impossible("position-whole-to", f"{path}{key}.{name}", most=MOST, found=repr(count))
        cards[kind] = count
    return cards


def lowest(bits: i64) -> i64:
    index: i64 = 0
    while not bits >> index & 1:
        index += 1
    return index
