"""Finding a situation: by what is typed, by the moment of the hand, among the usual ones.

The rulebook's own search finds the articles; the same index finds the situations, which also
profit, weakly, from the titles and keywords of the articles they apply. A floor who cannot name
the situation finds it by the moment of the hand: within a moment the most frequent comes first,
and every question of the rulebook stands at one moment, once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from rules_ropta.registry import questions
from rules_ropta.rulebook import Article, load_rulebook
from rules_ropta.rulebook.search import Phrase, WordIndex, by_number, folded, search

STAGES: Final = ("before_deal", "deal", "betting", "board", "showdown", "behaviour", "clock")
"""The moments, in the order of a hand; then what may happen at any time, and the clock."""

_MAP: Final[Mapping[str, tuple[str, ...]]] = {
    "before_deal": (
        "next_positions",
        "arrival",
        "big_blind_ante",
        "blind_posted_by_mistake",
        "button_error",
        "dead_button_dealer",
        "ante_due",
        "heads_up",
        "arrival_deal",
        "arrival_error",
        "player_to_move",
        "table_stop",
        "table_may_start",
        "players_counted_at_table",
        "classic_ante",
        "button_ante",
        "button_ante_for_others",
    ),
    "deal": (
        "misdeal",
        "exposed_card",
        "presence",
        "flashed_card",
        "misdeal_after_substantial_action",
        "dropped_card",
        "boxed_cards",
        "redeal_after_misdeal",
        "dealer_second_card",
        "foul_deck",
        "two_decks",
    ),
    "betting": (
        "silent_chips",
        "out_of_turn",
        "spoken_action",
        "announced_amount",
        "undercall",
        "reopen",
        "min_raise",
        "short_all_in_over_raise",
        "single_chip_announced",
        "announced_raise_chips",
        "silent_then_word",
        "skipped",
        "short_all_in",
        "underbet",
        "announce_raise",
        "two_step_raise",
        "unprotected_hand_mucked",
        "short_amount",
        "substantial_action",
        "forgotten_chips",
        "open_muck",
        "consecutive_undercalls",
    ),
    "board": (
        "flop_error",
        "early_turn_or_river",
        "board_error",
        "dropped_stub",
        "exposed_stub",
        "board_removed_early",
    ),
    "showdown": (
        "showdown",
        "pots",
        "all_in_showdown",
        "odd_chip",
        "request_to_see",
        "wrong_award",
        "award_order",
        "simultaneous_eliminations",
    ),
    "behaviour": (
        "talk_about_the_hand",
        "device_in_hand",
        "turns_cards",
        "shows_cards",
        "expose_on_turn",
        "cards_thrown_on_unprotected_hand",
        "penalty_rounds",
        "suspension",
        "declared_abandon",
    ),
    "clock": (
        "time_call",
        "time_expired",
        "level_change",
        "wrong_level_started",
        "late_entry",
        "hand_for_hand_all_in",
        "hand_for_hand_clock",
        "chip_race",
        "chip_race_count",
        "chips_found_after_race",
        "final_table_size",
    ),
}


_STAGE_OF: Final = {op: stage for stage, ops in _MAP.items() for op in ops}


def stage_of(op: str) -> str:
    """Return the moment at which this question arises.

    >>> stage_of("silent_chips")
    'betting'
    """
    return _STAGE_OF[op]


def ops_at(stage: str) -> tuple[str, ...]:
    """Return the questions that arise at this moment, the most frequent first.

    >>> ops_at("board")[0]
    'flop_error'
    """
    return _MAP[stage]


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

_KNOWN: Final = frozenset(op for stage in STAGES for op in ops_at(stage))


def first_offered(asked: Sequence[str]) -> tuple[str, ...]:
    """Return nine questions, each once: the latest asked, the most asked, then the usual ones.

    ``asked`` are the questions of the incidents recorded, oldest first. As often asked, the
    later comes first; one that the rulebook does not know any more is left aside.

    >>> first_offered(("pots", "misdeal", "misdeal", "skipped", "reopen"))[:4]
    ('reopen', 'skipped', 'misdeal', 'pots')
    """
    latest_first = [op for op in reversed(asked) if op in _KNOWN]
    latest = tuple(dict.fromkeys(latest_first))[:LATEST]
    most = (op for op, _ in Counter(latest_first).most_common())
    return tuple(dict.fromkeys((*latest, *most, *USUAL)))[:MOST_OFFERED]


#: The articles offered after the situations.
MOST_ARTICLES = 5


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
    """What was found, best first: situations by their question's name, then articles."""

    incidents: tuple[str, ...] = ()
    articles: tuple[Article, ...] = ()


def find(typed: str, incidents: Sequence[Sought], limit: int = 8) -> Findings:
    """Return the situations and the articles that answer what was typed.

    ``limit`` is for the situations. A number (``9.12``, ``art 9``) finds what applies its
    article, the closest first, then the article; anything else is words in French or English,
    in any order, accents, plurals and slips forgiven.
    """
    if (numbered := by_number(typed)) is not None:
        return Findings(
            _applying(numbered, incidents)[: max(limit, MOST_BY_NUMBER)],
            numbered[:MOST_BY_NUMBER],
        )
    matches = _index(tuple(incidents)).matches(typed)
    return Findings(
        tuple(match.key for match in matches[:limit]),
        tuple(found.article for found in search(typed, MOST_ARTICLES)),
    )


def _applying(articles: Sequence[Article], incidents: Sequence[Sought]) -> tuple[str, ...]:
    """The situations that apply these articles: those an article is first for come first."""
    asked = {article.number: rank for rank, article in enumerate(articles)}
    known = questions()
    ranked = []
    for sought in incidents:
        applied = known[sought.op].articles
        ranks = [
            (asked[number], place, len(applied))
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
    for number in questions()[sought.op].articles:
        article = articles[number]
        for words in (article.title, article.title_en, *article.keywords):
            yield Phrase("article", folded(words))
