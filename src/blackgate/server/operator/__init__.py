"""The operator's commands: backups, records, tables that need attention, secrets.

They work through the database, so they work whether or not a server runs.
"""
