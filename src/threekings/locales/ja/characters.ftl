## キャラクター：遊び方とひとこと

web-bot-timo-king-lui = いちばん多い料理に飛びつき、だれが何を取ったか忘れます。
web-bot-timo-ku-ka-king = 一番外側のカードがりっぱな列をほしがります。
web-bot-timo-kings-catering = タイルの多い列を取り、来た順に置きます。
remark-timo-greeting-1 = こんにちは！ これ、食べてもいいやつ？
remark-timo-good-1 = えへへ、ねらったわけじゃないんだけど。
remark-timo-good-2 = ぜんぶもらい！ 厨房のみんな、信じるかなあ。
remark-timo-bad-1 = あれれ。今の、まずかった？
remark-timo-bad-2 = あっ、それ、ちょうど今……ううん、なんでもない。
remark-timo-fed-1 = おかわりはEmerald、皿洗いはぼく？
remark-timo-win-1 = 勝ったの？ ぼくが？ 早く書いといて！
remark-timo-loss-1 = デザートは？ じゃなくて、もう一局！

web-bot-lina-king-lui = ケーキとフルーツに弱く、ときどきEmeraldを忘れます。
web-bot-lina-ku-ka-king = 王様をよく見ていますが、ほかの人も見ていることを忘れます。
web-bot-lina-kings-catering = きれいなテーブルを作りますが、スタッフと王の望みを読みとばしがちです。
remark-lina-greeting-1 = 花の咲きそうな日ね。始めましょうか。
remark-lina-good-1 = まあ、きれい。しかもお得ね。
remark-lina-good-2 = 熟すまで待つのがこつなの。
remark-lina-bad-1 = うちの花壇を通ったのはだれかしら。
remark-lina-bad-2 = まあいいわ。雑草だってまた生えるもの。
remark-lina-fed-1 = おなかがすいてたのね。ほら、しっぽを振ってる。
remark-lina-win-1 = お水をたっぷりあげたおかげね。ありがとう！
remark-lina-loss-1 = すてきな収穫。うちの畑じゃないけれど。

web-bot-otto-king-lui = その場でいちばんよさそうなものを取ります。
web-bot-otto-ku-ka-king = どの列も聞きくらべ、声が重ならないことを祈ります。
web-bot-otto-kings-catering = どのタイルも、すぐにいちばん得な場所に置きます。
remark-otto-greeting-1 = ご来場のみなさま、まずは序曲を！
remark-otto-good-1 = 聞こえたかい？ みごとな和音だ。
remark-otto-good-2 = さあご一緒に、サビをもう一度！
remark-otto-bad-1 = あいたた。音をはずした、しかも大音量で。
remark-otto-bad-2 = 今のは悲しい歌にするとしよう。
remark-otto-fed-1 = 竜のための食事の音楽さ。拍手はいつもないけどね。
remark-otto-win-1 = アンコール？ そこまで言うなら。
remark-otto-loss-1 = ブラボー！ 帽子を投げたいが、高かったのでね。

web-bot-nora-king-lui = 国王の皿が最後にどうなるかを見こして取ります。
web-bot-nora-ku-ka-king = 列を言う前に、次のラウンドを頭の中で遊びます。
web-bot-nora-kings-catering = タイルにさわる前に、手番を最後まで考えます。
remark-nora-greeting-1 = 手は洗った？ じゃあ始めるよ。
remark-nora-good-1 = 焼きかげん、計画どおり。
remark-nora-good-2 = 運じゃないよ、下ごしらえさ。
remark-nora-bad-1 = 台所に人が多すぎるよ。いつも言ってるのに。
remark-nora-bad-2 = 焦げたね。こそげて、はい次。
remark-nora-fed-1 = 二皿消えた。作ったの、わたしなんだけどね。
remark-nora-win-1 = はい、できあがり。おほめの言葉は厨房へ。
remark-nora-loss-1 = いい味だった。レシピを教えてよ。

web-bot-milo-king-lui = どの手も、何百回もの想像の宴で味見します。
web-bot-milo-ku-ka-king = 次にどの列を言うか、けっして顔に出しません。
web-bot-milo-kings-catering = 苦みのない計画が残るまで、くらべ続けます。
remark-milo-greeting-1 = 失礼、お手元を見ていてもよろしいですか。
remark-milo-good-1 = ふむ。あと味に苦みなし。
remark-milo-good-2 = 二度かいでみました。安全です。
remark-milo-bad-1 = やはり、何かにおうと思いました。
remark-milo-bad-2 = あやしい。じつにあやしい。
remark-milo-fed-1 = ようやく、ほかのだれかが先に毒見を。
remark-milo-win-1 = まだ生きていて、しかも勝ち。よい一日です。
remark-milo-loss-1 = おめでとうございます。念のため検算はします。

web-bot-alma-king-lui = すべての皿を数えています。あなたの皿もです。
web-bot-alma-ku-ka-king = あなたの好きな列を、あなたよりよく知っています。
web-bot-alma-kings-catering = あなたのテーブルがまだ空でも、完成した姿が見えています。
remark-alma-greeting-1 = みなさん、背すじを伸ばして。始めますよ。
remark-alma-good-1 = 一くり上がって、はい、できました。
remark-alma-good-2 = 国王はこれを覚えるのに三年かかりました。
remark-alma-bad-1 = 今思ったことは、口に出さないでおきましょう。
remark-alma-bad-2 = おや、点を辛くつけすぎた子がいたようですね。
remark-alma-fed-1 = Emerald、よくかんで食べなさい。
remark-alma-win-1 = 満点です。わたくしが、ですよ。
remark-alma-loss-1 = よくできました。通知表に書いておきましょう。

# だれでもないボット：今日の一局と以前のテーブル

web-bot-random = 見習い
web-bot-greedy = 廷臣
web-bot-steward = 執事
