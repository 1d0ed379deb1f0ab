## Hilfen: was man wissen kann und schwer im Kopf behält, für alle, die es mitgezählt haben wollen

web-aids = Hilfen
web-aids-title = Was du noch nicht gesehen hast, was eine Reihe brächte, die Punkte von allen: einblenden oder nicht.
web-set-aids-what = Neben den Karten und Plättchen: was du noch nicht gesehen hast, was eine Reihe brächte, wo ein Plättchen am meisten bringt, die Punkte von allen und die Tasten. Nie etwas, das du nicht wissen darfst.
web-aids-unseen = noch ungesehen: { $count }
web-aids-points = Punkte nach jetzigem Stand
web-aids-stars = Sterne nach jetzigem Stand

# King Lui
web-aids-kl-legend = noch ungesehen
web-aids-kl-taken = { $count ->
    [one] 1 Punkt offen
   *[other] { $count } Punkte offen
    }
web-aids-kl-taken-title = So viel brächte, was { $player } vor aller Augen genommen hat.

# Ku-Ka-King
web-aids-kk-unseen = Noch ungesehen: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
    }
web-aids-kk-where = verdeckt in Stapel und Schachtel
web-aids-kk-row = { $count ->
    [0] brächte jetzt nichts
    [one] brächte 1 Punkt
   *[other] brächte { $count } Punkte
    }

# The King's Catering
web-aids-kc-unseen = Noch ungesehen: { $count ->
    [one] 1 Plättchen
   *[other] { $count } Plättchen
    }
web-aids-kc-coming = { $count ->
    [0] keines davon kommt noch
    [one] eines davon kommt noch
   *[other] { $count } davon kommen noch
    }
web-aids-kc-type = { $type ->
    [beer] Bier
    [soup] Suppe
    [roast] Braten
    [salad] Salat
    [cake] Kuchen
    [cook] Koch
    [florist] Florist
    [waiter] Kellner
    [musician] Musikant
    [taster] Vorkoster
   *[other] { $type }
    }
web-aids-kc-size = Größe { $size }
web-aids-kc-all = alle

## Einzelne Tasten, die manche drücken, ohne es zu wollen

web-set-keys = Einzelne Buchstaben und Ziffern als Tasten
web-set-keys-hint = Am Tisch spielen sie Karten und Plättchen aus. Schalte sie aus, wenn du dem Computer diktierst oder leicht danebentippst: Pfeile, Tab, Enter und Esc bleiben.
web-keys-off = Einzelne Buchstaben, Ziffern und Zeichen sind ausgeschaltet. Mit Pfeilen, Tab, Enter und Esc geht alles.
