"""The sprite: one SVG document with everything that tables, forms and pages draw.

Use a part of it as `<svg viewBox="0 0 200 280"><use href="cards.svg#TD"/></svg>`. There are no fonts, gradients or clip
paths in it, and all colours are custom properties: so it can be linked or stand in the page, and serves every theme.
"""

from web.table.deck import symbols
from web.table.portraits import portraits


def sprite() -> str:
    """Draw the cards, of 200 x 280 units each, and the portraits, of 100 x 100."""
    return f'<svg xmlns="http://www.w3.org/2000/svg">{symbols()}{portraits()}</svg>\n'
