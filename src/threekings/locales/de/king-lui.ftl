## Karten

card-bread = Brot
card-wine = Wein
card-chicken = Hähnchen
card-ham = Schinken
card-cake = Torte
card-fruit = Obst
card-cheese = Käse
card-emerald = Emerald
card-emerald-count = { $count ->
    [one] 1 Emerald
   *[other] { $count } Emeralds
    }

## Was du tun sollst

kl-prompt-take-draw = Du bist dran: Nimm ein Gericht oder zieh eine Karte.
kl-prompt-take-draw-feed = Du bist dran: Nimm ein Gericht, zieh eine Karte oder lass Emerald vom Teller des Königs fressen.
kl-prompt-take = Du bist dran: Nimm ein Gericht. Der Vorrat ist leer.
kl-prompt-take-feed = Du bist dran: Nimm ein Gericht oder lass Emerald vom Teller des Königs fressen. Der Vorrat ist leer.
kl-prompt-draw = Du bist dran: Der Tisch ist leer, also musst du eine Karte ziehen.
kl-prompt-draw-feed = Du bist dran: Zieh eine Karte oder lass Emerald vom Teller des Königs fressen. Der Tisch ist leer.
kl-prompt-feed = Du bist dran: Es gibt nichts zu nehmen und nichts zu ziehen, also lass Emerald vom Teller des Königs fressen.
kl-prompt-pass = Du bist dran: Nichts ist möglich, also musst du passen.
kl-prompt-lay = Du hast einen Emerald gezogen: Der König hat weniger als zwei Portionen, also musst du ihn auf den Tisch legen.
kl-prompt-lay-feed = Du hast einen Emerald gezogen: Lass ihn vom Teller des Königs fressen oder leg ihn auf den Tisch.
kl-prompt-wait = { $player } ist dran.
kl-prompt-over = Die Partie ist zu Ende.

## Warum ein Zug nicht geht

kl-3-2-not-your-turn = { $player } ist dran
kl-4-1-not-on-table = { $dish } liegt nicht auf dem Tisch
kl-4-3-emerald-waits = du hast einen Emerald gezogen: Lass ihn zuerst fressen oder leg ihn hin
kl-4-3-no-emerald-drawn = hinlegen kannst du nur einen Emerald, den du gerade gezogen hast
kl-4-4-must-be-laid = der König hat weniger als zwei Portionen, also musst du den Emerald hinlegen
kl-4-5-king-has-too-few = der König hat weniger als zwei Portionen
kl-4-5-king-lacks = { $dish } hat der König { $count ->
    [0] gar nicht
    [one] nur einmal
   *[other] nur { $count }-mal
    }
kl-4-5-no-emerald = auf dem Tisch liegt kein Emerald
kl-4-6-draw-is-compulsory = liegt keine Portion auf dem Tisch, musst du ziehen
kl-4-7-pass-is-last = passen darfst du nur, wenn sonst nichts möglich ist
kl-4-7-supply-is-empty = der Vorrat ist leer
kl-5-1-game-is-over = die Partie ist zu Ende

## Der Verlauf

kl-log-course = Gang { $course }: { $player } deckt { $cards } auf.
kl-log-take = { $player } nimmt { $cards }.
kl-log-draw = { $player } zieht eine Karte.
kl-log-draw-own = { $player } zieht eine Karte: { $dish }.
kl-log-draw-emerald = { $player } zieht einen Emerald.
kl-log-lay = { $player } legt den Emerald auf den Tisch.
kl-log-feed = { $player } lässt Emerald vom Teller des Königs fressen: { $cards }.
kl-log-pass = { $player } passt.
kl-log-serve = Dem König wird serviert: { $cards }.
kl-log-serve-nothing = Für den König bleibt nichts übrig.
kl-log-over = Das Festmahl ist zu Ende. Karten, die niemand gesehen hat: { $count }.

## Wer gewonnen hat

kl-verdict-wins = { $player } gewinnt mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
    }.
kl-verdict-wins-tie = { $players } haben je { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
    }; { $player } gewinnt mit den wenigsten abgeworfenen Karten ({ $discards }).
kl-verdict-share = { $players } teilen sich den Sieg mit je { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
    }.
kl-verdict-share-tie = { $players } teilen sich den Sieg: je { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
    } und { $discards ->
    [0] keine abgeworfene Karte
    [one] 1 abgeworfene Karte
   *[other] { $discards } abgeworfene Karten
    }.

## Im Terminal

cli-kl-moves-help =
    Ein Zug: seine Nummer oder sein Text: take Brot.
    Kurz geht es auch, mit dem Buchstaben vor dem Gericht: t b, Brot, b;
    f b w ist feed Brot Wein.
cli-kl-course = Gang { $course }
cli-kl-chef = Küchenchef { $player }
cli-kl-supply = Vorrat { $count }
cli-kl-emeralds = { $count ->
    [0] kein Emerald
    [one] 1 Emerald
   *[other] { $count } Emeralds
    }
cli-kl-dish = Gericht
cli-kl-table = Tisch
cli-kl-king = König
cli-kl-you = Du
cli-kl-compare = Vergleich
cli-kl-points = Punkte
cli-kl-over = ✗ zu viel
cli-kl-equal = = gleich
cli-kl-room = ✓ noch { $count }
cli-kl-free = · noch { $count }
cli-kl-now = Wäre jetzt Schluss: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
    }, { $discards ->
    [0] nichts abgeworfen
   *[other] { $discards } abgeworfen
    }
cli-kl-eaten = Emerald fraß
cli-kl-hand = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
    }
cli-kl-unseen = { $count } verdeckt
cli-kl-pairs = Lass Emerald zwei Portionen des Königs fressen:
cli-kl-typed = { $first } bis { $last }: mit feed zwei Portionen des Königs fressen lassen, etwa { $text }
cli-kl-no-move = { $text } ist kein Zug; Züge sind: take GERICHT, draw, lay, feed GERICHT GERICHT, pass
cli-kl-no-dish = { $text } ist weder Zug noch Gericht; Gerichte sind { $dishes }
cli-kl-which = { $text } kann mehreres heißen: { $dishes }; schreib mehr davon oder den Buchstaben
cli-kl-foot =
    Abgeworfen
    Punkte
cli-kl-pad-how = Portionen sind Zahlen in der Reihenfolge der Gerichte, mit Leerzeichen. back: die Zeile davor.
cli-kl-pad-lines = je ein Name für alle Spieler, die Portionen des Königs, dann die der Spieler
cli-kl-pad-king = Der König
cli-kl-pad-counted = { $count } von { $of } Portionen gezählt.

## Der Spielplan

web-kl-rivals = Die anderen am Tisch
web-kl-table = Gerichte auf dem Tisch
web-kl-sideboard = Vorrat und Emerald
web-kl-plates = Der Teller des Königs und der Teller des Spielers, Gericht für Gericht
web-kl-course = Gang { $course } von { $courses }
web-kl-courses-hint = So viele, wie der Vorrat hergibt; jede daraus gezogene Karte kann einen Gang kosten.
web-kl-chef = Küchenchef: { $player }
web-kl-chef-you = Küchenchef: du
web-kl-chef-mark = Küchenchef in diesem Gang
web-kl-acting = ist dran
web-kl-acted = war dran
web-kl-hand = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
    }
web-kl-king = Teller des Königs
web-kl-mine = Dein Teller
web-kl-plate-of = Teller von { $player }
web-kl-supply = Vorrat
web-kl-emerald = Emerald
web-kl-lay = Hier hinlegen
web-kl-drawn = Gezogen
web-kl-over = Das Festmahl ist zu Ende
web-kl-too-many = zu viel
web-kl-equal = gleich
web-kl-king-needs = { $count ->
    [one] König fehlt 1
   *[other] König fehlen { $count }
    }
web-kl-room = Platz für { $count }
web-kl-preview = { $before }{"\u00A0"}→{"\u00A0"}{ $after }, König{"\u00A0"}{ $king }
web-kl-points = { $count } Pkt.
web-kl-points-long = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
    }
web-kl-now = Wäre jetzt Schluss
web-kl-ended = Am Ende
web-kl-discards = { $count ->
    [0] nichts abgeworfen
   *[other] { $count } abgeworfen
    }
web-kl-eaten = { $count ->
    [one] Emerald hat 1 Portion gefressen
   *[other] Emerald hat { $count } Portionen gefressen
    }
web-kl-pick-first = Wähle zwei Portionen des Königs.
web-kl-pick-second = 1 { $dish } und … wähle die zweite Portion.
web-kl-plates-note = König { $king }{ $whose ->
    [me] , du { $mine }
    [other] , { $player } { $mine }
   *[nobody] {""}
    }
web-kl-pile-label = { $dish }: { $count ->
    [0] nichts auf dem Tisch
   *[other] { $count } auf dem Tisch
    }{ $legal ->
    [yes] , alles nehmen
   *[no] {""}
    }; { $note }
web-kl-gauge-label = { $dish }: { $note }{ $shown ->
    [yes] , jetzt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
        }
   *[no] {""}
    }{ $pick ->
    [yes] ; Emerald eine Portion des Königs fressen lassen
   *[no] {""}
    }
web-kl-supply-label = Vorrat, { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
    }{ $may ->
    [draw] : eine ziehen
    [look] . Gerade wurde ein Emerald gezogen
   *[nothing] {""}
    }
web-kl-emerald-label = { $count ->
    [0] Kein Emerald auf dem Tisch
    [one] 1 Emerald auf dem Tisch
   *[other] { $count } Emeralds auf dem Tisch
    }{ $may ->
    [feed] : zwei Portionen des Königs fressen lassen
    [lay] : den gerade gezogenen hier hinlegen
   *[nothing] {""}
    }
web-kl-draw-question = Eine Karte verdeckt ziehen? Das lässt sich nicht zurücknehmen.
web-kl-do-take = alle Portionen nehmen: { $dish } ({ $count })
web-kl-do-draw = eine Karte ziehen
web-kl-do-lay = den Emerald auf den Tisch legen
web-kl-do-feed = Emerald vom Teller des Königs fressen lassen: { $cards }
web-kl-do-pass = passen
web-kl-key-dish = dieses Gericht nehmen; ist Emerald gewählt, ihn davon fressen lassen
web-kl-key-draw = eine Karte ziehen
web-kl-key-emerald = Emerald wählen oder wieder loslassen
web-kl-key-lay = den gerade gezogenen Emerald hinlegen
web-kl-key-unpick = loslassen, was gewählt ist
web-kl-score-dish = { $dish }, König { $king }
web-kl-score-over = 0 ✗{ $count }
web-kl-score-discards = ✗ abgeworfene Karten (bei Gleichstand zählen die wenigsten)
web-kl-score-sum = Gesamt

## Auf der Startseite

option-king-lui-free_dragon = Emerald darf auch fressen, wenn der Tisch leer ist (Hausregel)

## Auf der Regelseite

web-short-king-lui-1 = Einer der Gäste ist in diesem Gang der Küchenchef und legt zwei Karten je Spieler offen aus, nach Gerichten sortiert. Im nächsten Gang ist der Nächste Küchenchef.
web-short-king-lui-2 = Bist du dran, nimm alle Portionen eines Gerichts oder zieh eine Karte, die sonst niemand sieht. Ein gezogener Emerald frisst sofort oder kommt auf den Tisch; Ersatz gibt es für ihn nicht.
web-short-king-lui-3 = Was niemand nimmt, wird dem König serviert, für alle sichtbar.
web-short-king-lui-4 = Emerald, der Drache des Königs, darf zwei Portionen von dessen Teller fressen, gleiche oder verschiedene: ein Zug, ein Emerald.
web-short-king-lui-5 = Reichen die Karten für keinen Gang mehr, zählt jede deiner Portionen so viele Punkte, wie der König von diesem Gericht hat. Hast du mehr davon als er, verlierst du sie alle.
web-example-kl-king = Der König hat { $cards }.
web-example-kl-scores = { $has } × { $king } = { $points } Punkte
web-example-kl-loses = { $has } ist mehr als { $king }: nichts

## Eine erste Partie

web-guide-king-lui-first = Nimm die Gerichte, die du magst, aber von keinem mehr, als der König haben wird: Sonst zählen sie nichts. Was niemand nimmt, wird ihm serviert. Wähle ein Gericht, das leuchtet.
web-guide-king-lui-next = Am Ende zählt jede deiner Portionen so viele Punkte, wie der König von diesem Gericht hat. Die gestrichelte Linie auf deinem Teller zeigt, wie viel du davon höchstens haben darfst.
web-kl-king-change = Seit deinem letzten Zug: { $change }
