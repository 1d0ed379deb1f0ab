## カード

card-count = { $card }{ $count }枚
seat = 席{ $number }
list-and = { $first }、{ $last }
list-comma = {"、"}
prompt-abandoned = ゲームは途中で打ち切られました。
