"""The drawn screen: the table, the hand, the news and the choices at one glance, drawn with rich."""

from __future__ import annotations

from typing import Final

from rich import box
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from blackgate.messages import text
from blackgate.terminal.choices import Choice, ChoiceGroup
from blackgate.terminal.hint import Hint
from blackgate.terminal.screen_model import PlaceRow, PlayerRow, ScreenModel

WIDE: Final = 100  # columns from which on things stand side by side
COLUMN: Final = 9  # most choices beneath each other
GAP: Final = 3  # between columns of choices
LEAST_NEWS: Final = 5  # lines
PROMPT: Final = 2  # lines kept free at the bottom
CLEAR_SCROLLED: Final = "\x1b[3J"  # what has been scrolled off the screen

YOURS: Final = "bold green"
ACTIVE: Final = "yellow"
QUIET: Final = "dim"
NUMBER: Final = "bold cyan"
HURT: Final = "bold red"
TITLE: Final = "bold"


class RichScreen:
    """Redraws everything for every question, so that what matters is always in the same place."""

    clears: bool = True

    def __init__(self, language: str, console: Console | None = None) -> None:
        self._language: Final = language
        self._console: Final = console or Console(highlight=False)

    @property
    def _ascii(self) -> bool:
        return self._console.options.ascii_only

    def ask(self, model: ScreenModel, news: list[str], question: str, groups: list[ChoiceGroup], again: bool) -> None:
        above = [self._heading(model), self._places(model), self._players(model), self._piles(model)]
        below = [Text(question, style=TITLE), self._choices(groups)]
        room = self._console.height - PROMPT - sum(self._lines(part) for part in (*above, *below))
        gangs = self._gangs(model)
        if room - self._lines(gangs) >= self._least(model):
            above.insert(2, gangs)
            room -= self._lines(gangs)
        self._console.clear()
        self._print(*above, self._hand_and_news(model, news, room), *below)

    def board(self, model: ScreenModel) -> None:
        self._print(
            self._heading(model),
            self._places(model),
            self._gangs(model),
            self._players(model),
            self._piles(model),
        )

    def hand(self, model: ScreenModel) -> None:
        self._print(self._hand(model))

    def hints(self, title: str, hints: list[Hint]) -> None:
        table = self._table("terminal-hint-choice", "terminal-hint-chance", "terminal-hint-follows")
        table.columns[1].justify = "right"
        for hint in hints:
            choice = Text.assemble((f"{hint.choice.number:>2}", NUMBER), f" {hint.choice.label}")
            table.add_row(choice, hint.chance, Text(hint.follows))
        self.heading(title)
        self._print(table)

    def say(self, *lines: str) -> None:
        self._print(*(Text(line) for line in lines))

    def heading(self, title: str) -> None:
        self._print(Text(), Text(title, style=TITLE))

    def curtain(self) -> None:
        self._console.clear()
        self._console.file.write(CLEAR_SCROLLED)
        self._console.file.flush()

    # --- the table
    def _heading(self, model: ScreenModel) -> RenderableType:
        return Rule(Text(model.heading, style=TITLE), characters="-" if self._ascii else "─", style=QUIET)

    def _places(self, model: ScreenModel) -> Table:
        table = self._table("terminal-place", "terminal-die", "terminal-search", "terminal-deeds", "terminal-people")
        you = next((row.name for row in model.players if row.is_you), "")
        active = next((row.name for row in model.players if row.is_active), "")
        for row in model.places:
            people = [
                Text(name, style=YOURS if name == you else ACTIVE if name == active else "") for name in row.people
            ]
            table.add_row(
                Text(row.name, style=YOURS if row.is_yours else ""),
                " ".join(map(str, row.numbers)),
                str(row.search) if row.search else "",
                self._deeds(row),
                Text(", ").join(people),
            )
        return table

    def _deeds(self, row: PlaceRow) -> Text:
        deeds = [Text(deed) for deed in row.offers]
        if row.forbids:
            forbidden = text(self._language, "terminal-place-forbids", deed=", ".join(row.forbids))
            deeds.append(Text(forbidden, style=QUIET))
        return Text("; ").join(deeds)

    def _gangs(self, model: ScreenModel) -> Table:
        table = Table(box=box.SIMPLE_HEAD, expand=True, pad_edge=False, show_edge=False)
        for gang in model.gangs:
            table.add_column(Text(gang.name))
        table.add_row(*(Text(gang.top or "-", style="magenta") for gang in model.gangs))
        table.add_row(*(Text(gang.wants, style=QUIET) for gang in model.gangs))
        return table

    def _players(self, model: ScreenModel) -> Table:
        wide = self._console.width >= WIDE  # otherwise the board alone shows who is where
        tokens = any(row.tokens for row in model.players)
        table = self._table(
            "terminal-player",
            "terminal-tunnel",
            *(("terminal-place",) if wide else ()),
            "terminal-cards",
            "terminal-cigarettes",
            "terminal-beatings",
            "terminal-gang",
            "terminal-background",
            *(("terminal-tokens",) if tokens else ()),
        )
        table.columns[1].no_wrap = True
        for row in model.players:
            table.add_row(
                Text(f"{row.seat} {row.title}", style=YOURS if row.is_you else ACTIVE if row.is_active else ""),
                self._tunnel(row, model.goal),
                *((Text(row.place),) if wide else ()),
                str(row.cards),
                str(row.cigarettes),
                Text(str(row.beatings), style=HURT if row.beatings else QUIET),
                Text(row.gang or "-", style="magenta" if row.gang else QUIET),
                Text(row.background),
                *((Text(row.tokens or "-"),) if tokens else ()),
            )
        return table

    def _tunnel(self, row: PlayerRow, goal: int) -> Text:
        """A bar as long as the tunnel has to be."""
        dug, earth = ("#", ".") if self._ascii else ("█", "░")
        done = min(row.points, goal)
        return Text.assemble(
            (dug * done, "green"), (earth * (goal - done), QUIET), f" {row.points}/{goal}", no_wrap=True
        )

    def _piles(self, model: ScreenModel) -> RenderableType:
        line = Text(model.piles, style=QUIET)
        if not model.on_table:
            return line
        on_table = text(self._language, "terminal-on_table", cards=", ".join(model.on_table))
        return Group(line, Text(on_table, style=HURT))

    def _table(self, *titles: str) -> Table:
        table = Table(box=box.SIMPLE_HEAD, expand=True, pad_edge=False, show_edge=False)
        for title in titles:
            table.add_column(Text(text(self._language, title)))
        return table

    # --- hand and news
    def _hand(self, model: ScreenModel) -> Panel:
        lines = [
            Text(text(self._language, "terminal-line", title=group.title, things=", ".join(group.cards)))
            for group in model.hand
        ]
        if not lines:
            lines = [Text(text(self._language, "terminal-hand-empty"))]
        lines += [Text(line, style=QUIET) for line in model.own_cards]
        return Panel(Group(*lines), title=Text(text(self._language, "terminal-hand")), border_style="green")

    def _hand_and_news(self, model: ScreenModel, news: list[str], room: int) -> RenderableType:
        """Side by side if there is room, and the latest news."""
        hand = self._hand(model)
        title = text(self._language, "terminal-news")
        if self._console.width < WIDE:
            room -= self._lines(hand)
            return Group(hand, self._news(title, news, room, self._console.width))
        half = self._console.width // 2
        told = self._news(title, news, max(room, self._lines(hand, half)), self._console.width - half)
        hand.height = told.height = max(self._lines(hand, half), self._lines(told, self._console.width - half))
        grid = Table.grid()
        grid.add_column(width=half)
        grid.add_column(width=self._console.width - half)
        grid.add_row(hand, told)
        return grid

    def _least(self, model: ScreenModel) -> int:
        """The minimum number of lines for hand and news."""
        news = LEAST_NEWS + 2
        if self._console.width < WIDE:
            return self._lines(self._hand(model)) + news
        return max(self._lines(self._hand(model), self._console.width // 2), news)

    def _news(self, title: str, news: list[str], room: int, width: int) -> Panel:
        """As many of the last lines as there is room for; the command `log` has them all."""
        lines: list[Text] = []
        left = max(room - 2, LEAST_NEWS)
        for index in range(len(news) - 1, -1, -1):
            line = Text(news[index])
            left -= self._lines(line, width - 4)
            if left < (1 if index else 0):
                lines.append(Text(text(self._language, "terminal-news-more", lines=index + 1), style=QUIET))
                break
            lines.append(line)
        return Panel(Group(*reversed(lines)), title=Text(title), border_style="blue")

    # --- choices
    def _choices(self, groups: list[ChoiceGroup]) -> RenderableType:
        """Groups side by side, a long one in several columns; on a narrow screen beneath each other."""
        columns = [
            self._column(group.title if start == 0 else "", group.choices[start : start + COLUMN])
            for group in groups
            for start in range(0, len(group.choices), COLUMN)
        ]
        width = sum(self._console.measure(column).maximum + GAP for column in columns)
        if width > self._console.width < WIDE:
            return Group(*columns)
        grid = Table.grid(padding=(0, GAP))
        grid.add_row(*columns)
        return grid

    def _column(self, title: str, choices: tuple[Choice, ...]) -> RenderableType:
        grid = Table.grid(padding=(0, 1))
        grid.add_column(justify="right", style=NUMBER, no_wrap=True, min_width=2)
        for choice in choices:
            grid.add_row(str(choice.number), Text(choice.label))
        return Group(Text(title, style=QUIET), grid) if title else grid

    # --- measuring
    def _lines(self, part: RenderableType, width: int | None = None) -> int:
        options = self._console.options
        return len(self._console.render_lines(part, options.update(width=width) if width else options, pad=False))

    def _print(self, *parts: RenderableType) -> None:
        for part in parts:
            self._console.print(part)
