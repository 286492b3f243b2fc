"""Two posts on one server, one of them behind a network that can be cut."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest
from cut_network import CutNetwork
from forged_entries import POSTS, SECRET, WRITER, user_of
from postgres_server import PostgresServer
from sqlalchemy import make_url

from td_app.persistence.engine import ClubFile, open_database
from td_app.persistence.roles import bind, prepare


@pytest.fixture(autouse=True)
def swept() -> Iterator[None]:
    """Let no thread but this one destroy widgets, as the application does (``Sweeper``)."""
    gc.disable()
    yield
    gc.collect()
    gc.enable()


@pytest.fixture
def network(server: PostgresServer) -> Iterator[CutNetwork]:
    between = CutNetwork(server.port)
    yield between
    between.close()


@pytest.fixture
def there(postgresql: str) -> Iterator[ClubFile]:
    """Another post, with a network of its own."""
    with open_database(postgresql) as club:
        yield club


@pytest.fixture
def here(there: ClubFile, postgresql: str, network: CutNetwork) -> Iterator[ClubFile]:
    """The post whose network is cut."""
    url = make_url(postgresql).set(port=network.port)
    with open_database(url.render_as_string(hide_password=False)) as club:
        yield club


@pytest.fixture
def bound(postgresql: str) -> str:
    """The address of a base, for its owner, where each post has a user of its own."""
    prepare(postgresql, user_of(WRITER, postgresql), SECRET)
    for post in POSTS:
        bind(postgresql, post, user_of(post, postgresql), SECRET)
    return postgresql
