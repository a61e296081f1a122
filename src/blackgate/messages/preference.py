"""Which language a person would rather read, from the environment of their process."""

from collections.abc import Mapping

from blackgate.messages.catalogue import LANGUAGES

DEFAULT_LANGUAGE = "en"


def preferred_language(environ: Mapping[str, str]) -> str:
    """The language of LC_ALL, LC_MESSAGES or LANG, the first of them that is set; otherwise English.

    `pt_BR.UTF-8` finds a folder `pt-BR` before a folder `pt`.
    """
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        locale = environ.get(variable, "")
        if locale:
            return _nearest(locale)
    return DEFAULT_LANGUAGE


def _nearest(locale: str) -> str:
    tag = locale.partition(".")[0].partition("@")[0].replace("_", "-").lower()
    by_tag = {language.lower(): language for language in LANGUAGES}
    return by_tag.get(tag) or by_tag.get(tag.partition("-")[0]) or DEFAULT_LANGUAGE
