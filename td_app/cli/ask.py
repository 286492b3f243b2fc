"""``td-app ask``: what the floor's page finds for a phrase, without opening any file."""

from __future__ import annotations

import argparse

from rules_ropta.registry import question
from rules_ropta.ruling import Refused
from td_app.cli.answers import complaining, say
from td_app.floor.situations import FoundLine, found_lines
from td_app.words import cites_text
from td_app.words.language import fr_en, set_current_language


@complaining
def ask(options: argparse.Namespace) -> int:
    """Print what was found, best first: a JSON list with ``--json``, a line each without."""
    if options.lang:
        set_current_language(options.lang)
    phrase = " ".join(options.phrase)
    if not any(letter.isalnum() for letter in phrase):
        raise Refused("NOTHING_ASKED")
    lines = found_lines(phrase)
    if options.json:
        say([_plain(line) for line in lines])
        return 0
    for line in lines:
        print(_legible(line))
    if not lines:
        print(fr_en("Rien ne correspond à ces mots.", "Nothing matches these words."))
    return 0


def _plain(line: FoundLine) -> dict[str, str]:
    """Return an answer for programs; a subject the text hardly names has what the text says."""
    told = {line.kind: line.key, "title": line.title}
    return {**told, "says": line.says} if line.says else told


def _legible(line: FoundLine) -> str:
    """A situation with the first articles it applies; an article with its number."""
    if line.kind == "subject":
        return f"{line.title}\n{line.says}\n"
    if line.kind == "article":
        return f"{cites_text([line.key])}  {line.title}"
    return f"{line.title} ({cites_text(question(line.key).articles[:2])})"
