"""Cards of the register as a file that a spreadsheet reads, and the import reads again."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from dataclasses import fields
from datetime import date
from io import StringIO

from td_app.printing.files import neutralised
from td_app.register.member import Member
from td_app.tournament.state.person import Person
from td_app.words.language import Language
from td_app.words.members_file import MEANINGS
from td_app.words.speaking import say
from td_app.words.tongues import tongue_of

DAYS = ("dues_until", "since", "of_age")
STATUS = ("Statut", "Status")


def cards_csv(cards: Sequence[Member], language: Language) -> bytes:
    """Return cards as CSV in UTF-8 with BOM, a line each; ``;`` between cells in French."""
    named = [one.name for one in fields(Person) if any(getattr(c.person, one.name) for c in cards)]
    titles = [say(MEANINGS[name], language=language) for name in (*named, *DAYS)]
    written = StringIO(newline="")
    writer = csv.writer(written, delimiter=tongue_of(language).cells, lineterminator="\r\n")
    writer.writerow([*titles, say(STATUS, language=language)])
    for card in cards:
        person = [neutralised(getattr(card.person, name)) for name in named]
        days = [_day(getattr(card, name)) for name in DAYS]
        status = ("invité", "guest") if card.guest else ("membre", "member")
        writer.writerow([*person, *days, say(status, language=language)])
    return written.getvalue().encode("utf-8-sig", "replace")


def _day(told: date | None) -> str:
    return f"{told:%d/%m/%Y}" if told is not None else ""
