"""The page of an evening while it is played: as the wall tells it, under the names of the site.

What is told is the same until something changes: no time left, but the moment it runs to. So a
page is due when somebody goes out, and not because a second has gone by.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from datetime import date
from functools import partial
from typing import Any, Final

from td_app.club.club import Club
from td_app.live.public_names import NamesOnSite
from td_app.live.reading import Live
from td_app.printing.document import Stationery, stationery_of
from td_app.printing.results import ranking
from td_app.publishing.site.addresses import LOGO, SCRIPT, STYLE, evening_page, live_page
from td_app.publishing.site.evening import ranked
from td_app.publishing.site.frame import TEMPLATES, Frame, style_sheet
from td_app.publishing.site.years import naming_of
from td_app.publishing.wishes import wishes_of
from td_app.tournament.views.clock import ClockView
from td_app.wall.facts import BandMove, Figure, HandWords, Wall
from td_app.wall.panels import band_move
from td_app.wall.table_words import hand_words
from td_app.wall.wishes import WISHES, WallWishes, wishes_read
from td_app.wall.words import column_words, face_words
from td_app.words.figures import clock_time, exactly, short_day, whole
from td_app.words.language import Language
from td_app.words.site import site_text
from td_app.words.speaking import listed

#: An evening that nobody touched for so long was left as it stands: no page says it is played.
LEFT_MS: Final = 18 * 3_600_000
#: A page is written again so often while nothing changes: readers know that somebody is there.
BEAT_MS: Final = 60_000
#: How long after it was due another is waited for, before a page says that it is old.
LATE_MS: Final = 45_000
#: What a page that is written at changes alone is believed for at most.
BELIEVED_MS: Final = 3_600_000
#: Moves, and those last out: all of them are on the evening's page.
MOVES: Final = 8
RANKED: Final = 60

#: How long names read from the register are told (s): somebody may refuse meanwhile.
NAMED_S: Final = 10.0
#: Where the ranking is once it is over, and the clock before it begins.
RANKING: Final = "/ranking"
CLOCK: Final = "/"


def is_live(live: Live) -> bool:
    """Return whether an evening is being played: begun, not over, and not left as it stands."""
    last = live.session.history.entries[-1].recorded_at
    playing = live.state.clock.started and not live.state.over
    return playing and live.now_ms() - last < LEFT_MS


@dataclass(frozen=True, slots=True)
class Counted:
    """The clock without the time left: ``shown`` in words, and what counts on from there.

    ``moment_ms``: what is counted down to, or up from (``up``); None while the clock stands.
    ``turns_ms``: when something else is on by itself, None where nothing is.
    """

    shown: str
    moment_ms: int | None = None
    turns_ms: int | None = None
    up: bool = False


@dataclass(frozen=True, slots=True)
class LiveFacts:
    """What a live page tells, in the language that is spoken."""

    name: str
    heading: str
    look: str
    clock: Counted
    lines: tuple[str, ...]
    blinds: str
    ante: str
    figures: tuple[Figure, ...]
    late_entry: str
    hand: tuple[str, ...]
    moves: tuple[BandMove, ...]
    stacks_title: str
    stacks: tuple[tuple[str, str], ...]
    ranking: Any


def live_facts(live: Live, stationery: Stationery, wishes: WallWishes) -> LiveFacts:
    """Return what is told of an evening at this moment; ``live``: under the names of the site."""
    public = live.public()
    view = public.clock
    # What changes with the minutes is left to the wall.
    steady = replace(view, next_break_ms=None, look=_steady(view))
    table = live.ranking_in_public()
    wall = Wall(replace(public, clock=steady), table, live.now_ms(), wishes)
    face = face_words(wall)
    column = column_words(wall)
    counted = ((page.title, page.stacks) for page in column.pages)
    (title, stacks) = next(((told, one) for told, one in counted if one is not None), ("", None))
    removed = [whole(chip.value) for chip in face.removed]
    colour_up = f"{face.note} {listed(removed)}" if removed else ""
    moves = [move for move in live.announcements_in_public() if not move.overtaken]
    return LiveFacts(
        public.title,
        face.clock.heading,
        steady.look,
        _counted(live, view),
        tuple(filter(None, (face.blinds_caption, colour_up, face.coming))),
        face.blinds,
        face.ante,
        column.figures,
        column.late_entry,
        _hand(hand_words(public.hand_for_hand, face)),
        tuple(map(band_move, moves[:MOVES])),
        title,
        tuple((line.name, line.told) for line in stacks.lines) if stacks else (),
        {
            "title": site_text("SO_FAR"),
            **ranked(table, ranking(live.session, stationery, table)),
        },
    )


def _hand(words: HandWords | None) -> tuple[str, ...]:
    """Return the hand that all play, without the time, which stands above."""
    if words is None:
        return ()
    return tuple(filter(None, (words.heading, words.hand, words.awaited, words.also)))


def _steady(view: ClockView) -> str:
    """Return how the clock looks, its last minute left out."""
    if view.look not in ("last_minute", "last_seconds"):
        return view.look
    return "break" if view.in_break else "running"


def _counted(live: Live, view: ClockView) -> Counted:
    now = live.now_ms()
    left = view.remaining_ms
    if not view.running:
        return Counted(clock_time(-(-left // 1000)))
    if view.overtime_ms:
        since = now - view.overtime_ms
        return Counted(site_text("SINCE", time=exactly(since)), since, up=True)
    ends = now + left if view.held else live.state.clock.moment_of(left, now)
    turns = min(left, left if view.next_break_ms is None else view.next_break_ms)
    return Counted(site_text("UNTIL", time=exactly(ends)), now + left, now + turns)


def renewed_in(live: Live, beat_ms: int) -> int:
    """Return in how many milliseconds a page is due again by itself; ``beat_ms`` 0: for changes."""
    now = live.now_ms()
    waits = [beat_ms - now % beat_ms] if beat_ms else [BELIEVED_MS]
    turns = _counted(live, live.clock()).turns_ms
    # Read once it is past: a level that has a thousandth to go is not over.
    waits += [turns - now + 1] if turns is not None else []
    return min(waits)


def live_bytes(
    frame: Frame, key: str, live: Live, facts: LiveFacts, beat_ms: int, ranking_at: str = ""
) -> bytes:
    """Return the page of an evening in play, as it is told now, in the language that is spoken.

    ``ranking_at``: where all of the ranking is, the evening's page unless told.
    """
    now = live.now_ms()
    clock = facts.clock
    counting = clock.moment_ms is not None
    left = abs((clock.moment_ms or now) - now)
    runs = (clock.turns_ms or now + BELIEVED_MS) - now if counting else 0
    here = live_page(key)
    whole_at = ranking_at or frame.link(evening_page(key), here)
    rows = facts.ranking["rows"]
    told = {
        "facts": facts,
        "at": now,
        "left": left,
        "runs": runs,
        "good": renewed_in(live, beat_ms) + LATE_MS,
        "hour": exactly(now),
        "day": short_day(date.fromtimestamp(now / 1000)),
        "whole_at": whole_at,
        "ranking": {**facts.ranking, "rows": rows[:RANKED]},
        "more": len(rows) > RANKED,
    }
    return frame.page("live.html", here, facts.name, told)


def live_script() -> bytes:
    """Return what reads a live page again, in a browser."""
    return (TEMPLATES / "live.js").read_bytes()


def led_bytes(frame: Frame, key: str, name: str, to: str = "") -> bytes:
    """Return what stands at a live page's address while nothing is played: it leads on.

    ``to``: where, the evening's page unless told.
    """
    here = live_page(key)
    led = {"to": to or frame.link(evening_page(key), here)}
    return frame.page("led.html", here, name, led)


@dataclass(slots=True)
class ServedLivePage:
    """Makes the live page of a tournament that is served, from the club's file as it is now."""

    club: Club
    _names: tuple[float, NamesOnSite] | None = field(default=None, repr=False)

    def begin(self, live: Live, language: Language, seats: bool) -> Callable[[], bytes]:
        """Return what makes the page of this moment; ``seats``: who moved where is told."""
        told = stationery_of(self.club)
        shelf = self.club.directory
        frame = Frame(told.club, wishes_of(shelf), language, bool(told.logo), alone=True)
        key = f"e{live.session.tournament}"
        if not is_live(live):
            to = RANKING if live.state.over else CLOCK
            return partial(led_bytes, frame, key, live.setup().name, to)
        shown = Live(self._naming().on_site(live.session))
        wishes = wishes_read(shelf.setting(WISHES))
        facts = live_facts(shown, Stationery(language, told.club), wishes)
        if not seats:
            facts = replace(facts, moves=())
        return partial(live_bytes, frame, key, shown, facts, BEAT_MS, RANKING)

    def file(self, name: str) -> tuple[bytes, str] | None:
        """Return a file beside the page, and what it is."""
        if name == STYLE:
            return style_sheet(wishes_of(self.club.directory).colours), "text/css"
        if name == SCRIPT:
            return live_script(), "text/javascript"
        logo = stationery_of(self.club).logo
        return (logo, "image/png") if logo and name == LOGO else None

    def _naming(self) -> NamesOnSite:
        now = time.monotonic()
        if self._names is None or now - self._names[0] > NAMED_S:
            self._names = (now, naming_of(self.club))
        return self._names[1]
