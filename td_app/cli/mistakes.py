"""Mistakes on the command line, in the language of the run: French, or English by ``--lang``."""

from __future__ import annotations

import errno
import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from td_app.ports.trouble import StorageTrouble
    from td_app.words.language import Language, Pair

#: What the library says, and what is said of it instead, in the order they are tried.
SAID: Final[Mapping[str, Pair]] = {
    r"argument (.+): invalid int value: (.+)": (
        "{0}\u00a0: tapez un nombre entier, et non «\u00a0{1}\u00a0»",
        "{0}: type a whole number, not “{1}”",
    ),
    r"argument (.+): invalid \w+ value: (.+)": (
        "{0}\u00a0: «\u00a0{1}\u00a0» ne convient pas",
        "{0}: “{1}” will not do",
    ),
    r"argument (.+): invalid choice: (.+) \(choose from (.+)\)": (
        "{0}\u00a0: «\u00a0{1}\u00a0» n’existe pas\u00a0; choisissez parmi\u00a0: {2}",
        "{0}: there is no “{1}”, choose from: {2}",
    ),
    r"argument (.+): expected one argument": (
        "{0}\u00a0: ajoutez une valeur",
        "{0}: add a value",
    ),
    r"argument (.+): expected at least one argument": (
        "{0}\u00a0: ajoutez au moins une valeur",
        "{0}: add at least one value",
    ),
    r"argument (.+): ignored explicit argument (.+)": (
        "{0} n’attend pas de valeur\u00a0: retirez «\u00a0{1}\u00a0»",
        "{0} takes no value: remove “{1}”",
    ),
    r"argument (.+): not allowed with argument (.+)": (
        "{0} ne s’emploie pas avec {1}\u00a0: retirez l’un des deux",
        "{0} cannot be used with {1}: remove one of them",
    ),
    r"one of the arguments (.+) is required": (
        "il manque l’un de ces arguments\u00a0: {0}",
        "one of these arguments is missing: {0}",
    ),
    r"the following arguments are required: (.+)": ("il manque\u00a0: {0}", "missing: {0}"),
    r"unrecognized arguments: (.+)": ("pas compris\u00a0: {0}", "not understood: {0}"),
    r"ambiguous option: (.+) could match (.+)": (
        "{0} peut désigner plusieurs options\u00a0: {1}",
        "{0} may mean several options: {1}",
    ),
}
#: How it is told, and how the command is used.
TOLD: Final[Pair] = (
    "{prog}\u00a0: {said}.\nUsage\u00a0: {usage}\n",
    "{prog}: {said}.\nUsage: {usage}\n",
)
#: The quotes of a value as the library shows it: an apostrophe within a word is no quote.
QUOTES: Final = re.compile(r"(?<!\w)['\"]|['\"](?!\w)")


def retold(message: str, language: Language) -> str:
    """Return what the library says of what was typed, as people of this language say it.

    >>> retold("argument --tournament: invalid int value: 'x'", "en")
    '--tournament: type a whole number, not “x”'
    """
    from td_app.words.language import in_language

    for said, pair in SAID.items():
        found = re.fullmatch(said, message)
        if found is not None:
            values = (QUOTES.sub("", value) for value in found.groups())
            return in_language(pair, language).format(*values)
    return message


def mistake_text(prog: str, message: str, usage: str, typed: Sequence[str]) -> str:
    """Return what is wrong and how the command is used, in every language for an unknown one."""
    from td_app.words.language import LANGUAGES, in_language, languages

    asked = language_typed(typed)
    spoken = (asked,) if asked in languages() else LANGUAGES
    return "".join(
        in_language(TOLD, one).format(prog=prog, said=retold(message, one), usage=usage)
        for one in spoken
    )


def language_typed(typed: Sequence[str]) -> Language:
    """Return the language asked for, as far as it can be read of what is typed; French without."""
    found = re.search(r"--lang[ =](\w+)", " ".join(typed))
    return found[1] if found else "fr"


def trouble_of(fault: OSError) -> StorageTrouble:
    """Return as a trouble what the system says of a path, or of where answers go."""
    from td_app.ports.trouble import StorageTrouble

    path = str(fault.filename or "")
    named = {"path": path} if path else {}
    if fault.errno == errno.ENAMETOOLONG:
        return StorageTrouble("PATH_TOO_LONG", str(fault), **named)
    if fault.errno in (errno.ENOSPC, errno.EDQUOT):
        return StorageTrouble("OUTPUT_FULL", str(fault))
    if isinstance(fault, FileNotFoundError):
        return StorageTrouble("FILE_MISSING", str(fault), **named)
    return StorageTrouble("FOLDER_FORBIDDEN", str(fault), **named)
