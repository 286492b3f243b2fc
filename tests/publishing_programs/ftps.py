"""FTP over TLS by pyftpdlib: ``python ftps.py PORT FOLDER PASSWORD FIRST LAST [never-over]``."""

from __future__ import annotations

import sys
from pathlib import Path


def main() -> None:
    # Imported here: the library warns of its own future, and this folder is searched for doctests.
    from pyftpdlib.authorizers import DummyAuthorizer
    from pyftpdlib.filesystems import AbstractedFS, FilesystemError
    from pyftpdlib.handlers import TLS_FTPHandler
    from pyftpdlib.servers import FTPServer

    class NeverOver(AbstractedFS):
        """A server that renames into free places only, as those of Windows do."""

        def rename(self, src: str, dst: str) -> None:
            if Path(dst).exists():
                raise FilesystemError("File exists.")
            super().rename(src, dst)

    port, folder, password, first, last, *given = sys.argv[1:]
    users = DummyAuthorizer()
    users.add_user("club", password, str(Path(folder) / "site"), perm="elradfmw")

    class Handler(TLS_FTPHandler):
        authorizer = users
        certfile = str(Path(folder) / "certificate.pem")
        tls_control_required = True
        tls_data_required = True
        passive_ports = range(int(first), int(last) + 1)
        auth_failed_timeout = 0
        #: Names go out as they are on the disk, as other servers send them.
        unicode_errors = "surrogateescape"
        max_login_attempts = 9
        if "never-over" in given:
            abstracted_fs = NeverOver

    FTPServer(("127.0.0.1", int(port)), Handler).serve_forever()


if __name__ == "__main__":
    main()
