"""Runs the command line: ``python -m casino_core``."""

import sys

from casino_core.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
