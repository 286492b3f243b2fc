"""The register with all that stands around it: search, filters, the card being written."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from td_app.register.member import NEW, Member
from td_app.tournament.state.person import Person
from td_app.ui.pages.club.members.card_form import CardForm
from td_app.ui.pages.club.members.register_table import (
    FILTERS,
    RegisterRow,
    RegisterTable,
    filter_words,
    rows_of,
)
from td_app.ui.pages.club.members.several_form import SeveralForm
from td_app.ui.theme import Space
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.labels import CutLabel, Say
from td_app.ui.widgets.layout import column, row, wide
from td_app.ui.widgets.list_box import ListBox
from td_app.ui.widgets.notices import EmptyFacts, EmptyPage
from td_app.ui.widgets.page_head import GUTTER, PageHead
from td_app.ui.widgets.tips import explained
from td_app.words.figures import whole
from td_app.words.language import fr_en

SEARCH_WIDTH = 320
NEW_CARD = "Alt+N"


class RegisterView(QWidget):
    """``importAsked()``, ``twinsAsked()``, ``linksAsked()`` for the other views of the page.

    ``kept(member)`` to write a card, ``cardAsked(number)``, ``leftAsked(member)`` as the form says.
    """

    importAsked = Signal()  # noqa: N815 - a Qt signal among Qt's own
    twinsAsked = Signal()  # noqa: N815
    linksAsked = Signal()  # noqa: N815
    kept = Signal(object)
    cardAsked = Signal(int)  # noqa: N815
    leftAsked = Signal(object)  # noqa: N815

    def __init__(self) -> None:
        """Start with an empty list."""
        super().__init__()
        self._rows: tuple[RegisterRow, ...] = ()
        self.table = RegisterTable()
        hint = fr_en("Nom, pseudo, licence, club", "Name, licence, club")
        self.list = ListBox(self.table, hint)
        explained(
            self.list.search,
            "N’affiche que les fiches qui correspondent.",
            "Shows only matching profiles.",
        )
        self.list.search.setFixedWidth(SEARCH_WIDTH)
        words = fr_en("Filtrer le registre", "Filter")
        self.chips = self.list.filters(words, filter_words(), FILTERS)
        self.form = CardForm()
        self.form.hide()
        self.several = SeveralForm()
        self.several.hide()
        every = fr_en("Tout choisir (Ctrl+A)", "Select all (Ctrl+A)")
        self.every = explained(
            Button(every, Rank.QUIET, scale="small", does=self._choose_all),
            "Choisit toutes les fiches affichées.",
            "Selects every profile shown.",
        )
        new = fr_en("Nouvelle fiche", "New profile")
        self.new = Button(new, Rank.PRIMARY, icon="add", does=self.start_new)
        words = fr_en("Importer un fichier", "Import a file")
        self.importing = Button(words, icon="import", does=self.importAsked)
        self.twins = explained(
            Button(fr_en("Doublons", "Duplicates"), icon="copy", does=self.twinsAsked),
            "Réunit les fiches qui sont peut-être de la même personne.",
            "Groups the profiles that may be of the same person.",
        )
        links = fr_en("Inscriptions à relier", "Entries to link")
        self.links = Button(links, icon="entry", does=self.linksAsked)
        came = fr_en("Visiteurs de rencontres", "Team match visitors")
        self.visitors = Button(came, Rank.QUIET, scale="small", does=self.linksAsked)
        self.empty = self._empty_page()
        self._tell_no_row()
        self._lay_out()
        self._listen()

    def show_register(
        self,
        members: Sequence[Member],
        evenings: Mapping[int, int],
        waiting: int,
        visitors: int,
        refusal: str,
    ) -> None:
        """Show the cards, with the ``evenings`` that each played.

        ``waiting`` entrants are linked to nobody, nor are the ``visitors`` of meetings, whom
        nobody asks to link; ``refusal`` bars writing.
        """
        self._rows = rows_of(members, evenings, date.today())
        self.list.show_rows(self._rows)
        self.links.setVisible(bool(waiting))
        words = fr_en("Inscriptions à relier ({0})", "Entries to link ({0})")
        self.links.setText(words.format(whole(waiting)))
        self.visitors.setVisible(bool(visitors and not waiting))
        words = fr_en("Visiteurs de rencontres ({0})", "Team match visitors ({0})")
        self.visitors.setText(words.format(whole(visitors)))
        for button in (self.new, self.importing, self.empty.primary, self.empty.secondary):
            button.set_refusal(refusal or None)
        self.form.set_refusal(refusal)
        self.several.set_refusal(refusal)
        if not self.form.isHidden() and not self.form.follow(members):
            self.form.hide()
        self._show_several()
        self._show_emptiness()

    def show_member(self, number: int) -> None:
        """Choose somebody's row, out of any search and filter, with their card beside."""
        self.list.search.clear()
        self.table.filter.set_typed("")
        if not self.table.choose(number):
            if any(r.member.id == number and r.member.left is not None for r in self._rows):
                self.list.keep("left")
            else:
                self.list.keep("all")
            self.table.choose(number)
        self.table.setFocus()
        self.open_chosen(typing=False)

    def open_chosen(self, *, typing: bool = True) -> None:
        """Show the card of the row that is chosen."""
        shown = self.table.chosen_row()
        if shown is not None:
            self.several.hide()
            self.form.show_card(shown.member, typing=typing)

    def start_new(self) -> None:
        """Write a new card, the name that was searched for typed already."""
        typed = self.list.search.text().strip()
        known = bool(typed) and bool(self.table.filter.rowCount())
        self.several.hide()
        last, _, first = ("" if known else typed).partition(" ")
        self.form.show_card(Member(NEW, Person("")))
        self.form.fields["last_name"].setText(last)
        self.form.fields["first_name"].setText(first)

    def close_form(self) -> None:
        """Put the card away, the keyboard back on the list."""
        self.form.hide()
        self.table.setFocus()

    def _show_several(self) -> None:
        """Show the acts on several cards once several are chosen, in place of one's form."""
        chosen = self.table.chosen()
        written = not self.form.isHidden() and self.form.edited
        if len(chosen) > 1 and not written:
            self.form.hide()
            self.several.show_cards([shown.member for shown in chosen])
        else:
            self.several.leave()

    def _choose_all(self) -> None:
        self.table.setFocus()
        self.table.selectAll()

    def _leave_several(self) -> None:
        self.several.clear()
        self.table.clearSelection()
        self.table.setFocus()

    def _on_searched(self, text: str) -> None:
        if text.strip() and not self.table.filter.rowCount() and self.chips.chosen() != "all":
            self.list.keep("all")

    def _on_enter(self) -> None:
        self.table.choose_first()
        if self.table.filter.rowCount() == 1:
            self.open_chosen()

    def _show_emptiness(self) -> None:
        somebody = bool(self._rows)
        nobody = not somebody and self.form.isHidden()
        self.empty.setVisible(nobody)
        # The empty page offers both, larger.
        for button in (self.importing, self.new):
            button.setVisible(not nobody)
        self.list.setVisible(somebody or not self.form.isHidden())

    def _tell_no_row(self) -> None:
        """Say what helps where no card matches, or where a filter keeps none."""
        nobody = fr_en("Personne ne correspond.", "Nobody matches.")
        new = fr_en("Nouvelle fiche à ce nom", "New profile with this name")
        self.list.no_match = (nobody, new, self.new.click)
        none = fr_en("Personne dans cette liste.", "Nobody on this list.")
        everyone = fr_en("Afficher tout le monde", "Show everyone")
        self.list.none_kept = (none, everyone, lambda: self.list.keep("all"))

    def _listen(self) -> None:
        self.list.search.searched.connect(self._on_searched)
        self.list.search.chosen.connect(self._on_enter)
        self.list.found.connect(self._show_several)
        self.table.activated_row.connect(lambda _row: self.open_chosen())
        self.table.selectionModel().selectionChanged.connect(lambda *_: self._show_several())
        self.several.closed.connect(self._leave_several)
        self.form.closed.connect(self.close_form)
        self.form.saved.connect(self.kept)
        self.form.cardAsked.connect(self.cardAsked)
        self.form.leftAsked.connect(self.leftAsked)
        key = QShortcut(QKeySequence(NEW_CARD), self)
        key.activated.connect(self.new.click)

    def _empty_page(self) -> EmptyPage:
        page = EmptyPage(
            EmptyFacts(
                "players",
                fr_en("Le registre est vide", "The members list is empty"),
                fr_en(
                    "Importez le fichier des membres, ou créez une première fiche. Pour les "
                    "joueurs inscrits à une soirée, la page Joueurs demande s’ils sont membres.",
                    "Import the members’ file, or create a first profile. For players registered "
                    "for an evening, the Players page asks whether they are members.",
                ),
                fr_en("Importer un fichier", "Import a file"),
                fr_en("Nouvelle fiche", "New profile"),
            )
        )
        page.primaryClicked.connect(self.importAsked)
        page.secondaryClicked.connect(self._first_card)
        return page

    def _first_card(self) -> None:
        self.start_new()
        self._show_emptiness()

    def _lay_out(self) -> None:
        rest = (self.importing, self.twins)
        head = PageHead(fr_en("Membres", "Members"), self.links, self.new, rest=rest)
        cards = QWidget()
        told = fr_en(
            "Ctrl ou Maj avec un clic\u00a0: plusieurs fiches à la fois.",
            "Ctrl or Shift with a click: several profiles at once.",
        )
        said = wide(CutLabel(told, Say.SMALL))
        foot = row(said, self.visitors, self.every, spacing=Space.TIGHT)
        table = column(self.list.why, wide(self.table), foot, spacing=Space.TIGHT)
        parts = (wide(table), self.form, self.several)
        row(*parts, on=cards, spacing=Space.SNUG, margins=0)
        tools = row(self.list.search, wide(self.chips), spacing=Space.SNUG)
        self.list.lay_out(tools, shown=cards, spacing=Space.SNUG)
        column(
            head,
            column(wide(self.list), wide(self.empty), margins=(GUTTER, 0, GUTTER, Space.SNUG)),
            on=self,
            spacing=0,
            margins=0,
        )
