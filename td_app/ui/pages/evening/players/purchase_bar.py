"""The purchases offered to the entrants chosen, and how they are paid."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from td_app.live.waiting import waits_again, why_not_wait
from td_app.tournament import commands as cmd
from td_app.tournament import events as ev
from td_app.tournament.state.buy_ins import LARGEST_PRICE, EntryTerms
from td_app.tournament.state.cash_desk import Means
from td_app.tournament.views.players import Players
from td_app.ui.dialogs.house_dialog import ReasonDialog, ask_reason
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.evening.players.action_bar import KeyedBar, Rows
from td_app.ui.refusals import names_of, refusal_with_articles
from td_app.ui.theme import Space
from td_app.ui.widgets.buttons import Button
from td_app.ui.widgets.choices import ChoiceField
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.layout import STRETCH, Placed, row
from td_app.ui.widgets.money_field import MoneyField
from td_app.words import refusal_sentence, seat_text
from td_app.words.cash_desk import MEANS, means_text
from td_app.words.figures import money_text, whole
from td_app.words.language import current_language, fr_en, titled
from td_app.words.minutes import action_label

MEANS_WIDTH = 124
PRICE_WIDTH = 84


Asks = Callable[[Rows, Means], cmd.Command | None]


def _alone(make: Callable[[int, Means], cmd.Command]) -> Asks:
    """Return an act for one entrant alone."""
    return lambda rows, means: make(rows[0].entrant, means) if len(rows) == 1 else None


#: What each act asks for, of those chosen and with the means chosen.
ACTS: Mapping[str, Asks] = {
    "pay": lambda rows, means: cmd.TakePayments(_numbers(rows), means) if rows else None,
    "re_enter": _alone(lambda who, means: cmd.ReEnter(who, means)),
    "wait": _alone(lambda who, _means: cmd.WaitToReEnter(who)),
    "stop_waiting": _alone(lambda who, _means: cmd.StopWaiting(who)),
    "rebuy": _alone(lambda who, means: cmd.TakeReBuy(who, means)),
    "addon": lambda rows, means: cmd.TakeAddOns(_numbers(rows), means) if rows else None,
    "unregister": _alone(lambda who, _means: cmd.Unregister(who)),
    "answer": lambda rows, _means: cmd.AnswerForUnpaid(_numbers(rows), "?") if rows else None,
}


def _numbers(rows: Rows) -> tuple[int, ...]:
    return tuple(row.entrant for row in rows)


class BuyInBar(KeyedBar):
    """Sells to those chosen, by the means chosen; ``told(words)`` what came of it.

    An act that the rules refuse and the director may impose asks for a reason: its words end
    in three points.
    """

    told = Signal(str)

    def __init__(self, live: LiveTournament, parent: QWidget | None = None) -> None:
        """Speak of the entrants of ``live``."""
        super().__init__(parent)
        self._live = live
        self._rows: Rows = ()
        self._terms = EntryTerms()
        self._seated: Rows = ()
        self.dialog: ReasonDialog | None = None
        self.means = ChoiceField(
            [(key, means_text(key)) for key in MEANS],
            name=fr_en("Moyen de paiement", "Payment method"),
        )
        self.means.setFixedWidth(MEANS_WIDTH)
        self.paid_by = label(fr_en("Moyen", "Method"), Say.SOFT)
        self.buttons = {
            "pay": self._button("pay", fr_en("Encaisser", "Take payment"), "Alt+E"),
            "answer": self._button("answer", fr_en("Passer outre…", "Override…"), "Alt+J"),
            "re_enter": self._button("re_enter", fr_en("Réinscrire", "Re-enter"), "Alt+I"),
            "wait": self._button(
                "wait", fr_en("Mettre en attente", "Put on waiting list"), "Alt+L"
            ),
            "rebuy": self._button("rebuy", fr_en("Recave", "Rebuy"), "Alt+B"),
            "addon": self._button("addon", fr_en("Add-on", "Add-on"), "Alt+O"),
            "unregister": self._button("unregister", fr_en("Désinscrire", "Unregister"), "Alt+D"),
        }
        self.price = MoneyField(most=LARGEST_PRICE)
        self.price.setFixedWidth(PRICE_WIDTH)
        self.price.setAccessibleName(fr_en("Prix de son entrée", "Buy-in"))
        words = fr_en("Entrer à ce prix", "Use this buy-in")
        self.choose = Button(words, scale="small", does=self._choose_price)
        row(
            self.paid_by,
            self.means,
            self.price,
            self.choose,
            STRETCH,
            Placed(None),
            *self.buttons.values(),
            on=self,
            spacing=Space.HAIR,
            margins=(Space.SNUG, 0, Space.HAIR, 0),
        )
        self.asked.connect(self._act)

    def refresh(self, players: Players) -> None:
        """Show the purchases of this tournament; hidden where there are none."""
        terms = self._terms = players.terms
        self._seated = tuple(r for r in players.rows if r.standing == "seated" and not r.addons)
        self.setVisible(terms.priced or terms.sells)
        for act, offered in (
            ("pay", terms.priced),
            ("answer", terms.priced and any(r.unpaid for r in players.rows)),
            ("re_enter", terms.reentry is not None),
            ("wait", terms.reentry is not None),
            ("rebuy", terms.rebuy is not None),
            ("addon", terms.addon is not None),
            ("unregister", terms.priced or terms.unregister_minutes is not None),
        ):
            self.buttons[act].setVisible(offered)
        for part in (self.paid_by, self.means):
            part.setVisible(terms.priced)
        self._write_keys()

    def show_rows(self, rows: Rows) -> None:
        """Speak of the rows chosen; each button says why when it cannot be pressed."""
        self._rows = rows
        if rows:
            self.buttons["addon"].setAccessibleName(fr_en("Add-on", "Add-on"))
        else:
            self.buttons["addon"].setAccessibleName(fr_en("Add-on pour tous", "Add-on for all"))
        waiting = fr_en("Mettre en attente", "Put on waiting list")
        if self._waits():
            waiting = fr_en("Ne plus attendre", "Stop waiting")
        self.buttons["wait"].setAccessibleName(waiting)
        self._write_keys()
        for act, button in self.buttons.items():
            if button.isVisibleTo(self):
                self._update_button(act, button)
        free = len(rows) == 1 and rows[0].seat is None and not rows[0].place
        for part in (self.price, self.choose):
            part.setVisible(self._terms.multi is not None and free)

    def _waits(self) -> bool:
        """Return whether the one chosen waits for a seat to enter again."""
        return len(self._rows) == 1 and waits_again(self._live.can, self._rows[0].entrant)

    def sell_to_all(self) -> None:
        """Ask about the add-on of everybody in play without one, where it can be sold."""
        if self._terms.addon is not None and self.buttons["addon"].isEnabled():
            self._act("addon")

    def _update_button(self, act: str, button: Button) -> None:
        command = self._command(act)
        if command is None:
            whom = fr_en("Choisissez un seul joueur.", "Select one player only.")
            if act in ("pay", "answer", "addon"):
                whom = fr_en(
                    "Choisissez d’abord un joueur dans la liste.",
                    "Select a player in the list first.",
                )
            button.set_refusal(whom)
            return
        if isinstance(command, cmd.WaitToReEnter):
            # Nothing is imposed here: the director imposes the re-entry itself.
            refused = why_not_wait(self._live.can, command.entrant)
            imposed = False
        else:
            refused = self._live.can(command)
            imposed = refused is not None and refused.code in cmd.OVERRULABLE
        why = None
        if refused is not None and not imposed:
            why = refusal_with_articles(self._live, refused)
        button.set_refusal(why)

    def _command(self, act: str) -> cmd.Command | None:
        means = Means(self.means.chosen())
        if act == "wait" and self._waits():
            return ACTS["stop_waiting"](self._rows, means)
        if act == "addon" and not self._rows:
            # Nobody chosen: everybody who plays and has not taken it.
            return ACTS[act](self._seated, means)
        return ACTS[act](self._rows, means)

    def _act(self, act: str) -> None:
        command = self._command(act)
        if command is None:
            return
        refused = self._live.can(command)
        if act == "answer":
            self._ask(command, fr_en("Laisser jouer sans paiement", "Let play without payment"))
        elif refused is not None and refused.code in cmd.OVERRULABLE:
            words = refusal_sentence(refused, names_of(self._live))
            self._ask(command, fr_en("Passer outre", "Override"), words)
        elif isinstance(command, cmd.TakeAddOns) and not self._rows:
            self._confirm_all(command)
        else:
            self._send(command)

    def _ask(self, command: Any, title: str, words: str = "") -> None:
        """Ask for the reason that the command needs, then send it with it."""
        if hasattr(command, "overruled"):
            given = {"overruled": True}
        else:
            given = {}
        self.dialog = ask_reason(
            self,
            title,
            words or fr_en("Le motif figure au journal.", "The reason is recorded in the log."),
            title,
            lambda note: self._send(replace(command, note=note, **given)),
        )

    def _confirm_all(self, command: cmd.TakeAddOns) -> None:
        """Say how many take it before it is sold to all of them."""
        count = whole(len(self._seated))
        self.dialog = ask_reason(
            self,
            fr_en("Add-on pour tous", "Add-on for all"),
            fr_en(
                "{0} joueurs en jeu ne l’ont pas pris\u00a0: le vendre à tous\u00a0? Pour "
                "quelques-uns seulement, choisissez-les d’abord dans la liste.",
                "{0} players still in have not taken it. Sell it to all of them? To sell to a "
                "few, select them in the list first.",
            ).format(count)
            + self._each_pays(command),
            fr_en("Vendre à tous", "Sell to all"),
            lambda note: self._send(replace(command, note=note)),
            needed=False,
        )

    def _each_pays(self, command: cmd.TakeAddOns) -> str:
        """Return the price each pays, and how; "" where it is free."""
        terms = self._terms.addon
        if terms is None or command.paid is None or not terms.cost:
            return ""
        price = money_text(terms.cost.total, current_language())
        words = fr_en(" Chacun paie {0}, {1}.", " Each pays {0}, {1}.")
        return words.format(price, means_text(command.paid.value))

    def _send(self, command: cmd.Command) -> None:
        entry = self._live.dispatch(command)
        if entry is not None:
            self.told.emit(self._words(entry.event))

    def _words(self, event: ev.Event) -> str:
        """Return the sentence after a purchase: the player's seat now, or that they wait for
        one.
        """
        if isinstance(event, (ev.WaitingListJoined, ev.WaitingListLeft)):
            return action_label(event, names_of(self._live))
        if not isinstance(event, ev.ReEntered):
            return ""
        name = names_of(self._live)(event.entrant)
        return titled(name, seat_text(event.seat, current_language()))

    def _choose_price(self) -> None:
        if len(self._rows) == 1:
            self._send(cmd.ChooseBuyIn(self._rows[0].entrant, self.price.value()))

    def _beside(self) -> int:
        """Return the pixels of the fields."""
        shown: tuple[QWidget, ...] = (self.paid_by, self.means, self.price, self.choose)
        return Space.WIDE + sum(p.sizeHint().width() for p in shown if p.isVisibleTo(self))
