## Tipps: die beiden besten Züge, mit Gründen

web-hint = Tipp
web-hint-title = Die beiden besten Züge, wie ein starker Bot sie sieht, und warum (Taste T)
web-hint-ask = Die beiden besten Züge zeigen? Für alle am Tisch, in den Listen und in der Aufzeichnung ist das dann eine Partie mit Tipps.
web-hint-yes = Zeigen
web-hint-thinking = Ein Bot überlegt …
web-hint-moves = Die beiden besten Züge
web-hint-mix = Niemand soll dich erraten können: Nenne mal diese, mal jene Reihe, etwa so oft, wie es hier steht.
web-hint-close = Tipp schließen
web-hint-play = Spielen
web-hint-share = gewinnt etwa { $share } %
web-hint-share-palace = erreicht das Ziel in etwa { $share } %
web-hint-often = { $tenths ->
    [0] fast nie
    [10] fast immer
   *[other] { $tenths }-mal von 10
    }
web-hint-badge = Tipps
web-hint-badge-why = Das ist eine Partie mit Tipps
web-hint-badge-who = Tipps in dieser Partie: { $players }. Auch die Aufzeichnung sagt es.
web-hint-allowed = Tipps
web-hint-allowed-all = wer will, darf nach Tipps fragen; die Partie wird dann gekennzeichnet
web-hint-allowed-none = keine
web-table-key-hint = ein Tipp, wo der Tisch es erlaubt
table-log-hint = { $player } fragt nach einem Tipp: eine Partie mit Tipps.
cli-kk-hint-often = { $place }. { $move }, { $often }: gewinnt etwa { $share } % gegen andere, die auch mischen
cli-hint-only = { $place }. { $move }
cli-hint-why = { $first }: { $reasons }

# Für alle Spiele
hint-only = der einzige Zug, den es gibt
hint-tried = war in den durchgespielten Fällen am besten
hint-close = etwa gleich gut

# King Lui
kl-hint-brings = bringt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
    }, wenn der König { $count }-mal { $dish } behält
kl-hint-lacks = zählt, sobald der König noch { $count }-mal { $dish } bekommt
kl-hint-over = damit hast du in { $tenths } von 10 Fällen mehr { $dish } als der König
kl-hint-average = { $dish } bringt dir am Ende etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
    }
kl-hint-keeps-over = { $player } hat weiter mehr { $dish } als der König
kl-hint-draw = die gezogene Karte zählt in { $tenths } von 10 Fällen
kl-hint-emerald = in { $tenths } von 10 ist sie ein Emerald
kl-hint-lay = jedes Paar, das er fressen könnte, würde dich Punkte kosten
kl-hint-feed = nimmt { $player } { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
    }
kl-hint-feed-over = { $player } hat dann mehr { $dish } als der König
kl-hint-feed-costs = kostet dich { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
    }
kl-hint-feed-free = kostet dich nichts

# Ku-Ka-King
kk-hint-alone = gehört wohl dir allein ({ $tenths } von 10)
kk-hint-wanted = { $player } nennt sie vielleicht auch ({ $tenths } von 10)
kk-hint-nobody-else = sonst wählt jetzt niemand
kk-hint-brings = bringt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
    } bei der nächsten Wertung
kk-hint-kings = { $count ->
    [1] dein erster König
    [2] dein zweiter König
    [3] dein dritter König
   *[other] { $count } Könige
    }
kk-hint-knights = { $count ->
    [1] dein erster Ritter
    [2] dein zweiter Ritter
    [3] dein dritter Ritter
   *[other] { $count } Ritter
    }
kk-hint-most-knights = { $count } Ritter, und niemand hat mehr
kk-hint-churches = niemand hätte mehr Kirchen als du
kk-hint-pair = macht Bauer und Bäuerin vollständig
kk-hint-farm = macht Bauer, Bäuerin und Bauernhaus vollständig
kk-hint-herd = macht eine Herde: { $cards }

# The King's Catering
kc-hint-turn = ihre Plättchen bringen in diesem Zug etwa { $stars }★
kc-hint-tiles = { $count } Plättchen
kc-hint-now = bringt jetzt { $stars }★
kc-hint-end = am Ende hast du etwa { $stars }★
kc-hint-founds = eröffnet deine Tafel { $table }
kc-hint-all-sizes = damit hat Tafel { $table } alle vier Größen
kc-hint-matches = { $count ->
    [one] ergänzt 1 Dekoration
   *[other] ergänzt { $count } Dekorationen
    }
kc-hint-stands = Tafel { $table } erfüllt damit die Regel des Königs
kc-hint-from-king = der König gibt { $stars }★ mehr
kc-hint-from-queen = die Königin gibt { $stars }★ mehr
kc-hint-from-princess = die Prinzessin gibt { $stars }★ mehr
kc-hint-from-crew = das Personal gibt { $stars }★ mehr
