"""Saving, loading, replaying and verifying games; laying out positions."""
