"""The modules behind build.py, which make the files of the site."""

import web.generator.reads  # noqa: F401 - the catalogue must record reads before any module makes a function that reads it
