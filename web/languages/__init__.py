"""The languages of the site: web/locale is read, checked and compiled here. Only builds import this package."""
