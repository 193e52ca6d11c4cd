"""Games with a friend by letters: modules used only here, in an archive fetched when the first such game opens."""
