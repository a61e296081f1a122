"""Who is at a server's table, and what has changed, in words."""

from __future__ import annotations

from blackgate.messages import text
from blackgate.protocol.play import ChatLine, Proposal
from blackgate.protocol.tables import SeatInfo, TableInfo
from blackgate.seats import Seat, bot_name


def table_lines(table: TableInfo, own: int, language: str) -> list[str]:
    """The table and its seats, before the game."""
    lines = [text(language, "join-table", name=table.name or table.code, code=table.code)]
    for number, seat in enumerate(table.seats):
        lines.append("  " + text(language, "join-seat", seat=number, who=who(seat, number == own, language)))
    return lines


def who(seat: SeatInfo, is_you: bool, language: str) -> str:
    """`Anna (you, host)`; `Ox (veteran)`; `free`."""
    if seat.kind == "open":
        return text(language, "join-free")
    if seat.kind == "bot":
        return Seat(seat.name, seat.bot).shown(language)
    remarks = [
        text(language, "join-you") if is_you else "",
        text(language, "join-host") if seat.host else "",
        "" if seat.connected or is_you else text(language, "join-not-here"),
    ]
    said = ", ".join(filter(None, remarks))
    return text(language, "seat-with-bot", player=seat.name, kind=said) if said else seat.name


def changed_lines(before: TableInfo, after: TableInfo, own: int, language: str) -> list[str]:
    """What everybody should notice."""
    lines: list[str] = []
    for number, (old, new) in enumerate(zip(before.seats, after.seats, strict=False)):
        message = seat_change(old, new, number == own)
        if message:
            kind = bot_name(new.bot, language) if new.bot else ""
            lines.append(text(language, message, player=new.name or old.name, seat=number, kind=kind))
    if before.paused != after.paused:
        lines.append(text(language, "join-paused" if after.paused else "join-resumed"))
    return lines


def seat_change(old: SeatInfo, new: SeatInfo, is_you: bool) -> str:
    """The message for what happened to a seat; empty if nothing important did."""
    if old.kind != new.kind or old.name != new.name:
        return {"open": "join-leaves", "person": "join-sits-down", "bot": "join-bot-sits-down"}[new.kind]
    if old.standing_in != new.standing_in:
        return "join-bot-takes-over" if new.standing_in else "join-takes-back-seat"
    if old.connected != new.connected and not is_you and new.kind == "person":
        return "join-connected" if new.connected else "join-disconnected"
    return ""


def proposal_line(proposal: Proposal, names: list[str], own: int, language: str) -> str:
    asked = own >= 0 and own not in proposal.votes
    message = f"join-proposal-{proposal.what}"
    line = text(language, message, player=names[proposal.seat])
    return text(language, "join-proposal-vote", proposal=line) if asked else line


def said_line(said: ChatLine, names: list[str], language: str) -> str:
    speaker = names[said.seat] if said.seat >= 0 else text(language, "join-spectator")
    words = said.text or text(language, f"join-emote-{said.emote}")
    return text(language, "terminal-remark", player=speaker, remark=words)
