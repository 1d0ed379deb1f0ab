web-rules-of = Regeln von { $game }
web-rules-games = Spiele
web-rules-short = In einer Minute
web-rules-full = Die vollständigen Regeln
web-rules-contents = Abschnitte
web-rules-about = Über diese Regeln
web-rules-pieces = Das Material
web-example = Zum Beispiel
