"""The balance report as one self-contained HTML page that opens in any browser."""

from __future__ import annotations

import math
from html import escape, unescape
from importlib.resources import files
from typing import Final

from blackgate.bots.tally import mechanisms
from blackgate.lab.balance import NUMBER, POINTS, SHARE, Balance, Chapter, Row, Section
from blackgate.lab.page_pictures import axis, histogram, scale_of, strip
from blackgate.messages import text
from blackgate.rules.book import Rulebook
from blackgate.wording.figures import figure, percent
from blackgate.wording.names import (
    background_name,
    card_name,
    deed_name,
    gang_card_name,
    listed,
    place_name,
)

STYLE: Final = "balance.css"
FOLDED: Final = ("action_chosen", "option_background")  # long tables, for those who look
# What a section needs to be understood, by the message that says it
NOTES: Final = {
    "order": "dealt",
    "background": "dealt",
    "course": "course",
    "mechanism_chosen": "chosen",
    "card_chosen": "chosen",
    "gang_card_chosen": "chosen-gang",
    "action_chosen": "chosen",
    "gang_card_won": "survivors",
    "option_first": "option",
    "option_rounds": "option",
    "option_background": "option",
    "gang_card_worth": "worth",
    "gang_card_beside": "beside-gang",
    "card_worth": "worth-card",
    "card_beside": "beside-card",
    "mechanism_worth": "forgone",
}
NOTE_OF_CHANGES: Final = "change"
MINUS: Final = "\u2212"


def page(balance: Balance, language: str) -> str:
    return Page(balance, language).html()


class Page:
    """A report in one language."""

    def __init__(self, balance: Balance, language: str) -> None:
        self.balance: Final = balance
        self.language: Final = language

    def html(self) -> str:
        style = files(__package__).joinpath(STYLE).read_text("utf-8")
        title = self.say("balance-title")
        body = "".join(self.chapter(chapter) for chapter in self.balance.chapters)
        return (
            f'<!doctype html>\n<html lang="{self.language}">\n<head>\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f"<title>{title}</title>\n<style>\n{style}</style>\n</head>\n<body>\n"
            f"<header><h1>{title}</h1></header>\n<main>\n{self.standing_out()}{body}</main>\n"
            f"<footer>{self.method()}</footer>\n</body>\n</html>\n"
        )

    def say(self, message: str, **arguments: str | int) -> str:
        """A message for the page, escaped: its arguments may be anybody's words."""
        return escape(text(self.language, message, **arguments))

    # --- what stands out
    def standing_out(self) -> str:
        found = self.balance.standing_out()
        lines = [f"<section>\n<h2>{self.say('balance-standing')}</h2>\n"]
        lines.append(f"<p>{self.say('balance-correction', count=self.balance.comparisons)}</p>\n")
        if not found:
            lines.append(f"<p><strong>{self.say('balance-nothing')}</strong></p>\n")
        for chapter in self.balance.chapters:
            rows = [(section, row) for each, section, row in found if each is chapter]
            if rows:
                lines.append(f"<h3>{self.title(chapter)}</h3>\n<ul class='found'>\n")
                lines += [f"<li>{self.finding(chapter, section, row)}</li>\n" for section, row in rows]
                lines.append("</ul>\n")
        return "".join(lines) + "</section>\n"

    def finding(self, chapter: Chapter, section: Section, row: Row) -> str:
        name = escape(row_name(section.of, row.id, chapter.book, self.language))
        reference = ""
        if section.reference:
            reference = f" · {self.say('balance-even', even=percent(self.language, section.reference))}"
        heading = self.say(f"balance-{section.id}")
        return (
            f"<a href='#{self.anchor(chapter, section)}'>{heading}</a>: <strong>{name}</strong> "
            f"{self.value(row)} <small>({self.interval(row)}{reference})</small>"
        )

    def line(self, chapter: Chapter, section: Section, row: Row) -> str:
        """The same in plain text, for a terminal."""
        return text(
            self.language,
            "balance-line",
            heading=text(self.language, f"balance-{section.id}"),
            name=row_name(section.of, row.id, chapter.book, self.language),
            value=unescape(self.value(row)),
            interval=unescape(self.interval(row)),
        )

    def anchor(self, chapter: Chapter, section: Section) -> str:
        return f"c{self.balance.chapters.index(chapter)}-{section.id}"

    # --- chapters
    def title(self, chapter: Chapter) -> str:
        bots = ", ".join(chapter.setting.bots)
        if len(chapter.editions) == 2:
            old, new = chapter.editions
            return self.say("balance-change", old=old.name, new=new.name, players=chapter.setting.players, bots=bots)
        return self.say("balance-chapter", edition=chapter.editions[0].name, players=chapter.setting.players, bots=bots)

    def chapter(self, chapter: Chapter) -> str:
        facts = [self.say("balance-games", games=chapter.games, deals=chapter.deals)]
        if chapter.setting.team:
            facts.append(escape(text(self.language, "option-team")))
        if chapter.options:
            names = [row_name("option", name, chapter.book, self.language) for name in chapter.options]
            facts.append(self.say("balance-options", options=listed(self.language, names)))
        fingerprints = ", ".join(f"{edition.name} {edition.fingerprint}" for edition in chapter.editions)
        facts.append(self.say("balance-edition", edition=fingerprints))
        lines = [f"<section>\n<h2>{self.title(chapter)}</h2>\n<p class='facts'>{' · '.join(facts)}</p>\n"]
        for section in chapter.sections:
            lines.append(self.section(chapter, section))
            if section.id == "course":
                lines.append(self.histograms(chapter))
        return "".join(lines) + "</section>\n"

    def histograms(self, chapter: Chapter) -> str:
        parts: list[str] = []
        for counts, message in ((chapter.rounds, "rounds"), (chapter.leader_changes, "leader_changes")):
            described = self.say(f"balance-histogram-{message}")
            parts.append(f"<figure>{histogram(counts, described)}<figcaption>{described}</figcaption></figure>\n")
        return f"<div class='figures'>{''.join(parts)}</div>\n"

    def section(self, chapter: Chapter, section: Section) -> str:
        heading = self.say(f"balance-{section.id}")
        note = self.say(f"balance-note-{NOTES.get(section.id, NOTE_OF_CHANGES)}")
        # Each unit has a scale of its own.
        units = dict.fromkeys(row.unit for row in section.rows)
        tables = "".join(self.table(chapter, section, [r for r in section.rows if r.unit == unit]) for unit in units)
        opened = f"<article id='{self.anchor(chapter, section)}'>\n"
        if section.id in FOLDED:
            return (
                f"{opened}<details><summary><h3>{heading}</h3></summary>\n<p>{note}</p>\n{tables}</details></article>\n"
            )
        return f"{opened}<h3>{heading}</h3>\n<p>{note}</p>\n{tables}</article>\n"

    def table(self, chapter: Chapter, section: Section, rows: list[Row]) -> str:
        scale = scale_of(rows, section.reference)
        lines = ["<table>\n"]
        for row in rows:
            name = escape(row_name(section.of, row.id, chapter.book, self.language))
            out = f" <em>{self.say('balance-stands-out')}</em>" if row.stands_out else ""
            lines.append(
                f"<tr{' class=out' if row.stands_out else ''}><th scope='row'>{name}{out}</th>"
                f"<td class='plot'>{strip(row, scale, section.reference)}</td>"
                f"<td class='value'>{self.value(row)}</td><td class='likely'>{self.interval(row)}</td>"
                f"<td class='more'>{self.more(row)}</td></tr>\n"
            )
        labels = [escape(self.written(tick, rows[0].unit)) for tick in scale.ticks()]
        lines.append(
            f"<tr class='scale'><td></td><td class='plot'>{axis(scale, labels)}</td><td colspan='3'></td></tr>\n"
        )
        return "".join(lines) + "</table>\n"

    # --- figures
    def written(self, value: float, unit: str) -> str:
        if not math.isfinite(value):
            return "∞" if value > 0 else f"{MINUS}∞"
        if unit == NUMBER:
            return figure(self.language, value, 2).replace("-", MINUS)
        if unit == POINTS:
            return figure(self.language, value * 100).replace("-", MINUS)
        return percent(self.language, value)

    def bare(self, share: float) -> str:
        """A percentage without its sign, which follows with another one."""
        return figure(self.language, share * 100)

    def signed(self, value: float, unit: str, change: bool) -> str:
        return ("+" if change and value > 0 else "") + self.written(value, unit)

    def value(self, row: Row) -> str:
        change = row.unit == POINTS or "before" in row.more
        said = self.signed(row.estimate.value, row.unit, change)
        return self.say("balance-points", figure=said) if row.unit == POINTS else escape(said)

    def interval(self, row: Row) -> str:
        change = row.unit == POINTS or "before" in row.more
        low = self.signed(row.estimate.low, row.unit, change) if row.unit != SHARE else self.bare(row.estimate.low)
        return self.say("arena-interval", low=low, high=self.signed(row.estimate.high, row.unit, change))

    def more(self, row: Row) -> str:
        if "before" in row.more:
            unit = NUMBER if row.unit == NUMBER else SHARE
            before, now = (self.written(row.more[name], unit) for name in ("before", "now"))
            return self.say("balance-from-to", before=before, now=now)
        if "offered" in row.more:
            offered, chosen = (figure(self.language, row.more[name], 2) for name in ("offered", "chosen"))
            return self.say("balance-per-game", offered=offered, chosen=chosen)
        return self.say("balance-observed", count=row.count)

    def method(self) -> str:
        return f"<h2>{self.say('balance-method')}</h2><p>{self.say('balance-method-text')}</p>"


def row_name(of: str, name: str, book: Rulebook, language: str) -> str:
    """What a row is about, in the reader's words."""
    if of == "order":
        return text(language, "balance-order-place", place=int(name) + 1)
    if of == "course":
        return text(language, f"balance-course-{name}")
    if of == "background":
        return background_name(language, book, name)
    if of == "gang_card":
        return gang_card_name(language, book, name) if name else text(language, "balance-no-gang")
    if of == "card":
        return card_name(language, book, name)
    if of == "play":
        return card_name(language, book, name.removeprefix("play "))
    if of == "mechanism" or (of == "forgone" and name in mechanisms(book)):
        return deed_name(language, book.edition, name)
    if of == "option":
        return option_name(name, book, language)
    if of == "background_option":
        background, option = name.split(" ")
        said = (background_name(language, book, background), option_name(option, book, language))
        return text(language, "balance-background-option", background=said[0], option=said[1])
    return name


def option_name(name: str, book: Rulebook, language: str) -> str:
    if name == "warden":
        return text(language, "option-warden")
    if name in ("michel", "michelle"):
        return text(language, f"standee-{name}")
    return place_name(language, book.edition, name)
