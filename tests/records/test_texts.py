"""Why a record cannot be used is told in the reader's language."""

from __future__ import annotations

import pickle

import pytest

from blackgate import BlackgateError, Options
from blackgate.edition import edition_from
from blackgate.messages import phrase
from blackgate.records import (
    DamagedRecord,
    ImpossibleRecord,
    Recorder,
    UnsupportedRecord,
    WrongChance,
    read_record,
    replay,
)
from blackgate.records.errors import RecordError
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
    assert error.reason == "the checksum does not match: this line was changed, or a line before it is missing"
    assert str(error) == f"line 3: {error.reason}"
    assert error.reason_text("fr") == fits_not
    assert error.text("fr") == f"ligne 3\u00a0: {fits_not}"


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
    assert (
        str(DamagedRecord(3, phrase("record-position", reason=long))) == f"line 3: the position is impossible: {long}"
    )


def test_nothing_is_said_in_french_where_a_result_is_missing() -> None:
    error = WrongChance(3, phrase("record-other-chance", told=phrase("record-nothing"), given="4"), "nothing", "4")
    assert error.reason == "the record says nothing, the secret gives 4"
    assert error.reason_text("fr") == "l\u2019enregistrement indique\u00a0: rien\u00a0; le secret donne\u00a0: 4"


def test_what_is_wrong_with_the_edition_is_told_in_french() -> None:
    texts = read_record(Recorder.start(3, edition=edition_from({"game": {"rounds": 3}}, "short")).text()).texts()
    wrong = [line.replace('"rounds":3', '"rounds":0') for line in texts]
    with pytest.raises(UnsupportedRecord) as caught:
        read_record(resealed(wrong))
    assert caught.value.reason.startswith("edition: game.rounds: found 0, allowed: a whole number from 1 to ")
    assert (
        caught.value.reason_text("fr")
        .replace("\u00a0", "~")
        .startswith("edition~: game.rounds~: trouvé~: 0~; permis~: un nombre entier de 1 à ")
    )
    assert pickle.loads(pickle.dumps(caught.value)).args == caught.value.args


def test_a_position_that_cannot_be_is_told_in_french() -> None:
    texts = read_record(Recorder.start_from("0: showers; hand link\n1: showers").text()).texts()
    for line, told in (
        (
            "position: 0: showers; hand 15 link",
            "cette position est impossible~: link~: 15 en tout, mais l\u2019édition en a 14",
        ),
        ("position: 0: showers; wings 2", "'wings' est inconnu~; on connaît~: background, hand, "),
    ):
        other = [line if text.startswith("position: 0") else text for text in texts]
        with pytest.raises(ImpossibleRecord) as caught:
            replay(read_record(resealed(other)))
        assert caught.value.reason_text("fr").replace("\u00a0", "~").startswith(told)


def test_options_that_are_not_known_are_told_in_french() -> None:
    texts = read_record(Recorder.start(Options(3, warden=True)).text()).texts()
    with pytest.raises(UnsupportedRecord) as caught:
        read_record(resealed([text.replace("options: warden", "options: wardens") for text in texts]))
    assert caught.value.text("fr").replace("\u00a0", "~") == (
        "ligne 4~: options~: 'wardens' est inconnu~; on connaît~: michel, michelle, team, warden, places"
    )


def test_an_action_that_a_record_does_not_have_is_told_in_french() -> None:
    with pytest.raises(BlackgateError) as caught:
        replay(read_record(Recorder.start(2).text()), upto=3)
    assert str(caught.value) == "upto: the record has no action 3; choose from 0 to 0"
    assert caught.value.text("fr") == (
        "upto\u00a0: l\u2019enregistrement n\u2019a pas d\u2019action 3\u00a0; choisissez de 0 à 0"
    )
