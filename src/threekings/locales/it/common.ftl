## Ciò che dicono tutti i giochi

language-name = Italiano
card-count = { $count } { $card }
seat = posto { $number }
list-and = { $first } e { $last }
list-comma = {", "}
prompt-abandoned = La partita è stata interrotta.
