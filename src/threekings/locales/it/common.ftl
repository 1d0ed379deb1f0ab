## Carte

# L'unica carta senza un messaggio `-count` in inglese (two sheep) che in italiano ha un plurale è la pecora.
card-count = { $count } { $card ->
    [pecora] { $count ->
        [one] pecora
       *[other] pecore
        }
   *[other] { $card }
    }
seat = posto { $number }
list-and = { $first } e { $last }
list-comma = {", "}
prompt-abandoned = La partita è stata interrotta.
