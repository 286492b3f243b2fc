"""What the papers say, in French or in English: sentences, numbers, days and ranks."""

from __future__ import annotations

import re
from datetime import date, datetime, time
from functools import cache
from typing import Literal

from reports import wording_en, wording_fr
from rules_ropta.ruling import Reason

Language = Literal["fr", "en"]

NO_BREAK = "\u00a0"
THIN_NO_BREAK = "\u202f"
COUNTED = re.compile(r"\{(\w+):([^|}]*)\|([^}]*)\}")


class Wording:
    """One language. Texts are written with plain spaces and typeset when they are asked for."""

    def __init__(self, language: Language) -> None:
        self.language = language
        source = {"fr": wording_fr, "en": wording_en}[language]
        self._texts = source.TEXTS
        self._reasons = source.REASONS
        self._enters = source.ENTERS
        self._days: tuple[str, ...] = source.DAYS
        self._months: tuple[str, ...] = source.MONTHS

    def say(self, code: str, **params: object) -> str:
        """Return the text of a code with its parameters; whole numbers get their spaces.

        Raises KeyError when the code has no text: the document is wrongly made.
        """
        return self._typeset(self._texts[code], params)

    def count(self, code: str, number: int, **params: object) -> str:
        """Return the text of a code for one or for several, written ``one|several``."""
        one, several = self._texts[code].split("|")
        alone = number < 2 if self.language == "fr" else number == 1
        return self._typeset(one if alone else several, {"n": number, **params})

    def told(self, pair: tuple[str, str], **params: object) -> str:
        """Return the text of a pair, French then English; ``{n:one|several}`` is a count."""
        text = pair[0] if self.language == "fr" else pair[1]

        def counted(field: re.Match[str]) -> str:
            name, one, several = field.groups()
            number = params[name]
            alone = number in ((0, 1) if self.language == "fr" else (1,))
            return f"{{{name}}}{NO_BREAK}{one if alone else several}"

        return self._typeset(COUNTED.sub(counted, text), params)

    def reason(self, reason: Reason | str) -> str:
        """Return the sentence of a reason or of its code; what a person wrote comes back as is.

        A reason whose code has no sentence gives nothing: the article beside it still speaks.
        """
        if isinstance(reason, str):
            known = self._reasons.get(reason.upper())
            return reason if known is None or "{" in known else self._typeset(known, {})
        sentence = self._reasons.get(reason.code, "")
        return self._typeset(sentence, dict(reason.params)) if sentence else ""

    def enters(self, code: str) -> str:
        """Return how a player comes into play (2.3), nothing when the code is not known."""
        return self._typeset(self._enters.get(code, ""), {})

    def quoted(self, said: str) -> str:
        """Return what somebody said or wrote, within quotation marks; those inside are others."""
        if self.language == "fr":
            inner = re.sub(r"«\s*", "“", re.sub(r"\s*»", "”", said))
            return f"«{NO_BREAK}{inner}{NO_BREAK}»"
        return f"“{said.replace('“', '‘').replace('”', '’')}”"

    def articles(self, cites: tuple[str, ...]) -> str:
        """Return the articles cited: ``§ 2.3, 2.4``, or nothing."""
        return f"§{NO_BREAK}{', '.join(cites)}" if cites else ""

    def number(self, number: int) -> str:
        """Return a whole number with its thousands apart: 12 500 or 12,500."""
        return f"{number:,}".replace(",", THIN_NO_BREAK if self.language == "fr" else ",")

    def rank(self, place: int) -> str:
        """Return a place in a ranking: 1er, 12e; 1st, 12th."""
        if self.language == "fr":
            return "1er" if place == 1 else f"{self.number(place)}e"
        teen = place % 100 in (11, 12, 13)
        ending = "th" if teen else {1: "st", 2: "nd", 3: "rd"}.get(place % 10, "th")
        return f"{self.number(place)}{ending}"

    def day(self, day: date) -> str:
        """Return a day in full: samedi 15 novembre 2025."""
        number = "1er" if self.language == "fr" and day.day == 1 else str(day.day)
        month = self._months[day.month - 1]
        return f"{self._days[day.weekday()]} {number}{NO_BREAK}{month} {day.year}"

    def short_day(self, day: date) -> str:
        """Return a day, short: 15/11/2025; 15 Nov 2025."""
        if self.language == "fr":
            return f"{day:%d/%m/%Y}"
        return f"{day.day} {self._months[day.month - 1][:3]} {day.year}"

    def moment(self, moment: datetime) -> str:
        """Return a day and a time, short: 15/11/2025 à 19:42."""
        between = f" à{NO_BREAK}" if self.language == "fr" else ", "
        return f"{self.short_day(moment)}{between}{moment:%H:%M}"

    def hour(self, hour: time | datetime) -> str:
        """Return a time of day: 19:42."""
        return f"{hour:%H:%M}"

    def duration(self, minutes: int) -> str:
        """Return a length of time: 45 min, 3 h, 2 h 40."""
        hours, rest = divmod(minutes, 60)
        if not hours:
            return f"{rest}{NO_BREAK}min"
        return f"{hours}{NO_BREAK}h" + (f"{NO_BREAK}{rest:02d}" if rest else "")

    def _typeset(self, text: str, params: dict[str, object]) -> str:
        shown = {
            name: self.number(value) if type(value) is int else value
            for name, value in params.items()
        }
        return _typographic(text, self.language).format(**shown)


@cache
def wording_in(language: Language) -> Wording:
    """Return the wording of a language; ValueError when it is neither French nor English."""
    if language not in ("fr", "en"):
        raise ValueError(f"no wording in {language!r}")
    return Wording(language)


@cache
def _typographic(text: str, language: Language) -> str:
    """Return a text with the spaces where a line never breaks."""
    text = re.sub(r"(?<=§|°) ", NO_BREAK, text)
    return re.sub(r" (?=[:;!?»])|(?<=«) ", NO_BREAK, text) if language == "fr" else text
