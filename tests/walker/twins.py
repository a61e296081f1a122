"""Non-interference (R17): a game and a twin that differs only in what one observer may not know.

Whatever is played in the game is played in the twin as well. What the observer may see of it has to be the same
in both: the same choice where it is open, the same die, the same card where the observer sees it; whatever the
observer may not see goes its own way in the twin. Then everything that the engine gives to the observer has to be
the same too. What is open and what is hidden is written down here from the rules (R17.1, R17.2), not taken from
the engine: an engine that shows too much is to be found out.

Some hidden things come to light by the rules themselves, like a Tool that is taken by name. The twin has to agree
with those, so it is made anew when it does not (`Disclosed`).
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from functools import cached_property

from blackgate import Event, FastDealer, Game, ScriptedDealer, ScriptError, View, redeal
from blackgate.rules import events as said
from blackgate.rules.actions import PASS
from blackgate.rules.kinds import NOBODY
from blackgate.rules.view import PlayerView
from blackgate.rules.waiting import seats_in
from tests.walker.knowledge import Look, name_of, spots

FAMILY = int(said.CARD_RESULT)  # results of one family are numbered from a multiple of this

# A card leaves the hand of the event's seat for all to see (R17.1).
OPEN_LOSSES = frozenset(
    map(int, (said.DISCARDS, said.SELLS, said.PAYS, said.LAYS, said.PLAYS, said.DISCARDS_AT_RANDOM, said.DIGS))
)
# A card drawn by chance, and who sees it (R17.2): everybody, the seat, or the seat and the other one.
DRAWN_OPENLY = frozenset({int(said.DISCARDS_AT_RANDOM)})
DRAWN_ALONE = frozenset({int(said.DRAWS), int(said.IS_DEALT)})
DRAWN_FROM_ANOTHER = frozenset({int(said.TAKES_HIDDEN)})
# Questions that are answered with a card only the asked seat and the other one may know (R17.2): a card swapped.
SWAPS = frozenset({"GiveCard", "TakeSeenCard"})
# Questions that are put only if the active player has the cards: Weapons to lay, Accessories to pay, Components.
SHOWING = frozenset({"Demand", "Intimidation", "PayAccessory", "ChooseGang", "FreeCraft", "CardTarget", "StopCard"})


class CannotFollow(Exception):
    """The twin cannot agree with what the observer saw: not a finding, another twin is needed."""


@dataclass
class Disclosed:
    """What has to be the same in the twin: at least and at most so many of a kind in a spot, and Backgrounds."""

    bounds: dict[tuple[int, int], tuple[int, int]] = field(default_factory=dict)
    backgrounds: set[int] = field(default_factory=set)

    def holds_in(self, twin: Game, lying: list[list[int]], before: Game) -> bool:
        return all(least <= lying[spot][kind] <= most for (spot, kind), (least, most) in self.bounds.items()) and all(
            twin.players[seat].background == before.players[seat].background for seat in self.backgrounds
        )

    def at_least(self, spot: int, kind: int, count: int) -> None:
        least, most = self.bounds.get((spot, kind), (0, 999))
        self.bounds[spot, kind] = (max(least, count), most)

    def exactly(self, spot: int, kind: int, count: int) -> None:
        self.bounds[spot, kind] = (count, count)


@dataclass
class Played:
    """One choice in the real game: how it was before, what was chosen, what was told, and what came by chance."""

    before: Game
    action: int
    events: list[Event]
    chance: list[int]

    @cached_property
    def question(self) -> str:
        return type(self.before.top).__name__

    @cached_property
    def lying(self) -> list[list[int]]:
        """What lay where, before."""
        return spots(self.before)

    def sees_choice(self, observer: int) -> bool:
        """Whether the observer may know which card was chosen."""
        if self.question not in SWAPS or self.action == PASS:
            return True
        return observer in seats_in(self.before.top)

    def dice(self) -> list[int]:
        return [result for result in self.chance if result < FAMILY]

    def cards(self, observer: int) -> list[int | None]:
        """Every card that came by chance, in order; None where the observer may not see it."""
        drawn = [event for event in self.events if event.code in DRAWN_OPENLY | DRAWN_ALONE | DRAWN_FROM_ANOTHER]
        if self.question == "TakeSeenCard" and self.action != PASS:  # the first is taken by choice
            drawn.remove(next(event for event in drawn if event.code in DRAWN_FROM_ANOTHER))
        cards: list[int | None] = []
        for result in self.chance:
            if result >= FAMILY:
                kind = result % FAMILY
                cards.append(kind if result >= 2 * FAMILY or sees_card(observer, drawn.pop(0)) else None)
        assert drawn == [], "every card that comes by chance is told once"
        return cards

    def disclosed(self, observer: int) -> Disclosed:
        """What the observer learns, by the rules, of how things lay before."""
        facts = Disclosed()
        lying = self.lying
        lost: dict[tuple[int, int], int] = {}
        for event in self.events:
            spot = NOBODY
            if event.code in OPEN_LOSSES or (event.code == said.GIVES_HIDDEN and observer == event.other):
                spot = event.seat
            elif event.code == said.TAKES_OPENLY or (event.code == said.TAKES_HIDDEN and observer == event.seat):
                spot = event.other
            elif event.code == said.DRAWS and observer == event.seat:
                spot = self.before.seats
            elif event.code == said.LACKS:
                facts.exactly(event.seat, event.kind, lying[event.seat][event.kind])
            elif event.code == said.LOOKS_AT_HAND and observer == event.seat:
                for kind, count in enumerate(lying[event.other]):
                    facts.exactly(event.other, kind, count)
            elif event.code == said.REVEALS:
                facts.backgrounds.add(event.seat)
            if spot != NOBODY:
                lost[spot, event.kind] = lost.get((spot, event.kind), 0) + 1
        for (spot, kind), count in lost.items():
            facts.at_least(spot, kind, min(count, lying[spot][kind]))
        return facts


def sees_card(observer: int, event: Event) -> bool:
    """R17.2: who sees a card that comes by chance."""
    if event.code in DRAWN_OPENLY:
        return True
    return observer == event.seat or (event.code in DRAWN_FROM_ANOTHER and observer == event.other)


def play(game: Game, action: int) -> Played:
    """Play in the real game, and note all that happens."""
    log = game.event_log
    assert log is not None
    game.take_events()
    before = game.clone(FastDealer(0))
    results = len(log.chance)
    game.play(action)
    return Played(before, action, game.take_events(), log.chance[results:])


class Follower:
    """Plays a twin of the game along, for one observer, and compares what that one gets."""

    def __init__(self, observer: int, look: Look, seed: int) -> None:
        self.observer = observer
        self.look = look
        self.random = random.Random(seed)
        self.twin: Game | None = None
        self.differing = 0  # choices followed by a twin that really was another game

    def follow(self, game: Game, played: Played) -> None:
        """The choice has been played in the game; raises when the observer can tell the twin from it."""
        facts = played.disclosed(self.observer)
        for attempt in range(8):
            lying = [] if self.twin is None else spots(self.twin)
            if (
                self.twin is None
                or not facts.holds_in(self.twin, lying, played.before)
                or (lying == played.lying and played.before.top.beneath is None)  # it has become the game itself
            ):
                self.twin = self.new_twin(played.before, self.also(facts, played, attempt))
                lying = spots(self.twin)
            differs = lying != played.lying
            try:
                twin, events = self.play_along(self.twin, played)
            except CannotFollow:
                self.twin = None
                continue
            self.compare(game, played, twin, events)
            self.twin = twin
            self.differing += differs
            return
        self.twin = None

    def new_twin(self, before: Game, facts: Disclosed) -> Game:
        view = View(before, self.observer)
        for (spot, kind), (least, most) in facts.bounds.items():
            at = spot * int(before.book.kinds) + kind
            view.least[at] = max(view.least[at], least)
            view.most[at] = min(view.most[at], most)
        for seat in facts.backgrounds:
            player = before.players[seat]
            view.players[seat] = PlayerView(player, player.seat, view)
        twin = redeal(view, FastDealer(self.random.randrange(1 << 30)))
        memory = before.memory
        assert memory is not None
        twin.memory = memory.clone()
        return twin

    def also(self, facts: Disclosed, played: Played, attempt: int) -> Disclosed:
        """What else the new twin shares with the game; after some failures more: the asked player, then all hands.

        Some questions show what the active player holds. A twin made there keeps that hand; one that was made
        before has come there by itself.
        """
        before = played.before
        more = Disclosed(dict(facts.bounds), set(facts.backgrounds))
        lying = played.lying
        same: set[int] = {before.active} if played.question in SHOWING else set()
        if attempt in (1, 2):
            for kind, count in enumerate(lying[before.asked()]):
                if self.random.random() < 0.5:
                    more.at_least(before.asked(), kind, count)
        elif attempt > 2:
            more.backgrounds.add(before.asked())
            same |= {before.asked()} if attempt < 6 else set(range(before.seats))
        for seat in same:
            for kind, count in enumerate(lying[seat]):
                more.exactly(seat, kind, count)
        return more

    def play_along(self, twin: Game, played: Played) -> tuple[Game, list[Event]]:
        """The twin after the same choice, with the same results wherever the observer sees them."""
        action = self.action_in(twin, played)
        wanted = played.cards(self.observer)
        script: list[int] = []
        while True:
            after = twin.clone(ScriptedDealer(played.dice(), script, FastDealer(self.random.randrange(1 << 30))))
            after.event_log = said.EventLog()
            try:
                after.play(action)
            except ScriptError as error:
                raise CannotFollow from error
            came = [result % FAMILY for result in after.event_log.chance if result >= FAMILY]
            seen = [at for at, kind in enumerate(wanted) if kind is not None and at >= len(script)]
            if not seen or seen[0] > len(came):
                events = after.take_events()
                self.check_background(played, events)
                return after, events
            kind = wanted[seen[0]]
            assert kind is not None
            script = [*came[: seen[0]], kind]

    def check_background(self, played: Played, events: list[Event]) -> None:
        """R14.5: a Background that was unknown under the deck is seen once it is drawn; the twin must have it too."""
        drawn = [e.kind for e in played.events if e.code == said.NEW_BACKGROUND and e.seat == self.observer]
        if drawn != [e.kind for e in events if e.code == said.NEW_BACKGROUND and e.seat == self.observer]:
            raise CannotFollow

    def action_in(self, twin: Game, played: Played) -> int:
        legal = twin.legal_actions()
        if not played.sees_choice(self.observer):
            texts = twin.book.action_texts
            verb = texts[played.action].split()[0]
            legal = [action for action in legal if texts[action].split()[0] == verb]
            if legal:
                return legal[self.random.randrange(len(legal))]
        elif played.action in legal:
            return played.action
        asked = played.before.asked()
        hand, background = twin.players[asked].hand, twin.players[asked].background
        same = list(hand) == list(played.before.players[asked].hand)
        if same and background == played.before.players[asked].background:
            text = twin.book.action_texts[played.action]
            raise AssertionError(f"R17.5: {text} depends on what {name_of(asked)}, who is asked, may not know")
        raise CannotFollow

    def compare(self, game: Game, played: Played, twin: Game, events: list[Event]) -> None:
        mine = self.look(game, self.observer, played.events)
        theirs = self.look(twin, self.observer, events)
        said_so = game.book.action_texts[played.action]
        for key, value in mine.items():
            assert value == theirs[key], (
                f"after '{said_so}' at {played.question}, {name_of(self.observer)} can tell "
                f"by its {key}:\n{value}\n{theirs[key]}"
            )
