"""Turn notifications for people who are away: Web Push, webhooks, reminders; and vacations.

Nothing here runs in the path of an action, and a notification says only that it is somebody's turn.
"""
