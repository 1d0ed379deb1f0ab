## 最初のページ

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
web-crowded = この席は、ほかのウィンドウで開きすぎています
web-evicted = この席は別の端末で使われているか、ホストが空席にしました
web-frame-too-long = 長すぎて送れません。
web-notice-unseated = あなたの席は、ほかの人の席になったか、ホストが閉じました。今は観戦しています。
web-moved = あなたの席は今、別の端末で使われています。
web-take-back = この端末に戻す
web-notice-dismiss = 閉じる
web-notice-closed = このリンクはもう使われたか、席が空けられたため、席につけません。
web-notice-watching = 満席です。観戦しています。
web-table-closed = このテーブルは満席です
web-table-closed-how = 席は全部埋まっていて、プレイヤーの希望により観戦もできません。
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
web-against = 相手はボット{ $count }人：{ $level }
web-against-gently = はじめてのゲーム：相手はやさしいボット{ $count }人（{ $level }）
web-against-nobody = 1人で：{ $choices }
web-players-label = 人数
web-alone = 1人
web-bots-label = ボット
web-level-novice = 見習い
web-level-courtier = 廷臣
web-level-steward = 執事
web-level-high-steward = 執事長
web-level-novice-hint = 選べる手の中から、何も考えずに選びます。
web-level-courtier-hint = やさしい相手。その場で一番よさそうな手を選びます。
web-level-steward-hint = 先を読みます。ゲームを知っている人にちょうどよい相手です。
web-level-high-steward-hint = もっと長く先を読みます。手ごわい相手です。
option-any-first = 最初の手番
option-any-first-random = くじ引き
option-any-first-seat = 席{ $number }
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

## テーブルへのリンクを送った先での見え方

preview-invites = { $game }：一緒に遊びませんか
preview-private = 友だちどうしのテーブルです。
preview-waiting = { $count ->
    [0] まだ誰もいません
   *[other] { $players }さんが待っています
    }。{ $free ->
    [0] 満席です。
   *[other] 空席は{ $free }つです。
    }
preview-playing = ゲーム中：{ $players }さん。
preview-over = ゲーム終了：{ $players }さん。

## 招待

web-invited = { $game }に招待されています
web-invited-by = { $players }さんが席についています（{ $count }人）。
web-invited-how = あなたの席が用意されています。お名前を教えてください。
web-second = もう1人がここで遊びますか？
web-second-how = このブラウザでは{ $name }さんがもう席についています。このリンクは別の席のものです。
web-second-taken = { $name }さんの席です。開くと、{ $name }さんはこの端末で続けることになります。
web-second-name = もう1人のお名前は？
web-second-yes = はい、席につく
web-second-no = いいえ、{ $name }さんの席に戻る
web-invite = 友だちを招待する
web-invite-missing = { $count ->
    [0] 全員そろいました。
   *[other] あと{ $count }席空いています。
    }
web-invite-private = 非公開：このリンクを知っている人だけが参加できます。
web-invite-public = 公開：最初のページに載ります。このリンクからも来られます。
web-invite-only-here = 今のところ、このリンクはこのパソコンでしか開けません。スマートフォンからは開けません。
web-invite-link = このテーブルへのリンク
web-lan = 同じネットワークで遊ぶ
web-lan-hint = 同じネットワークの人なら、スマートフォンからでもここのテーブルに来られます。外からは来られません。
web-lan-how = 同じネットワークの人と遊ぶには、サーバーの起動時に開いたブラウザのウィンドウを使うか、次のコマンドで起動してください：threekings serve --lan
web-invite-title = { $game }：席が空いています
web-qr = リンクのQRコード
web-copy = リンクをコピー
web-share = 共有
web-copied = コピーしました。
web-copy-yourself = リンクを選択しました。Ctrl+Cを押すか、長押ししてコピーしてください。
web-start-now = { $count ->
    [0] 待たずに始める
   *[other] 空席をボットにして始める
    }
web-start-hint = テーブルを作ったあなたが決められます。
web-seat-links = 席ごとのリンク
web-seat-links-how = 1つの席を1回だけ開けるリンクです。プレイヤーが別の端末で戻るときにも使えます。
web-seat-link = 席{ $number }のリンク
web-free-seat = { $name }さんの席を空ける
