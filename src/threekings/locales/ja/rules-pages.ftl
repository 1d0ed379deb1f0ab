web-rules-of = { $game }のルール
web-rules-games = ゲーム
web-rules-short = 1分でわかるルール
web-rules-full = ルール全文
web-rules-contents = 目次
web-rules-about = このルールについて
web-rules-pieces = 内容物
web-example = 例
