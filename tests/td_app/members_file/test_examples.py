"""The examples written in the package's documentation hold."""

from __future__ import annotations

import doctest
import importlib
import pkgutil

import pytest

import td_app.members_file

MODULES = sorted(module.name for module in pkgutil.iter_modules(td_app.members_file.__path__))


@pytest.mark.parametrize("name", [*(f"td_app.members_file.{m}" for m in MODULES), "td_app.exports"])
def test_the_examples_hold(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0
