## カード

card-king = 王様
card-king-count = 王様{ $count }枚
card-farmer = 農夫
card-farmer-count = 農夫{ $count }枚
card-wife = 農婦
card-wife-count = 農婦{ $count }枚
card-farmhouse = 農家
card-farmhouse-count = 農家{ $count }枚
card-church = 教会
card-church-count = 教会{ $count }枚
card-knight = 騎士
card-knight-count = 騎士{ $count }枚
card-points-2 = 2点カード
card-points-2-count = 2点カード{ $count }枚
card-points-3 = 3点カード
card-points-3-count = 3点カード{ $count }枚
card-points-4 = 4点カード
card-points-4-count = 4点カード{ $count }枚
card-sheep = ヒツジ
card-sheep-count = ヒツジ{ $count }枚
card-horse = ウマ
card-horse-count = ウマ{ $count }枚
card-pig = ブタ
card-pig-count = ブタ{ $count }枚
card-cow = ウシ
card-cow-count = ウシ{ $count }枚
card-goat = ヤギ
card-goat-count = ヤギ{ $count }枚
card-hen = ニワトリ
card-hen-count = ニワトリ{ $count }枚
card-goose = ガチョウ
card-goose-count = ガチョウ{ $count }枚
card-donkey = ロバ
card-donkey-count = ロバ{ $count }枚

## あなたへの案内

kk-prompt-choose = 列を選んでください。
kk-prompt-again = バッティングしました。もう一度選んでください。
kk-prompt-chosen = 列{ $row }を選びました。あと{ $count }人です。まだ変えられます。
    .awaited = 列{ $row }を選びました。{ $players }さんを待っています。
kk-prompt-wait = あと{ $count }人が選んでいます。
    .awaited = { $players }さんを待っています。
kk-prompt-over = ゲームは終わりました。

## その手を選べない理由

kk-1-3-no-such-row = 列{ $row }はありません。列は1から{ $count }までです
kk-3-1-row-is-empty = 列{ $row }にカードはありません
kk-3-4-has-a-row = このラウンドで選び直せるのは、バッティングした人だけです
kk-4-5-game-is-over = ゲームは終わりました

## ログ

kk-log-round = 第{ $round }ラウンド。
kk-log-last-round = 第{ $round }ラウンド、最後のラウンドです。
kk-log-take = { $player }さんが列{ $row }を取りました：{ $cards }。
kk-log-clash = { $players }さんが列{ $row }でバッティングしました。失われたカード：{ $card }。
kk-log-again = { $players }さんがもう一度選びます。
kk-log-empty-handed = { $players }さんはこのラウンドで何も取れませんでした。
kk-log-scoring = 1回目の得点計算です。赤い✗のカードは箱に戻します。
kk-log-scored = { $player }さん：{ $points }点。
kk-log-box = 山札がなくなりました。箱のカードをシャッフルして、列を補充します。
kk-log-over = 最後の得点計算で、ゲームが終わりました。

## 勝敗

kk-verdict-wins = { $player }さんが{ $points }点で勝ちました。
kk-verdict-share = { $players }さんが{ $points }点で並び、勝利を分け合います。

## 端末で

cli-kk-moves-help = 手の入力：列の番号（6）か、row 6、r 6のような言葉。
cli-kk-round = ラウンド{ $round }
cli-kk-last-round = 最後のラウンド！
cli-kk-pile = 山札{ $count }
cli-kk-box = 箱{ $count }
cli-kk-you = あなた
cli-kk-empty = なし
cli-kk-kings = 王様
cli-kk-churches = 教会
cli-kk-points = 点カード
cli-kk-knights = 騎士
cli-kk-animals = 動物
cli-kk-farm = 農場
cli-kk-sum = 合計
cli-kk-sum-cards = 合計・枚数
cli-kk-legend = 1回目の得点計算のあと、✗は箱に戻し、✓は残ってもう一度得点になります。
cli-kk-type = 列：
cli-kk-clash-costs = バッティングで一番下のカードを失う
cli-kk-no-move = { $text }という手はありません。row 1からrow { $count }まで、または番号だけを入力してください
cli-kk-hint-mix = 読まれないように、stewardは選ぶ列をばらつかせます。よく選ぶ列：
cli-kk-beat-1 = クー
cli-kk-beat-2 = ・カー
cli-kk-beat-3 = ・キング！
cli-kk-scorings = 1回 2回
cli-kk-each = 各計
cli-kk-total = 合計
kk-short-king = 王様
kk-short-farmer = 農夫
kk-short-wife = 農婦
kk-short-farmhouse = 農家
kk-short-church = 教会
kk-short-knight = 騎士
kk-short-points-2 = 2点
kk-short-points-3 = 3点
kk-short-points-4 = 4点
kk-short-sheep = ヒツジ
kk-short-horse = ウマ
kk-short-pig = ブタ
kk-short-cow = ウシ
kk-short-goat = ヤギ
# 6桁に収まるように半角
kk-short-hen = ﾆﾜﾄﾘ
kk-short-goose = ｶﾞﾁｮｳ
kk-short-donkey = ロバ
cli-kk-kind = { $kind ->
    [king] 王様
    [farmer] 農夫
    [wife] 農婦
    [farmhouse] 農家
    [church] 教会
    [knight] 騎士
    [points-2] 2点
    [points-3] 3点
    [points-4] 4点
    [sheep] ヒツジ
    [horse] ウマ
    [pig] ブタ
    [cow] ウシ
    [goat] ヤギ
    [hen] ニワトリ
    [goose] ガチョウ
    [donkey] ロバ
   *[other] { $kind }
    }
cli-kk-pad-how =
    種類ごとに 王様=2 ヒツジ=3 のように、または次の順に数を入力します：{ $kinds }
    Enter：カードなし（1回目の得点計算で全員なしなら、1回目はなかったことになります）。back：1行前に戻る。
cli-kk-pad-lines = 全員の名前、1回目の得点計算での各プレイヤーのカード、最後の得点計算でのカード
cli-kk-pad-first = { $name }さん、1回目の得点計算
cli-kk-pad-final = { $name }さん、最後の得点計算（カード全部）
cli-kk-pad-counted = 1回目の得点計算で{ $first }枚、最後の得点計算で{ $final }枚を数えました。
cli-kk-pad-counted-once = { $count }枚、得点計算は1回だけです。

## ボード

web-kk-round = ラウンド{ $round }
web-kk-last-round = 最後のラウンド！
web-kk-pile = 山札{ $count }
web-kk-box = 箱{ $count }
web-kk-boxed = 公開で箱に戻ったカード
web-kk-have-chosen = { $count }人中{ $chosen }人が選びました
web-kk-rows = 列
web-kk-row = 列{ $row }
web-kk-row-empty = カードなし
web-kk-row-costs = バッティングすると一番外側の{ $card }がなくなります
web-kk-row-mine = あなたの選択
web-kk-yours = 選択中
web-kk-empty = なし
web-kk-move = 列{ $row }：{ $cards }
web-kk-key-row = 番号で列を選ぶ
web-kk-legend-clash = バッティングすると、その列の一番外側のカードがなくなります
web-kk-legend-cross = 1回目の得点計算のあと箱に戻します。ほかのカードは残り、もう一度得点になります
web-kk-beats = クー・カー・キング！
web-kk-beat-1 = クー
web-kk-beat-2 = ・カー・
web-kk-beat-3 = キング！
web-kk-shown-take = { $player }さんが列{ $row }を取りました
web-kk-shown-clash = { $players }さんが列{ $row }でバッティング
web-kk-kingdom = { $player }さんの王国
web-kk-my-kingdom = 自分の王国
web-kk-what-scores = 得点の仕方
web-kk-choose-again = 選び直し
web-kk-again = 再選択
web-kk-served = 待ち
web-kk-cards = { $count }枚
web-kk-cards-of = { $count }枚、{ $goal }枚で得点計算
web-kk-points-count = { $count }点
web-kk-no-cards = カードはまだありません
web-kk-stack-crossed = { $cards }、赤い✗：1回目の得点計算のあと箱に戻す
web-kk-source-kings = 王様
web-kk-source-churches = 教会
web-kk-source-points = 点カード
web-kk-source-knights = 騎士
web-kk-source-farm = 農場
web-kk-source-animals = 動物
web-kk-how-kings = 王様2、3、4…7枚で1、4、9…36点
web-kk-how-churches = 最多の人全員に10点
web-kk-how-points = カードの数字
web-kk-how-knights = 1枚1点、最多の人は全員1枚2点
web-kk-how-farm = 農夫と農婦で7点、農家も加えて14点
web-kk-how-animals = 同じ動物1〜5枚で1、3、6、10、15点
web-kk-fate-cross = ✗ 箱に戻す
web-kk-fate-tick = ✓ 残る
web-kk-fate-some = ✗だけ箱に戻す
web-kk-all-chosen = 全員が選びました。
web-kk-crosses-go = 赤い✗のカードを箱に戻します。ほかのカードは残り、最後にもう一度得点になります。
web-kk-play-on = 続ける
web-kk-first-scoring-table = 1回目の得点計算の点数
web-kk-first-scoring = 1回目の得点計算
web-kk-final-scoring = 最後の得点計算
web-kk-only-scoring = 得点計算（1回だけ）
web-kk-sum = 小計
web-kk-total = 合計

## ルールのページ

web-short-ku-ka-king-1 = どの列にもカードが3枚あり、ラウンドのあとに列1から補充します。全員がこっそり列を選び、「クー・カー・キング！」で同時に見せます。
web-short-ku-ka-king-2 = その列を選んだのが自分だけなら、カードを全部取ります。
web-short-ku-ka-king-3 = 同じ列を選ぶとバッティングです。一番外側のカードが、何人いても1枚だけなくなり、バッティングした人は選び直します。
web-short-ku-ka-king-4 = 誰かが13枚に達したラウンドのあと、全員が得点計算をします。そのあと✗のカードは箱に戻し、✓のカードは残ってもう一度得点になります。
web-short-ku-ka-king-5 = 山札がなくなったら、最後に1ラウンド遊び、もう一度全部を得点計算します。合計点が一番高い人の勝ちです。
web-example-kk-kings = 王様：枚数から1を引いて2乗
web-example-kk-churches = 教会が最多（同数でもよい）
web-example-kk-points = カードの数字
web-example-kk-knights = 騎士が最多なら1枚2点（同数でもよい）、ほかは1枚1点
web-example-kk-animals = 同じ動物：1、3、6、10、15点
web-example-kk-farm = 農夫と農婦で7点、農家も加えて14点

## はじめてのゲーム

web-guide-ku-ka-king-first = 全員がこっそり列を選びます。自分だけなら、その列のカードを全部取れます。かぶると誰も取れず、一番外側のカードがなくなって、選び直しです。好きな列を選んでください。
web-guide-ku-ka-king-next = 得点になる組み合わせを集めましょう。得点の仕方は自分の王国に出ています。誰かが13枚に達したラウンドのあとに1回目の得点計算があり、赤い✗のカードは箱に戻ります。残りは最後にもう一度得点になります。
