## Plättchen

card-beer-1a = beer-1a
card-beer-1b = beer-1b
card-beer-1c = beer-1c
card-beer-2a = beer-2a
card-beer-2b = beer-2b
card-beer-2c = beer-2c
card-beer-3a = beer-3a
card-beer-3b = beer-3b
card-beer-3c = beer-3c
card-beer-4a = beer-4a
card-beer-4b = beer-4b
card-beer-4c = beer-4c
card-soup-1a = soup-1a
card-soup-1b = soup-1b
card-soup-1c = soup-1c
card-soup-2a = soup-2a
card-soup-2b = soup-2b
card-soup-2c = soup-2c
card-soup-3a = soup-3a
card-soup-3b = soup-3b
card-soup-3c = soup-3c
card-soup-4a = soup-4a
card-soup-4b = soup-4b
card-soup-4c = soup-4c
card-roast-1a = roast-1a
card-roast-1b = roast-1b
card-roast-1c = roast-1c
card-roast-2a = roast-2a
card-roast-2b = roast-2b
card-roast-2c = roast-2c
card-roast-3a = roast-3a
card-roast-3b = roast-3b
card-roast-3c = roast-3c
card-roast-4a = roast-4a
card-roast-4b = roast-4b
card-roast-4c = roast-4c
card-salad-1a = salad-1a
card-salad-1b = salad-1b
card-salad-1c = salad-1c
card-salad-2a = salad-2a
card-salad-2b = salad-2b
card-salad-2c = salad-2c
card-salad-3a = salad-3a
card-salad-3b = salad-3b
card-salad-3c = salad-3c
card-salad-4a = salad-4a
card-salad-4b = salad-4b
card-salad-4c = salad-4c
card-cake-1a = cake-1a
card-cake-1b = cake-1b
card-cake-1c = cake-1c
card-cake-2a = cake-2a
card-cake-2b = cake-2b
card-cake-2c = cake-2c
card-cake-3a = cake-3a
card-cake-3b = cake-3b
card-cake-3c = cake-3c
card-cake-4a = cake-4a
card-cake-4b = cake-4b
card-cake-4c = cake-4c
card-cook-beer = cook-beer
card-cook-soup = cook-soup
card-cook-roast = cook-roast
card-cook-salad = cook-salad
card-cook-cake = cook-cake
card-florist-blue = florist-blue
card-florist-red = florist-red
card-florist-gold = florist-gold
card-florist-green = florist-green
card-waiter-1 = waiter-1
card-waiter-2 = waiter-2
card-waiter-3 = waiter-3
card-waiter-4 = waiter-4
card-musician-a = musician-a
card-musician-b = musician-b
card-musician-c = musician-c
card-musician-d = musician-d
card-taster-a = taster-a
card-taster-b = taster-b
card-taster-c = taster-c

## Was du tun sollst

kc-prompt-column = Nimm eine Spalte.
kc-prompt-put = { $count ->
    [one] Leg dein Plättchen an.
   *[other] Leg deine { $count } Plättchen an, in beliebiger Reihenfolge.
    }
kc-prompt-wait = { $player } ist dran.
kc-prompt-over = Die Partie ist zu Ende.

## Warum ein Zug nicht geht

kc-2-6-short-start = wer beginnt, nimmt Spalte 1: Der Anfang ist kurz
kc-3-1-column-is-empty = in Spalte { $column } liegt kein Plättchen
kc-3-1-take-a-column = nimm zuerst eine Spalte
kc-3-2-place-all = { $count ->
    [one] leg zuerst das Plättchen an, das du genommen hast
   *[other] leg zuerst die { $count } Plättchen an, die du genommen hast
    }
kc-3-2-not-in-hand = { $tile } ist nicht unter den Plättchen, die du genommen hast
kc-3-4-not-your-turn = { $player } ist dran
kc-3-4-game-is-over = die Partie ist zu Ende
kc-4-1-no-such-table = eine Tafel { $table } gibt es nicht; { $count ->
    [0] du hast noch keine
    [one] du hast eine
   *[other] du hast { $count }
    }
kc-4-2-cell-is-taken = auf { $x } { $y } liegt schon ein Plättchen
    .page = dort liegt schon ein Plättchen
kc-4-2-touches-nothing = kein Plättchen von Tafel { $table } grenzt an { $x } { $y }
    .page = kein Plättchen von Tafel { $table } liegt neben dieser Stelle
kc-4-2-crew-is-not-turned = Personal wird nie gedreht: Schreib 0
    .page = Personal wird nie gedreht
kc-4-2-looks-the-same = { $tile } sieht { $turns }-mal gedreht so aus wie { $alike }-mal gedreht: Schreib { $alike }
    .page = { $tile } sieht weniger gedreht genauso aus
kc-4-3-no-decoration-matches = dort würde keine Dekoration passen
kc-4-4-no-empty-side = Personal muss an einer leeren Seite einer Speise liegen
kc-4-5-crew-of-this-type = an Tafel { $table } gibt es schon { $type ->
    [cook] einen Koch
    [florist] einen Floristen
    [waiter] einen Kellner
    [musician] einen Musikanten
    [taster] einen Vorkoster
   *[other] jemanden mit diesem Beruf: { $type }
    }
kc-4-6-too-many-types = { $king } erlaubt keine weitere Sorte an dieser Tafel
kc-4-6-equal-sizes-touch = { $king } verbietet gleich große Speisen Seite an Seite
kc-8-1-round-is-over = die erste Runde ist zu Ende

## Der Verlauf

kc-log-royals = Königsfamilie im Spiel: { $royals }.
    .page = König, Königin und Prinzessin sagen, was sie sich wünschen.
kc-log-columns = Spalten: { $columns }.
    .page = Die Spalten werden aufgefüllt.
kc-log-column = { $player } nimmt Spalte { $column }: { $tiles }.
kc-log-found = { $player } eröffnet Tafel { $table }: { $tile }.
kc-log-put = { $player } legt an Tafel { $table } an, { $x } { $y }: { $tile }.
    .page = { $player } legt an Tafel { $table } an: { $tile }.
kc-log-discard = Abgeräumt: { $tiles }.
kc-log-round = Die erste Runde ist zu Ende. Die zweite beginnt mit den Plättchen, die nicht dabei waren.
kc-log-over = Die Spalten sind leer: Die Partie ist zu Ende.

## Wer gewonnen hat

kc-verdict-wins = { $player } gewinnt mit { $stars }★.
kc-verdict-wins-tie = { $players } haben je { $stars }★; { $player } gewinnt mit dem wenigsten Personal ({ $crew }).
kc-verdict-share = { $players } teilen sich den Sieg: je { $stars }★ und { $crew } Personalplättchen.
kc-verdict-alone = { $player } hat { $stars }★.
kc-verdict-reached = { $palace ->
    [schoenbrunn] { kc-palace-schoenbrunn }
    [buckingham] { kc-palace-buckingham }
   *[versailles] { kc-palace-versailles }
    }: { $stars }★. Das Ziel von { $target }★ ist erreicht!
kc-verdict-missed = { $palace ->
    [schoenbrunn] { kc-palace-schoenbrunn }
    [buckingham] { kc-palace-buckingham }
   *[versailles] { kc-palace-versailles }
    }: { $stars }★, das sind { $missing }★ zu wenig für das Ziel von { $target }★.

## Was Königsfamilie und Personal verlangen

kc-palace-schoenbrunn = Schönbrunn
kc-palace-buckingham = Buckingham
kc-palace-versailles = Versailles
kc-rule-least-tiles = nur Tafeln ab { $limit } Plättchen
kc-rule-most-types = höchstens { $limit } { $limit ->
    [one] Sorte
   *[other] Sorten
    } Speisen an einer Tafel
kc-rule-other-shapes = keine zwei Tafeln von gleicher Form
kc-rule-sizes-apart = gleich große Speisen nie Seite an Seite
kc-royal-tables-of-tiles = { $stars }★ für jede Tafel{ $number ->
    [1] {""}
   *[other] {" "}ab { $number } Plättchen
    }
kc-royal-tables-of-foods = { $stars }★ für jede Tafel mit mindestens { $number } { $number ->
    [one] Speise
   *[other] Speisen
    }
kc-royal-tables-of-types = { $stars }★ für jede Tafel mit genau { $number } { $number ->
    [one] Sorte
   *[other] Sorten
    } Speisen
kc-royal-tables-of-all-sizes = { $stars }★ für jede Tafel mit Speisen aller vier Größen
kc-royal-tables-with-one-crew = { $stars }★ für jede Tafel{ $number ->
    [1] {""}
   *[other] {" "}ab { $number } Plättchen
    } mit genau einem Personalplättchen
kc-royal-matched-beyond = { $stars }★ für jede ganze Dekoration einer Farbe an einer Tafel nach { $number ->
    [1] der ersten
   *[other] den ersten { $number }
    }
kc-royal-each-crew = { $stars }★ für jedes Personalplättchen
kc-royal-open-halves = { $number ->
    [1] { $stars }★ für jede offene Hälfte
   *[other] { $stars }★ für je { $number } offene Hälften
    }
kc-royal-few-tiles = { $stars }★ für jedes Plättchen weniger als { $number }
kc-royal-few-open-halves = { $stars }★ für jede offene Hälfte weniger als { $number }
kc-royal-same-type = { $number ->
    [1] { $stars }★ für jede Speise
   *[other] { $stars }★ für je { $number } Speisen derselben Sorte
    }
kc-royal-sets-of-types = { $stars }★ für jeden Satz aus allen Sorten Speisen
kc-royal-sets-of-colours = { $stars }★ für jeden Satz ganzer Dekorationen in allen Farben
kc-royal-type-in-sets = { $food ->
    [beer] Bier
    [soup] Suppen
    [roast] Braten
    [salad] Salate
    [cake] Kuchen
   *[other] { $food }
    } in Sätzen zu { $sizes }: { $steps }★
kc-royal-size-in-sets = Speisen der Größe { $size } in Sätzen zu { $sizes }: { $steps }★
kc-royal-largest-table = { $number ->
    [1] { $stars }★ für jedes Plättchen deiner größten Tafel
   *[other] { $stars }★ für je { $number } Plättchen deiner größten Tafel
    }
kc-royal-smallest-table = { $stars }★ für je { $number } in der Summe der Größen an deiner kleinsten Tafel, aufgerundet (bei Gleichstand die beste; höchstens { $most }★)
kc-royal-few-tables = { $stars }★ für jede Tafel weniger als { $number }
kc-royal-most-tables = { $stars }★, wenn du die meisten Tafeln hast
kc-royal-most-crew = { $stars }★, wenn du das meiste Personal hast
kc-royal-most-of-types = { $stars }★ für jede Sorte Speisen, von der du am meisten hast
kc-royal-most-of-sizes = { $stars }★ für jede Größe, von der du die meisten Speisen hast
kc-royal-most-of-colours = { $stars }★ für jede Farbe, von der du die meisten ganzen Dekorationen hast
kc-royal-least-tables = { $stars }★, wenn du die wenigsten Tafeln hast
kc-royal-least-crew = { $stars }★, wenn du das wenigste Personal hast
kc-royal-least-of-types = { $stars }★ für jede Sorte Speisen, von der du am wenigsten hast oder keine
kc-royal-least-of-sizes = { $stars }★ für jede Größe, von der du die wenigsten Speisen hast oder keine
kc-royal-least-of-colours = { $stars }★ für jede Farbe, von der du die wenigsten ganzen Dekorationen hast oder keine
kc-crew-foods-of-type = { $every ->
    [1] { $stars }★ für jedes Plättchen { $food ->
        [beer] Bier
        [soup] Suppe
        [roast] Braten
        [salad] Salat
        [cake] Kuchen
       *[other] { $food }
        } an seiner Tafel
   *[other] { $stars }★ für je { $every } { $food ->
        [beer] Bier
        [soup] Suppen
        [roast] Braten
        [salad] Salate
        [cake] Kuchen
       *[other] { $food }
        } an seiner Tafel
    }
kc-crew-foods-of-size = { $every ->
    [1] { $stars }★ für jede Speise der Größe { $size } an seiner Tafel
   *[other] { $stars }★ für je { $every } Speisen der Größe { $size } an seiner Tafel
    }
kc-crew-matched-of-colour = { $every ->
    [1] { $stars }★ für jede ganze { $colour ->
        [blue] blaue
        [red] rote
        [gold] goldene
        [green] grüne
       *[other] { $colour }
        } Dekoration an seiner Tafel
   *[other] { $stars }★ für je { $every } ganze { $colour ->
        [blue] blaue
        [red] rote
        [gold] goldene
        [green] grüne
       *[other] { $colour }
        } Dekorationen an seiner Tafel
    }
kc-crew-all-sizes = { $every ->
    [1] { $stars }★ für jeden Satz aus allen vier Größen an seiner Tafel
   *[other] { $stars }★ für je { $every } Sätze aus allen vier Größen an seiner Tafel
    }
kc-crew-all-types = { $every ->
    [1] { $stars }★ für jeden Satz aus allen Sorten Speisen an seiner Tafel
   *[other] { $stars }★ für je { $every } Sätze aus allen Sorten Speisen an seiner Tafel
    }
# Dasselbe, wie es auf einem Plättchen steht
kc-crew-foods-of-type-short = { $food ->
    [beer] Bier
    [soup] Suppe
    [roast] Braten
    [salad] Salat
    [cake] Kuchen
   *[other] { $food }
    }
kc-crew-foods-of-size-short = Gr. { $size }
kc-crew-matched-of-colour-short = { $colour ->
    [blue] blau
    [red] rot
    [gold] gold
    [green] grün
   *[other] { $colour }
    }
kc-crew-all-sizes-short = Größen
kc-crew-all-types-short = Sorten
kc-crew-never = (nie unter { $king })

## Was gegen ein Anlegen oder eine Tafel spricht

kc-warning-same-shape = gleiche Form wie Tafel { $table }: würde abgeräumt
kc-warning-few-tiles = weniger als { $limit } Plättchen: würde abgeräumt
kc-warning-other-falls = Tafel { $table } würde abgeräumt
kc-warning-costs-king = der König gibt { $stars }★ weniger
kc-warning-costs-queen = die Königin gibt { $stars }★ weniger
kc-warning-costs-princess = die Prinzessin gibt { $stars }★ weniger
kc-warning-costs-crew = das Personal gibt { $stars }★ weniger
kc-fallen-same-shape = gleiche Form wie Tafel { $table }: abgeräumt
kc-fallen-few-tiles = weniger als { $limit } Plättchen: abgeräumt

## Im Terminal

cli-kc-moves-help =
    2          Spalte 2 nehmen; auch c 2, column 2
    1 14       Plättchen 1 auf Feld 14; auch Suppe 14, der Name oder sein Anfang
    1 14b      … gedreht: a wie gedruckt; b, c, d 1, 2, 3 Viertel im Uhrzeigersinn
    1 new      eine eigene Tafel; auch 1 n
    14b, new   das letzte Plättchen braucht keine Nummer
    1          alle Möglichkeiten für Plättchen 1
    put soup-2b 3 1 -1 2    der ganze Zug: Tafel 3, X 1, Y -1, zwei Drehungen
    Ohne Platz für Kästen: beer-2a B·O· nennt die Seiten im Uhrzeigersinn ab Norden.
cli-kc-round = Runde { $round } von { $rounds }
cli-kc-deck = Stapel { $count }
cli-kc-stars = { $who } { $stars }★
cli-kc-to-reach = { $palace }: Ziel { $target }★
cli-kc-crew = Personal
cli-kc-sum = { $stars }★ zusammen
cli-kc-sum-rounds = { $now }★ zusammen, mit { $before }★ der ersten Runde { $stars }★
cli-kc-column = Spalte { $column }
cli-kc-empty = leer
cli-kc-table = Tafel { $table }
cli-kc-no-table = noch keine Tafel
cli-kc-further-east = ab X { $x }
cli-kc-falls = ✗ { $king } würde sie jetzt abräumen
cli-kc-left-out = { $tables } hier nicht gezeichnet: look
cli-kc-left-out-cells = Tafel { $table } (Felder { $first } bis { $last })
cli-kc-left-out-cell = Tafel { $table } (Feld { $first })
cli-kc-legend = dicker Rahmen: 0 0
cli-kc-rival = { $count } Plättchen, { $crew } Personal
cli-kc-rival-tables = Tafeln aus { $sizes }
cli-kc-discarded = Bisher abgeräumt: { $tiles }
cli-kc-columns-hint = Spalten: { $columns }
cli-kc-new = new
cli-kc-type-new = Eröffne eine Tafel, etwa { $example }. Was das jetzt bringt:
cli-kc-type-briefly = Etwa { $example } oder new. Bestes zuerst:
cli-kc-type-one = Tippe ein Feld ein, etwa { $example }; new ist eine eigene Tafel. Bestes zuerst:
cli-kc-type-many = Tippe Plättchen und Feld ein, etwa { $example }; new ist eine eigene Tafel. Bestes zuerst:
cli-kc-no-column = { $text } ist keine Spalte; tippe 1, 2 oder 3 ein
cli-kc-no-move = { $text } ist kein Zug; tippe ein Plättchen und ein Feld ein, etwa { $example }, oder help
cli-kc-no-tile = { $text } ist keines deiner Plättchen; du hast { $tiles }
cli-kc-which-tile = { $text } kann mehreres heißen: { $tiles }; schreib mehr davon oder die Nummer
cli-kc-tile-first = Dort passen mehrere deiner Plättchen; sag, welches: { $examples }
cli-kc-nothing-there = Dort passt keines deiner Plättchen.
cli-kc-no-cell = ein Feld { $number } gibt es nicht; die Felder sind 1 bis { $count }, oder new
cli-kc-no-cells = ein Feld { $number } gibt es nicht: Nur new ist möglich
cli-kc-ways = { $tile } passt hier, mit den Sternen, die es bringt:
cli-kc-which-turn = { $tile } passt auf mehrere Arten auf Feld { $number }; häng den Buchstaben an:
cli-kc-hint-palace = { $place }. { $move } erreicht das Ziel in etwa { $share } %
cli-kc-hint-alone = { $place }. { $move }
cli-kc-pays = { $stars }★{ $every ->
    [1] {""}
   *[other] /{ $every }
    }
cli-kc-type = { $type ->
    [beer] Bier
    [soup] Suppe
    [roast] Braten
    [salad] Salat
    [cake] Kuchen
    [cook] Koch
    [florist] Florist
    [waiter] Kellner
    [musician] Musikant
    [taster] Vorkoster
   *[other] { $type }
    }
cli-kc-colour = { $colour ->
    [blue] blau
    [red] rot
    [gold] gold
    [green] grün
   *[other] { $colour }
    }
cli-kc-rule = { $rule }; { $gives }
cli-kc-total = Gesamt
cli-kc-source-king = König
cli-kc-source-queen = Königin
cli-kc-source-princess = Prinzessin
cli-kc-source-princess2 = Prinzessin
cli-kc-source-crew = Personal
cli-kc-rounds = 1.  2.
cli-kc-each = zusammen
cli-kc-crew-placed = Personal gelegt
cli-kc-pad-lines = die Königsfamilie, wenn sie nicht als Option angegeben ist, je ein Name für alle Spieler, Plättchen oder Anzahlen, dann die Tafeln oder Anzahlen der Spieler
cli-kc-pad-setups = Königsfamilie im Spiel: Seiten wie K3,Q4,P2 oder eine von diesen: { $setups }.
cli-kc-pad-royals = Königsfamilie (Enter: Familie):{" "}
cli-kc-pad-royals2 = Königsfamilie der zweiten Runde:{" "}
cli-kc-pad-in-force = { $side }: { $words }
cli-kc-pad-second = Die zweite Runde
cli-kc-pad-how = Tafeln Plättchen für Plättchen (t) oder nur Anzahlen (c)? (Enter: t){" "}
cli-kc-pad-how-wrong = { $text } sollte t oder c sein.
cli-kc-pad-tables =
    Eine Zeile für jede Reihe einer Tafel, von Norden an:
    soup-2b cake-1a/1 . waiter-2
    /1 /2 /3: Vierteldrehungen im Uhrzeigersinn; ein Punkt: ein leeres Feld.
    Eine leere Zeile beendet eine Tafel, eine weitere den Spieler.
    Tafeln in der Reihenfolge, in der sie eröffnet wurden. back: die Zeile davor.
cli-kc-pad-row = { $name }, Tafel { $table }, Reihe { $row }:{" "}
cli-kc-pad-no-tile = { $text } ist kein Plättchen; Plättchen schreibt man wie { $example }, gedreht wie { $example }/1.
cli-kc-pad-which = { $text } kann mehreres heißen: { $tiles }; schreib mehr davon.
cli-kc-pad-twice = { $tile } liegt schon an einer Tafel von { $name }.
cli-kc-pad-too-many = Niemand kann mehr als { $most } Plättchen haben, auch nicht in einer Reihe.
cli-kc-pad-not-laid =
    { $tile } kann dort nicht liegen. { $reason }.
    back: die letzte Reihe verbessern.
cli-kc-pad-counts =
    Anzahlen über alle Tafeln, die die Regel des Königs einhalten,
    in dieser Reihenfolge oder mit Namen: { $kind }=2
    Enter: keine. back: die Zeile davor.
cli-kc-kind = { $kind ->
    [beer] Bier
    [soup] Suppe
    [roast] Braten
    [salad] Salat
    [cake] Kuchen
    [size-1] Größe-1
    [size-2] Größe-2
    [size-3] Größe-3
    [size-4] Größe-4
    [matched-blue] Deko-blau
    [matched-red] Deko-rot
    [matched-gold] Deko-gold
    [matched-green] Deko-grün
    [crew] Personal
    [crew-stars] Personalsterne
    [placed] gelegt
   *[other] { $kind }
    }
cli-kc-setup = { $setup ->
    [family] Familie
    [thinking] Denker
    [low-interaction] wenig-Miteinander
    [high-interaction] viel-Miteinander
    [sizes] Größen
    [decorations] Dekorationen
    [schoenbrunn] Schönbrunn
    [buckingham] Buckingham
    [versailles] Versailles
   *[other] { $setup }
    }
cli-kc-pad-count = {"  "}{ $kind }: { $words }
cli-kc-count-tables-of-tiles = Tafeln{ $number ->
    [1] {""}
   *[other] {" "}aus mindestens { $number } Plättchen
    }
cli-kc-count-tables-of-foods = Tafeln mit mindestens { $number } Speisen
cli-kc-count-tables-of-types = Tafeln mit genau { $number } Sorten Speisen
cli-kc-count-tables-of-all-sizes = Tafeln mit Speisen aller vier Größen
cli-kc-count-tables-with-one-crew = Tafeln aus mindestens { $number } Plättchen mit genau einem Personalplättchen
cli-kc-count-matched-beyond = ganze Dekorationen einer Farbe an einer Tafel nach { $number ->
    [1] der ersten
   *[other] den ersten { $number }
    }, zusammen
cli-kc-count-each-crew = Personal
cli-kc-count-open-halves = offene Hälften
cli-kc-count-few-tiles = gelegte Plättchen, auch an abgeräumten Tafeln
cli-kc-count-few-open-halves = offene Hälften, auch an abgeräumten Tafeln
cli-kc-count-same-type = Speisen dieser Sorte
cli-kc-count-sets-of-types = Speisen dieser Sorte
cli-kc-count-sets-of-colours = ganze Dekorationen dieser Farbe
cli-kc-count-type-in-sets = Speisen dieser Sorte
cli-kc-count-size-in-sets = Speisen dieser Größe
cli-kc-count-largest-table = Plättchen der größten Tafel
cli-kc-count-smallest-table = Summe der Größen an der kleinsten Tafel (bei mehreren die größte Summe)
cli-kc-count-few-tables = Tafeln, auch abgeräumte
cli-kc-count-most-tables = Tafeln
cli-kc-count-most-crew = Personal
cli-kc-count-most-of-types = Speisen dieser Sorte
cli-kc-count-most-of-sizes = Speisen dieser Größe
cli-kc-count-most-of-colours = ganze Dekorationen dieser Farbe
cli-kc-count-least-tables = Tafeln
cli-kc-count-least-crew = Personal
cli-kc-count-least-of-types = Speisen dieser Sorte
cli-kc-count-least-of-sizes = Speisen dieser Größe
cli-kc-count-least-of-colours = ganze Dekorationen dieser Farbe
cli-kc-count-crew-stars = Sterne des ganzen Personals, zusammengezählt
cli-kc-count-placed = gelegtes Personal, auch an abgeräumten Tafeln (für Gleichstände)

## Der Spielplan

web-kc-royals = Königsfamilie im Spiel
web-kc-royals-unfold = Was die Königsfamilie verlangt
web-kc-source-king = König
web-kc-source-queen = Königin
web-kc-source-princess = Prinzessin
web-kc-source-princess2 = Prinzessin
web-kc-source-crew = Personal
web-kc-crew-asks = { $count ->
    [0] jedes zählt an seiner eigenen Tafel
    [one] { $count } gelegt; es zählt an seiner eigenen Tafel
   *[other] { $count } gelegt; jedes zählt an seiner eigenen Tafel
    }
web-kc-total = Gesamt
web-kc-stars = { $count }★
web-kc-if-over = wenn jetzt Schluss wäre
web-kc-before = mit { $stars }★ der ersten Runde
web-kc-to-reach = { $palace }: Ziel { $target }★
web-kc-round = Runde { $round } von { $rounds }
web-kc-round-heading = Runde { $round }
web-kc-round-sum = Sterne der Runde { $round }
web-kc-crew-placed = Personal gelegt (bei Gleichstand gewinnt das wenigste)
web-kc-deck = { $count ->
    [0] Der Stapel ist leer
   *[other] { $count } Plättchen im Stapel
    }
web-kc-columns = Spalten
web-kc-column-words = { $count ->
    [0] Spalte { $column }, leer
   *[other] Spalte { $column }, { $count } Plättchen. { $tiles }
    }
web-kc-empty = leer
web-kc-taken = genommen
web-kc-hand = Auf der Hand
web-kc-hand-mine = Leg diese an
web-kc-hand-of = { $player } legt an
web-kc-crew-in-columns = Personal in den Spalten
web-kc-hand-empty = Nichts anzulegen
web-kc-tables = Tafeln
web-kc-my-tables = Deine Tafeln
web-kc-tables-of = Tafeln von { $player }
web-kc-no-table = Noch keine Tafel
web-kc-no-table-mine = Noch keine Tafel. Nimm eine Spalte: Ihre Plättchen kommen an deine Tafeln.
web-kc-table-words = Tafel { $table }, { $count } Plättchen.
web-kc-falling = der König würde { $count } abräumen
web-kc-fallen = der König hat { $count } abgeräumt
web-kc-counts = { $tables ->
    [one] 1 Tafel
   *[other] { $tables } Tafeln
    }, { $tiles } Plättchen, { $crew } Personal
web-kc-show = Tafeln von { $player } groß zeigen
web-kc-back = Zurück zu deinen Tafeln
web-kc-new-table = neue Tafel
web-kc-pick-cell = { $tile }: auf eine goldene Stelle tippen oder ziehen
web-kc-all-laid = Alles liegt. Tippen dreht ein Plättchen, Ziehen verschiebt es.
web-kc-why = { $where }: Warum nicht hier?
web-kc-turn = Drehen
web-kc-one-way = { $tile } passt dort nur so.
web-kc-end-turn = Zug beenden
web-kc-laid = { $tile }, in diesem Zug gelegt. Dreh das Plättchen oder zieh es woandershin.
web-kc-take-back = { $tile } zurücknehmen
web-kc-zoom-in = Größer
web-kc-zoom-out = Kleiner
web-kc-discarded = { $count } Plättchen abgeräumt
web-kc-food = { $tile }: { $sides }
web-kc-half = { $colour ->
    [blue] blau
    [red] rot
    [gold] gold
    [green] grün
   *[other] { $colour }
    } { $side }
web-kc-side-north = oben
web-kc-side-east = rechts
web-kc-side-south = unten
web-kc-side-west = links
web-kc-crew = { $tile }: { $asks }
web-kc-take = Spalte { $column } nehmen: { $tiles }
web-kc-found = eine Tafel eröffnen mit { $tile }: { $gain }
web-kc-put = { $tile } { $where }{ $meets ->
    [0] {""}
   *[other] , { $what }
    }{ $turns ->
    [0] {""}
    [one] , einmal gedreht
   *[other] , { $turns }-mal gedreht
    }: { $gain }
web-kc-below = unter { $tile }
web-kc-left-of = links von { $tile }
web-kc-above = über { $tile }
web-kc-right-of = rechts von { $tile }
web-kc-at-table = an Tafel { $table } { $where }
web-kc-meet = { $colour ->
    [blue] Blau trifft Blau
    [red] Rot trifft Rot
    [gold] Gold trifft Gold
    [green] Grün trifft Grün
   *[other] { $colour } trifft { $colour }
    }
web-kc-gain = { $sign ->
    [more] +{ $stars }
    [less] −{ $stars }
   *[none] 0
    } { $stars ->
    [one] Stern
   *[other] Sterne
    }
web-kc-key-number = diese Spalte nehmen oder dieses Plättchen auf der Hand wählen
web-kc-key-arrows = von Stelle zu Stelle gehen
web-kc-key-turn = das Plättchen drehen
web-kc-key-new = eine neue Tafel
web-kc-key-enter = das Plättchen dort hinlegen
web-kc-key-delete = das Plättchen zurücknehmen
web-kc-key-end = den Zug beenden
web-kc-key-back = zurück
web-kc-letters = { $type ->
    [beer] Bi
    [soup] Su
    [roast] Br
    [salad] Sa
    [cake] Ku
    [cook] Ko
    [florist] Fl
    [waiter] Ke
    [musician] Mu
    [taster] Vo
   *[other] { $letters }
    }
web-kc-colour-letter = { $colour ->
    [blue] B
    [red] R
    [gold] O
    [green] G
   *[other] { $letter }
    }
web-kc-key-zoom = Tafeln größer oder kleiner

## Auf der Regelseite

web-short-kings-catering-1 = In drei Spalten liegen ein, zwei und drei Plättchen. Nimm alle Plättchen einer Spalte und leg jedes an eine deiner Tafeln, oder eröffne eine neue. Danach bekommt jede Spalte, die Platz hat, ein neues Plättchen.
web-short-kings-catering-2 = Bei einer Speise muss eine Dekoration passen: Eine Hälfte an ihrer Seite trifft eine Hälfte derselben Farbe. Eine Hälfte ohne Plättchen daneben ist offen.
web-short-kings-catering-3 = Personal liegt an einer leeren Seite einer Speise und verdient Sterne an der eigenen Tafel; an keiner Tafel gibt es einen Beruf zweimal.
web-short-kings-catering-4 = Der König stellt eine Regel für Tafeln auf; König, Königin und Prinzessin geben jeweils für etwas anderes Sterne.
web-short-kings-catering-5 = Liegen alle Plättchen, gewinnen die meisten Sterne. Allein verlierst du nach jedem Zug eine Spalte und spielst um das Ziel eines Palastes.
web-example-kc-matches = Blau trifft Blau: Der Kuchen darf hier liegen.
web-example-kc-differs = Blau trifft Grün: hier nicht.
web-piece-beer = Bier
web-piece-soup = Suppe
web-piece-roast = Braten
web-piece-salad = Salat
web-piece-cake = Kuchen
web-piece-cook = Koch
web-piece-florist = Florist
web-piece-waiter = Kellner
web-piece-musician = Musikant
web-piece-taster = Vorkoster
web-piece-king = König
web-piece-queen = Königin
web-piece-princess = Prinzessin

## Plättchen, wie man sie nennt

web-tile-food = { $food ->
    [beer] Bier
    [soup] Suppe
    [roast] Braten
    [salad] Salat
    [cake] Kuchen
   *[other] { $food }
    } { $size }
web-tile-cook = { $of ->
    [beer] Bierkoch
    [soup] Suppenkoch
    [roast] Bratenkoch
    [salad] Salatkoch
    [cake] Kuchenkoch
   *[other] Koch { $of }
    }
web-tile-florist = Florist { $of ->
    [blue] Blau
    [red] Rot
    [gold] Gold
    [green] Grün
   *[other] { $of }
    }
web-tile-waiter = Kellner { $of }
web-tile-musician = Musikant
web-tile-taster = Vorkoster
web-kc-crew-never = (nie bei diesem König)
web-kc-the-king = der König

## Eine erste Partie

web-guide-kings-catering-first = König, Königin und Prinzessin sagen oben, was Sterne bringt. Nimm eine der drei Spalten: Alle ihre Plättchen kommen an deine Tafeln.
web-guide-kings-catering-next = Tippe auf eine goldene Stelle: Das Plättchen kommt dorthin, und Hälften derselben Farbe treffen sich. Die Zahl sagt, wie viele Sterne das sofort bringt. Noch ein Tippen dreht das Plättchen, Ziehen verschiebt es; beende dann deinen Zug.
web-kc-target = Ziel von { $palace }
