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
pad-kc-size = Speisen der Größe { $size }
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
pad-kc-few-tiles = Gelegte Plättchen, auch an abgeräumten Tafeln
pad-kc-few-open-halves = Offene Hälften, auch an abgeräumten Tafeln
pad-kc-largest-table = Plättchen der größten Tafel
pad-kc-smallest-table = Summe der Größen an der kleinsten Tafel
pad-kc-few-tables = Tafeln, auch abgeräumte
pad-kc-most-tables = Tafeln
pad-kc-most-crew = Personal
pad-kc-least-tables = Tafeln
pad-kc-least-crew = Personal
pad-kc-crew-stars = Sterne des Personals, alle zusammen
pad-kc-placed = Gelegtes Personal, auch an abgeräumten Tafeln (für Gleichstände)

## Die Seite

web-pad-title = Wertungsblock
web-pad-title-of = Wertungsblock: { $game }
web-pad-pitch = Ihr habt mit der echten Schachtel gespielt? Tippe ein, was auf dem Tisch liegt. Summen, Sieger und Gleichstand ergeben sich von selbst.
web-pad-games = Wertungsblöcke der Spiele
web-pad-new = Neuer Block
web-pad-kept = Meine Blöcke
web-pad-kept-here = Blöcke werden nur in diesem Browser aufbewahrt.
web-pad-none = Noch keine. Wähle oben ein Spiel.
web-pad-all = Alle Blöcke
web-pad-delete = Löschen
web-pad-delete-this = Block löschen: { $game }, { $players }
web-pad-delete-question = Diesen Block mit allen Zahlen löschen?
web-pad-steps = Was gezählt wird
web-pad-setup = Wer gespielt hat
web-pad-how-many = Wie viele haben gespielt?
web-pad-name = Name von Person { $number }
web-pad-player = Person { $number }
web-pad-asked = Was die Königsfamilie verlangt
web-pad-next = Weiter: { $name }
web-pad-to-result = Zum Ergebnis
web-pad-back = Zurück
web-pad-more = { $kind }: eins mehr
web-pad-less = { $kind }: eins weniger
web-pad-so-far = Stand bisher
web-pad-nothing = Sobald du etwas zählst, stehen hier Punkte und Sieger.
web-pad-missing = Noch zu zählen: { $names }
web-pad-wrong = { $count ->
    [one] Eine Zahl kann nicht stimmen. Sie ist rot markiert.
   *[other] { $count } Zahlen können nicht stimmen. Sie sind rot markiert.
    }
web-pad-wrong-choice = Wähle eine andere Königsfamilie: So geht sie nicht zusammen.
web-pad-wrong-mark = hier kann etwas nicht stimmen
web-pad-offline = Keine Verbindung. Deine Zahlen bleiben erhalten, die Summen folgen.
web-pad-share-text = Als Text teilen
web-pad-copy-text = Als Text kopieren
web-pad-share-picture = Als Bild teilen
web-pad-save-picture = Als Bild speichern
web-pad-copied = Kopiert: Füge es ein, wo du willst.
web-pad-not-copied = Kopieren ist hier nicht erlaubt. Der Text steht unten.
web-pad-saved = Das Bild ist gespeichert.
web-pad-text = Das Ergebnis als Text
web-pad-row = { $label }: { $points }
web-pad-headline = { $game }, { $date }

web-pad-king-lui-owner = Der König
web-pad-king-lui-plates = Portionen
web-pad-king-lui-plates-how = Wie viele Portionen von jedem Gericht? Emerald zählt nicht mit.
web-pad-ku-ka-king-first = { web-kk-first-scoring }
web-pad-ku-ka-king-first-how = Alle Karten bei der ersten Wertung, auch die mit rotem Kreuz. Gab es nur eine Wertung? Dann lass alles auf 0.
web-pad-ku-ka-king-final = { web-kk-final-scoring }
web-pad-ku-ka-king-final-how = Alle Karten am Ende. Was nach der ersten Wertung liegen blieb, ist schon eingetragen.
web-pad-kings-catering-round-1 = Runde 1
web-pad-kings-catering-round-1-how = Zähle über alle Tafeln, die die Regel des Königs einhalten.
web-pad-kings-catering-round-2 = Runde 2
web-pad-kings-catering-round-2-how = Zähle über alle Tafeln, die die Regel des Königs dieser Runde einhalten.

option-kings-catering-palace-none = kein Palast
option-kings-catering-rounds-1 = eine
option-kings-catering-rounds-2 = zwei
option-kings-catering-princesses-1 = eine
option-kings-catering-princesses-2 = zwei
option-kings-catering-king = König
option-kings-catering-queen = Königin
option-kings-catering-princess = Prinzessin
option-kings-catering-princess2 = Zweite Prinzessin
option-kings-catering-king-2 = König der zweiten Runde
option-kings-catering-queen-2 = Königin der zweiten Runde
option-kings-catering-princess-2 = Prinzessin der zweiten Runde
option-kings-catering-royals2-family = { option-kings-catering-royals-family }
option-kings-catering-royals2-thinking = { option-kings-catering-royals-thinking }
option-kings-catering-royals2-low-interaction = { option-kings-catering-royals-low-interaction }
option-kings-catering-royals2-high-interaction = { option-kings-catering-royals-high-interaction }
option-kings-catering-royals2-sizes = { option-kings-catering-royals-sizes }
option-kings-catering-royals2-decorations = { option-kings-catering-royals-decorations }
