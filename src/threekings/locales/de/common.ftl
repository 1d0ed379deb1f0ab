## Karten

card-count = { $count } { $card }
seat = Platz { $number }
list-and = { $first } und { $last }
list-comma = {", "}
prompt-abandoned = Die Partie wurde abgebrochen.
