"""What simulated games say about balance: sections of figures, each with its 95 % interval.

Backgrounds and seats are assigned at random, so their shares of wins are causal. Gang cards and Action cards are
chosen: somebody who joins late in a long game has survived that long. Their value comes from experiments alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import numpy as np

from blackgate.edition import Edition
from blackgate.lab.dataset import Run
from blackgate.lab.plan import CARD, GANG_CARD, NONE, SEARCH_CARD, WITHOUT, Arm
from blackgate.lab.sample import Counts, Sample, Setting, setting_of
from blackgate.lab.statistics import (
    Estimate,
    Ratio,
    difference,
    difference_of_differences,
    holm,
    mean,
    share,
)
from blackgate.rules.book import Rulebook

BEYOND_CHANCE: Final = 0.05
FEWEST: Final = 2  # deals for the interval of a share or a mean
FEW: Final = 30  # deals for the interval of a difference, which a few similar ones would make too narrow

# What a figure is
SHARE: Final = "share"
POINTS: Final = "points"  # the difference of two shares
NUMBER: Final = "number"

# What stands out in a section: any difference from the reference, or only a worse one; or nothing is tested.
ANY: Final = "any"
WORSE: Final = "worse"
NEVER: Final = ""


@dataclass
class Row:
    """One figure. `count`: the number of observations. `adjusted`: p-value after Holm. `more`: further figures."""

    id: str
    estimate: Estimate
    count: int
    unit: str
    more: dict[str, float] = field(default_factory=dict)
    adjusted: float | None = None
    stands_out: bool = False


@dataclass
class Section:
    """Figures of one kind. `of`: what the ids of its rows name. `flag`: what stands out."""

    id: str
    of: str
    rows: list[Row]
    reference: float | None = None
    flag: str = NEVER


@dataclass
class Chapter:
    """One setting with one edition, or with the change from one to another."""

    setting: Setting
    editions: list[Edition]
    book: Rulebook
    games: int
    deals: int
    options: list[str]
    sections: list[Section]
    rounds: list[int] = field(default_factory=list)  # games by their length
    leader_changes: list[int] = field(default_factory=list)


@dataclass
class Balance:
    chapters: list[Chapter]
    comparisons: int

    def standing_out(self) -> list[tuple[Chapter, Section, Row]]:
        """Most significant first."""
        found = [
            (chapter, section, row)
            for chapter in self.chapters
            for section in chapter.sections
            for row in section.rows
            if row.stands_out
        ]
        return sorted(found, key=lambda each: (each[2].adjusted, each[2].estimate.p))


def balance_of(runs: Sequence[Run]) -> Balance:
    """The report on these simulations."""
    chapters: list[Chapter] = []
    settings: dict[Setting, list[Run]] = {}
    for run in runs:
        settings.setdefault(setting_of(run.plan), []).append(run)
    for together in settings.values():
        sample = Sample(together)
        editions = {
            edition.fingerprint: (edition, run, i) for run in together for i, edition in enumerate(run.plan.editions)
        }
        changes = dict.fromkeys(
            (run.plan.editions[0].fingerprint, other.fingerprint) for run in together for other in run.plan.editions[1:]
        )
        for old, new in changes:
            if old != new:
                (first, run, i), (second, _, _) = editions[old], editions[new]
                chapters.append(change_of(sample, first, second, run.plan.rulebook(0, Arm(i))))
        for edition, run, i in editions.values():
            chapters.append(chapter_of(sample, edition, run.plan.rulebook(0, Arm(i))))
    return Balance(chapters, correct(chapters))


def correct(chapters: Iterable[Chapter]) -> int:
    """Holm's correction over every comparison of the report; returns their number."""
    tested = [
        (section, row)
        for chapter in chapters
        for section in chapter.sections
        if section.flag
        for row in section.rows
        if row.estimate.p is not None
    ]
    for (section, row), adjusted in zip(tested, holm([row.estimate.p or 0.0 for _, row in tested]), strict=True):
        row.adjusted = adjusted
        row.stands_out = adjusted < BEYOND_CHANCE and (section.flag == ANY or row.estimate.value < 0)
    return len(tested)


# --- one edition
def chapter_of(sample: Sample, edition: Edition, book: Rulebook) -> Chapter:
    games = sample.untreated(edition.fingerprint)
    even = sample.setting.even
    sections = [
        Section("order", "order", by_order(sample, games), even, ANY),
        Section("background", "background", by_background(sample, games, book), even, ANY),
        Section("course", "course", course(sample, games, book)),
        Section(
            "mechanism_chosen",
            "mechanism",
            offered_and_chosen(sample, sample.mechanisms, sample.mechanisms.names, games),
        ),
        Section("card_chosen", "play", offered_and_chosen(sample, sample.actions, plays(sample), games)),
        Section(
            "gang_card_chosen",
            "gang_card",
            offered_and_chosen(sample, sample.gang_cards, list(book.gang_card_names), games),
        ),
        Section("action_chosen", "action", offered_and_chosen(sample, sample.actions, others(sample), games)),
        Section("gang_card_won", "gang_card", by_gang_card(sample, games, book), even),
        *by_option(sample, games, book),
        *experiments(sample, edition.fingerprint),
    ]
    return Chapter(
        sample.setting,
        [edition],
        book,
        int(games.sum()),
        len(np.unique(sample.deal[games])),
        list(sample.options),
        [section for section in sections if section.rows],
        [int(n) for n in np.bincount(sample.rounds[games])] if games.any() else [],
        [int(n) for n in np.bincount(sample.leader_changes[games])] if games.any() else [],
    )


def by_order(sample: Sample, games: Any) -> list[Row]:
    """Who begins, who comes next, and so on."""
    seats = [(str(place), (sample.order == place) & games[:, None]) for place in range(sample.setting.players)]
    return won_rows(sample, seats)


def by_background(sample: Sample, games: Any, book: Rulebook) -> list[Row]:
    rows = won_rows(sample, [(name, (sample.background == name) & games[:, None]) for name in book.background_names])
    return most_first(rows)


def by_gang_card(sample: Sample, games: Any, book: Rulebook) -> list[Row]:
    """By the seat's last Gang card, or none: a correlation, not its value."""
    rows = won_rows(
        sample, [(name, (sample.gang_card == name) & games[:, None]) for name in ["", *book.gang_card_names]]
    )
    return most_first(rows)


def won_rows(sample: Sample, seats: Iterable[tuple[str, Any]]) -> list[Row]:
    return [
        share_row(name, sample.won_where(mask), sample.setting.even) for name, mask in seats if enough(sample, mask)
    ]


def most_first(rows: list[Row]) -> list[Row]:
    return sorted(rows, key=lambda row: -row.estimate.value)


def enough(sample: Sample, seats: Any, fewest: int = FEWEST) -> bool:
    return len(np.unique(sample.deal[seats.any(axis=1)])) >= fewest


def share_row(name: str, ratio: Ratio, reference: float | None = None, **more: float) -> Row:
    return Row(name, share(ratio, reference), round(ratio.total), SHARE, more)


def course(sample: Sample, games: Any, book: Rulebook) -> list[Row]:
    """How games go: length, who led, and whether the winner came from behind."""
    if int(games.sum()) < FEWEST:
        return []
    rows: list[Row] = []
    for name, values, unit in course_values(sample, book):
        ratio = sample.per_game(values, games)
        rows.append(Row(name, mean(ratio) if unit == NUMBER else share(ratio), round(ratio.total), unit))
    return rows


def course_values(sample: Sample, book: Rulebook) -> list[tuple[str, Any, str]]:
    """A comeback: the winner was once behind by a third of the points needed, or more."""
    return [
        ("rounds", sample.rounds, NUMBER),
        ("leader_changes", sample.leader_changes, NUMBER),
        ("behind", sample.behind, NUMBER),
        ("comeback", (sample.behind * 3 >= int(book.goal)).astype(float), SHARE),
        ("by_limit", sample.by_limit, SHARE),
    ]


def offered_and_chosen(sample: Sample, counts: Counts, names: Sequence[str], games: Any) -> list[Row]:
    rows: list[Row] = []
    for name in names:
        if name in counts.names:
            ratio = sample.chosen(counts, name, games)
            if ratio.clusters >= FEWEST:
                offered = sample.times(counts, name, games, offered=True).value
                chosen = sample.times(counts, name, games).value
                rows.append(share_row(name, ratio, offered=offered, chosen=chosen))
    return rows


def plays(sample: Sample) -> list[str]:
    return sorted(name for name in sample.actions.names if name.startswith("play "))


def others(sample: Sample) -> list[str]:
    return sorted(name for name in sample.actions.names if not name.startswith("play "))


# --- options
def by_option(sample: Sample, games: Any, book: Rulebook) -> list[Section]:
    """What a Place, Michel(le) or the Warden changes, where some games have it and some do not."""
    most = int(games.sum()) - FEW
    varied = {name: mask for name, mask in sample.options.items() if FEW <= (mask & games).sum() <= most}
    first: list[Row] = []
    rounds: list[Row] = []
    backgrounds: list[Row] = []
    for name, mask in varied.items():
        has, lacks = mask & games, ~mask & games
        begins = sample.order == 0
        first.append(
            change_row(name, sample.won_where(begins & has[:, None]), sample.won_where(begins & lacks[:, None]))
        )
        rounds.append(
            change_row(name, sample.per_game(sample.rounds, has), sample.per_game(sample.rounds, lacks), NUMBER)
        )
        for background in book.background_names:
            dealt = sample.background == background
            with_it, without = dealt & has[:, None], dealt & lacks[:, None]
            if enough(sample, with_it, FEW) and enough(sample, without, FEW):
                row = change_row(f"{background} {name}", sample.won_where(with_it), sample.won_where(without))
                backgrounds.append(row)
    return [
        Section("option_first", "option", first, 0.0, ANY),
        Section("option_rounds", "option", rounds, 0.0, ANY),
        Section("option_background", "background_option", backgrounds, 0.0, ANY),
    ]


def change_row(name: str, now: Ratio, before: Ratio, unit: str = POINTS) -> Row:
    """How much more it is now, with both figures."""
    return Row(name, difference(now, before), round(now.total), unit, {"before": before.value, "now": now.value})


# --- experiments
def experiments(sample: Sample, edition: str) -> list[Section]:
    """The treatments of one seat, compared with the same deals without them, and with other treatments."""
    gang_cards = arms(sample, edition, GANG_CARD)
    cards = arms(sample, edition, CARD)
    without = arms(sample, edition, WITHOUT)
    any_card = sample.arm(edition, SEARCH_CARD, "")
    control = sample.arm(edition, NONE, "")
    return [
        Section("gang_card_worth", "gang_card", paired(gang_cards, lambda _: control), 0.0, WORSE),
        Section("gang_card_beside", "gang_card", paired(gang_cards, lambda name: all_but(gang_cards, name)), 0.0, ANY),
        Section("card_worth", "card", paired(cards, lambda _: control), 0.0, WORSE),
        Section("card_beside", "card", paired(cards, lambda _: any_card), 0.0, ANY),
        Section("mechanism_worth", "forgone", paired(without, lambda _: control, forgone=True), 0.0, WORSE),
    ]


def arms(sample: Sample, edition: str, treatment: str) -> dict[str, Ratio]:
    things = dict.fromkeys(sample.thing[(sample.edition == edition) & (sample.treatment == treatment)])
    return {thing: sample.arm(edition, treatment, thing) for thing in things}


def all_but(arms: dict[str, Ratio], name: str) -> Ratio | None:
    """All other cards of the experiment together."""
    found: Ratio | None = None
    for other, ratio in arms.items():
        if other != name:
            found = ratio if found is None else found.plus(ratio)
    return found


def paired(arms: dict[str, Ratio], beside: Callable[[str], Ratio | None], *, forgone: bool = False) -> list[Row]:
    """Each arm compared with another on the deals that both have; a forgone mechanism is worth what is lost without
    it."""
    rows: list[Row] = []
    for name, ratio in arms.items():
        other = beside(name)
        if other is not None:
            both = (ratio.bottom > 0) & (other.bottom > 0)
            if np.count_nonzero(both) >= FEW:
                one, two = ratio.where(both), other.where(both)
                rows.append(change_row(name, two, one) if forgone else change_row(name, one, two))
    return most_first(rows)


# --- from one edition to another
def change_of(sample: Sample, old: Edition, new: Edition, book: Rulebook) -> Chapter:
    """What changed, on the same deals."""
    before, now = sample.untreated(old.fingerprint), sample.untreated(new.fingerprint)
    both = np.isin(sample.pair, sample.pair[before]) & np.isin(sample.pair, sample.pair[now])
    before, now = before & both, now & both
    sections: list[Section] = []
    if int(both.sum()) >= 2 * FEW:
        sections = [
            Section("change_course", "course", course_changes(sample, before, now, book), 0.0, ANY),
            Section("change_order", "order", order_changes(sample, before, now), 0.0, ANY),
            Section("change_background", "background", background_changes(sample, before, now, book), 0.0, ANY),
            Section(
                "change_mechanism",
                "mechanism",
                times_changes(sample, sample.mechanisms, sample.mechanisms.names, before, now),
                0.0,
                ANY,
            ),
            Section("change_card", "play", times_changes(sample, sample.actions, plays(sample), before, now), 0.0, ANY),
            Section(
                "change_gang_card",
                "gang_card",
                times_changes(sample, sample.gang_cards, list(book.gang_card_names), before, now),
                0.0,
                ANY,
            ),
            *worth_changes(sample, old.fingerprint, new.fingerprint),
        ]
    return Chapter(
        sample.setting,
        [old, new],
        book,
        int((before | now).sum()),
        len(np.unique(sample.deal[before | now])),
        list(sample.options),
        [section for section in sections if section.rows],
    )


def course_changes(sample: Sample, before: Any, now: Any, book: Rulebook) -> list[Row]:
    return [
        change_row(
            name, sample.per_game(values, now), sample.per_game(values, before), NUMBER if unit == NUMBER else POINTS
        )
        for name, values, unit in course_values(sample, book)
    ]


def order_changes(sample: Sample, before: Any, now: Any) -> list[Row]:
    return won_changes(sample, [(str(k), sample.order == k) for k in range(sample.setting.players)], before, now)


def background_changes(sample: Sample, before: Any, now: Any, book: Rulebook) -> list[Row]:
    return won_changes(sample, [(name, sample.background == name) for name in book.background_names], before, now)


def won_changes(sample: Sample, seats: Iterable[tuple[str, Any]], before: Any, now: Any) -> list[Row]:
    return [
        change_row(name, sample.won_where(mask & now[:, None]), sample.won_where(mask & before[:, None]))
        for name, mask in seats
        if enough(sample, mask & now[:, None], FEW) and enough(sample, mask & before[:, None], FEW)
    ]


def times_changes(sample: Sample, counts: Counts, names: Sequence[str], before: Any, now: Any) -> list[Row]:
    """How much more often a thing is chosen per game."""
    return [
        change_row(name, sample.times(counts, name, now), sample.times(counts, name, before), NUMBER)
        for name in names
        if name in counts.names and len(counts.rows(name, before | now)) > 0
    ]


def worth_changes(sample: Sample, old: str, new: str) -> list[Section]:
    """How much more each treatment is worth than before."""
    sections: list[Section] = []
    controls = sample.arm(new, NONE, ""), sample.arm(old, NONE, "")
    for treatment, section, of in (
        (GANG_CARD, "change_gang_card_worth", "gang_card"),
        (CARD, "change_card_worth", "card"),
        (WITHOUT, "change_mechanism_worth", "forgone"),
    ):
        rows: list[Row] = []
        after, first = arms(sample, new, treatment), arms(sample, old, treatment)
        for name in [name for name in after if name in first]:
            ratios = [after[name], controls[0], first[name], controls[1]]
            if treatment == WITHOUT:
                ratios = [ratios[1], ratios[0], ratios[3], ratios[2]]
            both = np.logical_and.reduce([ratio.bottom > 0 for ratio in ratios])
            if np.count_nonzero(both) >= FEW:
                ratios = [ratio.where(both) for ratio in ratios]
                figures = {"before": ratios[2].value - ratios[3].value, "now": ratios[0].value - ratios[1].value}
                rows.append(Row(name, difference_of_differences(*ratios), int(both.sum()), POINTS, figures))
        sections.append(Section(section, of, rows, 0.0, ANY))
    return sections
