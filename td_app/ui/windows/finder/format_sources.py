"""The palette's offers of other formats: only where the tournament is one of them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from td_app.tournament import commands as cmd
from td_app.tournament.views.flights import FlightsView
from td_app.ui.acts import Group, Window, group_words
from td_app.ui.destinations import Spot
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.windows.act_handlers import no_writing, refusal_of
from td_app.ui.windows.finder.offers import Offer
from td_app.words.flights import day_over_words
from td_app.words.language import fr_en


def formats_offered(window: Window) -> Iterator[Offer]:
    """Yield the acts of flights, of a jackpot, of what is sold and of the till."""
    live = window.desk.live
    if live is None or not window.showing:
        return
    yield from _flights(window, live)
    if live.setup().jackpot:
        words = fr_en("Tirer le jackpot", "Draw the jackpot")
        draw = cmd.DrawJackpot()
        why = refusal_of(window, cmd.DrawJackpot())
        take = partial(live.dispatch, draw)
        yield Offer("formats.jackpot", _play(), words, take, "draw", why_not=why)
    yield from _sold(window, live)


def _flights(window: Window, live: LiveTournament) -> Iterator[Offer]:
    view = live.flights()
    if view.of:
        words = fr_en("Finir la journée", "End the day")
        take = partial(window.go, Spot.END_OF_DAY)
        why = _day_goes_on(live, view)
        also = fr_en("vague sachets", "flight bags")
        yield Offer("formats.end_day", _play(), words, take, "clock", why_not=why, also=also)
        words = fr_en("Préparer le jour 2", "Prepare day 2")
        take = partial(window.go, Spot.DAY_TWO)
        if view.ended:
            why = no_writing(window.desk)
        else:
            why = fr_en("La journée n’est pas finie.", "The day is not over.")
        yield Offer("formats.day_two", _play(), words, take, "next", why_not=why, also=also)


def _day_goes_on(live: LiveTournament, view: FlightsView) -> str:
    """Return why the day cannot end now, empty when its bags may be asked for."""
    now = live.progress()
    if view.ended:
        return f"{day_over_words()}."
    if not now.started or now.over:
        return fr_en("La vague ne se joue pas.", "The flight is not being played.")
    if live.clock().level < view.ends_after:
        words = fr_en("La vague finit après le niveau {0}.", "The flight ends after level {0}.")
        return words.format(view.ends_after)
    return ""


def _sold(window: Window, live: LiveTournament) -> Iterator[Offer]:
    terms = live.setup().entry_terms
    if terms.addon is not None:
        words = fr_en("Add-on pour tous", "Add-on for all")
        due = any(one.kind == "take_add_ons" for one in live.proposals())
        later = fr_en(
            "L’add-on se vend à la pause qui suit le niveau {0}, à qui ne l’a pas pris.",
            "The add-on is sold at the break after level {0}, to those who have not taken it.",
        ).format(terms.addon.after)
        take = partial(window.go, Spot.ADD_ONS)
        if due:
            why = ""
        else:
            why = later
        yield Offer("formats.add_on", _play(), words, take, "buy-chips", why_not=why)
    if live.money().desk_open:
        words = fr_en("Verser ce que la caisse doit", "Pay out what the till owes")
        take = partial(window.go, Spot.DUES)
        also = fr_en("prix primes règlement remboursement", "prizes bounties settlement refund")
        yield Offer("formats.dues", _play(), words, take, "cash-desk", also=also)
        words = fr_en("Compter la caisse", "Count the till")
        take = partial(window.go, Spot.TILL)
        yield Offer(
            "formats.till",
            _play(),
            words,
            take,
            "cash-desk",
            also=fr_en("clôture espèces", "closing cash"),
        )


def _play() -> str:
    return group_words(Group.PLAY)
