"""The languages of the site: reads, checks and compiles web/locale. Only builds import it."""
