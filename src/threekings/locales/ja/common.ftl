## すべてのゲームで使う言葉

language-name = 日本語
card-count = { $card }{ $count }枚
seat = 席{ $number }
list-comma = {"、"}
list-semicolon = {"、"}
list-and = { $first }、{ $last }
prompt-abandoned = ゲームは途中で打ち切られました。
full-stop = { $words }。
between-sentences = {""}
