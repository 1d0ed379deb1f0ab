## Einstellungen

web-set-kept = Gespeichert in diesem Browser; alles gilt sofort.
web-set-you = Du
web-set-look = Aussehen
web-language-system = Wie der Browser
web-set-theme = Farben
web-set-theme-system = Wie das System
web-set-theme-light = Hell
web-set-theme-dark = Dunkel
web-set-cards = Karten
web-set-cards-small = Klein
web-set-cards-medium = Mittel
web-set-cards-large = Groß
web-set-motion = Dauer der Bewegungen
web-set-motion-none = keine
web-set-motion-times = { $percent } %
web-set-percent = { $percent } %
web-set-calls = Töne und Hinweise
web-set-sound = Töne
web-set-volume = Lautstärke
web-set-test = Anhören
web-set-notify = Benachrichtige mich, wenn ich dran bin
web-set-notify-default = Dein Browser wird fragen, ob er das darf.
web-set-notify-granted = Erscheint, solange diese Seite im Hintergrund ist.
web-set-notify-denied = Deinem Browser wurde das verboten; erlaube es in den Browsereinstellungen für diese Seite.
web-set-notify-unsupported = Dieser Browser benachrichtigt nur über HTTPS oder gar nicht. Titel und Symbol des Tabs sagen es dir trotzdem.
web-set-table = Am Tisch
web-set-confirm = Nachfragen, bevor etwas nicht mehr zurückzunehmen ist
web-set-confirm-hint = Zum Beispiel beim verdeckten Ziehen.
web-set-chat = Chat anzeigen
web-set-chat-hint = Was andere schreiben, während du spielst.
web-set-remarks = Bemerkungen vom Hof
web-set-remarks-hint = Ab und zu sagt ein Bot, was er vom Spiel hält.
web-set-aids = Mehr Hilfen auf dem Spielplan
web-set-typing = Eine Zeile, um Züge einzutippen
web-set-typing-hint = Neben dem Spielplan: take wine oder row 4. Die Taste / öffnet jederzeit eine.

## Eine erste Partie

web-set-guide = Die Hinweise für erste Partien wieder zeigen
