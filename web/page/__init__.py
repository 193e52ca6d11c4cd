"""What runs on the page, in MicroPython."""
