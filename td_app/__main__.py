"""``python -m td_app`` and the ``td-app`` command."""

from __future__ import annotations

import sys
from multiprocessing import freeze_support

from td_app.cli.arguments import main

if __name__ == "__main__":
    # Packed as a program, a process apart starts here too: see members_file/apart.py.
    freeze_support()
    sys.exit(main())
