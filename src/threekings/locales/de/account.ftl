## Ein Konto, für alle, die eins wollen

web-account = Konto
web-account-yours = Konto: deine Partien auf jedem Gerät
web-account-optional = Du brauchst kein Konto: Alles lässt sich als Gast spielen. Mit einem Konto hast du auf allen Geräten dieselben Partien und siehst, wie stark du spielst.
web-account-none = Dieser Server hat keine Konten. Alles lässt sich als Gast spielen.
web-account-enter = Mit einem Konto
web-account-make = Konto anlegen
web-account-make-about = Ein Name und ein Passwort, sonst nichts. Was du hier als Gast spielst, geht auf das Konto über.
web-account-log-in = Anmelden
web-account-log-in-about = Was du hier als Gast spielst, geht auf das Konto über.
web-account-code = Ich habe einen Code
web-account-code-about = Wenn du dein Passwort vergessen hast, gibt dir einen Code, wer diesen Server betreibt. Auf allen anderen Geräten wirst du abgemeldet.
web-account-name = Name
web-account-password = Passwort
web-account-new-password = Neues Passwort
web-account-the-code = Code

web-account-devices = Wo du angemeldet bist
web-account-some-device = Ein Browser
web-account-this-device = dieser hier
web-account-log-out = Abmelden
web-account-log-out-device = Abmelden: { $device }

web-account-strength = Wie du spielst
web-account-won = Siege
web-account-wins = { NUMBER($won, maximumFractionDigits: 1) }
web-account-rating = Wertung
web-account-mu = { NUMBER($mu, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($sigma, minimumFractionDigits: 1, maximumFractionDigits: 1) }
web-account-rated-games = { $games ->
    [one] 1 gewertete Partie
   *[other] { $games } gewertete Partien
    }
web-account-rating-about = Die Wertung (OpenSkill) beginnt bei 25 und ist umso sicherer, je kleiner die Zahl hinter dem ± ist. Es zählen Partien gegen andere Konten und gegen Bots; nicht aber solche mit Tipps, Übung, dieselbe Partie noch einmal und die Partie des Tages.

web-account-history = Deine Partien
web-account-changed = Wertung { NUMBER($before, minimumFractionDigits: 1, maximumFractionDigits: 1) } → { NUMBER($after, minimumFractionDigits: 1, maximumFractionDigits: 1) }
web-account-more = Frühere Partien

web-account-again = Noch einmal spielen mit
web-account-again-about = Sie finden den Tisch unter ihren Partien; bis sie kommen, bleiben ihre Plätze frei.
web-account-invite = Tisch aufstellen

web-account-change = Passwort ändern
web-account-password-changed = Geändert. Alle deine anderen Geräte sind abgemeldet.
web-account-export = Alles als Datei
web-account-export-about = Dein Profil und alle deine Partien mit ihren Aufzeichnungen, als Zeilen von JSON.
web-account-save = Speichern
web-account-end = Abmelden oder löschen
web-account-log-out-about = In diesem Browser bist du wieder Gast; deine Partien bleiben beim Konto.
web-account-delete-about = Gelöscht werden Name, Passwort, Wertungen, was du gesagt hast, und Partien ohne andere Menschen. In Partien mit anderen bleiben deine Züge, unter dem Namen eines Gastes. Das lässt sich nicht rückgängig machen.
web-account-password-to-delete = Dein Passwort, um das Konto zu löschen
web-account-delete = Konto löschen
web-account-delete-sure = Konto für immer löschen?
