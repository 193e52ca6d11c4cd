"""The entry point of the command line: ``python -m casino_core``."""

import sys
from io import TextIOWrapper

from casino_core.cli.main import main

if __name__ == "__main__":
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a terminal may lack the plus-minus sign
    sys.exit(main())
