"""A draw verified from the menu of the tournament: this one's, or one in a file (2.1)."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from builders import a_tournament
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from window_builders import Evening

from td_app.live.draw_record import as_json, draws_of
from td_app.live.session import TournamentSession
from td_app.printing.files import write_exports
from td_app.ui.dialogs.draw_dialog import VerifyDrawDialog
from td_app.ui.windows.act_table import VERIFY_DRAW


def drawn() -> TournamentSession:
    return a_tournament(20, tables=3)


def asked(qtbot: QtBot, session: TournamentSession) -> VerifyDrawDialog:
    """Return the dialog on the draws of a tournament."""
    dialog = VerifyDrawDialog(draws_of(session.history.entries))
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def said(dialog: VerifyDrawDialog) -> str:
    """Return what it tells, its white made plain spaces."""
    return " ".join(told.text() for told in dialog.told).replace("\u00a0", " ")


def test_the_draws_of_the_tournament_are_made_again(qtbot: QtBot) -> None:
    session = drawn()
    seed = session.state.draws[0].seed
    text = said(asked(qtbot, session))
    assert f"✓ Graine {seed[:16]}… : les 20 places et le bouton" in text


def test_a_tournament_without_a_draw_says_so(qtbot: QtBot) -> None:
    dialog = VerifyDrawDialog(())
    qtbot.addWidget(dialog)
    assert said(dialog) == "Aucun tirage dans ce tournoi."


def test_the_file_saved_with_the_exports_is_verified_at_home(qtbot: QtBot, tmp_path: Path) -> None:
    session = drawn()
    written = {path.name for path in write_exports(session, tmp_path)}
    (draw,) = draws_of(session.history.entries)
    assert f"tirage_{draw.sequence}.json" in written
    dialog = VerifyDrawDialog(())
    qtbot.addWidget(dialog)
    dialog.read(str(tmp_path / f"tirage_{draw.sequence}.json"))
    assert "✓" in said(dialog)


def test_a_seat_changed_in_a_file_is_found_out(qtbot: QtBot, tmp_path: Path) -> None:
    (draw,) = draws_of(drawn().history.entries)
    (first, seat), (second, other), *rest = draw.seats
    swapped = replace(draw, seats=((first, other), (second, seat), *rest))
    file = tmp_path / "tirage_4.json"
    file.write_text(json.dumps(as_json(swapped)), encoding="utf-8")
    dialog = VerifyDrawDialog(())
    qtbot.addWidget(dialog)
    dialog.read(str(file))
    assert "✗" in said(dialog)
    assert "✓" not in said(dialog)


@pytest.mark.parametrize("content", [b"", b"[1, 2]", b"{}", b"\xff\xfe\x00", b"PK\x03\x04"])
def test_any_other_file_is_a_sentence(qtbot: QtBot, tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "liste.json"
    file.write_bytes(content)
    dialog = VerifyDrawDialog(())
    qtbot.addWidget(dialog)
    dialog.read(str(file))
    assert "ne contient pas de tirage lisible" in said(dialog)


def test_a_file_that_is_gone_is_a_sentence(qtbot: QtBot, tmp_path: Path) -> None:
    dialog = VerifyDrawDialog(())
    qtbot.addWidget(dialog)
    dialog.read(str(tmp_path / "tirage_9.json"))
    assert "ne contient pas de tirage lisible" in said(dialog)


def test_it_is_left_with_one_key(qtbot: QtBot) -> None:
    dialog = asked(qtbot, drawn())
    with qtbot.waitSignal(dialog.chosen):
        qtbot.keyClick(dialog, Qt.Key.Key_Return)


def test_the_menu_of_the_tournament_offers_it(evening: Evening) -> None:
    menu = evening.view.menu
    menu.fill()
    action = next(a for a in menu.actions() if "Vérifier un tirage" in a.text())
    assert action.isEnabled()
    assert VERIFY_DRAW.why_not(evening.window) == ""
    action.trigger()
    dialog = evening.window.messages.dialog
    assert isinstance(dialog, VerifyDrawDialog)
    assert "✓" in said(dialog)
    dialog.reject()
