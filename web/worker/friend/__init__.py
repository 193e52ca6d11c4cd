"""Games with a friend by letters: modules only for these, in an archive that is fetched when the first one opens."""
