"""What several of the bots that search share: generic compiled code (loading.py)."""
