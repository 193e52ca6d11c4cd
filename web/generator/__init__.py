"""The parts of build.py: each gives files of the site as a dict from path to bytes."""

import web.generator.reads  # noqa: F401 - the catalogue must record its reads before any module makes a function that reads it
