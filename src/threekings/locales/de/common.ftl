## Was alle Spiele sagen

language-name = Deutsch
card-count = { $count } { $card }
seat = Platz { $number }
list-comma = {", "}
list-semicolon = {"; "}
list-and = { $first } und { $last }
prompt-abandoned = Die Partie wurde abgebrochen.
full-stop = { $words }.
between-sentences = {" "}
