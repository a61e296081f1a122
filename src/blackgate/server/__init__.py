"""The game server: tables for friends over the network; nothing acknowledged is lost, nothing hidden leaves."""
