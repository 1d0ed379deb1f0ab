## 補助: わかるはずなのに覚えにくいことを、望む人に見せる

web-aids = 補助
web-aids-title = まだ見ていないもの、列を取ったときの得点、全員の得点の表示を切り替えます。
web-set-aids-what = まだ見ていないもの、列を取ったときの得点、タイルの一番よい置き場所、全員の得点、操作キーをコマのそばに表示します。知ってはいけないことは表示しません。
web-aids-unseen = まだ見ていない: { $count }
web-aids-points = 現時点の得点
web-aids-stars = 現時点の星

# キングルイ
web-aids-kl-legend = まだ見ていない数
web-aids-kl-taken = 公開分 { $count }点
web-aids-kl-taken-title = { $player }さんが皆の前で取った料理の得点です。

# Ku-Ka-King
web-aids-kk-unseen = まだ見ていないカード: { $count }枚
web-aids-kk-where = 山札と箱に裏向き
web-aids-kk-row = { $count ->
    [0] 今は得点なし
   *[other] 得点 { $count }点
    }

# The King's Catering
web-aids-kc-unseen = まだ見ていないタイル: { $count }枚
web-aids-kc-coming = { $count ->
    [0] もう出てきません
   *[other] うち{ $count }枚が出てきます
    }
web-aids-kc-type = { $type ->
    [beer] ビール
    [soup] スープ
    [roast] ロースト
    [salad] サラダ
    [cake] ケーキ
    [cook] 料理人
    [florist] 花屋
    [waiter] 給仕
    [musician] 楽師
    [taster] 毒見役
   *[other] { $type }
    }
web-aids-kc-size = サイズ{ $size }
web-aids-kc-all = 合計

## 意図せず押してしまうことがある一文字キー

web-set-keys = 文字や数字のキー操作
web-set-keys-hint = テーブルでは一文字でカードやタイルを出せます。音声入力を使うときや押し間違いが多いときはオフにできます。矢印、Tab、Enter、Escは使えます。
web-keys-off = 文字・数字・記号のキーはオフです。矢印、Tab、Enter、Escですべて操作できます。
