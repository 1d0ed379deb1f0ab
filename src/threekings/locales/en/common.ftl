## What all games say

language-name = English
card-count = { $count } { $card }
seat = seat { $number }
list-comma = {", "}
list-semicolon = {"; "}
list-and = { $first } and { $last }
prompt-abandoned = The game was abandoned.
full-stop = { $words }.
between-sentences = {" "}
