"""What others follow: the evenings to come (iCalendar), the latest results (Atom), robots.

An id never changes once given: it is made from when its evening was written down, and its number.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import UTC, date, datetime, time, timedelta
from itertools import islice
from typing import Final
from uuid import NAMESPACE_URL, uuid5
from xml.etree import ElementTree as ET

from td_app.live.session import TournamentSession
from td_app.publishing.site.addresses import HOME, NEWS_FEED, evening_page
from td_app.publishing.site.calendar import winners
from td_app.publishing.site.frame import Frame
from td_app.publishing.site.years import Evening, Years
from td_app.words.figures import players_counted
from td_app.words.site import site_text

ATOM: Final = "http://www.w3.org/2005/Atom"
#: How many evenings the feed of results tells.
LATEST: Final = 30


def id_of(evening: Evening) -> str:
    """Return the id of an evening in a feed: the same whatever it comes to be called."""
    return uuid5(NAMESPACE_URL, f"td-app:{evening.made_ms}:{evening.key}").urn


def announced(years: Years) -> tuple[Evening, ...]:
    """Return the evenings to come or in play that have a date."""
    return tuple(one for one in years.evenings if not one.over and _day(one) is not None)


def latest(years: Years) -> tuple[Evening, ...]:
    """Return the evenings whose results are told."""
    finished = (one for one in years.evenings if one.over and _day(one) is not None)
    return tuple(islice(finished, LATEST))


def calendar_feed(frame: Frame, years: Years, opened: Callable[[int], TournamentSession]) -> bytes:
    """Return the evenings to come as iCalendar; hours are those of the hall, in no zone."""
    from icalendar import Calendar, Event

    feed = Calendar()
    feed.add("prodid", f"-//td-app//{frame.language}")
    feed.add("version", "2.0")
    feed.add("x-wr-calname", frame.club or site_text("CALENDAR"))
    for evening in announced(years):
        event = Event()
        event.add("uid", id_of(evening))
        event.add("dtstamp", datetime.fromtimestamp(evening.made_ms // 1000, UTC))
        event.add("summary", evening.name)
        for name, value in _when_and_where(evening, opened):
            event.add(name, value)
        if frame.wishes.address:
            event.add("url", _absolute(frame, evening_page(evening.key)))
        feed.add_component(event)
    return bytes(feed.to_ical())


def _when_and_where(
    evening: Evening, opened: Callable[[int], TournamentSession]
) -> Iterator[tuple[str, object]]:
    """Yield the fields that an evening's own settings give."""
    day = _day(evening)
    if evening.key[0] != "e" or day is None:
        yield "dtstart", day
        return
    setup = opened(evening.number).state.setup
    if not setup.starts_at:
        yield "dtstart", day
    else:
        yield "dtstart", datetime.combine(day, time.fromisoformat(setup.starts_at))
        yield "duration", timedelta(minutes=sum(step.minutes for step in setup.structure.steps))
    if setup.place:
        yield "location", setup.place


def news_feed(frame: Frame, years: Years) -> bytes:
    """Return the latest results as Atom; its links are relative while no address is known."""
    ET.register_namespace("", ATOM)
    feed = ET.Element(_atom("feed"), {"{http://www.w3.org/XML/1998/namespace}lang": frame.language})
    finished = latest(years)
    _add(feed, "title", frame.club or site_text("CALENDAR"))
    _add(feed, "id", uuid5(NAMESPACE_URL, f"td-app:{years.made_ms}:{frame.language}").urn)
    _add(feed, "updated", _moment(finished[0]) if finished else "1970-01-01T00:00:00Z")
    author = ET.SubElement(feed, _atom("author"))
    _add(author, "name", frame.club or site_text("CALENDAR"))
    _link(feed, frame, HOME, "alternate")
    if frame.wishes.address:
        _link(feed, frame, NEWS_FEED, "self")
    for evening in finished:
        entry = ET.SubElement(feed, _atom("entry"))
        _add(entry, "title", evening.name or site_text("EVENING"))
        _add(entry, "id", id_of(evening))
        _add(entry, "updated", _moment(evening))
        _link(entry, frame, evening_page(evening.key), "alternate")
        _add(entry, "summary", _summary(evening, years))
    return bytes(ET.tostring(feed, encoding="utf-8", xml_declaration=True))


def _summary(evening: Evening, years: Years) -> str:
    told = [players_counted(evening.entrants)] if evening.entrants else []
    if won := winners(evening, years):
        told.append(won if evening.through else site_text("WON_BY", who=won))
    return " · ".join(told)


def robots(listed: bool) -> bytes:
    """Return what is asked of search engines: to list the site, or none of it."""
    return f"User-agent: *\nDisallow:{'' if listed else ' /'}\n".encode()


def _day(evening: Evening) -> date | None:
    try:
        return date.fromisoformat(evening.date)
    except ValueError:
        return None


def _moment(evening: Evening) -> str:
    return f"{evening.date}T00:00:00Z"


def _atom(name: str) -> str:
    return f"{{{ATOM}}}{name}"


def _add(parent: ET.Element, name: str, text: str) -> None:
    ET.SubElement(parent, _atom(name)).text = text


def _link(parent: ET.Element, frame: Frame, page: str, rel: str) -> None:
    href = _absolute(frame, page) if frame.wishes.address else page
    ET.SubElement(parent, _atom("link"), {"rel": rel, "href": href})


def _absolute(frame: Frame, page: str) -> str:
    return f"{frame.wishes.address.rstrip('/')}/{frame.in_tree(page)}"
