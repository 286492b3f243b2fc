"""``python -m td_app`` and the ``td-app`` command."""

from __future__ import annotations

import sys

from td_app.cli.arguments import main

if __name__ == "__main__":
    sys.exit(main())
