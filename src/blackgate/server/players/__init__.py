"""People who come back: a name of one's own, results, ratings. Nobody needs any of it: guests stay guests."""
