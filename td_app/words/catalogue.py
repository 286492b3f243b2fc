"""A third language: one ``.po`` file, read with suspicion, its texts by their pairs.

An entry is a pair: ``msgctxt`` the French text, ``msgid`` the English one, ``msgstr`` what is
shown in its place. What is not translated yet (empty, or marked fuzzy) shows in English. The
plural of :mod:`td_app.words.speaking` is in the field itself: ``{n:jugador|jugadores}``.
"""

from __future__ import annotations

import re
from itertools import chain
from string import Formatter
from typing import TYPE_CHECKING, Final

from td_app.words.language import Language, Pair
from td_app.words.speaking import say

if TYPE_CHECKING:
    import polib

#: Bytes: all texts of the application in one language are a tenth of it.
LARGEST: Final = 20_000_000
#: Letters of a text at most, times its English.
LONGEST: Final = 10
#: What a text may always come to, in letters.
SHORT: Final = 200
#: The header in which a file says what its language calls itself.
NAME: Final = "X-Language-Name"
LONGEST_NAME: Final = 40

WHY_REFUSED: Final[dict[str, Pair]] = {
    "TOO_LARGE": (
        "Le fichier dépasse {most} Mo.",
        "The file is larger than {most} MB.",
    ),
    "NOT_UTF_8": (
        "Ligne {line} : le texte n’est pas en UTF-8.",
        "Line {line}: the text is not UTF-8.",
    ),
    "NOT_A_PO": (
        "Ligne {line} : ce n’est pas un fichier .po.",
        "Line {line}: this is not a .po file.",
    ),
    "PLACEHOLDER_LOST": (
        "Ligne {line} : il manque {{{field}}}, que l’anglais contient.",
        "Line {line}: {{{field}}} is missing, which the English has.",
    ),
    "PLACEHOLDER_ADDED": (
        "Ligne {line} : {{{field}}} n’est pas dans l’anglais.",
        "Line {line}: {{{field}}} is not in the English.",
    ),
    "FIELD_BROKEN": (
        "Ligne {line} : une accolade ou un champ est mal écrit.",
        "Line {line}: a brace or a field is badly written.",
    ),
    "CONTROL": (
        "Ligne {line} : un caractère invisible n’a rien à faire là.",
        "Line {line}: an invisible character has no place there.",
    ),
    "TOO_LONG": (
        "Ligne {line} : le texte est beaucoup trop long.",
        "Line {line}: the text is far too long.",
    ),
    "TWICE": (
        "Ligne {line} : ce texte est déjà traduit plus haut, autrement.",
        "Line {line}: this text is already translated above, differently.",
    ),
}

#: Control characters, and marks that turn the direction of what follows.
_CONTROLS: Final = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ud800-\udfff]"
)
#: A line of a ``.po`` file: nothing, a comment, or a text within quotation marks.
_LINE: Final = re.compile(r'|#.*|((msgctxt|msgid|msgid_plural|msgstr(\[\d\])?)\s+)?"([^"\\]|\\.)*"')
_FORMATS: Final = frozenset(
    {"de", "length", "rank", "euros", "cents", "percent", "card", "signed", "apart"}
)


class CatalogueRefused(Exception):  # noqa: N818 - the file's fault, not ours
    """A file of texts that is not taken: ``code`` of ``WHY_REFUSED``, at ``line`` from 1."""

    def __init__(self, code: str, line: int = 1, field: str = "") -> None:
        self.code = code
        self.line = line
        self.field = field
        super().__init__(f"{code} {line} {field}".strip())

    def sentence(self, language: Language | None = None) -> str:
        """Return the sentence on the error: what is wrong and where."""
        params = {"line": str(self.line), "field": self.field, "most": str(LARGEST // 1_000_000)}
        return say(WHY_REFUSED[self.code], params, language=language)


class Catalogue(dict[Pair, str]):
    """The texts of a language by their pairs; ``name``: the language's own name, or ""."""

    name: str = ""


def read_catalogue(content: bytes) -> Catalogue:
    """Return the texts of a ``.po`` file; raise :class:`CatalogueRefused` at the first fault."""
    found = Catalogue()
    read = _text(content)
    file = _parsed(read)
    lines = read.splitlines()
    found.name = _CONTROLS.sub("", file.metadata.get(NAME, "")).strip()[:LONGEST_NAME]
    for entry in file:
        if entry.obsolete or entry.fuzzy or not entry.msgstr or entry.msgctxt is None:
            continue
        pair = (entry.msgctxt, entry.msgid)
        line = entry.linenum or 1
        # An entry begins with comments and its pair: its text stands below.
        while line < len(lines) and not lines[line - 1].lstrip().startswith("msgstr"):
            line += 1
        check_text(pair, entry.msgstr, line)
        if found.get(pair, entry.msgstr) != entry.msgstr:
            raise CatalogueRefused("TWICE", line)
        found[pair] = entry.msgstr
    return found


def check_text(pair: Pair, text: str, line: int) -> None:
    """Raise :class:`CatalogueRefused` unless a text may stand in the place of a pair.

    It asks for the parameters of the English, and as something that a sentence can show.
    """
    french, english = pair
    if _CONTROLS.search(text):
        raise CatalogueRefused("CONTROL", line)
    if len(text) > max(SHORT, LONGEST * len(english)):
        raise CatalogueRefused("TOO_LONG", line)
    wanted = _fields(english)
    if wanted is None:
        # Never formatted: a brace there is a brace.
        return
    given = _fields(text)
    if given is None:
        raise CatalogueRefused("FIELD_BROKEN", line)
    for field in sorted(wanted.keys() - given.keys()):
        raise CatalogueRefused("PLACEHOLDER_LOST", line, field)
    known = _fields(french) or {}
    for field in sorted(given.keys() - wanted.keys() - known.keys()):
        raise CatalogueRefused("PLACEHOLDER_ADDED", line, field)
    shaped = any(map(_is_shaped, chain(*wanted.values(), *known.values())))
    for field, asked in given.items():
        usual = {"", *wanted.get(field, ()), *known.get(field, ())}
        if any(how not in usual and not (shaped and _is_shaped(how)) for how in asked):
            raise CatalogueRefused("FIELD_BROKEN", line)


def _fields(text: str) -> dict[str, set[str]] | None:
    """The parameters of a text and how each is asked for; None where it is no template."""
    found: dict[str, set[str]] = {}
    try:
        for _, field, asked, conversion in Formatter().parse(text):
            if field is not None:
                turned = f"!{conversion}" if conversion else ""
                found.setdefault(field, set()).add(f"{turned}{asked or ''}")
    except ValueError:
        return None
    return found


def _is_shaped(how: str) -> bool:
    """Return whether a parameter has a format only ``say`` knows, such as a plural or a rank."""
    return how in _FORMATS or (how.count("|") == 1 and not how.startswith("!") and "{" not in how)


def _text(content: bytes) -> str:
    if len(content) > LARGEST:
        raise CatalogueRefused("TOO_LARGE")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as fault:
        line = content.count(b"\n", 0, fault.start) + 1
        raise CatalogueRefused("NOT_UTF_8", line) from None


def _parsed(text: str) -> polib.POFile:
    # Imported where a third language is read: the two that are written here need none.
    import polib

    unread = re.search("[\x00\x0b\x0c\x1c-\x1e\x85\u2028\u2029]", text)
    if unread:
        raise CatalogueRefused("CONTROL", text.count("\n", 0, unread.start()) + 1)
    lines = text.split("\n")
    for number, line in enumerate(lines, 1):
        # The library forgives more than it should.
        if not _LINE.fullmatch(line.strip()):
            raise CatalogueRefused("NOT_A_PO", number)
    if len(lines) < 2 or "msgid" not in text:
        # What has a single line would be taken for the name of a file.
        raise CatalogueRefused("NOT_A_PO")
    try:
        return polib.pofile(text)
    except (OSError, ValueError, IndexError, KeyError, AttributeError, UnicodeError) as fault:
        told = re.search(r"line (\d+)", str(fault))
        raise CatalogueRefused("NOT_A_PO", int(told[1]) if told else 1) from None
