## カード

card-bread = パン
card-wine = ワイン
card-chicken = チキン
card-ham = ハム
card-cake = ケーキ
card-fruit = フルーツ
card-cheese = チーズ
card-emerald = Emerald
card-emerald-count = Emerald { $count }枚

## あなたへの案内

kl-prompt-take-draw = あなたの番です。料理を取るか、山札から引いてください。
kl-prompt-take-draw-feed = あなたの番です。料理を取るか、山札から引くか、Emeraldに国王の皿から食べさせてください。
kl-prompt-take = あなたの番です。料理を取ってください。山札はもうありません。
kl-prompt-take-feed = あなたの番です。料理を取るか、Emeraldに国王の皿から食べさせてください。山札はもうありません。
kl-prompt-draw = あなたの番です。テーブルに料理がないので、山札から引かなければなりません。
kl-prompt-draw-feed = あなたの番です。山札から引くか、Emeraldに国王の皿から食べさせてください。テーブルに料理はありません。
kl-prompt-feed = あなたの番です。取る料理も引くカードもないので、Emeraldに国王の皿から食べさせてください。
kl-prompt-pass = あなたの番です。できることがないので、パスしてください。
kl-prompt-lay = Emeraldを引きました。国王の料理が2枚に足りないので、テーブルに置かなければなりません。
kl-prompt-lay-feed = Emeraldを引きました。国王の皿から食べさせるか、テーブルに置いてください。
kl-prompt-wait = { $player }さんの番です。
kl-prompt-over = ゲームは終わりました。

## その手を選べない理由

kl-3-2-not-your-turn = 今は{ $player }さんの番です
kl-4-1-not-on-table = テーブルに{ $dish }はありません
kl-4-3-emerald-waits = Emeraldを引いたので、先に食べさせる（feed）か置く（lay）かしてください
kl-4-3-no-emerald-drawn = 置けるのは、引いたばかりのEmeraldだけです
kl-4-4-must-be-laid = 国王の料理が2枚に足りないので、Emeraldはテーブルに置かなければなりません
kl-4-5-king-has-too-few = 国王の料理が2枚に足りません
kl-4-5-king-lacks = 国王の皿に{ $dish }は{ $count ->
    [0] ありません
   *[other] { $count }枚しかありません
    }
kl-4-5-no-emerald = テーブルにEmeraldはいません
kl-4-6-draw-is-compulsory = テーブルに料理がないときは、山札から引かなければなりません
kl-4-7-pass-is-last = パスできるのは、ほかに何もできないときだけです
kl-4-7-supply-is-empty = 山札はもうありません
kl-5-1-game-is-over = ゲームは終わりました

## ログ

kl-log-course = 第{ $course }ラウンド：{ $player }さんがめくりました。{ $cards }。
kl-log-take = { $player }さんが{ $cards }を取りました。
kl-log-draw = { $player }さんが山札から1枚引きました。
kl-log-draw-own = { $player }さんが山札から1枚引きました：{ $dish }。
kl-log-draw-emerald = { $player }さんがEmeraldを引きました。
kl-log-lay = { $player }さんがEmeraldをテーブルに置きました。
kl-log-feed = { $player }さんがEmeraldに国王の皿から食べさせました：{ $cards }。
kl-log-pass = { $player }さんはパスしました。
kl-log-serve = 国王に給仕されました：{ $cards }。
kl-log-serve-nothing = 国王に給仕する料理は残っていません。
kl-log-over = 祝宴は終わりました。公開されずに残ったカード：{ $count }枚。

## 勝敗

kl-verdict-wins = { $player }さんが{ $points }点で勝ちました。
kl-verdict-wins-tie = { $players }さんが{ $points }点で並び、捨てたカードが一番少ない{ $player }さんの勝ちです（{ $discards }枚）。
kl-verdict-share = { $players }さんが{ $points }点で並び、勝利を分け合います。
kl-verdict-share-tie = { $players }さんが勝利を分け合います。いずれも{ $points }点、捨てたカード{ $discards }枚です。

## 端末で

cli-kl-moves-help =
    手の入力：番号か、take パン のような言葉。
    料理の前の1文字を使って短くしてもかまいません：t b、パン、b。
    f b w は feed パン ワイン のことです。
cli-kl-course = ラウンド{ $course }
cli-kl-chef = シェフ { $player }
cli-kl-supply = 山札{ $count }
cli-kl-emeralds = { $count ->
    [0] Emeraldなし
   *[other] Emerald { $count }枚
    }
cli-kl-dish = 料理
cli-kl-table = 場
cli-kl-king = 国王
cli-kl-you = 自分
cli-kl-compare = 比較
cli-kl-points = 得点
cli-kl-over = ✗ 取りすぎ
cli-kl-equal = = 同数
cli-kl-room = ✓ あと{ $count }枚
cli-kl-free = · あと{ $count }枚
cli-kl-now = 今終われば{ $points }点、{ $discards ->
    [0] 捨て札なし
   *[other] 捨て札{ $discards }枚
    }
cli-kl-eaten = Emeraldが食べた料理
cli-kl-hand = { $count }枚
cli-kl-unseen = 非公開{ $count }枚
cli-kl-pairs = Emeraldに国王の料理2枚を食べさせる：
cli-kl-typed = { $first }から{ $last }：feedと国王の料理2枚（例：{ $text }）
cli-kl-no-move = { $text }という手はありません。使える手：take 料理、draw、lay、feed 料理 料理、pass
cli-kl-no-dish = { $text }という手も料理もありません。料理：{ $dishes }
cli-kl-which = { $text }だけでは{ $dishes }のどれか決まりません。続きか、料理の1文字を入力してください
cli-kl-foot =
    捨て札
    得点
cli-kl-pad-how = 料理の順に、枚数を空白で区切って入力します。back：1行前に戻る。
cli-kl-pad-lines = 全員の名前、国王の料理の枚数、各プレイヤーの枚数
cli-kl-pad-king = 国王
cli-kl-pad-counted = { $of }枚中{ $count }枚を数えました。

## ボード

web-kl-rivals = ほかのプレイヤー
web-kl-table = テーブルの料理
web-kl-sideboard = 山札とEmerald
web-kl-plates = 国王の皿とプレイヤーの皿（料理ごと）
web-kl-course = ラウンド{ $course }/{ $courses }
web-kl-courses-hint = 山札が足りるかぎり続きます。山札から引くたびに、1ラウンド減ることがあります。
web-kl-chef = シェフ：{ $player }さん
web-kl-chef-you = シェフ：あなた
web-kl-chef-mark = このラウンドのシェフ
web-kl-acting = 手番
web-kl-acted = 済み
web-kl-hand = { $count }枚
web-kl-king = 国王の皿
web-kl-mine = あなたの皿
web-kl-plate-of = { $player }さんの皿
web-kl-supply = 山札
web-kl-emerald = Emerald
web-kl-lay = ここに置く
web-kl-drawn = 引いたカード
web-kl-over = 祝宴は終わりました
web-kl-too-many = 取りすぎ
web-kl-equal = 同数
web-kl-king-needs = 国王が{ $count }枚不足
web-kl-room = あと{ $count }枚
web-kl-preview = { $before }{"\u00A0"}→{"\u00A0"}{ $after }、国王{"\u00A0"}{ $king }
web-kl-points = { $count }点
web-kl-points-long = { $count }点
web-kl-now = 今終われば
web-kl-ended = 最終結果
web-kl-discards = { $count ->
    [0] 捨て札なし
   *[other] 捨て札{ $count }枚
    }
web-kl-eaten = Emeraldが食べた料理：{ $count }枚
web-kl-pick-first = 国王の料理を2枚選んでください。
web-kl-pick-second = { $dish }1枚と…もう1枚選んでください。
web-kl-plates-note = 国王{ $king }枚{ $whose ->
    [me] 、あなた{ $mine }枚
    [other] 、{ $player }さん{ $mine }枚
   *[nobody] {""}
    }
web-kl-pile-label = { $dish }：{ $count ->
    [0] テーブルになし
   *[other] テーブルに{ $count }枚
    }{ $legal ->
    [yes] 、全部取る
   *[no] {""}
    }。{ $note }
web-kl-gauge-label = { $dish }：{ $note }{ $shown ->
    [yes] 、今は{ $points }点
   *[no] {""}
    }{ $pick ->
    [yes] 。国王の1枚をEmeraldに食べさせる
   *[no] {""}
    }
web-kl-supply-label = 山札{ $count }枚{ $may ->
    [draw] ：1枚引く
    [look] 。Emeraldを引いたところです
   *[nothing] {""}
    }
web-kl-emerald-label = { $count ->
    [0] テーブルにEmeraldはいません
   *[other] テーブルにEmerald { $count }枚
    }{ $may ->
    [feed] ：国王の料理を2枚食べさせる
    [lay] ：引いたEmeraldをここに置く
   *[nothing] {""}
    }
web-kl-draw-question = 山札から1枚引きますか？　引いたら取り消せません。
web-kl-do-take = { $dish }を全部取る（{ $count }枚）
web-kl-do-draw = 山札から引く
web-kl-do-lay = Emeraldをテーブルに置く
web-kl-do-feed = Emeraldに国王の皿から食べさせる：{ $cards }
web-kl-do-pass = パスする
web-kl-key-dish = その料理を取る（Emeraldを選んでいれば食べさせる）
web-kl-key-draw = 山札から引く
web-kl-key-emerald = Emeraldを選ぶ、選ぶのをやめる
web-kl-key-lay = 引いたEmeraldを置く
web-kl-key-unpick = 選ぶのをやめる
web-kl-score-dish = { $dish }（国王{ $king }枚）
web-kl-score-over = 0 ✗{ $count }
web-kl-score-discards = ✗ 捨てたカード（同点なら少ない方の勝ち）
web-kl-score-sum = 合計

## 最初のページ

option-king-lui-free_dragon = テーブルに料理がなくてもEmeraldに食べさせてよい（ハウスルール）

## ルールのページ

web-short-king-lui-1 = 客の1人がこのラウンドのシェフになり、人数の2倍のカードを表にして料理ごとに並べます。次のラウンドは隣の人がシェフです。
web-short-king-lui-2 = 手番には、1種類の料理を全部取るか、山札から1枚をこっそり引きます。Emeraldを引いたら、すぐに食べさせるかテーブルに置きます。代わりのカードは引けません。
web-short-king-lui-3 = 誰も取らなかった料理は、国王に給仕されます。全員に見えるように置きます。
web-short-king-lui-4 = 国王のペットのドラゴンEmeraldは、国王の皿から2枚食べられます。同じ料理でも別の料理でもかまいません。1手番に使えるEmeraldは1枚です。
web-short-king-lui-5 = ラウンドに必要なカードが足りなくなったら終了です。あなたの料理は1枚につき、国王のその料理の枚数だけ得点になります。国王より多い料理は全部失います。
web-example-kl-king = 国王は{ $cards }を持っています。
web-example-kl-scores = { $has } × { $king } = { $points }点
web-example-kl-loses = { $has }枚は{ $king }枚より多い：0点

## はじめてのゲーム

web-guide-king-lui-first = 好きな料理を取りましょう。ただし、最後に国王より多く持っている料理は0点です。誰も取らなかった料理は国王に給仕されます。光っている料理を選んでください。
web-guide-king-lui-next = 最後に、あなたの料理は1枚につき、国王のその料理の枚数だけ得点になります。皿の点線が、持ってよい枚数の上限です。
web-kl-king-change = 前のあなたの番から：{ $change }
