## Anzahlen, die nicht sein können; auf der Seite stehen sie neben der Anzahl

pad-none-left = { $count } { $kind } kann nicht sein: { $left } von { $of } sind übrig.
    .page = { $left ->
        [0] Es gibt insgesamt { $of }, und die haben die anderen.
       *[other] Höchstens { $left }: Es gibt insgesamt { $of }.
        }
pad-too-many = { $count } { $kind } kann nicht sein: höchstens { $most }.
    .page = Höchstens { $most }.
pad-kk-too-few = { $count } { $kind } kann nicht sein: { $least } sind nach der ersten Wertung geblieben.
    .page = Mindestens { $least }: So viele sind nach der ersten Wertung geblieben.
pad-kc-too-few = { $count } Personal gelegt kann nicht sein: { $least } liegen an Tafeln.
    .page = Mindestens { $least }: So viele liegen an Tafeln.
pad-kc-same-tile = Diese beiden Prinzessinnen sind die zwei Seiten eines Plättchens.
pad-kc-same-tiles = Die zweite Runde braucht eine Königsfamilie von anderen Plättchen als die erste, mit einer Prinzessin.

## The King's Catering: was gezählt wird

pad-kc-foods = { $food ->
    [beer] Bier
    [soup] Suppe
    [roast] Braten
    [salad] Salat
    [cake] Kuchen
   *[other] { $food }
    }
pad-kc-matched = { $colour ->
    [blue] Ganze Dekorationen in Blau
    [red] Ganze Dekorationen in Rot
    [gold] Ganze Dekorationen in Gold
    [green] Ganze Dekorationen in Grün
   *[other] Ganze Dekorationen: { $colour }
    }
pad-kc-tables-of-tiles = { $number ->
    [1] Tafeln
   *[other] Tafeln aus mindestens { $number } Plättchen
    }
pad-kc-tables-of-foods = Tafeln mit mindestens { $number } Speisen
pad-kc-tables-of-types = Tafeln mit genau { $number } Sorten Speisen
pad-kc-tables-of-all-sizes = Tafeln mit Speisen aller vier Größen
pad-kc-tables-with-one-crew = Tafeln aus mindestens { $number } Plättchen mit genau einem Personal{"\u00AD"}plättchen
pad-kc-matched-beyond = { $number ->
    [1] Ganze Dekorationen einer Farbe an einer Tafel, ohne die erste
   *[other] Ganze Dekorationen einer Farbe an einer Tafel, ohne die ersten { $number }
    }
pad-kc-each-crew = Personal
pad-kc-open-halves = Offene Hälften
pad-kc-largest-table = Plättchen der größten Tafel
pad-kc-smallest-table = Summe der Größen an der kleinsten Tafel
pad-kc-most-tables = Tafeln
pad-kc-most-crew = Personal
pad-kc-crew-stars = Sterne des Personals, alle zusammen
pad-kc-placed = Gelegtes Personal, auch an abgeräumten Tafeln (für Gleichstände)
