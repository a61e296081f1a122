"""What whoever runs a server does with its database: backups, records, tables that need a hand, secrets.

Everything goes through the database, so it works while a server runs and while none does.
"""
