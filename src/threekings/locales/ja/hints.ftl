## ヒント：いちばんよい2手とその理由

web-hint = ヒント
web-hint-title = 強いボットが選ぶ上位2手とその理由（Tキー）
web-hint-ask = 上位2手を表示しますか？ テーブルの全員に、一覧やゲームの記録にも、ヒントありのゲームと示されます。
web-hint-yes = 表示する
web-hint-thinking = ボットが考え中…
web-hint-moves = 上位2手
web-hint-mix = 読まれないように、ここにある割合くらいで列を選び分けてください。
web-hint-close = ヒントを閉じる
web-hint-play = この手にする
web-hint-share = 勝率は約{ $share }%
web-hint-share-palace = 目標の達成率は約{ $share }%
web-hint-often = { $tenths ->
    [0] ほとんど選ばない
    [10] ほぼ毎回
   *[other] 10回に{ $tenths }回
    }
web-hint-badge = ヒントあり
web-hint-badge-why = ヒントありのゲームです
web-hint-badge-who = このゲームでヒントを使った人：{ $players }。ゲームの記録にもそのことが残ります。
web-hint-allowed = ヒント
web-hint-allowed-all = だれでも使えます。使うとゲームに印がつきます
web-hint-allowed-none = なし
web-table-key-hint = ヒント（テーブルで使えるとき）
table-log-hint = { $player }さんがヒントを使いました。ヒントありのゲームです。
cli-kk-hint-often = { $place }. { $move }、{ $often }：同じようにばらつかせる相手に対する勝率は約{ $share }%
cli-hint-only = { $place }. { $move }
cli-hint-why = { $first }：{ $reasons }

# すべてのゲーム
hint-only = ほかに手はありません
hint-tried = 試したゲームでいちばんよい結果でした
hint-close = ほぼ同じくらいよい手です

# King Lui
kl-hint-brings = 国王に{ $dish }が{ $count }枚残れば{ $points }点
kl-hint-lacks = 国王に{ $dish }があと{ $count }枚渡れば得点になります
kl-hint-over = 10回に{ $tenths }回は、最後に国王より{ $dish }が多くなります
kl-hint-average = { $dish }は最後に約{ $points }点になります
kl-hint-keeps-over = { $player }さんは{ $dish }が国王より多いままです
kl-hint-draw = 引いたカードは10回に{ $tenths }回得点になります
kl-hint-emerald = 10回に{ $tenths }回はEmeraldです
kl-hint-lay = どの2枚を食べさせても、あなたの点が減ります
kl-hint-feed = { $player }さんの点が{ $points }点減ります
kl-hint-feed-over = { $player }さんは{ $dish }が国王より多くなります
kl-hint-feed-costs = あなたの点も{ $points }点減ります
kl-hint-feed-free = あなたの点は減りません

# Ku-Ka-King
kk-hint-alone = ひとりで取れそうです（10回に{ $tenths }回）
kk-hint-wanted = { $player }さんも選ぶかもしれません（10回に{ $tenths }回）
kk-hint-nobody-else = 今はほかにだれも選びません
kk-hint-brings = 次の得点計算で{ $points }点増えます
kk-hint-kings = 王様が{ $count }枚になります
kk-hint-knights = 騎士が{ $count }枚になります
kk-hint-most-knights = 騎士が{ $count }枚になり、だれよりも少なくありません
kk-hint-churches = 教会の数でだれにも負けなくなります
kk-hint-pair = 農夫と農婦がそろいます
kk-hint-farm = 農夫、農婦、農家がそろいます
kk-hint-herd = 群れができます：{ $cards }

# The King's Catering
kc-hint-turn = この番で約{ $stars }★増えます
kc-hint-tiles = タイル{ $count }枚
kc-hint-now = 今すぐ{ $stars }★
kc-hint-end = 最後は約{ $stars }★になります
kc-hint-founds = テーブル{ $table }を作ります
kc-hint-all-sizes = テーブル{ $table }に4つのサイズがそろいます
kc-hint-matches = 飾りが{ $count }つつながります
kc-hint-stands = テーブル{ $table }が王のルールを満たします
kc-hint-from-king = 王の星が{ $stars }★増えます
kc-hint-from-queen = 王妃の星が{ $stars }★増えます
kc-hint-from-princess = 王女の星が{ $stars }★増えます
kc-hint-from-crew = スタッフの星が{ $stars }★増えます
