"""How a page is put together: its language, its template, what stands on each of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from itertools import takewhile
from pathlib import Path
from typing import Any, Final

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from assets import assets_folder
from rules_ropta.table_layout import Seat
from td_app.tournament.planning.synchronized import BREAK_MS
from td_app.tournament.views.clock import ClockView
from td_app.tournament.views.players import PlayerRow
from td_app.tournament.views.prizes import Won
from td_app.web.pages.files import file_address
from td_app.web.pages.pictures import chip_picture
from td_app.words.chips import cards_text
from td_app.words.citations import cites_text
from td_app.words.clock import start_text
from td_app.words.faults import fault_text, step_text
from td_app.words.figures import chips_figure, clock_time, lasting, length, rank, tenths, whole
from td_app.words.language import Language, answering_in, current_language, languages, titled
from td_app.words.phones import page_text
from td_app.words.prizes import won_shortly
from td_app.words.terms import ante_text, enters_text, move_reason, standing_text
from td_app.words.web import answer_sentence

HERE: Final = Path(__file__).parent.parent
LANGUAGE: Final = "lang"
#: From this status on the fault is the application's own.
OUR_FAULT: Final = 500
NOT_FOUND: Final = 404
#: A hyphen at which no line ends.
UNPARTED: Final = "\u2011"


@cache
def templates() -> Environment:
    """Return the templates, with the words and figures they may use."""
    made = Environment(
        loader=FileSystemLoader(HERE / "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
    made.globals.update(
        prize_won=prize_won,
        t=page_text,
        file=file_address,
        icon=icon,
        chip_picture=chip_picture,
        ante_text=ante_text,
        cards_text=cards_text,
        enters_text=enters_text,
        move_reason=move_reason,
        start_text=start_text,
        cites_text=cites_text,
        titled=titled,
        standing=standing_text,
        fault_text=fault_text,
        step_text=step_text,
        came=came,
    )
    made.filters.update(
        length_of=length,
        whole=whole,
        chips_figure=chips_figure,
        tenths=tenths,
        capital=with_capital,
        parted=parted_name,
        unbroken=unbroken,
        parted_aside=parted_aside,
        rank=rank,
        clock_time=clock_time,
        lasting=lasting,
        seat=seat_told,
    )
    return made


@cache
def icon(name: str) -> Markup:
    """Return an icon of ``assets/icons`` as it stands in a page, beside words that say the same."""
    drawn = (assets_folder() / "icons" / f"{name}.svg").read_text(encoding="utf-8").strip()
    inside = drawn.partition(">")[2]
    return Markup(f'<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">{inside}')


def with_capital(text: str) -> str:
    """Return a text as it begins a line.

    >>> with_capital("en jeu")
    'En jeu'
    """
    return text[:1].upper() + text[1:]


def prize_won(won: Won | None) -> str:
    """Return what somebody has won, in a few words; "" for nothing."""
    return won_shortly(won, current_language())


def parted_name(name: str) -> tuple[str, str]:
    """Return a surname, written in capitals, and the first name; the whole, where it has none.

    >>> parted_name("DE LA TOUR Jean-Baptiste")
    ('DE LA TOUR', 'Jean-Baptiste')
    """
    words = name.split(" ")
    capitals = list(takewhile(str.isupper, words))
    if not capitals:
        return name, ""
    return " ".join(capitals), " ".join(words[len(capitals) :])


def unbroken(name: str) -> str:
    """Return a name whose first name is not parted at its hyphen from one line to the next.

    >>> unbroken("CHEVALIER-DUMOULIN Jean-Pierre").replace(UNPARTED, "|")
    'CHEVALIER-DUMOULIN Jean|Pierre'
    """
    surname, first = parted_name(name)
    together = (first or surname).replace("-", UNPARTED)
    return f"{surname} {together}" if first else together


def parted_aside(question: str) -> tuple[str, str]:
    """Return a question, and what it says of its answer between brackets; "" where it does not.

    >>> parted_aside("En combien de jetons ? (0 : on ne sait pas)")
    ('En combien de jetons ?', '0 : on ne sait pas')
    """
    asked, _, aside = question.partition(" (")
    return (asked, with_capital(aside[:-1])) if aside.endswith(")") else (question, "")


def seat_told(seat: Seat) -> str:
    """Return a seat in the players' notation: table and place.

    >>> seat_told(Seat(4, 7))
    '4.7'
    """
    return f"{seat.table}.{seat.number}"


def came(row: PlayerRow) -> str:
    """Return which place somebody came; "" while they play."""
    if row.place is None:
        return ""
    place = rank(row.place)
    return place if row.standing == "seated" else f"{page_text('OUT')} · {place}"


def language_of(request: Request) -> Language:
    """Return the reader's language: chosen, else the browser's, else the club's."""
    chosen = request.query_params.get(LANGUAGE) or request.cookies.get(LANGUAGE)
    for language in languages():
        if chosen == language:
            return language
    for part in request.headers.get("accept-language", "").split(","):
        asked = part.strip()[:2].casefold()
        for language in languages():
            if asked == language:
                return language
    return current_language()


@dataclass(frozen=True, slots=True)
class Top:
    """The head of every page: tournament, level, time left.

    ``seconds`` left of ``total``, or past the end of the last level; ``state`` names what is on.
    """

    title: str
    state: str
    level: int
    seconds: int
    total: int
    running: bool
    sequence: int


def top_of(title: str, clock: ClockView, sequence: int) -> Top:
    """Return the head of a page at this moment."""
    over = clock.overtime_ms // 1000
    return Top(
        title=title,
        state=clock.look,
        level=clock.level,
        seconds=over or -(-clock.remaining_ms // 1000),
        total=BREAK_MS // 1000 if clock.held else clock.steps[clock.step].minutes * 60,
        running=clock.running and clock.look not in ("winner", "not_started"),
        sequence=sequence,
    )


@dataclass(frozen=True, slots=True)
class Place:
    """A place in the bar at the foot: where it leads, its word, how many wait there."""

    path: str
    word: str
    icon: str
    count: int = 0


def render_template(name: str, language: Language, facts: Mapping[str, Any]) -> str:
    """Return a template filled in, in a language."""
    with answering_in(language):
        return templates().get_template(name).render(lang=language, **facts)


def page(request: Request, name: str, facts: Mapping[str, Any], status: int = 200) -> Response:
    """Return a page as an answer."""
    language = language_of(request)
    return remembered(request, HTMLResponse(render_template(name, language, facts), status))


def lost_page(request: Request, status: int) -> Response:
    """Return that there is nothing at an address, or that we made a mistake; and a way on."""
    with answering_in(language_of(request)):
        said = page_text("NOT_THERE") if status < OUR_FAULT else answer_sentence("OUR_FAULT")
    return said_page(request, said, status)


def misdirected_page(request: Request) -> Response:
    """Return that this is no name of ours, and the address at which we were reached."""
    with answering_in(language_of(request)):
        said = answer_sentence("NOT_OUR_NAME")
    # From the connection: nothing that was sent leads anywhere.
    reached = request.scope.get("server") or ("127.0.0.1", None)
    home = f"{request.scope['scheme']}://{reached[0]}:{reached[1]}/"
    return said_page(request, said, 421, home)


def said_page(request: Request, said: str, status: int, home: str = "/") -> Response:
    """Return one sentence and a way on, as a page; nothing is asked of the session for it."""
    with answering_in(language_of(request)):
        facts = {"said": said, "home": home, "logo": "", "evening": page_text("APP_NAME")}
    facts["mark"] = "search" if status == NOT_FOUND else "warning"
    return page(request, "lost.html", facts, status)


def remembered(request: Request, answer: Response) -> Response:
    """Keep the language that was asked for on this phone."""
    asked = request.query_params.get(LANGUAGE)
    if asked is not None and asked in languages():
        answer.set_cookie(LANGUAGE, asked, max_age=31_536_000, samesite="lax")
    told = [answer.headers["Vary"]] if "Vary" in answer.headers else []
    answer.headers["Vary"] = ", ".join([*told, "Accept-Language", "Cookie"])
    return answer
