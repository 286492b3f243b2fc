"""The hall's display beyond the tournament: the club's wishes, its logo, the current message."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QImage

from rules_ropta.ruling import Refused
from td_app.ports.trouble import StorageTrouble
from td_app.printing.document import KEPT_AS, LOGO
from td_app.program.atomic_files import write_file
from td_app.ui.public.kept_pictures import KeptPartner, KeptPictures
from td_app.ui.public.logo import encoded, kept_logo, logo_colours, logo_of, needs_plate
from td_app.wall.scene import Backdrop, Clothes, Partner
from td_app.wall.themes import CLEAR_SCRIM, NOIR, club_theme, over_picture, theme_of
from td_app.wall.wishes import (
    NO_SEASON,
    WISHES,
    SeasonLines,
    WallMessage,
    WallWishes,
    wishes_read,
    written_wishes,
)
from td_app.words import place_text
from td_app.words.language import current_language

if TYPE_CHECKING:
    from td_app.club.seasons import ClubSeasons
    from td_app.live.reading import Live
    from td_app.live.session import TournamentSession


BEHIND = "background"
"""What scenes call the picture behind the wall."""


class Hall(QObject):
    """``changed()`` when every wall is to be drawn again.

    Wishes are kept with the club (``kept`` reads a setting, ``keep`` writes one), the logo beside
    its file in ``folder``. A message is kept nowhere: it is for those in the room now.
    """

    changed = Signal()

    def __init__(
        self,
        kept: Callable[[str], str] = lambda _name: "",
        keep: Callable[[str, str], None] = lambda _name, _value: None,
        folder: Path | None = None,
        *,
        read_only: bool = False,
    ) -> None:
        """Read what the club wants when it is first asked for."""
        super().__init__()
        self._phones = ""
        self._kept = kept
        self._keep = keep
        self.kept_pictures = KeptPictures(kept, keep, folder, read_only=read_only)
        self._wishes: WallWishes | None = None
        self._message: WallMessage | None = None
        self._logo: QImage | None = None
        self._logo_read = False
        self._club_theme = NOIR
        self._dark_logo = False
        self.mark: Callable[[], str] = str
        """What every wall says above all: that it is no real evening; nothing otherwise."""
        self.season: Callable[[], SeasonLines] = lambda: NO_SEASON
        """The club's season, as the wall may show it: its name, the first ten by rank and name."""

    @property
    def wishes(self) -> WallWishes:
        """Return what the club wants."""
        if self._wishes is None:
            self._wishes = wishes_read(self._kept(WISHES))
        return self._wishes

    def wish(self, wishes: WallWishes) -> None:
        """Want something else, now and the next evenings."""
        if wishes == self.wishes:
            return
        self._wishes = wishes
        self._keep(WISHES, written_wishes(wishes))
        self.changed.emit()

    def read_again(self) -> None:
        """Read what was typed anew: an erased name stays in no message, and is not kept again."""
        self._wishes = None
        self.kept_pictures.read_again()
        self.changed.emit()

    @property
    def phones(self) -> str:
        """Return the address of the room's pages, empty while phones are off."""
        return self._phones

    def serve_phones(self, address: str) -> None:
        """Show the address of the room's pages, or hide it."""
        if address != self._phones:
            self._phones = address
            self.changed.emit()

    def message_at(self, now_ms: int) -> WallMessage | None:
        """Return the message shown at a moment (milliseconds since 1970)."""
        message = self._message
        if message is not None and message.on_at(now_ms):
            return message
        return None

    def say(self, message: WallMessage | None) -> None:
        """Show a message in the hall, or take down the one that is on."""
        self._message = message
        self.changed.emit()

    @property
    def logo(self) -> QImage | None:
        """Return the club's logo, None without one or when its copy is not at this post."""
        if not self._logo_read:
            path = self.kept_pictures.path(KEPT_AS)
            found = None
            if path is not None and self._kept(LOGO) and path.is_file():
                found = kept_logo(path)
            self._wear(found)
        return self._logo

    def pictures(self) -> dict[str, QImage]:
        """Return the pictures that scenes name: those there are of the club's."""
        kept = self.kept_pictures
        background = kept.background
        named = {
            "logo": self.logo,
            BEHIND: background.image if background is not None else None,
            **{one.logo: kept.logo_of(one) for one in kept.partners},
        }
        return {name: image for name, image in named.items() if image is not None}

    def clothes(self) -> Clothes:
        """Return what the wall wears: the club's colours and pictures, the mark of a sample."""
        logo = self.logo
        theme = theme_of(self.wishes.colours, self._club_theme)
        backdrop = None
        background = self.kept_pictures.background
        if background is not None:
            (theme, share) = over_picture(theme, background.darkest, background.lightest)
            # What a scrim leaves of the picture, a card covers until both cover the share.
            card = 1 - (1 - share) / (1 - CLEAR_SCRIM)
            backdrop = Backdrop(BEHIND, theme.outer, CLEAR_SCRIM, card)
        partners = tuple(self._partners())
        clothes = Clothes(theme, mark=self.mark(), backdrop=backdrop, partners=partners)
        if logo is None or not logo.height():
            return clothes
        plate = self._dark_logo and theme.dark
        return replace(clothes, logo=logo.width() / logo.height(), plate=plate)

    @property
    def logo_name(self) -> str:
        """Return what the file of the logo was called, empty without one."""
        if self.logo is not None:
            return self._kept(LOGO)
        return ""

    def set_logo(self, source: Path) -> None:
        """Keep a copy of a picture as the club's logo.

        Raises :class:`Refused` (``LOOKING_ONLY``, ``LOGO_NOWHERE``, ``LOGO_UNREADABLE``,
        ``LOGO_TOO_LARGE``, ``LOGO_TOO_HEAVY``) and :class:`StorageTrouble`; the logo before stays
        then.
        """
        path = self.kept_pictures.writable(KEPT_AS)
        image = logo_of(source)
        write_file(path, encoded(image))
        self._keep(LOGO, source.name)
        self._wear(image)
        self.changed.emit()

    def drop_logo(self) -> None:
        """Show no logo any more; the copy goes."""
        if self.kept_pictures.drop(KEPT_AS, LOGO):
            self._wear(None)
            self.changed.emit()

    def _partners(self) -> Iterator[Partner]:
        for one in self.kept_pictures.partners:
            logo = self.kept_pictures.logo_of(one)
            if logo is not None and logo.height():
                yield Partner(one.name, one.logo, logo.width() / logo.height())

    def add_partner(self, source: Path) -> None:
        """Keep a copy of a partner's logo; raises what :meth:`set_logo` does."""
        self.kept_pictures.add_partner(source)
        self.changed.emit()

    def set_partners(self, partners: Sequence[KeptPartner]) -> None:
        """Show these partners in this order; raises ``LOOKING_ONLY`` or ``LOGO_NOWHERE``."""
        self.kept_pictures.set_partners(partners)
        self.changed.emit()

    def set_background(self, source: Path) -> None:
        """Keep a copy of a picture behind the wall; raises what :meth:`set_logo` does."""
        self.kept_pictures.set_background(source)
        self.changed.emit()

    def drop_background(self) -> None:
        """Have nothing behind the wall any more; the copy goes."""
        self.kept_pictures.drop_background()
        self.changed.emit()

    def _wear(self, logo: QImage | None) -> None:
        """Remember a logo, and what its colours make of the wall."""
        self._logo = logo
        self._logo_read = True
        self._club_theme = NOIR
        self._dark_logo = False
        if logo is not None:
            self._club_theme = club_theme(*logo_colours(logo))
            self._dark_logo = needs_plate(logo)


FIRST_TEN = 10


class SeasonOnWall:
    """The first ten of the season that the tournament on the desk belongs to, once it is asked.

    Told anew when somebody goes out, or when the season itself has changed.
    """

    def __init__(self, seasons: Callable[[], ClubSeasons], live: Callable[[], Live | None]) -> None:
        """Read the club's ``seasons`` for the tournament that ``live`` gives."""
        self._seasons = seasons
        self._live = live
        self._known: tuple[object, SeasonLines] = ((), NO_SEASON)

    def __call__(self) -> SeasonLines:
        """Return the season's name and its leaders; empty where the tournament is in no season."""
        live = self._live()
        if live is None:
            return NO_SEASON
        session = live.session
        moment = (session.tournament, live.sequence, self._seasons().changes)
        if self._known[0] != (*moment, current_language()):
            # While points are counted the wall is shown, and asks again.
            self._known = (*moment, current_language()), self._known[1]
            self._known = (*moment, current_language()), self._lines(session)
        return self._known[1]

    def _lines(self, session: TournamentSession) -> SeasonLines:
        try:
            found = self._seasons().beside(session)
        except (StorageTrouble, Refused):
            return NO_SEASON
        if found is None:
            return NO_SEASON
        season, board = found
        # Loaded when a season is told: it draws papers too.
        from td_app.printing.season import Issue

        issue = Issue(season.name, board)
        rows = board.rows[:FIRST_TEN]
        return season.name, tuple((place_text(row.rank), issue.name(row)) for row in rows)
