"""Settings: which one wins, and how a wrong one is told."""

from __future__ import annotations

import pickle
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.inspect import IntType, type_info

from blackgate.defaults import PORT
from blackgate.server.settings import FIELDS, Settings, WrongSetting, load_settings, mask_passwords

POSTGRES = "postgresql://me:hunter2@db/games"
NUMBERS = [name for name, kind in FIELDS.items() if isinstance(type_info(kind), IntType)]
SOURCES = ("flag", "environment", "file")
# A password as people choose them, which is nowhere else in a URL.
PASSWORDS = st.text(st.characters(min_codepoint=33, max_codepoint=126, exclude_characters="&"), min_size=1, max_size=40)


def wrong(flags: dict[str, str], environ: dict[str, str], file: Path | None = None) -> str:
    with pytest.raises(WrongSetting) as error:
        load_settings(flags, environ, file)
    assert error.value.text("fr") != str(error.value)
    return str(error.value)


def settings_file(tmp_path: Path, text: str) -> Path:
    file = tmp_path / "host.toml"
    file.write_text(text, encoding="utf-8")
    return file


# --- what holds
def test_a_host_need_not_set_anything() -> None:
    settings = load_settings({}, {"HOME": "/home/me", "BLACKGATE_PURE": "1"})
    assert settings == Settings()
    assert (settings.host, settings.port, settings.grace) == ("127.0.0.1", PORT, 60)
    assert settings.bot_processes >= 1


@pytest.mark.parametrize("name", FIELDS)
def test_every_default_is_one_that_may_be_given(name: str) -> None:
    default = getattr(Settings(), name)
    written = ",".join(default) if isinstance(default, tuple) else str(default)
    assert load_settings({name: written}, {}) == Settings()


@pytest.mark.parametrize("sources", [SOURCES, SOURCES[1:], SOURCES[2:], (), ("flag", "file"), ("flag",)])
def test_a_flag_goes_before_the_environment_before_the_file_before_the_default(
    tmp_path: Path, sources: tuple[str, ...]
) -> None:
    flags = {"port": "1" if "flag" in sources else None}
    environ = {"BLACKGATE_PORT": "2"} if "environment" in sources else {}
    file = settings_file(tmp_path, "port = 3" if "file" in sources else "")
    ports = {"flag": 1, "environment": 2, "file": 3}
    assert load_settings(flags, environ, file).port == (ports[sources[0]] if sources else PORT)


def test_lists_are_given_with_commas_or_one_by_one(tmp_path: Path) -> None:
    file = settings_file(tmp_path, 'origins = ["https://a.example", "http://b.example:81"]\nproxies = ["10.0.0.0/8"]')
    assert load_settings({}, {}, file).origins == ("https://a.example", "http://b.example:81")
    assert load_settings({"proxies": ["::1", "10.0.0.1"]}, {}, file).proxies == ("::1", "10.0.0.1")
    assert load_settings({}, {"BLACKGATE_PROXIES": "::1, 10.0.0.1,"}, file).proxies == ("::1", "10.0.0.1")
    assert load_settings({}, {"BLACKGATE_PROXIES": ""}, file).proxies == ()


def test_without_a_database_games_are_kept_in_the_state_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", "/state")
    assert Settings().database_url == "sqlite:////state/blackgate/blackgate.db"
    assert load_settings({"database": POSTGRES}, {}).database_url == POSTGRES


# --- what is wrong
def test_a_wrong_value_is_told_with_the_flag_or_the_variable_it_came_from() -> None:
    told = "“many” cannot be used: give a whole number from 0 to 65535."
    assert wrong({"port": "many"}, {}) == f"--port: {told}"
    assert wrong({}, {"BLACKGATE_PORT": "many"}) == f"BLACKGATE_PORT: {told}"
    assert wrong({"most_tables": "0"}, {}).startswith("--most-tables: “0” cannot be used: give a whole number from 1 ")
    assert wrong({"log_format": "xml"}, {}) == "--log-format: “xml” cannot be used: give one of json, text."


def test_a_wrong_value_in_a_file_is_told_with_its_line(tmp_path: Path) -> None:
    file = settings_file(tmp_path, '# ours\nhost = "0.0.0.0"\nport = "80"\n')
    told = f"{file}, line 3 (port): “80” cannot be used: give a whole number from 0 to 65535."
    assert wrong({}, {}, file) == told


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("host", ""),
        ("port", "65536"),
        ("port", "-1"),
        ("port", "9" * 5000),
        ("port", "8765.5"),
        ("grace", "a minute"),
        ("log_level", "INFO"),
        ("origins", "games.example"),
        ("origins", "https://games.example/play"),
        ("origins", "null"),
        ("proxies", "10.0.0.0/33"),
        ("proxies", "localhost"),
    ],
)
def test_what_cannot_be_used_is_refused_and_shown_in_short(name: str, value: str) -> None:
    told = wrong({name: value}, {})
    assert f"“{value[:60]}”" in told
    assert value[:61] not in told or len(value) < 61


@pytest.mark.parametrize("name", FIELDS)
def test_a_value_of_another_kind_is_told_for_every_setting(tmp_path: Path, name: str) -> None:
    file = settings_file(tmp_path, f"{name} = 1.5")
    assert wrong({}, {}, file).startswith(f"{file}, line 1 ({name}): ")


@pytest.mark.parametrize("url", ["postgres", "mysql://me:hunter2@db", "me:hunter2@db", "postgresql://me:hunt er2@db"])
def test_a_wrong_database_is_not_repeated(url: str) -> None:
    told = wrong({}, {"BLACKGATE_DATABASE": url})
    assert told.startswith("BLACKGATE_DATABASE: This is not a database URL: give one like sqlite:///")
    assert "hunt" not in told


def test_an_unknown_name_is_told_with_near_ones_as_they_are_written_there(tmp_path: Path) -> None:
    assert wrong({"prot": "1"}, {}) == "--prot: There is no such setting. Did you mean --port?"
    told = wrong({}, {"BLACKGATE_LOG_FROMAT": "json"})
    assert told == "BLACKGATE_LOG_FROMAT: There is no such setting. Did you mean BLACKGATE_LOG_FORMAT?"
    file = settings_file(tmp_path, "\n[server]\nport = 1\n")
    assert f"{file}, line 2 (server): There is no such setting." in wrong({}, {}, file)
    assert ", most_tables, " in wrong({}, {}, settings_file(tmp_path, "zzzzzz = 1"))


@pytest.mark.parametrize("text", ["port 1", "port = 1\nport = 2", "port = " + "[" * 5000])
def test_a_file_that_is_no_toml_is_told(tmp_path: Path, text: str) -> None:
    file = settings_file(tmp_path, text)
    assert wrong({}, {}, file).startswith(f"{file}: A settings file is TOML in UTF-8")


def test_a_file_that_cannot_be_read_is_told(tmp_path: Path) -> None:
    told = wrong({}, {}, tmp_path / "none.toml")
    assert "none.toml: This settings file cannot be read: No such file or directory. Name another one." in told
    file = tmp_path / "latin.toml"
    file.write_bytes(b'host = "\xe9"')
    assert "A settings file is TOML in UTF-8" in wrong({}, {}, file)


def read_or_told(name: str, value: str) -> tuple[Settings | None, str]:
    try:
        return load_settings({}, {f"BLACKGATE_{name.upper()}": value}), ""
    except WrongSetting as error:
        return None, str(error)


@given(st.sampled_from(sorted(FIELDS)), st.text() | st.integers().map(str))
def test_whatever_is_given_is_taken_or_told(name: str, value: str) -> None:
    settings, told = read_or_told(name, value)
    if settings is None:
        assert told.startswith(f"BLACKGATE_{name.upper()}: ")
    else:
        assert msgspec.convert(msgspec.to_builtins(settings), Settings) == settings


@given(st.sampled_from(NUMBERS), st.integers(-(2**70), 2**70) | st.integers(-1, 2))
def test_a_number_is_taken_just_as_it_is_or_told(name: str, number: int) -> None:
    settings, told = read_or_told(name, str(number))
    if settings is None:
        assert "give a whole number from " in told
    else:
        assert getattr(settings, name) == number


def test_the_error_can_be_pickled() -> None:
    error = WrongSetting("--port", "why")
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), str(again)) == (WrongSetting, str(error))


# --- secrets
@given(PASSWORDS)
def test_the_password_of_a_url_is_shown_nowhere(password: str) -> None:
    secret = f"<{password}>"
    settings = Settings(database=f"postgresql://me:{secret}@db/games?password={secret}")
    for shown in (repr(settings), str(settings), str(settings.__rich_repr__()), mask_passwords(settings.database)):
        assert secret not in shown
        assert "postgresql://me:***@db/games?password=***" in shown or "@" in password
    assert settings.database_url.count(secret) == 2


def test_what_holds_no_password_stays_as_it_is() -> None:
    text = "listening on http://127.0.0.1:8765 and http://[::1]:8765, mail me@games.example"
    assert mask_passwords(text) == text
