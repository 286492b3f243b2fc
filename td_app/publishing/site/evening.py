"""An evening's page: its ranking, structure and rules, how its draw and its seal are checked."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from types import MappingProxyType
from typing import Any, Final

from reports import blinds_structure as paper
from reports.blinds_structure import BlindsStructure, StructureLevel
from reports.results import Ranking
from reports.tournament_rules import rules_told
from td_app.live.session import TournamentSession
from td_app.printing.document import Stationery
from td_app.printing.evening_result import EveningResult, evening_in_short, evening_result
from td_app.printing.results import ranking
from td_app.printing.seating import draw_certificate
from td_app.printing.settings import structure, tournament_rules
from td_app.publishing.site.addresses import draw_page, evening_page, live_page, season_page
from td_app.publishing.site.frame import Frame
from td_app.publishing.site.years import Evening, SeasonYear, Years
from td_app.tournament.views.finishing import Standings, standings
from td_app.words.figures import points_figure, whole
from td_app.words.on_paper import PaperWords
from td_app.words.site import site_text
from td_app.words.speaking import listed

#: Players beyond which the draw is on a page of its own.
LONG_DRAW: Final = 120
#: What a row of the ranking may tell beside rank and name, by the codes of its column.
COLUMNS: Final = {"club": "CLUB", "won": "WON", "kills": "KNOCKOUTS", "points": "POINTS"}


def evening_bytes(
    frame: Frame, years: Years, evening: Evening, session: TournamentSession
) -> bytes:
    """Return the page of an evening played here, in the language that is spoken."""
    shown = years.naming.on_site(session)
    stationery = Stationery(frame.language, frame.club)
    year = years.season(evening.season)
    result = evening_result(shown, stationery)
    table = standings(shown.state, shown)
    told = ranking(shown, stationery, table)
    apart = has_draw_page(evening)
    facts = {
        "told": _about(shown, result.day),
        "season": _season(year),
        "live_page": live_page(evening.key) if evening.live else "",
        "podium": _podium(result),
        "ranking": _ranked(table, told, evening, years),
        **_left(told),
        "flights": _flights(shown, years),
        "structure": _structure(structure(shown, stationery), stationery.words),
        "rules": _rules(shown, stationery),
        "draws": [] if apart else list(_draws(shown, stationery)),
        "draw_page": draw_page(evening.key) if apart and shown.state.drawn else "",
        "seal": told.heading.seal,
    }
    return frame.page("evening.html", evening_page(evening.key), evening.name, facts)


def has_draw_page(evening: Evening) -> bool:
    """Return whether the draw of an evening has a page of its own: it would make a page long."""
    return evening.entrants > LONG_DRAW


def draw_bytes(frame: Frame, years: Years, evening: Evening, session: TournamentSession) -> bytes:
    """Return the page of the draw of a large evening, in the language that is spoken."""
    shown = years.naming.on_site(session)
    facts = {
        "evening": {"name": evening.name, "page": evening_page(evening.key)},
        "draws": list(_draws(shown, Stationery(frame.language, frame.club))),
    }
    title = site_text("DRAW_OF", name=evening.name)
    return frame.page("draw.html", draw_page(evening.key), title, facts)


def _about(session: TournamentSession, day: str) -> list[str]:
    told = [day, session.state.setup.place, *evening_in_short(session)]
    if session.state.cancelled is not None:
        told.append(site_text("CANCELLED"))
    elif session.state.drawn and not session.state.over:
        told.append(site_text("IN_PLAY"))
    return [one for one in told if one]


def _season(year: SeasonYear | None) -> dict[str, str] | None:
    if year is None:
        return None
    return {"name": year.season.name, "page": season_page(year.season.id)}


def _flights(session: TournamentSession, years: Years) -> list[dict[str, str]]:
    """Return the days 1 that a day 2 is of, as far as they are on the site."""
    return [
        {
            "name": site_text("DAY_ONE", name=flight.name),
            "page": evening_page(f"e{flight.tournament}"),
        }
        for flight in session.state.flights
        if years.evening(f"e{flight.tournament}") is not None
    ]


def _podium(result: EveningResult) -> list[dict[str, str]]:
    return [
        {"title": step.title, "names": listed(step.names), "won": step.won} for step in result.steps
    ]


def _ranked(table: Standings, told: Ranking, evening: Evening, years: Years) -> dict[str, Any]:
    """Return the ranking, each with their page and points of the season."""
    who = {one.entrant: one.who for one in evening.results}
    year = years.season(evening.season)
    points: Mapping[str, Fraction] = {}
    if year is not None and evening.over:
        points = year.points.get(evening.key, {})
    pages = {entrant: years.page(key) for entrant, key in who.items()}
    earned = {one: points_figure(points[key]) for one, key in who.items() if key in points}
    title = site_text("RANKING" if evening.over else "SO_FAR")
    return {"title": title, **ranked(table, told, pages, earned)}


def ranked(
    table: Standings,
    told: Ranking,
    pages: Mapping[int, str] = MappingProxyType({}),
    points: Mapping[int, str] = MappingProxyType({}),
) -> dict[str, Any]:
    """Return the ranking as the paper has it, with the pages and points of some entrants."""
    words = told.heading.words
    placed = [row for row in table.rows if row.place is not None]
    rows = []
    for row, one in zip(placed, told.ranked, strict=True):
        rows.append(
            {
                "rank": words.rank(one.place, row.tied),
                "first": one.place == 1,
                "name": one.name,
                "page": pages.get(row.entrant, ""),
                "club": one.club,
                "won": " · ".join(filter(None, (one.prize, one.bounties))),
                "kills": "" if one.kills is None else whole(one.kills),
                "points": points.get(row.entrant, ""),
            }
        )
    columns = {name: any(row[name] for row in rows) for name in COLUMNS}
    return {
        "rows": rows,
        "columns": columns,
        "shown": [(name, site_text(COLUMNS[name])) for name in COLUMNS if columns[name]],
        "notes": [told.behind] if told.behind else [],
    }


def _left(told: Ranking) -> dict[str, Any]:
    """Return those still in, or who go on to day 2."""
    left = [
        {"name": one.name, "stack": whole(one.stack) if one.stack else ""} for one in told.still_in
    ]
    return {"left": left, "left_title": site_text("THROUGH" if told.through else "STILL_IN")}


def _structure(facts: BlindsStructure, words: PaperWords) -> dict[str, Any]:
    """Return levels and breaks as the posted structure has them."""
    steps: list[dict[str, Any]] = []
    level = 0
    for step in facts.steps:
        length = words.lasting(step.minutes)
        if isinstance(step, StructureLevel):
            level += 1
            blinds = f"{whole(step.small_blind)}/{whole(step.big_blind)}"
            ante = whole(step.ante) if step.ante else ""
            steps.append({"level": level, "blinds": blinds, "ante": ante, "length": length})
            continue
        removes = words.say(paper.REMOVE, values=listed([whole(one) for one in step.removes]))
        told = " · ".join(
            filter(None, (site_text("BREAK"), removes if step.removes else "", step.sold))
        )
        steps.append({"level": 0, "told": told, "length": length})
    minutes = sum(step.minutes for step in facts.steps)
    lines = [words.say(paper.WHOLE_LENGTH, length=words.lasting(minutes)), facts.game]
    antes = any(step.get("ante") for step in steps)
    return {"steps": steps, "told": [one for one in lines if one], "antes": antes}


def _rules(session: TournamentSession, stationery: Stationery) -> list[str]:
    """Return the lines of the sheet of rules, those of the house after them."""
    facts = tournament_rules(session, stationery)
    words = stationery.words
    told = []
    for label, value, means in rules_told(facts, words):
        line = words.say(("{label} : {value}", "{label}: {value}"), label=label, value=value)
        told.append(f"{line} · {means}" if means else line)
    house = (f"{words.articles((one.article,))} · {one.text}" for one in facts.house_rules)
    return [*told, *house]


def _draws(session: TournamentSession, stationery: Stationery) -> Iterator[dict[str, Any]]:
    if not session.state.drawn:
        return
    certified = draw_certificate(session, stationery)
    words = stationery.words
    # Worded once: hundreds are seated by one draw.
    seat = site_text("SEAT", table="{0}", seat="{1}")
    for draw in certified.draws:
        when = words.moment(draw.drawn_at) if draw.drawn_at is not None else ""
        yield {
            "title": " · ".join(filter(None, (site_text("DRAW"), when))),
            "method": certified.method,
            "seed": draw.seed,
            "entrants": [(one.name, seat.format(one.table, one.place)) for one in draw.entrants],
        }
