"""A player of all seats who wants to show what no game has shown yet, and otherwise to be done soon."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from blackgate import FastDealer, Game
from blackgate.records import Recorder
from blackgate.rules.events import EventLog
from blackgate.rules.kinds import GANG_NAMES, PLACE_NAMES
from blackgate.rules.waiting import kind_of
from tests.records.coverage import asked_and_answered, shown_by_chance, shown_by_event
from tests.standard import GANG_CARD_NAMES

ATTEMPTS = 20  # how many futures are tried out for each choice
DEPTH = 20  # how far each of them goes

# Whoever is in a hurry answers with the first of these that is possible.
IN_A_HURRY = (
    *("dig shovel", "dig pickaxe", "dig spoon", "craft shovel", "craft pickaxe", "improve pickaxe"),
    *("buy shovel", "buy pickaxe", "steal_spoon", "pass", "refuse", "yield", "done", "keep"),
)


class Guide:
    """`missing`: what is still to be shown."""

    def __init__(self, missing: set[str]) -> None:
        self.missing = missing

    def play(
        self, recorder: Recorder, random: Random, plays: int, opening: Sequence[str] = (), likes: Sequence[str] = ()
    ) -> None:
        """To the end: the opening, for so many plays in search of something new, then the shortest way.

        `likes`: what to do while there is nothing new.
        """
        game = recorder.game
        self.note_events(game)
        for action in opening:
            self.play_one(recorder, action)
        while not game.over:
            action = self.something_new(game, random, plays, likes) or in_a_hurry(game, random)
            self.play_one(recorder, action)
            plays -= 1

    def play_one(self, recorder: Recorder, action: str) -> None:
        game = recorder.game
        assert game.event_log is not None
        self.missing -= asked_and_answered(kind_of(game.top).saved, action)
        before = len(game.event_log.chance)
        recorder.play(action)
        self.missing -= shown_by_chance(action, game.event_log.chance[before:])
        self.note_events(game)

    def note_events(self, game: Game) -> None:
        for event in game.take_events():
            self.missing -= shown_by_event(event)

    def something_new(self, game: Game, random: Random, plays: int, likes: Sequence[str]) -> str:
        """A choice that shows something new, now or in one of the futures that are tried out."""
        legal = game.legal_texts()
        now = self.new_choices(game, legal)
        if now:
            return random.choice(now)
        if plays <= 0:
            return ""
        best, choice = 0.0, next((action for action in likes if action in legal), wander(legal, random))
        for _ in range(ATTEMPTS):
            action, worth = self.future(game, random)
            if worth > best:
                best, choice = worth, action
        return choice

    def new_choices(self, game: Game, legal: list[str]) -> list[str]:
        question = kind_of(game.top).saved
        return [action for action in legal if not self.missing.isdisjoint(promised(game, question, action))]

    def future(self, game: Game, random: Random) -> tuple[str, float]:
        """Where a random choice may lead, and how much new that would show; the sooner, the better."""
        twin = game.clone(FastDealer(random.getrandbits(32)))
        twin.event_log, twin.memory = EventLog(), None
        first, worth, seen = "", 0.0, set[str]()
        for distance in range(DEPTH):
            if twin.over:
                break
            legal = twin.legal_texts()
            action = random.choice(self.new_choices(twin, legal) or [wander(legal, random)])
            first = first or action
            shown = asked_and_answered(kind_of(twin.top).saved, action)
            twin.play(action)
            for event in twin.take_events():
                shown |= shown_by_event(event)
            new = (shown & self.missing) - seen
            seen |= new
            worth += len(new) / (10 + distance)
        return first, worth


def promised(game: Game, question: str, action: str) -> set[str]:
    """What a choice shows: itself, and which Gang card is joined (R1.3: it lies open)."""
    verb, _, gang = action.partition(" ")
    shown = asked_and_answered(question, action)
    if verb in ("join", "change_style"):
        shown.add(f"joins {GANG_CARD_NAMES[game.gang_piles[GANG_NAMES.index(gang)].top]}")
    return shown


def wander(legal: list[str], random: Random) -> str:
    """A random choice, with a leaning to act before ending the turn, and not to come nearer to the end of the game."""
    if legal[0] == "end" and len(legal) > 1 and random.random() < 0.9:
        legal = legal[1:]
    if len(legal) > 1 and random.random() < 0.9:
        legal = [action for action in legal if not action.startswith("dig ")] or legal
    return random.choice(legal)


def in_a_hurry(game: Game, random: Random) -> str:
    """The way to the next Dig: home with a Tool, to a Spoon without one."""
    legal = game.legal_texts()
    for action in IN_A_HURRY:
        if action in legal:
            return action
    player = game.players[game.asked()]
    home = PLACE_NAMES[game.book.homes[player.seat]]
    has_tool = any(player.hand[tool] > 0 for tool in range(3))
    goal = "infirmary" if player.beatings > 1 else home if has_tool else "cafeteria"
    for action in ("heal", f"go {goal}", f"cautious_move {goal}", f"planned_move {goal}", "search"):
        if action in legal:
            return action
    return wander(legal, random)
