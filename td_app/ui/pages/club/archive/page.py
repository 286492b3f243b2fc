"""The evenings played, found again and opened again; two files of the club joined."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from datetime import date

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QCheckBox, QWidget

from rules_ropta.ruling import Refused
from td_app.club.archive import ClubArchive, PastEvening
from td_app.club.past_plan import take_over, take_ranking_over
from td_app.club.player_cards import season_start
from td_app.club.seasons import EveningLine
from td_app.ports.privacy import Trace
from td_app.ports.trouble import StorageTrouble
from td_app.season.repository import RecordedEvening, SeasonEvening
from td_app.ui.desk import Desk
from td_app.ui.destinations import Destination, Spot, ToMeeting, ToPage, ToSeason
from td_app.ui.dialogs.house_dialog import HouseDialog
from td_app.ui.dialogs.joining import JoiningFiles
from td_app.ui.dialogs.past_season import Taken, TakingOver
from td_app.ui.pages.club.archive.evening_table import EveningTable
from td_app.ui.pages.page import ClubPage
from td_app.ui.theme import Space, Tone
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.labels import CutLabel, Say
from td_app.ui.widgets.layout import STRETCH, column, wide
from td_app.ui.widgets.list_box import ListBox
from td_app.ui.widgets.notices import Banner, BannerFacts, EmptyFacts, EmptyPage
from td_app.ui.widgets.page_head import GUTTER, PageHead
from td_app.ui.widgets.row_model import Column
from td_app.ui.widgets.row_table import RowTable, widen_to_titles
from td_app.ui.widgets.tips import explained
from td_app.words import refusal_sentence
from td_app.words.figures import counted, rank, whole
from td_app.words.language import fr_en
from td_app.words.past_results import day_words, ranking_name, reason_words, taken_over_words
from td_app.words.privacy import conduct_erased_words, past_conduct_words
from td_app.words.season_page import points_figure

SEARCH_WIDTH = 320
SEARCH_LEAST = 128
"""How wide the search is, and how narrow beside all there is to do, in pixels."""
ROOM_FOR_ALL = 1100
"""Pixels of the page under which what is still read would take from the search."""
ERASE = "erase"
READ = "read"
AGAIN = "again"


class ArchivePage(ClubPage):
    """Every evening of the club; their journals are read one after the other."""

    def __init__(self, desk: Desk) -> None:
        """Show the club of ``desk``."""
        super().__init__(desk)
        self._archive = ClubArchive(desk.club)
        self._evenings: dict[int, PastEvening] = {}
        self._unread: list[int] = []
        self._reading = QTimer(self, interval=0)
        self._reading.timeout.connect(self._read_next)
        self.table = EveningTable()
        self.list = ListBox(
            self.table,
            fr_en("Date, nom, joueur, vainqueur", "Date, name, player, winner"),
            no_match=fr_en("Aucune soirée ne correspond à cette recherche.", "No event matches."),
            show_all=fr_en("Afficher toutes les soirées", "Show all events"),
        )
        self.list.search.setMinimumWidth(SEARCH_LEAST)
        self.list.search.setMaximumWidth(SEARCH_WIDTH)
        explained(
            self.list.search,
            "N’affiche que les soirées qui correspondent.",
            "Shows only matching events.",
        )
        self.found = CutLabel("", Say.SOFT, hugs=True)
        self.samples = explained(
            QCheckBox(),
            "Affiche aussi les tournois d’exemple, parmi les soirées du club.",
            "Shows sample tournaments too, among the club’s events.",
        )
        self.samples.toggled.connect(lambda _ticked: self._show())
        self._past_notes: tuple[Trace, ...] = ()
        self.conduct = Banner(_conduct_facts(0))
        self.conduct.acted.connect(lambda _which: self._ask_erasing())
        self.question: HouseDialog | None = None
        self.read = Button(fr_en("Lire", "Read"), icon="open", does=lambda: self.read_chosen())
        again = fr_en("Rouvrir…", "Reopen…")
        self.open = explained(
            Button(again, icon="edit", does=self.open_chosen),
            "Rouvre la soirée choisie pour la modifier.",
            "Reopens the selected event for editing.",
        )
        papers = fr_en("Voir les papiers", "Show printouts")
        self.papers = explained(
            Button(papers, icon="papers", does=lambda: self.read_chosen("papers")),
            "Ouvre les papiers de la soirée choisie.",
            "Opens the printouts of the selected event.",
        )
        self.joining = self._joining_files()
        self.past = TakingOver(desk.club, desk.seasons, self._take_over, self)
        self.past.failed.connect(self._on_failed)
        self._lay_out()
        self.list.found.connect(self._count)
        self.list.search.chosen.connect(self.table.choose_first)
        self.table.activated_row.connect(lambda _row: self.read_chosen())
        self.table.selectionModel().selectionChanged.connect(lambda *_: self._follow_choice())

    @property
    def all_told(self) -> bool:
        """Return whether every evening's journal is read."""
        return not self._unread

    def refresh(self) -> None:
        """Show the evenings as they are known, and go on reading the others."""
        try:
            evenings = self._archive.evenings()
            self._propose_erasing()
        except StorageTrouble as trouble:
            self.desk.trouble.emit(trouble)
            return
        self._evenings = {evening.row.id: evening for evening in evenings}
        self._unread = [evening.row.id for evening in reversed(evenings) if not evening.read]
        self._show()
        if self._unread:
            self._reading.start()

    def _propose_erasing(self) -> None:
        """Report the notes on conduct left from past seasons; one act erases them."""
        self._past_notes = ()
        privacy = self.club.privacy
        if privacy is not None and not self.club.read_only:
            since = season_start(self.club, date.today()).isoformat()
            self._past_notes = tuple(privacy.conduct_notes(since))
        self.conduct.setVisible(bool(self._past_notes))
        if self._past_notes:
            self.conduct.set_facts(_conduct_facts(len(self._past_notes)))

    def _ask_erasing(self) -> None:
        words = fr_en(
            "Les textes saisis avec les incidents et les sanctions des saisons passées sont "
            "effacés. Les décisions restent au journal, sans ces textes\u00a0; les copies de "
            "sûreté les gardent un mois au plus.",
            "What was typed with the incidents and penalties of past seasons is erased. The "
            "decisions stay in the log, without that text; backups keep it for a month at most.",
        )
        title = fr_en("Effacer ces notes\u00a0?", "Erase these notes?")
        question = self.question = HouseDialog(title, words, self, icon="trash")
        question.add_button("cancel", fr_en("Ne rien changer", "Cancel"))
        question.add_button(ERASE, fr_en("Effacer", "Erase"), Rank.PRIMARY)
        question.chosen.connect(lambda name: self._erase() if name == ERASE else None)
        question.open()

    def _erase(self) -> None:
        privacy = self.club.privacy
        notes = self._past_notes
        if privacy is None:
            return
        try:
            privacy.erase(notes)
            if self.desk.live is not None:
                self.desk.live.read_again()
        except StorageTrouble as trouble:
            self.desk.trouble.emit(trouble)
            return
        self.noted.emit(conduct_erased_words(len(notes)))
        self.refresh()

    def go(self, destination: Destination) -> None:
        """Ask for the file of a season played elsewhere, where that is asked for."""
        if destination is Spot.TAKE_SEASON_OVER and self.take.isEnabled():
            self.past.ask_which()

    def find_text(self, text: str) -> None:
        """Search the evenings for this text."""
        self.list.search.search_for(text)

    def read_chosen(self, page: str = "ranking") -> None:
        """Put the evening that is chosen on the desk, to be read: its ranking or its papers."""
        chosen = self.table.chosen_row()
        if chosen is not None and chosen.meeting:
            self.asked.emit(ToMeeting(chosen.row.id))
        elif chosen is not None and chosen.imported is not None:
            self._read_imported(chosen, chosen.imported)
        elif chosen is not None and (self._here(chosen) or self._put(chosen, looking=True)):
            self.asked.emit(ToPage(page))

    def _read_imported(self, chosen: PastEvening, evening: SeasonEvening) -> None:
        """Show the ranking of an evening that was not played here."""
        try:
            lines = self.desk.seasons.ranking_of(evening)
            season = self.desk.seasons.season(evening.season)
        except StorageTrouble as trouble:
            self.desk.trouble.emit(trouble)
            return
        except Refused as refusal:
            self.desk.refused.emit(refusal)
            return
        question = self.question = ImportedEvening(chosen, season.name, lines, self)
        to_season = ToSeason(season.id)
        question.chosen.connect(lambda name: self.asked.emit(to_season) if name == SEASON else None)
        question.open()

    def open_chosen(self) -> None:
        """Put the evening that is chosen on the desk again; one that is over is asked about."""
        chosen = self.table.chosen_row()
        if chosen is None:
            return
        if chosen.meeting:
            self.asked.emit(ToMeeting(chosen.row.id))
        elif chosen.over or chosen.row.archived:
            self._ask_opening(chosen)
        elif self._put(chosen):
            self.asked.emit(ToPage("ranking"))

    def _here(self, chosen: PastEvening) -> bool:
        live = self.desk.live
        return live is not None and live.session.tournament == chosen.row.id

    def _put(self, chosen: PastEvening, *, looking: bool = False) -> bool:
        return self.desk.open(chosen.row.id, looking=looking or self.club.read_only)

    def _ask_opening(self, chosen: PastEvening) -> None:
        over = fr_en("Elle est terminée.", "It is over.")
        away = fr_en("Elle est rangée aux archives.", "It has been archived.")
        words = fr_en(
            "{0} Une fois rouverte, tout ce que vous y faites s’ajoute à son journal et change "
            "ses résultats, et ceux de la saison. Pour la consulter, cliquez sur "
            "«\u00a0Lire\u00a0».",
            "{0} Once reopened, anything you do is added to its log and changes its results and "
            "the season’s. To look at it only, choose “Read”.",
        ).format(over if chosen.over else away)
        title = fr_en("Rouvrir {0}\u00a0?", "Reopen {0}?").format(chosen.row.name)
        question = self.question = HouseDialog(title, words, self, icon="warning")
        question.add_button("cancel", fr_en("Ne rien changer", "Cancel"))
        explained(
            question.add_button(AGAIN, fr_en("Rouvrir pour modifier", "Reopen for editing")),
            "Rouvre la soirée comme si elle n’était pas finie.",
            "Reopens the event as if it were not over.",
        )
        question.add_button(READ, fr_en("Lire", "Read"), Rank.PRIMARY)
        question.chosen.connect(lambda name: self._opened(name, chosen))
        question.open()

    def _opened(self, name: str, chosen: PastEvening) -> None:
        if name == READ:
            self.read_chosen()
        elif name == AGAIN and self._put(chosen):
            self.asked.emit(ToPage("ranking"))

    def _read_next(self) -> None:
        """Read one more journal: the window goes on between two."""
        self._reading.stop()
        if not self._unread or not self.isVisible():
            return
        number = self._unread.pop()
        try:
            self._evenings[number] = self._archive.read(self._evenings[number])
        except StorageTrouble as trouble:
            self.desk.trouble.emit(trouble)
            return
        if not self._unread or not len(self._unread) % 20:
            self._show()
        self._reading.start()

    def _show(self) -> None:
        self.list.show_rows(tuple(self._evenings.values()))
        somewhere = bool(self._evenings)
        self.empty.setVisible(not somewhere)
        self.list.setVisible(somewhere)
        # The empty page offers it, larger.
        self.take.setVisible(somewhere)
        self._count()
        self._follow_choice()

    def _count(self) -> None:
        shown = self.table.counted()
        samples = self.table.samples()
        # Alone, they are all there is to see.
        alone = not any(not one.row.sample for one in self._evenings.values())
        self.table.show_samples(alone or self.samples.isChecked())
        self.samples.setVisible(bool(samples) and not alone)
        several = fr_en("{0} soirées", "{0} events")
        one = fr_en("{0} soirée", "{0} event")
        if shown:
            told = counted(shown, one, several)
        else:
            told = fr_en("Aucune soirée", "No event")
        least = told
        several = fr_en("{0} exemples", "{0} samples")
        one = fr_en("{0} exemple", "{0} sample")
        of_samples = counted(samples, one, several)
        self.samples.setText(of_samples)
        if samples and alone:
            told = f"{told} · {of_samples}"
        if self._unread and self.width() >= ROOM_FOR_ALL:
            left = fr_en("{0} journaux restent à lire", "reading {0} more logs…")
            told = f"{told} · {left.format(whole(len(self._unread)))}"
        self.found.say(told, least)
        self.found.setMinimumWidth(self.found.fontMetrics().horizontalAdvance(least) + 2)

    def _follow_choice(self) -> None:
        chosen = self.table.chosen_row()
        if chosen:
            nothing = None
        else:
            nothing = fr_en("Choisissez une soirée.", "Select an event.")
        self.read.set_refusal(nothing)
        if chosen is not None and chosen.imported is not None:
            nothing = fr_en(
                "Elle n’a pas été jouée ici\u00a0: lisez-la\u00a0; ses points se corrigent à la "
                "page Saison.",
                "It was not played here. Read it; its points are corrected on the Season page.",
            )
        for button in (self.open, self.papers):
            button.set_refusal(nothing)

    def _joining_files(self) -> JoiningFiles | None:
        """Return the way to join another file; None for a club on a server."""
        keeper = self.desk.copies
        if keeper is None or keeper.files.elsewhere:
            return None
        joining = JoiningFiles(keeper.files, self.desk.go_back_to, self)
        joining.failed.connect(self.desk.trouble)
        joining.said.connect(self.noted)
        return joining

    def _take_over(self, taken: Taken) -> None:
        """Record the content of a file in the seasons chosen, and show their standings."""
        try:
            season = taken.chosen
            if not season.id:
                season = self.desk.seasons.begin(season)
            evenings = self._recorded(taken, season.id)
        except Refused as refusal:
            self.desk.refused.emit(refusal)
        except StorageTrouble as trouble:
            self.desk.trouble.emit(trouble)
        else:
            self.desk.seasons.forget()
            self.asked.emit(ToSeason(season.id))
            self.noted.emit(taken_over_words(evenings))

    def _on_failed(self, fault: Refused | StorageTrouble) -> None:
        if isinstance(fault, Refused):
            told = self.desk.refused
        else:
            told = self.desk.trouble
        told.emit(fault)

    def _recorded(self, taken: Taken, chosen: int) -> int:
        past = taken.past
        if past.ranking:
            words = ranking_name(past.source), reason_words(past.source)
            take_ranking_over(self.club, chosen, past, taken.cards, words)
            return 1
        where: dict[int, list[RecordedEvening]] = defaultdict(list)
        for evening, season in taken.evenings:
            where[season.id or chosen].append(evening)
        return take_over(self.club, past, where, taken.cards)

    def _head(self) -> PageHead:
        words = fr_en("Importer une saison…", "Import a season…")
        self.take = Button(words, Rank.QUIET, icon="journal", does=self.past.ask_which)
        reading = self.club.read_only or self.club.seasons is None
        if reading:
            self.take.set_refusal(refusal_sentence(Refused("LOOKING_ONLY"), str))
        else:
            self.take.set_refusal(None)
        words = fr_en("Vérifier une empreinte…", "Verify a seal…")
        self.verify = explained(
            Button(words, Rank.QUIET, icon="check", does=self._ask_seal),
            "Compare l’empreinte imprimée au bas d’un papier au journal de sa soirée.",
            "Compares the seal printed at the foot of a printout with its event’s log.",
        )
        rest = [self.take, self.verify]
        if self.joining is not None:
            words = fr_en("Réunir un autre fichier…", "Merge another file…")
            self.join = Button(words, icon="import", does=self.joining.ask_which)
            away = fr_en("Emporter le club…", "Move to another computer…")
            copies = Button(
                away, Rank.QUIET, icon="export", does=lambda: self.asked.emit(Spot.SAFE_COPIES)
            )
            rest += [copies, self.join]
        acts = (self.open, self.papers, self.read)
        title = fr_en("Archives", "Archive")
        # Grows as far as it may before anything else does.
        search = wide(self.list.search, SEARCH_WIDTH)
        found = search, self.found, self.samples
        return PageHead(title, *found, STRETCH, *acts, rest=rest, fold=acts[:2])

    def _ask_seal(self) -> None:
        self.asked.emit(ToPage("seals"))

    def _lay_out(self) -> None:
        head = self._head()
        self.list.lay_out()
        facts = EmptyFacts(
            "archive",
            fr_en("Aucune soirée pour l’instant", "No events yet"),
            fr_en(
                "Les soirées jouées ici, à relire ou à rouvrir\u00a0; vous pouvez y réunir celles "
                "d’un autre ordinateur du club, et importer celles d’un tableur.",
                "The events played here, to read or reopen; you can merge those from another of "
                "the club’s computers, and import those from a spreadsheet.",
            ),
            self.take.text(),
            refusal=self.take.toolTip() if not self.take.isEnabled() else None,
        )
        self.empty = EmptyPage(facts)
        self.empty.primaryClicked.connect(self.past.ask_which)
        column(
            head,
            column(
                self.conduct,
                wide(self.list),
                wide(self.empty),
                spacing=Space.SNUG,
                margins=(GUTTER, 0, GUTTER, GUTTER),
            ),
            on=self,
            spacing=0,
            margins=0,
        )


def _conduct_facts(notes: int) -> BannerFacts:
    words = fr_en("Effacer…", "Erase…")
    return BannerFacts(past_conduct_words(notes), tone=Tone.NEUTRAL, actions=(words,))


SEASON = "season"
WIDTH = 620
HEIGHT = 320


class ImportedEvening(HouseDialog):
    """``chosen`` gives ``season`` where its season is asked for."""

    def __init__(
        self, evening: PastEvening, season: str, lines: Sequence[EveningLine], parent: QWidget
    ) -> None:
        """Show who finished where."""
        one = fr_en("{0} joueur", "{0} player")
        several = fr_en("{0} joueurs", "{0} players")
        out = fr_en("{0} élimination notée", "{0} knockout recorded")
        outs = fr_en("{0} éliminations notées", "{0} knockouts recorded")
        told = (
            day_words(evening.row.date) if evening.row.date else "",
            evening.venue,
            counted(evening.players, one, several),
            counted(evening.kills, out, outs) if evening.kills else "",
            fr_en("importée, dans la saison {0}", "imported, in season {0}").format(season),
        )
        title = evening.row.name or day_words(evening.row.date)
        super().__init__(title, " · ".join(filter(None, told)), parent, icon="winner", width=WIDTH)
        self.table: RowTable[EveningLine] = RowTable(_columns(lines), key=lambda one: one.who.key)
        self.table.setAccessibleName(fr_en("Classement de la soirée", "Ranking of the event"))
        explained(
            self.table,
            "Le rang de chacun, d’après le fichier importé, et les points de la saison.",
            "Everyone’s place, from the imported file, and the points of the season.",
        )
        widen_to_titles(self.table)
        self.table.setFixedHeight(HEIGHT)
        self.table.set_rows(lines)
        self.body.addWidget(self.table)
        explained(
            self.add_button(SEASON, fr_en("Voir la saison", "Show the season")),
            "Affiche le classement de la saison de cette soirée.",
            "Shows the standings of this event’s season.",
        )
        self.add_button("close", fr_en("Fermer", "Close"), Rank.PRIMARY)


def _columns(lines: Sequence[EveningLine]) -> tuple[Column[EveningLine], ...]:
    def figure(title: str, field: str) -> Column[EveningLine]:
        return Column(
            field,
            title,
            lambda one: -getattr(one.played, field),
            text=lambda one: str(getattr(one.played, field) or ""),
            width=96,
            figures=True,
        )

    again = fr_en("Réinscriptions", "Re-entries")
    return (
        Column(
            "rank",
            fr_en("Rang", "Rank"),
            lambda one: one.played.place,
            text=lambda one: rank(one.played.place),
            width=72,
            figures=True,
        ),
        Column("name", fr_en("Joueur", "Player"), lambda one: one.who.name, fills=True, named=True),
        figure(fr_en("Éliminations", "Knockouts"), "kills"),
        *((figure(again, "reentries"),) if any(o.played.reentries for o in lines) else ()),
        Column(
            "points",
            fr_en("Points", "Points"),
            lambda one: -one.points,
            text=lambda one: points_figure(one.points) if one.points else "",
            width=96,
            figures=True,
        ),
    )
