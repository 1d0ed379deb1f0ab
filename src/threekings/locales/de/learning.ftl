# Geführte erste Partien: der Weg dorthin und was um sie herum steht. Danach die Schritte jedes Spiels.

web-learn-title = { $game }: Einführung
web-learn-guest = Gast
web-learn-step = Schritt { $step } von { $steps }
web-learn-controls = Einführung
web-learn-next = Weiter
web-learn-show = Zeig es mir
web-learn-back = Zurück
web-learn-restart = Noch einmal
web-learn-rules = Regel { $rule }
web-learn-leave = Verlassen
web-learn-astray = In einer richtigen Partie darfst du das. Hier ist erst einmal das Markierte dran.
web-learn-play = Jetzt richtig spielen

web-learn-king-lui-table = Du bist Gast des Königs. Reihum nehmt ihr euch von diesen Gerichten; was niemand nimmt, wird dem König serviert. Am Ende zählt jede deiner Portionen so viele Punkte, wie der König Portionen dieses Gerichts hat.
web-learn-king-lui-take = Du bist Küchenchef dieses Gangs und fängst an. Nimm den Schinken: immer alle Portionen eines Gerichts, nie nur einen Teil.
web-learn-king-lui-served = Bea hat den Wein genommen, Carl die Torte. Das Brot wollte niemand, also hat es der König bekommen: Brot zählt jetzt 1 Punkt pro Portion. Der nächste Gang liegt auf dem Tisch.
web-learn-king-lui-leave = Vorsicht: Du hast 2 Schinken, der König keinen. Wer von einem Gericht mehr hat als der König, bekommt dafür nichts. Lass den Schinken also für ihn liegen und nimm den Käse.
web-learn-king-lui-worth = Der König hat die 2 Schinken bekommen. Genauso viele wie er zu haben ist gut: Jeder von deinen zählt jetzt 2 Punkte. Ein dritter wäre zu viel, außer er bekommt auch noch welchen.
web-learn-king-lui-draw = Nichts für dich dabei? Dann zieh die oberste Karte vom Vorrat. Niemand sonst sieht, welches Gericht es ist.
web-learn-king-lui-drawn = Noch ein Käse, und nur du weißt es. Die anderen sehen bloß, dass du eine Karte mehr hast: Ob sie erraten, was du sammelst?
web-learn-king-lui-too-many = Springen wir zum letzten Gang. Du hast ein Brot zu viel genommen: Du hast 4, der König nur 3, und mehr kann er nicht bekommen. Zu viel heißt nichts: Keines der 4 zählt.
web-learn-king-lui-emerald = Emerald, der Drache des Königs, frisst zwei Portionen von dessen Teller. Wozu? Bea und Carl haben je 4 Obst, so viel wie der König. Wähle Emerald, dann zweimal sein Obst: Schon haben sie zu viel!
web-learn-king-lui-end = Bea und Carl haben ihr ganzes Obst verloren, und du gewinnst. Sonst zählen deine Portionen mal die des Königs, Gericht für Gericht. Jetzt kennst du { web-game-king-lui }!

web-learn-ku-ka-king-rows = In jeder Reihe liegen drei Karten. Alle wählen heimlich eine Reihe, dann zeigen alle zugleich: Ku – Ka – King!
web-learn-ku-ka-king-choose = Zwei Schafe und ein Ritter: Wähle Reihe 4.
web-learn-ku-ka-king-taken = Du warst allein auf Reihe 4, also gehören alle ihre Karten dir. Dein Königreich zeigt, was sie bringen: 2 Schafe sind 3 Punkte, 5 wären 15.
web-learn-ku-ka-king-tempting = In Reihe 2 liegen zwei Könige und 4 Punkte. Ob die sonst niemand will? Wähle Reihe 2.
web-learn-ku-ka-king-clash = Zusammenstoß: Bea wollte auch Reihe 2. Niemand bekommt sie, und ihre äußerste Karte, der König ganz oben, ist in der Schachtel. Nur ihr zwei wählt noch einmal: Wähle Reihe 5.
web-learn-ku-ka-king-crossed = Bauer und Bäuerin bringen 7 Punkte. Aber achte auf das rote Kreuz: Solche Karten kommen nach der ersten Wertung in die Schachtel und zählen nur einmal. Alle anderen bleiben und zählen zweimal.
web-learn-ku-ka-king-thirteen = Zwei Runden später hast du 12 Karten. Nach der Runde, in der jemand 13 erreicht, wird alles zum ersten Mal gewertet. Wähle Reihe 4: ein drittes Schaf!
web-learn-ku-ka-king-kept = Die erste Wertung hat dir 36 Punkte gebracht. Was ein Kreuz hatte, ist jetzt in der Schachtel: dein ganzer Hof, die Kirche, die Punkte. Ritter und Tiere bleiben und zählen noch einmal.
web-learn-ku-ka-king-last = Die letzte Runde. Deiner zweiten Bäuerin und ihrem Bauernhaus fehlt nur ein Bauer: Wähle Reihe 3, das sind noch einmal 14 Punkte.
web-learn-ku-ka-king-end = 36 Punkte aus der ersten Wertung und 70 aus der zweiten werden addiert: Du gewinnst mit 106. Jetzt kennst du { web-game-ku-ka-king }!

web-learn-kings-catering-royals = König, Königin und Prinzessin sagen, was Sterne bringt. Achte auf die Regel des Königs: Am Ende räumt er jede Tafel mit weniger als 3 Plättchen ab. Die Königin mag eine große Tafel, die Prinzessin Kuchen.
web-learn-kings-catering-column = In deinem Zug nimmst du alle Plättchen einer Spalte. Nimm Spalte 2: zwei Kuchen.
web-learn-kings-catering-found = Jedes Plättchen kommt an eine deiner Tafeln. Das erste muss eine gründen: Leg es dorthin.
web-learn-kings-catering-match = Eine Speise, die an eine Tafel angelegt wird, muss eine Dekoration ergänzen: Zwei Hälften einer Farbe treffen sich, hier Blau und Blau. Leg den Kuchen auf den markierten Platz und beende deinen Zug.
web-learn-kings-catering-discarded = Wo sind die drei Plättchen aus Spalte 3? Du spielst allein, und niemand nimmt dir etwas weg. Das macht das Spiel: Nach jedem deiner Züge wird die Spalte rechts von deiner abgeräumt.
web-learn-kings-catering-crew = In Spalte 3 ist ein Koch gekommen. Personal verdient Sterne an seiner eigenen Tafel: dieser Koch 1★ für je zwei Kuchen dort. Nimm Spalte 3.
web-learn-kings-catering-cook = Personal braucht keine Dekoration, sondern eine leere Seite einer Speise. Leg den Koch auf den markierten Platz und beende deinen Zug.
web-learn-kings-catering-stands = Drei Plättchen: Jetzt lässt der König die Tafel gelten, und alles zählt. 2★ vom König, 1★ von der Königin, 3★ von der Prinzessin für zwei Kuchen und 1★ vom Koch.
web-learn-kings-catering-falls = Springen wir zu deinem letzten Plättchen. Zwei Tafeln sind noch zu klein, der König würde sie mit allem darauf abräumen. An den Florist passt nichts mehr: Personal, das eine Tafel gründet, bleibt allein.
web-learn-kings-catering-save = Aber der Kuchen passt zu den beiden Braten, Rot an Rot. Mit drei Plättchen gilt auch diese Tafel. Leg den Kuchen dorthin und beende deinen Zug.
web-learn-kings-catering-end = 18★, und Schönbrunn wollte 15. Nur der einsame Florist wurde abgeräumt. Zu mehreren wird keine Spalte abgeräumt: Die anderen nehmen sich ihre selbst. Jetzt kennst du { web-game-kings-catering }!
