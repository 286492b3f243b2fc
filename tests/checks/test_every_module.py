"""Each module of the product is imported, also one that nothing asks for yet."""

from __future__ import annotations

import importlib
import pkgutil
from types import ModuleType

import pytest

import reports
import rules_ropta
import td_app


@pytest.mark.parametrize("package", [rules_ropta, reports, td_app], ids=lambda one: one.__name__)
def test_every_module_is_imported(package: ModuleType) -> None:
    for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        if not module.name.endswith(".__main__"):
            importlib.import_module(module.name)
