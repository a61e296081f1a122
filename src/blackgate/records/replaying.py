"""Replays a record: with its own chance results, or with those derived from its secret."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice, zip_longest

from blackgate.messages import phrase
from blackgate.records.chance import event_log_of, results_of, script_dealer
from blackgate.records.errors import ImpossibleRecord, OtherRules, WrongChance
from blackgate.records.position import ImpossibleLine, lay_out, options_text
from blackgate.records.record import Outcome, Play, Record
from blackgate.rules.book import Rulebook
from blackgate.rules.dealer import Dealer, ScriptedDealer, SealedDealer
from blackgate.rules.errors import BlackgateError, IllegalAction, ScriptError
from blackgate.rules.game import Game
from blackgate.rules.kinds import NOTHING
from blackgate.rules.start import new_game
from blackgate.rules.version import RELEASES, RULES

NO_RESULT = "nothing"


def replay(record: Record, upto: int | None = None) -> Game:
    """The game after so many actions, or at the end of the record. Raises RecordError if that is impossible.

    Chance results are those of the record, none missing and none left over. To play on from there, `resume` the record
    or clone the game with your own dealer.
    """
    if upto is None:
        return last(replaying(record))
    if not 0 <= upto <= len(record.plays):
        raise BlackgateError(phrase("error-no-such-action", found=upto, most=len(record.plays)))
    return next(islice(replaying(record), upto, None))


def replaying(record: Record, seed: bytes | None = None) -> Iterator[Game]:
    """Yields the same game object: after the set-up, and then after each action. At the end the outcome is checked.

    `seed`: compute chance from it, and compare, instead of using the recorded results. Raises ImpossibleRecord; for a
    record played by earlier rules, OtherRules.
    """
    try:
        yield from played_again(record, seed)
    except ImpossibleRecord as error:
        rules = record.header.rules
        if rules == RULES:
            raise
        release = RELEASES[rules]
        why = phrase("record-rules-differ", found=rules, known=RULES, reason=error.why, release=release)
        raise OtherRules(error.line, why) from None


def played_again(record: Record, seed: bytes | None) -> Iterator[Game]:
    script = ScriptedDealer([], [])
    dealer = script if seed is None else SealedDealer(seed)
    line = record.set_up_line
    game = begin(record, line, script, dealer)
    yield game
    for play in record.plays:
        line += 1
        play_again(game, play, line, script)
        yield game
    if record.outcome is not None:
        check_outcome(game, record.outcome, line + 1)


def last(games: Iterator[Game]) -> Game:
    *_, game = games
    return game


def begin(record: Record, line: int, script: ScriptedDealer, dealer: Dealer) -> Game:
    script_dealer(script, record.set_up)
    script.cards.append(int(NOTHING))  # which is in no bag: so a missing result and an impossible one differ
    header = record.header
    try:
        if header.position:
            modules = f"options: {options_text(header.options)}"
            game = lay_out("\n".join([modules, *header.position]), edition=header.edition, dealer=dealer)
        else:
            game = new_game(header.options, edition=header.edition, first=header.first, dealer=dealer)
    except ScriptError:
        used = len(record.set_up) - len(script.cards)
        raise no_such_result(header.rulebook(), record.set_up, used, line) from None
    except ImpossibleLine as error:
        before = line - len(header.position) - 1  # the line of the options is not among them
        raise ImpossibleRecord(before + error.line - 1, error.why) from None
    except BlackgateError as error:
        raise ImpossibleRecord(line - 1, phrase("record-position", reason=error.words())) from None
    if game.seats != header.players:
        raise ImpossibleRecord(line - 1, phrase("record-position-seats", found=game.seats, players=header.players))
    script.cards.clear()
    compare(game, record.set_up, event_log_of(game).chance, line)
    return game


def play_again(game: Game, play: Play, line: int, script: ScriptedDealer) -> None:
    if game.over:
        raise ImpossibleRecord(line, phrase("record-over-before"))
    if game.asked() != play.seat:
        raise ImpossibleRecord(line, phrase("record-other-seat", asked=game.asked(), found=play.seat))
    script_dealer(script, play.chance)
    before = len(event_log_of(game).chance)
    try:
        game.play(play.action)
    except IllegalAction as error:
        raise ImpossibleRecord(line, phrase("record-illegal", reason=error.words())) from None
    except ScriptError:
        raise no_such_result(game.book, play.chance, len(event_log_of(game).chance) - before, line) from None
    compare(game, play.chance, event_log_of(game).chance[before:], line)


def no_such_result(book: Rulebook, chance: Sequence[int], used: int, line: int) -> ImpossibleRecord:
    """The dealer was asked for something other than the next result, or for one more than there are."""
    if 0 <= used < len(chance):
        found = results_of(book).text_of[chance[used]]
        return ImpossibleRecord(line, phrase("record-cannot-come-up", found=f"'{found}'"))
    return ImpossibleRecord(line, phrase("record-result-missing"))


def compare(game: Game, recorded: Sequence[int], happened: Sequence[int], line: int) -> None:
    """A script may have been read in another order than it was written, or not to its end."""
    for number, (mine, true) in enumerate(zip_longest(recorded, happened)):
        if mine == true:
            continue
        if isinstance(game.dealer, ScriptedDealer):
            raise no_such_result(game.book, recorded, number, line)
        text_of = results_of(game.book).text_of
        says = NO_RESULT if mine is None else text_of[mine]
        should = NO_RESULT if true is None else text_of[true]
        told = phrase("record-nothing") if mine is None else says
        given = phrase("record-nothing") if true is None else should
        raise WrongChance(line, phrase("record-other-chance", told=told, given=given), says, should)


def check_outcome(game: Game, outcome: Outcome, line: int) -> None:
    if not game.over:
        raise ImpossibleRecord(line, phrase("record-not-over", asked=game.asked()))
    true = outcome_of(game)
    if outcome != true:
        raise ImpossibleRecord(line, phrase("record-other-result", given=f"'{true}'", told=f"'{outcome}'"))


def outcome_of(game: Game) -> Outcome:
    return Outcome(tuple(game.winners()), tuple(int(player.points) for player in game.players))
