"""What the palette offers (Ctrl+K): the table of acts, then what the tournament brings.

To offer more, write a function ``(window) -> Iterator[Offer]`` and add it to ``SOURCES``.
An act that is always there belongs to the table of ``td_app/ui/acts.py`` instead.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Any

from td_app.printing.document import Part
from td_app.printing.printed import together
from td_app.printing.register import offered
from td_app.ui.acts import ACTS, Act, Group, KeyRow, act_words, group_words, shown_keys
from td_app.ui.pages.papers.left_out import left_out_sentence
from td_app.ui.pages.papers.one_click import BOTH_ENDS, whole_words
from td_app.ui.windows.finder.chips_and_clock_sources import chips_offered, clock_offered
from td_app.ui.windows.finder.offer import Offer
from td_app.ui.windows.finder.people_sources import people_offered
from td_app.ui.windows.finder.room_sources import room_offered, tables_offered
from td_app.ui.windows.page_register import page_words
from td_app.ui.windows.todo_list import command_of
from td_app.words import cites_text, proposal_title, refusal_sentence
from td_app.words.language import current_language, fr_en
from td_app.words.papers import waiting_sentence

if TYPE_CHECKING:
    from td_app.ui.windows.main_window import MainWindow
    from td_app.ui.windows.tournament_view import TournamentView

Source = Callable[["MainWindow"], Iterator[Offer]]

#: Acts that the palette does not offer: itself, and the Escape that leaves a field.
NOT_OFFERED = (Act.PALETTE, Act.LEAVE_FIELD, Act.PAGE)

MOST_TOURNAMENTS = 40

ICONS = {
    Group.CLOCK: "clock",
    Group.PLAY: "players",
    Group.FLOOR: "floor",
    Group.WINDOW: "undo",
    Group.SCREEN: "public-display",
    Group.CLUB: "club",
    Group.PAGES: "open",
}
ICONS_OF_ACTS = {
    Act.ELIMINATE: "eliminate",
    Act.DRAW_SEATS: "draw",
    Act.IMPORT_LIST: "import",
    Act.CORRECT_ORDER: "winner",
    Act.READ_OUT: "announce",
    Act.HAND_FOR_HAND: "hand-for-hand",
    Act.NEXT_HAND: "hand-for-hand",
    Act.END_HAND_FOR_HAND: "hand-for-hand",
    Act.CALL_TIME: "hourglass",
    Act.MUTE: "sound",
    Act.REDO: "redo",
    Act.FIND: "search",
    Act.KEYS_HELP: "help",
    Act.NEW_TOURNAMENT: "add",
    Act.SAVE_EVERYTHING: "save",
    Act.IN_FRENCH: "settings",
    Act.IN_ENGLISH: "settings",
    Act.THEME_SYSTEM: "settings",
    Act.THEME_LIGHT: "settings",
    Act.THEME_DARK: "settings",
    Act.MINUTE_MORE: "plus-minute",
    Act.MINUTE_LESS: "minus-minute",
    Act.NEXT_LEVEL: "next",
    Act.PREVIOUS_LEVEL: "previous",
    Act.NEXT_BREAK: "break",
}


def every_offer(window: MainWindow) -> list[Offer]:
    """Return all that can be asked of the window now, refused acts included."""
    return [offer for source in SOURCES for offer in source(window)]


def proposals_offered(window: MainWindow) -> Iterator[Offer]:
    """Yield what the rules ask for now, as on the cards of the right column."""
    live, view = window.desk.live, window.view
    if live is None or view is None or window.front is not None:
        return
    group = fr_en("À faire", "To do")

    def named(entrant: int) -> str:
        return live.session.person(entrant).display_name

    for proposal in live.proposals():
        command = command_of(proposal)
        refused = live.can(command) if command is not None else None
        yield Offer(
            f"proposal.{proposal.key}",
            group,
            proposal_title(proposal, named),
            partial(view.side.todo.accept, proposal.key),
            "check",
            cites_text(proposal.cites),
            why_not=refusal_sentence(refused, named) if refused else "",
        )


def set_aside_offered(window: MainWindow) -> Iterator[Offer]:
    """Yield the proposals again, to be set aside with the director's reason (1.1)."""
    live, view = window.desk.live, window.view
    if live is None or view is None or window.front is not None:
        return
    group, words = (
        fr_en("Écarter une proposition", "Set a proposal aside"),
        fr_en("Écarter\u00a0: {0}", "Set aside: {0}"),
    )

    def named(entrant: int) -> str:
        return live.session.person(entrant).display_name

    for proposal in live.proposals():
        yield Offer(
            f"set_aside.{proposal.key}",
            group,
            words.format(proposal_title(proposal, named)),
            partial(view.side.todo.decline, proposal.key),
            "close",
        )


def acts_offered(window: MainWindow) -> Iterator[Offer]:
    """Yield the acts of the table, those without keys too."""
    for row in ACTS:
        if row.act not in NOT_OFFERED:
            yield _of(window, row, f"act.{row.act.value}", act_words(row.act))


def papers_offered(window: MainWindow) -> Iterator[Offer]:
    """Yield the printing of each paper."""
    live, view = window.desk.live, window.view
    if live is None or view is None or window.front is not None:
        return
    group, words = fr_en("Papiers", "Papers"), fr_en("Imprimer\u00a0: {0}", "Print: {0}")

    def print_one(name: str) -> None:
        view.show_paper(name)
        page: Any = view.pages.page("papers")
        page.print.click()

    for document in offered(live.session):
        yield Offer(
            f"paper.{document.name}",
            group,
            words.format(document.title(current_language())),
            partial(print_one, document.name),
            "print",
            why_not=waiting_sentence(document.ready(live.session) or ""),
        )
    for part in BOTH_ENDS:
        found = together(live.session, part, window.desk.stationery())
        yield Offer(
            f"papers.{part}",
            group,
            words.format(whole_words(part)),
            partial(_print_part, view, part),
            "print",
            why_not="" if found.papers else left_out_sentence(found.left_out),
        )


def _print_part(view: TournamentView, part: Part) -> None:
    page: Any = view.show_page("papers")
    page.room.print_part(part, whole_words(part))


def pages_offered(window: MainWindow) -> Iterator[Offer]:
    """Yield the pages of the rail, each with its digit."""
    pages = [row for row in ACTS if row.act is Act.PAGE]
    for row, page in zip(pages, window.pages, strict=False):
        yield _of(window, row, f"page.{page.key}", page_words(page.key), page.icon)


def tournaments_offered(window: MainWindow) -> Iterator[Offer]:
    """Yield the other tournaments of the club."""
    desk = window.desk
    words = fr_en("Ouvrir\u00a0: {0}", "Open: {0}")
    here = desk.live.session.tournament if desk.live is not None else None
    for row in desk.tournaments()[:MOST_TOURNAMENTS]:
        if row.id != here:
            yield Offer(
                f"tournament.{row.id}",
                group_words(Group.CLUB),
                words.format(row.name),
                partial(desk.open, row.id),
                "open",
                row.date,
            )


def _of(window: MainWindow, row: KeyRow, name: str, words: str, icon: str = "") -> Offer:
    return Offer(
        name,
        group_words(row.group),
        words,
        lambda: window.acts.do(row),
        icon or ICONS_OF_ACTS.get(row.act, ICONS[row.group]),
        keys=shown_keys(row),
        why_not=window.acts.why_not(row),
    )


SOURCES: tuple[Source, ...] = (
    proposals_offered,
    acts_offered,
    people_offered,
    room_offered,
    chips_offered,
    clock_offered,
    tables_offered,
    set_aside_offered,
    papers_offered,
    tournaments_offered,
    pages_offered,
)
