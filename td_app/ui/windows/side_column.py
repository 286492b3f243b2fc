"""The right column, which never hides: what is to be done, then the announcements."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import accumulate

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from td_app.tournament import commands as cmd
from td_app.tournament.commands import Proposal
from td_app.ui.destinations import ToArticle, ToPage, ToPaper, destination_of
from td_app.ui.dialogs.house_dialog import ReasonDialog, ask_reason
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.refusals import names_of
from td_app.ui.theme import Space, Tone, dress
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.layout import STRETCH, column, height_at, lift_out, put_away, row
from td_app.ui.widgets.notices import TodoCard, TodoFacts, Urgency
from td_app.ui.widgets.page_parts import SectionHeading, line, scrolled
from td_app.ui.widgets.passing import ASIDE, LEAVES_MS, Passing, may_pass
from td_app.ui.widgets.pill import Pill, PillFacts, Shape
from td_app.ui.widgets.tips import explained, set_tip
from td_app.ui.windows.announcement_list import AnnouncementList, ReadingDialog, text_of_all
from td_app.words import proposal_action, proposal_reason, proposal_title, refusal_sentence
from td_app.words.deals import cancelled_words, left_to_print
from td_app.words.language import fr_en

WIDTH = 288
WIDTH_ON_A_LARGE_SCREEN = 344


#: What the announcements keep of the height when both lists are long.
SHARE_OF_ANNOUNCEMENTS = 0.4


class SideColumn(QFrame):
    """``asked(destination)``, ``noted(words)``."""

    asked = Signal(object)
    noted = Signal(str)

    def __init__(self, live: LiveTournament) -> None:
        """Show the to-do list and the announcements of the tournament of ``live``."""
        super().__init__()
        dress(self, kind="side-column")
        self.setFixedWidth(WIDTH)
        self.reading: ReadingDialog | None = None
        self.todo = TodoList(live)
        self.todo.asked.connect(self.asked)
        self.announcements = AnnouncementList(live)
        self._todo_count = Pill(PillFacts("0", shape=Shape.NONE))
        self._moves_count = Pill(PillFacts("0", shape=Shape.NONE))
        self._sharing = False
        self._todo_area = _scrolled(self.todo, fr_en("À faire", "To do"))
        self._moves_area = _scrolled(self.announcements, fr_en("Annonces", "Announcements"))
        self._verbs = self._announcement_verbs(live.read_only)
        self._fixed: tuple[QWidget, ...] = (
            _heading(fr_en("À FAIRE", "TO DO"), self._todo_count),
            line(),
            _heading(fr_en("ANNONCES", "ANNOUNCEMENTS"), self._moves_count),
            self._verbs,
        )
        todo_heading, between, moves_heading, verbs = self._fixed
        column(
            todo_heading,
            self._todo_area,
            between,
            moves_heading,
            verbs,
            self._moves_area,
            STRETCH,
            on=self,
            spacing=Space.TIGHT,
            margins=(Space.SNUG, Space.SNUG, 0, Space.TIGHT),
        )
        for inner in (self.todo, self.announcements):
            inner.installEventFilter(self)

    def refresh(self) -> None:
        """Show the proposals now."""
        self.todo.refresh()
        self.announcements.refresh()
        _count(self._todo_count, self.todo.count)
        _count(self._moves_count, self.announcements.count)
        self._verbs.setVisible(self.announcements.count > 0)
        self._share()

    def read_out(self) -> None:
        """Open the announcements in large type."""
        self.reading = ReadingDialog(
            self.announcements.waiting, self, order=self.announcements.order_waiting
        )
        self.reading.announced.connect(lambda: self.announcements.announce())
        self.reading.open()

    def copy(self) -> None:
        """Put the announcements on the clipboard as text."""
        told = self.announcements
        QGuiApplication.clipboard().setText(text_of_all(told.waiting, told.order_waiting))
        self.noted.emit(fr_en("Annonces copiées.", "Announcements copied."))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Share the height again when a list needs more or less of it, or has another width."""
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize):
            self._share()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the height again."""
        super().resizeEvent(event)
        self._share()

    def _announcement_verbs(self, read_only: bool) -> QWidget:
        verbs = QWidget()
        self.all_read = Button(fr_en("Tout annoncé", "All read"), scale="small")
        self.all_read.clicked.connect(lambda: self.announcements.announce())
        self.read = Button(fr_en("Lire", "Read"), Rank.QUIET, icon="announce", scale="small")
        set_tip(self.read, fr_en("Lire en grand", "Read in large type"))
        self.read.clicked.connect(self.read_out)
        copy = Button(rank=Rank.QUIET, icon="copy", scale="small", tip=fr_en("Copier", "Copy"))
        copy.setAccessibleName(fr_en("Copier les annonces", "Copy the announcements"))
        explained(
            copy,
            "Copie les changements de place, pour les coller ailleurs.",
            "Copies the seat changes, to paste elsewhere.",
        )
        copy.clicked.connect(self.copy)
        printed = Button(
            rank=Rank.QUIET, icon="print", scale="small", tip=fr_en("Imprimer", "Print")
        )
        printed.setAccessibleName(fr_en("Imprimer les annonces", "Print the announcements"))
        explained(
            printed,
            "Imprime les changements de place à annoncer.",
            "Prints the seat changes to announce.",
        )
        printed.clicked.connect(lambda: self.asked.emit(ToPaper("moves_sheet")))
        for button in (copy, printed):
            button.setFixedWidth(32)
        parts = (self.all_read, self.read, STRETCH, copy, printed)
        row(*parts, on=verbs, spacing=Space.HAIR, margins=(0, 0, Space.SNUG, 0))
        self.all_read.setVisible(not read_only)
        return verbs

    def _share(self) -> None:
        """Give each list the height it needs, or a share of what there is."""
        if self._sharing:
            # What is set here sends word of it at once: that asks for nothing new.
            return
        self._sharing = True
        try:
            self._share_height()
        finally:
            self._sharing = False

    def _share_height(self) -> None:
        spent = sum(
            part.sizeHint().height() + Space.TIGHT for part in self._fixed if part.isVisibleTo(self)
        )
        around = Space.SNUG + 3 * Space.TIGHT
        there = max(120, self.height() - spent - around)
        todo = _needed(self.todo, self._todo_area)
        moves = _needed(self.announcements, self._moves_area)
        needs = (todo, moves)
        if todo + moves > there:
            moves = min(moves, max(int(there * SHARE_OF_ANNOUNCEMENTS), there - todo))
            todo = _of_whole_cards(self.todo, self._todo_area, there - moves)
            moves = min(needs[1], there - todo)
        policy = Qt.ScrollBarPolicy
        areas = (self._todo_area, self._moves_area)
        inside: tuple[TodoList | AnnouncementList, ...] = (self.todo, self.announcements)
        for area, inner, height, need in zip(areas, inside, (todo, moves), needs, strict=True):
            area.setFixedHeight(height)
            # A label that wraps claims more than it needs: no bar where everything is seen.
            seen = height >= need
            # Where there is a bar, it stands in the margin: a card is as wide as without.
            bar = area.verticalScrollBar().sizeHint().width()
            margin = Space.SNUG if seen else max(0, Space.SNUG - bar)
            inner.column.setContentsMargins(0, 0, margin, 0)
            if seen:
                area.setVerticalScrollBarPolicy(policy.ScrollBarAlwaysOff)
            else:
                area.setVerticalScrollBarPolicy(policy.ScrollBarAsNeeded)
            if seen:
                # Nothing stays rolled out of sight of what was longer a moment ago.
                area.verticalScrollBar().setValue(0)


def _needed(inner: TodoList | AnnouncementList, area: QScrollArea) -> int:
    """The height of all its cards, as wide as they are whether a bar stands there or not."""
    inner.column.activate()
    cards = area.contentsRect().width() - Space.SNUG
    beside = inner.column.contentsMargins().right()
    return inner.column.totalHeightForWidth(cards + beside) + 2


def _of_whole_cards(todo: TodoList, area: QScrollArea, high: int) -> int:
    """Return as much of a height as whole cards take, the first ones; all of it, if less than
    one.
    """
    wide = area.contentsRect().width() - Space.SNUG
    heights = (height_at(card, wide) + Space.TIGHT for card in todo.cards.values())
    ends = [end for end in accumulate(heights, initial=-Space.TIGHT) if end <= high]
    return ends[-1] if len(ends) > 1 else high


def _heading(title: str, count: Pill) -> SectionHeading:
    heading = SectionHeading(title)
    heading.add(count)
    heading.setContentsMargins(0, 0, Space.SNUG, 0)
    return heading


def _count(pill: Pill, count: int) -> None:
    if count:
        tone = Tone.ACCENT
    else:
        tone = Tone.NEUTRAL
    pill.set_facts(PillFacts(str(count), tone, Shape.NONE))


def _scrolled(inner: TodoList | AnnouncementList, name: str) -> QScrollArea:
    dress(inner, kind="scrolled")
    inner.column.setContentsMargins(0, 0, Space.SNUG, 0)
    area = scrolled(inner, name)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return area


class TodoList(QWidget):
    """``asked(destination)``: where something must be asked first, or an article."""

    asked = Signal(object)

    def __init__(self, live: LiveTournament) -> None:
        """List the proposals of ``live``."""
        super().__init__()
        self._live = live
        self.proposals: tuple[Proposal, ...] = ()
        self.cards: dict[str, TodoCard] = {}
        self.question: ReasonDialog | None = None
        self.nothing = label("", Say.SOFT, wraps=True)
        self.column = column(self.nothing, STRETCH, on=self, spacing=Space.TIGHT, margins=0)

    @property
    def count(self) -> int:
        """Return how many things are to be done."""
        return len(self.proposals)

    def refresh(self) -> None:
        """Show the proposals as they are now; a card that stays is not made again."""
        self.proposals = self._live.proposals()
        facts = [self._facts(proposal) for proposal in self.proposals]
        kept = {fact.key for fact in facts}
        for key in [key for key in self.cards if key not in kept]:
            gone = self.cards.pop(key)
            if gone.isVisible() and may_pass(self):
                Passing(self, gone.grab(), gone.pos(), gone.pos() + ASIDE, LEAVES_MS)
            put_away(gone)
        for place, fact in enumerate(facts):
            card = self.cards.get(fact.key)
            if card is None:
                card = TodoCard(fact, self)
                card.primaryClicked.connect(self.accept)
                card.secondaryClicked.connect(self._second)
                card.articleClicked.connect(
                    lambda number: self.asked.emit(ToArticle(number, in_short=True))
                )
                self.cards[fact.key] = card
            else:
                card.set_facts(fact)
            if self.column.indexOf(card) != place:
                lift_out(card)
                self.column.insertWidget(place, card)
        # In the order shown: what is first there has the keyboard first.
        self.cards = {fact.key: self.cards[fact.key] for fact in facts}
        self.nothing.setText(self._why_nothing())
        self.nothing.setVisible(not facts)

    def accept(self, key: str) -> None:
        """Do what a proposal says, or ask first what it needs to know."""
        proposal = self._proposal(key)
        if proposal is None:
            return
        command = command_of(proposal)
        if command is None:
            self.asked.emit(destination_of(proposal))
        elif self._live.dispatch(command) is not None and proposal.kind == "hand_for_hand":
            # What comes next is there: the tables to tap, and the signal.
            self.asked.emit(ToPage("room"))

    def _second(self, key: str) -> None:
        """Say that a colour-up is done at the tables; set any other proposal aside."""
        proposal = self._proposal(key)
        if proposal is not None and proposal.kind == "race_chips" and proposal.value is not None:
            self._live.dispatch(cmd.WithdrawValue(proposal.value, at_tables=True))
        else:
            self.decline(key)

    def decline(self, key: str) -> None:
        """Set a proposal aside, with the director's reason (1.1)."""
        proposal = self._proposal(key)
        if proposal is None:
            return
        must = fr_en(
            "La règle l’impose\u00a0: un motif est demandé (article 1.1).",
            "The rule requires it: a reason is needed (article 1.1).",
        )
        may = fr_en(
            "C’est un conseil\u00a0: vous pouvez l’écarter sans motif.",
            "This is advice: you may dismiss it without a reason.",
        )
        title = proposal_title(proposal, names_of(self._live))
        self.question = ask_reason(
            self,
            fr_en("Écarter «\u00a0{0}\u00a0»\u00a0?", "Dismiss “{0}”?").format(title),
            must if proposal.must else may,
            fr_en("Écarter", "Dismiss"),
            lambda note: self._live.dispatch(cmd.DeclineProposal(key, note)),
            needed=proposal.must,
        )

    def _proposal(self, key: str) -> Proposal | None:
        return next((p for p in self.proposals if p.key == key), None)

    def _facts(self, proposal: Proposal) -> TodoFacts:
        command = command_of(proposal)
        refusal = None
        if command is not None:
            refusal = self._live.can(command)
        second = fr_en("Écarter…", "Dismiss…")
        if proposal.kind == "race_chips":
            second = fr_en("Fait aux tables", "Done at the tables")
        whole = proposal_reason(proposal, names_of(self._live))
        reason = proposal_reason(proposal, names_of(self._live), in_short=True)
        return TodoFacts(
            key=proposal.key,
            title=proposal_title(proposal, names_of(self._live)),
            reason=reason,
            whole=whole if whole != reason else "",
            articles=proposal.cites,
            primary=proposal_action(proposal),
            secondary="" if self._live.read_only else second,
            urgency=Urgency.MUST if proposal.must else Urgency.MAY,
            refusal=refusal_sentence(refusal, names_of(self._live)) if refusal else None,
        )

    def _why_nothing(self) -> str:
        now = self._live.progress()
        if now.day_over:
            return fr_en(
                "La journée est finie. Imprimez les étiquettes des sachets\u00a0; le jour 2 se "
                "prépare depuis le classement.",
                "The day is over. Print the bag slips; prepare Day 2 from the ranking.",
            )
        if now.cancelled:
            return f"{cancelled_words()}. {left_to_print(now.owes)}"
        if now.over:
            return fr_en(
                "Le tournoi est terminé. Imprimez le classement.",
                "The tournament is over. Print the ranking.",
            )
        if now.drawn:
            even = fr_en(
                "Rien à faire\u00a0: les tables sont équilibrées.",
                "Nothing to do: the tables are balanced.",
            )
            together = self._live.hand_for_hand() is not None
            stopped = now.started and not now.running and not together
            if stopped:
                # Nothing else says it once hand-for-hand, or a gesture, has stopped the clock.
                paused = fr_en(
                    "L’horloge est arrêtée\u00a0: Espace la relance.",
                    "The clock is paused: Space resumes it.",
                )
                return f"{even} {paused}"
            return even
        return fr_en(
            "Les équilibrages et les fermetures de tables s’afficheront ici, une fois les places "
            "tirées.",
            "Balancing moves and table breaks will appear here once the seats are drawn.",
        )


#: What needs nothing more to be asked, by kind.
AT_ONCE: Mapping[str, cmd.Command] = {
    "final_table": cmd.FormFinalTable(),
    "hand_for_hand": cmd.AnnounceHandForHand(),
    "end_satellite": cmd.EndSatellite(),
    "draw_jackpot": cmd.DrawJackpot(),
    "draw_seats": cmd.DrawSeats(),
    "start_clock": cmd.StartClock(),
}


def command_of(proposal: Proposal) -> cmd.Command | None:
    """Return the command that accepts a proposal, None when something must be asked first."""
    if proposal.kind in AT_ONCE:
        return AT_ONCE[proposal.kind]
    if proposal.table is not None and proposal.kind == "break_table":
        return cmd.BreakTable(proposal.table)
    if proposal.table is not None and proposal.kind == "stop_table":
        return cmd.StopTable(proposal.table)
    if proposal.value is not None and proposal.kind == "withdraw_value":
        return cmd.WithdrawValue(proposal.value)
    return None
