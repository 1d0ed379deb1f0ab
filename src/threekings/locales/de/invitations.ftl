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

## Wenn ein Platz verloren ist oder ein Link keinen öffnet

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
