"""The first page of the site: what is coming, and every evening played, by year."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from itertools import groupby
from typing import Any

from td_app.publishing.site.addresses import HOME, evening_page
from td_app.publishing.site.frame import Frame
from td_app.publishing.site.years import Evening, Years
from td_app.words.figures import day, short_day, whole
from td_app.words.season_page import nameless
from td_app.words.site import site_text
from td_app.words.speaking import listed


def is_past(evening: Evening) -> bool:
    """Return whether an evening is told among those played: it is over."""
    return evening.over


def calendar_bytes(frame: Frame, years: Years) -> bytes:
    """Return the first page, in the language that is spoken."""
    coming = [one for one in reversed(years.evenings) if not is_past(one)]
    past = [one for one in years.evenings if is_past(one)]
    told = [
        (year or "—", [_row(one, years) for one in rows])
        for year, rows in groupby(past, key=lambda one: one.date[:4])
    ]
    facts = {"coming": [_coming(one) for one in coming], "years": told}
    return frame.page("calendar.html", HOME, frame.club or site_text("CALENDAR"), facts)


def _coming(evening: Evening) -> dict[str, str]:
    return {
        "date": evening.date,
        "day": day_told(evening.date),
        "name": evening.name,
        "page": evening_page(evening.key),
        "state": site_text("IN_PLAY") if evening.begun else "",
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
