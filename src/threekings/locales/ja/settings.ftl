## 設定

web-set-kept = このブラウザに保存され、すぐに反映されます。
web-set-you = あなた
web-set-look = 表示
web-language-system = ブラウザに合わせる
web-set-theme = 配色
web-set-theme-system = システムに合わせる
web-set-theme-light = ライト
web-set-theme-dark = ダーク
web-set-cards = カード
web-set-cards-small = 小
web-set-cards-medium = 中
web-set-cards-large = 大
web-set-motion = 動きの長さ
web-set-motion-none = なし
web-set-motion-times = { $percent }%
web-set-percent = { $percent }%
web-set-calls = 音とお知らせ
web-set-sound = 音
web-set-volume = 音量
web-set-test = 試しに鳴らす
web-set-notify = 自分の番になったら通知する
web-set-notify-default = ブラウザが許可を求めます。
web-set-notify-granted = このページが背面にあるときに通知します。
web-set-notify-denied = ブラウザが通知を止めています。ブラウザの設定で、このページの通知を許可してください。
web-set-notify-unsupported = このブラウザは通知に対応していないか、HTTPSでしか通知できません。タブの題名とアイコンではお知らせします。
web-set-table = テーブルで
web-set-confirm = 取り消せない手の前に確認する
web-set-confirm-hint = 山札から引くときなど。
web-set-chat = チャットを表示する
web-set-chat-hint = プレイ中にほかの人が書いたものです。
web-set-remarks = 城の人たちのひとこと
web-set-remarks-hint = ボットがときどき、ゲームの感想を言います。
web-set-aids = 盤面の補助を増やす
web-set-typing = 手の入力欄を出す
web-set-typing-hint = 盤面の横に出ます。入力例：take wine、row 4。/キーならいつでも開けます。

## はじめてのゲーム

web-set-guide = はじめての人へのヒントをもう一度表示する
