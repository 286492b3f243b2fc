"""The first page of the site: what is coming, and every evening played, by year."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from typing import Any, Final

from td_app.publishing.site.addresses import HOME, evening_page, live_page, year_page
from td_app.publishing.site.frame import Frame
from td_app.publishing.site.years import Evening, Years
from td_app.words.figures import day, short_day, whole
from td_app.words.season_page import nameless
from td_app.words.site import site_text
from td_app.words.speaking import listed

#: Evenings played that the first page tells; the others are on the pages of their years.
LATEST: Final = 15
UNDATED: Final = "0"


def is_past(evening: Evening) -> bool:
    """Return whether an evening is told among those played: it is over."""
    return evening.over


def past(years: Years) -> list[Evening]:
    """Return the evenings played, latest first."""
    return [one for one in years.evenings if is_past(one)]


def by_year(years: Years) -> dict[str, list[Evening]]:
    """Return the evenings played by their year, latest first; "0" where they have no date.

    None where the first page tells them all.
    """
    found: dict[str, list[Evening]] = {}
    played = past(years)
    for one in played if len(played) > LATEST else ():
        found.setdefault(one.date[:4] or UNDATED, []).append(one)
    return found


def coming(years: Years) -> list[Evening]:
    """Return the evenings to come or in play, the next one first."""
    return [one for one in reversed(years.evenings) if not is_past(one)]


def on_first_page(years: Years) -> list[Evening]:
    """Return the evenings that the first page tells."""
    return [*coming(years), *past(years)[:LATEST]]


def calendar_bytes(frame: Frame, years: Years) -> bytes:
    """Return the first page, in the language that is spoken: what comes, the latest played."""
    played = past(years)
    facts = {
        "coming": [_coming(one) for one in coming(years)],
        "rows": [_row(one, years) for one in played[:LATEST]],
        "years": _years(years),
        "here": "",
    }
    return frame.page("calendar.html", HOME, frame.club or site_text("CALENDAR"), facts)


def year_bytes(frame: Frame, years: Years, year: str) -> bytes:
    """Return the page of the evenings of a year, in the language that is spoken."""
    here = year_page(year)
    rows = [_row(one, years) for one in by_year(years)[year]]
    facts = {"rows": rows, "years": _years(years), "here": here}
    title = site_text("PLAYED") if year == UNDATED else site_text("PLAYED_IN", year=year)
    return frame.page("year.html", here, title, facts)


def _years(years: Years) -> list[tuple[str, str]]:
    return [("—" if year == UNDATED else year, year_page(year)) for year in by_year(years)]


def _coming(evening: Evening) -> dict[str, str]:
    return {
        "date": evening.date,
        "day": day_told(evening.date),
        "name": evening.name,
        "page": evening_page(evening.key),
        "state": site_text("IN_PLAY") if evening.begun or evening.live else "",
        "live": live_page(evening.key) if evening.live else "",
    }


def _row(evening: Evening, years: Years) -> dict[str, Any]:
    return {
        "date": evening.date,
        "day": short_day_told(evening.date),
        "name": evening.name,
        "page": evening_page(evening.key),
        "players": whole(evening.entrants) if evening.entrants else "",
        "winner": winners(evening, years),
    }


def winners(evening: Evening, years: Years) -> str:
    """Return who won an evening, by their names on the site; how many go on to day 2."""
    if evening.teams:
        return listed(evening.teams)
    if evening.through:
        return site_text("THROUGH_OF", n=evening.through)
    return listed([years.called(one) or nameless(1) for one in evening.winners])


def day_told(iso: str) -> str:
    """Return a day in words; a text that is not a date stays as it is."""
    return _date_text(iso, day)


def short_day_told(iso: str) -> str:
    """Return a day as a column has room for it."""
    return _date_text(iso, short_day)


def _date_text(iso: str, told: Callable[[date], str]) -> str:
    try:
        return told(date.fromisoformat(iso))
    except ValueError:
        return iso
