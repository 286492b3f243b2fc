"""WebDAV over TLS by wsgidav and cheroot: ``python webdav.py PORT FOLDER PASSWORD``."""

from __future__ import annotations

import sys
from pathlib import Path

from cheroot.ssl.builtin import BuiltinSSLAdapter
from cheroot.wsgi import Server
from wsgidav.fs_dav_provider import FilesystemProvider
from wsgidav.wsgidav_app import WsgiDAVApp


def main() -> None:
    port, folder, password = sys.argv[1:]
    app = WsgiDAVApp(
        {
            "provider_mapping": {"/dav": FilesystemProvider(str(Path(folder) / "site"))},
            "simple_dc": {"user_mapping": {"*": {"club": {"password": password}}}},
            "http_authenticator": {"accept_digest": False, "default_to_digest": False},
            "verbose": 1,
            "logging": {"enable_loggers": []},
        }
    )
    server = Server(("127.0.0.1", int(port)), app)
    certificate = str(Path(folder) / "certificate.pem")
    server.ssl_adapter = BuiltinSSLAdapter(certificate, certificate)
    server.start()


if __name__ == "__main__":
    main()
