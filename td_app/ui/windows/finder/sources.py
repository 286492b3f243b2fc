"""The palette's offers (Ctrl+K): the table of acts, then those of the tournament.

To offer more, write a function ``(window) -> Iterator[Offer]`` and add it to ``SOURCES``.
An act that is always there belongs to the table of ``windows/act_table.py`` instead.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from time import monotonic

from td_app.ports.trouble import StorageTrouble
from td_app.printing.print_history import together
from td_app.printing.register import offered
from td_app.register.member import Member
from td_app.tournament import commands as cmd
from td_app.tournament.views.flights import FlightsView
from td_app.ui.acts import Act, Group, Window, group_words
from td_app.ui.desk import Desk
from td_app.ui.destinations import (
    APPLICATION_SPOTS,
    Spot,
    ToCard,
    ToMember,
    ToPaper,
    ToPapersOf,
    ToSetting,
)
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.program.setup.form import ICONS, section_words
from td_app.ui.printing.one_click import BOTH_ENDS, whole_words
from td_app.ui.printing.print_room import left_out_sentence
from td_app.ui.refusals import names_of
from td_app.ui.windows.act_handlers import no_writing, refusal_of
from td_app.ui.windows.finder.offers import Offer
from td_app.ui.windows.finder.room_sources import (
    chips_offered,
    clock_offered,
    people_offered,
    room_offered,
    tables_offered,
)
from td_app.ui.windows.page_register import PAGES
from td_app.ui.windows.side_column import command_of
from td_app.ui.windows.tournament_card import listed_name
from td_app.words import cites_text, proposal_title, refusal_sentence
from td_app.words.flights import day_over_words
from td_app.words.language import current_language, fr_en
from td_app.words.papers import waiting_sentence
from td_app.words.speaking import say
from td_app.words.terms import APPLICATION_TABS, ASKED_BY, SET_THERE

Source = Callable[[Window], Iterator[Offer]]

MOST_TOURNAMENTS = 40
READ_FOR_S = 3.0


def every_offer(window: Window) -> list[Offer]:
    """Return every act of the window now, refused ones included."""
    return [offer for source in SOURCES for offer in source(window)]


def proposals_offered(window: Window) -> Iterator[Offer]:
    """Yield what the rules ask for now, as on the cards of the right column."""
    for live, proposal, title in _proposals(window):
        command = command_of(proposal)
        refused = None
        if command is not None:
            refused = live.can(command)
        yield Offer(
            f"proposal.{proposal.key}",
            fr_en("À faire", "To do"),
            title,
            partial(window.go, ToCard(proposal.key, accepted=True)),
            "check",
            cites_text(proposal.cites),
            why_not=refusal_sentence(refused, names_of(live)) if refused else "",
        )


def set_aside_offered(window: Window) -> Iterator[Offer]:
    """Yield the proposals again, to be set aside with the director's reason (1.1)."""
    group = fr_en("Écarter une proposition", "Dismiss a proposal")
    words = fr_en("Écarter\u00a0: {0}", "Dismiss: {0}")
    for _live, proposal, title in _proposals(window):
        take = partial(window.go, ToCard(proposal.key, accepted=False))
        yield Offer(f"set_aside.{proposal.key}", group, words.format(title), take, "close")


def _proposals(window: Window) -> Iterator[tuple[LiveTournament, cmd.Proposal, str]]:
    live = window.desk.live
    if live is not None and window.showing:
        for proposal in live.proposals():
            yield live, proposal, proposal_title(proposal, names_of(live))


def acts_offered(window: Window) -> Iterator[Offer]:
    """Yield the acts of the table, those without keys too."""
    for act in window.acts:
        if act.in_palette and act.group is not Group.PAGES:
            yield _of(window, act, f"act.{act.name}")


def pages_offered(window: Window) -> Iterator[Offer]:
    """Yield the pages of the rail, the first nine with their digit."""
    away = {f"page.{page.key}" for page in PAGES if not page.there(window.desk.live)}
    for act in window.acts:
        if act.group is Group.PAGES and act.name not in away:
            yield _of(window, act, act.name)


def _of(window: Window, act: Act, name: str) -> Offer:
    return Offer(
        name,
        group_words(act.group),
        act.words(),
        partial(act.take, window),
        act.icon,
        keys=act.caps,
        why_not=act.refusal(window),
        also=ASKED_BY.get(act.name, ""),
    )


def papers_offered(window: Window) -> Iterator[Offer]:
    """Yield the printing of each paper."""
    live = window.desk.live
    if live is None or not window.showing:
        return
    group = fr_en("Papiers", "Print")
    words = fr_en("Imprimer\u00a0: {0}", "Print: {0}")
    stationery = window.desk.stationery()
    for document in offered(live.session):
        yield Offer(
            f"paper.{document.name}",
            group,
            words.format(document.title(current_language())),
            partial(window.go, ToPaper(document.name, printed=True)),
            "print",
            why_not=waiting_sentence(document.waits(live.session, stationery)),
            also=ASKED_BY.get(f"paper.{document.name}", ""),
        )
    for part in BOTH_ENDS:
        found = together(live.session, part, stationery)
        yield Offer(
            f"papers.{part}",
            group,
            words.format(whole_words(part)),
            partial(window.go, ToPapersOf(part)),
            "print",
            why_not="" if found.papers else left_out_sentence(found.left_out),
        )


def settings_offered(window: Window) -> Iterator[Offer]:
    """Yield the sections of the settings: those of the tournament, then the application's."""
    group = fr_en("Réglages", "Settings")
    there = window.showing
    if window.covered:
        return
    beside = fr_en("ce tournoi", "this tournament")
    for key, words in section_words().items() if there else ():
        take = partial(window.go, ToSetting(key))
        yield Offer(f"setting.{key}", group, words, take, ICONS[key], beside, also=SET_THERE[key])
    everywhere = fr_en("l’application et le club", "the application and the club")
    for spot, tab in APPLICATION_SPOTS.items():
        if spot is not Spot.PHONES:
            name = f"setting.{tab}"
            words = say(APPLICATION_TABS[tab])
            take = partial(window.go, spot)
            yield Offer(name, group, words, take, "settings", everywhere, also=SET_THERE[tab])
    yield from phones_offered(window)


def phones_offered(window: Window) -> Iterator[Offer]:
    """Yield where phones are switched on and paired, where there is a tournament to serve."""
    if window.showing and not window.covered:
        yield Offer(
            "setting.phones",
            fr_en("Réglages", "Settings"),
            fr_en(
                "Téléphones de la salle\u00a0: allumer, associer",
                "Phones in the room: switch on, pair",
            ),
            partial(window.go, Spot.PHONES),
            "settings",
        )


def tournaments_offered(window: Window) -> Iterator[Offer]:
    """Yield the other tournaments of the club."""
    desk = window.desk
    words = fr_en("Ouvrir\u00a0: {0}", "Open: {0}")
    here = None
    if desk.live is not None:
        here = desk.live.session.tournament
    for row in desk.tournaments()[:MOST_TOURNAMENTS]:
        if row.id != here:
            yield Offer(
                f"tournament.{row.id}",
                group_words(Group.CLUB),
                words.format(listed_name(row)),
                partial(desk.open, row.id),
                "open",
                row.date,
            )


def members_offered(window: Window) -> Iterator[Offer]:
    """Yield the people of the club's register, by name, pseudonym and licence."""
    group = fr_en("Membres", "Members")
    guest = fr_en("invité", "guest")
    for member in _register(window.desk):
        person = member.person
        yield Offer(
            f"member.{member.id}",
            group,
            member.name,
            partial(window.go, ToMember(member.id)),
            "players",
            guest if member.guest else person.club,
            also=f"{person.pseudonym} {person.licence}",
        )


#: The cards read last, and until when they are taken as they were: one search is several keys.
_read: tuple[float, object, Sequence[Member]] = (0.0, None, ())


def _register(desk: Desk) -> Sequence[Member]:
    global _read
    kept = desk.club.register
    if kept is None:
        return ()
    if monotonic() > _read[0] or _read[1] is not kept:
        try:
            _read = monotonic() + READ_FOR_S, kept, tuple(kept.members())
        except StorageTrouble:
            return ()
    return _read[2]


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
        words = fr_en("Préparer le jour 2", "Prepare Day 2")
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
        return fr_en("La vague n’est pas en cours.", "The flight is not in progress.")
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
            "L’add-on se vend à la pause qui suit le niveau {0}, aux joueurs qui ne l’ont pas "
            "pris.",
            "The add-on is sold at the break after level {0}, to players who have not taken it.",
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
        also = fr_en(
            "prix primes décompte règlement remboursement", "prizes bounties settlement refund"
        )
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


SOURCES: tuple[Source, ...] = (
    proposals_offered,
    acts_offered,
    people_offered,
    room_offered,
    formats_offered,
    chips_offered,
    clock_offered,
    tables_offered,
    set_aside_offered,
    papers_offered,
    phones_offered,
    tournaments_offered,
    pages_offered,
)
