## La partita del giorno

web-daily-badge = { $counted ->
    [yes] Partita del giorno
   *[no] Partita del giorno, allenamento
    }
web-daily-badge-of = Partita del giorno del { $date } (UTC)
web-daily-mark = Il segno di questa partita è { $mark }. I risultati con lo stesso segno vengono dalle stesse carte e dagli stessi bot.
web-daily-other-rule = Le carte o i bot di questo server ora sono di un'altra versione e per questa data darebbero altre carte: confronta solo risultati con lo stesso segno.
web-daily-line = { web-name } · { $title } · { $date } · { $place }° su { $players } · { $game ->
    [kings-catering] { $points }★
   *[other] { $points ->
        [one] 1 punto
       *[other] { $points } punti
        }
    } · #{ $mark }
web-daily-share = Il tuo risultato nella partita del giorno
web-copy-text = Copia

## Statistiche

web-stats-none = Ancora niente da contare. Ogni partita che giochi fino alla fine si aggiunge qui.
web-stats-kept = Conservate solo in questo browser: ogni partita che hai giocato fino alla fine. Una partita che un bot ha finito per te non conta.
web-stats-wins = Vittorie
web-stats-wins-of = { NUMBER($wins, maximumFractionDigits: 1) } { $wins ->
    [1] vittoria
   *[other] vittorie
    } in { $games ->
    [one] 1 partita
   *[other] { $games } partite
    } contro altri. Una quota equa sarebbe { NUMBER($fair, maximumFractionDigits: 1) }: una partita ogni tante quanti si è a giocare. Una vittoria condivisa conta in parte.
web-stats-interval = Il solo caso avrebbe potuto dare da { NUMBER($least, maximumFractionDigits: 1) } a { NUMBER($most, maximumFractionDigits: 1) } (95 %, intervallo di Wilson): { $verdict ->
    [more] vinci più della tua quota.
    [less] vinci meno della tua quota.
   *[fair] per ora nulla smentisce una quota equa.
    }
web-stats-streak = Vittorie di fila: ora { $now }, al massimo { $longest }.
web-stats-daily-streak = Giorni di fila con una partita del giorno: ora { $now }, al massimo { $longest }.
web-stats-points = Gioco per gioco
web-stats-game = Gioco
web-stats-with = { $players ->
    [1] da solo
   *[other] in { $players }
    }
web-stats-games = Partite
web-stats-won = Vinte / quota
web-stats-won-of = { NUMBER($wins, maximumFractionDigits: 1) } / { NUMBER($fair, maximumFractionDigits: 1) }
web-stats-average = Media
web-stats-best = Migliore
web-stats-number = { $game ->
    [kings-catering] { NUMBER($points, maximumFractionDigits: 1) }★
   *[other] { NUMBER($points, maximumFractionDigits: 1) }
    }
web-stats-palaces = Palazzi, da solo
web-stats-palace = Palazzo
web-stats-beaten = Riusciti
web-stats-practice = { $count ->
    [0] Le partite di allenamento si contano a parte: finora nessuna.
    [one] 1 partita di allenamento è contata a parte, e in nulla di ciò che precede.
   *[other] { $count } partite di allenamento sono contate a parte, e in nulla di ciò che precede.
    } È allenamento una partita di cui qualcuno conosceva le carte, in cui si è annullato qualcosa di appena visto, o in cui si sono chiesti consigli.
web-stats-carry = In un altro browser
web-stats-carry-how = Salva tutto in un solo file e aggiungilo nell'altro browser. Una partita presente in entrambi conta una volta.
web-stats-save = Salva in un file
web-stats-add = Aggiungi da un file
web-stats-added = { $count ->
    [0] Niente da aggiungere: tutte le partite di questo file ci sono già.
    [one] È stata aggiunta 1 partita.
   *[other] Sono state aggiunte { $count } partite.
    }
web-stats-file-other = Questo non è un file di statistiche. Non è cambiato nulla.
web-stats-file-newer = Questo file viene da un'altra versione di Three Kings, che questa non sa leggere. Non è cambiato nulla.
web-stats-file-broken = La partita { $number } di questo file non si può leggere. Non è cambiato nulla.
web-stats-file-large = Questo file è troppo grande. Non è cambiato nulla.
