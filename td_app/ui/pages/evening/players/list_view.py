"""The list of entrants with all that stands around it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from rules_ropta.ruling import Refused
from td_app.club.check_in import SOMEBODY_ELSE, CheckIn, Comer
from td_app.club.club import Club
from td_app.club.who_comes import Known, everyone, listed_and_new
from td_app.live.door import erased_person
from td_app.ports.trouble import StorageTrouble
from td_app.tournament import commands as cmd
from td_app.tournament import events as ev
from td_app.tournament.state.person import Person
from td_app.tournament.state.tournament import Majority
from td_app.tournament.views.players import PlayerRow, Players
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.evening.players.action_bar import COMMANDS, ActionBar, presence_command
from td_app.ui.pages.evening.players.check_in_field import CheckInField
from td_app.ui.pages.evening.players.from_register import (
    age_words,
    dues_words,
    how_to_begin,
    last_evening_words,
)
from td_app.ui.pages.evening.players.newcomers import NewcomersBanner
from td_app.ui.pages.evening.players.person_panel import PersonPanel
from td_app.ui.pages.evening.players.purchase_bar import BuyInBar
from td_app.ui.pages.evening.players.table import (
    PlayersTable,
    counts,
    filter_words,
    in_order,
    tell_nothing,
)
from td_app.ui.pages.privacy_acts import PrivacyActs, subject_of
from td_app.ui.refusals import why_not_plainly
from td_app.ui.theme import Space, Tone, dress
from td_app.ui.widgets.buttons import Button
from td_app.ui.widgets.choices import FilterChips
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.layout import column, framed, row, wide
from td_app.ui.widgets.notices import Banner, BannerFacts, EmptyFacts, EmptyPage
from td_app.ui.widgets.page_head import GUTTER, PageHead
from td_app.ui.widgets.tips import explained
from td_app.words import refusal_sentence
from td_app.words.figures import counted, whole
from td_app.words.language import fr_en

NAMED = 3
"""How many of several people are named; the others are counted."""


def named(names: Sequence[str]) -> str:
    """Return the first names, and how many others there are."""
    told = ", ".join(names[:NAMED])
    others = len(names) - NAMED
    one = fr_en("{0} et un autre", "{0} and one other")
    several = fr_en("{0} et {1} autres", "{0} and {1} others")
    if others > 0:
        told = (one if others == 1 else several).format(told, whole(others))
    return told


LAST_HELP: Final = (
    "Inscrit les joueurs de la dernière soirée, à pointer à leur arrivée.",
    "Registers the players of the last evening, to be marked present on arrival.",
)


def as_last_time() -> str:
    """Return what a button that lists the players of the last evening is called."""
    return fr_en("Inscrire comme la dernière fois", "Register as last time")


class EntrantsView(QWidget):
    """``importAsked()``, ``listPasted(text)``, ``placeRequested(entrant)``.

    The rest is asked of the session here.
    """

    importAsked = Signal()  # noqa: N815 - a Qt signal among Qt's own
    listPasted = Signal(str)  # noqa: N815
    placeRequested = Signal(int)  # noqa: N815

    def __init__(self, live: LiveTournament, parent: QWidget | None = None) -> None:
        """Show the entrants of ``live``."""
        super().__init__(parent)
        self._live = live
        self._club: Club | None = None
        self.check_in: CheckIn | None = None
        self.door = CheckInField(self, self._everyone)
        # Its line is kept free: nothing moves under the pointer as somebody comes in.
        self.said = label("", Say.SMALL, tone=Tone.AMBER, wraps=True)
        self.said.hide()
        told = fr_en("Filtrer la liste", "Filter the list")
        self.chips = FilterChips(filter_words(), told, wraps=True)
        self.waiting = Banner(BannerFacts(""))
        self.newcomers = NewcomersBanner()
        self.table = PlayersTable()
        self.nothing = label("", Say.SOFT)
        self.bar = ActionBar(live)
        self.sold = BuyInBar(live)
        self.panel = PersonPanel(live)
        self.panel.hide()
        everyone = fr_en("Pointer tout le monde", "Mark everyone present")
        self.everyone = explained(
            Button(everyone, icon="check", does=self._on_everyone),
            "Pointe d’un coup tous les inscrits comme présents ; décochez ensuite les absents.",
            "Marks everyone registered present at once; then untick anyone missing.",
        )
        self.last = Button(
            as_last_time(), icon="players", does=self.list_last_evening, explains=LAST_HELP
        )
        self.last.hide()
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
        over = self._live.progress().over
        self.table.over = over
        for key in ("presence", "majority", "seat"):
            self.table.show_column(key, not over)
        needless = tell_nothing(players, over=over) - {self.chips.chosen()}
        for key, button in self.chips.buttons.items():
            button.setHidden(key in needless)
        self.chips.buttons["unpaid"].setVisible(players.terms.priced)
        self.sold.refresh(players)
        self.chips.set_counts(counts(players))
        somebody = bool(players.rows)
        self.empty.text.setText(how_to_begin(self.check_in))
        self.empty.setVisible(not somebody)
        self.list.setVisible(somebody)
        for widget in (self.chips, self.everyone, self.importing):
            widget.setVisible(somebody)
        self._show_nothing()
        self._show_waiting(players)
        self.newcomers.refresh()
        self._update_buttons(players)
        self._show_chosen()
        if self.panel.isVisibleTo(self):
            self.panel.refresh(self._row_of(self.panel.entrant))

    def find_text(self, text: str) -> None:
        """Put the keyboard in the search, on this text."""
        self.door.field.search_for(text)

    def show_only(self, kept: str) -> None:
        """Keep the rows of a filter (a key of ``FILTERS``), the keyboard on them."""
        self.door.clear()
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
        self.door.clear()
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

    def enter(self, comers: Sequence[Comer], present: bool) -> tuple[int, ...]:
        """Put people on the list; return their numbers, none when it was refused."""
        if self.check_in is not None:
            entry = self.check_in.enter(comers, present, self._live.dispatch)
        else:
            people = tuple(person for person, _ in comers)
            entry = self._live.dispatch(cmd.RegisterEntrants(people, present))
        if entry is None or not isinstance(entry.event, ev.EntrantsRegistered):
            return ()
        return entry.event.who()

    def watch_register(self, check_in: CheckIn | None, club: Club | None) -> None:
        """Enter people from the register, and show their cards; without one, do nothing."""
        self.check_in = check_in
        self._club = club
        self.newcomers.check_in = check_in
        self.panel.watch_register(check_in)
        self.panel.memberMade.connect(self._on_card_written)
        earlier = False
        if check_in is not None and club is not None:
            try:
                earlier = bool(check_in.earlier(club))
            except StorageTrouble as trouble:
                self._live.trouble.emit(trouble)
        for last in (self.last, self.empty.secondary):
            last.setVisible(earlier)

    def take_list(self, people: Sequence[Person], present: bool) -> bool:
        """Enter those of a list who are new, mark the others present; whether it was done."""
        known, new = listed_and_new(people, self._live.players().rows)
        if new:
            entered = self.enter([(person, None) for person in new], present)
        else:
            entered = ()
        if new and not entered:
            return False
        there = [row for row in known if row.standing == "registered" and not row.present]
        if not present:
            there = []
        if there and not self._mark_present(there):
            return False
        marked = counted(
            len(there),
            fr_en("{0} présence notée", "{0} marked present"),
            fr_en("{0} présences notées", "{0} marked present"),
        )
        newcomers = counted(
            len(entered),
            fr_en("{0} inscription", "{0} registered"),
            fr_en("{0} inscriptions", "{0} registered"),
        )
        told = [words for words, who in ((marked, there), (newcomers, entered)) if who]
        nobody = fr_en(
            "Rien de nouveau\u00a0: tous sont déjà sur la liste",
            "Nothing new: everyone is already on the list",
        )
        self._say(f"{', '.join(told) or nobody}.", Tone.NEUTRAL)
        return True

    def name_left(self, names: Sequence[str]) -> None:
        """Say after what was done with a list who is doubtful there and was not taken."""
        if names:
            words = fr_en(
                "{0} À vérifier, laissés de côté\u00a0: {1}.", "{0} To check, left out: {1}."
            )
            self._say(words.format(self.said.text(), named(names)), Tone.AMBER)

    def forget_known(self) -> None:
        """Ask the register again at the next name that is typed."""
        if self.check_in is not None:
            self.check_in.forget()
        self.newcomers.refresh()

    def _on_card_written(self, words: str) -> None:
        self.newcomers.refresh()
        if self.panel.isVisibleTo(self):
            self.panel.refresh(self._row_of(self.panel.entrant))
        self._say(words, Tone.NEUTRAL)

    def watch_privacy(self, acts: PrivacyActs | None, read_only: bool) -> None:
        """Let the panel export or erase a person's data; its buttons are hidden without
        ``acts``.
        """
        self.panel.held.setVisible(acts is not None)
        self.panel.erase.setVisible(acts is not None)
        if acts is None:
            return
        self.panel.heldAsked.connect(lambda who: acts.ask_held(subject_of(self._live, who)))
        self.panel.eraseAsked.connect(lambda who: acts.ask_erase(subject_of(self._live, who)))
        acts.told.connect(lambda words: self._say(words))
        if read_only:
            self.panel.erase.set_refusal(refusal_sentence(Refused("LOOKING_ONLY"), str))

    def _on_erased(self) -> None:
        """Forget whose name was erased, at any post; what is being written of others stays."""
        self.forget_known()
        row = self._row_of(self.panel.entrant)
        if row is None or row.person == erased_person(row.entrant):
            self._close_panel()

    def _everyone(self) -> tuple[Known, ...]:
        """Return those on the list, then the cards of the register that are not."""
        if self.check_in is not None:
            cards = self.check_in.not_here()
        else:
            cards = ()
        return everyone(self._live.players().rows, cards)

    def _row_of(self, entrant: int | None) -> PlayerRow | None:
        return next((row for row in self._live.players().rows if row.entrant == entrant), None)

    def _listen(self) -> None:
        self.door.searched.connect(self._on_searched)
        self.door.looked.connect(self._on_looked)
        self.door.field.attach_search(self.table)
        self.chips.picked.connect(self._on_filter)
        self.door.came.connect(self._on_came)
        self.door.said.connect(lambda words: self._say(words, Tone.AMBER))
        self.door.pasted.connect(self.listPasted)
        self.door.undo.connect(lambda: self._send(cmd.Undo()))
        self.door.redo.connect(lambda: self._send(cmd.Redo()))
        self.waiting.acted.connect(self._on_place)
        self.newcomers.answered.connect(self._on_card_written)
        self.table.chosenChanged.connect(self._show_chosen)
        self.table.asked.connect(self._act)
        self.bar.asked.connect(lambda act: self._act(act, self.table.chosen()))
        self.sold.told.connect(lambda words: self._say(words))
        self.panel.closed.connect(self._close_panel)
        self._live.names_erased.connect(self._on_erased)
        self._live.done.connect(self._on_done)

    def _on_done(self, _entry: ev.Entry) -> None:
        """The register was written with what was done here."""
        self.newcomers.refresh()

    def _say(self, words: str, tone: Tone = Tone.AMBER) -> None:
        self.said.setText(words)
        self.said.setVisible(bool(words))
        dress(self.said, tone=tone.value)

    def _act(self, act: str, rows: list[PlayerRow]) -> None:
        if act in COMMANDS:
            self._send(COMMANDS[act](rows))
        elif rows and act == "return":
            self.reinstate(rows[0].entrant)
        elif rows:
            self.correct((self.table.chosen_row() or rows[0]).entrant)

    def _send(self, command: cmd.Command | None) -> ev.Entry | None:
        """Send a command; a person whose card says they were checked is marked as checked (1.4).

        What was said of the act before goes: it may be true no more.
        """
        if command is None:
            return None
        self._say("")
        if self.check_in is None:
            told = command
        else:
            told = self.check_in.with_checked(command)
        return self._live.dispatch(told)

    def _on_came(self, choice: Known | Person) -> None:
        """Mark a person present, or enter them; a seated one is only shown."""
        present = self.door.present.isChecked()
        if isinstance(choice, Person):
            self._enter_one((choice, SOMEBODY_ELSE), present)
            return
        row = self._row_now(choice)
        if row is None:
            self._enter_one((choice.person, choice.card), present)
        elif row.standing != "registered":
            self.show_entrant(row.entrant)
        elif row.present or not present:
            self._tell_there(row)
        elif self._mark_present([row]):
            self._tell_came(row.entrant)

    def _row_now(self, known: Known) -> PlayerRow | None:
        """The row of somebody who was offered: another post may have entered or ticked them."""
        if known.row is not None:
            return self._row_of(known.row.entrant)
        if self.check_in is not None:
            cards = self.check_in.cards_here()
        else:
            cards = {}
        theirs = [who for who, card in cards.items() if known.card and card.id == known.card.id]
        if theirs:
            return self._row_of(theirs[0])
        return None

    def _enter_one(self, comer: Comer, present: bool) -> None:
        for entrant in self.enter((comer,), present):
            self._tell_came(entrant)

    def _mark_present(self, rows: Sequence[PlayerRow]) -> bool:
        return self._send(cmd.MarkPresence(tuple(row.entrant for row in rows))) is not None

    def _tell_came(self, entrant: int) -> None:
        """Show who came in and the remark on their card; wait for the next name."""
        self.door.clear()
        self._bring_in_view(entrant)
        row = self._row_of(entrant)
        if row is None:
            return
        listed = fr_en("Inscrit\u00a0: {0}.", "Registered: {0}.")
        present = fr_en("Présent\u00a0: {0}.", "Present: {0}.")
        told = [(present if row.present else listed).format(row.name)]
        card = None
        if self.check_in is not None:
            card = self.check_in.card(entrant)
        if card is not None and card.of_age and row.majority == Majority.CHECKED.value:
            told.append(age_words(card.of_age))
        late = dues_words(card)
        self._say(" ".join([*told, late]).strip(), Tone.AMBER if late else Tone.NEUTRAL)

    def _tell_there(self, row: PlayerRow) -> None:
        """Say that somebody is on the list already; a namesake is asked for by a figure."""
        words = fr_en(
            "{0} figure déjà sur la liste. Pour un homonyme, tapez son chiffre.",
            "{0} is already on the list. For another person of the same name, type their number.",
        )
        if row.present:
            words = fr_en(
                "{0} est déjà sur la liste des présents. Pour un homonyme, tapez son chiffre.",
                "{0} is already marked present. For another person of the same name, type their "
                "number.",
            )
        self.door.ask(words.format(row.name))

    def list_last_evening(self) -> None:
        """List who played last time, absent until they come in."""
        last = None
        try:
            if self.check_in is not None and self._club is not None:
                last = self.check_in.last_evening(self._club)
        except StorageTrouble as trouble:
            self._live.trouble.emit(trouble)
            return
        if last is None:
            nobody = fr_en(
                "Aucune soirée précédente n’a de joueurs du registre.",
                "No previous evening has players from the members list.",
            )
            self._say(nobody, Tone.AMBER)
            return
        if self.check_in is not None:
            known = self.check_in.not_here()
        else:
            known = ()
        if self.check_in is not None:
            linked = self.check_in.cards_here()
        else:
            linked = {}
        # A name without a card may be theirs; one with a card of its own is a namesake's.
        rows = (row for row in self._live.players().rows if row.entrant not in linked)
        here = {row.person.name_key for row in rows}
        comers = [
            (card.person, card)
            for card in last.cards
            if card in known and card.person.name_key not in here
        ]
        listed = 0
        if comers:
            listed = len(self.enter(comers, False))
        self._say(last_evening_words(last, listed), Tone.NEUTRAL)
        self.door.field.setFocus()

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
            if self.table.shown_count():
                found = "all"
            else:
                found = kept
            self.chips.choose(found)
            self.table.keep(found)
        self._show_nothing()

    def _on_looked(self) -> None:
        """Go to the list; where it shows nobody, say what names somebody."""
        if self.table.shown_count():
            self.table.choose_first()
            return
        words = fr_en(
            "Écrivez un nom\u00a0: NOM Prénom, club.",
            "Type a name: LAST NAME First name, club.",
        )
        self._say(words, Tone.AMBER)

    def _on_filter(self, key: str) -> None:
        self.table.keep(key)
        self._show_nothing()

    def _close_panel(self) -> None:
        self.panel.hide()
        self.table.setFocus()

    def _update_buttons(self, players: Players) -> None:
        absent = tuple(row.entrant for row in players.rows if not row.present)
        nobody = fr_en("Personne n’est inscrit.", "Nobody is registered.")
        all_there = fr_en(
            "Tous les inscrits sont déjà pointés présents.",
            "Everyone registered is already marked present.",
        )
        why: str | None = all_there if players.rows else nobody
        if absent:
            why = why_not_plainly(self._live, cmd.MarkPresence(absent))
        self.everyone.set_refusal(why)
        closed = why_not_plainly(self._live, cmd.RegisterEntrants((Person("A"),)))
        self.door.set_closed(closed is not None)
        empty = (self.empty.primary, self.empty.secondary)
        for entering in (self.last, self.importing, *empty):
            entering.set_refusal(closed)

    def _show_nothing(self) -> None:
        none = not self.table.shown_count() and bool(self.table.rows.rows)
        searched = fr_en("Personne ne correspond à cette recherche.", "Nobody matches this search.")
        kept = fr_en("Personne dans cette liste.", "Nobody on this list.")
        if self.door.field.text().strip():
            self.nothing.setText(searched)
        else:
            self.nothing.setText(kept)
        self.nothing.setVisible(none)

    def _show_waiting(self, players: Players) -> None:
        waiting = [row for row in players.rows if row.waits]
        self.waiting.setVisible(bool(waiting))
        if not waiting:
            return
        names = named([row.name for row in waiting])
        one = fr_en("Un joueur attend une place", "A player is waiting for a seat")
        told = fr_en("{0} joueurs attendent une place", "{0} players are waiting for a seat")
        several = told.format(whole(len(waiting)))
        self.waiting.set_facts(
            BannerFacts(
                one if len(waiting) == 1 else several,
                names,
                actions=(fr_en("Placer", "Seat"),),
            )
        )

    def _show_chosen(self) -> None:
        chosen = self.table.chosen()
        self.bar.show_rows(chosen)
        self.bar.setVisible(bool(chosen) or not self._live.progress().over)
        self.acts.setHidden(self.bar.isHidden() and self.sold.isHidden())
        self.sold.show_rows(chosen)

    def _empty_page(self) -> EmptyPage:
        title = fr_en("Personne n’est encore inscrit", "Nobody is registered yet")
        page = EmptyPage(EmptyFacts("players", title, "", self.importing.text(), as_last_time()))
        page.primaryClicked.connect(self.importAsked)
        page.secondaryClicked.connect(self.list_last_evening)
        explained(page.secondary, *LAST_HELP)
        page.secondary.hide()
        return page

    def _lay_out(self) -> None:
        title = fr_en("Joueurs", "Players")
        rest = (self.everyone, self.last, self.importing)
        head = PageHead(title, wide(self.door), rest=rest)
        self.list = QWidget()
        # What is asked stands under the names: none of them moves as somebody comes in.
        asked = (self.waiting, self.newcomers)
        self.acts = framed(column(self.bar, self.sold, spacing=0), kind="sunken")
        parts = (self.nothing, wide(self.table), *asked, self.acts)
        row(
            wide(column(*parts, spacing=Space.TIGHT)),
            self.panel,
            on=self.list,
            spacing=Space.SNUG,
            margins=0,
        )
        column(
            head,
            column(
                self.chips,
                wide(self.list),
                wide(self.empty),
                # Under the names too: what is said of one who comes moves none of them.
                self.said,
                spacing=Space.TIGHT,
                margins=(GUTTER, 0, GUTTER, GUTTER),
            ),
            on=self,
            spacing=0,
            margins=0,
        )
