"""What can go wrong with a message, named by cause; every error says what to do next."""


class MessageError(Exception):
    """Any trouble with messages."""


class UnknownLanguage(MessageError):
    """There is no folder for the language."""


class UnknownMessage(MessageError):
    """The language has no such message, or the message has no such attribute."""


class MissingArgument(MessageError):
    """The message needs an argument that was not given."""


class BrokenMessage(MessageError):
    """The message cannot be formatted for a reason of its own, such as a reference to nothing."""


class BrokenCatalogue(MessageError):
    """A catalogue file cannot be read as Fluent, or says the same id twice."""
