"""Accounts: a claimed name, results, ratings. Nobody needs one: guests stay guests."""
