"""Games with a friend by letters: what only such games need, in an archive that is fetched when the first one opens."""
