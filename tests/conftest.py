"""Screens are tested without one, wherever the test stands; CI tries the same examples twice.

What asks for a server is marked ``servers``: left out of ``pytest``, run by ``pytest -m servers``.
"""

from __future__ import annotations

import os
from collections.abc import Iterator

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import pytest
from hypothesis import HealthCheck, settings
from postgres_server import NoServer, PostgresServer, postgres_server

# A busy machine is slow at making examples too: that says nothing of what they try.
UNHURRIED = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("here", UNHURRIED)
settings.register_profile("ci", UNHURRIED, derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "here")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what asks for a server, before the marks choose."""
    for item in items:
        if "server" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.servers)


@pytest.fixture(scope="session")
def running_server() -> Iterator[PostgresServer]:
    """A PostgreSQL server for the whole run; without one such a test fails, it is not skipped."""
    try:
        with postgres_server() as started:
            yield started
    except NoServer as missing:
        pytest.fail(str(missing))


@pytest.fixture
def server(running_server: PostgresServer) -> PostgresServer:
    """The server, for one test."""
    return running_server


@pytest.fixture
def postgresql(server: PostgresServer) -> Iterator[str]:
    """The address of an empty database of the server."""
    with server.database() as url:
        yield url
