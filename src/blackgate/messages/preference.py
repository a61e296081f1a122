"""Which language a person would rather read, from the environment of their process."""

from collections.abc import Mapping

from blackgate.messages.catalogue import DEFAULT_LANGUAGE, LANGUAGES


def preferred_language(environ: Mapping[str, str]) -> str:
    """The language of LC_ALL, LC_MESSAGES or LANG, the first of them that is set; otherwise English.

    `pt_BR.UTF-8` finds a folder `pt-BR` before a folder `pt`.
    """
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        locale = environ.get(variable, "")
        if locale:
            return nearest_language(locale.partition(".")[0].partition("@")[0].replace("_", "-")) or DEFAULT_LANGUAGE
    return DEFAULT_LANGUAGE


def nearest_language(tag: str) -> str | None:
    """The language we have for a tag: for `pt-BR` itself or else `pt`."""
    by_tag = {language.lower(): language for language in LANGUAGES}
    return by_tag.get(tag.lower()) or by_tag.get(tag.lower().partition("-")[0])
