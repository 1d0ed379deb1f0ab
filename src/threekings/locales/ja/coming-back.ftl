## 今日の一局

web-daily-badge = { $counted ->
    [yes] 今日の一局
   *[no] 今日の一局（練習）
    }
web-daily-badge-of = { $date }（UTC）の一局
web-daily-mark = この一局の印は { $mark } です。印が同じ結果は、同じカードと同じボットで遊んだものです。
web-daily-other-rule = このサーバーのカードかボットは別のバージョンになり、この日付では違う配り方になります。印が同じ結果とだけ比べてください。
web-daily-line = { web-name } · { $title } · { $date } · { $players }人中{ $place }位 · { $game ->
    [kings-catering] { $points }★
   *[other] { $points }点
    } · #{ $mark }
web-daily-share = 今日の一局の結果
web-copy-text = コピー

## 成績

web-stats-none = まだ記録がありません。最後まで遊んだゲームがここに加わります。
web-stats-kept = このブラウザにだけ保存されます。最後まで遊んだゲームが対象で、ボットが代わりに終えたゲームは数えません。
web-stats-wins = 勝利
web-stats-wins-of = 他のプレイヤーとの{ $games }回のうち{ NUMBER($wins, maximumFractionDigits: 1) }勝です。公平な取り分は{ NUMBER($fair, maximumFractionDigits: 1) }勝（人数分の1ずつ）で、引き分けの勝ちは分けて数えます。
web-stats-interval = 偶然だけでも{ NUMBER($least, maximumFractionDigits: 1) }勝から{ NUMBER($most, maximumFractionDigits: 1) }勝まではありえます（95 %、ウィルソンの信頼区間）。{ $verdict ->
    [more] 取り分より多く勝っています。
    [less] 取り分より少ない勝ちです。
   *[fair] 今のところ、公平な取り分と変わりません。
    }
web-stats-streak = 連勝：現在{ $now }、最長{ $longest }。
web-stats-daily-streak = 今日の一局の連続日数：現在{ $now }、最長{ $longest }。
web-stats-points = ゲーム別
web-stats-game = ゲーム
web-stats-with = { $players ->
    [1] ひとり
   *[other] { $players }人
    }
web-stats-games = 回数
web-stats-won = 勝利/取り分
web-stats-won-of = { NUMBER($wins, maximumFractionDigits: 1) } / { NUMBER($fair, maximumFractionDigits: 1) }
web-stats-average = 平均
web-stats-best = 最高
web-stats-number = { $game ->
    [kings-catering] { NUMBER($points, maximumFractionDigits: 1) }★
   *[other] { NUMBER($points, maximumFractionDigits: 1) }
    }
web-stats-palaces = 宮殿（ひとり）
web-stats-palace = 宮殿
web-stats-beaten = 達成
web-stats-practice = { $count ->
    [0] 練習は別に数えます。まだありません。
   *[other] 練習{ $count }回は別に数え、上の数字には入りません。
    }カードを知っている人がいたゲーム、新しく見えたものを取り消したゲーム、ヒントを使ったゲームが練習です。
web-stats-carry = 別のブラウザへ
web-stats-carry-how = すべてをひとつのファイルに保存し、別のブラウザで追加します。両方にあるゲームは1回と数えます。
web-stats-save = ファイルに保存
web-stats-add = ファイルから追加
web-stats-added = { $count ->
    [0] 追加はありません。このファイルのゲームはすべて記録済みです。
   *[other] { $count }回分を追加しました。
    }
web-stats-file-other = 成績のファイルではありません。何も変わっていません。
web-stats-file-newer = Three Kingsの別のバージョンで作られたファイルで、読み込めません。何も変わっていません。
web-stats-file-broken = このファイルの{ $number }番目のゲームを読み込めません。何も変わっていません。
web-stats-file-large = ファイルが大きすぎます。何も変わっていません。
