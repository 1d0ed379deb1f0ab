## Im Terminal

cli-card = { $card }
cli-cards = { $cards }
cli-more = -- Enter: weiter, q: zurück --
cli-rivals = Die anderen
cli-since = Seit deinem letzten Zug
cli-earlier = … { $count ->
    [one] 1 frühere Zeile
   *[other] { $count } frühere Zeilen
    }: log
cli-ask = Dein Zug (? für die Regeln, help für Befehle):{" "}
cli-saved = gespeichert in { $file }; weiter geht es mit: threekings play --resume
cli-unsaved = diese Partie lässt sich nicht speichern: { $reason }
cli-unsaved-warning = Achtung, diese Partie lässt sich nicht speichern: { $reason }
cli-save-done = Gespeichert in { $file }.
cli-save-failed = Nicht gespeichert: { $reason }
cli-save-where = Sag, wohin: save DATEI
cli-save-other = Nicht gespeichert: { $file } gibt es schon, und es ist nicht diese Partie.
cli-legal = { $move } ist jetzt erlaubt.
cli-why-what = Sag, welcher Zug: why { $move }
cli-no-number = Einen Zug { $number } gibt es nicht; die Züge sind 1 bis { $count }.
cli-no-past = Es gibt keinen Zug von dir, den du zurücknehmen kannst.
cli-hint-thinking = Der Bot überlegt …
cli-hint = { $place }. { $move } gewinnt etwa { $share } %
cli-bot-thinking = { $player } überlegt …
cli-compiling = Wird vorbereitet, nur einmal: { $what }
cli-compiling-failed = { $what } ließ sich nicht im Voraus kompilieren; das geschieht, sobald es gebraucht wird: { $why }
cli-kept = Die ganze Partie steht in { $file }
cli-help =
    ?          die Regeln in Kürze
    why ZUG    darf ich das spielen, und wenn nicht, welche Regel verbietet es
    hint       die zwei besten Züge, wie ein starker Bot sie sieht
    undo       zurück zu deiner vorigen Entscheidung
    look       der ganze Tisch, groß gezeichnet
    log        alles, was geschehen ist
    save DATEI die Partie in eine eigene Datei schreiben
    quit       hier aufhören; mit threekings play --resume geht es weiter
    Enter      den Tisch neu zeichnen
    Andere Arten zu spielen: threekings play --help nennt Optionen,
    und --edition DATEI nimmt die Karten deiner eigenen Schachtel.
cli-headed = { $head }: { $words }
cli-plain-moves-help = Ein Zug: seine Nummer oder sein Text.
cli-plain-no-move = einen Zug { $text } gibt es nicht; die Züge sind 1 bis { $count }
cli-replay-ask = Zug { $step } von { $last } (Enter: weiter, b: zurück, eine Nummer, first, last, q):{" "}
cli-score-players = Wie viele haben gespielt?{" "}
cli-score-players-wrong = Möglich sind so viele Spieler: { $allowed }.
cli-score-name = Name von Spieler { $number }:{" "}
cli-score-player = Spieler { $number }
cli-score-same-name = { $name } ist schon dabei.
cli-score-counts = { $owner } ({ $kinds }):{" "}
cli-score-stayed = Geblieben: { $cards }. Enter, wenn das alles ist; sonst jede Art nennen, die mehr geworden ist, mit ihrer ganzen Zahl.
cli-score-numbers = { $text } sollten Zahlen sein, etwa 3 0 2 1 0 4 2.
cli-score-named = { $text } sollte eine Art und eine Zahl sein, etwa { $kind }=2.
cli-score-twice = { $name } steht zweimal da.
cli-score-which = { $text } kann mehreres heißen: { $kinds }; schreib mehr davon.
cli-score-no-kind = { $text } ist keine Kartenart, die noch zu zählen ist; das sind { $kinds }.
cli-score-too-many = { $count } Zahlen sind zu viele: Es fehlen { $most }.
cli-score-kept = gespeichert in { $file }; weiter geht es mit: threekings score --resume
cli-score-unkept = Achtung, die Eingaben lassen sich nicht speichern: { $reason }
cli-score-ended = die Eingabe endete nach { $count } Zeilen; hinein gehören: { $lines }
cli-yes = ja
cli-no = nein
cli-none = keine
