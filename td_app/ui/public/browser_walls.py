"""The wall as browsers are shown it: films of the seconds to come, of the window's own scenes."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from datetime import date, datetime, timedelta
from typing import Final

from PySide6.QtGui import QImage

from rules_ropta.ruling import Refused
from td_app.club.club import Club
from td_app.live.reading import Live
from td_app.ports.trouble import StorageTrouble
from td_app.ui.public.hall import Hall
from td_app.ui.public.logo import encoded
from td_app.ui.public.wall_reading import facts_in_hall
from td_app.ui.public.winner_photo import kept_photo, picture_of
from td_app.wall.clock import ClockLook
from td_app.wall.composing import Composer, Turn
from td_app.wall.facts import WallFacts
from td_app.wall.scene import PHOTO, Clothes, Scene
from td_app.wall.scene_svg import still_svg, ticking_svg
from td_app.wall.tiles import list_pages, overlay, tiled
from td_app.wall.turning import BEAT, LISTS_STAY, SECOND, Turning
from td_app.web.published import NameDisplay, told_names
from td_app.web.walls import Asked, Film

#: How far a film goes (ms); of several tournaments less: what happens elsewhere is not heard.
LASTS: Final = {"wall": 15_000, "overlay": 15_000, "all": 7_000}
#: A second is looked at so long after it began (ms).
AFTER: Final = 8
#: Tournaments looked at for those in play: the latest, of a day around this one.
LOOKED_AT: Final = 12
AROUND: Final = timedelta(days=1)


@dataclass(slots=True)
class OtherTournaments:
    """The tournaments of the club's file in play besides the one that is served, read only."""

    club: Club
    _open: dict[int, Live] = field(default_factory=dict)
    _over: dict[int, int] = field(default_factory=dict)

    def in_play(self, served: Live, wanted: Sequence[int]) -> tuple[Live, ...]:
        """Return those in play with the one served, or the ``wanted`` of them, by number."""
        own = served.session.tournament
        found = {own: served}
        with suppress(StorageTrouble, Refused):
            for live in self._others(own):
                found[live.session.tournament] = live
        shown = [found[number] for number in sorted(found) if number in wanted or not wanted]
        return tuple(shown) or (served,)

    def _others(self, own: int) -> Iterator[Live]:
        today = datetime.fromtimestamp(self.club.clock.now_ms() / SECOND).date()
        rows = self.club.tournaments()[:LOOKED_AT]
        near = [row for row in rows if row.id != own and not row.sample and _near(row.date, today)]
        self._open = {row.id: self._open[row.id] for row in near if row.id in self._open}
        for row in near:
            if self._over.get(row.id) == row.entries:
                continue
            live = self._open.get(row.id)
            if live is None:
                live = self._open[row.id] = Live(self.club.open(row.id, looking=True))
            else:
                live.session.refresh()
            if live.clock().started and not live.progress().over:
                yield live
            elif live.progress().over:
                self._over[row.id] = row.entries
                del self._open[row.id]


def _near(day: str, today: date) -> bool:
    try:
        return abs(date.fromisoformat(day) - today) <= AROUND
    except ValueError:
        return True


@dataclass(slots=True, weakref_slot=True, eq=False)
class BrowserWalls:
    """The club's walls for whoever serves them; ``changes`` grows when one is to be drawn anew.

    ``reads_again``: nobody here tells what the club wishes otherwise, it is read at each film.
    """

    hall: Hall
    others: OtherTournaments
    reads_again: bool = False
    changes: int = 0
    turning: Turning = field(default_factory=Turning)
    _pictures: dict[str, tuple[int, str, bytes]] = field(default_factory=dict)
    on_change: Callable[[], object] = lambda: None

    def __post_init__(self) -> None:
        """Hear what the hall is told."""
        if not self.reads_again:
            self.hall.changed.connect(self._on_changed)

    def _on_changed(self) -> None:
        self.changes += 1
        self.on_change()

    def begin(self, live: Live, asked: Asked, names: NameDisplay) -> WallFilm:
        """Return a film to be made from now on; where the session lives."""
        if self.reads_again:
            self.hall.read_again()
        images: dict[str, QImage] = self.hall.pictures()
        photo = picture_of(kept_photo(live.session)) if names is NameDisplay.WHOLE else QImage()
        if not photo.isNull():
            images[PHOTO] = photo
        addresses = {name: self._address(name, image) for name, image in images.items()}
        shown = self.others.in_play(live, asked.show) if asked.what == "all" else (live,)
        return WallFilm(self, shown, asked, names, addresses)

    def _address(self, name: str, image: QImage) -> str:
        known = self._pictures.get(name)
        if known is None or known[0] != image.cacheKey():
            kind = b"png" if image.hasAlphaChannel() else b"jpeg"
            drawn = encoded(image, kind, -1 if kind == b"png" else 92)
            mark = hashlib.sha256(drawn).hexdigest()[:12]
            known = self._pictures[name] = (image.cacheKey(), mark, drawn)
        return f"/wall/picture/{known[1]}"

    def picture(self, mark: str) -> bytes | None:
        """Return a picture that a scene named, None of one it does not any more."""
        return next((drawn for _, one, drawn in self._pictures.values() if one == mark), None)


@dataclass(slots=True)
class WallFilm:
    """The scenes of the seconds to come, as long as nobody does anything.

    :meth:`look` is called where the session lives until it returns False; :meth:`made` anywhere.
    """

    walls: BrowserWalls
    shown: tuple[Live, ...]
    asked: Asked
    names: NameDisplay
    addresses: Mapping[str, str]
    _begins: int = 0
    _at: int = 0
    _turning: Turning | None = None
    _clothes: Clothes | None = None
    _moments: list[tuple[int, tuple[WallFacts, ...], Turn]] = field(default_factory=list)
    _composer: Composer = field(default_factory=Composer)

    def look(self) -> bool:
        """Read the next moment; whether there is another."""
        live = self.shown[0]
        steady = live.session.steady_ms()
        if self._clothes is None:
            self._begins = steady
            self._clothes = self.walls.hall.clothes()
        ahead = max(0, self._begins + self._at - steady)
        with ExitStack() as then:
            for one in self.shown:
                then.enter_context(one.ahead(ahead))
            facts = tuple(self._facts(one) for one in self.shown)
            counted = [left for one in self.shown for left in one.counted_ms()]
        self._moments.append((self._at, facts, self._turn(facts, self._begins + self._at)))
        looks = {one.face.clock.look for one in facts}
        beat = BEAT if ClockLook.LAST_TEN in looks else SECOND
        # The next second of whatever is counted down, and a little, so that it is there.
        self._at += min((left - 1) % beat + 1 for left in counted) + AFTER
        return self._at < LASTS[self.asked.what]

    def _facts(self, live: Live) -> WallFacts:
        hall = self.walls.hall
        hidden = self.names is not NameDisplay.WHOLE
        shown = None
        if hidden:
            rows = live.players_in_public().rows
            told = told_names(live.public(), live.ranking_in_public(), rows, self.names)
            shown = (told[0], told[1])
        seats = self.asked.seats and not hidden
        return facts_in_hall(
            live, hall, seats_first=seats, photo=PHOTO in self.addresses, shown=shown
        )

    def _turn(self, facts: Sequence[WallFacts], steady: int) -> Turn:
        """Which pages are on then: what is there now is remembered, what may come is not."""
        if self._clothes is None or self.asked.what == "overlay":
            return Turn()
        size = (self.asked.width, self.asked.height)
        if len(facts) > 1:
            pages = list_pages(len(facts), self._clothes, *size)
            return Turn(side=steady // LISTS_STAY % pages)
        turning = self._turning or self.walls.turning
        turn = turning.turn(facts[0], *size, steady, self._clothes.partners)
        self._turning = self._turning or turning.ahead()
        return turn

    def made(self) -> Film:
        """Return the film: each scene drawn once, however long it stays."""
        stills: dict[str, int] = {}
        frames: list[tuple[int, int, str]] = []
        before: tuple[object, ...] = ()
        scene: Scene | None = None
        for at, facts, turn in self._moments:
            if scene is None or before != (facts, turn):
                before = (facts, turn)
                scene = self._scene(facts, turn)
                still = still_svg(scene, self.addresses)
                number = stills.setdefault(still, len(stills))
                title = facts[0].column.title
                frame = (at, number, ticking_svg(scene, self.addresses, title))
                if not frames or frames[-1][1:] != frame[1:]:
                    frames.append(frame)
        assert scene is not None
        return Film(
            LASTS[self.asked.what],
            self._moments[0][1][0].column.title,
            scene.theme.outer,
            tuple(stills),
            tuple(frames),
        )

    def _scene(self, facts: Sequence[WallFacts], turn: Turn) -> Scene:
        assert self._clothes is not None
        size = (self.asked.width, self.asked.height)
        if self.asked.what == "overlay":
            return overlay(facts[0], self._clothes.theme, *size)
        if self.asked.what == "all" and len(facts) > 1:
            return tiled(facts, self._clothes, *size, turn.side)
        return self._composer.composed(facts[0], self._clothes, *size, turn)
