"""A command with a PostgreSQL of its own, which waits for the disk as a real one does; {} in it is the address:

``python -m tests.server.with_postgres maiolica bench server --processes 2 --database {}``
"""

from __future__ import annotations

import subprocess
import sys

from .serving import Postgres


def main() -> int:
    """Run it; its exit status."""
    postgres = Postgres(is_durable=True)
    try:
        address = postgres.new_base()
        return subprocess.run([word.replace("{}", address) for word in sys.argv[1:]], check=False).returncode
    finally:
        postgres.close()


if __name__ == "__main__":
    sys.exit(main())
