"""What has just been done, in a few words."""

from __future__ import annotations

from td_app.tournament import events as ev
from td_app.ui.theme import Tone
from td_app.ui.widgets.banner import BannerFacts
from td_app.words import cites_text, enters_text, seat_text
from td_app.words.language import fr_en
from td_app.words.speaking import Names


def notice_of(event: ev.Event, names: Names) -> BannerFacts | None:
    """Return what is said at the end of a flow: who sits where now, and how it was found."""
    match event:
        case ev.PlayerMoved(move=move):
            who, how = move.entrant, ""
            way = f"{seat_text(move.from_seat)} → {seat_text(move.to_seat)}"
            if event.seed:
                how = fr_en("Place tirée au sort.", "Seat drawn.")
            enters = move.enters
        case ev.LateEntrantSeated():
            who, way, enters = event.entrant, seat_text(event.seat), event.enters
            how = {
                "need": fr_en("Place de son besoin.", "Seat kept for a need."),
                "drawn": fr_en("Place tirée au sort.", "Seat drawn."),
                "big_blind_soonest": fr_en(
                    "Place qui paie la grosse blinde au plus tôt.",
                    "Seat that pays the big blind soonest.",
                ),
            }.get(event.how, "")
        case _:
            return None
    enters = enters_text(enters)
    enters = f"{enters[:1].upper()}{enters[1:]}." if enters else ""
    detail = " ".join(words for words in (how, enters, cites_text(event.cites)) if words)
    return BannerFacts(f"{names(who)}\u00a0: {way}", detail=detail, tone=Tone.ACCENT, closable=True)
