"""Master: looks further than steward, and judges by fitted numbers. A file for each way to take part."""
