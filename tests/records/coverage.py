"""What a set of games has shown: every action, card, token, Trauma, event, and every kind of answer to every question.

Each thing is a short text, so that what is missing can be read: `action dig spoon`, `joins lookout`,
`Beating: reveal bonus` (the question, and the kind of answer to it).
"""

from __future__ import annotations

from collections.abc import Iterable

from blackgate import ACTION_TEXTS, Event, Game, Options
from blackgate.edition.schema import FAMILIES
from blackgate.records import Record, replaying
from blackgate.rules import events
from blackgate.rules.kinds import TOKEN_NAMES
from blackgate.rules.options import STANDEES
from blackgate.rules.waiting import kind_of as kind_of_step
from tests.standard import GANG_CARD_NAMES, MICHEL_CARD_NAMES, TRAUMA_NAMES

# Every question that can be put (rules/waiting.py), and every kind of answer it can have.
IN_A_TURN = (
    "end search move cautious_move join play extort craft dig steal_spoon heal sell buy barter reveal reveal_bonus "
    "follow exchange rehabilitate study spy improve develop_skills bet plan planned_move brawl workout change_style "
    "steal_bandage craft_bandage bandage heal_trauma bandage_trauma attract_warden bribe"
)
QUESTIONS: dict[str, str] = {
    "Turn": IN_A_TURN,
    "HandLimit": "discard",
    "RollAgain": "reroll keep",
    "Destination": "go",
    "GoAnywhere": "go",
    "Rob": "pass rob",
    "ChooseGang": "join pass",
    "PayAccessory": "pay",
    "CardTarget": "target",
    "StopCard": "pass reveal reveal_bonus",
    "ExtortFreely": "extort",
    "Demand": "demand",
    "Intimidation": "lay",
    "Answer": "cooperate refuse reveal reveal_bonus",
    "LayWeapon": "yield lay knuckles bodybuilding reveal reveal_bonus",
    "Beating": "pass reveal reveal_bonus",
    "Sending": "pass reveal reveal_bonus",
    "HealWhat": "heal_beating heal_trauma",
    "FreeCraft": "craft pass",
    "AfterDig": "pass reveal reveal_bonus",
    "Selling": "done sell",
    "FreeBuy": "buy",
    "Victim": "target",
    "GiveCard": "give",
    "TakeSeenCard": "pass take",
    "TakeWeapon": "take",
    "Pocket": "target",
    "MichelRoll": "roll_for_michel pass",
    "MichelDestination": "go",
    "MichelAnswer": "discard refuse",
    "MichelFight": "yield lay knuckles bodybuilding reveal reveal_bonus",
    "MichelToll": "discard pass",
    "MichelPrize": "draw pass",
    "HandOver": "done give give_cigarette",
    "Help": "pass lay",
    "BrawlAnswer": "yield lay",
    "MoveWarden": "pass warden",
    "Report": "report pass",
    "Freepass": "freepass pass",
    "Punishment": "pass punish",
}

# Actions of the table that can never be legal, each with the rule.
NEVER_LEGAL: dict[str, str] = {
    "cautious_move solitary_confinement": "R6.2: Solitary Confinement is only ever reached by being sent",
    "planned_move solitary_confinement": "R6.2, R14.7: a Planning token pays for a Cautious move",
    "go solitary_confinement": "R6.1, R12.4: it has no number, and 'any Place' leaves it out",
    "planned_move cell_block_b": "R14.7: there are no Gambling Cells, and so no Planning tokens, in team mode",
    **{f"special {number}": "for modular Places that are not in the box" for number in range(1, 5)},
}

ON_A_BODYBUILDING_ROLL = {1: "no", 2: "no", 3: "no", 4: "yes", 5: "yes", 6: "yes, and kept"}  # R14.8
WITH_WHAT = ("bonus", "bandage", "trauma", "beating")


def kind_of(action: str) -> str:
    """The kind of an answer: its verb, and what changes its meaning."""
    verb, *objects = action.split()
    return f"{verb}_{objects[-1]}" if objects and objects[-1] in WITH_WHAT and verb != "punish" else verb


def asked_and_answered(question: str, action: str) -> set[str]:
    return {f"action {action}", f"{question}: {kind_of(action)}"}


def shown_by_event(event: Event) -> set[str]:
    name = event.name
    shown = {f"event {name}"}
    if event.code == events.JOINS or events.CARD_MEANS.get(event.code) in ("trauma", "michel_card"):
        shown.add(f"{name} {event.card}")
    elif events.NUMBER_MEANS.get(event.code) == "token":
        shown.add(f"{name} {event.what}")
    return shown


def shown_by_chance(action: str, chance: Iterable[int]) -> set[str]:
    if action != "bodybuilding":
        return set()
    return {f"bodybuilding: {ON_A_BODYBUILDING_ROLL[next(iter(chance))]}"}


def whole_game(options: Options) -> set[str]:
    """A game that was played to its end: the base game by its players, anything else by what is in play."""
    if options == Options(options.players):
        return {f"whole base game of {options.players}"}
    modes = {*options.places, *filter(None, [options.michel])}
    if options.team:
        modes.add(f"teams of {options.players}")
    if options.warden:
        modes.add("warden")
    return {f"whole game: {mode}" for mode in modes}


def offered_by(game: Game) -> set[str]:
    """The kinds of answers that the question that waits would have."""
    question = kind_of_step(game.top).saved
    return {f"{question}: {kind_of(action)}" for action in game.legal_texts()}


def coverage_of(record: Record) -> tuple[set[str], set[str]]:
    """What the record shows, and all answers that were possible on the way."""
    shown: set[str] = set()
    offered: set[str] = set()
    for number, game in enumerate(replaying(record)):
        for event in game.take_events():
            shown |= shown_by_event(event)
        if number < len(record.plays):
            play = record.plays[number]
            offered |= offered_by(game)
            shown |= asked_and_answered(kind_of_step(game.top).saved, play.action)
            shown |= shown_by_chance(play.action, play.chance)
    if record.outcome is not None:
        shown |= whole_game(record.header.options)
    return shown, offered


def answers() -> set[str]:
    return {f"{question}: {kind}" for question, kinds in QUESTIONS.items() for kind in kinds.split()}


def wanted() -> set[str]:
    """Everything that can be shown at all."""
    return {
        *(f"whole base game of {players}" for players in range(2, 7)),
        *(
            f"whole game: {mode}"
            for mode in (*STANDEES, "teams of 4", "teams of 6", "warden", *FAMILIES["modular_places"])
        ),
        *(f"action {text}" for text in ACTION_TEXTS if text not in NEVER_LEGAL),
        *(f"event {name}" for name in events.EVENT_NAMES),
        *(f"joins {card}" for card in GANG_CARD_NAMES),
        *(f"gets-trauma {trauma}" for trauma in TRAUMA_NAMES),
        *(f"sheds-trauma {trauma}" for trauma in TRAUMA_NAMES),
        *(f"{event} {card}" for event in ("michel-extorts", "michel-reveals") for card in MICHEL_CARD_NAMES),
        *(f"{use} {token}" for use in ("takes-token", "discards-token") for token in TOKEN_NAMES),
        "keeps-token skill",
        *(f"bodybuilding: {how}" for how in set(ON_A_BODYBUILDING_ROLL.values())),
        *answers(),
    }
