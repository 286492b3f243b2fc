"""Help that several controls share: a sentence found by the page and what the control is called.

A control of its own kind carries its sentence where it is made (``explained``, ``explains``).
A table holds ``(called in French, in English) → (sentence in French, in English)``, with plain
spaces. A name ending in ``*`` is any that begins so. A page's own table is asked first, then
what pages share; what is on no page stands around them: header, rail, to-do column, foot.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Final

from td_app.words.help import around, club, dialogs, evening, playing, ruling, setting_up
from td_app.words.language import Language, in_language, spoken
from td_app.words.speaking import Pair, typeset

Called = Mapping[Pair, Pair]

#: The sentences of each page, by its key; ``around`` them all, or ``shared`` by several.
PAGES_HELP: Final[Mapping[str, Called]] = {
    "around": around.AROUND,
    "shared": around.SHARED | dialogs.EVERYWHERE,
    "room": playing.SEATS | playing.ROOM,
    "players": playing.SEATS | playing.PLAYERS,
    "import": playing.IMPORT,
    "clock": playing.CLOCK,
    "floor": ruling.FLOOR,
    "chips": evening.CHIPS,
    "ranking": evening.RANKING,
    "papers": evening.PAPERS,
    "cash": evening.CASH,
    "setup": setting_up.SETUP,
    "settings": setting_up.SETTINGS | setting_up.APPLICATION,
    "start": setting_up.START,
    "members": club.MEMBERS,
    "season": club.SEASON,
    "teams": club.TEAMS,
    "archive": club.ARCHIVE,
    "publish": club.PUBLISH,
    "application": setting_up.APPLICATION,
    "training": setting_up.TRAINING,
    "dialogs": dialogs.DIALOGS,
    "wall": playing.WALL,
}

#: Longest sentence, in letters: two lines beside a control.
LONGEST: Final = 140


def help_words(pages: Iterable[str], called: str, language: Language | None = None) -> str:
    """Return the help for a control by its name, "" where there is none.

    ``pages``: whose tables are asked, the nearest first; none for what stands around them.

    >>> help_words(("room",), "Eliminate", "en")
    'Records the player you typed as out; Enter does the same.'
    """
    told = spoken(language)
    name = plain_name(called)
    for page in (*(tuple(pages) or ("around",)), "shared"):
        exact, begun = _by_name(page, told)
        if name in exact:
            return exact[name]
        found = [start for start in begun if name.startswith(start)]
        if found:
            return begun[max(found, key=len)]
    return ""


def plain_name(called: str) -> str:
    """Return what a control is called, without its count, its key and its no-break spaces.

    >>> plain_name("Présence\\u2002Alt+P"), plain_name("Fermer\\u00a0&& garder")
    ('Présence', 'Fermer & garder')
    """
    name = re.sub("[\u00a0\u202f]", " ", called).partition("\u2002")[0].replace("&&", "&")
    return re.sub(r" \([^()]*\)$", "", name).strip()


@lru_cache(maxsize=64)
def _by_name(page: str, language: Language) -> tuple[dict[str, str], dict[str, str]]:
    """Return the sentences of a page by their whole name, then by how the name begins."""
    told = {
        in_language(names, language): typeset(in_language(says, language), language)
        for names, says in PAGES_HELP.get(page, {}).items()
    }
    exact = {name: words for name, words in told.items() if not name.endswith("*")}
    begun = {name.removesuffix("*"): words for name, words in told.items() if name.endswith("*")}
    return exact, begun
