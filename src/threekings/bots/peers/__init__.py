"""Published searches that know nothing of the games but their rules, to measure others by."""
