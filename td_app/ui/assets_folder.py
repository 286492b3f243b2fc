"""Where fonts, icons, sounds and help pages lie."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import td_app


@cache
def assets_folder() -> Path:
    """Return the folder of assets: beside the packages in a checkout, inside an installed wheel.

    Raises ``FileNotFoundError`` when the installation is incomplete.
    """
    package = Path(td_app.__file__).resolve().parent
    for folder in (package / "assets", package.parent / "assets"):
        if (folder / "icons").is_dir():
            return folder
    raise FileNotFoundError(f"no assets beside or inside {package}")
