"""``python -m td_app`` and the ``td-app`` command."""

from __future__ import annotations

import os
import sys

from td_app.cli.arguments import main

LIBRARIES = "LD_LIBRARY_PATH"


def keep_packed_libraries() -> None:
    """Let programs started from here find their own libraries, not those packed with this one.

    On Linux the starter of a packed program tells where its libraries lie, to whatever it starts
    too: the file manager of "Open the folder", the server of the system's voice. Those already
    found stay known here; this program started once more is told again.
    """
    if not getattr(sys, "frozen", False) or not sys.platform.startswith("linux"):
        return
    before = os.environ.pop(f"{LIBRARIES}_ORIG", "")
    os.environ.pop(LIBRARIES, None)
    if before:
        os.environ[LIBRARIES] = before
    os.environ["PYINSTALLER_RESET_ENVIRONMENT"] = "1"


if __name__ == "__main__":
    keep_packed_libraries()
    if getattr(sys, "frozen", False):
        # Packed as a program, a process apart starts here too: see members_file/reader_process.py.
        from multiprocessing import freeze_support

        freeze_support()
    sys.exit(main())
