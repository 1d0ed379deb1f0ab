## ほしい人のためのアカウント

web-account = アカウント
web-account-yours = アカウント：どの端末でも同じゲーム
web-account-optional = アカウントは必要ありません。すべてゲストとして遊べます。アカウントがあると、どの端末でも自分のゲームが見られ、強さもわかります。
web-account-none = このサーバーにアカウントはありません。すべてゲストとして遊べます。
web-account-enter = アカウントで
web-account-make = アカウントを作る
web-account-make-about = 名前とパスワードだけです。ここでゲストとして遊んでいるゲームは、アカウントに引き継がれます。
web-account-log-in = ログイン
web-account-log-in-about = ここでゲストとして遊んでいるゲームは、アカウントに引き継がれます。
web-account-code = コードがある
web-account-code-about = パスワードを忘れたときは、このサーバーを動かしている人からコードをもらえます。ほかの端末からはすべてログアウトします。
web-account-name = 名前
web-account-password = パスワード
web-account-new-password = 新しいパスワード
web-account-the-code = コード

web-account-devices = ログイン中の端末
web-account-some-device = ブラウザ
web-account-this-device = この端末
web-account-log-out = ログアウト
web-account-log-out-device = ログアウト：{ $device }

web-account-strength = あなたの強さ
web-account-won = 勝利
web-account-wins = { NUMBER($won, maximumFractionDigits: 1) }
web-account-rating = レーティング
web-account-mu = { NUMBER($mu, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($sigma, minimumFractionDigits: 1, maximumFractionDigits: 1) }
web-account-rated-games = 対象 { $games }回
web-account-rating-about = レーティング（OpenSkill）は25から始まり、±の後の数が小さいほど確かです。ほかのアカウントやボットとのゲームが対象です。ヒントを使ったゲーム、練習、同じカードでもう一度、今日の一局は数えません。

web-account-history = あなたのゲーム
web-account-changed = レーティング { NUMBER($before, minimumFractionDigits: 1, maximumFractionDigits: 1) } → { NUMBER($after, minimumFractionDigits: 1, maximumFractionDigits: 1) }
web-account-more = 以前のゲーム

web-account-again = また一緒に遊ぶ
web-account-again-about = 相手は自分のゲームの中にこのテーブルを見つけます。来るまで席は空けておきます。
web-account-invite = テーブルを作る

web-account-change = パスワードを変える
web-account-password-changed = 変更しました。ほかの端末からはすべてログアウトしました。
web-account-export = すべてをファイルに
web-account-export-about = プロフィールと、すべてのゲームとその記録です。1行ずつのJSONです。
web-account-save = 保存
web-account-end = ログアウト・削除
web-account-log-out-about = このブラウザではゲストに戻ります。ゲームはアカウントに残ります。
web-account-delete-about = 名前、パスワード、レーティング、発言、ほかの人のいないゲームが削除されます。ほかの人と遊んだゲームの手は、ゲストの名前で残ります。元には戻せません。
web-account-password-to-delete = 削除するには、パスワードを入力してください
web-account-delete = アカウントを削除する
web-account-delete-sure = アカウントを完全に削除しますか？
