"""``python -m td_app.i18n``: translations in step with the code, and what still lacks."""

from __future__ import annotations

import sys

from td_app.i18n.regenerate import main

if __name__ == "__main__":
    sys.exit(main())
