"""What a club wishes of its site, read from its file."""

from __future__ import annotations

import pytest

from td_app.publishing.wishes import SiteWishes, wishes_of


class Kept:
    """A shelf with one setting."""

    def __init__(self, text: str) -> None:
        self._text = text

    def setting(self, name: str, default: str = "") -> str:
        return self._text or default

    def set_setting(self, name: str, value: str) -> None:
        self._text = value


@pytest.mark.parametrize(
    "text",
    ["", "{", "[1]", '{"languages": 5}', '{"kept_back": 7}', '{"colours": null}'],
)
def test_what_cannot_be_read_is_as_usual(text: str) -> None:
    assert wishes_of(Kept(text)) == SiteWishes()
