"""The words of papers: days, moments and sums as they are printed, in one language a paper."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, datetime

from rules_ropta.texts import FEDERATION, text_of
from td_app.words.citations import cite_text
from td_app.words.figures import (
    NO_BREAK,
    lasting,
    rank,
    signed,
    time_of_day,
    whole,
)
from td_app.words.language import Language, in_language
from td_app.words.speaking import ON_PAPER, Pair, listed, say
from td_app.words.tongues import tongue_of

TIED = ("{rank} ex æquo", "{rank} tied")
EUROS = ("{n:=euro|euros}", "{n:=euro|euros}")
OF_EUROS = ("d’euros", "euros")
CENTS = ("{n:=centime|centimes}", "{n:=cent|cents}")
MOMENT = (f"{{0}} à{NO_BREAK}{{1}}", "{0}, {1}")
MILLION = 1_000_000


@dataclass(frozen=True, slots=True)
class PaperWords:
    """One language of the papers: what :class:`reports.facts.Words` asks for."""

    language: Language

    def say(self, pair: Pair, /, **params: object) -> str:
        """Return the text of a pair, with its parameters and the spaces of a page."""
        return say(pair, params, language=self.language, spaces=ON_PAPER)

    def whole(self, number: int) -> str:
        """Return a whole number with its thousands apart: 12 500 or 12,500."""
        return whole(number, self.language)

    def signed(self, amount: int) -> str:
        """Return an amount gained or lost with its sign."""
        return signed(amount, self.language)

    def rank(self, place: int, tied: bool = False) -> str:
        """Return a place in a ranking: 1er, 12e ex æquo; 1st, 12th tied."""
        told = rank(place, self.language)
        return self.say(TIED, rank=told) if tied else told

    def listed(self, parts: Sequence[str]) -> str:
        """Return parts as a list is read: 6, 7 and 8."""
        return listed(parts, self.language)

    def articles(self, cites: tuple[str, ...]) -> str:
        """Return the articles cited: ``§ 2.3, 2.4``, other texts by their names; "" without any."""
        numbers = [cited for cited in cites if text_of(cited) == FEDERATION]
        others = [cite_text(cited, self.language) for cited in cites if cited not in numbers]
        federation = [f"§{NO_BREAK}{', '.join(numbers)}"] if numbers else []
        return " · ".join((*federation, *others))

    def quoted(self, said: str) -> str:
        """Return what somebody said or wrote, within quotation marks; those inside are others."""
        return tongue_of(self.language).quoted(said)

    def day(self, day: date) -> str:
        """Return a day in full: samedi 15 novembre 2025."""
        tongue = tongue_of(self.language)
        number = tongue.first_of_month if day.day == 1 else str(day.day)
        week_day = tongue.days[day.weekday()]
        month = tongue.months[day.month - 1]
        return f"{week_day} {number}{NO_BREAK}{month} {day.year}"

    def short_day(self, day: date) -> str:
        """Return a day, short: 15/11/2025; 15 Nov 2025."""
        tongue = tongue_of(self.language)
        return tongue.short_day.format(
            day=day.day, month=day.month, year=day.year, name=tongue.months[day.month - 1]
        )

    def moment(self, moment: datetime) -> str:
        """Return a day and a time, short: 15/11/2025 à 19:42."""
        return in_language(MOMENT, self.language).format(
            self.short_day(moment), time_of_day(moment)
        )

    def lasting(self, minutes: int) -> str:
        """Return a length of time: 45 min, 3 h, 2 h 40."""
        return lasting(minutes)

    def amount_in_words(self, cents: int) -> str:
        """Return a sum of money in words: euros, then the cents when there are some.

        >>> PaperWords("en").amount_in_words(62_550)
        'six hundred and twenty-five euros and fifty cents'
        >>> PaperWords("fr").amount_in_words(8_000), PaperWords("fr").amount_in_words(50)
        ('quatre-vingts euros', 'cinquante centimes')
        """
        # Loaded when a receipt is printed: it brings in the numbers of forty languages.
        from num2words import num2words

        euros, odd = divmod(cents, 100)
        told = [(odd, CENTS)] if odd else []
        if euros or not odd:
            told.insert(0, (euros, OF_EUROS if euros and euros % MILLION == 0 else EUROS))
        spelt = [
            f"{num2words(n, lang=tongue_of(self.language).code)} {self.say(unit, n=n)}"
            for n, unit in told
        ]
        return listed(spelt, self.language)
