"""Full size when measured; in the ordinary run the same code among a few people."""

from __future__ import annotations

from collections.abc import Callable

import pytest

FEW = 40


def is_measured(config: pytest.Config) -> bool:
    """Return whether figures were asked for (``--benchmark-enable``)."""
    return bool(config.getoption("benchmark_enable"))


@pytest.fixture(scope="session")
def scale(pytestconfig: pytest.Config) -> Callable[[int], int]:
    """Return what gives the size asked when measuring, a few otherwise."""
    return (lambda full: full) if is_measured(pytestconfig) else (lambda full: min(full, FEW))


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Draw every wall when measuring, one otherwise: the gallery's test draws them all."""
    if "wall_state" in metafunc.fixturenames:
        every = (*metafunc.module.STATES, *metafunc.module.HANDS)
        metafunc.parametrize("wall_state", every if is_measured(metafunc.config) else every[:1])
