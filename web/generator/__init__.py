"""The parts of build.py: each gives files of the site as a dict from path to bytes."""
