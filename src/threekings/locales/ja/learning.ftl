# はじめてのガイド付きゲーム: 入り口とまわりの言葉。そのあとに各ゲームのステップ。

web-learn-title = { $game }: ガイド付きゲーム
web-learn-guest = ゲスト
web-learn-step = ステップ { $step }/{ $steps }
web-learn-controls = ガイド付きゲーム
web-learn-next = 次へ
web-learn-show = お手本
web-learn-back = 戻る
web-learn-restart = 最初から
web-learn-rules = ルール{ $rule }
web-learn-leave = やめる
web-learn-astray = 本番ではそれもできます。ここでは、まず印のついたものを選んでください。
web-learn-play = さっそく本番で遊ぶ

web-learn-king-lui-table = あなたは国王の客です。順番に料理を取り、誰も取らなかったものは国王に給仕します。最後に、あなたの料理は1枚につき、国王が持つ同じ料理の枚数だけ得点になります。
web-learn-king-lui-take = このラウンドのシェフはあなたなので、あなたから始めます。ハムを取りましょう。同じ料理はいつも全部まとめて取ります。
web-learn-king-lui-served = Beaさんはワイン、Carlさんはケーキを取りました。残ったパンは国王に給仕されたので、パンは1枚1点になりました。次のラウンドの料理が並んでいます。
web-learn-king-lui-leave = 注意！あなたのハムは2枚、国王は0枚です。国王より多い料理は得点になりません。ハムは国王のために残して、チーズを取りましょう。
web-learn-king-lui-worth = 国王がハムを2枚もらいました。国王と同じ枚数なら大丈夫。あなたのハムは1枚2点になりました。国王が増えないかぎり、3枚目は取りすぎです。
web-learn-king-lui-draw = ほしいものがなければ、山札の一番上を引きます。何の料理かは、あなたにしか見えません。
web-learn-king-lui-drawn = またチーズでした。知っているのはあなただけです。ほかの人には、手札が1枚増えたことしか分かりません。
web-learn-king-lui-too-many = 最後のラウンドに進みます。パンを取りすぎました。あなたは4枚、国王は3枚で、もう増えません。取りすぎた料理は0点：4枚とも得点になりません。
web-learn-king-lui-emerald = 国王のペットのドラゴンEmeraldは、国王の皿から2枚食べます。何のため？BeaさんとCarlさんのフルーツは4枚ずつで、国王と同じです。Emeraldを選び、国王のフルーツを2回選びましょう。これで二人は取りすぎです！
web-learn-king-lui-end = BeaさんとCarlさんはフルーツを全部失い、あなたの勝ちです。得点は料理ごとに「自分の枚数×国王の枚数」。これで{ web-game-king-lui }はばっちりです！

web-learn-ku-ka-king-rows = どの列にもカードが3枚あります。全員がこっそり列を1つ選び、いっせいに見せます。クー・カー・キング！
web-learn-ku-ka-king-choose = ヒツジ2枚と騎士です。列4を選びましょう。
web-learn-ku-ka-king-taken = 列4を選んだのはあなただけなので、カードは全部あなたのものです。あなたの王国に得点が出ています。ヒツジは2枚で3点、5枚なら15点です。
web-learn-ku-ka-king-tempting = 列2には王様が2枚と4点カード。ほかに狙う人はいないでしょうか？列2を選びましょう。
web-learn-ku-ka-king-clash = バッティング！Beaさんも列2でした。誰も取れず、一番外側のカード（上にあった王様）は箱に入りました。二人だけがもう一度選びます。列5を選びましょう。
web-learn-ku-ka-king-crossed = 農夫と農婦で7点です。でも赤い×印に注意。×のカードは最初の得点計算のあと箱に入り、1回しか得点になりません。ほかのカードは残り、2回得点になります。
web-learn-ku-ka-king-thirteen = 2ラウンド後、カードは12枚になりました。誰かが13枚に達したラウンドのあと、最初の得点計算です。列4を選んで、3枚目のヒツジを取りましょう！
web-learn-ku-ka-king-kept = 最初の得点計算で36点。×印だった農家の家族、教会、点数カードは箱に入りました。騎士と動物は残り、もう一度得点になります。
web-learn-ku-ka-king-last = 最後のラウンドです。二人目の農婦と農家に足りないのは農夫だけ。列3を選べば、あと14点です。
web-learn-ku-ka-king-end = 最初の36点と2回目の70点を足して106点、あなたの勝ちです。これで{ web-game-ku-ka-king }はばっちりです！

web-learn-kings-catering-royals = 王、王妃、王女が、何で星がもらえるかを決めます。王のルールに注意：最後に、タイルが3枚より少ないテーブルは捨てられます。王妃は大きなテーブル、王女はケーキが好きです。
web-learn-kings-catering-column = 手番では、1つの列のタイルを全部取ります。列2のケーキ2枚を取りましょう。
web-learn-kings-catering-found = タイルは全部、自分のテーブルに置きます。最初の1枚で新しいテーブルを作りましょう。
web-learn-kings-catering-match = テーブルに加える料理は、飾りを合わせます。同じ色の半分どうし、ここでは青と青です。印の場所にケーキを置いて、手番を終えましょう。
web-learn-kings-catering-discarded = 列3の3枚はどこへ？一人で遊ぶときは、タイルを取り合う相手がいません。その代わり、手番のたびに、取った列の右どなりの列が捨てられます。
web-learn-kings-catering-crew = 列3に料理人が来ました。スタッフは自分のテーブルで星をかせぎます。この料理人は、そこのケーキ2枚ごとに1★。列3を取りましょう。
web-learn-kings-catering-cook = スタッフに飾りはいりませんが、料理の空いた辺に付けます。印の場所に料理人を置いて、手番を終えましょう。
web-learn-kings-catering-stands = 3枚になったので、王はこのテーブルを認め、全部が得点になります。王から2★、王妃から1★、王女からケーキ2枚で3★、料理人で1★です。
web-learn-kings-catering-falls = 最後の1枚に進みます。2つのテーブルはまだ小さく、このままでは載っているものごと捨てられます。花屋にはもう何も付けられません。スタッフで始めたテーブルは、ずっと1枚です。
web-learn-kings-catering-save = でも、ケーキは2枚のローストに赤と赤で合います。3枚になれば、このテーブルも残ります。ケーキを置いて、手番を終えましょう。
web-learn-kings-catering-end = 18★！シェーンブルンの目標は15★でした。捨てられたのは花屋だけです。相手がいるゲームでは列は捨てられず、みんなが自分で取ります。これで{ web-game-kings-catering }はばっちりです！
