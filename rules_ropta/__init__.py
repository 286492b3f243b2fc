"""The FFPA rulebook (ROPTA, edition 2025-02) as pure functions: values in, a ruling out."""

EDITION = "2025-02"
