## ありえない数。ページでは数のそばに出ます

pad-none-left = { $kind }が{ $count }はありえません。残りは{ $of }のうち{ $left }です。
    .page = { $left ->
        [0] 全部で{ $of }です。すべて他の人が持っています。
       *[other] 最大{ $left }です。全部で{ $of }しかありません。
        }
pad-too-many = { $kind }が{ $count }はありえません。最大{ $most }です。
    .page = 最大{ $most }です。
pad-kk-too-few = { $kind }が{ $count }はありえません。1回目の得点計算のあとに{ $least }残っています。
    .page = { $least }以上です。1回目の得点計算のあとに残っています。
pad-kc-too-few = 置いたスタッフが{ $count }はありえません。テーブルに{ $least }あります。
    .page = { $least }以上です。テーブルに置かれています。
pad-kc-same-tile = この2人の王女は同じタイルの裏表です。
pad-kc-same-tiles = 第2ラウンドの王族は、第1ラウンドと別のタイルで、王女は1人です。

## The King's Catering: 数えるもの

pad-kc-foods = { $food ->
    [beer] ビール
    [soup] スープ
    [roast] ロースト
    [salad] サラダ
    [cake] ケーキ
   *[other] { $food }
    }
pad-kc-size = サイズ{ $size }の料理
pad-kc-matched = { $colour ->
    [blue] つながった飾り（青）
    [red] つながった飾り（赤）
    [gold] つながった飾り（金）
    [green] つながった飾り（緑）
   *[other] つながった飾り（{ $colour }）
    }
pad-kc-tables-of-tiles = { $number ->
    [1] テーブル
   *[other] タイル{ $number }枚以上のテーブル
    }
pad-kc-tables-of-foods = 料理が{ $number }枚以上あるテーブル
pad-kc-tables-of-types = 料理がちょうど{ $number }種類のテーブル
pad-kc-tables-of-all-sizes = 4つのサイズの料理がそろったテーブル
pad-kc-tables-with-one-crew = スタッフがちょうど1枚の、タイル{ $number }枚以上のテーブル
pad-kc-matched-beyond = { $number ->
    [1] 1つのテーブルで同じ色のつながった飾り（最初の1つを除く）
   *[other] 1つのテーブルで同じ色のつながった飾り（最初の{ $number }つを除く）
    }
pad-kc-each-crew = スタッフ
pad-kc-open-halves = 開いた半分
pad-kc-few-tiles = 置いたタイル（捨てられたテーブルの分も含む）
pad-kc-few-open-halves = 開いた半分（捨てられたテーブルの分も含む）
pad-kc-largest-table = 一番大きいテーブルのタイル
pad-kc-smallest-table = 一番小さいテーブルのサイズの合計
pad-kc-few-tables = テーブル（捨てられたものも含む）
pad-kc-most-tables = テーブル
pad-kc-most-crew = スタッフ
pad-kc-least-tables = テーブル
pad-kc-least-crew = スタッフ
pad-kc-crew-stars = スタッフの星の合計
pad-kc-placed = 置いたスタッフ（捨てられたテーブルの分も含む、同点のとき用）

## ページ

web-pad-title = スコアシート
web-pad-title-of = スコアシート：{ $game }
web-pad-pitch = 本物のゲームで遊びましたか？テーブルの上のものを入力してください。合計も勝者も同点の決着も自動で出ます。
web-pad-games = ゲームごとのスコアシート
web-pad-new = 新しいシート
web-pad-kept = 自分のシート
web-pad-kept-here = シートはこのブラウザだけに保存されます。
web-pad-none = まだありません。上でゲームを選んでください。
web-pad-all = すべてのシート
web-pad-delete = 削除
web-pad-delete-this = シートを削除：{ $game }、{ $players }
web-pad-delete-question = このシートをすべて削除しますか？
web-pad-steps = 数えるもの
web-pad-setup = 遊んだ人
web-pad-how-many = 何人で遊びましたか？
web-pad-name = プレイヤー{ $number }の名前
web-pad-player = プレイヤー{ $number }
web-pad-asked = 王族の望み
web-pad-next = 次へ：{ $name }
web-pad-to-result = 結果へ
web-pad-back = 戻る
web-pad-more = { $kind }：1つ増やす
web-pad-less = { $kind }：1つ減らす
web-pad-so-far = ここまでの点数
web-pad-nothing = 数え始めると、ここに点数と勝者が出ます。
web-pad-missing = まだ数えていません:{ $names }
web-pad-wrong = { $count ->
   *[other] ありえない数が{ $count }つあります。赤い印を見てください。
    }
web-pad-wrong-choice = この王族の組み合わせはできません。選び直してください。
web-pad-wrong-mark = ありえない数があります
web-pad-offline = 接続がありません。数は保存されています。合計はあとで出ます。
web-pad-share-text = テキストで共有
web-pad-copy-text = テキストをコピー
web-pad-share-picture = 画像で共有
web-pad-save-picture = 画像を保存
web-pad-copied = コピーしました。好きな場所に貼り付けてください。
web-pad-not-copied = ここではコピーできません。テキストは下にあります。
web-pad-saved = 画像を保存しました。
web-pad-text = 結果のテキスト
web-pad-row = { $label }：{ $points }
web-pad-headline = { $game }、{ $date }

web-pad-king-lui-owner = 国王
web-pad-king-lui-plates = 料理
web-pad-king-lui-plates-how = それぞれの料理は何皿ありますか？Emeraldは数えません。
web-pad-ku-ka-king-first = { web-kk-first-scoring }
web-pad-ku-ka-king-first-how = 1回目の得点計算のときのカードすべて。赤いバツのカードも数えます。得点計算が1回だけなら0のままにします。
web-pad-ku-ka-king-final = { web-kk-final-scoring }
web-pad-ku-ka-king-final-how = 終わりのカードすべて。1回目の得点計算のあとに残ったカードはもう入っています。
web-pad-kings-catering-round-1 = 第1ラウンド
web-pad-kings-catering-round-1-how = 王の決まりを守ったテーブルだけを数えます。
web-pad-kings-catering-round-2 = 第2ラウンド
web-pad-kings-catering-round-2-how = このラウンドの王の決まりを守ったテーブルだけを数えます。

option-kings-catering-palace-none = 宮殿なし
option-kings-catering-rounds-1 = 1
option-kings-catering-rounds-2 = 2
option-kings-catering-princesses-1 = 1人
option-kings-catering-princesses-2 = 2人
option-kings-catering-king = 王
option-kings-catering-queen = 王妃
option-kings-catering-princess = 王女
option-kings-catering-princess2 = 2人目の王女
option-kings-catering-king-2 = 第2ラウンドの王
option-kings-catering-queen-2 = 第2ラウンドの王妃
option-kings-catering-princess-2 = 第2ラウンドの王女
option-kings-catering-royals2-family = { option-kings-catering-royals-family }
option-kings-catering-royals2-thinking = { option-kings-catering-royals-thinking }
option-kings-catering-royals2-low-interaction = { option-kings-catering-royals-low-interaction }
option-kings-catering-royals2-high-interaction = { option-kings-catering-royals-high-interaction }
option-kings-catering-royals2-sizes = { option-kings-catering-royals-sizes }
option-kings-catering-royals2-decorations = { option-kings-catering-royals-decorations }
