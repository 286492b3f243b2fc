"""``--help`` of each command, wholly in the language of the run."""

from __future__ import annotations

import argparse
import re
import sys

import pytest

from td_app.cli.arguments import parser
from td_app.cli.explained import EXPLAINED

COMMANDS = next(
    action.choices for action in parser()._actions if isinstance(action, argparse._SubParsersAction)
)
#: What a reader of the other language would stumble on; names of options are in neither.
ENGLISH = re.compile(r"\b(the|and|or|of|write|read|show|its|options:|usage:|arguments:)\s")
FRENCH = re.compile(r"\b(le|la|les|un|une|et|ou|écrit|affiche|sans|options\u00a0:)\s")


def help_of(command: str, language: str, monkeypatch: pytest.MonkeyPatch) -> str:
    typed = [*([command] if command else []), "--lang", language]
    monkeypatch.setattr(sys, "argv", ["td-app", *typed])
    top = parser()
    if not command:
        return top.format_help()
    (made,) = (one for one in top._actions if isinstance(one, argparse._SubParsersAction))
    shown: str = made.choices[command].format_help()
    return shown


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_is_wholly_french_or_wholly_english(
    command: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    french = help_of(command, "fr", monkeypatch)
    assert french.startswith("usage\u00a0: td-app")
    assert not ENGLISH.search(french), french
    english = help_of(command, "en", monkeypatch)
    assert english.startswith("usage: td-app")
    assert not FRENCH.search(english), english


def test_without_a_language_it_is_french(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["td-app", "--help"])
    assert "affiche cette aide" in parser().format_help()


def test_what_is_explained_exists() -> None:
    once = {"--out", "--version", "--file", "--database", "--lang", "--secret-file"}
    known = {"td-app", "-h", *once, *COMMANDS}
    for command, made in COMMANDS.items():
        for action in made._actions:
            known.add(f"{command} {(*action.option_strings, action.dest)[0]}")
    assert set(EXPLAINED) <= known
