"""Mistakes on the command line, in the language of the run: French, or English with ``--lang
en``.
"""

from __future__ import annotations

import errno
import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from td_app.ports.trouble import StorageTrouble
    from td_app.words.language import Language

#: What the library says, and the same in French, in the order they are tried.
SAID = (
    (r"argument (.+): invalid int value: (.+)", r"\1 veut un nombre entier, pas \2"),
    (r"argument (.+): invalid \w+ value: (.+)", r"\1 ne comprend pas \2"),
    (
        r"argument (.+): invalid choice: (.+) \(choose from (.+)\)",
        "\\1 ne connaît pas \\2\u00a0; au choix\u00a0: \\3",
    ),
    (r"argument (.+): expected one argument", r"\1 veut une valeur"),
    (r"argument (.+): expected at least one argument", r"\1 veut au moins une valeur"),
    (r"argument (.+): ignored explicit argument (.+)", r"\1 ne prend pas de valeur (\2)"),
    (r"argument (.+): not allowed with argument (.+)", r"\1 ne va pas avec \2"),
    (r"the following arguments are required: (.+)", "il manque\u00a0: \\1"),
    (r"unrecognized arguments: (.+)", "pas compris\u00a0: \\1"),
    (r"ambiguous option: (.+) could match (.+)", "\\1 peut être plusieurs options\u00a0: \\2"),
)


def in_french(message: str) -> str:
    """Return in French what the library says of what was typed.

    >>> in_french("argument --tournament: invalid int value: 'x'")
    "--tournament veut un nombre entier, pas 'x'"
    """
    for said, french in SAID:
        if re.fullmatch(said, message):
            return re.sub(said, french, message)
    return message


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
