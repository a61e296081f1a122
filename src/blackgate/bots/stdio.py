"""The bot's side of the protocol, for our own bots: `blackgate bot-protocol BOT`.

The whole of `protocol.md` in a page, as an example for implementations in other languages.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from blackgate.bots import UnknownBot, is_bot_kind, numbered_bot, protocol
from blackgate.bots.bot import Bot
from blackgate.messages import phrase
from blackgate.rules.book import Rulebook
from blackgate.rules.view_loading import view_from_plain


def responses(lines: Iterable[bytes], kind: str) -> Iterator[bytes]:
    """What the bot of that kind answers to a host, line by line. Raises BlackgateError or EditionError."""
    if not is_bot_kind(kind):
        raise UnknownBot(kind)
    bot: Bot | None = None
    book: Rulebook | None = None
    for line in lines:
        message = protocol.read(line)
        if message.get("type") == "hello":
            book = protocol.book_of(message)
            seed = str(message.get("seed"))
            bot = numbered_bot(kind, int(seed) if seed.isdecimal() and len(seed) < 18 else 0)
            yield protocol.greeting(kind)
        elif message.get("type") == "choose":
            view, legal = message.get("view"), message.get("legal_numbers")
            if bot is None or book is None or not isinstance(view, dict) or not isinstance(legal, list) or not legal:
                raise protocol.WrongMessage(phrase("program-nonsense", found=protocol.shown(line.decode())))
            yield protocol.answer(message.get("number"), bot.choose(view_from_plain(book, view), legal))
    if bot is not None:
        bot.close()
