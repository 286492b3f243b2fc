"""Results of a search over everything (Ctrl+F), group after group.

Players by name, pseudonym, licence or seat; tables; situations and articles of the rulebook;
papers; settings; pages; the other tournaments of the club.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import lru_cache, partial

from rules_ropta.registry import question
from rules_ropta.rulebook.search import by_number
from td_app.floor.finding import find
from td_app.floor.situations import every_situation
from td_app.printing.register import offered
from td_app.register.finding import (
    BEGINNINGS,
    NEARLY,
    WHOLE_WORDS,
    folded,
    nearest_first,
    only_table,
    seat_typed,
    the_nearest,
)
from td_app.tournament.state.person import Person
from td_app.tournament.views.players import PlayerRow
from td_app.ui.acts import Window
from td_app.ui.club_settings import OTHER_GAMES
from td_app.ui.destinations import (
    ToArticle,
    ToEntrant,
    ToPaper,
    ToReturn,
    ToSeat,
    ToSituation,
    ToTable,
)
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.evening.players.table import GONE, state_of
from td_app.ui.windows.finder.offers import Offer, near, nearest
from td_app.ui.windows.finder.room_sources import BACK_WORDS, people_offered
from td_app.ui.windows.finder.sources import (
    acts_offered,
    members_offered,
    pages_offered,
    settings_offered,
    tournaments_offered,
)
from td_app.words import cites_text, place_text, seat_text
from td_app.words.asking import question_title
from td_app.words.language import current_language, fr_en, in_language
from td_app.words.papers import waiting_sentence
from td_app.words.terms import ASKED_BY

MOST_PLAYERS = 8
MOST_TABLES = 4
MOST_SITUATIONS = 6
MOST_OTHERS = 5

#: Words of the rulebook are found by its own search; they give way to what begins as typed.
RULEBOOK_NEARNESS = 2 * BEGINNINGS + 1

#: What begins the search for somebody to bring back, as ``folded`` writes it.
BACK_VERBS = frozenset({*BACK_WORDS.split(), "reintegrer", "reintegration"})

_TABLE = re.compile(r"t(?:able)?\s*(\d{1,3})|(\d{1,3})")

Ranked = tuple[int, list[Offer]]


def found(window: Window, typed: str) -> list[Offer]:
    """Return what answers ``typed``, the groups nearest to it first; nothing without words."""
    wanted = folded(typed)
    if not wanted:
        return []
    groups: list[Ranked] = []
    live = window.desk.live
    if live is not None and window.showing:
        groups += [
            _players(window, live, typed),
            _returns(window, live, typed),
            _tables(window, live, typed),
            _situations(window, typed),
            _articles(window, typed),
        ]
    groups += [_plain_group(typed, offers) for offers in _of_the_window(window)]
    ranked = sorted((group for group in groups if group[1]), key=lambda group: group[0])
    return [offer for _, offers in ranked for offer in offers]


def _of_the_window(window: Window) -> Iterator[list[Offer]]:
    live = None
    if window.showing:
        live = window.desk.live
    yield _papers(window, live) if live is not None else []
    yield list(settings_offered(window))
    yield list(pages_offered(window)) if live is not None else []
    yield [offer for offer in acts_offered(window) if offer.name.startswith("act.club.")]
    yield list(members_offered(window)) if not window.showing else []
    yield list(tournaments_offered(window))


def _plain_group(typed: str, offers: list[Offer]) -> Ranked:
    best = nearest(typed, offers)[:MOST_OTHERS]
    how_near = None
    if best:
        how_near = near(folded(typed), best[0])
    return (2 * NEARLY if how_near is None else how_near), best


@lru_cache(maxsize=4096)
def _sought(person: Person) -> str:
    """The words by which a person is found, the name first."""
    return folded(f"{person.display_name} {person.pseudonym} {person.licence}")


def _players(window: Window, live: LiveTournament, typed: str) -> Ranked:
    rows = live.players().rows
    seat = seat_typed(typed, only_table(row.seat for row in rows))
    if seat is not None:
        table, place = seat
        sitting = [
            row
            for row in rows
            if row.seat and row.seat.table == table and place in (None, row.seat.number)
        ]
        if sitting:
            sitting.sort(key=lambda row: row.seat.number if row.seat else 0)
            return (0, [_player(window, row) for row in sitting[: MOST_PLAYERS + 2]])
    ranked = nearest_first(typed, rows, lambda row: _sought(row.person))
    ranked.sort(key=lambda line: (line[0], line[1].seat is None, line[1].name))
    if ranked:
        closest = ranked[0][0]
    else:
        closest = WHOLE_WORDS
    offers = _told_alike(ranked, partial(_player, window))
    gone = [row for _, row in ranked[:MOST_PLAYERS] if row.standing in GONE]
    return closest, [*offers, *(_return(window, row) for row in gone)]


def _returns(window: Window, live: LiveTournament, typed: str) -> Ranked:
    """Return those out whose return is asked for by a word and a name: « remettre dupont »."""
    verb, _, name = folded(typed).partition(" ")
    if len(verb) < 4 or not any(word.startswith(verb) for word in BACK_VERBS):
        return (WHOLE_WORDS, [])
    if not name:
        back = [offer for offer in people_offered(window) if offer.name == "people.reinstate"]
        return (WHOLE_WORDS, back)
    gone = [row for row in live.players().rows if row.standing in GONE]
    ranked = nearest_first(name, gone, lambda row: _sought(row.person))
    ranked.sort(key=lambda line: (line[0], line[1].name))
    return WHOLE_WORDS, _told_alike(ranked, partial(_return, window))


def _told_alike(
    ranked: list[tuple[int, PlayerRow]], offer_of: Callable[[PlayerRow], Offer]
) -> list[Offer]:
    """The offers of those nearest; where several are as near as the first, each says so."""
    alike = the_nearest(ranked) is None
    return [
        replace(offer_of(row), alike=alike and how_near == ranked[0][0])
        for how_near, row in ranked[:MOST_PLAYERS]
    ]


def _return(window: Window, row: PlayerRow) -> Offer:
    return Offer(
        f"player.{row.entrant}.back",
        fr_en("Joueurs", "Players"),
        fr_en("Réintégrer {0}", "Reinstate {0}").format(row.name),
        partial(window.go, ToReturn(row.entrant)),
        "undo",
        state_of(row).text,
    )


def _player(window: Window, row: PlayerRow) -> Offer:
    seat = row.seat
    entrant = row.entrant
    if seat is not None:
        beside = seat_text(seat)
    elif row.place is not None:
        beside = place_text(row.place, row.tied)
    else:
        beside = state_of(row).text
    return Offer(
        f"player.{entrant}",
        fr_en("Joueurs", "Players"),
        row.name,
        partial(window.go, ToSeat(seat) if seat is not None else ToEntrant(entrant)),
        "seat" if seat is not None else "players",
        beside,
    )


def _tables(window: Window, live: LiveTournament, typed: str) -> Ranked:
    match = _TABLE.fullmatch(folded(typed))
    number = 0
    if match:
        number = int(match[1] or match[2])
    words = fr_en("Table {0}", "Table {0}")
    people = fr_en("{0} joueurs", "{0} players")
    counts = {table.number: len(table.places) for table in live.open_tables()}
    wanted = sorted(table for table in counts if number and str(table).startswith(str(number)))
    offers = [
        Offer(
            f"table.{table}",
            fr_en("Tables", "Tables"),
            words.format(table),
            partial(window.go, ToTable(table)),
            "room",
            people.format(counts[table]),
        )
        for table in wanted[:MOST_TABLES]
    ]
    return (-1 if number in counts else 1), offers


def _situations(window: Window, typed: str) -> Ranked:
    live = window.desk.live
    others = window.desk.settings.value(OTHER_GAMES) or (
        live is not None and live.setup().other_game
    )
    answered = find(typed, every_situation(current_language(), others), MOST_SITUATIONS)
    group = fr_en("Situations", "Situations")
    offers = [
        Offer(
            f"situation.{op}",
            group,
            question_title(op),
            partial(window.go, ToSituation(op)),
            "floor",
            cites_text(question(op).articles[:2]),
        )
        for op in answered.incidents[:MOST_SITUATIONS]
    ]
    return RULEBOOK_NEARNESS, offers


def _articles(window: Window, typed: str) -> Ranked:
    numbered = by_number(typed) is not None
    answered = find(typed, every_situation(current_language()), MOST_SITUATIONS)
    group = fr_en("Règlement", "Rulebook")
    offers = [
        Offer(
            f"article.{article.number}",
            group,
            in_language(article.titles),
            partial(window.go, ToArticle(article.number)),
            "journal",
            f"§\u00a0{article.number}",
        )
        for article in answered.articles[:MOST_OTHERS]
    ]
    return (1 if numbered else RULEBOOK_NEARNESS), offers


def _papers(window: Window, live: LiveTournament) -> list[Offer]:
    session = live.session
    stationery = window.desk.stationery()
    return [
        Offer(
            f"paper.{document.name}",
            fr_en("Papiers", "Print"),
            document.title(current_language()),
            partial(window.go, ToPaper(document.name)),
            "papers",
            fr_en("pas encore", "not yet") if document.waits(session, stationery) else "",
            also=f"{waiting_sentence(document.waits(session, stationery))} "
            + ASKED_BY.get(f"paper.{document.name}", ""),
        )
        for document in offered(session)
    ]
