## Ciò che dicono tutti i giochi

language-name = Italiano
card-count = { $count } { $card }
seat = posto { $number }
list-and = { $first } e { $last }
list-comma = {", "}
list-semicolon = {"; "}
prompt-abandoned = La partita è stata interrotta.
full-stop = { $words }.
between-sentences = {" "}
