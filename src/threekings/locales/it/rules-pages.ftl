web-rules-of = Regole di { $game }
web-rules-games = Giochi
web-rules-short = In un minuto
web-rules-full = Le regole per intero
web-rules-contents = Sezioni
web-rules-about = Su queste regole
web-rules-pieces = I pezzi
web-example = Per esempio
