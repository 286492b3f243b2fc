"""Pages of papers, and a printer on the desk."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from builders import a_tournament, everyone, out
from papers_builders import ShownPapers, with_a_printer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from td_app.live.session import TournamentSession
from td_app.ui.printing.outcome import Saving


@pytest.fixture
def played() -> TournamentSession:
    session = a_tournament(20, tables=3)
    out(session, *list(everyone(session))[:4])
    return session


@pytest.fixture
def shown(
    dressed: QApplication, qtbot: QtBot, in_french: None, played: TournamentSession
) -> ShownPapers:
    return ShownPapers(qtbot, played)


@pytest.fixture(autouse=True)
def own_folder() -> Iterator[None]:
    yield
    Saving._last_folder = None


@pytest.fixture(autouse=True)
def a_printer_on_the_desk(monkeypatch: pytest.MonkeyPatch) -> None:
    with_a_printer(monkeypatch)
