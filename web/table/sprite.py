"""The sprite: one SVG document with all drawings of tables, forms and pages.

Use a part of it as `<svg viewBox="0 0 200 280"><use href="cards.svg#TD"/></svg>`. It has no fonts, gradients or clip
paths, and all its colours are custom properties, so it can be linked or inlined, and serves every theme. Its parts are
metadata: a browser would lay out anything else, although only copies of the parts are ever seen.
"""

from functools import cache

from web.table.deck import symbols
from web.table.portraits import portraits


@cache
def sprite() -> str:
    """Draw the cards, of 200 x 280 units each, and the portraits, of 100 x 100."""
    return f'<svg xmlns="http://www.w3.org/2000/svg"><metadata>{symbols()}{portraits()}</metadata></svg>\n'
