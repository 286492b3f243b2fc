"""Two cards of one person: found, merged with what they played, said to be two, separated again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from td_app.register.member import Member
from td_app.register.repository import Merge, Played
from td_app.register.same_person import Twins, met_on_an_evening
from td_app.ui.pages.club.members.pair_dialog import PairDialog
from td_app.ui.theme import Space
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.choices import FilterChips
from td_app.ui.widgets.labels import Say, label, tell
from td_app.ui.widgets.layout import STRETCH, TurningRow, column, row, wide
from td_app.ui.widgets.page_head import GUTTER, at_head
from td_app.ui.widgets.page_parts import ViewHead
from td_app.ui.widgets.row_model import Column
from td_app.ui.widgets.row_table import RowTable
from td_app.words.figures import counted
from td_app.words.language import fr_en

FOUND = "found"
MERGED = "merged"


@dataclass(frozen=True, slots=True)
class TwinRow:
    """Two cards side by side: the one kept, the other, and why they stand here."""

    kept: Member
    other: Member
    why: str
    evenings: tuple[int, int] = (0, 0)

    @property
    def key(self) -> tuple[int, int]:
        """Return the numbers of the two."""
        return min(self.kept.id, self.other.id), max(self.kept.id, self.other.id)


class TwinsView(QWidget):
    """``merged(member, into)``, ``separated(member)``, ``apart(one, other)``, ``closed()``."""

    merged = Signal(int, int)
    separated = Signal(int)
    apart = Signal(int, int)
    closed = Signal()

    def __init__(self) -> None:
        """Show no pair yet."""
        super().__init__()
        self._rows: dict[str, list[TwinRow]] = {FOUND: [], MERGED: []}
        self._turned: set[tuple[int, int]] = set()
        self._refusal = ""
        self.head = ViewHead(fr_en("Membres", "Members"))
        self.head.say(fr_en("Deux fiches d’une personne", "Two profiles of one person"))
        words = (
            (FOUND, fr_en("À vérifier", "To check")),
            (MERGED, fr_en("Fusionnées", "Merged")),
        )
        self.chips = FilterChips(words, fr_en("Fiches affichées", "Profiles shown"))
        self.table = RowTable(self._columns(), lambda pair: pair.key)
        self.table.setAccessibleName(fr_en("Fiches deux à deux", "Profiles two by two"))
        self.nothing = label("", Say.SOFT, wraps=True)
        turn = fr_en("Garder l’autre fiche", "Keep the other profile")
        self.turn = Button(turn, icon="move", does=self._turn)
        two = fr_en("Garder les deux fiches", "Keep both profiles")
        self.two = Button(two, icon="players", does=self._say_apart)
        choose = fr_en("Choisir deux fiches…", "Choose two profiles…")
        self.choose = Button(choose, Rank.QUIET, icon="search", does=self._choose)
        self.asking: PairDialog | None = None
        self._cards: Sequence[Member] = ()
        self._met: Collection[tuple[int, int]] = ()
        self.merge = Button("", Rank.PRIMARY, icon="check", does=self._merge_or_separate)
        self._lay_out()
        self.head.back.clicked.connect(self.closed)
        # Heard wherever the keyboard is: a button clicked, or an empty list, leaves it nowhere.
        QShortcut(QKeySequence("Escape"), self, self.closed.emit)
        self.chips.picked.connect(lambda _key: self._show())

    def show_cards(
        self,
        pairs: Sequence[Twins],
        merges: Sequence[Merge],
        members: Sequence[Member],
        evenings: Counter[int],
        played: Mapping[Played, int],
        refusal: str,
    ) -> None:
        """Show the pairs found and the merges that hold.

        ``evenings`` that each played; ``played``: who was entered on which.
        """
        self._refusal = refusal
        self._cards = members
        self._met = met_on_an_evening(played)
        entered = Counter(played.values())
        known = {member.id: member for member in members}
        found = [self._found(pair, entered, evenings) for pair in pairs]
        done = [
            TwinRow(known[m.into], m.member, "", (evenings[m.into], 0))
            for m in merges
            if m.into in known
        ]
        self._rows = {FOUND: found, MERGED: done}
        self._show()

    def _found(self, pair: Twins, entered: Counter[int], evenings: Counter[int]) -> TwinRow:
        one = pair.one
        other = pair.other
        # The card entered most is kept, unless it was turned round by hand.
        less = entered[one.id] < entered[other.id]
        if less is not (pair.key in self._turned):
            one, other = other, one
        return TwinRow(one, other, pair.why, (evenings[one.id], evenings[other.id]))

    def _show(self) -> None:
        shown = self.chips.chosen() or FOUND
        self.chips.set_counts({key: len(rows) for key, rows in self._rows.items()})
        self.table.set_rows(self._rows[shown])
        if self._rows[shown] and not self.table.currentIndex().isValid():
            self.table.selectRow(0)
        nothing = {
            FOUND: fr_en(
                "Aucun doublon à vérifier. Ne sont pas listés\u00a0: les homonymes aux licences "
                "différentes, ceux qui ont joué une même soirée, et les fiches gardées séparées.",
                "No duplicates to check. Not listed: people of one name with different licences, "
                "those who played the same evening, and profiles kept apart.",
            ),
            MERGED: fr_en("Aucune fiche n’est fusionnée.", "No profiles are merged."),
        }
        tell(self.nothing, "" if self._rows[shown] else nothing[shown])
        here = shown == FOUND
        self.turn.setVisible(here)
        self.two.setVisible(here)
        merge = fr_en("Fusionner ces deux fiches", "Merge these two profiles")
        if here:
            self.merge.setText(merge)
        else:
            self.merge.setText(fr_en("Séparer ces fiches", "Separate these profiles"))
        if self._rows[shown]:
            none = ""
        else:
            none = nothing[shown]
        for button in (self.turn, self.two, self.merge):
            button.set_refusal(self._refusal or none or None)
        few = fr_en("Il faut deux fiches.", "Two profiles are needed.")
        self.choose.set_refusal(self._refusal or (few if len(self._cards) < 2 else None))

    def _turn(self) -> None:
        pair = self.table.chosen_row()
        if pair is None:
            return
        self._turned ^= {pair.key}
        theirs, others = pair.evenings
        turned = TwinRow(pair.other, pair.kept, pair.why, (others, theirs))
        rows = self._rows[FOUND]
        self._rows[FOUND] = [turned if row.key == pair.key else row for row in rows]
        self._show()

    def _merge_or_separate(self) -> None:
        pair = self.table.chosen_row()
        if pair is None:
            return
        if self.chips.chosen() == MERGED:
            self.separated.emit(pair.other.id)
        else:
            self.merged.emit(pair.other.id, pair.kept.id)

    def _choose(self) -> None:
        """Ask for two cards to merge that were not found alike."""
        self.asking = PairDialog(self._cards, self._met, self)
        self.asking.merged.connect(self.merged)
        self.asking.open()

    def _say_apart(self) -> None:
        pair = self.table.chosen_row()
        if pair is not None:
            self.apart.emit(*pair.key)

    def _columns(self) -> tuple[Column[TwinRow], ...]:
        return (
            Column(
                "kept",
                fr_en("Fiche gardée", "Profile kept"),
                lambda pair: _card_words(pair.kept, pair.evenings[0]),
                fills=True,
                tip=lambda pair: _card_words(pair.kept, pair.evenings[0]),
            ),
            Column(
                "other",
                fr_en("L’autre fiche", "The other profile"),
                lambda pair: _card_words(pair.other, pair.evenings[1]),
                width=380,
                tip=lambda pair: _card_words(pair.other, pair.evenings[1]),
            ),
            Column("why", fr_en("Pourquoi", "Why"), lambda pair: _why(pair.why), width=140),
        )

    def _lay_out(self) -> None:
        self.chips.choose(FOUND)
        intro = fr_en(
            "Fusionnées, deux fiches n’en font qu’une, avec tout ce qu’elles ont joué. Rien n’est "
            "réécrit\u00a0: elles peuvent être séparées à tout moment.",
            "Merged profiles count as one, with all their results. Nothing is rewritten: you can "
            "separate them at any time.",
        )
        column(
            at_head(self.head),
            label(intro, Say.SOFT, wraps=True),
            self.chips,
            self.nothing,
            wide(self.table),
            TurningRow(
                row(self.two, self.turn, self.choose, STRETCH, spacing=Space.TIGHT),
                row(STRETCH, self.merge),
            ),
            on=self,
            spacing=Space.SNUG,
            margins=(GUTTER, 0, GUTTER, GUTTER),
        )


def _card_words(card: Member, evenings: int) -> str:
    one = fr_en("{0} soirée", "{0} event")
    several = fr_en("{0} soirées", "{0} events")
    played = ""
    if evenings:
        played = counted(evenings, one, several)
    return " · ".join(filter(None, (card.name, card.person.licence, card.person.club, played)))


def _why(code: str) -> str:
    told = {
        "licence": fr_en("même licence", "same licence"),
        "name": fr_en("même nom", "same name"),
        "alike": fr_en("nom voisin", "similar name"),
    }
    return told.get(code, "")
