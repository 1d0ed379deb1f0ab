## Auf der Startseite

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
web-crowded = dieser Platz ist in zu vielen anderen Fenstern offen
web-evicted = dieser Platz wird jetzt auf einem anderen Gerät gespielt, oder der Gastgeber hat ihn freigegeben
web-frame-too-long = Das ist zu lang zum Senden.
web-notice-unseated = Dein Platz gehört jetzt jemand anderem, oder der Gastgeber hat ihn geschlossen. Du schaust zu.
web-moved = Dein Platz wird jetzt auf einem anderen Gerät gespielt.
web-take-back = Hierher zurückholen
web-notice-dismiss = Schließen
web-notice-closed = Dieser Link wurde schon benutzt, oder sein Platz wurde freigegeben: Er öffnet keinen Platz mehr.
web-notice-watching = Alle Plätze sind besetzt: Du schaust zu.
web-table-closed = Dieser Tisch ist voll
web-table-closed-how = Alle Plätze sind besetzt, und zuschauen darf hier niemand: So haben es die Spieler gewollt.
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
web-against = gegen { $count ->
    [one] 1 Bot
   *[other] { $count } Bots
    }: { $level }
web-against-gently = deine erste Partie: gegen { $count ->
    [one] 1 sanften Bot
   *[other] { $count } sanfte Bots
    } ({ $level })
web-against-nobody = allein: { $choices }
web-players-label = Spieler
web-alone = allein
web-bots-label = Bots
web-level-novice = Neuling
web-level-courtier = Höfling
web-level-steward = Hofmeister
web-level-high-steward = Oberhofmeister
web-level-novice-hint = Spielt irgendetwas Erlaubtes, ganz ohne nachzudenken.
web-level-courtier-hint = Sanft: nimmt, was im Moment am besten aussieht.
web-level-steward-hint = Denkt voraus: ein guter Gegner für alle, die das Spiel kennen.
web-level-high-steward-hint = Denkt länger voraus: schwer zu schlagen.
option-any-first = Wer beginnt
option-any-first-random = ausgelost
option-any-first-seat = Platz { $number }
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

## Wie ein Link zu einem Tisch dort aussieht, wohin er geschickt wird

preview-invites = { $game }: Komm und spiel mit
preview-private = Ein Tisch unter Freunden.
preview-waiting = { $count ->
    [0] Noch ist niemand da
    [one] { $players } wartet
   *[other] { $players } warten
    }; { $free ->
    [0] alle Plätze sind besetzt.
    [one] 1 Platz ist frei.
   *[other] { $free } Plätze sind frei.
    }
preview-playing = Die Partie läuft: { $players }.
preview-over = Die Partie ist zu Ende: { $players }.

## Einladungen

web-invited = Du bist zu { $game } eingeladen
web-invited-by = { $players } { $count ->
    [one] sitzt
   *[other] sitzen
    } schon am Tisch.
web-invited-how = Ein Platz ist für dich reserviert. Wie sollen die anderen dich nennen?
web-second = Spielt hier eine zweite Person?
web-second-how = In diesem Browser sitzt { $name } schon am Tisch, und dieser Link öffnet einen weiteren Platz.
web-second-taken = Es ist der Platz von { $name }; von da an wird er auf diesem Gerät gespielt.
web-second-name = Wie heißt die zweite Person?
web-second-yes = Ja, auch Platz nehmen
web-second-no = Nein, zurück zum Platz von { $name }
web-invite = Lade deine Freunde ein
web-invite-missing = { $count ->
    [0] Alle sind da.
    [one] 1 Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
    }
web-invite-private = Privat: Nur wer diesen Link hat, kann kommen.
web-invite-public = Öffentlich: Der Tisch steht auf der Startseite, und auch dieser Link führt hierher.
web-invite-only-here = Noch lässt sich dieser Link nur auf diesem Rechner öffnen und auf keinem Handy.
web-invite-link = Link zu diesem Tisch
web-lan = Im lokalen Netz spielen
web-lan-hint = Dann können alle in diesem Netz an die Tische hier kommen, auch mit dem Handy; von außerhalb niemand.
web-lan-how = Damit andere in diesem Netz mitspielen können, nimm das Browserfenster, das der Server beim Start geöffnet hat, oder starte ihn so: threekings serve --lan
web-invite-title = { $game }: Ein Platz ist frei
web-qr = QR-Code des Links
web-copy = Link kopieren
web-share = Teilen
web-copied = Kopiert.
web-copy-yourself = Der Link ist markiert: Drück Strg+C, oder halt ihn gedrückt, um ihn zu kopieren.
web-start-now = { $count ->
    [0] Jetzt beginnen, ohne zu warten
    [one] Jetzt beginnen, mit einem Bot auf dem freien Platz
   *[other] Jetzt beginnen, mit Bots auf den freien Plätzen
    }
web-start-hint = Du hast diesen Tisch eröffnet, also entscheidest du.
web-seat-links = Ein eigener Link für jeden Platz
web-seat-links-how = So ein Link öffnet einen Platz, ein einziges Mal. Er bringt auch jemanden auf einem anderen Gerät zurück.
web-seat-link = Link für Platz { $number }
web-free-seat = Platz von { $name } freigeben
