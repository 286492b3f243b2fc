"""The ranking page: who is still in, who went out when, ties as ties, the end of the evening."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QStackedWidget, QWidget

from td_app.club.club import Club
from td_app.club.seasons import ClubSeasons
from td_app.printing.document import Stationery, StationeryNow
from td_app.printing.register import document
from td_app.tournament import commands as cmd
from td_app.tournament.state.prizes import MoneyPool, PrizeKind
from td_app.tournament.views.deals import deal_possible
from td_app.tournament.views.finishing import StandingRow
from td_app.tournament.views.knockouts import knockouts_told, somebody_left
from td_app.ui.destinations import Destination, Spot, ToAward, ToKnockout
from td_app.ui.dialogs.ranking_export import ExportMenu, ProgramExports
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.evening.ranking.award_dialog import AwardDialog
from td_app.ui.pages.evening.ranking.cancel_dialog import CancelDialog
from td_app.ui.pages.evening.ranking.deal_dialog import DealDialog
from td_app.ui.pages.evening.ranking.end_day_dialog import EndDayDialog
from td_app.ui.pages.evening.ranking.end_panel import EndPanel
from td_app.ui.pages.evening.ranking.knockout_dialog import KnockoutDialog
from td_app.ui.pages.evening.ranking.order_dialog import OrderDialog, why_no_order
from td_app.ui.pages.evening.ranking.ranking_table import (
    RankingTable,
    TieBanner,
    TieButton,
    questions_of,
)
from td_app.ui.pages.page import TO_DRAW_HELP, Page, to_draw
from td_app.ui.printing.print_room import PrintRoom
from td_app.ui.public.hall import Hall
from td_app.ui.publisher import Publisher
from td_app.ui.theme import Space, dress
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.choices import Answer
from td_app.ui.widgets.labels import Say, label, tell
from td_app.ui.widgets.layout import MOST_OF_IT, STRETCH, column, row, wide
from td_app.ui.widgets.list_box import ListBox
from td_app.ui.widgets.notices import EmptyFacts, EmptyPage
from td_app.ui.widgets.page_head import GUTTER, PageHead
from td_app.ui.widgets.tips import explained
from td_app.words import refusal_sentence
from td_app.words.flights import behind_words
from td_app.words.language import fr_en
from td_app.words.prizes import rounding_told

KEPT: dict[str, Callable[[StandingRow], bool] | None] = {
    "all": None,
    "in": lambda row: row.place is None,
    "placed": lambda row: row.place is not None,
}


class RankingPage(Page):
    """Filters by name and by who is still in; prints and exports what is true then."""

    def __init__(
        self,
        live: LiveTournament,
        stationery: StationeryNow = Stationery,
        parent: QWidget | None = None,
        *,
        seasons: ClubSeasons | None = None,
        hall: Hall | None = None,
        publisher: Publisher | None = None,
        club: Club | None = None,
    ) -> None:
        """Show the ranking of ``live``; its paper is headed by the club, which has ``seasons``.

        The picture to share wears the theme of the ``hall``; ``publisher`` sends the evening.
        Of a ``club`` the results may be exported for other programs.
        """
        super().__init__(live, parent)
        dress(self, kind="page")
        self.room = PrintRoom(self, live, stationery)
        self.outcome = self.room.outcome
        self.saving = self.room.saving
        self.exports = ExportMenu(live.session, self.saving)
        if club is not None:
            self.for_programs = ProgramExports(live.session, self.saving, club)
            self.for_programs.stand_in(self.exports)
        self.end = EndPanel(live, self.room, stationery, seasons, hall or Hall())
        self.end.publisher = publisher
        self.end.asked.connect(self.asked)
        self.table = RankingTable()
        self.question: AwardDialog | None = None
        self.ordering: OrderDialog | None = None
        self.naming: KnockoutDialog | None = None
        self.dealing: DealDialog | None = None
        self.cancelling: CancelDialog | None = None
        self.ending: EndDayDialog | None = None
        self.ties = TieBanner(live)
        self.settled = TieButton(live)
        for asks in (self.ties, self.settled):
            asks.asked.connect(self.award)
        hint = fr_en("Chercher un nom ou un club", "Search a name or a club")
        self.list = ListBox(self.table, hint)
        explained(
            self.list.search,
            "N’affiche que les joueurs dont le nom ou le club correspond.",
            "Shows only players whose name or club matches.",
        )
        self.chips = self.list.filters(fr_en("Joueurs affichés", "Players shown"), _filters(), KEPT)
        self.stack = QStackedWidget()
        self.stack.addWidget(self.table)
        self.none_yet = EmptyPage(_nothing_yet())
        explained(self.none_yet.primary, *TO_DRAW_HELP)
        self.none_yet.primaryClicked.connect(lambda: self.asked.emit(Spot.DRAW))
        # It stands alone on the page: it asks no height of the ranking, shown over less.
        self.none_yet.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Ignored)
        self.stack.addWidget(self.none_yet)
        self._lay_out()
        self.refresh()

    def go(self, destination: Destination) -> None:
        """Ask for the order of those out, or whose are the prizes of a tie."""
        match destination:
            case ToAward(place):
                self.award(place)
            case Spot.FINISHING_ORDER:
                self.correct_order()
            case Spot.KNOCKOUTS:
                self.say_knockouts()
            case ToKnockout(entrant):
                self.say_knockouts(entrant)
            case Spot.DEAL:
                self.make_deal()
            case Spot.CANCELLATION:
                self.cancel()
            case Spot.END_OF_DAY:
                self.end_day()

    def award(self, place: int) -> None:
        """Ask whose are the prizes of the players tied in this place, decided already or not."""
        asked = next((one for one in questions_of(self.live) if one.tie.place == place), None)
        if asked is not None:
            self.question = AwardDialog(self.live, asked.tie, asked.decided, self)
            self.question.decided.connect(self.live.dispatch)
            self.question.open()

    def correct_order(self) -> None:
        """Ask for another order of those out, the line chosen here chosen there."""
        if why_no_order(self.live):
            return
        chosen = self.table.chosen_row()
        self.ordering = OrderDialog(self.live, chosen.entrant if chosen else None, self)
        self.ordering.decided.connect(self.live.dispatch)
        self.ordering.open()

    def say_knockouts(self, entrant: int | None = None) -> None:
        """Ask who knocked out whom: ``entrant`` first, else the last one without a knock-out
        named.
        """
        if why_no_knockouts(self.live):
            return
        chosen = self.table.chosen_row()
        if entrant is not None or chosen is None:
            asked = entrant
        else:
            asked = chosen.entrant
        self.naming = KnockoutDialog(self.live, asked, self)
        self.naming.said.connect(self.live.dispatch)
        self.naming.open()

    def make_deal(self) -> None:
        """Ask for the deal of those left, where one may be made."""
        if self.live.ask(deal_possible):
            self.dealing = DealDialog(self.live, self)
            self.dealing.decided.connect(self.live.dispatch)
            self.dealing.open()

    def cancel(self) -> None:
        """Ask whether the tournament is cancelled for good."""
        if not self.live.progress().over:
            self.cancelling = CancelDialog(self.live, self)
            self.cancelling.decided.connect(self.live.dispatch)
            self.cancelling.open()

    def end_day(self) -> None:
        """Ask for the bags of a day 1, where one is being played."""
        view = self.live.flights()
        if view.of and view.bags and not view.ended:
            self.ending = EndDayDialog(self.live, self)
            self.ending.decided.connect(self.live.dispatch)
            self.ending.open()

    def refresh(self) -> None:
        """Show the ranking as it stands."""
        standings = self.live.standings()
        self.end.refresh()
        self.end.fit(self.height())
        if self.end.isVisibleTo(self):
            self.print.set_rank(Rank.SECONDARY)
        else:
            self.print.set_rank(Rank.PRIMARY)
        questions = questions_of(self.live)
        self.ties.show_questions(questions)
        self.settled.show_questions(questions)
        self.table.show_standings(standings, self.live.clock())
        self.chips.call("in", _still_in(self.live.progress().day_over))
        self.list.tell()
        if standings.rows:
            self.stack.setCurrentIndex(0)
        else:
            self.stack.setCurrentIndex(1)
        somebody = bool(standings.rows)
        for part in (self.list.search, self.print):
            part.setVisible(somebody)
        self._show_chips(standings.rows)
        self._under_head.setContentsMargins(GUTTER, 0, GUTTER, GUTTER if somebody else 0)
        ready = document("ranking").ready(self.live.session)
        reason = None
        if ready:
            reason = fr_en("Les places ne sont pas encore tirées.", "The seats are not drawn yet.")
        for button in (self.print, self.exports):
            button.set_refusal(reason)
        self.deal.setVisible(self.live.ask(deal_possible))
        self._show_day()
        self._show_lock()
        self.order.set_refusal(why_no_order(self.live) or None)
        self.knockouts.setVisible(self.live.ask(knockouts_told))
        self.knockouts.set_refusal(why_no_knockouts(self.live) or None)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show of the end what there is room for."""
        super().resizeEvent(event)
        self.end.fit(self.height())

    def find_text(self, text: str) -> None:
        """Search for ``text`` and give the field the keyboard."""
        self.list.search.search_for(text)

    def _lay_out(self) -> None:
        words = fr_en("Corriger l’ordre…", "Correct the order…")
        self.order = explained(
            Button(words, icon="edit", does=self.correct_order),
            "Corrige l’ordre des sorties, ex æquo compris ; rangs et lots sont mis à jour.",
            "Corrects the finishing order, including ties; places and prizes update.",
        )
        words = fr_en("Qui a éliminé qui…", "Knockouts…")
        self.knockouts = explained(
            Button(words, icon="eliminate"),
            "Indique qui a éliminé chaque joueur, et permet de corriger une prime mal attribuée.",
            "Shows who knocked out each player, and lets you correct a bounty given wrongly.",
        )
        self.knockouts.clicked.connect(lambda: self.say_knockouts())
        told = fr_en("Imprimer…", "Print…")
        self.print = Button(
            told,
            Rank.PRIMARY,
            icon="print",
            does=lambda: self.room.print(self.room.order(document("ranking"))),
        )
        self.deal = Button(fr_en("Conclure un accord…", "Make a deal…"), does=self.make_deal)
        self.behind = label("", Say.SOFT, wraps=True)
        # What is there some evenings only; the rest stands in the head.
        key = wide(self.table.key, MOST_OF_IT)
        second = (key, STRETCH, *self._acts_of_the_day(), self.settled)
        under = (row(*second, spacing=Space.TIGHT), self.end, self.ties, self.outcome)
        rest = (self.knockouts, self.deal, self.order, self.exports)
        title = fr_en("Classement", "Ranking")
        head = PageHead(title, wide(self.list.search), self.chips, self.print, rest=rest)
        self.list.lay_out(under=under, shown=self.stack, spacing=Space.SNUG)
        self._under_head = column(wide(self.list), self.behind, spacing=Space.SNUG)
        column(head, self._under_head, on=self, spacing=0, margins=0)

    def _acts_of_the_day(self) -> tuple[Button, Button]:
        """Make the buttons that end a day 1, and lock the prizes."""
        words = fr_en("Finir la journée…", "End the day…")
        self.day = Button(words, Rank.PRIMARY, scale="small", does=self.end_day)
        self.lock = Button(
            "",
            icon="lock",
            scale="small",
            does=lambda: self.live.dispatch(cmd.LockPrizes(not self.live.prizes().locked)),
        )
        return self.day, self.lock

    def _show_chips(self, rows: Sequence[StandingRow]) -> None:
        """Tell those in play from the others as long as both may be found."""
        playing = any(row.place is None for row in rows)
        if not playing and self.chips.chosen() != "all":
            self.list.keep("all")
        self.chips.setVisible(playing)

    def _show_day(self) -> None:
        """Offer the end of a day 1 while it is played."""
        view = self.live.flights()
        now = self.live.progress()
        self.day.setVisible(bool(view.of) and now.started and not now.over)
        prizes = self.live.prizes()
        rounded = rounding_told(prizes.lowered, prizes.unpaid)
        tell(self.behind, " ".join(filter(None, (behind_words(len(view.flights)), rounded))))

    def _show_lock(self) -> None:
        """Offer to lock prizes that entries make, or to let them follow again (room 31)."""
        setup = self.live.setup()
        view = self.live.prizes()
        if setup.prize_kind is PrizeKind.MONEY:
            money = setup.prize_money
        else:
            money = MoneyPool()
        of_entries = money.from_entries and not money.seat and setup.flight is None
        self.lock.setVisible(of_entries)
        if not of_entries:
            return
        locks = fr_en("Figer les prix", "Lock the prizes")
        follows = fr_en("Recalculer les prix", "Recalculate prizes")
        if view.locked:
            self.lock.setText(follows)
        else:
            self.lock.setText(locks)
        refused = self.live.can(cmd.LockPrizes(not view.locked))
        if refused:
            self.lock.set_refusal(refusal_sentence(refused))
        else:
            self.lock.set_refusal(None)


def why_no_knockouts(live: LiveTournament) -> str:
    """Return why no knock-out can be named now, "" when one can."""
    if not live.setup().asks_knockouts:
        return fr_en(
            "Ce tournoi ne note pas qui a éliminé qui.",
            "This tournament does not track knockouts.",
        )
    if live.ask(somebody_left):
        return ""
    return fr_en("Personne n’est encore sorti.", "Nobody is out yet.")


def _still_in(day_over: bool = False) -> str:
    """Return what those without a place are: in play, or through to a day 2."""
    if day_over:
        return fr_en("Qualifiés", "Qualified")
    return fr_en("En jeu", "In play")


def _filters() -> tuple[Answer, ...]:
    return (
        (
            "all",
            fr_en("Tous", "All"),
            ("Affiche aussi les joueurs encore en jeu.", "Also shows players still in."),
        ),
        ("in", _still_in()),
        (
            "placed",
            fr_en("Classés", "Ranked"),
            ("N’affiche que les joueurs qui ont un rang.", "Shows only players who have a place."),
        ),
    )


def _nothing_yet() -> EmptyFacts:
    return EmptyFacts(
        "winner",
        fr_en("Pas encore de classement", "No ranking yet"),
        fr_en(
            "Il se remplit dès que les places sont tirées.",
            "It fills in once the seats are drawn.",
        ),
        to_draw(),
    )
