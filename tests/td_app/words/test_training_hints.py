"""What a training names is there: every button quoted in a hint is one of the screens."""

from __future__ import annotations

import re
from pathlib import Path

import td_app
from td_app.words.training import HOW

SOURCES = "\n".join(
    path.read_text(encoding="utf-8")
    for path in Path(td_app.__file__).parent.rglob("*.py")
    if path.name != "training.py"
)


def test_every_button_quoted_exists() -> None:
    quoted = [
        words
        for french, english in HOW.values()
        for words in (*re.findall("« (.+?) »", french), *re.findall("“(.+?)”", english))
    ]
    assert len(quoted) > 20
    assert [words for words in quoted if f'"{words}"' not in SOURCES] == []
