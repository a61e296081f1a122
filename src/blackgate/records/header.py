"""The header of a record: everything fixed before the game."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field, replace
from typing import Any, Final

from blackgate.edition import Edition, EditionError, edition_from, edition_of_0_1_0, overrides_of_0_1_0
from blackgate.messages import Localizable, phrase
from blackgate.records.errors import (
    DamagedRecord,
    ImpossibleRecord,
    NotARecord,
    UnfitEntry,
    UnsupportedRecord,
)
from blackgate.records.fairness import SECRET_BYTES
from blackgate.records.lines import LONGEST_LINE, UNPRINTABLE, LineReader, entry, shown
from blackgate.records.position import options_text, read_options
from blackgate.rules.book import Rulebook
from blackgate.rules.errors import BlackgateError, ImpossiblePosition
from blackgate.rules.options import Options
from blackgate.rules.start import rulebook
from blackgate.rules.version import RULES

TITLE: Final = "blackgate record"
VERSION: Final = 2
WITH_OVERRIDES: Final = 1  # the format of release 0.1.0: the edition by what differs from its standard, and rules 1
LONGEST_NAME: Final = 60
LONGEST_CONTRIBUTION: Final = 200
OWN_SECRET: Final = "unshared secret"
ANY_VERSION: Final = re.compile(rb"blackgate record ([0-9]{1,6}) ")
OPTION: Final = re.compile(r"([a-z_]+):.*")
HEX: Final = re.compile(rf"[0-9a-f]{{{2 * SECRET_BYTES}}}")
EDITION: Final = re.compile(r'([0-9a-f]{16}) (".*")')
# Chance results are in the lines of the game, and a game begins with a turn.
NOT_IN_A_POSITION: Final = frozenset({"dice", "cards", "waiting", "over"})


@dataclass(frozen=True, slots=True)
class Header:
    """A game begins with a deal, or with a laid-out `position`: then there is no `commitment` to a secret.

    `secret` is in the host's own copy only, from which the game can be continued. `written`: the lines of a header that
    was read, which stay unchanged, whichever release wrote them.
    """

    options: Options
    edition: Edition
    names: tuple[str, ...]
    first: int | None = None  # only if named by the host (R1.7)
    commitment: str = ""
    contributions: tuple[str, ...] = ()
    secret: bytes | None = None
    position: tuple[str, ...] = ()
    rules: int = RULES
    written: tuple[str, ...] = field(default=(), compare=False)

    @property
    def players(self) -> int:
        return self.options.players

    @property
    def version(self) -> int:
        """The format it is written in: a game that 0.1.0 began stays readable for 0.1.0."""
        return WITH_OVERRIDES if self.rules == 1 else VERSION

    def rulebook(self) -> Rulebook:
        """The version of the rules that the game is played by."""
        return rulebook(self.options, self.edition)

    def texts(self) -> list[str]:
        """The lines of the header, not yet sealed."""
        if self.written:
            return list(self.written)
        texts = [f"{TITLE} {self.version}"]
        if self.version == VERSION:
            texts.append(entry("rules", str(self.rules)))
        texts.append(entry("players", str(self.players)))
        modules = options_text(self.options)
        if modules:
            texts.append(entry("options", modules))
        if self.first is not None:
            texts.append(entry("first", str(self.first)))
        texts.append(entry("edition", f"{self.edition.fingerprint} {json.dumps(self.edition.name)}"))
        texts += printed(self.edition, self.version)
        texts += [entry(f"name {seat}", name) for seat, name in enumerate(self.names)]
        if self.commitment:
            texts.append(entry("commitment", self.commitment))
            texts += [entry(f"contribution {seat}", given) for seat, given in enumerate(self.contributions)]
        if self.secret is not None:
            texts.append(entry(OWN_SECRET, self.secret.hex()))
        texts += [entry("position", line) for line in self.position]
        return texts

    def shareable(self) -> Header:
        """Without the secret of the host's own copy."""
        written = tuple(text for text in self.written if not text.startswith(f"{OWN_SECRET}: "))
        return replace(self, secret=None, written=written)


def printed(edition: Edition, version: int) -> list[str]:
    """The line with the whole edition except its name, as JSON; for 0.1.0, with the differences from its standard."""
    if version == WITH_OVERRIDES:
        overrides = overrides_of_0_1_0(edition)
        return [entry("overrides", plain_text(overrides))] if overrides else []
    plain = edition.as_dict()
    del plain["name"]
    return [entry("printed", plain_text(plain))]


def plain_text(plain: dict[str, Any]) -> str:
    return json.dumps(plain, separators=(",", ":"))


def check_text(text: str, what: Localizable, longest: int) -> None:
    """Refuse text that does not fit on a line."""
    if len(text) > longest:
        raise UnfitEntry(phrase("record-too-long", what=what, found=len(text), most=longest))
    if text != text.strip(" ") or UNPRINTABLE.search(text):
        raise UnfitEntry(phrase("record-unfit-text", what=what))


def check_position_line(line: str) -> None:
    """Refuse entries that are superfluous or misplaced."""
    key = line.partition(":")[0].strip()
    check_text(line, phrase("record-a-position"), LONGEST_LINE)
    if not line or "#" in line:
        raise UnfitEntry(phrase("record-position-bare"))
    if key == "options":
        raise UnfitEntry(phrase("record-position-options", key="'options'"))
    if key in NOT_IN_A_POSITION:
        raise UnfitEntry(phrase("record-position-chance", key=f"'{key}'"))


# --- reading
def read_header(lines: LineReader) -> Header:
    header = read_entries(lines)
    return replace(header, written=tuple(lines.texts))


def read_entries(lines: LineReader) -> Header:
    version = read_title(lines)
    rules = 1 if version == WITH_OVERRIDES else read_rules(lines)
    players_line = lines.line
    players = read_number(lines, "players")
    options_line = lines.line
    options = read_modules(lines, players)
    first_line = lines.line
    first = read_number(lines, "first") if lines.next_is("first") else None
    refuse_unknown_option(lines)
    edition = read_edition(lines, version)
    refuse_impossible(Options(players), edition, players_line)
    refuse_impossible(options, edition, options_line)
    if first is not None and first >= players:
        raise ImpossibleRecord(first_line, phrase("record-no-such-seat", seat=first, players=players))
    names = read_texts(lines, "name", players, LONGEST_NAME)
    if not lines.next_is("commitment"):
        if first is not None:
            raise ImpossibleRecord(first_line, phrase("record-position-first"))
        return Header(options, edition, names, position=read_position_lines(lines), rules=rules)
    commitment = read_hex(lines, "commitment")
    contributions = read_texts(lines, "contribution", players, LONGEST_CONTRIBUTION)
    secret = bytes.fromhex(read_hex(lines, OWN_SECRET)) if lines.next_is(OWN_SECRET) else None
    return Header(options, edition, names, first, commitment, contributions, secret, rules=rules)


def read_title(lines: LineReader) -> int:
    """The version of the format."""
    row = lines.rows[0] if lines.rows else b""
    found = ANY_VERSION.match(row)
    version = int(found[1]) if found else VERSION
    if version not in (WITH_OVERRIDES, VERSION):
        raise UnsupportedRecord(1, phrase("record-other-format", found=version, known=f"{WITH_OVERRIDES}, {VERSION}"))
    title = f"{TITLE} {version}"
    if not row.startswith(title.encode()):
        raise NotARecord(1, phrase("record-no-record", wanted=f"'{title}'"))
    if lines.peek() != title:
        raise DamagedRecord(1, phrase("record-wanted", wanted=f"'{title}'", found=shown(lines.peek())))
    lines.skip()
    return version


def read_rules(lines: LineReader) -> int:
    line, value = lines.line, lines.take("rules")
    if not re.fullmatch("[1-9][0-9]{0,5}", value):
        raise DamagedRecord(line, phrase("record-rules-form", key="rules", found=shown(value)))
    if int(value) > RULES:
        raise UnsupportedRecord(line, phrase("record-newer-rules", found=value, known=RULES))
    return int(value)


def read_modules(lines: LineReader, players: int) -> Options:
    """The options of the game, in canonical form; no line for the base game."""
    if not lines.next_is("options"):
        return Options(players)
    line, value = lines.line, lines.take("options")
    try:
        options = read_options(value, players)
    except ImpossiblePosition as error:
        raise UnsupportedRecord(line, error.words()) from None
    if not value or value != options_text(options):
        raise DamagedRecord(line, phrase("record-options-form", key="options", found=shown(value)))
    return options


def refuse_impossible(options: Options, edition: Edition, line: int) -> None:
    """A game that the rules do not know."""
    try:
        rulebook(options, edition)
    except EditionError as error:
        reason = phrase("record-edition-wrong", key="edition", reason=error.problems[0])
        raise UnsupportedRecord(line, reason) from None
    except BlackgateError as error:
        raise ImpossibleRecord(line, error.words()) from None


def refuse_unknown_option(lines: LineReader) -> None:
    option = OPTION.fullmatch(lines.peek() or "")
    if option and option[1] != "edition":
        raise UnsupportedRecord(lines.line, phrase("record-unknown-option", found=shown(option[1])))


def read_number(lines: LineReader, key: str) -> int:
    line, value = lines.line, lines.take(key)
    if not re.fullmatch("[0-9]", value):
        raise DamagedRecord(line, phrase("record-one-digit", key=key, found=shown(value)))
    return int(value)


def read_hex(lines: LineReader, key: str) -> str:
    line, value = lines.line, lines.take(key)
    if not HEX.fullmatch(value):
        raise DamagedRecord(line, phrase("record-hex-digits", key=key, digits=2 * SECRET_BYTES, found=shown(value)))
    return value


def read_texts(lines: LineReader, key: str, players: int, longest: int) -> tuple[str, ...]:
    texts: list[str] = []
    for seat in range(players):
        line = lines.line
        texts.append(lines.take(f"{key} {seat}"))
        try:
            check_text(texts[-1], f"{key} {seat}", longest)
        except UnfitEntry as error:
            raise DamagedRecord(line, error.words()) from None
    return tuple(texts)


def read_position_lines(lines: LineReader) -> tuple[str, ...]:
    found: list[str] = []
    while not found or lines.next_is("position"):
        line = lines.line
        if not lines.next_is("position"):
            raise DamagedRecord(line, phrase("record-wanted", wanted="'commitment: ...'", found=shown(lines.peek())))
        found.append(lines.take("position"))
        try:
            check_position_line(found[-1])
        except UnfitEntry as error:
            raise DamagedRecord(line, error.words()) from None
    return tuple(found)


def read_edition(lines: LineReader, version: int) -> Edition:
    line, value = lines.line, lines.take("edition")
    match = EDITION.fullmatch(value)
    if match is None:
        raise DamagedRecord(line, phrase("record-edition-form", key="edition", found=shown(value)))
    name = read_json(match[2], line)
    key, make, whole = "printed", edition_from, {"complete": True}
    if version == WITH_OVERRIDES:
        key, make, whole = "overrides", edition_of_0_1_0, {}
    plain_line = lines.line
    text = lines.take(key) if version == VERSION or lines.next_is(key) else ""
    plain = read_json(text, plain_line) if version == VERSION or text else {}
    if not isinstance(plain, dict):
        raise DamagedRecord(plain_line, phrase("record-not-an-object", key=key, found=shown(text)))
    try:
        edition = make({**plain, **whole, "name": name}, "edition")
    except EditionError as error:
        reason = phrase("record-edition-wrong", key="edition", reason=error.problems[0])
        raise UnsupportedRecord(plain_line if text else line, reason) from None
    if edition.fingerprint != match[1]:
        raise UnsupportedRecord(line, phrase("record-edition-other", here=edition.fingerprint, recorded=match[1]))
    return edition


def read_json(text: str, line: int) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        raise DamagedRecord(line, phrase("record-not-json", found=shown(text))) from None
