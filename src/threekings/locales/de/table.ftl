## Was an einem Tisch geschah, neben der Partie

table-log-bot = { $why ->
    [resigned] { $player } hat aufgegeben: Ein Bot spielt weiter.
    [revoked] Der Gastgeber hat { $player } vom Tisch geschickt: Ein Bot spielt weiter.
    [time] Für { $player } ist die Zeit abgelaufen: Ein Bot spielt.
   *[left] { $player } ist weg: Ein Bot spielt.
    }
table-log-absent = { $player } ist weg: Ein Bot springt ein, so haben es { $players } entschieden.
table-log-absent-host = { $player } ist weg: Ein Bot springt ein, so hat es der Gastgeber entschieden.
table-log-back = { $player } ist wieder da.
table-log-passed = { $player } spielt für { $before } weiter, mit Zustimmung von { $players }.

## Was jeden Spielplan umgibt

web-table-loading = Einen Moment …
web-table-gathering = Wir warten, bis alle sitzen.
web-table-unready = Wir warten, bis { $players } bereit { $count ->
    [one] ist
   *[other] sind
    }.
web-table-preparing = Alle sind da: Die Partie beginnt, sobald sie vorbereitet ist.
web-table-abandoned = Die Partie wurde vorzeitig beendet.
web-table-awaited-you = Alle warten auf dich.
web-table-same-deal = Dieselben Karten wie in der Partie davor: Wer sie gespielt hat, kennt sie schon.
web-table-your-turn = Du bist dran
web-table-clock = Verbleibende Zeit
web-table-clock-days = { $days } T { $hours } h
web-table-connection-live = live
web-table-connection-live-why = Verbunden: Du siehst alles sofort.
web-table-connection-catching-up = holt auf
web-table-connection-catching-up-why = Die Verbindung war kurz weg; was du getan hast, bleibt erhalten.
web-table-connection-offline = offline
web-table-connection-offline-why = Der Server ist nicht zu erreichen. Die Seite versucht es weiter, und was du getan hast, bleibt erhalten.
web-table-sending = wird gesendet …
web-table-players = Spieler
web-table-you = { $name } (du)
web-table-mine = du, { $standing }
web-table-bot = Bot
web-table-here = da
web-table-gone = nicht da
web-table-to-act = ist dran
web-table-has-won = gewonnen
web-table-out = { $why ->
    [resigned] aufgegeben, ein Bot spielt
    [revoked] weggeschickt, ein Bot spielt
    [time] Zeit abgelaufen, ein Bot spielt
   *[left] weg, ein Bot spielt
    }
web-player-away = weg
web-player-away-title = { $player } ist gerade nicht am Tisch.
web-player-awaited = fehlt noch
web-table-is-bot = Bot: { $bot }
web-table-is-here = { $name } ist am Tisch.
web-table-is-gone = { $name } schaut gerade nicht auf den Tisch.
web-table-bot-plays-for = Ein Bot spielt für { $name }: { $why ->
    [resigned] aufgegeben
    [revoked] vom Tisch geschickt
    [time] zu lange überlegt
   *[left] eine Weile weg
    }.
web-table-absent = { $name } ist schon { $time } weg.
web-table-absent-all = Alle sind weg: Die Partie wartet, bis jemand zurückkommt.
web-table-sit-in = Einen Bot spielen lassen
web-table-sit-in-votes = { $votes } von { $needed } Stimmen für einen Bot
web-table-sit-in-how = Ein Bot spielt, bis { $name } wieder da ist und den Platz mit einem Tippen zurücknimmt.
web-table-succeed = Um diesen Platz bitten
web-table-succeed-how = Alle anderen Spieler müssen zustimmen, mindestens zwei. Wer hier schon eine andere Hand gesehen hat, kann nicht weiterspielen.
web-table-succeed-asked = Du möchtest für { $name } weiterspielen. Alle anderen Spieler müssen zustimmen.
web-table-successor = { $successor } möchte für { $name } weiterspielen.
web-table-successor-agreed = Zugestimmt haben schon { $players }.
web-table-successor-yes = Einverstanden
web-table-successor-no = Nein
web-table-successor-refused = Es wurde nicht zugestimmt, dass { $successor } für { $name } weiterspielt.
web-table-plays-on = { $name } spielt für { $before } weiter, alle anderen haben zugestimmt.
web-table-bot-plays-for-you = Ein Bot spielt für dich.
web-table-is-muted = Was { $name } sagt, wird niemandem gezeigt.
web-table-mute = Stummschalten
web-table-unmute = Wieder hören
web-table-give-seat = Einen Link kopieren, der diesen Platz jemandem gibt
web-table-log = Verlauf
web-table-since = Seit deinem letzten Zug
web-table-jump = Zug { $step } zeigen
web-table-chat = Chat
web-table-chat-empty = Noch hat niemand etwas gesagt.
web-table-chat-muted = Der Gastgeber hat dich stummgeschaltet.
web-table-chat-write = Sag etwas
web-table-chat-send = Senden
web-table-unread = ungelesen
web-table-phrases = Schnelle Sätze
web-table-phrase-luck = Viel Glück!
web-table-phrase-nice = Schöner Zug!
web-table-phrase-thanks = Danke!
web-table-phrase-moment = Einen Moment, bitte.
web-table-phrase-played = Gut gespielt!
web-table-moves = Züge
web-table-all-moves = Alle Züge als Liste
web-table-more = { $count } weitere
web-table-type = Einen Zug eintippen
web-table-only-move = Nur ein Zug ist möglich: { $move }.
web-table-stop = Stopp
web-table-never-ask = Vor Zügen nicht mehr nachfragen
web-table-no = Nein
web-table-undo = Zurücknehmen
web-table-undo-title = Deinen letzten Zug zurücknehmen (U). Gegen Bots immer; mit anderen, bis etwas Neues zu sehen war oder jemand anderes gezogen hat.
web-table-practice = Übung
web-table-practice-why = Diese Partie ist eine Übung
web-table-practice-how = Gegen Bots steht dir das frei. Auch die Aufzeichnung der Partie sagt es.
web-table-takes-back = { $who ->
    [me] Du nimmst
   *[other] { $player } nimmt
    }{ $count ->
    [one] {""}
   *[other] {" "}einen Zug und alles danach
    } zurück: { $what }
web-table-no-undo = Gerade gibt es keinen Zug von dir, den du zurücknehmen kannst
web-table-rule = Regel { $rule }
web-table-bar = Am Tisch
web-table-menu = Menü
web-table-rules = Regeln
web-table-rules-title = Die Regeln (I)
web-table-settings = Alle Einstellungen
web-table-pace = Tempo der Bots
web-table-pace-slow = langsam
web-table-pace-fast = sofort
web-table-motion = Bewegung der Karten und Plättchen
web-table-motion-off = keine
web-table-motion-slow = langsam
web-table-show-chat = Chat anzeigen
web-table-ask-first = Nachfragen, bevor etwas nicht mehr zurückzunehmen ist
web-table-device-link = Ein Link zu meinem Platz, für ein anderes Gerät
web-table-device-link-how = Wer ihn öffnet, spielt auf deinem Platz. Du schaust hier zu und kannst ihn zurückholen.
web-table-spectate-link = Link für Zuschauer
web-table-lookers = { $count ->
    [one] Ein Zuschauer sieht zu.
   *[other] { $count } Zuschauer sehen zu.
}
web-table-away = Einen Bot für mich spielen lassen
web-table-back = Ich bin wieder da
web-table-resign = Aufgeben
web-table-resign-question = Wirklich aufgeben? Ein Bot spielt für dich weiter, und du kannst nicht zurück.
web-table-resign-yes = Aufgeben
web-table-abandon = Partie für alle beenden
web-table-abandon-question = Diese Partie vorzeitig beenden, für alle?
web-table-abandon-yes = Partie beenden
web-table-keys = Tasten
web-table-keys-board = Auf dem Spielplan
web-table-keys-page = Am Tisch
web-table-key-undo = deinen letzten Zug zurücknehmen
web-table-key-type = einen Zug eintippen
web-table-key-rules = die Regeln
web-table-key-keys = diese Liste
web-table-key-arrows = innerhalb einer Gruppe weiter
web-table-key-tab = von Gruppe zu Gruppe
web-table-key-escape = schließen oder zurücklegen
web-table-free = Ein freier Platz
web-table-kept = Reserviert für jemanden mit Link
web-table-sit-here = Hier hinsetzen
web-table-move-here = Hierher umsetzen
web-table-full = Alle Plätze sind besetzt: Du schaust zu.
web-seat-free = Freier Platz
web-seat-for = Wer spielt auf Platz { $number }?
web-rename = Umbenennen
web-rename-done = Fertig
web-ready = Ich bin bereit
web-ready-is = Du bist bereit
web-ready-not = Noch nicht
web-ready-mark = bereit
web-ready-missing = noch nicht bereit
web-terms = So wird gespielt
web-terms-absent = Abwesend nach
web-terms-edition = Ausgabe
web-terms-rule = Die Regel dazu: { $option }
web-terms-rules = Regeln von { $game }
web-terms-yes = ja
web-terms-no = nein
web-terms-begin = Die Partie beginnt
web-terms-begin-ready = wenn alle sitzen und bereit sind
web-terms-begin-sit = sobald alle sitzen
web-terms-begin-ready-long = Die Partie beginnt von selbst, wenn alle sitzen und bereit sind.
web-terms-begin-sit-long = Die Partie beginnt von selbst, wenn alle sitzen.
web-table-rise = Aufstehen

## Nach der Partie

web-score-title = Das Ende der Partie
web-score-caption = Punkte aller Spieler, nach Herkunft
web-score-source = Woher
web-score-points = Punkte
web-score-counting = Wird gezählt …
web-score-skip = Alles zeigen
web-score-abandoned = Niemand hat gewonnen. Alle Hände liegen jetzt offen.
web-score-undone = { $count ->
    [one] Übung: Ein Zug wurde zurückgenommen, nachdem er etwas Neues gezeigt hatte.
   *[other] Übung: { $count }-mal wurde ein Zug zurückgenommen, nachdem er etwas Neues gezeigt hatte.
    }
web-score-ended-with = { $count ->
    [0] Die Partie endete mit diesen Punkten: { $points }.
    [one] { $players } gewinnt. Die Partie endete mit diesen Punkten: { $points }.
   *[other] { $players } teilen sich den Sieg. Die Partie endete mit diesen Punkten: { $points }.
    }
web-score-of-player = { $player } { $points }
web-score-as-ended = Wie die Partie endete
web-score-recounted = Das gilt, auch wenn diese Fassung der Regeln anders zählen würde: Nach ihr sind die Zeilen unter der ersten gezählt.
web-score-rematch = Revanche
web-score-wants-rematch = { $player } möchte noch einmal spielen.
web-score-wants-same-deal = { $player } möchte dieselben Karten noch einmal spielen: Wer nachschaut, kennt sie.
web-score-rematch-offered = Es gibt eine Revanche.
web-score-join = Mitspielen
web-score-same-deal = Dieselben Karten noch einmal
web-score-same-deal-title = Genau dieselben Karten in derselben Reihenfolge, für alle, die es besser machen wollen
web-score-next = Weiter: { $name }
web-score-your-place = Du bist auf Platz { $place } von { $count }, { $points }.
web-score-count = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
    }
web-score-join-rematch = Zur Revanche
web-score-replay = Nachspielen
web-score-share = Teilen
web-score-record = Aufzeichnung
web-score-lobby = Startseite
web-fair-title = Wurde fair gemischt?
web-fair-before = Bevor sich jemand setzt, hat der Server seinen Teil des Mischens festgelegt. Diese Zahl beweist es; nach der Partie können es hier alle nachprüfen. Der Browser jedes Spielers gibt eigene Bytes dazu.
web-fair-what = Die Reihenfolge der Karten ergibt sich aus einem Geheimnis, das der Server festgelegt hat, bevor sich jemand setzte, und aus Bytes, die die Browser der Spieler danach dazugaben. Dein Browser kann alles noch einmal ausrechnen.
web-fair-check = Jetzt prüfen
web-fair-none = Diese Aufzeichnung stammt nicht von einem Tisch: Über faires Mischen sagt sie nichts.
web-fair-committed = Das Geheimnis ist das vom Server festgelegte: Sein SHA-256 ist die Zahl, die vor der Partie zu sehen war.
web-fair-not-committed = Das Geheimnis ist nicht das vom Server festgelegte: Sein SHA-256 ist eine andere Zahl als die, die vor der Partie zu sehen war.
web-fair-dealt = Das Geheimnis und die Bytes der Spieler ergeben genau die Karten, mit denen gespielt wurde: Alle { $count } sind an ihrem Platz.
web-fair-not-dealt = Das Geheimnis und die Bytes der Spieler ergeben andere Karten als die, mit denen gespielt wurde.
web-fair-edition = Es sind nicht die üblichen Karten: Prüf sie mit dem Befehl threekings verify.
web-fair-again = Das sind die Karten einer früheren Partie, noch einmal gespielt: Das Geheimnis und alle Bytes stammen aus jener Partie, und deren Spieler kannten die Karten.
web-fair-whose = Wessen Bytes eingeflossen sind
web-fair-server = Das Geheimnis des Servers, { $start }…
web-fair-bytes = { $count } Bytes, { $start }…
web-fair-no-bytes = keine
web-fair-commit = Vor der Partie gezeigt
web-fair-secret = Nach der Partie verraten
web-fair-limits = So konnte weder der Server allein noch ein Spieler allein die Karten bestimmen. Der Server kannte sie, während ihr gespielt habt; anders könnte er nicht austeilen.

## Nachspielen

web-replay-open = Eine Partie nachspielen
web-replay-open-what = Öffne die Aufzeichnung einer beendeten Partie und geh sie Zug für Zug durch. Sie wird nirgends gespeichert.
web-replay-drop = Leg hier eine Aufzeichnung ab
web-replay-choose = Datei wählen
web-replay-paste = Oder füg ihren Text ein
web-replay-read = Partie zeigen
web-replay-title = Nachgespielt: { $game }
web-replay-controls = Durch die Partie
web-replay-first = Zum Anfang (Pos1)
web-replay-back = Einen Zug zurück (←)
web-replay-next = Einen Zug weiter (→)
web-replay-last = Zum Ende (Ende)
web-replay-run = Abspielen
web-replay-pause = Pause
web-replay-run-title = Abspielen oder anhalten (Leertaste)
web-replay-scrub = Zug
web-replay-move = Zug { $move }
web-replay-speed = Tempo
web-replay-times = { $speed } ×
web-replay-reveal = von wie vielen?
web-replay-reveal-title = Wie lang die Partie ist und wie sie ausgeht, zeigt sich erst, wenn du dort ankommst
web-replay-eyes = Sicht
web-replay-eyes-spectator = Zuschauer
web-replay-eyes-all = alle Hände offen
web-replay-link = Link hierher
web-replay-record = Aufzeichnung

## Eine erste Partie

web-guide-leave = Verstanden
web-score-you-won = Glückwunsch, du hast gewonnen!
web-table-lobby = Alle Spiele
web-table-resigned = Du hast aufgegeben. Ein Bot spielt für dich weiter.
