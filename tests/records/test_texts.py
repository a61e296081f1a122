"""Why a record cannot be used is told in the reader's language."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

import blackgate.records
from blackgate.messages import ids
from blackgate.records import DamagedRecord, Recorder, WrongChance, read_record, replay
from blackgate.records.errors import RecordError, why
from blackgate.records.lines import Sealer
from blackgate.records.verifying import verify


def resealed(texts: list[str]) -> str:
    sealer = Sealer()
    return "".join(sealer.add(text) for text in texts)


def test_a_damaged_record_is_told_in_french() -> None:
    text = Recorder.start(3, secret=bytes(32)).text().replace("players: 3", "players: 4", 1)
    with pytest.raises(DamagedRecord) as caught:
        read_record(text)
    error = pickle.loads(pickle.dumps(caught.value))
    fits_not = (
        "la somme de contrôle ne convient pas\u00a0: cette ligne a été changée, ou il manque une ligne avant elle"
    )
    assert error.reason == "the checksum does not fit: this line was changed, or a line before it is missing"
    assert str(error) == f"line 2: {error.reason}"
    assert error.reason_text("fr") == fits_not
    assert error.text("fr") == f"ligne 2\u00a0: {fits_not}"


def test_what_the_engine_says_is_told_in_french_too() -> None:
    recorder = Recorder.start(3, secret=bytes(32))
    seat = recorder.game.asked()
    record = read_record(resealed([*read_record(recorder.text()).texts(), f"{seat} reroll"]))
    with pytest.raises(RecordError) as caught:
        replay(record)
    again = pickle.loads(pickle.dumps(caught.value))
    assert again.args == caught.value.args
    assert again.reason.startswith("not a legal action: reroll: ")
    assert again.reason_text("fr").startswith("cette action n\u2019est pas permise\u00a0: reroll\u00a0: ")
    assert verify(record).reason_text("fr") == again.reason_text("fr")


def test_a_long_reason_is_told_whole() -> None:
    long = "x" * 300_000
    assert str(DamagedRecord(3, why("position", reason=long))) == f"line 3: the position cannot be: {long}"


def test_nothing_is_said_in_french_where_a_result_is_missing() -> None:
    error = WrongChance(3, why("other-chance", told=why("nothing"), given="4"), "nothing", "4")
    assert error.reason == "the record says nothing, the secret gives 4"
    assert error.reason_text("fr") == "l\u2019enregistrement indique\u00a0: rien\u00a0; le secret donne\u00a0: 4"


def test_every_message_about_records_is_used() -> None:
    folder = Path(blackgate.records.__file__).parent
    source = "".join(file.read_text(encoding="utf-8") for file in sorted(folder.glob("*.py")))
    names = [name.removeprefix("record-") for name in ids("en") if name.startswith("record-")]
    assert len(names) > 50
    assert [name for name in names if f'why("{name}"' not in source and f'message = "{name}"' not in source] == []
