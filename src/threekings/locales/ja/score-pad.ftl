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
pad-kc-largest-table = 一番大きいテーブルのタイル
pad-kc-smallest-table = 一番小さいテーブルのサイズの合計
pad-kc-most-tables = テーブル
pad-kc-most-crew = スタッフ
pad-kc-crew-stars = スタッフの星の合計
pad-kc-placed = 置いたスタッフ（捨てられたテーブルの分も含む、同点のとき用）
