"""The server's settings: from flags, the environment and a TOML file, in this order of precedence, over the defaults.

The error for an invalid setting says where it came from and what is allowed. It never shows a database password.
"""

from __future__ import annotations

import ipaddress
import os
import re
import tomllib
from collections.abc import Callable, Mapping, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct
from msgspec.inspect import IntType, LiteralType, VarTupleType, type_info

from blackgate.defaults import METRICS_PORT, PORT, state_folder
from blackgate.messages import Localizable, phrase, system_reason
from blackgate.rules.errors import BlackgateError

PREFIX: Final = "BLACKGATE_"
# For the wheel build; not settings.
OF_THE_BUILD: Final = {"BLACKGATE_PURE", "BLACKGATE_COMPILED", "BLACKGATE_WEB"}
LONGEST_SHOWN: Final = 60  # characters of a wrong value that are repeated
DATABASES: Final = ("sqlite:////home/me/blackgate.db", "postgresql://user:password@host/name")
EXAMPLES: Final = {
    "origins": "https://games.example",
    "passkey_domain": "games.example",
    "metrics": f"127.0.0.1:{METRICS_PORT}",
    "push_contact": "mailto:host@games.example",
    "internal": "10.0.0.5:9865",
}
MASK: Final = "***"
LAST_PORT: Final = 65_535
# From the first colon to the last @, as a password may hold an @ itself; and what stands in a query. Bounded, so that
# a long text from a stranger takes no long time.
PASSWORD: Final = re.compile(r"(://[^\s:/]{0,200}:)\S{0,1000}@|([?&]password=)[^\s&]*", re.IGNORECASE)

Given = str | Sequence[str] | None
Count = Annotated[int, Meta(ge=1, le=1_000_000)]
Seconds = Annotated[int, Meta(ge=0, le=86_400)]
Origin = Annotated[str, Meta(pattern=r"^https?://[^/?#@\s]+$")]


class Settings(Struct, frozen=True, kw_only=True):
    """Every setting with its default."""

    host: Annotated[str, Meta(min_length=1)] = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=LAST_PORT)] = PORT
    """0 takes any free one."""
    database: Annotated[str, Meta(pattern=r"^$|^sqlite:///\S|^postgresql://\S+$")] = ""
    """Empty: a file in the user's state folder. See `database_url`."""
    edition: str = ""
    """The path of an edition file; empty for the standard edition."""

    origins: tuple[Origin, ...] = ()
    """Other web pages that may connect to the server."""
    passkey_domain: Annotated[str, Meta(pattern=r"^$|^[A-Za-z0-9]([A-Za-z0-9.\-]*[A-Za-z0-9])?$")] = ""
    """The domain of passkeys, if the server has several host names; empty: that of the page."""
    proxies: tuple[str, ...] = ()
    """Addresses or networks whose X-Forwarded-For is trusted."""
    metrics: Annotated[str, Meta(pattern=r"^(off|\[[0-9A-Fa-f:.]+\]:\d{1,5}|[^\s:/\[\]]+:\d{1,5})$")] = (
        f"127.0.0.1:{METRICS_PORT}"
    )
    """Where Prometheus scrapes them; port 0 takes any free one. See `metrics_address`."""

    processes: Annotated[int, Meta(ge=1, le=256)] = 1
    """Server processes on this machine, on one PostgreSQL."""
    internal: Annotated[str, Meta(pattern=r"^(\[[0-9A-Fa-f:.]+\]:\d{1,5}|[^\s:/\[\]]+:\d{1,5})$")] = "127.0.0.1:0"
    """Where other servers on the same PostgreSQL reach this one; port 0 takes any free one."""
    lease_seconds: Annotated[int, Meta(ge=1, le=3600)] = 5
    """A server silent for this long loses its tables to the others."""

    log_format: Literal["text", "json"] = "text"
    log_level: Literal["debug", "info", "warning", "error"] = "info"

    private_addresses: Literal["refused", "allowed"] = "refused"
    """Whether webhooks and pushes may go to addresses outside the public Internet, and over plain http."""
    push_contact: Annotated[str, Meta(pattern=r"^$|^mailto:\S+@\S+$|^https://\S+$")] = ""
    """A contact address for push services."""
    vacation_days: Annotated[int, Meta(ge=0, le=365)] = 28
    """Vacation days a year for each player, during which their clocks stop."""

    bot_processes: Count = max(1, (os.cpu_count() or 1) - 1)
    grace: Seconds = 60
    """Seconds until a bot may take over for a player who is away."""
    drain_seconds: Seconds = 10
    """Seconds to wait at shutdown for work under way."""

    most_tables: Count = 10_000
    most_connections: Count = 10_000
    most_connections_per_address: Count = 100
    requests_per_minute: Count = 600
    """Rate limit by address, like the next four; the burst is as large."""
    files_per_minute: Count = 1200
    """Files of the browser client."""
    tables_per_minute: Count = 20
    connections_per_minute: Count = 120
    codes_at_once: Count = 10
    """Wrong codes; after that one a minute, so that codes cannot be guessed."""
    sign_ins_at_once: Count = 10
    """Claimed names and wrong sign-ins, by address and by name; after that one a minute."""
    messages_per_second: Count = 20
    """Rate limit by seat; for spectators, by address."""

    @property
    def database_url(self) -> str:
        return self.database or f"sqlite:///{state_folder() / 'blackgate.db'}"

    @property
    def metrics_address(self) -> tuple[str, int] | None:
        """Host and port; None if metrics are off."""
        return _host_and_port(self.metrics)

    @property
    def internal_address(self) -> tuple[str, int]:
        """Host and port."""
        found = _host_and_port(self.internal)
        assert found is not None
        return found

    def __rich_repr__(self) -> list[tuple[str, Any]]:
        """For `repr` and for rich, which both show no password."""
        shown = msgspec.structs.asdict(self) | {"database": mask_passwords(self.database)}
        return list(shown.items())

    def __repr__(self) -> str:
        return f"Settings({', '.join(f'{name}={value!r}' for name, value in self.__rich_repr__())})"


def _host_and_port(address: str) -> tuple[str, int] | None:
    host, _, port = address.rpartition(":")
    return (host.strip("[]"), int(port)) if host else None


FIELDS: Final = {field.name: field.type for field in msgspec.structs.fields(Settings)}


class WrongSetting(BlackgateError):
    """An invalid setting: where it came from, and what to do about it."""

    def __init__(self, where: Localizable, why: Localizable) -> None:
        super().__init__(where, why)

    def words(self) -> Localizable:
        where, why = self.args
        return phrase("setting-wrong", where=where, reason=why)


def load_settings(flags: Mapping[str, Given], environ: Mapping[str, str], file: Path | None = None) -> Settings:
    """Raises WrongSetting. A flag that is None was not given; lists are sequences, or texts with commas."""
    values = _from_file(file) if file else {}
    for variable, value in environ.items():
        if variable.startswith(PREFIX) and variable not in OF_THE_BUILD:
            name = variable.removeprefix(PREFIX).lower()
            _check_name(name, variable, _variable)
            values[name] = _read(name, value, variable)
    for name, given in flags.items():
        if given is not None:
            _check_name(name, _flag(name), _flag)
            values[name] = _read(name, given, _flag(name))
    return Settings(**values)


def mask_passwords(text: str) -> str:
    """The text without the passwords of the URLs in it."""
    return PASSWORD.sub(lambda found: f"{found[1]}{MASK}@" if found[1] else f"{found[2]}{MASK}", text)


def _flag(name: str) -> str:
    return f"--{name.replace('_', '-')}"


def _variable(name: str) -> str:
    return PREFIX + name.upper()


def _from_file(file: Path) -> dict[str, Any]:
    """What a file sets."""
    try:
        text = file.read_text("utf-8-sig")  # some editors begin a file with a byte order mark
        found = tomllib.loads(text)
    except OSError as error:
        raise WrongSetting(str(file), phrase("setting-file-unreadable", reason=system_reason(error))) from None
    except (ValueError, RecursionError) as error:  # not UTF-8, not TOML, or nested without end
        raise WrongSetting(str(file), phrase("setting-file-not_toml", reason=str(error))) from None
    values: dict[str, Any] = {}
    for name, value in found.items():
        where = phrase("setting-in_file", file=str(file), line=_line(name, text), name=name)
        _check_name(name, where, str)
        values[name] = _read(name, value, where, strict=True)
    return values


def _line(name: str, text: str) -> int:
    """Where a key stands in a file, counted from 1."""
    found = re.search(rf"^[ \t\[]*[\"']?{re.escape(name)}\b", text, re.MULTILINE)
    return text.count("\n", 0, found.start()) + 1 if found else 1


def _check_name(name: str, where: Localizable, write: Callable[[str], str]) -> None:
    """Whether there is a setting of that name; otherwise similar ones are suggested, spelled as they would be there."""
    if name in FIELDS:
        return
    near = get_close_matches(name, FIELDS, n=3)
    if near:
        raise WrongSetting(where, phrase("setting-unknown-near", near=", ".join(map(write, near))))
    raise WrongSetting(where, phrase("setting-unknown", names=", ".join(map(write, FIELDS))))


def _read(name: str, given: object, where: Localizable, *, strict: bool = False) -> object:
    """The value of a setting; from a flag or the environment numbers and lists come as text."""
    kind = FIELDS[name]
    value = given
    if isinstance(type_info(kind), VarTupleType) and isinstance(given, str) and not strict:
        value = [part.strip() for part in given.split(",") if part.strip()]
    try:
        read: object = msgspec.convert(value, kind, strict=strict)
        if name == "proxies":
            _check_networks(value)
        elif name in ("metrics", "internal"):
            _check_port(value)
    except ValueError:  # msgspec.ValidationError is one
        raise WrongSetting(where, _wrong(name, given)) from None
    return read


def _check_networks(proxies: Any) -> None:
    for proxy in proxies:
        ipaddress.ip_network(proxy)


def _check_port(metrics: Any) -> None:
    _, colon, port = metrics.rpartition(":")
    if colon and int(port) > LAST_PORT:
        raise ValueError(metrics)


def _wrong(name: str, given: object) -> Localizable:
    if name == "database":  # what is no URL cannot be masked either
        return phrase("setting-wrong_database", examples=", ".join(DATABASES))
    return phrase("setting-wrong_value", found=mask_passwords(str(given))[:LONGEST_SHOWN], allowed=_allowed(name))


def _allowed(name: str) -> Localizable:
    """The values that are allowed."""
    match type_info(FIELDS[name]):
        case IntType(ge=least, le=most):
            return phrase("setting-whole", least=int(least or 0), most=int(most or 0))
        case LiteralType(values=choices):
            return phrase("setting-choice", choices=", ".join(map(str, choices)))
        case _:
            return phrase(f"setting-{name}", example=EXAMPLES.get(name, ""))
