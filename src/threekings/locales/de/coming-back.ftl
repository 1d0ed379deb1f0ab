## Die Partie des Tages

web-daily-badge = { $counted ->
    [yes] Partie des Tages
   *[no] Partie des Tages, Übung
    }
web-daily-badge-of = Partie des Tages vom { $date } (UTC)
web-daily-mark = Das Kennzeichen dieser Partie ist { $mark }. Ergebnisse mit demselben Kennzeichen stammen von denselben Karten und denselben Bots.
web-daily-other-rule = Karten oder Bots dieses Servers sind inzwischen andere, er würde für diesen Tag anders geben: Vergleiche nur Ergebnisse mit demselben Kennzeichen.
web-daily-line = { web-name } · { $title } · { $date } · { $place }. von { $players } · { $game ->
    [kings-catering] { $points }★
   *[other] { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
        }
    } · #{ $mark }
web-daily-share = Dein Ergebnis der Partie des Tages
web-copy-text = Kopieren

## Statistik

web-stats-none = Noch nichts zu zählen. Jede Partie, die du zu Ende spielst, kommt hier dazu.
web-stats-kept = Nur in diesem Browser gespeichert: jede Partie, die du zu Ende gespielt hast. Eine Partie, die ein Bot für dich beendet hat, zählt nicht.
web-stats-wins = Siege
web-stats-wins-of = { NUMBER($wins, maximumFractionDigits: 1) } { $wins ->
    [1] Sieg
   *[other] Siege
    } in { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
    } gegen andere. Ein gerechter Anteil wären { NUMBER($fair, maximumFractionDigits: 1) }: eine Partie von so vielen, wie mitspielen. Ein geteilter Sieg zählt zum Teil.
web-stats-interval = Der Zufall allein könnte daraus alles von { NUMBER($least, maximumFractionDigits: 1) } bis { NUMBER($most, maximumFractionDigits: 1) } gemacht haben (95 %, Wilson-Intervall): { $verdict ->
    [more] Du gewinnst mehr als deinen Anteil.
    [less] Du gewinnst weniger als deinen Anteil.
   *[fair] Noch spricht nichts gegen einen gerechten Anteil.
    }
web-stats-streak = Siegesserie: jetzt { $now }, längste { $longest }.
web-stats-daily-streak = Tage in Folge mit einer Partie des Tages: jetzt { $now }, längste Reihe { $longest }.
web-stats-points = Spiel für Spiel
web-stats-game = Spiel
web-stats-with = { $players ->
    [1] allein
   *[other] zu { $players ->
        [2] zweit
        [3] dritt
        [4] viert
        [5] fünft
       *[other] { $players }
        }
    }
web-stats-games = Partien
web-stats-won = Siege / Anteil
web-stats-won-of = { NUMBER($wins, maximumFractionDigits: 1) } / { NUMBER($fair, maximumFractionDigits: 1) }
web-stats-average = Schnitt
web-stats-best = Bestes
web-stats-number = { $game ->
    [kings-catering] { NUMBER($points, maximumFractionDigits: 1) }★
   *[other] { NUMBER($points, maximumFractionDigits: 1) }
    }
web-stats-palaces = Paläste, allein
web-stats-palace = Palast
web-stats-beaten = Geschafft
web-stats-practice = { $count ->
    [0] Übungspartien werden getrennt gezählt: bisher keine.
    [one] 1 Übungspartie ist getrennt gezählt und oben nirgends dabei.
   *[other] { $count } Übungspartien sind getrennt gezählt und oben nirgends dabei.
    } Übung ist eine Partie, deren Karten jemand kannte, in der neu Gesehenes zurückgenommen wurde oder in der es Tipps gab.
web-stats-carry = In einen anderen Browser
web-stats-carry-how = Speichere alles als eine Datei und füge sie im anderen Browser hinzu. Eine Partie, die in beiden steht, zählt einmal.
web-stats-save = Als Datei speichern
web-stats-add = Aus einer Datei hinzufügen
web-stats-added = { $count ->
    [0] Nichts hinzugefügt: Alle Partien dieser Datei sind schon da.
    [one] 1 Partie wurde hinzugefügt.
   *[other] { $count } Partien wurden hinzugefügt.
    }
web-stats-file-other = Das ist keine Datei mit Statistik. Es wurde nichts geändert.
web-stats-file-newer = Diese Datei stammt von einer anderen Version von Three Kings, die diese nicht lesen kann. Es wurde nichts geändert.
web-stats-file-broken = Partie { $number } in dieser Datei lässt sich nicht lesen. Es wurde nichts geändert.
web-stats-file-large = Diese Datei ist zu groß. Es wurde nichts geändert.
