## Aiuti: ciò che si può sapere ma è difficile tenere a mente, per chi vuole che sia contato

web-aids = Aiuti
web-aids-title = Che cosa non hai ancora visto, quanto frutterebbe una fila, i punti di tutti: mostra o nascondi.
web-set-aids-what = Accanto a carte e tessere: che cosa non hai ancora visto, quanto frutterebbe una fila, dove una tessera rende di più, i punti di tutti e i tasti. Mai niente che tu non possa sapere.
web-aids-unseen = ancora da vedere: { $count }
web-aids-points = Punti allo stato attuale
web-aids-stars = Stelle allo stato attuale

# King Lui
web-aids-kl-legend = ancora da vedere
web-aids-kl-taken = { $count ->
    [one] 1 punto in vista
   *[other] { $count } punti in vista
    }
web-aids-kl-taken-title = Tanto varrebbe ciò che tutti hanno visto prendere a { $player }.

# Ku-Ka-King
web-aids-kk-unseen = Ancora da vedere: { $count ->
    [one] 1 carta
   *[other] { $count } carte
    }
web-aids-kk-where = coperte nel mazzo e nella scatola
web-aids-kk-row = { $count ->
    [0] per ora non frutterebbe niente
    [one] frutterebbe 1 punto
   *[other] frutterebbe { $count } punti
    }

# The King's Catering
web-aids-kc-unseen = Ancora da vedere: { $count ->
    [one] 1 tessera
   *[other] { $count } tessere
    }
web-aids-kc-coming = { $count ->
    [0] non ne arriverà più nessuna
    [one] ne arriverà ancora 1
   *[other] ne arriveranno ancora { $count }
    }
web-aids-kc-type = { $type ->
    [beer] birra
    [soup] zuppa
    [roast] arrosto
    [salad] insalata
    [cake] torta
    [cook] cuoco
    [florist] fiorista
    [waiter] cameriere
    [musician] musicista
    [taster] assaggiatore
   *[other] { $type }
    }
web-aids-kc-size = Dimensione { $size }
web-aids-kc-all = tutte

## Tasti singoli, che qualcuno preme senza volere

web-set-keys = Singole lettere e cifre come tasti
web-set-keys-hint = Al tavolo giocano i pezzi. Disattivale se detti al computer o premi tasti per sbaglio: frecce, Tab, Invio ed Esc restano.
web-keys-off = Singole lettere, cifre e segni sono disattivati. Con frecce, Tab, Invio ed Esc si fa tutto.
