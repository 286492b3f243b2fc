"""The banner under the header: tables that call, and what their phones ask to be confirmed."""

from __future__ import annotations

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget

from td_app.ui.phones import Phones
from td_app.ui.theme import Space, Tone
from td_app.ui.widgets.layout import column
from td_app.ui.widgets.notices import Banner, BannerFacts
from td_app.words.figures import length
from td_app.words.language import fr_en
from td_app.words.speaking import listed

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
            return self._request_facts()
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
        going = (fr_en("J’y vais", "I am going"),) if not call.taken_by else ()
        over = fr_en("Appel terminé", "Call over")
        return BannerFacts(text, " ".join(told), Tone.RED, (*going, over))

    def _request_facts(self) -> BannerFacts:
        request = self._phones.calls.requests[0]
        text = fr_en("La table {0} demande\u00a0: {1}", "Table {0} asks: {1}")
        told = text.format(request.device.table, self._phones.preview_sentence(request))
        actions = fr_en("Confirmer", "Confirm"), fr_en("Écarter", "Dismiss")
        return BannerFacts(told, request.device.name, Tone.AMBER, actions)

    def _on_acted(self, place: int) -> None:
        calls = self._phones.calls
        if calls.waiting:
            call = calls.waiting[0]
            if place == 0 and not call.taken_by:
                here = fr_en("Le bureau", "The desk")
                self._phones.go_to(call.table, self._operator or here)
            else:
                calls.end(call.table)
        elif calls.requests:
            self._phones.settle(calls.requests[0], confirmed=place == 0)
