"""An edition has cards of its own: any ids, up to a limit, with names and texts in any language."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from blackgate.edition import Edition, EditionError, Words, edition_from, load_edition, schema
from blackgate.edition.data import FILE

STANDARD = load_edition()
DRAW = [{"do": "draw", "cards": 1}]
ACTION_CARD: dict[str, Any] = {"search": 1, "value": 1, "effects": DRAW}
RARE_ITEM: dict[str, Any] = {"search": 1, "value": 6}
BACKGROUND: dict[str, Any] = {"gang": "crew", "effects": DRAW, "bonus": DRAW}
MICHEL_CARD: dict[str, Any] = {"knife": True, "tools": [], "count": 1}

# Where each family is, what one entry of it may be, and how many the standard edition leaves room for.
FAMILIES: list[tuple[str, tuple[str, ...], dict[str, Any], int]] = [
    ("action_cards", ("cards",), ACTION_CARD, 32 - 12),
    ("rare_items", ("cards",), RARE_ITEM, 12 - 6),
    ("backgrounds", ("backgrounds",), BACKGROUND, 40 - 18),
    ("gang_cards", ("gang_cards",), {"gang": "triad", "do": "charm"}, 8 - 4),
    ("michel_cards", ("michel", "cards"), MICHEL_CARD, 16 - 6),
    ("traumas", ("traumas",), {"do": "no_buy"}, 12 - 6),
]
FAMILY_NAMES = [family for family, *_ in FAMILIES]


def ids_of(edition: Edition, family: str) -> list[str]:
    found: dict[str, Any] = {"michel_cards": edition.michel.cards}
    return list(found.get(family) or getattr(edition, family))


def within(tables: tuple[str, ...], entries: dict[str, Any]) -> dict[str, Any]:
    for table in reversed(tables):
        entries = {table: entries}
    return entries


def added(tables: tuple[str, ...], entry: dict[str, Any], count: int) -> dict[str, Any]:
    """So many entries, each under an id of its own."""
    return within(tables, {f"own_{count - number}": entry for number in range(count)})


def same(edition: Edition) -> bool:
    """Whether it is made again from what it is kept as."""
    return edition_from(json.loads(json.dumps(edition.as_dict())), edition.name) == edition


def refused(overrides: dict[str, Any]) -> str:
    with pytest.raises(EditionError) as caught:
        edition_from(overrides, "my.toml")
    return str(caught.value)


@pytest.mark.parametrize(("family", "tables", "entry", "room"), FAMILIES, ids=FAMILY_NAMES)
def test_a_family_grows_up_to_its_limit(family: str, tables: tuple[str, ...], entry: dict[str, Any], room: int) -> None:
    edition = edition_from(added(tables, entry, room), "full")
    own = [f"own_{room - number}" for number in range(room)]
    assert ids_of(edition, family) == [*schema.FAMILIES[family], *own]  # the standard ones first, then as in the file
    assert same(edition)
    assert "allowed: " in refused(added(tables, entry, room + 1))


def test_all_limits_can_be_reached_in_one_edition() -> None:
    everything: dict[str, Any] = {}
    for family, tables, entry, room in FAMILIES:
        copies = {f"{family}_{number}": entry for number in range(room)}
        table = everything.setdefault(tables[0], {})
        (table.setdefault(tables[1], {}) if len(tables) > 1 else table).update(copies)
    for gang in ("crew", "cartel", "bikers", "bratva", "queers"):
        everything["gang_cards"] |= {f"{gang}_{number}": {"gang": gang, "do": "charm"} for number in range(4)}
    edition = edition_from(everything, "full")
    assert [len(ids_of(edition, family)) for family in FAMILY_NAMES] == [32, 12, 40, 48, 16, 12]
    assert same(edition)


def test_cards_come_in_their_order_whatever_that_of_the_file() -> None:
    cards = {"quake": ACTION_CARD, "pearl": RARE_ITEM, "lamp": RARE_ITEM, "flood": ACTION_CARD}
    edition = edition_from({"cards": cards}, "own")
    assert edition.rare_items == (*schema.FAMILIES["rare_items"], "pearl", "lamp")
    assert edition.action_cards == (*schema.FAMILIES["action_cards"], "quake", "flood")
    assert tuple(edition.cards) == (*schema.CARDS, *edition.rare_items, *edition.action_cards)


def test_a_rare_item_with_effects_is_an_action_card() -> None:
    edition = edition_from({"cards": {"whisky": {"effects": [{"do": "heal"}]}}}, "own")
    assert "whisky" not in edition.rare_items
    assert edition.action_cards[-1] == "whisky"
    assert same(edition)


def test_the_cards_that_belong_to_the_rules_have_no_effects() -> None:
    assert "cards.link.effects: found an unknown key" in refused({"cards": {"link": {"effects": DRAW}}})


# ---- Complete editions ----


def complete(**changes: Any) -> dict[str, Any]:
    return STANDARD.as_dict() | changes


def without(table: str, *ids: str) -> dict[str, Any]:
    plain = STANDARD.as_dict()
    for name in ids:
        del plain[table][name]
    return plain


def test_what_a_complete_edition_does_not_have_does_not_exist() -> None:
    edition = edition_from(without("cards", "riot", "whisky"), "small")
    assert "riot" not in edition.cards
    assert "whisky" not in edition.cards
    assert len(edition.action_cards) == 11
    assert same(edition)


def test_a_complete_edition_lacks_nothing() -> None:
    assert refused({"complete": True, "name": "nothing"}).count("found nothing") == len(FILE.keys) - 1
    assert "cards.link: found nothing" in refused(without("cards", "link"))


def test_the_order_of_a_complete_file_does_not_change_that_of_the_known_ids() -> None:
    turned = complete(cards=dict(reversed(STANDARD.as_dict()["cards"].items())))
    assert edition_from(turned, "standard") == STANDARD
    assert edition_from(turned, "standard").fingerprint == STANDARD.fingerprint


def test_an_edition_without_action_cards_and_rare_items_is_one() -> None:
    edition = edition_from(without("cards", *STANDARD.rare_items, *STANDARD.action_cards), "poor")
    assert edition.rare_items == edition.action_cards == ()
    assert same(edition)


# ---- Fingerprints ----


def test_words_do_not_count_for_the_fingerprint_but_for_the_edition() -> None:
    one = edition_from({"cards": {"riot": {"name": "Mutiny"}}}, "standard")
    assert one.fingerprint == STANDARD.fingerprint
    assert one != STANDARD


def test_the_order_of_own_cards_counts_for_the_fingerprint() -> None:
    entries = {"quake": ACTION_CARD, "flood": ACTION_CARD}
    one = edition_from({"cards": entries}, "own")
    two = edition_from({"cards": dict(reversed(entries.items()))}, "own")
    assert one.fingerprint != two.fingerprint


def test_an_own_card_counts_under_its_id() -> None:
    fingerprints = {edition_from({"cards": {name: ACTION_CARD}}, "own").fingerprint for name in ("quake", "flood")}
    assert len(fingerprints | {STANDARD.fingerprint}) == 3


# ---- Words ----


def test_a_plain_text_is_in_the_language_of_the_file() -> None:
    cards = {"riot": {"name": "Meuterei", "text": {"en": "Up!", "de": "Auf!"}}}
    assert edition_from({"language": "de", "cards": cards}, "own").words == {
        "cards.riot": Words({"de": "Meuterei"}, {"en": "Up!", "de": "Auf!"})
    }
    assert edition_from({"cards": cards}, "own").words["cards.riot"].name == {"en": "Meuterei"}


def test_words_are_found_in_the_language_asked_for_else_in_english_else_in_any() -> None:
    names: dict[str, Any] = {"fr": "Séisme", "en": "Earthquake"}
    edition = edition_from({"cards": {"riot": {"name": names}, "tattoo": {"name": {"pt-BR": "Tatuagem"}}}}, "own")
    assert edition.word("cards.riot", "name", "fr") == "Séisme"
    assert edition.word("cards.riot", "name", "nl") == "Earthquake"
    assert edition.word("cards.tattoo", "name", "nl") == "Tatuagem"
    assert edition.word("cards.tattoo", "text", "nl") == edition.word("cards.lockdown", "name", "nl") == ""


def test_everything_that_people_read_may_have_a_name_of_its_own() -> None:
    named = {"name": "Own"}
    edition = edition_from(
        {
            "places": {"showers": named},
            "cards": {"spoon": named, "riot": named},
            "gangs": {"crew": named},
            "gang_cards": {"lookout": named},
            "backgrounds": {"doctor": named},
            "michel": {"cards": {"no_knife": named}},
            "traumas": {"tremor": named},
            "modular_places": {"library": named},
            "tokens": {"names": {"spy": "Own"}},
            "prisoners": {"names": {"ox": "Own"}},
        },
        "own",
    )
    assert set(edition.words) == {
        *("places.showers", "cards.spoon", "cards.riot", "gangs.crew", "gang_cards.lookout", "backgrounds.doctor"),
        *("michel.cards.no_knife", "traumas.tremor", "modular_places.library", "tokens.spy", "prisoners.ox"),
    }
    assert {words.name["en"] for words in edition.words.values()} == {"Own"}
    assert same(edition)


@pytest.mark.parametrize(
    "words",
    [
        *("", " ", "x" * 61, "a\nb", "a\x1b[31mb", "a\u202eb", "a\u2066b", "a\u2028b", "a\ue001b", "\ud800", 7, [], {}),
        *({"english": "a"}, {"e": "a"}, {"en_GB": "a"}, {7: "a"}, {"en": ""}, {"en": {"en": "a"}}),
        {f"a{chr(97 + number % 26)}{chr(97 + number // 26)}": "x" for number in range(21)},
    ],
)
def test_words_that_cannot_be_shown_are_refused(words: Any) -> None:
    assert "my.toml: cards.riot.name" in refused({"cards": {"riot": {"name": words}}})


@pytest.mark.parametrize("words", ["Séisme", "地震", "می\u200cخورم", "Fuß\u00a0weg", "🧨", {"pt-BR": "a", "nds": "b"}])
def test_words_of_every_script_are_taken(words: Any) -> None:
    assert same(edition_from({"cards": {"riot": {"name": words}}}, "own"))


# ---- What contradicts itself ----

CONTRADICTIONS: list[tuple[str, dict[str, Any], str]] = [
    (
        "fewer Backgrounds than players",
        without("backgrounds", *list(STANDARD.backgrounds)[5:]),
        "backgrounds: found 5 entries, allowed: at least 6: one for each player",
    ),
    (
        "a Gang without a card",
        without("gang_cards", "lookout", "scavenger", "shortcut", "light_fingers"),
        'gang_cards: found no card with gang "crew", allowed: 1 to 8 cards for each gang',
    ),
    (
        "nine cards of a Gang",
        added(("gang_cards",), {"gang": "crew", "do": "charm"}, 5),
        'gang_cards: found 9 cards with gang "crew", allowed: 1 to 8 cards for each gang',
    ),
    ("no Trauma", complete(traumas={}), "traumas: found 0 entries, allowed: at least 1"),
    (
        "no Michel card",
        complete(michel={"start": "showers", "cards": {}}),
        "michel.cards: found no card with a count above 0, allowed: at least one card",
    ),
    (
        "an id of two cards",
        {"backgrounds": {"riot": BACKGROUND}},
        "backgrounds.riot: found an id that is also in cards, allowed: an id that is in one of cards, gang_cards,"
        " backgrounds, traumas only",
    ),
    (
        "a recipe with a card that is gone",
        without("cards", "whisky") | {"recipes": STANDARD.as_dict()["recipes"] | {"knives": {
            "discard": ["whisky"], "take": "knife", "count": 1}}},
        'recipes.knives.discard[0]: found "whisky", allowed: "spoon", ',
    ),
    (
        "a recipe with an Action card",
        {"recipes": {"knives": {"discard": ["riot"]}}},
        'recipes.knives.discard[0]: found "riot", allowed: "spoon", ',
    ),
]  # fmt: skip


@pytest.mark.parametrize(
    ("overrides", "problem"), [case[1:] for case in CONTRADICTIONS], ids=[case[0] for case in CONTRADICTIONS]
)
def test_what_contradicts_itself_is_refused(overrides: dict[str, Any], problem: str) -> None:
    told = refused(overrides)
    assert told.startswith(f"my.toml: {problem}")
    assert told.count("\n") == 0


def test_a_wrong_entry_does_not_hide_what_contradicts_itself_elsewhere() -> None:
    told = refused({"game": {"actions": 0}, "backgrounds": {"riot": BACKGROUND}, "gangs": {"crew": {"needs": 5}}})
    assert told.count("\n") == 2


# ---- Files ----


def load(folder: Path, content: str) -> Edition:
    file = folder / "my.toml"
    file.write_text(content, encoding="utf-8")
    return load_edition(file)


def test_a_search_deck_that_is_too_small_for_six_hands_is_refused_in_a_file(tmp_path: Path) -> None:
    # R1.5; what a table keeps is read: an earlier release let it play.
    with pytest.raises(EditionError) as caught:
        load(tmp_path, "[game]\nhand_limit = 9\nstarting_cards = 13")
    assert str(caught.value).endswith(
        "line 3: game.starting_cards: found 77 cards in the Search deck, allowed: at least 78: 13 for each of 6 players"
    )
    assert edition_from({"game": {"starting_cards": 13}}, "kept").game.starting_cards == 13


def test_a_name_that_cannot_be_shown_is_refused_in_a_file(tmp_path: Path) -> None:
    with pytest.raises(EditionError, match="line 1: name: found"):
        load(tmp_path, 'name = "a\\u001bb"')


def test_a_file_that_is_too_large_is_not_read(tmp_path: Path) -> None:
    with pytest.raises(EditionError, match=r"my\.toml: found a file that is too large, allowed: at most 512 KiB$"):
        load(tmp_path, "#" * 600_000)


def test_a_hundred_problems_are_told_and_that_there_are_more(tmp_path: Path) -> None:
    with pytest.raises(EditionError) as caught:
        load(tmp_path, "".join(f"k{number} = 1\n" for number in range(20_000)))
    assert len(caught.value.problems) == 101
    assert "found further errors" in str(caught.value.problems[-1])


def test_every_problem_of_a_file_has_its_line(tmp_path: Path) -> None:
    with pytest.raises(EditionError) as caught:
        load(
            tmp_path,
            'complete = true\n[cards]\nquake = { search = 1, value = 1, effects = [\n  { do = "draw", cards = 1 },\n'
            '  { do = "drw" },\n] }\n[gangs.crew]\nneeds = 2\n',
        )
    lines = {problem.key: problem.line for problem in caught.value.problems}
    assert lines["cards.quake.effects[1].do"] == 5
    assert lines["gangs.crew.accessories"] == 7  # missing there
    assert lines["cards.spoon"] == 2
    assert lines["warden"] == 1  # missing as a whole
