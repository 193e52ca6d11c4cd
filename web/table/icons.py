"""Icons of the user interface, as path data for one stroke in a box of 24 x 24."""

from typing import Final

# In the markup and not in files, so that they have the colour of the words next to them and appear together with them.
ICONS: Final[dict[str, str]] = {
    "back": "M14 6l-6 6 6 6",
    "undo": "M8 5 4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11h-3",
    "redo": "M16 5l4 4-4 4M20 9H10a5.5 5.5 0 0 0 0 11h3",
    "hint": "M9 18h6M10 21h4M8.5 14.5a6 6 0 1 1 7 0c-.6.5-1 1-1 2h-5c0-1-.4-1.5-1-2Z",
    "menu": "M5 7h14M5 12h14M5 17h14",
    "again": (
        "M2.5 12C5 7.5 8.5 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-6 6.5-9.5 6.5S5 16.5 2.5 12Z"
        "M12 9a3 3 0 1 0 0 6 3 3 0 1 0 0-6Z"
    ),
    "first": "M6 5v14M18 6l-7 6 7 6",
    "last": "M18 5v14M6 6l7 6-7 6",
    "on": "M10 6l6 6-6 6",
    "play": "M8 5l11 7-11 7Z",
    "pause": "M8 5v14M16 5v14",
    "arrow": "M3 12h17M14 6l6 6-6 6",
    "close": "M6 6l12 12M18 6 6 18",
    "check": "M5 12.5l5 5L19.5 7",
    "plus": "M12 5v14M5 12h14",
    "settings": (
        "M4 7h9M19 7h1M4 17h1M11 17h9M16 4.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 1 0 0-5Z"
        "M8 14.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 1 0 0-5Z"
    ),
    "share": "M12 15V3.5M7.5 8 12 3.5 16.5 8M7 11.5H5.5V20.5h13V11.5H17",
    "download": "M12 3.5V15M7.5 10.5 12 15l4.5-4.5M5 20h14",
    "external": "M13 4.5h6.5V11M19.5 4.5 11 13M17 14v5.5H4.5V7H10",
    "help": "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 1 0 0-17ZM9.5 9.5a2.6 2.6 0 1 1 3.7 2.4c-.8.4-1.2 1-1.2 2M12 16.8v.1",
}
