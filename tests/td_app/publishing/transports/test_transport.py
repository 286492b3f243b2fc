"""What is sent, and what may stand in the way."""

from __future__ import annotations

import pickle
import re
from pathlib import Path

import pytest

import td_app.publishing
from td_app.publishing.transports.transport import Piece, Secret
from td_app.words.publishing import TROUBLES

FOLDER = Path(td_app.publishing.__file__).parent


@pytest.mark.parametrize(
    "path", ["", "/etc/passwd", "../index.html", "a/../b", "a//b", "a/", "./a", "a\\b", "a\nb"]
)
def test_a_page_stays_inside_the_site(path: str) -> None:
    with pytest.raises(ValueError, match="inside a site"):
        Piece.of(path, b"")


def test_a_secret_shows_nowhere_but_where_it_is_asked_for() -> None:
    secret = Secret("roi de pique")
    assert secret.revealed() == "roi de pique"
    assert "roi" not in f"{secret!r} {secret} {[secret]}"
    with pytest.raises(TypeError):
        pickle.dumps(secret)


def test_every_trouble_has_its_sentence() -> None:
    files = [FOLDER / "secrets.py", *(FOLDER / "transports").glob("*.py")]
    written = "".join(file.read_text(encoding="utf-8") for file in files)
    raised = set(
        re.findall(r"\"([A-Z]+(?:_[A-Z]+)+|FORBIDDEN|FIREWALL|BUSY|UNREACHABLE)\"", written)
    )
    assert raised - {"O_NONBLOCK"} <= set(TROUBLES)
