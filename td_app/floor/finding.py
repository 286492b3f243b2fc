"""Finding a situation: by what is typed, by the moment of the hand, among the usual ones.

The rulebook's own search finds the articles; the same index finds the situations, which also
profit, weakly, from the titles and keywords of the articles they apply. A floor who cannot name
the situation finds it by the moment of the hand: within a moment the most frequent comes first,
and every question of the rulebook stands at one moment, once.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final, get_args

from rules_ropta.question import Moment
from rules_ropta.registry import question, questions, questions_of
from rules_ropta.rulebook import Article, Subject, load_rulebook
from rules_ropta.rulebook.search import (
    Phrase,
    WordIndex,
    by_number,
    search,
    subject_of,
    words_known,
)
from rules_ropta.rulebook.spoken import folded

STAGES: Final[tuple[Moment, ...]] = get_args(Moment)
"""The moments, in the order of a hand; then what may happen at any time, and the clock."""

OFTEN: Final = (
    "next_positions",
    "arrival",
    "big_blind_ante",
    "misdeal",
    "exposed_card",
    "presence",
    "silent_chips",
    "out_of_turn",
    "spoken_action",
    "announced_amount",
    "undercall",
    "string_bet",
    "reopen",
    "flop_error",
    "early_turn_or_river",
    "showdown",
    "pots",
    "all_in_showdown",
    "talk_about_the_hand",
    "device_in_hand",
    "time_call",
)
"""What a floor meets most at each moment, the most frequent first; the rest comes after."""


def stage_of(op: str) -> str:
    """Return the moment at which this question arises.

    >>> stage_of("silent_chips")
    'betting'
    """
    return question(op).moment


@cache
def ops_at(stage: str) -> tuple[str, ...]:
    """Return the questions that arise at this moment, the most frequent first.

    >>> ops_at("board")[0]
    'flop_error'
    """
    there = [op for op, asked in questions().items() if asked.moment == stage]
    often = {op: rank for rank, op in enumerate(OFTEN)}
    return tuple(sorted(there, key=lambda op: (often.get(op, len(OFTEN)), op)))


HELPERS: Final = ("cards_showdown",)
"""What works out what lies on the table, by other texts than the federation's: every floor finds
it, and no moment of the hand counts it among its situations."""

OF_OTHER_GAMES: Final = ("pot_limit", "bring_in", "ultimate")
"""The same, where other games than hold'em are played."""


def helpers(*, other_games: bool) -> tuple[str, ...]:
    """Return the questions of other texts that a floor may ask.

    >>> helpers(other_games=False)
    ('cards_showdown',)
    """
    return (*HELPERS, *OF_OTHER_GAMES) if other_games else HELPERS


LATEST: Final = 3
"""How many of the latest situations come first: the same dispute comes again at once."""

MOST_OFFERED: Final = 9
"""One a digit of the keyboard."""

USUAL: Final = (
    "silent_chips",
    "out_of_turn",
    "misdeal",
    "spoken_action",
    "undercall",
    "reopen",
    "exposed_card",
    "pots",
    "showdown",
)
"""What a floor is called for most, where no incident has been recorded yet."""


def first_offered(asked: Sequence[str]) -> tuple[str, ...]:
    """Return nine questions, each once: the latest asked, the most asked, then the usual ones.

    ``asked`` are the questions of the incidents recorded, oldest first. As often asked, the
    later comes first; one that the rulebook does not know any more is left aside.

    >>> first_offered(("pots", "misdeal", "misdeal", "skipped", "reopen"))[:4]
    ('reopen', 'skipped', 'misdeal', 'pots')
    """
    known = {*questions(), *HELPERS, *OF_OTHER_GAMES}
    latest_first = [op for op in reversed(asked) if op in known]
    latest = tuple(dict.fromkeys(latest_first))[:LATEST]
    most = (op for op, _ in Counter(latest_first).most_common())
    return tuple(dict.fromkeys((*latest, *most, *USUAL)))[:MOST_OFFERED]


#: The articles offered after the situations.
MOST_ARTICLES = 5


#: The situations offered beside what the text hardly names.
MOST_BESIDE_A_SUBJECT = 3

#: A number typed finds more: everything that applies the article, or the chapter.
MOST_BY_NUMBER = 20


@dataclass(frozen=True, slots=True)
class Sought:
    """A situation to be found: its question, its title, and its words in every language."""

    op: str
    title: str
    words: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Findings:
    """The results of a search, best first: situations by their question's name, then articles.

    ``leading`` of the articles come before the situations: the one called by its number, those
    nearest to the ``subject`` typed, which the text hardly names, or those that no question applies
    and that answer better.
    """

    incidents: tuple[str, ...] = ()
    articles: tuple[Article, ...] = ()
    leading: int = 0
    subject: Subject | None = None


def find(typed: str, incidents: Sequence[Sought], limit: int = 8) -> Findings:
    """Return the situations and the articles that answer what was typed.

    ``limit`` is for the situations. A number (``9.12``, ``art 9``) finds its article, then what
    applies it, the closest first, then the rest of its chapter; anything else is words in French
    or English, in any order, accents, plurals and slips forgiven.
    """
    if (numbered := by_number(typed)) is not None:
        return Findings(
            _applying(numbered, incidents)[: max(limit, MOST_BY_NUMBER)],
            numbered[:MOST_BY_NUMBER],
            leading=int(bool(numbered) and _calls(typed, numbered[0].number)),
        )
    index = _index(tuple(incidents))
    matches = index.matches(typed)
    # Called by its own name, a situation comes before those that speak of it more often.
    named = typed.strip().casefold().replace(" ", "_")
    matches.sort(key=lambda match: match.key != named)
    subject = subject_of(typed)
    articles = load_rulebook().articles
    # A word that no situation knows speaks for the articles that do.
    share = min(1.0, index.known(typed) / max(1, words_known(typed)))
    least = share**2 * matches[0].score if matches else 0.0
    found = search(typed, MOST_ARTICLES)
    alone = [one.article for one in found if one.score >= least and _alone(one.article.number)]
    leading = [articles[number] for number in subject.see] if subject else alone
    if subject:
        # Its own words, and nothing else, were typed: no situation was meant.
        whole = folded(typed) in map(folded, subject.keywords)
        matches = [] if whole else matches[:MOST_BESIDE_A_SUBJECT]
    every = dict.fromkeys((*leading, *(one.article for one in found)))
    return Findings(
        tuple(match.key for match in matches[:limit]), tuple(every), len(leading), subject
    )


def _calls(typed: str, number: str) -> bool:
    """Return whether the typed text is the full number of this article.

    >>> _calls("art. 9,12", "9.12"), _calls("9.1", "9.12"), _calls("9", "9")
    (True, False, False)
    """
    called = re.search(r"(\d+)[.,](\d+)\s*$", typed)
    return called is not None and ".".join(called.groups()) == number


@cache
def _alone(article: str) -> bool:
    """Return whether no question applies this article."""
    return not questions_of(article)


def _applying(articles: Sequence[Article], incidents: Sequence[Sought]) -> tuple[str, ...]:
    """The situations that apply these articles, those that are about one of them first."""
    asked = {article.number: rank for rank, article in enumerate(articles)}
    ranked = []
    for sought in incidents:
        asked_about = question(sought.op)
        applied = (*asked_about.articles, *asked_about.elsewhere)
        ranks = [
            (place > 0, asked[number], place, sought.op not in OFTEN, len(applied))
            for place, number in enumerate(applied)
            if number in asked
        ]
        if ranks:
            ranked.append((min(ranks), sought.op))
    return tuple(op for _, op in sorted(ranked))


@lru_cache(maxsize=4)
def _index(incidents: tuple[Sought, ...]) -> WordIndex[str]:
    return WordIndex({sought.op: tuple(_phrases(sought)) for sought in incidents})


def _phrases(sought: Sought) -> Iterator[Phrase]:
    yield Phrase("title", folded(sought.title))
    for word in sought.words:
        yield Phrase("keyword", folded(word))
    articles = load_rulebook().articles
    for number in question(sought.op).articles:
        if number not in articles:
            # A page of another text has no words of its own here.
            continue
        article = articles[number]
        for words in (article.title, article.title_en, *article.keywords):
            yield Phrase("article", folded(words))
