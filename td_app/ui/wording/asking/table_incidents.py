"""Questions of one matter; see the package for what each table holds."""

from __future__ import annotations

from typing import Final

from td_app.ui.wording.speaking import Table

TITLES: Final[Table] = {}
KEYWORDS: Final[Table] = {}
FIELDS: Final[Table] = {}
CHOICES: Final[Table] = {}
