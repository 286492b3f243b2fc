"""Knock-outs named afterwards or corrected, and the destination of a bounty that nobody won."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from reports.names import Abbreviation, abbreviations
from td_app.tournament import commands as cmd
from td_app.tournament.views.knockouts import KnockoutRow
from td_app.ui.dialogs.house_dialog import HouseDialog
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.evening.ranking.people_ticks import PeopleTicks
from td_app.ui.refusals import why_not_plainly
from td_app.ui.theme import Space, Tone
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.choices import ChoiceField
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.layout import STRETCH, column, row, wide
from td_app.ui.widgets.row_model import Column
from td_app.ui.widgets.row_table import RowTable
from td_app.ui.widgets.tips import explained
from td_app.words.figures import money_text
from td_app.words.language import current_language, fr_en
from td_app.words.speaking import listed

#: Two long names by their initials stand whole beside a bounty.
WIDTH = 808
ROWS_SHOWN = 6

BY = "by"
NOBODY = "nobody"
TO = "to"
POOL = "pool"
BACK = "back"


def author_words(row: KnockoutRow) -> str:
    """Return who knocked a player out: names, nobody, or that it is still to be named."""
    if row.how == "bag":
        return fr_en("sachet abandonné", "stack not carried over")
    if not row.said:
        if row.how == "out" or row.waits:
            return fr_en("à préciser", "not recorded yet")
        return "–"
    return listed(row.authors) or fr_en("personne", "nobody")


def bounty_words(row: KnockoutRow) -> str:
    """Return the bounty of a player who is out, and where it went; empty without one."""
    if not row.bounty:
        return ""
    told = money_text(row.bounty, current_language())
    if row.void:
        return fr_en("{0}, non payée (revenu)", "{0}, not paid (back in)").format(told)
    if row.waits:
        return fr_en("{0} à attribuer", "{0} to award").format(told)
    if row.to_pool:
        return fr_en("{0} à la dotation", "{0} to the pool").format(told)
    if row.taken and row.taken[0].entrant == row.entrant:
        return fr_en("{0} rendue", "{0} returned").format(told)
    return told


class KnockoutTable(RowTable[KnockoutRow]):
    """Those out, the latest first, each with who did it."""

    def __init__(self) -> None:
        """Start with an empty list."""
        self._short: Mapping[str, Abbreviation] = {}
        super().__init__(
            _columns(self._briefly), key=lambda row: (row.entrant, row.stay), sortable=False
        )
        self.setAccessibleName(
            fr_en("Joueurs sortis, le dernier d’abord", "Players out, latest first")
        )
        explained(
            self,
            "Choisissez une sortie, puis indiquez l’éliminateur.",
            "Select an elimination, then say who made the knockout.",
        )

    def set_rows(self, rows: Sequence[KnockoutRow]) -> None:
        """Show those rows, names without room told apart from all those of the list."""
        self._short = abbreviations(tuple(name for row in rows for name in row.authors))
        super().set_rows(rows)

    def _briefly(self, row: KnockoutRow) -> str:
        """Return who knocked a player out, first names by their initials."""
        return listed([self._short[name].form for name in row.authors]) or author_words(row)


class KnockoutDialog(HouseDialog):
    """``said(command)`` each time one is noted: the dialog stays for the next."""

    help_page = "ranking"

    said = Signal(object)

    def __init__(
        self, live: LiveTournament, entrant: int | None = None, parent: QWidget | None = None
    ) -> None:
        """Show the players out; ``entrant`` chosen, else the last one without a knock-out named."""
        super().__init__(fr_en("Qui a éliminé qui", "Knockouts"), parent=parent, width=WIDTH)
        self._live = live
        self._shown: KnockoutRow | None = None
        self.table = KnockoutTable()
        self.how = ChoiceField(())
        becomes = fr_en("Ce que devient la prime", "What happens to the bounty")
        self.how.setAccessibleName(becomes)
        explained(
            self.how,
            "L’éliminateur, et ce que devient la prime.",
            "Who made the knockout, and what happens to the bounty.",
        )
        hint = fr_en("Nom d’un joueur, puis Entrée", "A player’s name, then Enter")
        self.people = PeopleTicks(hint, fr_en("Éliminé par", "Knocked out by"))
        self.reason = explained(
            QLineEdit(),
            "Votre motif, inscrit au journal.",
            "Your reason, recorded in the log.",
        )
        self.wrong = label("", Say.SMALL, wraps=True)
        self.note = explained(
            Button(fr_en("Noter", "Record"), icon="check", does=self._send),
            "Enregistre ces réponses ; les primes sont mises à jour.",
            "Saves these answers; the bounties update.",
        )
        self.note.setAutoDefault(False)
        self.add_button("close", fr_en("Fermer", "Close"))
        self.buttons["close"].setAutoDefault(False)
        self._lay_out()
        self.table.current_row.connect(self._show_one)
        self.how.choiceChanged.connect(lambda _key: self._update_buttons())
        self.people.ticked.connect(self._on_ticked)
        self.people.several.connect(self._say_several)
        self.reason.textChanged.connect(lambda _text: self._update_buttons())
        self.reason.returnPressed.connect(self._send)
        live.changed.connect(self._show)
        self._show()
        self._choose(entrant)

    def command(self) -> cmd.NameKnockouts:
        """Return the knock-out typed for the line chosen."""
        row = self._shown
        ticked = self.people.chosen
        way = self.how.chosen()
        said = cmd.KnockoutSaid(
            out=row.entrant if row else 0,
            by=ticked if way == BY else (),
            to=ticked if way == TO else (row.entrant,) if way == BACK and row else (),
            to_pool=way == POOL,
            stay=row.stay if row else None,
        )
        return cmd.NameKnockouts((said,), self.reason.text().strip())

    def _lay_out(self) -> None:
        self.table.stand_as_high_as(ROWS_SHOWN)
        self.title = label("", Say.STRONG, wraps=True)
        why = self._why = label(fr_en("Motif, pour la prime", "Reason, for the bounty"))
        why.setBuddy(self.reason)
        self.reason.setMaxLength(300)
        self.reason.setAccessibleName(why.text())
        self.wrong.setMinimumHeight(2 * self.wrong.fontMetrics().lineSpacing())
        left = column(self.how, why, self.reason, self.wrong, STRETCH, spacing=Space.TIGHT)
        self._row.addWidget(self.note)
        self.body.addWidget(self.table)
        self.body.addWidget(self.title)
        self.body.addLayout(row(wide(left), wide(self.people), spacing=Space.NORMAL))

    def _choose(self, entrant: int | None) -> None:
        rows = self.table.rows.rows
        wanted = [row for row in rows if row.entrant == entrant]
        waiting = [row for row in rows if row.waits] or [
            row for row in rows if not row.said and row.how == "out"
        ]
        first = next(iter((*wanted, *waiting, *rows)), None)
        if first is not None:
            self.table.choose((first.entrant, first.stay))
        self.people.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show(self) -> None:
        view = self._live.knockouts()
        self.table.show_column("bounty", view.bounties)
        for part in (self._why, self.reason):
            part.setVisible(view.bounties)
        self.table.set_rows(view.rows)
        self._show_one(self.table.chosen_row())

    def _show_one(self, row: KnockoutRow | None) -> None:
        """Show the knock-out of a line; a draft of the same line stays."""
        if row == self._shown:
            self._update_buttons()
            return
        self._shown = row
        if row:
            self.title.setText(row.name)
        else:
            self.title.setText("")
        ways = _ways(row)
        self.how.clear()
        for key, words in ways:
            self.how.addItem(words, key)
        self.how.choose(_way_of(row))
        self.people.show_people(self._others(row), _ticked(row))
        self.reason.clear()
        self._update_buttons()

    def _others(self, shown: KnockoutRow | None) -> list[tuple[int, str]]:
        """Everyone who has played, but the one who is out: those still in first."""
        rows = [row for row in self._live.players().rows if row.standing != "registered"]
        rows.sort(key=lambda row: row.seat is None)
        return [
            (row.entrant, row.name) for row in rows if shown is None or row.entrant != shown.entrant
        ]

    def _on_ticked(self) -> None:
        """Whoever is ticked did it, unless the bounty alone goes to them."""
        if self.people.chosen and self.how.chosen() not in (BY, TO):
            self.how.choose(BY)
        self._update_buttons()

    def _say_several(self) -> None:
        several = fr_en(
            "Plusieurs joueurs\u00a0: ↓ puis ↑ ↓ pour choisir, Espace pour cocher.",
            "Several players: ↓, then ↑ ↓ to select, Space to tick.",
        )
        self.wrong.setText(several)

    def _update_buttons(self) -> None:
        way = self.how.chosen()
        ticked = self.people.chosen
        self.people.setEnabled(way in (BY, TO) and self._shown is not None)
        if self._shown is None:
            why: str | None = fr_en("Personne n’est encore sorti.", "Nobody is out yet.")
        elif way in (BY, TO) and not ticked:
            why = fr_en(
                "Cochez l’éliminateur, ou aucun.", "Tick who knocked the player out, or nobody."
            )
            if self._shown.how == "bag":
                why = fr_en("Cochez à qui va la prime.", "Tick who gets the bounty.")
        else:
            why = why_not_plainly(self._live, self.command())
        self.note.set_refusal(why)
        if why:
            self.note.set_rank(Rank.SECONDARY)
        else:
            self.note.set_rank(Rank.PRIMARY)
        self.wrong.setText(why or "")

    def _send(self) -> None:
        if not self.note.isEnabled():
            return
        self.said.emit(self.command())
        self._choose(None)


def _ways(row: KnockoutRow | None) -> Sequence[tuple[str, str]]:
    """Return how it may have been: where a bounty is on the head, also where it goes."""
    if row is not None and row.how == "bag":
        return (
            (TO, fr_en("Prime aux joueurs cochés", "Bounty to those ticked")),
            (POOL, fr_en("Prime à la dotation", "Bounty to the pool")),
            (BACK, fr_en("Prime rendue", "Bounty returned")),
        )
    by = (BY, fr_en("Éliminé par les joueurs cochés", "Knocked out by those ticked"))
    if row is None or not row.bounty:
        return (by, (NOBODY, fr_en("Aucun éliminateur", "By nobody")))
    return (
        by,
        (
            TO,
            fr_en(
                "Aucun éliminateur\u00a0; prime aux joueurs cochés",
                "By nobody; bounty to those ticked",
            ),
        ),
        (
            POOL,
            fr_en("Aucun éliminateur\u00a0; prime à la dotation", "By nobody; bounty to the pool"),
        ),
        (BACK, fr_en("Aucun éliminateur\u00a0; prime rendue", "By nobody; bounty returned")),
    )


def _way_of(row: KnockoutRow | None) -> str:
    """Return which of them it was, as far as it was said."""
    if row is not None and row.how == "bag" and not row.said:
        return TO
    if row is None or not row.said or row.by:
        return BY
    if not row.bounty:
        return NOBODY
    if row.to_pool:
        return POOL
    if row.taken and row.taken[0].entrant == row.entrant:
        return BACK
    return TO


def _ticked(row: KnockoutRow | None) -> tuple[int, ...]:
    if row is None:
        return ()
    return row.by or tuple(one.entrant for one in row.taken if one.entrant != row.entrant)


def _columns(briefly: Callable[[KnockoutRow], str]) -> Sequence[Column[KnockoutRow]]:
    def tone(row: KnockoutRow) -> Tone:
        if row.waits or (not row.said and row.how == "out"):
            return Tone.AMBER
        return Tone.NEUTRAL

    return (
        Column("name", fr_en("Joueur", "Player"), lambda row: row.name, fills=True, named=True),
        Column(
            "out",
            fr_en("Sortie", "Out"),
            lambda row: row.at_ms,
            lambda row: (
                fr_en("niveau {0}", "level {0}").format(row.level)
                if row.how != "bag"
                else fr_en("jour 1", "Day 1")
            ),
            width=88,
        ),
        Column(
            "by",
            fr_en("Par", "By"),
            author_words,
            tip=author_words,
            width=240,
            grows=True,
            shorter=briefly,
            tone=tone,
        ),
        Column(
            "bounty",
            fr_en("Prime", "Bounty"),
            bounty_words,
            tip=bounty_words,
            width=140,
            grows=True,
        ),
    )
