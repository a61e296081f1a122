"""The stack of pending steps as columns, derived from the declaration of each kind of step (`rules/steps.py`)."""

from __future__ import annotations

from sys import intern
from typing import Final

from librt.strings import BytesWriter
from librt.vecs import append, vec
from mypy_extensions import i64, u8

from blackgate.observation.layout import MOST, STEP_NAMES, Layout
from blackgate.observation.turning import Turning
from blackgate.rules.actions import ACTIONS, families
from blackgate.rules.combat import Fight
from blackgate.rules.kinds import NOBODY, ONE
from blackgate.rules.steps import Step
from blackgate.rules.waiting import FIGHT, StepKind, kind_of

# How a field becomes a byte
AS_IT_IS: Final[i64] = 0
FROM_ONE: Final[i64] = 1  # a number from 0 on, or -1 for none
A_SEAT: Final[i64] = 2
SEAT_BITS: Final[i64] = 3
A_PLACE: Final[i64] = 4
A_FAMILY: Final[i64] = 5  # of the action table
A_LIST: Final[i64] = 6  # of numbers: how many of each
WRITTEN: Final[dict[str, int]] = {
    "accessories": int(AS_IT_IS),
    "die": int(AS_IT_IS),
    "flag": int(AS_IT_IS),
    "number": int(AS_IT_IS),
    "action-card": int(FROM_ONE),
    "background": int(FROM_ONE),
    "gang": int(FROM_ONE),
    "michel-card": int(FROM_ONE),
    "tool": int(FROM_ONE),
    "seat": int(A_SEAT),
    "seat-or-none": int(A_SEAT),
    "seats": int(SEAT_BITS),
    "place": int(A_PLACE),
    "place-or-none": int(A_PLACE),
    "turn-action": int(A_FAMILY),
    "michel-cards": int(A_LIST),
}


class KindColumns:
    """Where the fields of one kind of step go."""

    def __init__(self, kind: StepKind, layout: Layout) -> None:
        names = STEP_NAMES
        self.number: Final[i64] = names.index(kind.name) + 1 if kind.name in names else len(names) + 1
        self.names: list[str] = []
        self.columns: vec[i64] = vec[i64]()
        self.ways: vec[i64] = vec[i64]()
        self.fights = False
        for name, what in kind.fields[1:]:
            column = f"step.{name}:{what}"
            if what == "fight":
                self.fights = True
            elif column in layout.by_name:  # a custom Place may have other fields
                self.names.append(intern(name))  # the fastest way to find attributes
                self.columns = append(self.columns, i64(layout.start(column) - layout.start("step")))
                self.ways = append(self.ways, i64(WRITTEN[what]))
        self.plain: Final = not self.names and not self.fights
        # all columns of the step, if it has no fields and is alone on the stack
        alone = bytearray(layout.start("hand") - layout.start("step"))
        alone[0] = int(self.number)
        alone[layout.start("waiting") - layout.start("step") + int(self.number - 1) // 8] = (
            1 << int(self.number - 1) % 8
        )
        self.alone: Final = bytes(alone)


class StepColumns:
    """Writes a stack of steps into a row."""

    def __init__(self, layout: Layout) -> None:
        self.layout: Final = layout
        first = layout.start("step")
        self.empty: Final = bytes(layout.start("hand") - first)
        # from the first column of the step on
        self.beneath_at: Final[i64] = layout.start("beneath") - first
        self.waiting_at: Final[i64] = layout.start("waiting") - first
        self.fight_at: Final[i64] = layout.start("fight.attacker:seat") - first
        self.kinds: Final[dict[type[Step], KindColumns]] = {}
        # the number of each action's family
        self.family: vec[i64] = vec[i64]([0] * int(ACTIONS))
        starts = [first for _, first, _ in families()]
        for number, first in enumerate(starts):
            for action in range(first, ACTIONS):
                self.family[action] = number
        fight = [layout.start(f"fight.{name}:{what}") for name, what in FIGHT]
        assert fight == list(range(fight[0], fight[0] + 9)), "in the order of `write_fight`"

    def write(self, out: BytesWriter, turning: Turning, viewer: i64, top: Step) -> None:
        """Append the columns of a stack."""
        if top.beneath is None:
            kind = self.kind(top)
            if kind.plain:  # a turn, two times out of three
                out.write(kind.alone)
                return
        at: i64 = len(out)
        out.write(self.empty)
        out[at] = u8(self.write_step(out, at, turning, viewer, top))

    def kind(self, step: Step) -> KindColumns:
        made = type(step)
        kind = self.kinds.get(made)
        if kind is None:
            kind = self.kinds[made] = KindColumns(kind_of(step), self.layout)
        return kind

    def write_step(self, out: BytesWriter, at: i64, turning: Turning, viewer: i64, step: Step) -> i64:
        """From the bottom up: of fields that several steps have, the topmost remains."""
        beneath = step.beneath
        if beneath is not None:
            number = self.write_step(out, at, turning, viewer, beneath)
            out[at + self.beneath_at] = u8(number)
            out[at + self.beneath_at + 1] = u8(turned(turning, viewer, beneath.seat))
        kind = self.kind(step)
        bit = kind.number - 1
        byte = at + self.waiting_at + (bit >> 3)
        out[byte] = u8(i64(out[byte]) | ONE << (bit & 7))
        if not kind.plain:
            self.write_fields(out, at, turning, viewer, step, kind)
        return kind.number

    def write_fields(
        self, out: BytesWriter, at: i64, turning: Turning, viewer: i64, step: Step, kind: KindColumns
    ) -> None:
        names = kind.names
        for i in range(len(names)):
            way = kind.ways[i]
            column = at + kind.columns[i]
            found: object = getattr(step, names[i])
            if way == A_LIST:
                assert isinstance(found, list)
                self.write_list(out, column, found)
                continue
            assert isinstance(found, int)
            value = i64(found)
            if way == FROM_ONE:
                value += 1
            elif way == A_SEAT:
                value = turned(turning, viewer, value)
            elif way == SEAT_BITS:
                value = turned_bits(turning, viewer, value)
            elif way == A_PLACE:
                value = turning.place(viewer, value) + 1
            elif way == A_FAMILY:
                value = self.family[value] + 1
            out[column] = u8(min(value, MOST))
        if kind.fights:
            fight: object = getattr(step, "fight")  # noqa: B009  no attribute of every step
            assert isinstance(fight, Fight)
            self.write_fight(out, at + self.fight_at, turning, viewer, fight)

    def write_list(self, out: BytesWriter, column: i64, numbers: list[int]) -> None:
        for i in range(self.layout.sizes.michel_cards):
            out[column + i] = 0
        for number in numbers:
            out[column + number] = u8(i64(out[column + number]) + 1)

    def write_fight(self, out: BytesWriter, at: i64, turning: Turning, viewer: i64, fight: Fight) -> None:
        """In the order in which a Fight declares its fields."""
        out[at] = u8(turned(turning, viewer, fight.attacker))
        out[at + 1] = u8(turned(turning, viewer, fight.defender))
        out[at + 2] = u8(fight.tool + 1)
        out[at + 3] = u8(min(fight.knives, MOST))
        out[at + 4] = u8(min(fight.blades, MOST))
        out[at + 5] = u8(min(fight.own_knives, MOST))
        out[at + 6] = u8(min(fight.own_blades, MOST))
        out[at + 7] = u8(turned_bits(turning, viewer, fight.rested))
        out[at + 8] = u8(turned_bits(turning, viewer, fight.helpers))


def turned(turning: Turning, viewer: i64, seat: i64) -> i64:
    """A seat as it is written: from 1 on, 0 for none."""
    return 0 if seat == NOBODY else turning.seat(viewer, seat) + 1


def turned_bits(turning: Turning, viewer: i64, seats: i64) -> i64:
    """A bit for each seat, turned."""
    around = seats >> viewer | seats << (turning.seats - viewer)
    return around & ((ONE << turning.seats) - 1)
