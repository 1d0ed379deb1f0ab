## タイル

card-beer-1a = beer-1a
card-beer-1b = beer-1b
card-beer-1c = beer-1c
card-beer-2a = beer-2a
card-beer-2b = beer-2b
card-beer-2c = beer-2c
card-beer-3a = beer-3a
card-beer-3b = beer-3b
card-beer-3c = beer-3c
card-beer-4a = beer-4a
card-beer-4b = beer-4b
card-beer-4c = beer-4c
card-soup-1a = soup-1a
card-soup-1b = soup-1b
card-soup-1c = soup-1c
card-soup-2a = soup-2a
card-soup-2b = soup-2b
card-soup-2c = soup-2c
card-soup-3a = soup-3a
card-soup-3b = soup-3b
card-soup-3c = soup-3c
card-soup-4a = soup-4a
card-soup-4b = soup-4b
card-soup-4c = soup-4c
card-roast-1a = roast-1a
card-roast-1b = roast-1b
card-roast-1c = roast-1c
card-roast-2a = roast-2a
card-roast-2b = roast-2b
card-roast-2c = roast-2c
card-roast-3a = roast-3a
card-roast-3b = roast-3b
card-roast-3c = roast-3c
card-roast-4a = roast-4a
card-roast-4b = roast-4b
card-roast-4c = roast-4c
card-salad-1a = salad-1a
card-salad-1b = salad-1b
card-salad-1c = salad-1c
card-salad-2a = salad-2a
card-salad-2b = salad-2b
card-salad-2c = salad-2c
card-salad-3a = salad-3a
card-salad-3b = salad-3b
card-salad-3c = salad-3c
card-salad-4a = salad-4a
card-salad-4b = salad-4b
card-salad-4c = salad-4c
card-cake-1a = cake-1a
card-cake-1b = cake-1b
card-cake-1c = cake-1c
card-cake-2a = cake-2a
card-cake-2b = cake-2b
card-cake-2c = cake-2c
card-cake-3a = cake-3a
card-cake-3b = cake-3b
card-cake-3c = cake-3c
card-cake-4a = cake-4a
card-cake-4b = cake-4b
card-cake-4c = cake-4c
card-cook-beer = cook-beer
card-cook-soup = cook-soup
card-cook-roast = cook-roast
card-cook-salad = cook-salad
card-cook-cake = cook-cake
card-florist-blue = florist-blue
card-florist-red = florist-red
card-florist-gold = florist-gold
card-florist-green = florist-green
card-waiter-1 = waiter-1
card-waiter-2 = waiter-2
card-waiter-3 = waiter-3
card-waiter-4 = waiter-4
card-musician-a = musician-a
card-musician-b = musician-b
card-musician-c = musician-c
card-musician-d = musician-d
card-taster-a = taster-a
card-taster-b = taster-b
card-taster-c = taster-c

## プレイヤーへの案内

kc-prompt-column = 列を1つ選んで取ってください。
kc-prompt-put = { $count ->
    [1] タイルを置いてください。
   *[other] タイル{ $count }枚を好きな順に置いてください。
    }
kc-prompt-wait = { $player }さんの番です。
kc-prompt-over = ゲームは終わりました。

## その手を選べない理由

kc-2-6-short-start = ショートスタートでは、最初の人は列1を取ります
kc-3-1-column-is-empty = 列{ $column }にタイルはありません
kc-3-1-take-a-column = 先に列を取ってください
kc-3-2-place-all = { $count ->
    [1] 先に、取ったタイルを置いてください
   *[other] 先に、取ったタイル{ $count }枚を置いてください
    }
kc-3-2-not-in-hand = { $tile }は、取ったタイルの中にありません
kc-3-4-not-your-turn = 今は{ $player }さんの番です
kc-3-4-game-is-over = ゲームは終わりました
kc-4-1-no-such-table = テーブル{ $table }はありません。{ $count ->
    [0] あなたのテーブルはまだありません
   *[other] あなたのテーブルは{ $count }卓です
    }
kc-4-2-cell-is-taken = { $x } { $y }にはもうタイルがあります
    .page = そこにはもうタイルがあります
kc-4-2-touches-nothing = { $x } { $y }は、テーブル{ $table }のどのタイルとも辺で接していません
    .page = その場所は、テーブル{ $table }のどのタイルとも辺で接していません
kc-4-2-crew-is-not-turned = スタッフは回せません。0と書いてください
    .page = スタッフは回せません
kc-4-2-looks-the-same = { $tile }は{ $turns }回回しても{ $alike }回と同じ向きです。{ $alike }と書いてください
    .page = { $tile }は、もっと少なく回しても同じ向きになります
kc-4-3-no-decoration-matches = そこではどの飾りもつながりません
kc-4-4-no-empty-side = スタッフは、料理の飾りのない辺に接していなければなりません
kc-4-5-crew-of-this-type = テーブル{ $table }にはもう{ $type ->
    [cook] 料理人
    [florist] 花屋
    [waiter] 給仕
    [musician] 楽師
    [taster] 毒見役
   *[other] { $type }
    }がいます
kc-4-6-too-many-types = { $king }の決まりで、このテーブルに料理の種類をこれ以上増やせません
kc-4-6-equal-sizes-touch = { $king }の決まりで、同じサイズの料理を隣り合わせにできません
kc-8-1-round-is-over = 第1ラウンドは終わりました

## ログ

kc-log-royals = このゲームの王族：{ $royals }。
    .page = 王、王妃、王女が望みを告げました。
kc-log-columns = 列：{ $columns }。
    .page = 列にタイルが補充されました。
kc-log-column = { $player }さんが列{ $column }を取りました：{ $tiles }。
kc-log-found = { $player }さんが{ $tile }でテーブル{ $table }を作りました。
kc-log-put = { $player }さんが{ $tile }をテーブル{ $table }の{ $x } { $y }に置きました。
    .page = { $player }さんが{ $tile }をテーブル{ $table }に置きました。
kc-log-discard = 捨てられました：{ $tiles }。
kc-log-round = 第1ラウンドが終わりました。第2ラウンドは、除いておいたタイルで始めます。
kc-log-over = 列が空になり、ゲームが終わりました。

## 勝敗

kc-verdict-wins = { $player }さんが{ $stars }★で勝ちました。
kc-verdict-wins-tie = { $players }さんが{ $stars }★で並び、スタッフが一番少ない{ $player }さんの勝ちです（{ $crew }枚）。
kc-verdict-share = { $players }さんが勝利を分け合います。いずれも{ $stars }★、スタッフ{ $crew }枚です。
kc-verdict-alone = { $player }さんは{ $stars }★でした。
kc-verdict-reached = { $palace ->
    [schoenbrunn] { kc-palace-schoenbrunn }
    [buckingham] { kc-palace-buckingham }
   *[versailles] { kc-palace-versailles }
    }：{ $stars }★。目標の{ $target }★を達成しました！
kc-verdict-missed = { $palace ->
    [schoenbrunn] { kc-palace-schoenbrunn }
    [buckingham] { kc-palace-buckingham }
   *[versailles] { kc-palace-versailles }
    }：{ $stars }★。目標の{ $target }★まで、あと{ $missing }★でした。

## 王族とスタッフの望み

kc-palace-schoenbrunn = シェーンブルン
kc-palace-buckingham = バッキンガム
kc-palace-versailles = ヴェルサイユ
kc-rule-least-tiles = テーブルはタイル{ $limit }枚以上
kc-rule-most-types = 1つのテーブルに料理は{ $limit }種類まで
kc-rule-other-shapes = 同じ形のテーブルは2つ持てない
kc-rule-sizes-apart = 同じサイズの料理は隣り合わせにできない
kc-royal-tables-of-tiles = { $number ->
    [1] テーブル
   *[other] タイル{ $number }枚以上のテーブル
    }1卓につき{ $stars }★
kc-royal-tables-of-foods = 料理が{ $number }枚以上あるテーブル1卓につき{ $stars }★
kc-royal-tables-of-types = 料理がちょうど{ $number }種類のテーブル1卓につき{ $stars }★
kc-royal-tables-of-all-sizes = 4つのサイズの料理がそろったテーブル1卓につき{ $stars }★
kc-royal-tables-with-one-crew = スタッフがちょうど1枚の{ $number ->
    [1] テーブル
   *[other] 、タイル{ $number }枚以上のテーブル
    }1卓につき{ $stars }★
kc-royal-matched-beyond = テーブルごと、色ごとに、つながった飾り{ $number ->
    [1] の2組目から
   *[other] が{ $number }組を超えた分
    }1組につき{ $stars }★
kc-royal-each-crew = スタッフ1枚につき{ $stars }★
kc-royal-open-halves = 開いた半分{ $number }か所につき{ $stars }★
kc-royal-few-tiles = タイルが{ $number }枚より1枚少ないごとに{ $stars }★
kc-royal-few-open-halves = 開いた半分が{ $number }か所より1か所少ないごとに{ $stars }★
kc-royal-same-type = { $number ->
    [1] 料理1枚につき{ $stars }★
   *[other] 同じ種類の料理{ $number }枚につき{ $stars }★
    }
kc-royal-sets-of-types = 全種類の料理1セットにつき{ $stars }★
kc-royal-sets-of-colours = 全色のつながった飾り1セットにつき{ $stars }★
kc-royal-type-in-sets = { $food ->
    [beer] ビール
    [soup] スープ
    [roast] ロースト
    [salad] サラダ
    [cake] ケーキ
   *[other] { $food }
    }のセット：{ $sizes }枚で{ $steps }★
kc-royal-size-in-sets = サイズ{ $size }の料理のセット：{ $sizes }枚で{ $steps }★
kc-royal-largest-table = 一番大きいテーブルのタイル{ $number }枚につき{ $stars }★
kc-royal-smallest-table = 一番小さいテーブルのサイズの合計{ $number }につき{ $stars }★、端数切り上げ（いくつもあれば一番得なもの、最大{ $most }★）
kc-royal-few-tables = テーブルが{ $number }卓より1卓少ないごとに{ $stars }★
kc-royal-most-tables = テーブルの数が最多なら{ $stars }★
kc-royal-most-crew = スタッフの数が最多なら{ $stars }★
kc-royal-most-of-types = 枚数が最多の料理1種類につき{ $stars }★
kc-royal-most-of-sizes = 料理の枚数が最多のサイズ1つにつき{ $stars }★
kc-royal-most-of-colours = つながった飾りの数が最多の色1つにつき{ $stars }★
kc-royal-least-tables = テーブルの数が最少なら{ $stars }★
kc-royal-least-crew = スタッフの数が最少なら{ $stars }★
kc-royal-least-of-types = 枚数が最少の料理1種類につき{ $stars }★（0枚も含む）
kc-royal-least-of-sizes = 料理の枚数が最少のサイズ1つにつき{ $stars }★（0枚も含む）
kc-royal-least-of-colours = つながった飾りの数が最少の色1つにつき{ $stars }★（0個も含む）
kc-crew-foods-of-type = そのテーブルの{ $food ->
    [beer] ビール
    [soup] スープ
    [roast] ロースト
    [salad] サラダ
    [cake] ケーキ
   *[other] { $food }
    }{ $every }枚につき{ $stars }★
kc-crew-foods-of-size = そのテーブルのサイズ{ $size }の料理{ $every }枚につき{ $stars }★
kc-crew-matched-of-colour = そのテーブルのつながった{ $colour ->
    [blue] 青
    [red] 赤
    [gold] 金
    [green] 緑
   *[other] { $colour }
    }の飾り{ $every }組につき{ $stars }★
kc-crew-all-sizes = そのテーブルの全サイズの料理{ $every }セットにつき{ $stars }★
kc-crew-all-types = そのテーブルの全種類の料理{ $every }セットにつき{ $stars }★
# タイルの上の短い形。端末の絵は1文字1桁で、タイルの名前は英語のまま入力するので、ここも英字にする
kc-crew-foods-of-type-short = { $food ->
    [beer] ビール
    [soup] スープ
    [roast] ロースト
    [salad] サラダ
    [cake] ケーキ
   *[other] { $food }
    }
kc-crew-foods-of-size-short = サイズ{ $size }
kc-crew-matched-of-colour-short = { $colour ->
    [blue] 青
    [red] 赤
    [gold] 金
    [green] 緑
   *[other] { $colour }
    }
kc-crew-all-sizes-short = 全サイズ
kc-crew-all-types-short = 全種類
kc-crew-never = （{ $king }のもとでは得点になりません）

## 置き方やテーブルの問題点

kc-warning-same-shape = テーブル{ $table }と同じ形：このままでは捨てられます
kc-warning-few-tiles = タイル{ $limit }枚未満：このままでは捨てられます
kc-warning-other-falls = テーブル{ $table }が捨てられることになります
kc-warning-costs-king = 王の星が{ $stars }★減ります
kc-warning-costs-queen = 王妃の星が{ $stars }★減ります
kc-warning-costs-princess = 王女の星が{ $stars }★減ります
kc-warning-costs-crew = スタッフの星が{ $stars }★減ります
kc-fallen-same-shape = テーブル{ $table }と同じ形：捨てられました
kc-fallen-few-tiles = タイル{ $limit }枚未満：捨てられました

## 端末で

cli-kc-moves-help =
    2          列2を取る（c 2、column 2でもよい）
    1 14       タイル1をマス14に置く（スープ 14 のように名前かその先頭でもよい）
    1 14b      …回して置く。aはそのまま、b、c、dは右回りに90度を1回、2回、3回
    1 new      新しいテーブルを作る（1 nでもよい）
    14b, new   最後の1枚なら番号はいらない
    1          タイル1の置き方をすべて見る
    put soup-2b 3 1 -1 2    手をそのまま書く形：テーブル3、X 1、Y -1、2回回す
    枠を描く余裕がないとき：beer-2a B·O· は、北から右回りに4つの辺を表します。
cli-kc-round = ラウンド{ $round }/{ $rounds }
cli-kc-deck = 山札{ $count }
cli-kc-stars = { $who } { $stars }★
cli-kc-to-reach = { $palace }：目標{ $target }★
cli-kc-crew = スタッフ
cli-kc-sum = 合計{ $stars }★
cli-kc-sum-rounds = 今{ $now }★、第1ラウンドの{ $before }★と合わせて{ $stars }★
cli-kc-column = 列{ $column }
cli-kc-empty = なし
cli-kc-table = テーブル{ $table }
cli-kc-no-table = テーブルはまだありません
cli-kc-further-east = X { $x }から
cli-kc-falls = ✗ 今なら{ $king }に捨てられる
cli-kc-left-out = ここに描ききれないテーブル：{ $tables }（lookで表示）
cli-kc-left-out-cells = テーブル{ $table }（マス{ $first }〜{ $last }）
cli-kc-left-out-cell = テーブル{ $table }（マス{ $first }）
cli-kc-legend = 太枠：0 0
cli-kc-rival = タイル{ $count }枚、スタッフ{ $crew }枚
cli-kc-rival-tables = テーブルの枚数 { $sizes }
cli-kc-discarded = 捨てられたタイル：{ $tiles }
cli-kc-columns-hint = 列：{ $columns }
cli-kc-new = new
cli-kc-type-new = { $example }のように入力してテーブルを作ってください。今入る星：
cli-kc-type-briefly = 例：{ $example }、またはnew。得な順：
cli-kc-type-one = { $example }のようにマスを入力してください。newは新しいテーブル。得な順：
cli-kc-type-many = { $example }のようにタイルとマスを入力してください。newは新しいテーブル。得な順：
cli-kc-no-column = { $text }という列はありません。1、2、3のどれかを入力してください
cli-kc-no-move = { $text }という手はありません。{ $example }のようにタイルとマスを入力するか、helpを見てください
cli-kc-no-tile = { $text }というタイルは持っていません。持っているタイル：{ $tiles }
cli-kc-which-tile = { $text }だけでは{ $tiles }のどれか決まりません。続きか番号を入力してください
cli-kc-tile-first = そこに置けるタイルがいくつもあります。どれか選んでください：{ $examples }
cli-kc-nothing-there = そこに置けるタイルはありません。
cli-kc-no-cell = マス{ $number }はありません。マスは1〜{ $count }、またはnewです
cli-kc-no-cells = マス{ $number }はありません。newだけが使えます
cli-kc-ways = { $tile }の置き場所と、入る星：
cli-kc-which-turn = { $tile }はマス{ $number }に何通りかの向きで置けます。文字を付けてください：
cli-kc-hint-palace = { $place }. { $move }：目標の達成率は約{ $share }%
cli-kc-hint-alone = { $place }. { $move }
cli-kc-pays = { $stars }★{ $every ->
    [1] {""}
   *[other] /{ $every }
    }
cli-kc-type = { $type ->
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
cli-kc-colour = { $colour ->
    [blue] 青
    [red] 赤
    [gold] 金
    [green] 緑
   *[other] { $colour }
    }
cli-kc-rule = { $rule }。{ $gives }
cli-kc-total = 合計
cli-kc-source-king = 王
cli-kc-source-queen = 王妃
cli-kc-source-princess = 王女
cli-kc-source-princess2 = 王女
cli-kc-source-crew = スタッフ
cli-kc-rounds = 1R  2R
cli-kc-each = ラウンド計
cli-kc-crew-placed = 置いたスタッフ
cli-kc-pad-lines = オプションで決めていなければ王族、全員の名前、タイルか数か、各プレイヤーのテーブルか数
cli-kc-pad-setups = 王族の面をK3,Q4,P2のように入力するか、次のどれかを選びます：{ $setups }。
cli-kc-pad-royals = 王族（Enter：ファミリー）：{" "}
cli-kc-pad-royals2 = 第2ラウンドの王族：{" "}
cli-kc-pad-in-force = { $side }：{ $words }
cli-kc-pad-second = 第2ラウンド
cli-kc-pad-how = テーブルをタイルごとに入力しますか、数だけにしますか？（tかc、Enter：t）{" "}
cli-kc-pad-how-wrong = { $text }ではなく、tかcを入力してください。
cli-kc-pad-tables =
    テーブルの各段を、北から1行ずつ入力します：soup-2b cake-1a/1 . waiter-2
    /1 /2 /3：右回りに90度ずつ回した数。点：空のマス。back：1行前に戻る。
    空の行でテーブルが終わり、もう1つの空の行でそのプレイヤーが終わります。
    テーブルは作った順に入力します。
cli-kc-pad-row = { $name }さん、テーブル{ $table }、{ $row }段目：{" "}
cli-kc-pad-no-tile = { $text }というタイルはありません。タイルは{ $example }、回したタイルは{ $example }/1のように書きます。
cli-kc-pad-which = { $text }だけでは{ $tiles }のどれか決まりません。続きを入力してください。
cli-kc-pad-twice = { $tile }はもう{ $name }さんのテーブルにあります。
cli-kc-pad-too-many = 1人のタイルは{ $most }枚まで、1段の長さも同じです。
cli-kc-pad-not-laid =
    { $tile }はそこに置けません（{ $reason }）。
    back：最後の段を直す。
cli-kc-pad-counts =
    王の決まりを守ったテーブル全体の数を入力します。
    この順に、または { $kind }=2 のように名前を付けて。
    Enter：なし。back：1行前に戻る。
cli-kc-kind = { $kind ->
    [beer] ビール
    [soup] スープ
    [roast] ロースト
    [salad] サラダ
    [cake] ケーキ
    [size-1] サイズ1
    [size-2] サイズ2
    [size-3] サイズ3
    [size-4] サイズ4
    [matched-blue] 青の飾り
    [matched-red] 赤の飾り
    [matched-gold] 金の飾り
    [matched-green] 緑の飾り
    [crew] スタッフ
    [crew-stars] スタッフの星
    [placed] 配置
   *[other] { $kind }
    }
cli-kc-setup = { $setup ->
    [family] ファミリー
    [thinking] じっくり
    [low-interaction] 干渉少なめ
    [high-interaction] 干渉多め
    [sizes] サイズ重視
    [decorations] 飾り重視
    [schoenbrunn] シェーンブルン
    [buckingham] バッキンガム
    [versailles] ヴェルサイユ
   *[other] { $setup }
    }
cli-kc-pad-count = {"  "}{ $kind }：{ $words }
cli-kc-count-tables-of-tiles = { $number ->
    [1] テーブルの数
   *[other] タイル{ $number }枚以上のテーブルの数
    }
cli-kc-count-tables-of-foods = 料理が{ $number }枚以上あるテーブルの数
cli-kc-count-tables-of-types = 料理がちょうど{ $number }種類のテーブルの数
cli-kc-count-tables-of-all-sizes = 4つのサイズの料理がそろったテーブルの数
cli-kc-count-tables-with-one-crew = スタッフがちょうど1枚の、タイル{ $number }枚以上のテーブルの数
cli-kc-count-matched-beyond = つながった飾りのうち、テーブルごと、色ごとに{ $number }組を超えた分の合計
cli-kc-count-each-crew = スタッフ
cli-kc-count-open-halves = 開いた半分
cli-kc-count-few-tiles = 置いたタイル（捨てられたテーブルの分も含む）
cli-kc-count-few-open-halves = 開いた半分（捨てられたテーブルの分も含む）
cli-kc-count-same-type = この種類の料理
cli-kc-count-sets-of-types = この種類の料理
cli-kc-count-sets-of-colours = この色のつながった飾り
cli-kc-count-type-in-sets = この種類の料理
cli-kc-count-size-in-sets = このサイズの料理
cli-kc-count-largest-table = 一番大きいテーブルのタイル
cli-kc-count-smallest-table = 一番小さいテーブルのサイズの合計（いくつもあれば一番大きい合計）
cli-kc-count-few-tables = テーブルの数（捨てられたものも含む）
cli-kc-count-most-tables = テーブルの数
cli-kc-count-most-crew = スタッフ
cli-kc-count-most-of-types = この種類の料理
cli-kc-count-most-of-sizes = このサイズの料理
cli-kc-count-most-of-colours = この色のつながった飾り
cli-kc-count-least-tables = テーブルの数
cli-kc-count-least-crew = スタッフ
cli-kc-count-least-of-types = この種類の料理
cli-kc-count-least-of-sizes = このサイズの料理
cli-kc-count-least-of-colours = この色のつながった飾り
cli-kc-count-crew-stars = スタッフ全部の星の合計
cli-kc-count-placed = 置いたスタッフ（捨てられたテーブルの分も含む、同点のとき用）

## ボード

web-kc-royals = このゲームの王族
web-kc-royals-unfold = 王族の望み
web-kc-source-king = 王
web-kc-source-queen = 王妃
web-kc-source-princess = 王女
web-kc-source-princess2 = 王女
web-kc-source-crew = スタッフ
web-kc-crew-asks = { $count ->
    [0] 置かれたテーブルで得点
   *[other] { $count }枚。置かれたテーブルで得点
    }
web-kc-total = 合計
web-kc-stars = { $count }★
web-kc-if-over = 今終われば
web-kc-before = 第1ラウンドの{ $stars }★を含む
web-kc-to-reach = { $palace }：目標{ $target }★
web-kc-round = ラウンド{ $round }/{ $rounds }
web-kc-round-heading = 第{ $round }ラウンド
web-kc-round-sum = 第{ $round }ラウンドの星
web-kc-crew-placed = 置いたスタッフ（同点なら少ない方の勝ち）
web-kc-deck = { $count ->
    [0] 山札なし
   *[other] 山札{ $count }枚
    }
web-kc-columns = 列
web-kc-column-words = { $count ->
    [0] 列{ $column }、なし
   *[other] 列{ $column }、タイル{ $count }枚。{ $tiles }
    }
web-kc-empty = なし
web-kc-taken = 取得済み
web-kc-hand = 手元のタイル
web-kc-hand-mine = 置くタイル
web-kc-hand-of = { $player }さんが置くタイル
web-kc-crew-in-columns = 列にいるスタッフ
web-kc-hand-empty = 置くタイルはありません
web-kc-tables = テーブル
web-kc-my-tables = あなたのテーブル
web-kc-tables-of = { $player }さんのテーブル
web-kc-no-table = テーブルはまだありません
web-kc-no-table-mine = テーブルはまだありません。列を取ると、そのタイルがあなたのテーブルになります。
web-kc-table-words = テーブル{ $table }、タイル{ $count }枚。
web-kc-falling = 王に捨てられそう：{ $count }卓
web-kc-fallen = 王に捨てられた：{ $count }卓
web-kc-counts = テーブル{ $tables }卓、タイル{ $tiles }枚、スタッフ{ $crew }枚
web-kc-show = { $player }さんのテーブルを大きく見る
web-kc-back = 自分のテーブルに戻る
web-kc-new-table = 新しいテーブル
web-kc-pick-cell = { $tile }を金色の場所へ（タップかドラッグ）
web-kc-all-laid = 全部置きました。タップで回転、ドラッグで移動できます。
web-kc-why = { $where }：ここに置けない理由
web-kc-turn = 回す
web-kc-one-way = { $tile }は、そこにはこの向きでしか置けません。
web-kc-end-turn = 手番を終える
web-kc-laid = { $tile }、この手番に置いたタイル。回すか、別の場所へドラッグできます。
web-kc-take-back = { $tile }を戻す
web-kc-zoom-in = 拡大
web-kc-zoom-out = 縮小
web-kc-discarded = 捨てられたタイル{ $count }枚
web-kc-food = { $tile }：{ $sides }
web-kc-half = { $side }に{ $colour ->
    [blue] 青
    [red] 赤
    [gold] 金
    [green] 緑
   *[other] { $colour }
    }
web-kc-side-north = 上
web-kc-side-east = 右
web-kc-side-south = 下
web-kc-side-west = 左
web-kc-crew = { $tile }：{ $asks }
web-kc-take = 列{ $column }を取る：{ $tiles }
web-kc-found = { $tile }で新しいテーブルを作る：{ $gain }
web-kc-put = { $tile }を{ $where }に置く{ $meets ->
    [0] {""}
   *[other] 、{ $what }
    }{ $turns ->
    [0] {""}
   *[other] 、{ $turns }回回す
    }：{ $gain }
web-kc-below = { $tile }の下
web-kc-left-of = { $tile }の左
web-kc-above = { $tile }の上
web-kc-right-of = { $tile }の右
web-kc-at-table = テーブル{ $table }の{ $where }
web-kc-meet = { $colour ->
    [blue] 青
    [red] 赤
    [gold] 金
    [green] 緑
   *[other] { $colour }
    }がつながる
web-kc-gain = 星{ $sign ->
    [more] +{ $stars }
    [less] −{ $stars }
   *[none] 0
    }
web-kc-key-number = その列を取る、手元のそのタイルを選ぶ
web-kc-key-arrows = 場所を移る
web-kc-key-turn = タイルを回す
web-kc-key-new = 新しいテーブル
web-kc-key-enter = タイルをそこに置く
web-kc-key-delete = タイルを戻す
web-kc-key-end = 手番を終える
web-kc-key-back = 戻る
web-kc-letters = { $type ->
    [beer] ビ
    [soup] ス
    [roast] ロ
    [salad] サ
    [cake] ケ
    [cook] 料
    [florist] 花
    [waiter] 給
    [musician] 楽
    [taster] 毒
   *[other] { $letters }
    }
web-kc-colour-letter = { $colour ->
    [blue] 青
    [red] 赤
    [gold] 金
    [green] 緑
   *[other] { $letter }
    }
web-kc-key-zoom = テーブルの拡大・縮小

## ルールのページ

web-short-kings-catering-1 = 3つの列に、タイルが1枚、2枚、3枚あります。1列のタイルを全部取り、1枚ずつ自分のテーブルに置くか、新しいテーブルを作ります。そのあと、空きのある列に1枚ずつ補充します。
web-short-kings-catering-2 = 料理は、飾りがつながるように置きます。辺にある飾りの半分が、同じ色の半分と向かい合えばつながります。隣にタイルがない半分は、開いた半分です。
web-short-kings-catering-3 = スタッフは、料理の飾りのない辺に接するように置き、置かれたテーブルで星をもたらします。同じ種類のスタッフは1つのテーブルに1枚だけです。
web-short-kings-catering-4 = 王はテーブルの決まりを定めます。王、王妃、王女は、それぞれ違うことに星を与えます。
web-short-kings-catering-5 = タイルを全部置いたら、星が一番多い人の勝ちです。1人で遊ぶときは、手番のたびに1列が捨てられ、宮殿の目標をめざします。
web-example-kc-matches = 青と青が向かい合う：ケーキを置けます。
web-example-kc-differs = 青と緑が向かい合う：ここには置けません。
web-piece-beer = ビール
web-piece-soup = スープ
web-piece-roast = ロースト
web-piece-salad = サラダ
web-piece-cake = ケーキ
web-piece-cook = 料理人
web-piece-florist = 花屋
web-piece-waiter = 給仕
web-piece-musician = 楽師
web-piece-taster = 毒見役
web-piece-king = 王
web-piece-queen = 王妃
web-piece-princess = 王女

## タイルの呼び名

web-tile-food = { $food ->
    [beer] ビール
    [soup] スープ
    [roast] ロースト
    [salad] サラダ
    [cake] ケーキ
   *[other] { $food }
    }{ $size }
web-tile-cook = { $of ->
    [beer] ビール
    [soup] スープ
    [roast] ロースト
    [salad] サラダ
    [cake] ケーキ
   *[other] { $of }
    }の料理人
web-tile-florist = { $of ->
    [blue] 青
    [red] 赤
    [gold] 金
    [green] 緑
   *[other] { $of }
    }の花屋
web-tile-waiter = サイズ{ $of }の給仕
web-tile-musician = 楽師
web-tile-taster = 毒見役
web-kc-crew-never = （この王のもとでは得点になりません）
web-kc-the-king = 王

## はじめてのゲーム

web-guide-kings-catering-first = 上の王、王妃、王女が、何で星をくれるかを示しています。3つの列から1つ選んでください。そのタイルが全部あなたのテーブルに来ます。
web-guide-kings-catering-next = 金色の場所をタップすると、同じ色の半分がつながるようにタイルを置きます。数字は、すぐに入る星です。もう一度タップすると回り、ドラッグで動かせます。終わったら「手番を終える」を押してください。
web-kc-target = { $palace }の目標
