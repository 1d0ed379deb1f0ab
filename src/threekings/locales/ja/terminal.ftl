## 端末で

cli-card = { $card }
cli-cards = { $cards }
cli-more = -- Enter：続き、q：戻る --
cli-rivals = ほかのプレイヤー
cli-since = 前のあなたの番から
cli-earlier = …その前に{ $count }行：log
cli-ask = あなたの手（?：ルール、help：コマンド）：{" "}
cli-saved = { $file }に保存しました。続けるには：threekings play --resume
cli-unsaved = このゲームは保存できません：{ $reason }
cli-unsaved-warning = 注意：このゲームは保存できません：{ $reason }
cli-save-done = { $file }に保存しました。
cli-save-failed = 保存できませんでした：{ $reason }
cli-save-where = 保存先を指定してください：save ファイル
cli-save-other = 保存できませんでした。{ $file }には別のものが入っています。
cli-legal = { $move }は今選べます。
cli-why-what = 手を指定してください：why { $move }
cli-no-number = { $number }番の手はありません。手は1から{ $count }までです。
cli-no-past = 取り消せる手はありません。
cli-hint-thinking = 考え中…
cli-hint = { $place }. { $move }：勝率は約{ $share }%
cli-bot-thinking = { $player }さんが考え中…
cli-compiling = 初回だけの準備中：{ $what }
cli-compiling-failed = { $what }を前もってコンパイルできませんでした。必要になったときに行います：{ $why }
cli-kept = ゲーム全体は{ $file }にあります
cli-help =
    ?          ルールの要約
    why 手     その手を選べるか、選べないならどのルールによるか
    hint       強いボットが選ぶ上位2手とその理由
    undo       前の選択に戻る
    look       テーブル全体を大きく表示
    log        これまでのすべて
    save ファイル  好きなファイルにゲームを保存
    quit       ここで中断。threekings play --resumeで再開
    Enter      テーブルを描き直す
    ほかの遊び方：threekings play --help でオプションを表示。
    手持ちの箱のカードで遊ぶには --edition ファイル。
cli-headed = { $head }：{ $words }
cli-plain-moves-help = 手の入力：番号か、手の言葉。
cli-plain-no-move = { $text }という手はありません。手は1から{ $count }までです
cli-replay-ask = { $step }手目（全{ $last }手。Enter：次、b：戻る、番号、first、last、q）：{" "}
cli-score-players = 何人で遊びましたか？{" "}
cli-score-players-wrong = 人数は{ $allowed }のどれかです。
cli-score-name = プレイヤー{ $number }の名前：{" "}
cli-score-player = プレイヤー{ $number }
cli-score-same-name = { $name }はもういます。
cli-score-counts = { $owner }（{ $kinds }）：{" "}
cli-score-stayed = 残ったカード：{ $cards }。これで全部ならEnter、増えた種類があればその合計の枚数を入力します。
cli-score-numbers = { $text }ではなく、3 0 2 1 0 4 2のように数を入力してください。
cli-score-named = { $text }ではなく、{ $kind }=2のように種類と数を入力してください。
cli-score-twice = { $name }が2回あります。
cli-score-which = { $text }だけでは{ $kinds }のどれか決まりません。続きを入力してください。
cli-score-no-kind = { $text }は、これから数えるカードの種類にありません。残りの種類：{ $kinds }。
cli-score-too-many = 数が{ $count }個では多すぎます。あと{ $most }個です。
cli-score-kept = { $file }に保存しました。続けるには：threekings score --resume
cli-score-unkept = 注意：入力した内容は保存できません：{ $reason }
cli-score-ended = 入力が{ $count }行で終わりました。必要な行：{ $lines }
cli-yes = はい
cli-no = いいえ
cli-none = なし
