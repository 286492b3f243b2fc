"""Git's own ``http-backend`` over HTTPS: ``python git_https.py PORT FOLDER PASSWORD``."""

from __future__ import annotations

import os
import subprocess
import sys
from base64 import b64encode
from collections.abc import Callable, Iterable
from email.parser import BytesHeaderParser
from typing import Any

from cheroot.ssl.builtin import BuiltinSSLAdapter
from cheroot.wsgi import Server

#: What a program started for a request is told of it.
TOLD = ("PATH_INFO", "QUERY_STRING", "REQUEST_METHOD", "CONTENT_TYPE", "HTTP_CONTENT_ENCODING")


def main() -> None:
    port, folder, password = sys.argv[1:]
    login = b64encode(f"club:{password}".encode()).decode()
    project = {"GIT_PROJECT_ROOT": folder, "GIT_HTTP_EXPORT_ALL": "1", "REMOTE_USER": "club"}

    def answer(environ: dict[str, Any], start: Callable[..., Any]) -> Iterable[bytes]:
        if environ.get("HTTP_AUTHORIZATION") != f"Basic {login}":
            start("401 Unauthorized", [("WWW-Authenticate", "Basic"), ("Content-Length", "0")])
            return [b""]
        asked = environ["wsgi.input"].read()
        told = {name: environ[name] for name in TOLD if name in environ}
        told["CONTENT_LENGTH"] = str(len(asked))
        told["GIT_PROTOCOL"] = environ.get("HTTP_GIT_PROTOCOL", "")
        done = subprocess.run(
            ["git", "-c", "safe.directory=*", "http-backend"],
            input=asked,
            stdout=subprocess.PIPE,
            env=os.environ | project | told,
            check=False,
        )
        head, _, body = done.stdout.partition(b"\r\n\r\n")
        headers = BytesHeaderParser().parsebytes(head)
        status = headers.get("Status", "200 OK")
        del headers["Status"]
        start(status, [*headers.items(), ("Content-Length", str(len(body)))])
        return [body]

    server = Server(("127.0.0.1", int(port)), answer)
    certificate = f"{folder}/certificate.pem"
    server.ssl_adapter = BuiltinSSLAdapter(certificate, certificate)
    server.start()


if __name__ == "__main__":
    main()
