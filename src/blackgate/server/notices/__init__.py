"""Tells people who are away that it is their turn: Web Push, webhooks, reminders; and their time off.

Nothing here runs in the path of an action, and nothing that is sent says more than that it is somebody's turn.
"""
