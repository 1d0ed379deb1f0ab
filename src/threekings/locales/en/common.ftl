## Cards

card-count = { $count } { $card }
seat = seat { $number }
list-and = { $first } and { $last }
prompt-abandoned = The game was abandoned.
