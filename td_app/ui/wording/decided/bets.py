"""Decisions of one matter, in one line; see the package for what each table holds."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from td_app.ui.wording.decided.line import Line
from td_app.ui.wording.speaking import Table

LINES: Final[Table] = {}
TELL: Final[dict[str, Callable[[Mapping[str, Any], Mapping[str, Any]], Line]]] = {}
