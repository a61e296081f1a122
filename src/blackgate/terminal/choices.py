"""The legal actions as numbered choices in groups; and finding the one that was typed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from blackgate.messages import text
from blackgate.rules.actions import END
from blackgate.rules.book import Rulebook
from blackgate.rules.view import View
from blackgate.wording import action_group, action_label

GROUPS = ("answer", "basic", "place", "free")  # in the order in which they are shown


@dataclass(frozen=True, slots=True)
class Choice:
    """One legal action with the number to type for it."""

    number: int
    action: int
    label: str
    text: str  # the canonical one


@dataclass(frozen=True, slots=True)
class ChoiceGroup:
    """Choices under one title; answers to a question have none."""

    title: str
    choices: tuple[Choice, ...]


def grouped(view: View, actions: list[int], language: str, names: list[str]) -> list[ChoiceGroup]:
    """The legal actions in groups, in the engine's order; ending the turn comes last."""
    ordered = sorted(actions, key=lambda action: action == END)
    return numbered(
        [
            (action_group(view, action), action, action_label(action, language, names, view.book, view))
            for action in ordered
        ],
        language,
        view.book,
    )


def numbered(offered: Sequence[tuple[str, int, str]], language: str, book: Rulebook) -> list[ChoiceGroup]:
    """Choices with their group and label, sorted into their groups and numbered through from 1."""
    groups: list[ChoiceGroup] = []
    number = 1
    for group in GROUPS:
        choices: list[Choice] = []
        for belongs, action, label in offered:
            if belongs == group:
                choices.append(Choice(number, action, label, book.action_texts[action]))
                number += 1
        if choices:
            title = "" if group == "answer" else text(language, f"terminal-group-{group}")
            groups.append(ChoiceGroup(title, tuple(choices)))
    return groups


def find_choice(groups: list[ChoiceGroup], typed: str, names: list[str], book: Rulebook) -> Choice | None:
    """The choice that was typed: its number, its canonical text with a seat or a player's name, or its label."""
    wanted, text = folded(typed), action_typed(typed, names, book)
    for group in groups:
        for choice in group.choices:
            if wanted in (str(choice.number), folded(choice.label)) or text == choice.text:
                return choice
    return None


def action_typed(typed: str, names: list[str], book: Rulebook) -> str:
    """What was typed as the text of an action, whether or not it is legal now."""
    wanted = folded(typed)
    verb, _, rest = wanted.partition(" ")
    for seat, name in enumerate(names):
        if wanted not in book.action_of_text and rest == folded(name):
            return f"{verb} {seat}"
    return wanted


def folded(words: str) -> str:
    """Case and extra spaces do not matter."""
    return " ".join(words.split()).casefold()
