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

## 席を失ったとき、リンクで席が開かないとき

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
