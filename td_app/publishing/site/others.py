"""The site's lists: the seasons, the records of the club, an evening known by its results alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from typing import Final

from td_app.printing.season import names_on_site
from td_app.publishing.site.addresses import RECORDS, SEASONS, evening_page, season_page
from td_app.publishing.site.calendar import day_told, short_day_told
from td_app.publishing.site.frame import Frame
from td_app.publishing.site.tables import Cell, Listed, cell, table_of
from td_app.publishing.site.years import Evening, Years
from td_app.words.figures import players_counted, points_figure, rank, whole
from td_app.words.season_page import nameless
from td_app.words.site import site_text

#: How many a record names.
MOST: Final = 10


def seasons_bytes(frame: Frame, years: Years) -> bytes:
    """Return the list of seasons, in the language that is spoken."""
    rows = []
    for year in years.seasons:
        first = [row for row in year.board.rows if row.rank == 1]
        named = names_on_site(year.board, years.naming)
        leader = ", ".join(named(row.who) for row in first)
        rows.append(
            [
                cell(year.season.name, page=season_page(year.season.id), heads=True),
                cell(whole(len(year.board.evenings)), "n"),
                cell(leader),
            ]
        )
    heads = (("SEASON", ""), ("EVENINGS", "n"), ("LEADER", ""))
    return frame.listed(SEASONS, site_text("SEASONS"), [table_of("", heads, rows)])


def records_bytes(frame: Frame, years: Years) -> bytes:
    """Return the records of the club, in the language that is spoken."""
    wins: Counter[str] = Counter()
    came: Counter[str] = Counter()
    kills: Counter[str] = Counter()
    for who, played in years.played.items():
        if not years.naming.has_page(who):
            continue
        there = [(evening, one) for evening, one in played if evening.over]
        came[who] = len(there)
        wins[who] = sum(one.place == 1 for _, one in there)
        kills[who] = sum(one.kills for _, one in there)
    largest = sorted((one for one in years.evenings if one.over), key=lambda one: -one.entrants)
    rows = [
        [
            cell(short_day_told(one.date), "soft"),
            cell(one.name, page=evening_page(one.key), heads=True),
            cell(players_counted(one.entrants), "n"),
        ]
        for one in largest[:MOST]
    ]
    tables = [
        _record("MOST_WINS", "VICTORIES", wins, years),
        _record("MOST_EVENINGS", "EVENINGS", came, years),
        _record("MOST_KNOCKOUTS", "KNOCKOUTS", kills, years),
        table_of("LARGEST_EVENINGS", (("DATE", ""), ("EVENING", ""), ("PLAYERS", "n")), rows),
    ]
    shown = [one for one in tables if one["rows"]]
    notes = () if shown else (site_text("NOTHING_YET"),)
    return frame.listed(RECORDS, site_text("RECORDS"), shown, notes=notes)


def _record(title: str, column: str, counted: Counter[str], years: Years) -> Listed:
    """Return those who have most, ties of the last one included."""
    best = [(who, n) for who, n in counted.most_common() if n]
    least = best[MOST - 1][1] if len(best) >= MOST else 0
    rows = []
    for who, n in best:
        if n < least:
            break
        place = 1 + sum(other > n for _, other in best)
        card = years.naming.card(who)
        assert card is not None  # only those with a page are counted
        name = years.naming.of_card(card)
        rows.append(
            [
                cell(rank(place), "rank"),
                cell(name, page=years.page(who), heads=True),
                cell(whole(n), "n"),
            ]
        )
    return table_of(title, (("RANK", "rank"), ("PLAYER", ""), (column, "n")), rows)


def recorded_bytes(frame: Frame, years: Years, evening: Evening) -> bytes:
    """Return the page of an evening of which the results alone are known."""
    year = years.season(evening.season)
    points: Mapping[str, Fraction] = year.points.get(evening.key, {}) if year else {}
    hidden = 0
    rows: list[list[Cell]] = []
    for one in sorted(evening.results, key=lambda one: one.place):
        name = years.called(one)
        if not name:
            hidden += 1
            name = nameless(hidden)
        earned = points.get(one.who)
        rows.append(
            [
                cell(rank(one.place), "rank"),
                cell(name, page=years.page(one.who), heads=True),
                cell(whole(one.kills) if one.kills else "", "n"),
                cell("" if earned is None else points_figure(earned), "n"),
            ]
        )
    heads = (("RANK", "rank"), ("PLAYER", ""), ("KNOCKOUTS", "n"), ("POINTS", "n"))
    told = [day_told(evening.date), players_counted(evening.entrants)]
    leads = [(year.season.name, season_page(year.season.id))] if year else []
    table = table_of("RANKING", heads, rows)
    return frame.listed(evening_page(evening.key), evening.name, [table], told=told, leads=leads)
