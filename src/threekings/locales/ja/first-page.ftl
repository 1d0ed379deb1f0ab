## 最初のページ:ほかのどの言葉よりも先に届きます

web-name = Three Kings
web-title = { $page } – Three Kings
web-title-turn = ● あなたの番です – { $page }
web-your-turn = あなたの番です
web-skip = 本文へ移動
web-nav = ページ
web-nav-games = ゲーム
web-rules = ルール
web-settings = 設定
web-newer = Three Kingsの新しい版があります。
web-incomplete = ページの一部を読み込めませんでした。
web-reload = 再読み込み
web-footer = キングルイ：Alan R. Moon、Aaron Weissblum作 · Ku-Ka-King：Reinhard Staupe作 · The King's Catering：Alexandros Kapidakis作。絵と文章は、ここで独自に作ったものです。
web-not-found = 何もありません
web-not-found-how = そのページはありません。Emeraldが食べてしまったのかもしれません。
web-not-found-why = サーバーの返事：{ $reason }。
web-to-front = ゲーム一覧へ
web-unreachable = サーバーにつながりません
web-unreachable-now = 今、サーバーの応答がありません。つながるまで試し続けます。
web-welcome = 王様の食卓へようこそ
web-welcome-how = 王様のゲームが3つ。すぐにボットと、またはリンクを送って友だちと遊べます。アカウントはいりません。
web-waiting = { $count ->
    [1] あなたの番のゲームがあります。続けましょう
   *[other] あなたの番のゲームが{ $count }つあります。続けましょう
    }
web-your-name = あなたの名前
web-your-name-none = 空欄ならゲスト
web-players = { $least }〜{ $most }人
web-minutes = { $minutes }分
web-age = { $age }歳以上
web-play-now = 今すぐ遊ぶ
web-preparing = 初回だけの準備中…{ $percent }%
web-with-friends = 友だちと
web-more-choices = 詳しく選ぶ
web-against = 相手：{ $names }
web-against-gently = はじめてのゲーム：相手は城でいちばんやさしい{ $names }
web-against-nobody = 1人で：{ $choices }
web-players-label = 人数
web-alone = 1人
web-bots-label = 相手
web-bot-label = 相手{ $number }
web-rated = { $name }（{ $rating }）
web-rating-how = 数字は強さの目安です。100点高いと、100局のうち64局ほど勝ちます。
web-bot-timo = ティモ
web-bot-lina = リナ
web-bot-otto = オットー
web-bot-nora = ノーラ
web-bot-milo = ミロ
web-bot-alma = アルマ
web-bot-timo-hint = 厨房の見習い。いつも腹ぺこで、くよくよしません。
web-bot-lina-hint = 庭師。ほがらかで、きれいなものに目がありません。
web-bot-otto-hint = 楽師。陽気で、その場のひびきで決めます。
web-bot-nora-hint = 料理人。てきぱきしていて、次の一皿まで考えています。
web-bot-milo-hint = 毒見役。だれも信じません。スープは特に。
web-bot-alma-hint = 教育係。国王に数を教え、今も検算しています。
web-friends-title = 友だちと{ $game }
web-visibility-label = 参加できる人
web-visibility-private = 非公開
web-visibility-public = 公開
web-visibility-private-hint = リンクを知っている人だけ。
web-visibility-public-hint = 誰でも。最初のページに載ります。
web-clock-label = 1手の持ち時間
web-clock = { $seconds ->
    [0] 時間制限なし
    [30] 30秒
    [60] 1分
    [180] 3分
    [86400] 1日
    [259200] 3日
   *[other] { $seconds }秒
    }
web-absent-label = 時間制限なしのとき、離席とみなすまで
web-absent = { $seconds ->
    [60] 1分
    [300] 5分
    [3600] 1時間
    [86400] 1日
   *[other] { $seconds }秒
    }
web-absent-hint = そのあとは、ホストか、ほかの人の過半数の判断で、戻るまでボットに任せられます。
web-spectators = 観戦を許可する
web-spectators-hint = 観戦者に見えるのは公開されたものだけで、手札は見えません。
web-hint-switch = ヒント
web-hint-switch-hint = 全員が上位2手を見られます。席に着く人に知らされ、だれかが使うとゲームに印がつきます。
web-make-table = テーブルを作る
web-make-table-hint = 友だちに送るリンクができます。空いた席はボットに任せられます。
web-my-games = 自分のゲーム
web-no-games = まだありません。「今すぐ遊ぶ」を押してください。
web-more-tables = ほか{ $count }件
web-open-tables = 募集中のテーブル
web-no-tables = 今、募集中のテーブルはありません。
web-replay-file = 記録したゲームを見る
web-sit-down = 席につく
web-nobody-yet = まだ誰もいません
web-empty-seats = 空席{ $count }
web-status-playing = ほかの人が考え中
web-status-over = 終了
web-result-place = { $players }人中{ $place }位
web-result-points = { $game ->
    [kings-catering] { $points }★
   *[other] { $points }点
    }
web-status-abandoned = 打ち切り

## ゲームと、その選べる項目

option-any-first = 最初の手番
option-any-first-random = くじ引き
option-any-first-seat = 席{ $number }
web-game-king-lui = キングルイ
web-pitch-king-lui = あなたは国王の食卓の客。好きな料理をどうぞ。ただし得点になるのは、国王より多く取っていない料理だけです。
option-king-lui-first = 最初のシェフ
option-king-lui-tiebreak = 同点のとき
option-king-lui-tiebreak-discards = 捨てたカードが一番少ない人の勝ち
option-king-lui-tiebreak-shared = 勝利を分け合う
option-king-lui-tiebreak-shared-offer = 日本語版のルールで
option-king-lui-tiebreak-shared-hint = 同点のときは勝利を分け合います。日本語版では最近料理を作った人が最初のシェフですが、ここでは抽選で決めます。
option-king-lui-memory = 記憶
option-king-lui-memory-counted = 取ったカードを伏せる
option-king-lui-memory-open = 取ったカードを公開
option-king-lui-memory-open-hint = 全員がテーブルから取ったカードを、ずっと見られます。
web-game-ku-ka-king = Ku-Ka-King
web-pitch-ku-ka-king = 全員が同時に列を指名。1人だけなら総取り、かぶったら何もなし。
web-game-kings-catering = The King's Catering
web-pitch-kings-catering = 料理を選んで美しいテーブルを整え、王と王妃と王女を喜ばせましょう。ほかの人と競っても、1人で宮殿に挑んでも。
option-kings-catering-princesses = 王女の人数
option-kings-catering-rounds = ラウンド数
option-kings-catering-royals2 = 第2ラウンドの王族
option-kings-catering-short_start = ショートスタート：最初の人は列1を取る
option-kings-catering-royals2-random = くじ引き
option-kings-catering-royals2-other = 1枚ずつ選ぶ
option-kings-catering-palace = 宮殿
option-kings-catering-palace-schoenbrunn = シェーンブルン（やさしい）
option-kings-catering-palace-buckingham = バッキンガム（ふつう）
option-kings-catering-palace-versailles = ヴェルサイユ（むずかしい）
option-kings-catering-royals = 王族
option-kings-catering-royals-family = ファミリー
option-kings-catering-royals-thinking = じっくり
option-kings-catering-royals-low-interaction = 干渉少なめ
option-kings-catering-royals-high-interaction = 干渉多め
option-kings-catering-royals-sizes = サイズ重視
option-kings-catering-royals-decorations = 飾り重視
option-kings-catering-royals-random = くじ引き
option-kings-catering-royals-other = 1枚ずつ選ぶ

## 今日の一局

web-daily = 今日の一局
web-daily-date = { $date }（UTC）
web-daily-ended = 途中で終了
web-daily-go-on = 続ける
web-daily-how-once = 記録されるのは1回だけです。新しく見えたものは取り消せず、ボットが代わりに遊ぶこともありません。終わったあとは、何度でも練習できます。
web-daily-how-public = 山札は公開されています。誰でも読めるルールで、日付から決まります。そのためレーティングの対象にはならず、募集中のテーブルにも載りません。
web-daily-how-same = この日は、どのサーバーでも全員が同じカード、同じ席、同じボットで遊びます。日付はUTCで、次の一局はお使いの時刻で{ $next }に始まります。
web-daily-of = 今日の一局：{ $game }
web-daily-play = 遊ぶ
web-daily-practise = この一局を練習する
web-daily-start = 遊ぶ（記録されます）

## 一台の端末で何人かで

web-device = 一台で遊ぶ
web-device-hint = この端末では、自分のカードだけが見えます。ほかの人のカードは見えません。
web-device-name = 名前(なければゲスト)
web-device-one-more = この端末でもう一人
web-device-person = この端末の{ $number }人目の名前
web-device-remove = { $number }人目を外す
web-device-start = ゲームを始める
web-device-start-hint = 全員がこの端末で遊ぶので、すぐに始まります。

## ほかの行き先と、そのほかの言葉

web-stats = 自分の成績
web-learn-again = ガイド付きゲーム
web-learn-go-on = ガイドの続きから
web-learn-offer = 3分でおぼえる
web-pad-link = 手元のゲーム用スコアシート
web-table-close = 閉じる
web-table-failed = うまくいきませんでした（{ $reason }）。
web-language = 言語
