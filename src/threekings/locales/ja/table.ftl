## ゲーム以外にテーブルで起きたこと

table-log-bot = { $why ->
    [resigned] { $player }さんが投了しました。ボットが続けます。
    [revoked] ホストが{ $player }さんの席を外しました。ボットが続けます。
    [time] { $player }さんの時間が切れました。ボットが代わります。
   *[left] { $player }さんは離席中です。ボットが代わります。
    }
table-log-absent = { $player }さんは離席中です。{ $players }さんの判断で、ボットが代わります。
table-log-absent-host = { $player }さんは離席中です。ホストの判断で、ボットが代わります。
table-log-back = { $player }さんが戻りました。
table-log-passed = { $players }さんの同意により、{ $player }さんが{ $before }さんの続きをプレイします。

## 盤面のまわり

web-table-loading = お待ちください…
web-table-gathering = 全員が席につくのを待っています。
web-table-unready = { $players }さんの準備を待っています（あと{ $count }人）。
web-table-preparing = 全員そろいました。準備ができしだい始まります。
web-table-abandoned = ゲームは途中で打ち切られました。
web-table-awaited-you = みんながあなたを待っています。
web-table-same-deal = 前のゲームと同じ配りです。前のゲームで遊んだ人はカードを知っています。
web-table-your-turn = あなたの番です
web-table-clock = 残り時間
web-table-clock-days = { $days }日{ $hours }時間
web-table-connection-live = 接続中
web-table-connection-live-why = つながっています。すべてがすぐに届きます。
web-table-connection-catching-up = 再接続中
web-table-connection-catching-up-why = 接続が一瞬切れました。あなたの手は残っています。
web-table-connection-offline = オフライン
web-table-connection-offline-why = サーバーにつながりません。試し続けています。あなたの手は残っています。
web-table-sending = 送信中…
web-table-players = プレイヤー
web-table-you = { $name }（あなた）
web-table-mine = あなた、{ $standing }
web-table-bot = ボット
web-table-here = 在席
web-table-gone = 不在
web-table-to-act = 手番
web-table-has-won = 勝者
web-table-out = { $why ->
    [resigned] 投了、ボットが代行
    [revoked] 退席、ボットが代行
    [time] 時間切れ、ボットが代行
   *[left] 離席、ボットが代行
    }
web-player-away = 離席
web-player-away-title = { $player }さんは今、席を外しています。
web-player-awaited = 選択待ち
web-table-is-bot = ボット：{ $bot }
web-table-is-here = { $name }さんは席についています。
web-table-is-gone = { $name }さんは今、テーブルを見ていません。
web-table-bot-plays-for = { $name }さんは{ $why ->
    [resigned] 投了しました
    [revoked] 席を外されました
    [time] 時間が切れました
   *[left] しばらく離席しています
    }。ボットが代わりにプレイしています。
web-table-absent = { $name }さんは離席中です（{ $time }）。
web-table-absent-all = 全員が離席しています。誰かが戻るまでゲームは待ちます。
web-table-sit-in = ボットに任せる
web-table-sit-in-votes = ボットに賛成{ $votes }票（{ $needed }票必要）
web-table-sit-in-how = { $name }さんが戻るまでボットがプレイします。戻ったら、1回のタップで席に戻れます。
web-table-succeed = 続きを引き受けたいと頼む
web-table-succeed-how = プレイ中のほかの人全員（2人以上）の同意が必要です。ここで誰かの手札を見た人は引き受けられません。
web-table-succeed-asked = { $name }さんの続きを引き受けたいと頼みました。プレイ中のほかの人全員の同意が必要です。
web-table-successor = { $successor }さんが、{ $name }さんの続きを引き受けたいそうです。
web-table-successor-agreed = { $players }さんが同意しました。
web-table-successor-yes = 同意する
web-table-successor-no = 同意しない
web-table-successor-refused = { $successor }さんが{ $name }さんの続きを引き受けることは、同意されませんでした。
web-table-plays-on = ほかの全員の同意により、{ $name }さんが{ $before }さんの続きをプレイしています。
web-table-bot-plays-for-you = ボットがあなたの代わりにプレイしています。
web-table-is-muted = { $name }さんの発言は、誰にも表示されません。
web-table-mute = 発言を止める
web-table-unmute = 発言を許す
web-table-give-seat = この席を誰かに渡すリンクをコピー
web-table-log = ログ
web-table-since = 前のあなたの番から
web-table-jump = { $step }手目を見る
web-table-chat = チャット
web-table-chat-empty = まだ誰も発言していません。
web-table-chat-muted = ホストがあなたの発言を止めています。
web-table-chat-write = メッセージを書く
web-table-chat-send = 送信
web-table-unread = 件の未読
web-table-phrases = ひとこと
web-table-phrase-luck = よろしくお願いします！
web-table-phrase-nice = いい手ですね！
web-table-phrase-thanks = ありがとうございます！
web-table-phrase-moment = 少しお待ちください。
web-table-phrase-played = お見事でした！
web-table-moves = 選べる手
web-table-all-moves = 選べる手の一覧
web-table-more = ほか{ $count }手
web-table-type = 手を入力
web-table-only-move = 選べる手は1つだけです：{ $move }。
web-table-stop = 止める
web-table-never-ask = 次から確認しない
web-table-no = いいえ
web-table-undo = 取り消す
web-table-undo-title = 最後の手を取り消します（U）。相手がボットなら自由に、人がいるときは、新しいものが見えるか、ほかの人が動くまで取り消せます。
web-table-practice = 練習
web-table-practice-why = このゲームは練習です
web-table-practice-how = 相手がボットなら自由に取り消せます。ゲームの記録にもそのことが残ります。
web-table-takes-back = { $who ->
    [me] あなたが
   *[other] { $player }さんが
    }{ $count ->
    [1] 取り消しました
   *[other] 手とその続きを取り消しました
    }：{ $what }
web-table-no-undo = 今取り消せる手はありません
web-table-rule = ルール{ $rule }
web-table-bar = テーブルで
web-table-menu = メニュー
web-table-rules = ルール
web-table-rules-title = ルール（I）
web-table-settings = すべての設定
web-table-pace = ボットの速さ
web-table-pace-slow = ゆっくり
web-table-pace-fast = すぐに
web-table-motion = カードやタイルの動き
web-table-motion-off = なし
web-table-motion-slow = ゆっくり
web-table-show-chat = チャットを表示する
web-table-ask-first = 取り消せない手の前に確認する
web-table-device-link = 別の端末で自分の席を開くリンク
web-table-device-link-how = 開いた端末であなたの席を使えます。この端末は観戦になり、あとで戻せます。
web-table-spectate-link = 観戦用のリンク
web-table-lookers = 観戦者：{ $count }人
web-table-away = 自分の代わりにボットに任せる
web-table-back = 戻りました
web-table-resign = 投了する
web-table-resign-question = 投了しますか？　ボットが続け、あなたは戻れません。
web-table-resign-yes = 投了する
web-table-abandon = 全員のゲームを打ち切る
web-table-abandon-question = このゲームを途中で打ち切りますか？　全員が終了になります。
web-table-abandon-yes = 打ち切る
web-table-keys = キー操作
web-table-keys-board = 盤面で
web-table-keys-page = テーブルで
web-table-key-undo = 最後の手を取り消す
web-table-key-type = 手を入力する
web-table-key-rules = ルール
web-table-key-keys = この一覧
web-table-key-arrows = 同じまとまりの中を移る
web-table-key-tab = 次のまとまりへ移る
web-table-key-escape = 閉じる、元に戻す
web-table-free = 空席
web-table-kept = リンクを持つ人の予約席
web-table-sit-here = ここに座る
web-table-move-here = ここに移る
web-table-full = 満席です。観戦しています。
web-seat-free = 空席
web-seat-for = 席{ $number }で遊ぶのは？
web-rename = 名前を変える
web-rename-done = 決定
web-ready = 準備できました
web-ready-is = 準備完了です
web-ready-not = まだです
web-ready-mark = 準備完了
web-ready-missing = 準備中
web-terms = このテーブルの設定
web-terms-absent = 離席とみなすまで
web-terms-edition = エディション
web-terms-rule = ルールを見る：{ $option }
web-terms-rules = { $game }のルール
web-terms-yes = はい
web-terms-no = いいえ
web-terms-begin = 開始
web-terms-begin-ready = 全員が席につき、準備ができたとき
web-terms-begin-sit = 全員が席についたとき
web-terms-begin-ready-long = 全員が席につき、準備ができると自動で始まります。
web-terms-begin-sit-long = 全員が席につくと自動で始まります。
web-table-rise = 席を立つ

## ゲームのあと

web-score-title = ゲーム終了
web-score-caption = 全員の得点と内訳
web-score-source = 内訳
web-score-points = 得点
web-score-counting = 計算中…
web-score-skip = 全部表示
web-score-abandoned = 勝者はいません。手札はすべて公開されました。
web-score-undone = 練習：新しいものが見えたあとの取り消しが{ $count }回ありました。
web-score-ended-with = { $count ->
    [0] ゲーム終了時の得点：{ $points }。
    [1] { $players }さんの勝ちです。ゲーム終了時の得点：{ $points }。
   *[other] { $players }さんが勝利を分け合います。ゲーム終了時の得点：{ $points }。
    }
web-score-of-player = { $player }：{ $points }
web-score-as-ended = ゲーム終了時
web-score-recounted = この結果が正式です。今の版のルールでは数え方が変わっていて、2行目からはその数え方です。
web-score-rematch = もう一局
web-score-wants-rematch = { $player }さんがもう一局遊びたいそうです。
web-score-wants-same-deal = { $player }さんが同じ配りでもう一局遊びたいそうです。調べればカードがわかってしまいます。
web-score-rematch-offered = もう一局のテーブルができています。
web-score-join = 参加する
web-score-same-deal = 同じ配りでもう一局
web-score-same-deal-title = まったく同じカードが同じ順番で出ます。今度こそという人に
web-score-next = 次へ：{ $name }
web-score-your-place = { $count }人中{ $place }位、{ $points }でした。
web-score-count = { $count }点
web-score-join-rematch = もう一局のテーブルへ
web-score-replay = リプレイ
web-score-share = 共有
web-score-record = 記録
web-score-lobby = ロビー
web-fair-title = シャッフルは公平でしたか？
web-fair-before = 誰かが席につく前に、サーバーはシャッフルの自分の分を決めています。この数がその証拠で、ゲームのあと誰でもここで確かめられます。各プレイヤーのブラウザも、それぞれバイト列を加えます。
web-fair-what = 山札の順番は、誰かが席につく前にサーバーが決めた秘密の値と、そのあとプレイヤーのブラウザが加えたバイト列で決まります。あなたのブラウザで、すべて計算し直せます。
web-fair-check = 今すぐ確かめる
web-fair-none = この記録はテーブルのものではないので、シャッフルの公平さはわかりません。
web-fair-committed = 秘密の値は、サーバーが決めておいたものと一致しています。そのSHA-256は、ゲームの前に示された数です。
web-fair-not-committed = 秘密の値は、サーバーが決めておいたものと違います。そのSHA-256は、ゲームの前に示された数と一致しません。
web-fair-dealt = 秘密の値とプレイヤーのバイト列から、使われた山札とまったく同じ順番になりました。{ $count }枚すべてが一致しています。
web-fair-not-dealt = 秘密の値とプレイヤーのバイト列から、使われた山札と違う順番になりました。
web-fair-edition = 標準のカードではありません。この山札はコマンドthreekings verifyで確かめてください。
web-fair-again = 前のゲームと同じ配りです。秘密の値もバイト列も前のゲームのもので、そのプレイヤーはカードを知っていました。
web-fair-whose = 使われたバイト列
web-fair-server = サーバーの秘密の値、{ $start }…
web-fair-bytes = { $count }バイト、{ $start }…
web-fair-no-bytes = なし
web-fair-commit = ゲームの前に示された数
web-fair-secret = ゲームのあとに明かされた値
web-fair-limits = つまり、サーバーだけでも、プレイヤー1人だけでも、山札の順番は選べませんでした。ゲーム中、サーバーは順番を知っていました。カードを配るために必要だからです。

## リプレイ

web-replay-open = ゲームのリプレイ
web-replay-open-what = 終わったゲームの記録を開き、1手ずつたどれます。どこにも保存されません。
web-replay-drop = 記録をここにドロップ
web-replay-choose = ファイルを選ぶ
web-replay-paste = または内容を貼り付ける
web-replay-read = ゲームを表示
web-replay-title = { $game }のリプレイ
web-replay-controls = リプレイの操作
web-replay-first = 最初へ（Home）
web-replay-back = 1手戻る（←）
web-replay-next = 1手進む（→）
web-replay-last = 最後へ（End）
web-replay-run = 再生
web-replay-pause = 一時停止
web-replay-run-title = 再生・一時停止（スペースキー）
web-replay-scrub = 手
web-replay-move = { $move }手目
web-replay-speed = 速さ
web-replay-times = { $speed }倍
web-replay-reveal = 全部で何手？
web-replay-reveal-title = ゲームの長さと結果は、そこまで進むまで表示されません
web-replay-eyes = 視点
web-replay-eyes-spectator = 観戦者
web-replay-eyes-all = 手札をすべて公開
web-replay-link = ここへのリンク
web-replay-record = 記録

## はじめてのゲーム

web-guide-leave = わかりました
web-score-you-won = おめでとうございます、あなたの勝ちです！
web-table-lobby = ゲーム一覧
web-table-resigned = 投了しました。ボットが代わりに続けます。
