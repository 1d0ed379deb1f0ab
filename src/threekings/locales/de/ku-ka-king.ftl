## Karten

card-king = König
card-king-count = { $count ->
    [one] 1 König
   *[other] { $count } Könige
    }
card-farmer = Bauer
card-farmer-count = { $count ->
    [one] 1 Bauer
   *[other] { $count } Bauern
    }
card-wife = Bäuerin
card-wife-count = { $count ->
    [one] 1 Bäuerin
   *[other] { $count } Bäuerinnen
    }
card-farmhouse = Bauernhaus
card-farmhouse-count = { $count ->
    [one] 1 Bauernhaus
   *[other] { $count } Bauernhäuser
    }
card-church = Kirche
card-church-count = { $count ->
    [one] 1 Kirche
   *[other] { $count } Kirchen
    }
card-knight = Ritter
card-knight-count = { $count } Ritter
card-points-2 = 2-Punkte-Karte
card-points-2-count = { $count ->
    [one] 1 2-Punkte-Karte
   *[other] { $count } 2-Punkte-Karten
    }
card-points-3 = 3-Punkte-Karte
card-points-3-count = { $count ->
    [one] 1 3-Punkte-Karte
   *[other] { $count } 3-Punkte-Karten
    }
card-points-4 = 4-Punkte-Karte
card-points-4-count = { $count ->
    [one] 1 4-Punkte-Karte
   *[other] { $count } 4-Punkte-Karten
    }
card-sheep = Schaf
card-sheep-count = { $count ->
    [one] 1 Schaf
   *[other] { $count } Schafe
    }
card-horse = Pferd
card-horse-count = { $count ->
    [one] 1 Pferd
   *[other] { $count } Pferde
    }
card-pig = Schwein
card-pig-count = { $count ->
    [one] 1 Schwein
   *[other] { $count } Schweine
    }
card-cow = Kuh
card-cow-count = { $count ->
    [one] 1 Kuh
   *[other] { $count } Kühe
    }
card-goat = Ziege
card-goat-count = { $count ->
    [one] 1 Ziege
   *[other] { $count } Ziegen
    }
card-hen = Huhn
card-hen-count = { $count ->
    [one] 1 Huhn
   *[other] { $count } Hühner
    }
card-goose = Gans
card-goose-count = { $count ->
    [one] 1 Gans
   *[other] { $count } Gänse
    }
card-donkey = Esel
card-donkey-count = { $count } Esel

## Was du tun sollst

kk-prompt-choose = Wähle eine Reihe.
kk-prompt-again = Zusammenstoß: Wähle noch einmal.
kk-prompt-chosen = Du hast Reihe { $row } gewählt. { $count ->
    [one] Eine Wahl fehlt noch; du kannst deine ändern.
   *[other] { $count } haben noch nicht gewählt; du kannst deine Wahl ändern.
    }
    .awaited = Du hast Reihe { $row } gewählt. Wir warten auf { $players }.
kk-prompt-wait = { $count ->
    [one] Eine Wahl fehlt noch.
   *[other] { $count } haben noch nicht gewählt.
    }
    .awaited = Wir warten auf { $players }.
kk-prompt-over = Die Partie ist zu Ende.

## Warum ein Zug nicht geht

kk-1-3-no-such-row = eine Reihe { $row } gibt es nicht; die Reihen sind 1 bis { $count }
kk-3-1-row-is-empty = in Reihe { $row } liegt keine Karte
kk-3-4-has-a-row = in dieser Runde wählen nur die noch einmal, die zusammengestoßen sind
kk-4-5-game-is-over = die Partie ist zu Ende

## Der Verlauf

kk-log-round = Runde { $round }.
kk-log-last-round = Runde { $round }: die letzte.
kk-log-take = { $player } nimmt Reihe { $row }: { $cards }.
kk-log-clash = { $players } stoßen in Reihe { $row } zusammen; die Reihe verliert eine Karte: { $card }.
kk-log-again = { $players } wählen noch einmal.
kk-log-empty-handed = { $players } gehen in dieser Runde leer aus.
kk-log-scoring = Erste Wertung. Karten mit rotem Kreuz kommen in die Schachtel.
kk-log-scored = { $player }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
    }.
kk-log-box = Der Stapel ist aufgebraucht: Die Schachtel wird gemischt, und die Reihen werden daraus aufgefüllt.
kk-log-over = Mit der Schlusswertung endet die Partie.

## Wer gewonnen hat

kk-verdict-wins = { $player } gewinnt mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
    }.
kk-verdict-share = { $players } teilen sich den Sieg mit je { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
    }.

## Im Terminal

cli-kk-moves-help = Ein Zug: die Nummer einer Reihe, 6, oder sein Text: row 6, r 6.
cli-kk-round = Runde { $round }
cli-kk-last-round = letzte Runde!
cli-kk-pile = Stapel { $count }
cli-kk-box = Schachtel { $count }
cli-kk-you = Du
cli-kk-empty = leer
cli-kk-kings = Könige
cli-kk-churches = Kirchen
cli-kk-points = Punkte
cli-kk-knights = Ritter
cli-kk-animals = Tiere
cli-kk-farm = Hof
cli-kk-sum = Summe
cli-kk-sum-cards = Summe, Karten
cli-kk-legend = Nach der ersten Wertung: ✗ in die Schachtel, ✓ bleibt und zählt noch einmal.
cli-kk-type = Reihen:
cli-kk-clash-costs = Zusammenstoß: Die unterste Karte ist weg
cli-kk-no-move = { $text } ist kein Zug; Züge sind row 1 bis row { $count } oder nur die Nummer
cli-kk-hint-mix = Niemand soll dich erraten können, darum mischt steward seine Wahl. Diese Reihen würde er am häufigsten nennen:
cli-kk-beat-1 = Ku
cli-kk-beat-2 = {" "}– Ka
cli-kk-beat-3 = {" "}– King!
cli-kk-scorings = 1.  2.
cli-kk-each = zusammen
cli-kk-total = Gesamt
kk-short-king = König
kk-short-farmer = Bauer
kk-short-wife = Bäurin
kk-short-farmhouse = Haus
kk-short-church = Kirche
kk-short-knight = Ritter
kk-short-points-2 = 2 Pkt.
kk-short-points-3 = 3 Pkt.
kk-short-points-4 = 4 Pkt.
kk-short-sheep = Schaf
kk-short-horse = Pferd
kk-short-pig = Schw.
kk-short-cow = Kuh
kk-short-goat = Ziege
kk-short-hen = Huhn
kk-short-goose = Gans
kk-short-donkey = Esel
cli-kk-kind = { $kind ->
    [king] König
    [farmer] Bauer
    [wife] Bäuerin
    [farmhouse] Bauernhaus
    [church] Kirche
    [knight] Ritter
    [points-2] Punkte-2
    [points-3] Punkte-3
    [points-4] Punkte-4
    [sheep] Schaf
    [horse] Pferd
    [pig] Schwein
    [cow] Kuh
    [goat] Ziege
    [hen] Huhn
    [goose] Gans
    [donkey] Esel
   *[other] { $kind }
    }
cli-kk-pad-how =
    Karten nach Art, König=2 Schaf=3, oder Zahlen in dieser Reihenfolge: { $kinds }
    Enter: keine Karten; bei allen Spielern in der ersten Wertung: Sie fand nicht statt. back: die Zeile davor.
cli-kk-pad-lines = je ein Name für alle Spieler, dann die Karten der Spieler bei der ersten Wertung, dann bei der Schlusswertung
cli-kk-pad-first = { $name }, erste Wertung
cli-kk-pad-final = { $name }, Schlusswertung, alle Karten
cli-kk-pad-counted = { $first } Karten bei der ersten Wertung, { $final } bei der Schlusswertung.
cli-kk-pad-counted-once = { $count } Karten und nur eine Wertung.

## Der Spielplan

web-kk-round = Runde { $round }
web-kk-last-round = Letzte Runde!
web-kk-pile = Stapel { $count }
web-kk-box = Schachtel { $count }
web-kk-boxed = Karten, die offen in die Schachtel kamen
web-kk-have-chosen = { $chosen } von { $count } haben gewählt
web-kk-rows = Reihen
web-kk-row = Reihe { $row }
web-kk-row-empty = leer
web-kk-row-costs = ein Zusammenstoß kostet die äußerste Karte: { $card }
web-kk-row-mine = deine Wahl
web-kk-yours = deine
web-kk-empty = leer
web-kk-move = Reihe { $row }: { $cards }
web-kk-key-row = eine Reihe über ihre Nummer wählen
web-kk-legend-clash = ein Zusammenstoß kostet die äußerste Karte der Reihe
web-kk-legend-cross = kommt nach der ersten Wertung in die Schachtel; alle anderen Karten bleiben und zählen noch einmal
web-kk-beats = Ku – Ka – King!
web-kk-beat-1 = Ku
web-kk-beat-2 = – Ka –
web-kk-beat-3 = King!
web-kk-shown-take = { $player } nimmt Reihe { $row }
web-kk-shown-clash = { $players } stoßen in Reihe { $row } zusammen
web-kk-kingdom = Königreich von { $player }
web-kk-my-kingdom = Mein Königreich
web-kk-what-scores = was zählt
web-kk-choose-again = neu wählen
web-kk-again = neu
web-kk-served = wartet
web-kk-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
    }
web-kk-cards-of = { $count ->
    [one] 1 Karte, Wertung ab { $goal }
   *[other] { $count } Karten, Wertung ab { $goal }
    }
web-kk-points-count = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
    }
web-kk-no-cards = Noch keine Karten
web-kk-stack-crossed = { $cards }, rotes Kreuz: nach der ersten Wertung in die Schachtel
web-kk-source-kings = Könige
web-kk-source-churches = Kirchen
web-kk-source-points = Punkte
web-kk-source-knights = Ritter
web-kk-source-farm = Hof
web-kk-source-animals = Tiere
web-kk-how-kings = 1, 4, 9 … 36 für 2, 3, 4 … 7 Könige
web-kk-how-churches = 10 für alle, die am meisten haben
web-kk-how-points = Die Zahl auf der Karte
web-kk-how-knights = Je 1; je 2 für alle, die am meisten haben
web-kk-how-farm = Jeder Bauer mit Bäuerin 7, mit Bäuerin und Bauernhaus 14
web-kk-how-animals = 1, 3, 6, 10, 15 für 1 bis 5 einer Art
web-kk-fate-cross = ✗ in die Schachtel
web-kk-fate-tick = ✓ bleibt
web-kk-fate-some = mit ✗ in die Schachtel
web-kk-all-chosen = Alle haben gewählt.
web-kk-crosses-go = Karten mit rotem Kreuz kommen jetzt in die Schachtel; alle anderen bleiben und zählen am Ende noch einmal.
web-kk-play-on = Weiterspielen
web-kk-first-scoring-table = Punkte der ersten Wertung
web-kk-first-scoring = Erste Wertung
web-kk-final-scoring = Schlusswertung
web-kk-only-scoring = Die einzige Wertung
web-kk-sum = Summe
web-kk-total = Gesamt

## Auf der Regelseite

web-short-ku-ka-king-1 = In jeder Reihe liegen drei Karten; nach jeder Runde wird von Reihe 1 an aufgefüllt. Alle wählen heimlich eine Reihe und zeigen sie gleichzeitig: Ku – Ka – King!
web-short-ku-ka-king-2 = Bist du allein auf einer Reihe, nimmst du alle ihre Karten.
web-short-ku-ka-king-3 = Mehrere auf einer Reihe stoßen zusammen: Ihre äußerste Karte ist weg, eine einzige, egal wie viele es sind. Wer zusammengestoßen ist, wählt noch einmal.
web-short-ku-ka-king-4 = Nach der Runde, in der jemand auf 13 Karten kommt, wird bei allen gewertet; dann gehen die Karten mit Kreuz, und die mit Haken bleiben und zählen noch einmal.
web-short-ku-ka-king-5 = Ist der Stapel aufgebraucht, folgt eine letzte Runde, und alles wird noch einmal gewertet. Die höchste Summe gewinnt.
web-example-kk-kings = Könige: einer weniger, als du hast, mal sich selbst
web-example-kk-churches = Die meisten Kirchen, allein oder mit anderen
web-example-kk-points = Die Zahlen auf den Karten
web-example-kk-knights = Die meisten Ritter, allein oder mit anderen: je 2; sonst je 1
web-example-kk-animals = Tiere einer Art: 1, 3, 6, 10, 15
web-example-kk-farm = Jeder Bauer mit Bäuerin 7, mit Bäuerin und Bauernhaus 14

## Eine erste Partie

web-guide-ku-ka-king-first = Alle wählen heimlich eine Reihe. Bist du dort allein, nimmst du alle ihre Karten. Seid ihr mehrere, bekommt ihr nichts: Die vorderste Karte ist weg, und ihr wählt noch einmal. Such dir eine Reihe aus.
web-guide-ku-ka-king-next = Sammle, was zusammen Punkte bringt; dein Königreich zeigt, wie. Nach der Runde, in der jemand auf 13 Karten kommt, ist die erste Wertung, und Karten mit rotem Kreuz gehen. Der Rest zählt am Ende noch einmal.
