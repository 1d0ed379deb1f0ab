web-rules-of = Rules of { $game }
web-rules-games = Games
web-rules-short = In a minute
web-rules-full = The rules in full
web-rules-contents = Sections
web-rules-about = About these rules
web-rules-pieces = The pieces
web-example = For example
