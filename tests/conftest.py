"""Screens are tested without one, wherever the test stands; CI tries the same examples twice.

What asks for a server is marked ``servers``: left out of ``pytest``, run by ``pytest -m servers``.
"""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import pytest
from hypothesis import HealthCheck, settings
from postgres_server import NoServer, PostgresServer, postgres_server
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

# A busy machine is slow at making examples too: that says nothing of what they try.
UNHURRIED = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("here", UNHURRIED)
settings.register_profile("ci", UNHURRIED, derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "here")


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Iterator[None]:
    """Look for no cycles among what the collection makes: all of it stays to the end."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what asks for a server, before the marks choose."""
    for item in items:
        if "server" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.servers)


@pytest.fixture(autouse=True)
def swept() -> Iterator[None]:
    """Really delete the windows of a test: without a running loop Qt keeps them, closed or not.

    Those that stay are dressed again with each theme, and their timers go on.
    """
    kept = QApplication.topLevelWidgets() if QApplication.instance() is not None else []
    yield
    if QApplication.instance() is not None:
        for window in QApplication.topLevelWidgets():
            if window not in kept:
                window.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


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
