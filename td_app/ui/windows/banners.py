"""Where a tournament's banners stand: above the page, or over the foot of the room in play."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from td_app.tournament.commands import GapChoice
from td_app.tournament.state.clock import MINUTE_MS, ClockGap
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.phones import Phones
from td_app.ui.theme import Space, Tone
from td_app.ui.widgets.click_guard import ClickGuard
from td_app.ui.widgets.layout import column, height_at, wide
from td_app.ui.widgets.notices import Banner, BannerFacts
from td_app.words.figures import exactly, length
from td_app.words.language import fr_en
from td_app.words.speaking import listed


class BannerDock(QWidget):
    """The page with its banners, which come and go by themselves.

    They push the page down; where ``stays`` tells that nothing of it may move, they lie over its
    foot instead. ``lifted(pixels)`` is told how much of the foot is covered.
    """

    def __init__(
        self,
        page: QWidget,
        banners: Sequence[QWidget],
        stays: Callable[[], bool],
        lifted: Callable[[int], None],
    ) -> None:
        """Hold ``page`` and ``banners``, the first on top."""
        super().__init__()
        self.banners = tuple(banners)
        self._stays = stays
        self._lifted = lifted
        self._whole = column(wide(page), on=self, margins=0)
        self._strip = QWidget(self)
        column(*banners, on=self._strip, spacing=0, margins=0)
        self._guard = ClickGuard(page)
        self._strip.installEventFilter(self)

    def guard(self) -> None:
        """Take no click for a moment: what the page shows came by itself."""
        self._guard.renew()

    def place(self) -> None:
        """Give the banners that are shown the height they need, the page the rest."""
        high = 0
        if not all(banner.isHidden() for banner in self.banners):
            high = height_at(self._strip, self.width())
        over = self._stays()
        if over:
            top = 0
        else:
            top = high
        if self._whole.contentsMargins().top() != top:
            self._whole.setContentsMargins(0, top, 0, 0)
            self._whole.activate()
            # What the pointer is on has moved: it is not what it was on.
            self._guard.renew()
        foot = 0
        if over:
            foot = self.height() - high - Space.TIGHT
        self._strip.setGeometry(0, foot, self.width(), high)
        self._strip.raise_()
        if over:
            self._lifted(high)
        else:
            self._lifted(0)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Place the banners again when one comes, goes, or says something longer."""
        if event.type() is QEvent.Type.LayoutRequest:
            self.place()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the banners in the room there is now."""
        super().resizeEvent(event)
        self.place()


SECOND_MS = 1_000


class CallsBanner(QWidget):
    """Shown as long as a table waits: the one that has waited longest, and how many others."""

    def __init__(self, phones: Phones, operator: str) -> None:
        """Show the calls of ``phones``; ``operator`` is the person at this desk."""
        super().__init__()
        self._phones = phones
        self._operator = operator
        self.banner = Banner(BannerFacts(""))
        self.banner.acted.connect(self._on_acted)
        column(self.banner, on=self, margins=(Space.SNUG, Space.TIGHT, Space.SNUG, 0))
        phones.changed.connect(self.refresh)
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Show the waiting calls, or hide."""
        facts = self._facts()
        if facts is not None:
            self.banner.set_facts(facts)
        waits = facts is not None
        self.setVisible(waits)
        if waits != self._timer.isActive():
            (self._timer.start if waits else self._timer.stop)(*((SECOND_MS,) if waits else ()))

    def _facts(self) -> BannerFacts | None:
        calls = self._phones.calls
        if not self._phones.on:
            return None
        if calls.waiting:
            return self._call_facts()
        if calls.requests:
            request = self._phones.calls.requests[0]
            text = fr_en("La table {0} demande\u00a0: {1}", "Table {0} asks: {1}")
            told = text.format(request.device.table, self._phones.preview_sentence(request))
            actions = fr_en("Confirmer", "Confirm"), fr_en("Écarter", "Dismiss")
            return BannerFacts(told, request.device.name, Tone.AMBER, actions)
        return None

    def _call_facts(self) -> BannerFacts:
        calls = self._phones.calls
        call = calls.waiting[0]
        text = fr_en("La table {0} appelle.", "Table {0} is calling.").format(call.table)
        waited = length(calls.waited_s(call.since_s))
        told = [fr_en("Elle attend depuis {0}.", "It has been waiting for {0}.").format(waited)]
        if call.taken_by:
            told.append(fr_en("{0} y va.", "{0} is going.").format(call.taken_by))
        others = [str(other.table) for other in calls.waiting[1:]]
        if others:
            one = fr_en("Aussi\u00a0: table {0}.", "Also: table {0}.")
            too = fr_en("Aussi\u00a0: tables {0}.", "Also: tables {0}.")
            told.append((too if len(others) > 1 else one).format(listed(others)))
        going = (fr_en("Prendre l’appel", "Take the call"),) if not call.taken_by else ()
        over = fr_en("Appel terminé", "Call closed")
        return BannerFacts(text, " ".join(told), Tone.RED, (*going, over))

    def _on_acted(self, place: int) -> None:
        calls = self._phones.calls
        if calls.waiting:
            call = calls.waiting[0]
            if place == 0 and not call.taken_by:
                here = fr_en("La direction", "The desk")
                self._phones.go_to(call.table, self._operator or here)
            else:
                calls.end(call.table)
        elif calls.requests:
            self._phones.settle(calls.requests[0], confirmed=place == 0)


CHOICES: tuple[GapChoice, GapChoice] = ("as_if_running", "from_last_seen")


class GapBanner(QWidget):
    """Shown as long as a gap waits to be settled."""

    def __init__(self, live: LiveTournament) -> None:
        """Ask about the gap of ``live``, if there is one."""
        super().__init__()
        self._live = live
        self.banner = Banner(BannerFacts(""))
        self.banner.acted.connect(lambda place: live.settle_gap(CHOICES[place]))
        column(self.banner, on=self, margins=(Space.SNUG, Space.TIGHT, Space.SNUG, 0))
        live.gap_found.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Show the gap, or hide when there is none."""
        gap = self._live.gap
        if gap is not None and not self._live.read_only:
            self.banner.set_facts(self._facts(gap))
        self.setVisible(gap is not None and not self._live.read_only)

    def _facts(self, gap: ClockGap) -> BannerFacts:
        seen = exactly(gap.seen_ms)
        back = exactly(gap.back_ms)
        told = length(round(abs(gap.length_ms) / 1000))
        if gap.why == "absence":
            text = fr_en(
                "L’application a été fermée pendant que l’horloge tournait.",
                "The application was closed while the clock was running.",
            )
            detail = fr_en(
                "Dernière heure connue\u00a0: {0}. Il est {1}\u00a0: {2} d’interruption.",
                "Last seen at {0}, it is now {1}: closed for {2}.",
            )
            return self._asked(text, detail.format(seen, back, told))
        # Both moments would read the same.
        brief = abs(gap.length_ms) < MINUTE_MS
        if gap.length_ms < 0:
            text = fr_en(
                "L’heure de l’ordinateur a reculé pendant que l’horloge tournait.",
                "The computer’s time went back while the clock was running.",
            )
            detail = fr_en(
                "Elle est passée de {0} à {1}\u00a0: {2} en arrière.",
                "It jumped from {0} to {1}: {2} back.",
            )
            if brief:
                detail = fr_en("À {0}, de {2}.", "At {0}, by {2}.")
        else:
            text = fr_en(
                "L’ordinateur s’est mis en veille, ou son heure a été changée.",
                "The computer went to sleep, or its time was changed.",
            )
            detail = fr_en(
                "Elle est passée de {0} à {1}\u00a0: {2} d’un coup.",
                "It jumped from {0} to {1}: {2}.",
            )
            if brief:
                detail = fr_en("À {0}, {2} d’un coup.", "At {0}: {2}.")
        return self._asked(text, detail.format(seen, back, told))

    def _asked(self, text: str, detail: str) -> BannerFacts:
        actions = (
            fr_en(
                "Compter ce temps\u00a0: l’horloge tournait toujours",
                "Count it: the clock kept running",
            ),
            fr_en(
                "Ne pas le compter\u00a0: reprendre au dernier moment vu",
                "Do not count it: resume from the last time seen",
            ),
        )
        return BannerFacts(text, detail, Tone.AMBER, actions)
