"""The list of entrants with all that stands around it."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from rules_ropta.ruling import Refused
from td_app.ports import ClubDirectory, StorageTrouble
from td_app.register.member import Member
from td_app.session import erased_person
from td_app.tournament import commands as cmd
from td_app.tournament import events as ev
from td_app.tournament.state.person import Person
from td_app.tournament.views.players import PlayerRow, Players
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.players.action_bar import COMMANDS, ActionBar, presence_command
from td_app.ui.pages.players.add_line import AddLine, KnownMember, known_cards, known_members
from td_app.ui.pages.players.bought import BuyInBar
from td_app.ui.pages.players.from_register import RegisterLink, dues_words
from td_app.ui.pages.players.newcomers import NewcomersBanner
from td_app.ui.pages.players.person_panel import PersonPanel
from td_app.ui.pages.players.table import PlayersTable, counts, filter_words, in_order
from td_app.ui.pages.privacy_acts import PrivacyActs, subject_of
from td_app.ui.refusals import why_not_plainly
from td_app.ui.theme import Space, Tone
from td_app.ui.widgets.buttons import Button
from td_app.ui.widgets.choices import FilterChips
from td_app.ui.widgets.labels import Say, label, tell
from td_app.ui.widgets.layout import column, row, wide
from td_app.ui.widgets.notices import Banner, BannerFacts, EmptyFacts, EmptyPage
from td_app.ui.widgets.page_parts import SectionHeading
from td_app.ui.widgets.searching import SearchField
from td_app.words import refusal_sentence
from td_app.words.figures import whole
from td_app.words.language import fr_en

SEARCH_WIDTH = 264
NAMED = 3
"""How many of those who wait for a seat are named; the others are counted."""


class EntrantsView(QWidget):
    """``importAsked()``, ``placeRequested(entrant)``; the rest is asked of the session here."""

    importAsked = Signal()  # noqa: N815 - a Qt signal among Qt's own
    placeRequested = Signal(int)  # noqa: N815

    def __init__(
        self, live: LiveTournament, directory: ClubDirectory, parent: QWidget | None = None
    ) -> None:
        """Show the entrants of ``live``; members are those of ``directory``."""
        super().__init__(parent)
        self._live = live
        self._directory = directory
        self._known: tuple[KnownMember, ...] | None = None
        self.register: RegisterLink | None = None
        #: Whether the club keeps the names entered here: not those of a sample.
        self.remembers = True
        self.search = SearchField(fr_en("Chercher un nom, une table", "Find a name, a table"))
        self.search.setFixedWidth(SEARCH_WIDTH)
        self.add = AddLine(self._members)
        self.said = label("", Say.SMALL, tone=Tone.AMBER, wraps=True)
        self.said.hide()
        self.chips = FilterChips(filter_words(), fr_en("Filtrer la liste", "Filter the list"))
        self.waiting = Banner(BannerFacts(""))
        self.newcomers = NewcomersBanner()
        self.table = PlayersTable()
        self.nothing = label("", Say.SOFT)
        self.bar = ActionBar(live)
        self.sold = BuyInBar(live)
        self.panel = PersonPanel(live)
        self.panel.hide()
        everyone = fr_en("Tout le monde est présent", "Everybody is present")
        self.everyone = Button(everyone, icon="check", does=self._on_everyone)
        words = fr_en("Importer une liste", "Import a list")
        self.importing = Button(words, icon="import", does=self.importAsked)
        self.empty = self._empty_page()
        self._lay_out()
        self._listen()

    def refresh(self) -> None:
        """Show the list as it is now."""
        players = self._live.players()
        self.table.show_terms(players.terms)
        self.table.set_rows(in_order(players))
        self.chips.buttons["unpaid"].setVisible(players.terms.priced)
        self.sold.refresh(players)
        self.chips.set_counts(counts(players))
        self.add.set_entered(row.person for row in players.rows)
        self._show_emptiness(bool(players.rows))
        self._show_waiting(players)
        self.newcomers.refresh()
        self._judge(players)
        self._show_chosen()
        if self.panel.isVisibleTo(self):
            self.panel.refresh(self._row_of(self.panel.entrant))

    def find_text(self, text: str) -> None:
        """Put the keyboard in the search, on this text."""
        self.search.search_for(text)

    def show_only(self, kept: str) -> None:
        """Keep the rows of a filter (a key of ``FILTERS``), the keyboard on them."""
        self.search.clear()
        self.chips.choose(kept)
        self._on_filter(kept)
        self.table.setFocus()

    def sell_add_ons(self) -> None:
        """Ask whether everybody in play who has not taken the add-on buys it now."""
        self.table.clearSelection()
        self.sold.sell_to_all()

    def show_entrant(self, entrant: int) -> None:
        """Choose the row of an entrant, out of any search and filter, the keyboard on it."""
        self._bring_in_view(entrant)
        self.table.setFocus()

    def _bring_in_view(self, entrant: int) -> None:
        self.search.clear()
        self.table.find_typed("")
        if not self.table.choose(entrant):
            self.chips.choose("all")
            self.table.keep("all")
            self.table.choose(entrant)
        self._show_nothing()

    def correct(self, entrant: int) -> None:
        """Open the panel on an entrant."""
        row = self._row_of(entrant)
        if row is not None:
            self.panel.open_row(row)
            self.table.choose(entrant)

    def reinstate(self, entrant: int) -> None:
        """Open the panel on an entrant who is out, the keyboard where a seat is typed."""
        self.correct(entrant)
        if self.panel.comes_back.isVisibleTo(self):
            self.panel.comes_back.seat.setFocus()

    def remember(self, entrants: Mapping[int, Person], card: Member | None = None) -> None:
        """Keep those entered in the club's register; the disk's trouble is told."""
        if self.register is not None:
            self.register.enter(entrants, card)
        elif self.remembers:
            try:
                self._directory.remember(tuple(entrants.values()))
            except StorageTrouble as trouble:
                self._live.trouble.emit(trouble)
        self._known = None
        self.newcomers.refresh()

    def watch_register(self, register: RegisterLink | None) -> None:
        """Enter people from the register, and tell what it says of each; without one, nothing."""
        self.register = register
        self.newcomers.register = register
        self.panel.watch_register(register)
        self.panel.memberMade.connect(self._on_card_written)

    def forget_known(self) -> None:
        """Ask the register again at the next name that is typed."""
        self._known = None
        if self.register is not None:
            self.register.forget()
        self.newcomers.refresh()

    def _on_card_written(self, words: str) -> None:
        self._known = None
        self.newcomers.refresh()
        if self.panel.isVisibleTo(self):
            self.panel.refresh(self._row_of(self.panel.entrant))
        tell(self.said, words)

    def watch_privacy(self, acts: PrivacyActs | None, read_only: bool) -> None:
        """Let the panel ask what is kept about a person, or erase them; nobody without ``acts``."""
        self.panel.held.setVisible(acts is not None)
        self.panel.erase.setVisible(acts is not None)
        if acts is None:
            return
        self.panel.heldAsked.connect(lambda who: acts.ask_held(subject_of(self._live, who)))
        self.panel.eraseAsked.connect(lambda who: acts.ask_erase(subject_of(self._live, who)))
        acts.told.connect(lambda words: tell(self.said, words))
        if read_only:
            self.panel.erase.set_refusal(refusal_sentence(Refused("LOOKING_ONLY"), str))

    def _on_erased(self) -> None:
        """Forget whose name was erased, at any post; what is being written of others stays."""
        self._known = None
        row = self._row_of(self.panel.entrant)
        if row is None or row.person == erased_person(row.entrant):
            self._close_panel()

    def _members(self) -> tuple[KnownMember, ...]:
        if self._known is None:
            try:
                if self.register is not None:
                    self._known = known_cards(self.register.cards())
                else:
                    self._known = known_members(self._directory.members())
            except StorageTrouble as trouble:
                self._live.trouble.emit(trouble)
                return ()
        return self._known

    def _row_of(self, entrant: int | None) -> PlayerRow | None:
        return next((row for row in self._live.players().rows if row.entrant == entrant), None)

    def _listen(self) -> None:
        self.search.searched.connect(self._on_searched)
        self.search.chosen.connect(self.table.choose_first)
        self.search.went_down.connect(self.table.choose_first)
        self.search.hear(self.table)
        self.chips.picked.connect(self._on_filter)
        self.add.added.connect(self._on_added)
        self.add.said.connect(lambda words: tell(self.said, words))
        self.waiting.acted.connect(self._on_place)
        self.newcomers.answered.connect(self._on_card_written)
        self.table.chosenChanged.connect(self._show_chosen)
        self.table.asked.connect(self._act)
        self.bar.asked.connect(lambda act: self._act(act, self.table.chosen()))
        self.sold.told.connect(lambda words: tell(self.said, words))
        self.panel.closed.connect(self._close_panel)
        self._live.names_erased.connect(self._on_erased)

    def _act(self, act: str, rows: list[PlayerRow]) -> None:
        if act in COMMANDS:
            self._send(COMMANDS[act](rows))
        elif rows and act == "return":
            self.reinstate(rows[0].entrant)
        elif rows:
            self.correct((self.table.chosen_row() or rows[0]).entrant)

    def _send(self, command: cmd.Command | None) -> None:
        if command is not None:
            self._live.dispatch(command)

    def _on_added(self, person: Person, present: bool, card: Member | None) -> None:
        entry = self._live.dispatch(cmd.RegisterEntrants((person,), present=present))
        if entry is not None and isinstance(entry.event, ev.EntrantsRegistered):
            entrant = entry.event.who()[-1]
            self.remember({entrant: person}, card)
            tell(self.said, dues_words(self.register.card(entrant)) if self.register else "")
            self._bring_in_view(entrant)

    def _on_everyone(self) -> None:
        absent = [row for row in self._live.players().rows if not row.present]
        self._send(presence_command(absent))

    def _on_place(self) -> None:
        waiting = [row for row in self._live.players().rows if row.waits]
        chosen = [row for row in self.table.chosen() if row.waits]
        if waiting:
            self.placeRequested.emit((chosen or waiting)[0].entrant)

    def _on_searched(self, text: str) -> None:
        self.table.find_typed(text)
        kept = self.chips.chosen()
        if text.strip() and not self.table.shown_count() and kept != "all":
            # They are looked for, wherever they are: another list is no reason not to find them.
            self.table.keep("all")
            found = "all" if self.table.shown_count() else kept
            self.chips.choose(found)
            self.table.keep(found)
        self._show_nothing()

    def _on_filter(self, key: str) -> None:
        self.table.keep(key)
        self._show_nothing()

    def _close_panel(self) -> None:
        self.panel.hide()
        self.table.setFocus()

    def _judge(self, players: Players) -> None:
        absent = tuple(row.entrant for row in players.rows if not row.present)
        nobody = fr_en("Personne n’est inscrit.", "Nobody is entered.")
        all_there = fr_en(
            "Tous les inscrits sont déjà pointés présents.",
            "Every entrant is already marked present.",
        )
        why: str | None = all_there if players.rows else nobody
        if absent:
            why = why_not_plainly(self._live, cmd.MarkPresence(absent))
        self.everyone.set_refusal(why)
        closed = why_not_plainly(self._live, cmd.RegisterEntrants((Person("A"),)))
        for entering in (self.add, self.importing, self.empty.primary):
            entering.set_refusal(closed)

    def _show_emptiness(self, somebody: bool) -> None:
        self.empty.setVisible(not somebody)
        self.list.setVisible(somebody)
        for widget in (self.chips, self.search, self.everyone, self.importing):
            widget.setVisible(somebody)
        self._show_nothing()

    def _show_nothing(self) -> None:
        none = not self.table.shown_count() and bool(self.table.rows.rows)
        searched = fr_en("Personne ne correspond à cette recherche.", "Nobody matches this search.")
        kept = fr_en("Personne dans cette liste.", "Nobody on this list.")
        self.nothing.setText(searched if self.search.text().strip() else kept)
        self.nothing.setVisible(none)

    def _show_waiting(self, players: Players) -> None:
        waiting = [row for row in players.rows if row.waits]
        self.waiting.setVisible(bool(waiting))
        if not waiting:
            return
        names = ", ".join(row.name for row in waiting[:NAMED])
        words = fr_en("{0} et {1} autres", "{0} and {1} others")
        more = words.format(names, whole(len(waiting) - NAMED))
        one = fr_en("Un joueur attend une place", "A player is waiting for a seat")
        told = fr_en("{0} joueurs attendent une place", "{0} players are waiting for a seat")
        several = told.format(whole(len(waiting)))
        self.waiting.set_facts(
            BannerFacts(
                one if len(waiting) == 1 else several,
                more if len(waiting) > NAMED else names,
                actions=(fr_en("Placer", "Seat"),),
            )
        )

    def _show_chosen(self) -> None:
        chosen = self.table.chosen()
        self.bar.show_rows(chosen)
        self.sold.show_rows(chosen)

    def _empty_page(self) -> EmptyPage:
        text = fr_en(
            "Importez le fichier des membres ou la liste des préinscrits, puis pointez les "
            "présents. Un joueur seul s’ajoute sur la ligne ci-dessus.",
            "Import the members’ file or the pre-registration list, then mark who is present. Add "
            "a single player on the line above.",
        )
        title = fr_en("Personne n’est encore inscrit", "Nobody is entered yet")
        words = fr_en("Importer une liste", "Import a list")
        page = EmptyPage(EmptyFacts("players", title, text, words))
        page.primaryClicked.connect(self.importAsked)
        return page

    def _lay_out(self) -> None:
        heading = SectionHeading(fr_en("Joueurs", "Players"), say=Say.TITLE)
        heading.add(self.everyone)
        heading.add(self.importing)
        self.list = QWidget()
        row(
            wide(column(self.nothing, wide(self.table), self.bar, self.sold, spacing=Space.TIGHT)),
            self.panel,
            on=self.list,
            spacing=Space.SNUG,
            margins=0,
        )
        column(
            heading,
            row(self.search, wide(self.add), spacing=Space.TIGHT),
            self.said,
            self.waiting,
            self.newcomers,
            self.chips,
            wide(self.list),
            wide(self.empty),
            on=self,
            spacing=Space.SNUG,
            margins=(Space.NORMAL, Space.NORMAL, Space.NORMAL, Space.SNUG),
        )
