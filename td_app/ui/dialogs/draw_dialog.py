"""Verifying a draw without a command line: made again from its seed, said seat for seat (2.1)."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget

from rules_ropta.ruling import Refused
from td_app.live.draw_record import MOST, AnyDraw, WrittenDraw, WrittenJackpot, read_draws
from td_app.meeting.draw_record import WrittenRound
from td_app.ports.trouble import StorageTrouble
from td_app.program.atomic_files import read_file
from td_app.ui.dialogs.house_dialog import HouseDialog
from td_app.ui.theme import Space
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.file_dialog import file_to_open
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.layout import STRETCH, column, put_away, row
from td_app.ui.widgets.tips import explained
from td_app.words import refusal_sentence
from td_app.words.figures import whole
from td_app.words.language import fr_en

WIDTH = 620
CLOSE = "close"
SHORT_SEED = 16
"""Digits of a seed that are shown: enough to compare with a sheet."""


class VerifyDrawDialog(HouseDialog):
    """The draws of this tournament, each made again; then those of any file of a draw."""

    def __init__(self, draws: Sequence[AnyDraw], parent: QWidget | None = None) -> None:
        """Make ``draws`` again, and say of each whether it holds."""
        super().__init__(
            fr_en("Vérifier un tirage", "Verify a draw"),
            fr_en(
                "Chaque tirage est refait à partir de sa graine et de l’ordre des inscrits, puis "
                "comparé place par place à l’original.",
                "Each draw is redone from its seed and the order of registration, then compared "
                "seat by seat with the original.",
            ),
            parent,
            icon="draw",
            width=WIDTH,
        )
        self.told: list[QLabel] = []
        self._list = column(spacing=Space.SNUG)
        self.body.addLayout(self._list)
        self.other = explained(
            Button(fr_en("Ouvrir un fichier de tirage…", "Open a draw file…")),
            "Refait un tirage d’après son fichier et indique si le résultat est le même.",
            "Redoes a draw from its file and says whether the result is the same.",
        )
        self.other.setAutoDefault(False)
        self.other.clicked.connect(self._ask_for_a_file)
        self.body.addLayout(row(self.other, STRETCH))
        self.add_button(CLOSE, fr_en("Fermer", "Close"), Rank.PRIMARY)
        here = fr_en("Aucun tirage dans ce tournoi.", "No draw in this tournament.")
        self._tell([_sentence(draw) for draw in draws] or [here])

    def _ask_for_a_file(self) -> None:
        title = fr_en("Ouvrir un fichier de tirage", "Open a draw file")
        dialog = file_to_open(self, title, "(tirage*.json *.json)")
        dialog.fileSelected.connect(self.read)
        dialog.open()

    def read(self, path: str) -> None:
        """Verify the draws of a file; show why when it holds none."""
        file = Path(path)
        try:
            draws = read_draws(read_file(file, MOST).decode("utf-8"), file.name)
            said = [_sentence(draw) for draw in draws]
        except Refused as refusal:
            said = [refusal_sentence(refusal)]
        except (StorageTrouble, UnicodeDecodeError):
            said = [refusal_sentence(Refused("DRAW_FILE_WRONG", what=file.name))]
        self._tell([f"{file.name}", *said])

    def _tell(self, sentences: Sequence[str]) -> None:
        for old in self.told:
            put_away(old)
        self.told = []
        for sentence in sentences:
            told = label(sentence, Say.BODY, wraps=True)
            told.setTextInteractionFlags(
                Qt.TextInteractionFlag.TextSelectableByMouse
                | Qt.TextInteractionFlag.TextSelectableByKeyboard
            )
            self._list.addWidget(told)
            self.told.append(told)
        if self.isVisible():
            # Added to what is shown, a label waits for the loop to be shown: its height counts.
            for told in self.told:
                told.show()
            self.fit()


def _sentence(draw: AnyDraw) -> str:
    """Return the sentence on a draw once it is made again."""
    seed = draw.seed[:SHORT_SEED]
    try:
        holds = draw.holds()
    except Refused as refusal:
        return refusal_sentence(refusal)
    if isinstance(draw, WrittenJackpot):
        return _of_a_jackpot(draw, holds)
    if not holds:
        return fr_en(
            "✗ Graine {seed}…\u00a0: ces places ne sont pas celles du tirage. Prévenez le "
            "directeur.",
            "✗ Seed {seed}…: these seats are not the ones drawn. Tell the director.",
        ).format(seed=seed)
    return _that_holds(draw, seed, len(draw.seats))


def _that_holds(draw: WrittenDraw | WrittenRound, seed: str, players: int) -> str:
    if isinstance(draw, WrittenRound):
        return fr_en(
            "✓ Graine {seed}…\u00a0: les {players} places de cette manche sont bien celles du "
            "tirage.",
            "✓ Seed {seed}…: the {players} seats of this round are the ones drawn.",
        ).format(seed=seed, players=players)
    if not draw.button_place:
        return fr_en(
            "✓ Graine {seed}…\u00a0: les {players} places sont bien celles du tirage\u00a0; le "
            "bouton est à la dernière place occupée.",
            "✓ Seed {seed}…: the {players} seats are the ones drawn; the button is at the last "
            "occupied seat.",
        ).format(seed=seed, players=players)
    return fr_en(
        "✓ Graine {seed}…\u00a0: les {players} places et le bouton (place {button}) sont bien "
        "ceux du tirage.",
        "✓ Seed {seed}…: the {players} seats and the button (seat {button}) are the ones drawn.",
    ).format(seed=seed, players=players, button=draw.button_place)


def _of_a_jackpot(draw: WrittenJackpot, holds: bool) -> str:
    if holds:
        said = fr_en(
            "✓ Graine {seed}…\u00a0: le jackpot est bien celui du tirage, numéro {number}, "
            "{multiplier} fois la cave.",
            "✓ Seed {seed}…: the jackpot is the one drawn, number {number}, {multiplier} times "
            "the buy-in.",
        )
    else:
        said = fr_en(
            "✗ Graine {seed}…\u00a0: ce jackpot n’est pas celui du tirage. Prévenez le directeur.",
            "✗ Seed {seed}…: this jackpot is not the one drawn. Tell the director.",
        )
    number = whole(draw.number)
    return said.format(seed=draw.seed[:SHORT_SEED], number=number, multiplier=draw.multiplier)
