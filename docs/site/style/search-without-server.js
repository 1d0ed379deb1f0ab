// Excerpts of what was found are fetched from the pages, which browsers allow from a server only.
if (location.protocol === "file:") DOCUMENTATION_OPTIONS.SHOW_SEARCH_SUMMARY = false;
