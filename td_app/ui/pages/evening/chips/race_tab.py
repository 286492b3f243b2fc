"""Retrait: the value that leaves, a worksheet by table, the next values to come."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QStackedWidget, QWidget

from rules_ropta.ruling import Refused
from td_app.tournament import commands as cmd
from td_app.tournament import events as ev
from td_app.tournament.events.chips import change_told
from td_app.tournament.planning.colour_ups import Departure
from td_app.tournament.views.chips import ChipsTable, ChipsView, RaceRow, race_preview
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.evening.chips.race_sheet import RaceSheet
from td_app.ui.pages.evening.chips.table_list import TableLine, TableList, TableTab
from td_app.ui.theme import Space, Tone
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.chip_disc import ChipDisc
from td_app.ui.widgets.choices import ChoiceField
from td_app.ui.widgets.labels import Say, label, tell
from td_app.ui.widgets.layout import STRETCH, TurningRow, at, column, emptied, fill, row, wide
from td_app.ui.widgets.notices import EmptyFacts, EmptyPage
from td_app.ui.widgets.page_parts import Card, ScrolledColumn
from td_app.ui.widgets.tips import explained, say_why, set_tip
from td_app.wall.chips import chip_facts
from td_app.words import refusal_sentence
from td_app.words.chips import change_sentence
from td_app.words.figures import whole
from td_app.words.language import fr_en
from td_app.words.speaking import listed

DISC = 44
TOLD_WIDTH = 240
"""Pixels that the value that leaves is told in, at least: the buttons go under it before."""

GATHERED_WIDTH = 250
"""Pixels in which the question of who gathers the chips is one line, in our languages."""

LIST_WIDTH = 228
"""What the names beside it leave to the list of tables, in pixels."""


NOBODY_HAS_ANY_HELP: Final = (
    "Note que la table n’a plus de ces jetons.",
    "Records that the table has none of these chips left.",
)
COLLECTOR_HELP: Final = (
    "Le joueur qui rassemble les petits jetons de la table.",
    "The player who collects the table’s small chips.",
)
DONE_AT_THIS_TABLE_HELP: Final = (
    "Note que le retrait est fait à cette table, sans saisir les jetons de chacun.",
    "Marks this table’s colour-up as done, without entering what each player had.",
)
SHEETS_HELP: Final = (
    "Imprime une feuille de retrait par table.",
    "Prints one colour-up sheet per table.",
)


STRUCTURE_HELP: Final = (
    "Ouvre l’horloge, où la structure dit à quelle pause chaque valeur part.",
    "Opens the clock, where the structure says at which break each value leaves.",
)
SEED_HELP: Final = (
    "Affiche la graine du tirage, pour le refaire et le vérifier.",
    "Shows the seed of the draw, to redo it and check it.",
)
OPEN_LEDGER_HELP: Final = (
    "Ouvre le registre : chaque entrée et sortie de jetons de la soirée.",
    "Opens the ledger: all the chips put in play or taken out tonight.",
)


def next_removal(coming: Sequence[Departure]) -> str:
    """Return which value leaves next and after which level, as the structure stands."""
    if not coming:
        return fr_en(
            "La structure ne retire plus aucune valeur.", "The structure removes no other value."
        )
    words = fr_en(
        "Les {0} partiront à la pause après le niveau {1}\u00a0; la feuille s’ouvre à ce niveau.",
        "The {0} chips leave at the break after level {1}; the worksheet opens at that level.",
    )
    return words.format(whole(coming[0].value), coming[0].level)


class RaceTab(TableTab):
    """The worksheet is written by hand, or the application deals the cards.

    ``ledgerAsked()`` once play has ended, ``structureAsked()`` while no value leaves yet.
    """

    ledgerAsked = Signal()  # noqa: N815 - Qt signals among Qt's own
    structureAsked = Signal()  # noqa: N815

    def __init__(self, live: LiveTournament) -> None:
        """Show what leaves the tables of ``live``."""
        bring = fr_en("Jetons à porter à la table, au plus", "Chips to bring to the table, at most")
        words = fr_en("À porter", "To bring"), fr_en("Fait", "Done"), fr_en("À faire", "To do")
        super().__init__(live, TableList(*words, tip=bring, width=LIST_WIDTH))
        self.title = label("", Say.LEAD, wraps=True)
        self.title.setMinimumWidth(TOLD_WIDTH)
        self.told = label("", Say.SOFT, wraps=True)
        self.print = Button(fr_en("Feuilles…", "Sheets…"), icon="print", explains=SHEETS_HELP)
        set_tip(self.print, fr_en("Imprimer une feuille par table", "Print one sheet per table"))
        self.print.clicked.connect(lambda: self.paperAsked.emit("chip_race_sheet"))
        close = fr_en("Clore le retrait", "Close the colour-up")
        self.close_value = explained(
            Button(close, Rank.PRIMARY, icon="check", does=lambda: self._withdraw()),
            "Cette valeur n’est plus en jeu.",
            "That value is out of play.",
        )
        self.done = Button(
            fr_en("Fait aux tables", "Done at the tables"),
            tip=fr_en(
                "Le retrait est fait à toutes les tables restantes, sans feuille saisie ici",
                "The colour-up is done at every remaining table, with no sheet entered here",
            ),
            does=lambda: self._withdraw(at_tables=True),
        )
        self.sheet = RaceSheet()
        self.sheet.written.connect(self._tell)
        self.sheet.finished.connect(self.record_with_keyboard)
        self.collector = explained(
            ChoiceField(name=fr_en("Collecteur", "Collector")), *COLLECTOR_HELP
        )
        self.result = label("", Say.BODY, wraps=True)
        self.seed = _copied()
        self.show_seed = _shows(self.seed)
        self.deal = explained(
            Button(fr_en("Distribuer les cartes ici", "Deal the cards here"), icon="draw"),
            "L’application distribue les cartes du tirage ; la graine est au journal.",
            "The application deals the cards; the seed is in the log.",
        )
        set_tip(
            self.deal,
            fr_en(
                "L’application distribue\u00a0; la graine du tirage est au journal",
                "The application deals; the seed is in the log",
            ),
        )
        self.deal.clicked.connect(self.deal_cards)
        self.record = Button(
            fr_en("Enregistrer le retrait", "Record the colour-up"),
            Rank.PRIMARY,
            explains=("Note ce que chaque place a reçu.", "Records what each seat received."),
        )
        self.record.clicked.connect(self.record_race)
        nobody = fr_en("Personne n’en a", "Nobody has any")
        self.nobody = Button(nobody, does=self._record_nobody, explains=NOBODY_HAS_ANY_HELP)
        here = fr_en("Fait à cette table", "Done at this table")
        self.done_here = Button(here, does=self._record_done, explains=DONE_AT_THIS_TABLE_HELP)
        self._head_discs = QHBoxLayout()
        self._lay_out()
        self.refresh()

    def refresh(self) -> None:
        """Show the value that leaves, its tables, the worksheet of the one chosen."""
        view = self.live.chips()
        leaving = view.leaving
        now = self.live.progress()
        over = now.over and not now.day_over
        if leaving and view.tables and not over:
            self.stack.setCurrentIndex(0)
        elif over:
            self.stack.setCurrentWidget(self.over)
        else:
            self.none.text.setText(next_removal(view.coming))
            self.stack.setCurrentIndex(1)
        if leaving is None or not view.tables or over:
            return
        needed = dict(leaving.by_table)
        lines = [
            TableLine(one.table, needed.get(one.table), one.race is not None)
            for one in view.tables
            if one.players
        ]
        self.tables.show_tables(lines, self._table)
        self._show_head(view, leaving)
        table = self.chosen(view.tables, view.to_race)
        if table is None:
            return
        shown = (table.table, leaving.value, leaving.high, table.race, table.players)
        if shown != self._shown:
            self._shown = shown
            self._show_sheet(table, leaving)
        self._tell()

    def tick(self) -> None:
        """Follow the clock: the break may have come."""
        leaving = self.live.chips().leaving
        if (leaving.value if leaving else None) != (self._shown[1] if self._shown else None):
            self._shown = ()
            self.refresh()

    def first(self) -> None:
        """Put the keyboard in the first field of the worksheet."""
        self.sheet.first()

    def record_race(self) -> None:
        """Write the race down as typed."""
        self._record(draw=False)

    def deal_cards(self) -> None:
        """Let the application deal the cards and write the race down."""
        self._record(draw=True)

    def record_with_keyboard(self) -> None:
        """Write it down when Enter leaves the last field, then go to the next table.

        With nothing written, the keyboard goes to what says that nobody has any.
        """
        if self.record.isEnabled():
            self.record_race()
        elif self.nobody.isEnabled():
            self.nobody.setFocus(Qt.FocusReason.TabFocusReason)

    def _record(self, *, draw: bool) -> None:
        command = self._command(draw=draw)
        if command is not None and self.sheet.why_not() is None:
            self._send(command, draw=draw)

    def _send(self, command: cmd.RaceChips, *, draw: bool) -> None:
        if self.live.dispatch(command) is None:
            return
        waiting = self.live.chips().to_race
        if waiting and not draw:
            self.show_table(waiting[0])
        else:
            # The fields cannot be typed in any more: the next Enter must fall on no button.
            self.tables.setFocus(Qt.FocusReason.OtherFocusReason)

    def _record_nobody(self) -> None:
        """Write down that nobody has a chip of the value at this table."""
        command = self._command()
        if command is not None and not command.racers:
            self._send(replace(command, nobody=True), draw=False)

    def _record_done(self) -> None:
        """Record that the colour-up took place at this table, without each player's chips."""
        command = self._command()
        if command is not None:
            self._send(replace(command, racers=(), at_table=True), draw=False)

    def _withdraw(self, *, at_tables: bool = False) -> None:
        leaving = self.live.chips().leaving
        if leaving is not None:
            self.live.dispatch(cmd.WithdrawValue(leaving.value, at_tables))

    def _command(self, *, draw: bool = False) -> cmd.RaceChips | None:
        leaving = self.live.chips().leaving
        if leaving is None or self._table is None:
            return None
        racers = self.sheet.asked()
        if draw:
            racers = tuple(cmd.RacerAsked(r.place, r.chips, r.other) for r in racers)
        chosen = self.collector.chosen()
        return cmd.RaceChips(
            self._table,
            leaving.value,
            racers,
            leaving.high,
            int(chosen) if chosen else None,
            draw,
        )

    def _show_head(self, view: ChipsView, leaving: Departure) -> None:
        low = whole(leaving.value)
        high = whole(leaving.high)
        self.title.setText(
            fr_en("Les {0} s’échangent contre des {1}", "Colour up the {0}s to {1}s").format(
                low, high
            )
        )
        when = fr_en("à la pause qui suit le niveau {0}", "at the break after level {0}").format(
            leaving.level
        )
        told = [fr_en("C’est le moment", "now is the time") if view.leaving_now else when]
        if leaving.needed is not None:
            one = fr_en("1 jeton de {1} à sortir, au plus", "at most 1 × {1} to bring")
            several = fr_en("{0} jetons de {1} à sortir, au plus", "at most {0} × {1} to bring")
            if leaving.needed == 1:
                needed = one
            else:
                needed = several
            told.append(needed.format(whole(leaving.needed), high))
        later = [whole(one.value) for one in view.coming if one.step > leaving.step]
        if later:
            told.append(
                fr_en("à retirer ensuite\u00a0: {0}", "to colour up next: {0}").format(
                    listed(later)
                )
            )
        text = "\u00a0· ".join(told)
        self.told.setText(f"{text[:1].upper()}{text[1:]}.")
        refusal = self.live.can(cmd.WithdrawValue(leaving.value))
        if refusal:
            self.close_value.set_refusal(refusal_sentence(refusal))
            self.close_value.set_rank(Rank.SECONDARY)
        else:
            self.close_value.set_refusal(None)
            self.close_value.set_rank(Rank.PRIMARY)
        self.done.setVisible(bool(view.to_race))

    def _show_sheet(self, table: ChipsTable, leaving: Departure) -> None:
        self.heading.setText(fr_en("Table {0}", "Table {0}").format(table.table))
        self.sheet.show_table(table, leaving.value, leaving.high)
        self.show_seed.setChecked(False)
        seated = fr_en("Place {0} · {1}", "Seat {0} · {1}")
        players = ((str(p.entrant), seated.format(p.place, p.name)) for p in table.players)
        self.collector.set_choices((("", fr_en("Personne", "Nobody")), *players))
        if table.race:
            held = table.race.collector
        else:
            held = table.proposed_collector
        if held is not None:
            self.collector.choose(str(held))
        else:
            self.collector.choose("")
        raced = table.race is not None
        self.collector.setEnabled(not raced)
        for part in (self._by, self.collector):
            # What nobody did is not told of a table that is done.
            part.setHidden(raced and held is None)
        self._acts.setHidden(raced)
        emptied(self._head_discs)
        told = (
            fr_en("La valeur qui part", "The value coming out"),
            fr_en("La valeur qui la remplace", "The value that replaces it"),
        )
        for value, words in zip((leaving.value, leaving.high), told, strict=True):
            drawn = ChipDisc(chip_facts(self.live.setup().chips, value), side=DISC, named=False)
            drawn.setEnabled(False)
            say_why(drawn, words)
            self._head_discs.addWidget(drawn)

    def _tell(self) -> None:
        """Say what comes of the sheet as it is written so far."""
        view = self.live.chips()
        table = self.chosen(view.tables, view.to_race)
        if table is None or view.leaving is None:
            return
        self._say_seed(table)
        if table.race is not None:
            tell(self.result, self._race_words(table), Tone.ACCENT)
            done = fr_en(
                "Cette table est faite\u00a0: annulez pour la refaire.",
                "This table is done. Undo to do it again.",
            )
            self.done_here.set_refusal(done)
            return
        command = self._command()
        context = self.live.session.context()
        outcome = None
        if command:
            outcome = self.live.ask(race_preview, command, context)
        self.sheet.tell(outcome)
        unread = self.sheet.why_not()
        if unread is not None:
            tell(self.result, unread, Tone.AMBER)
            self.record.set_refusal(unread)
        elif isinstance(outcome, Refused):
            tone = Tone.AMBER if self.sheet.asked() else Tone.NEUTRAL
            tell(self.result, refusal_sentence(outcome, self.named), tone)
            self.record.set_refusal(refusal_sentence(outcome, self.named))
        elif outcome is not None:
            tell(self.result, self._sum(outcome, self.live.progress().chips_in_play), Tone.NEUTRAL)
            refusal = None
            if command:
                refusal = self.live.can(command)
            if refusal:
                self.record.set_refusal(refusal_sentence(refusal, self.named))
            else:
                self.record.set_refusal(None)
        to_deal = command is not None and any(r.chips for r in command.racers)
        self.deal.set_refusal(
            unread
            or (
                None
                if to_deal
                else fr_en("Saisissez d’abord les jetons.", "Enter the chips first.")
            )
        )
        written = fr_en("Des jetons sont déjà saisis.", "Some chips have been entered.")
        for unwritten in (self.nobody, self.done_here):
            if to_deal or unread:
                unwritten.set_refusal(written)
            else:
                unwritten.set_refusal(None)

    def _race_words(self, table: ChipsTable) -> str:
        race = table.race
        if race is None:
            return ""
        if race.unwritten:
            return fr_en("Fait à la table, sans feuille.", "Done at the table, without a sheet.")
        after = next(
            line.balance for line in self.live.chips_ledger() if line.sequence == race.sequence
        )
        return self._sum(race, after - race.drift)

    def _say_seed(self, table: ChipsTable) -> None:
        """Say by what seed the cards were dealt here, whole; nothing where somebody dealt them."""
        seed = table.race.seed if table.race is not None else ""
        told = fr_en(
            "Cartes distribuées par l’application, graine\u00a0:\n{0}",
            "Cards dealt by the application, seed:\n{0}",
        )
        self.seed.setText(told.format(seed))
        self.show_seed.setVisible(bool(seed))
        self.seed.setVisible(bool(seed) and self.show_seed.isChecked())

    def _sum(self, race: ev.ChipsRaced | RaceRow, before: int) -> str:
        one = fr_en("1 jeton de {1} au tirage", "1 × {1} raced")
        several = fr_en("{0} jetons de {1} au tirage", "{0} × {1} raced")
        if race.new_chips == 1:
            chips = one
        else:
            chips = several
        raced = chips.format(whole(race.new_chips), whole(race.high))
        change = change_sentence(change_told(race), before, race.drift)
        return f"{raced}. {change}"

    def _lay_out(self) -> None:
        inside = QWidget()
        by_table = column(wide(self.tables), self.done_here, spacing=Space.TIGHT)
        column(
            self._head(),
            wide(row(by_table, wide(self._worksheet()), spacing=Space.NORMAL)),
            on=inside,
            spacing=Space.NORMAL,
            margins=0,
        )
        nothing = EmptyFacts(
            "chips",
            fr_en("Aucune valeur à retirer pour l’instant", "No value to colour up for now"),
            "",
            secondary=fr_en("Voir la structure", "See the structure"),
        )
        self.none = EmptyPage(nothing)
        explained(self.none.secondary, *STRUCTURE_HELP)
        self.none.secondaryClicked.connect(self.structureAsked)
        self.stack = QStackedWidget()
        self.stack.addWidget(inside)
        self.stack.addWidget(self.none)
        self.over = self._over()
        self.stack.addWidget(self.over)
        column(self.stack, on=self, margins=(Space.WIDE, Space.NORMAL, Space.WIDE, Space.WIDE))

    def _over(self) -> EmptyPage:
        """Return what stands here once play has ended, and leads to the ledger of chips."""
        facts = EmptyFacts(
            "chips",
            fr_en("Le tournoi est terminé", "The tournament is over"),
            fr_en("Aucune valeur ne sera plus retirée.", "No other value will be coloured up."),
            secondary=fr_en("Ouvrir le registre", "Open the ledger"),
        )
        page = EmptyPage(facts)
        explained(page.secondary, *OPEN_LEDGER_HELP)
        page.secondaryClicked.connect(self.ledgerAsked)
        return page

    def _head(self) -> TurningRow:
        said = column(self.title, self.told, spacing=0)
        return TurningRow(
            row(self._head_discs, wide(said), spacing=Space.SNUG),
            row(STRETCH, self.print, self.done, self.close_value, spacing=Space.SNUG),
        )

    def _worksheet(self) -> Card:
        self.heading = label("", Say.SECTION)
        gathered = fr_en(
            "Les petits jetons sont rassemblés par", "The small chips are collected by"
        )
        self._by = label(gathered, Say.SOFT, wraps=True)
        self._by.setMinimumWidth(GATHERED_WIDTH)
        self._by.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        card = Card()
        self._acts = TurningRow(
            row(self.nobody, STRETCH), row(STRETCH, self.deal, self.record, spacing=Space.TIGHT)
        )
        sheet = ScrolledColumn(self.sheet)
        sheet.fade_edges(card=True)
        fill(
            card.body,
            TurningRow(self.heading, row(self._by, self.collector, spacing=Space.TIGHT)),
            wide(sheet),
            row(wide(self.result), at(self.show_seed, Qt.AlignmentFlag.AlignTop)),
            self.seed,
            self._acts,
        )
        return card


def _shows(seed: QWidget) -> Button:
    """Return the button that shows the seed of a draw, and puts it away."""
    words = fr_en("Graine…", "Seed…")
    made = Button(words, Rank.QUIET, scale="small", explains=SEED_HELP)
    made.setCheckable(True)
    made.toggled.connect(seed.setVisible)
    return made


def _copied() -> QLabel:
    """Return small words to be selected and copied; hidden until there are some."""
    made = label("", Say.SMALL, wraps=True)
    made.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    made.hide()
    return made
