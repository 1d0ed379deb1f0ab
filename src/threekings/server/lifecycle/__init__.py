"""Tables in the course of time: how they wake, when they are due, how they fall asleep and when they are deleted."""
