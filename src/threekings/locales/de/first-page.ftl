## Auf der Startseite: diese Wörter kommen vor allen anderen

web-name = Three Kings
web-title = { $page } – Three Kings
web-title-turn = ● Du bist dran – { $page }
web-your-turn = Du bist dran
web-skip = Direkt zum Inhalt
web-nav = Seiten
web-nav-games = Spiele
web-rules = Regeln
web-settings = Einstellungen
web-newer = Es gibt eine neuere Version von Three Kings.
web-incomplete = Ein Teil dieser Seite konnte nicht geladen werden.
web-reload = Neu laden
web-footer = King Lui von Alan R. Moon und Aaron Weissblum · Ku-Ka-King von Reinhard Staupe · The King's Catering von Alexandros Kapidakis. Bilder und Texte hier sind unsere eigenen.
web-not-found = Hier ist nichts
web-not-found-how = Diese Seite gibt es nicht. Vielleicht hat Emerald sie gefressen.
web-not-found-why = Der Server sagt: { $reason }.
web-to-front = Zu den Spielen
web-unreachable = der Server ist nicht zu erreichen
web-unreachable-now = Der Server antwortet gerade nicht; wir versuchen es weiter.
web-welcome = Nimm Platz am Tisch der Könige
web-welcome-how = Drei königliche Spiele: sofort gegen Bots oder über einen Link mit Freunden. Ganz ohne Konto.
web-waiting = { $count ->
    [one] In einer Partie bist du dran: weiterspielen
   *[other] In { $count } Partien bist du dran: weiterspielen
    }
web-your-name = Dein Name
web-your-name-none = oder komm als Gast
web-players = { $least }–{ $most } Spieler
web-minutes = { $minutes } Min.
web-age = ab { $age } Jahren
web-play-now = Jetzt spielen
web-preparing = Wird vorbereitet, nur dieses eine Mal … { $percent } %
web-with-friends = Mit Freunden
web-more-choices = mehr Auswahl
web-against = gegen { $names }
web-against-gently = deine erste Partie: gegen { $names }, die Sanftesten am Hof
web-against-nobody = allein: { $choices }
web-players-label = Spieler
web-alone = allein
web-bots-label = Gegner
web-bot-label = Gegner { $number }
web-rated = { $name } · { $rating }
web-rating-how = Die Zahl ist eine Wertung: Mit 100 Punkten mehr gewinnt man 64 von 100 Partien.
web-bot-timo = Timo
web-bot-lina = Lina
web-bot-otto = Otto
web-bot-nora = Nora
web-bot-milo = Milo
web-bot-alma = Alma
web-bot-timo-hint = Der Küchenjunge: immer hungrig, nie besorgt.
web-bot-lina-hint = Die Gärtnerin: sonnig und von allem Hübschen leicht abgelenkt.
web-bot-otto-hint = Der Musikant: vergnügt, spielt nach Gehör.
web-bot-nora-hint = Die Köchin: zupackend, mit dem nächsten Gang im Kopf.
web-bot-milo-hint = Der Vorkoster: traut niemandem, am wenigsten der Suppe.
web-bot-alma-hint = Die Gouvernante: hat dem König das Rechnen beigebracht und rechnet immer noch nach.
web-friends-title = { $game } mit Freunden
web-visibility-label = Wer kann kommen?
web-visibility-private = Privat
web-visibility-public = Öffentlich
web-visibility-private-hint = Nur wer den Link hat.
web-visibility-public-hint = Alle: Der Tisch steht auf der Startseite.
web-clock-label = Zeit für einen Zug
web-clock = { $seconds ->
    [0] ohne Uhr
    [30] 30 Sekunden
    [60] 1 Minute
    [180] 3 Minuten
    [86400] 1 Tag
    [259200] 3 Tage
   *[other] { $seconds } Sekunden
    }
web-absent-label = Ohne Uhr gilt jemand als abwesend nach
web-absent = { $seconds ->
    [60] 1 Minute
    [300] 5 Minuten
    [3600] 1 Stunde
    [86400] 1 Tag
   *[other] { $seconds } Sekunden
    }
web-absent-hint = Dann kann der Gastgeber oder die Mehrheit der anderen einen Bot spielen lassen, bis die Person zurück ist.
web-spectators = Andere dürfen zuschauen
web-spectators-hint = Zuschauer sehen, was offen liegt, nie eine Hand.
web-hint-switch = Tipps
web-hint-switch-hint = Alle dürfen sich die beiden besten Züge zeigen lassen. Wer sich setzt, erfährt das, und die Partie wird gekennzeichnet, sobald es jemand tut.
web-make-table = Tisch eröffnen
web-make-table-hint = Danach bekommst du einen Link für deine Freunde; freie Plätze kannst du Bots geben.
web-my-games = Meine Partien
web-no-games = Noch nichts: Drück auf „Jetzt spielen“.
web-more-tables = { $count } weitere
web-open-tables = Offene Tische
web-no-tables = Im Moment sucht niemand Mitspieler.
web-replay-file = Eine aufgezeichnete Partie ansehen
web-sit-down = Platz nehmen
web-nobody-yet = noch niemand
web-empty-seats = { $count ->
    [one] 1 freier Platz
   *[other] { $count } freie Plätze
    }
web-status-playing = Die anderen überlegen
web-status-over = Zu Ende
web-result-place = { $place }. von { $players }
web-result-points = { $game ->
    [kings-catering] { $points }★
   *[other] { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
        }
    }
web-status-abandoned = Abgebrochen

## Die Spiele, und was man für sie wählen kann

option-any-first = Wer beginnt
option-any-first-random = ausgelost
option-any-first-seat = Platz { $number }
web-game-king-lui = King Lui
web-pitch-king-lui = Du bist zu Gast am Tisch des Königs. Greif zu: Was du isst, zählt nur, wenn er nicht weniger davon hat.
option-king-lui-first = Erster Küchenchef
option-king-lui-tiebreak = Bei Gleichstand
option-king-lui-tiebreak-discards = gewinnt, wer die wenigsten Karten abwirft
option-king-lui-tiebreak-shared = wird der Sieg geteilt
option-king-lui-tiebreak-shared-offer = Wie in der japanischen Ausgabe
option-king-lui-tiebreak-shared-hint = Bei Gleichstand wird der Sieg geteilt. Dort ist zuerst Küchenchef, wer zuletzt gekocht hat; hier entscheidet das Los.
option-king-lui-memory = Gedächtnis
option-king-lui-memory-counted = Genommenes ist nicht mehr zu sehen
option-king-lui-memory-open = Offenes Gedächtnis
option-king-lui-memory-open-hint = Was alle vom Tisch genommen haben, bleibt sichtbar.
web-game-ku-ka-king = Ku-Ka-King
web-pitch-ku-ka-king = Alle greifen im selben Moment nach einer Reihe. Allein bekommst du sie ganz, gemeinsam bekommt ihr nichts.
web-game-kings-catering = The King's Catering
web-pitch-kings-catering = Such dir Speisen aus, deck prächtige Tafeln und erfreu König, Königin und Prinzessin – gegen andere oder allein in einem Palast.
option-kings-catering-princesses = Prinzessinnen
option-kings-catering-rounds = Runden
option-kings-catering-royals2 = Königsfamilie der zweiten Runde
option-kings-catering-short_start = Kurzer Anfang: Wer beginnt, nimmt Spalte 1
option-kings-catering-royals2-random = ausgelost
option-kings-catering-royals2-other = einzeln gewählt
option-kings-catering-palace = Palast
option-kings-catering-palace-schoenbrunn = Schönbrunn (leicht)
option-kings-catering-palace-buckingham = Buckingham (mittel)
option-kings-catering-palace-versailles = Versailles (schwer)
option-kings-catering-royals = Königsfamilie
option-kings-catering-royals-family = Familie
option-kings-catering-royals-thinking = Denker
option-kings-catering-royals-low-interaction = Wenig Miteinander
option-kings-catering-royals-high-interaction = Viel Miteinander
option-kings-catering-royals-sizes = Größen
option-kings-catering-royals-decorations = Dekorationen
option-kings-catering-royals-random = Zufällig
option-kings-catering-royals-other = einzeln gewählt

## Das Spiel des Tages

web-daily = Partie des Tages
web-daily-date = { $date } (UTC)
web-daily-ended = Abgebrochen
web-daily-go-on = Weiter
web-daily-how-once = Ein Versuch zählt. Was dir Neues gezeigt hat, lässt sich nicht zurücknehmen, und kein Bot spielt für dich. Danach kannst du üben, so oft du willst.
web-daily-how-public = Der Kartenstapel ist öffentlich: Er folgt aus dem Datum nach einer Regel, die jeder nachlesen kann. Darum wird diese Partie nie gewertet und steht nie unter den offenen Tischen.
web-daily-how-same = An diesem Tag haben alle dieselben Karten, denselben Platz und dieselben Bots, auf jedem Server. Es gilt das Datum in UTC: Die nächste Partie kommt bei dir um { $next }.
web-daily-of = Partie des Tages: { $game }
web-daily-play = Spielen
web-daily-practise = Diese Partie üben
web-daily-start = Spielen, es zählt

## Mehrere an einem Gerät

web-device = An einem Gerät
web-device-hint = Wer an diesem Gerät spielt, sieht nur die eigenen Karten, nie die der anderen.
web-device-name = Name, oder Gast
web-device-one-more = Noch jemand an diesem Gerät
web-device-person = Name von Person { $number } an diesem Gerät
web-device-remove = Person { $number } spielt nicht mit
web-device-start = Los geht’s
web-device-start-hint = Ihr spielt alle an diesem Gerät: Es geht sofort los.

## Wohin man von hier kommt, und was hier sonst noch steht

web-stats = Meine Statistik
web-learn-again = Einführung
web-learn-go-on = Mit der Einführung weitermachen
web-learn-offer = In drei Minuten lernen
web-pad-link = Wertungsblock für die Schachtel auf eurem Tisch
web-table-close = Schließen
web-table-failed = Das hat nicht geklappt: { $reason }.
web-language = Sprache
