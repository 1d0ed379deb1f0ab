## Nel terminale

cli-card = { $card }
cli-cards = { $cards }
cli-more = -- Invio: avanti, q: indietro --
cli-rivals = Avversari
cli-since = Dalla tua ultima mossa
cli-earlier = … { $count ->
    [one] 1 riga precedente
   *[other] { $count } righe precedenti
    }: log
cli-ask = La tua mossa (? per le regole, help per i comandi):{" "}
cli-saved = salvata in { $file }; per continuare: threekings play --resume
cli-unsaved = questa partita non si può conservare: { $reason }
cli-unsaved-warning = Attenzione, questa partita non si può conservare: { $reason }
cli-save-done = Salvata in { $file }.
cli-save-failed = Non salvata: { $reason }
cli-save-where = Di' dove: save FILE
cli-save-other = Non salvata: { $file } esiste già, e non è questa partita.
cli-legal = La mossa { $move } ora è permessa.
cli-why-what = Di' quale mossa: why { $move }
cli-no-number = La mossa { $number } non c'è; le mosse vanno da 1 a { $count }.
cli-no-past = Non hai mosse da annullare.
cli-hint-thinking = Ci penso …
cli-hint = { $place }. { $move } vince circa { $share } volte su 100
cli-bot-thinking = { $player } ci pensa …
cli-compiling = Preparazione, solo questa volta: { $what }
cli-compiling-failed = { $what }: non si è potuto compilare in anticipo, lo sarà quando serve: { $why }
cli-kept = La partita intera è in { $file }
cli-help =
    ?          le regole in breve
    why MOSSA  posso giocarla, e se no, quale regola la vieta
    hint       le due mosse migliori secondo un bot forte
    undo       torna alla tua scelta precedente
    look       tutto il tavolo, disegnato in grande
    log        tutto ciò che è successo
    save FILE  scrivi la partita in un file tuo
    quit       smetti qui; threekings play --resume continua
    Invio      disegna di nuovo il tavolo
    Altri modi di giocare: threekings play --help elenca le opzioni,
    e --edition FILE vale per le carte della tua scatola.
cli-headed = { $head }: { $words }
cli-plain-moves-help = Una mossa: il suo numero, o il suo testo.
cli-plain-no-move = la mossa { $text } non c'è; le mosse vanno da 1 a { $count }
cli-replay-ask = Mossa { $step } di { $last } (Invio: avanti, b: indietro, un numero, first, last, q):{" "}
cli-score-players = Quanti hanno giocato?{" "}
cli-score-players-wrong = Il numero di giocatori può essere { $allowed }.
cli-score-name = Nome del giocatore { $number }:{" "}
cli-score-player = Giocatore { $number }
cli-score-same-name = { $name } c'è già.
cli-score-counts = { $owner } ({ $kinds }):{" "}
cli-score-stayed = Rimaste: { $cards }. Invio se è tutto; altrimenti ogni tipo che è cresciuto, con il numero totale.
cli-score-numbers = { $text } dovrebbe essere una serie di numeri, per esempio 3 0 2 1 0 4 2.
cli-score-named = { $text } dovrebbe essere un tipo e un numero, per esempio { $kind }=2.
cli-score-twice = { $name } compare due volte.
cli-score-which = { $text } può essere { $kinds }; scrivi di più.
cli-score-no-kind = { $text } non è un tipo di carta ancora da contare; questi lo sono: { $kinds }.
cli-score-too-many = { $count } numeri sono troppi: ne mancano { $most }.
cli-score-kept = salvato in { $file }; per continuare: threekings score --resume
cli-score-unkept = Attenzione, quello che scrivi non si può salvare: { $reason }
cli-score-ended = i dati finiscono dopo { $count ->
    [one] 1 riga
   *[other] { $count } righe
    }; servono: { $lines }
cli-yes = sì
cli-no = no
cli-none = niente
