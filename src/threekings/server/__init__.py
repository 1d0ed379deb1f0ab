"""The table server: live games that survive kills and power cuts."""
