## 一台を何人かで使い、手番の合間に幕を下ろす。

# 誰が遊ぶか:テーブルを作る前と、待合室で
web-device-add = 加える
web-device-here = この端末
web-device-ready = 準備できました
web-device-ready-is = 全員、準備完了です

# 幕
web-device-turn = { $player }さんの番です
web-device-alone = 画面を見るのは{ $player }さんだけです。
web-device-i-am = { $player }です
web-device-peek = みんなでテーブルを見る

# 盤の上
web-device-people = 全員に見えています
web-device-front = 画面の前:{ $player }さん
web-device-cover = カードを隠す
web-device-pass = { $player }さんに渡してください
web-device-writes = 発言する人
