"""SHA256SUMS beside the packages: what was downloaded is what was built.

``python .ci/pack/sums.py OUT`` writes ``OUT/SHA256SUMS``, as ``sha256sum --check`` reads it, of the
packages that stand in OUT or in its wheel's folder; made again whenever a package is added.
"""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path

NAME = "SHA256SUMS"
KINDS = ("*.deb", "*.tar.xz", "*.exe", "*.dmg", "wheel/*.whl")


def main() -> int:
    """Write the sums and say how many; return the exit status, 1 without a package."""
    told = write_sums(Path(sys.argv[1]).resolve())
    print(f"{NAME}: {told} packages")
    return 0 if told else 1


def write_sums(out: Path) -> int:
    """Write the sum of every package of a folder, by name; return how many there are."""
    packages = sorted(file for kind in KINDS for file in out.glob(kind))
    lines = []
    for package in packages:
        with package.open("rb") as read:
            found = hashlib.file_digest(read, "sha256").hexdigest()
        lines.append(f"{found}  {package.name}\n")
    (out / NAME).write_bytes("".join(lines).encode())
    return len(packages)


if __name__ == "__main__":
    sys.exit(main())
