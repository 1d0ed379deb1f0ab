## Tessere

card-beer-1a = beer-1a
card-beer-1b = beer-1b
card-beer-1c = beer-1c
card-beer-2a = beer-2a
card-beer-2b = beer-2b
card-beer-2c = beer-2c
card-beer-3a = beer-3a
card-beer-3b = beer-3b
card-beer-3c = beer-3c
card-beer-4a = beer-4a
card-beer-4b = beer-4b
card-beer-4c = beer-4c
card-soup-1a = soup-1a
card-soup-1b = soup-1b
card-soup-1c = soup-1c
card-soup-2a = soup-2a
card-soup-2b = soup-2b
card-soup-2c = soup-2c
card-soup-3a = soup-3a
card-soup-3b = soup-3b
card-soup-3c = soup-3c
card-soup-4a = soup-4a
card-soup-4b = soup-4b
card-soup-4c = soup-4c
card-roast-1a = roast-1a
card-roast-1b = roast-1b
card-roast-1c = roast-1c
card-roast-2a = roast-2a
card-roast-2b = roast-2b
card-roast-2c = roast-2c
card-roast-3a = roast-3a
card-roast-3b = roast-3b
card-roast-3c = roast-3c
card-roast-4a = roast-4a
card-roast-4b = roast-4b
card-roast-4c = roast-4c
card-salad-1a = salad-1a
card-salad-1b = salad-1b
card-salad-1c = salad-1c
card-salad-2a = salad-2a
card-salad-2b = salad-2b
card-salad-2c = salad-2c
card-salad-3a = salad-3a
card-salad-3b = salad-3b
card-salad-3c = salad-3c
card-salad-4a = salad-4a
card-salad-4b = salad-4b
card-salad-4c = salad-4c
card-cake-1a = cake-1a
card-cake-1b = cake-1b
card-cake-1c = cake-1c
card-cake-2a = cake-2a
card-cake-2b = cake-2b
card-cake-2c = cake-2c
card-cake-3a = cake-3a
card-cake-3b = cake-3b
card-cake-3c = cake-3c
card-cake-4a = cake-4a
card-cake-4b = cake-4b
card-cake-4c = cake-4c
card-cook-beer = cook-beer
card-cook-soup = cook-soup
card-cook-roast = cook-roast
card-cook-salad = cook-salad
card-cook-cake = cook-cake
card-florist-blue = florist-blue
card-florist-red = florist-red
card-florist-gold = florist-gold
card-florist-green = florist-green
card-waiter-1 = waiter-1
card-waiter-2 = waiter-2
card-waiter-3 = waiter-3
card-waiter-4 = waiter-4
card-musician-a = musician-a
card-musician-b = musician-b
card-musician-c = musician-c
card-musician-d = musician-d
card-taster-a = taster-a
card-taster-b = taster-b
card-taster-c = taster-c

## Che cosa viene chiesto a chi gioca

kc-prompt-column = Prendi una colonna.
kc-prompt-put = { $count ->
    [one] Piazza la tua tessera.
   *[other] Piazza le tue { $count } tessere, nell'ordine che vuoi.
    }
kc-prompt-wait = Tocca a { $player }.
kc-prompt-over = La partita è finita.

## Perché una mossa non si può giocare

kc-2-6-short-start = chi comincia prende la colonna 1: la partenza è corta
kc-3-1-column-is-empty = nella colonna { $column } non ci sono tessere
kc-3-1-take-a-column = prima prendi una colonna
kc-3-2-place-all = { $count ->
    [one] prima piazza la tessera che hai preso
   *[other] prima piazza le { $count } tessere che hai preso
    }
kc-3-2-not-in-hand = { $tile } non è tra le tessere che hai preso
kc-3-4-not-your-turn = tocca a { $player }
kc-3-4-game-is-over = la partita è finita
kc-4-1-no-such-table = la tavola { $table } non c'è; { $count ->
    [0] non ne hai ancora nessuna
    [one] ne hai una
   *[other] ne hai { $count }
    }
kc-4-2-cell-is-taken = in { $x } { $y } c'è già una tessera
    .page = qui c'è già una tessera
kc-4-2-touches-nothing = nessuna tessera della tavola { $table } ha un lato in comune con { $x } { $y }
    .page = accanto a questa casella non ci sono tessere della tavola { $table }
kc-4-2-crew-is-not-turned = il personale non si gira mai: scrivi 0
    .page = il personale non si gira mai
kc-4-2-looks-the-same = { $tile } con { $turns ->
    [one] 1 giro
   *[other] { $turns } giri
    } è come con { $alike }: scrivi { $alike }
    .page = { $tile } ha lo stesso aspetto anche con meno giri
kc-4-3-no-decoration-matches = lì non si completerebbe nessuna decorazione
kc-4-4-no-empty-side = il personale deve toccare un lato vuoto di un cibo
kc-4-5-crew-of-this-type = alla tavola { $table } c'è già un { $type ->
    [cook] cuoco
    [florist] fiorista
    [waiter] cameriere
    [musician] musicista
    [taster] assaggiatore
   *[other] { $type }
    }
kc-4-6-too-many-types = { $king } non ammette altri tipi di cibo a questa tavola
kc-4-6-equal-sizes-touch = { $king } vieta di affiancare cibi della stessa dimensione
kc-8-1-round-is-over = la prima manche è finita

## La cronaca

kc-log-royals = Reali in gioco: { $royals }.
    .page = Re, Regina e Principessa dicono che cosa desiderano.
kc-log-columns = Colonne: { $columns }.
    .page = Le colonne vengono rifornite.
kc-log-column = { $player } prende la colonna { $column }: { $tiles }.
kc-log-found = { $player } apre la tavola { $table } con { $tile }.
kc-log-put = { $player } mette { $tile } alla tavola { $table }, in { $x } { $y }.
    .page = { $player } mette { $tile } alla tavola { $table }.
kc-log-discard = Scartate: { $tiles }.
kc-log-round = La prima manche è finita. La seconda comincia con le tessere rimaste fuori.
kc-log-over = Le colonne sono vuote: la partita è finita.

## Chi ha vinto

kc-verdict-wins = { $player } vince con { $stars }★.
kc-verdict-wins-tie = { $players } hanno { $stars }★ a testa; vince { $player }, con meno personale ({ $crew }).
kc-verdict-share = { $players } condividono la vittoria: a testa { $stars }★ e { $crew ->
    [one] 1 tessera personale
   *[other] { $crew } tessere personale
    }.
kc-verdict-alone = { $player } ha { $stars }★.
kc-verdict-reached = { $palace ->
    [schoenbrunn] { kc-palace-schoenbrunn }
    [buckingham] { kc-palace-buckingham }
   *[versailles] { kc-palace-versailles }
    }: { $stars }★. L'obiettivo di { $target }★ è raggiunto!
kc-verdict-missed = { $palace ->
    [schoenbrunn] { kc-palace-schoenbrunn }
    [buckingham] { kc-palace-buckingham }
   *[versailles] { kc-palace-versailles }
    }: { $stars }★, { $missing ->
    [one] ne manca 1
   *[other] ne mancano { $missing }
    } per l'obiettivo di { $target }★.

## Che cosa chiedono i Reali e il personale

kc-palace-schoenbrunn = Schönbrunn
kc-palace-buckingham = Buckingham
kc-palace-versailles = Versailles
kc-rule-least-tiles = solo tavole di almeno { $limit } tessere
kc-rule-most-types = al massimo { $limit } tipi di cibo per tavola
kc-rule-other-shapes = mai due tavole di forma uguale
kc-rule-sizes-apart = mai cibi della stessa dimensione fianco a fianco
kc-royal-tables-of-tiles = { $stars }★ per ogni tavola{ $number ->
    [1] {""}
   *[other] {" "}di almeno { $number } tessere
    }
kc-royal-tables-of-foods = { $stars }★ per ogni tavola con almeno { $number } { $number ->
    [one] cibo
   *[other] cibi
    }
kc-royal-tables-of-types = { $stars }★ per ogni tavola con esattamente { $number } { $number ->
    [one] tipo
   *[other] tipi
    } di cibo
kc-royal-tables-of-all-sizes = { $stars }★ per ogni tavola con cibi di tutte e quattro le dimensioni
kc-royal-tables-with-one-crew = { $stars }★ per ogni tavola{ $number ->
    [1] {""}
   *[other] {" "}di almeno { $number } tessere
    } con una sola tessera personale
kc-royal-matched-beyond = { $stars }★ per ogni decorazione completa di un colore a una tavola dopo { $number ->
    [1] la prima
   *[other] le prime { $number }
    }
kc-royal-each-crew = { $stars }★ per ogni tessera personale
kc-royal-open-halves = { $number ->
    [1] { $stars }★ per ogni metà aperta
   *[other] { $stars }★ ogni { $number } metà aperte
    }
kc-royal-few-tiles = { $stars }★ per ogni tessera in meno di { $number }
kc-royal-few-open-halves = { $stars }★ per ogni metà aperta in meno di { $number }
kc-royal-same-type = { $number ->
    [1] { $stars }★ per ogni cibo
   *[other] { $stars }★ ogni { $number } cibi dello stesso tipo
    }
kc-royal-sets-of-types = { $stars }★ per ogni serie di tutti i tipi di cibo
kc-royal-sets-of-colours = { $stars }★ per ogni serie di decorazioni complete in tutti i colori
kc-royal-type-in-sets = { $food ->
    [beer] birre
    [soup] zuppe
    [roast] arrosti
    [salad] insalate
    [cake] torte
   *[other] { $food }
    } in serie da { $sizes }: { $steps }★
kc-royal-size-in-sets = cibi di dimensione { $size } in serie da { $sizes }: { $steps }★
kc-royal-largest-table = { $number ->
    [1] { $stars }★ per ogni tessera della tua tavola più grande
   *[other] { $stars }★ ogni { $number } tessere della tua tavola più grande
    }
kc-royal-smallest-table = { $stars }★ ogni { $number } nella somma delle dimensioni della tua tavola più piccola, arrotondando per eccesso (a parità la migliore; al massimo { $most }★)
kc-royal-few-tables = { $stars }★ per ogni tavola in meno di { $number }
kc-royal-most-tables = { $stars }★ a chi ha più tavole
kc-royal-most-crew = { $stars }★ a chi ha più personale
kc-royal-most-of-types = { $stars }★ per ogni tipo di cibo di cui hai più tessere di tutti
kc-royal-most-of-sizes = { $stars }★ per ogni dimensione di cui hai più cibi di tutti
kc-royal-most-of-colours = { $stars }★ per ogni colore di cui hai più decorazioni complete di tutti
kc-royal-least-tables = { $stars }★ a chi ha meno tavole
kc-royal-least-crew = { $stars }★ a chi ha meno personale
kc-royal-least-of-types = { $stars }★ per ogni tipo di cibo di cui hai meno tessere di tutti, o nessuna
kc-royal-least-of-sizes = { $stars }★ per ogni dimensione di cui hai meno cibi di tutti, o nessuno
kc-royal-least-of-colours = { $stars }★ per ogni colore di cui hai meno decorazioni complete di tutti, o nessuna
kc-crew-foods-of-type = { $every ->
    [1] { $stars }★ per ogni { $food ->
        [beer] birra
        [soup] zuppa
        [roast] arrosto
        [salad] insalata
        [cake] torta
       *[other] { $food }
        } alla sua tavola
   *[other] { $stars }★ ogni { $every } { $food ->
        [beer] birre
        [soup] zuppe
        [roast] arrosti
        [salad] insalate
        [cake] torte
       *[other] { $food }
        } alla sua tavola
    }
kc-crew-foods-of-size = { $every ->
    [1] { $stars }★ per ogni cibo di dimensione { $size } alla sua tavola
   *[other] { $stars }★ ogni { $every } cibi di dimensione { $size } alla sua tavola
    }
kc-crew-matched-of-colour = { $every ->
    [1] { $stars }★ per ogni decorazione { $colour ->
        [blue] blu
        [red] rossa
        [gold] oro
        [green] verde
       *[other] { $colour }
        } completa alla sua tavola
   *[other] { $stars }★ ogni { $every } decorazioni { $colour ->
        [blue] blu
        [red] rosse
        [gold] oro
        [green] verdi
       *[other] { $colour }
        } complete alla sua tavola
    }
kc-crew-all-sizes = { $every ->
    [1] { $stars }★ per ogni serie delle quattro dimensioni alla sua tavola
   *[other] { $stars }★ ogni { $every } serie delle quattro dimensioni alla sua tavola
    }
kc-crew-all-types = { $every ->
    [1] { $stars }★ per ogni serie di tutti i tipi di cibo alla sua tavola
   *[other] { $stars }★ ogni { $every } serie di tutti i tipi di cibo alla sua tavola
    }
# Lo stesso, come sta scritto su una tessera
kc-crew-foods-of-type-short = { $food ->
    [beer] birra
    [soup] zuppa
    [roast] arrosto
    [salad] insalata
    [cake] torta
   *[other] { $food }
    }
kc-crew-foods-of-size-short = dim. { $size }
kc-crew-matched-of-colour-short = { $colour ->
    [blue] blu
    [red] rosso
    [gold] oro
    [green] verde
   *[other] { $colour }
    }
kc-crew-all-sizes-short = dim.
kc-crew-all-types-short = tipi
kc-crew-never = (mai con { $king })

## Che cosa sconsiglia una mossa, o una tavola

kc-warning-same-shape = stessa forma della tavola { $table }: verrebbe scartata
kc-warning-few-tiles = meno di { $limit } tessere: verrebbe scartata
kc-warning-other-falls = la tavola { $table } verrebbe scartata
kc-warning-costs-king = il Re dà { $stars }★ in meno
kc-warning-costs-queen = la Regina dà { $stars }★ in meno
kc-warning-costs-princess = la Principessa dà { $stars }★ in meno
kc-warning-costs-crew = il personale dà { $stars }★ in meno
kc-fallen-same-shape = stessa forma della tavola { $table }: scartata
kc-fallen-few-tiles = meno di { $limit } tessere: scartata

## Nel terminale

cli-kc-moves-help =
    2          prendi la colonna 2; anche c 2, column 2
    1 14       tessera 1 nella casella 14; anche zuppa 14, col nome o il suo inizio
    1 14b      … girata: a com'è; b, c, d 1, 2, 3 quarti di giro in senso orario
    1 new      una tavola tutta sua; anche 1 n
    14b, new   l'ultima tessera non ha bisogno del numero
    1          tutti i modi per la tessera 1
    put soup-2b 3 1 -1 2    la mossa per intero: tavola 3, X 1, Y -1, due giri
    Dove manca lo spazio: beer-2a B·O· dice i lati in senso orario da nord.
cli-kc-round = manche { $round } di { $rounds }
cli-kc-deck = pila { $count }
cli-kc-stars = { $who } { $stars }★
cli-kc-to-reach = { $palace }: obiettivo { $target }★
cli-kc-crew = Personale
cli-kc-sum = { $stars }★ in tutto
cli-kc-sum-rounds = { $now }★ in tutto, con le { $before }★ della prima manche { $stars }★
cli-kc-column = colonna { $column }
cli-kc-empty = vuota
cli-kc-table = Tavola { $table }
cli-kc-no-table = ancora nessuna tavola
cli-kc-further-east = da X { $x } in poi
cli-kc-falls = ✗ { $king } ora la scarterebbe
cli-kc-left-out = non disegnate qui: { $tables }; look
cli-kc-left-out-cells = tavola { $table } (caselle da { $first } a { $last })
cli-kc-left-out-cell = tavola { $table } (casella { $first })
cli-kc-legend = cornice spessa: 0 0
cli-kc-rival = { $count ->
    [one] 1 tessera
   *[other] { $count } tessere
    }, personale { $crew }
cli-kc-rival-tables = tavole da { $sizes }
cli-kc-discarded = Scartate finora: { $tiles }
cli-kc-columns-hint = Colonne: { $columns }
cli-kc-new = new
cli-kc-type-new = Apri una tavola, per esempio { $example }. Che cosa rende ora:
cli-kc-type-briefly = Per esempio { $example }, o new. Le migliori prima:
cli-kc-type-one = Una casella, per es. { $example }; new: tavola nuova. Le migliori prima:
cli-kc-type-many = Tessera e casella, per es. { $example }; new: tavola nuova. Le migliori prima:
cli-kc-no-column = { $text } non è una colonna; scrivi 1, 2 o 3
cli-kc-no-move = { $text } non è una mossa; scrivi tessera e casella, per esempio { $example }, oppure help
cli-kc-no-tile = { $text } non è una delle tue tessere, che sono { $tiles }
cli-kc-which-tile = { $text } può essere { $tiles }; scrivi di più, o il suo numero
cli-kc-tile-first = Lì stanno bene più tessere; di' quale: { $examples }
cli-kc-nothing-there = Nessuna delle tue tessere può stare lì.
cli-kc-no-cell = la casella { $number } non c'è; le caselle vanno da 1 a { $count }, oppure new
cli-kc-no-cells = la casella { $number } non c'è: è possibile solo new
cli-kc-ways = { $tile } può andare qui, con le stelle che porta:
cli-kc-which-turn = { $tile } sta nella casella { $number } in più modi; aggiungi la lettera:
cli-kc-hint-palace = { $place }. { $move } raggiunge l'obiettivo circa { $share } volte su 100
cli-kc-hint-alone = { $place }. { $move }
cli-kc-pays = { $stars }★{ $every ->
    [1] {""}
   *[other] /{ $every }
    }
cli-kc-type = { $type ->
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
cli-kc-colour = { $colour ->
    [blue] blu
    [red] rosso
    [gold] oro
    [green] verde
   *[other] { $colour }
    }
cli-kc-rule = { $rule }; { $gives }
cli-kc-total = Totale
cli-kc-source-king = Re
cli-kc-source-queen = Regina
cli-kc-source-princess = Principessa
cli-kc-source-princess2 = Principessa
cli-kc-source-crew = Personale
cli-kc-rounds = 1ª  2ª
cli-kc-each = insieme
cli-kc-crew-placed = Personale piazzato
cli-kc-pad-lines = i Reali se nessuna opzione li nomina, un nome per ogni giocatore, tessere o somme, poi le tavole o le somme di ognuno
cli-kc-pad-setups = Reali in gioco: lati come K3,Q4,P2, o una di queste preparazioni: { $setups }.
cli-kc-pad-royals = Reali (Invio: famiglia):{" "}
cli-kc-pad-royals2 = Reali della seconda manche:{" "}
cli-kc-pad-in-force = { $side }: { $words }
cli-kc-pad-second = La seconda manche
cli-kc-pad-how = Tavole tessera per tessera, o solo le somme? (t o c; Invio: t){" "}
cli-kc-pad-how-wrong = { $text } dovrebbe essere t o c.
cli-kc-pad-tables =
    Una riga per ogni riga di una tavola, da nord: soup-2b cake-1a/1 . waiter-2
    /1 /2 /3: quarti di giro in senso orario; un punto: una casella vuota.
    Una riga vuota chiude una tavola, un'altra il giocatore.
    Le tavole nell'ordine in cui furono aperte. back: la riga precedente.
cli-kc-pad-row = { $name }, tavola { $table }, riga { $row }:{" "}
cli-kc-pad-no-tile = { $text } non è una tessera; le tessere si scrivono come { $example }, girate come { $example }/1.
cli-kc-pad-which = { $text } può essere { $tiles }; scrivi di più.
cli-kc-pad-twice = { $tile } c'è già, a una tavola di { $name }.
cli-kc-pad-too-many = Nessuno può avere più di { $most } tessere, né righe più lunghe.
cli-kc-pad-not-laid =
    { $tile } non può stare lì. { $reason }.
    back: correggi l'ultima riga.
cli-kc-pad-counts =
    Somme su tutte le tavole che rispettano la regola del Re,
    in quest'ordine o per nome: { $kind }=2
    Invio: niente. back: la riga precedente.
cli-kc-kind = { $kind ->
    [beer] birra
    [soup] zuppa
    [roast] arrosto
    [salad] insalata
    [cake] torta
    [size-1] dimensione-1
    [size-2] dimensione-2
    [size-3] dimensione-3
    [size-4] dimensione-4
    [matched-blue] decorazioni-blu
    [matched-red] decorazioni-rosse
    [matched-gold] decorazioni-oro
    [matched-green] decorazioni-verdi
    [crew] personale
    [crew-stars] stelle
    [placed] piazzato
   *[other] { $kind }
    }
cli-kc-setup = { $setup ->
    [family] famiglia
    [thinking] ragionata
    [low-interaction] poca-interazione
    [high-interaction] molta-interazione
    [sizes] dimensioni
    [decorations] decorazioni
    [schoenbrunn] Schönbrunn
    [buckingham] Buckingham
    [versailles] Versailles
   *[other] { $setup }
    }
cli-kc-pad-count = {"  "}{ $kind }: { $words }
cli-kc-count-tables-of-tiles = tavole{ $number ->
    [1] {""}
   *[other] {" "}di almeno { $number } tessere
    }
cli-kc-count-tables-of-foods = tavole con almeno { $number } cibi
cli-kc-count-tables-of-types = tavole con esattamente { $number } tipi di cibo
cli-kc-count-tables-of-all-sizes = tavole con cibi di tutte e quattro le dimensioni
cli-kc-count-tables-with-one-crew = tavole di almeno { $number } tessere con una sola tessera personale
cli-kc-count-matched-beyond = decorazioni complete di un colore a una tavola dopo { $number ->
    [1] la prima
   *[other] le prime { $number }
    }, sommate
cli-kc-count-each-crew = tessere personale
cli-kc-count-open-halves = metà aperte
cli-kc-count-few-tiles = tessere piazzate, anche a tavole scartate
cli-kc-count-few-open-halves = metà aperte, anche a tavole scartate
cli-kc-count-same-type = cibi di questo tipo
cli-kc-count-sets-of-types = cibi di questo tipo
cli-kc-count-sets-of-colours = decorazioni complete di questo colore
cli-kc-count-type-in-sets = cibi di questo tipo
cli-kc-count-size-in-sets = cibi di questa dimensione
cli-kc-count-largest-table = tessere della tavola più grande
cli-kc-count-smallest-table = somma delle dimensioni alla tavola più piccola (tra più, la somma più alta)
cli-kc-count-few-tables = tavole, anche scartate
cli-kc-count-most-tables = tavole
cli-kc-count-most-crew = tessere personale
cli-kc-count-most-of-types = cibi di questo tipo
cli-kc-count-most-of-sizes = cibi di questa dimensione
cli-kc-count-most-of-colours = decorazioni complete di questo colore
cli-kc-count-least-tables = tavole
cli-kc-count-least-crew = tessere personale
cli-kc-count-least-of-types = cibi di questo tipo
cli-kc-count-least-of-sizes = cibi di questa dimensione
cli-kc-count-least-of-colours = decorazioni complete di questo colore
cli-kc-count-crew-stars = stelle di tutto il personale, sommate
cli-kc-count-placed = personale piazzato, anche a tavole scartate (per le parità)

## Il tavolo di gioco

web-kc-royals = Reali in gioco
web-kc-royals-unfold = Che cosa chiedono i Reali
web-kc-source-king = Re
web-kc-source-queen = Regina
web-kc-source-princess = Principessa
web-kc-source-princess2 = Principessa
web-kc-source-crew = Personale
web-kc-crew-asks = { $count ->
    [0] ognuno rende alla propria tavola
    [one] { $count } al lavoro: rende alla propria tavola
   *[other] { $count } al lavoro: ognuno rende alla propria tavola
    }
web-kc-total = Totale
web-kc-stars = { $count }★
web-kc-if-over = se finisse ora
web-kc-before = con { $stars }★ della prima manche
web-kc-to-reach = { $palace }: obiettivo { $target }★
web-kc-round = Manche { $round } di { $rounds }
web-kc-round-heading = Manche { $round }
web-kc-round-sum = Stelle della manche { $round }
web-kc-crew-placed = Personale piazzato (a parità vince chi ne ha meno)
web-kc-deck = { $count ->
    [0] La pila è vuota
    [one] 1 tessera nella pila
   *[other] { $count } tessere nella pila
    }
web-kc-columns = Colonne
web-kc-column-words = { $count ->
    [0] Colonna { $column }, vuota
    [one] Colonna { $column }, 1 tessera. { $tiles }
   *[other] Colonna { $column }, { $count } tessere. { $tiles }
    }
web-kc-empty = vuota
web-kc-taken = presa
web-kc-hand = In mano
web-kc-hand-mine = Da piazzare
web-kc-hand-of = { $player } piazza
web-kc-crew-in-columns = Personale nelle colonne
web-kc-hand-empty = Nessuna tessera da piazzare
web-kc-tables = Tavole
web-kc-my-tables = Le tue tavole
web-kc-tables-of = Tavole di { $player }
web-kc-no-table = Ancora nessuna tavola
web-kc-no-table-mine = Ancora nessuna tavola. Prendi una colonna: le sue tessere vanno alle tue tavole.
web-kc-table-words = { $count ->
    [one] Tavola { $table }, 1 tessera.
   *[other] Tavola { $table }, { $count } tessere.
    }
web-kc-falling = { $count ->
    [one] il Re ne scarterebbe 1
   *[other] il Re ne scarterebbe { $count }
    }
web-kc-fallen = { $count ->
    [one] il Re ne ha scartata 1
   *[other] il Re ne ha scartate { $count }
    }
web-kc-counts = { $tables ->
    [one] 1 tavola
   *[other] { $tables } tavole
    }, { $tiles ->
    [one] 1 tessera
   *[other] { $tiles } tessere
    }, personale { $crew }
web-kc-show = Ingrandisci le tavole di { $player }
web-kc-back = Torna alle tue tavole
web-kc-new-table = nuova tavola
web-kc-pick-cell = { $tile }: tocca una casella dorata o trascinala lì
web-kc-all-laid = Tutto piazzato. Tocca una tessera per girarla, trascinala per spostarla.
web-kc-why = { $where }: perché qui no?
web-kc-turn = Gira
web-kc-one-way = { $tile } sta lì soltanto così.
web-kc-end-turn = Fine turno
web-kc-laid = { $tile }, tessera piazzata in questo turno. Girala, o trascinala altrove.
web-kc-take-back = Riprendi { $tile }
web-kc-zoom-in = Più grande
web-kc-zoom-out = Più piccolo
web-kc-discarded = { $count ->
    [one] 1 tessera scartata
   *[other] { $count } tessere scartate
    }
web-kc-food = { $tile }: { $sides }
web-kc-half = { $colour ->
    [blue] blu
    [red] rosso
    [gold] oro
    [green] verde
   *[other] { $colour }
    } { $side }
web-kc-side-north = in alto
web-kc-side-east = a destra
web-kc-side-south = in basso
web-kc-side-west = a sinistra
web-kc-crew = { $tile }: { $asks }
web-kc-take = prendi la colonna { $column }: { $tiles }
web-kc-found = apri una tavola con { $tile }: { $gain }
web-kc-put = { $tile } { $where }{ $meets ->
    [0] {""}
   *[other] , { $what }
    }{ $turns ->
    [0] {""}
    [one] , con un quarto di giro
   *[other] , con { $turns } quarti di giro
    }: { $gain }
web-kc-below = sotto { $tile }
web-kc-left-of = a sinistra di { $tile }
web-kc-above = sopra { $tile }
web-kc-right-of = a destra di { $tile }
web-kc-at-table = alla tavola { $table } { $where }
web-kc-meet = { $colour ->
    [blue] blu incontra blu
    [red] rosso incontra rosso
    [gold] oro incontra oro
    [green] verde incontra verde
   *[other] { $colour } incontra { $colour }
    }
web-kc-gain = { $sign ->
    [more] +{ $stars }
    [less] −{ $stars }
   *[none] 0
    } { $stars ->
    [one] stella
   *[other] stelle
    }
web-kc-key-number = prendi quella colonna, o scegli quella tessera in mano
web-kc-key-arrows = da una casella all'altra
web-kc-key-turn = gira la tessera
web-kc-key-new = una nuova tavola
web-kc-key-enter = metti lì la tessera
web-kc-key-delete = riprendi la tessera
web-kc-key-end = fine turno
web-kc-key-back = indietro
web-kc-letters = { $type ->
    [beer] Bi
    [soup] Zu
    [roast] Ar
    [salad] In
    [cake] To
    [cook] Cu
    [florist] Fi
    [waiter] Ca
    [musician] Mu
    [taster] As
   *[other] { $letters }
    }
web-kc-colour-letter = { $colour ->
    [blue] B
    [red] R
    [gold] O
    [green] V
   *[other] { $letter }
    }
web-kc-key-zoom = tavole più grandi o più piccole

## Sulla pagina delle regole

web-short-kings-catering-1 = Tre colonne hanno una, due e tre tessere. Prendi tutte quelle di una colonna e mettine ciascuna a una delle tue tavole, o aprine una nuova. Poi ogni colonna con spazio riceve una nuova tessera.
web-short-kings-catering-2 = Un cibo deve completare una decorazione: una metà su un suo lato incontra una metà dello stesso colore. Una metà senza tessere accanto è aperta.
web-short-kings-catering-3 = Il personale sta accanto al lato vuoto di un cibo e guadagna stelle alla propria tavola; mai due dello stesso tipo alla stessa tavola.
web-short-kings-catering-4 = Il Re detta una regola per le tavole; Re, Regina e Principessa danno stelle ognuno per qualcosa di diverso.
web-short-kings-catering-5 = Quando tutte le tessere sono piazzate vince chi ha più stelle. In solitario perdi una colonna dopo ogni turno e giochi per l'obiettivo di un palazzo.
web-example-kc-matches = Il blu incontra il blu: la torta può stare qui.
web-example-kc-differs = Il blu incontra il verde: qui no.
web-piece-beer = Birra
web-piece-soup = Zuppa
web-piece-roast = Arrosto
web-piece-salad = Insalata
web-piece-cake = Torta
web-piece-cook = Cuoco
web-piece-florist = Fiorista
web-piece-waiter = Cameriere
web-piece-musician = Musicista
web-piece-taster = Assaggiatore
web-piece-king = Re
web-piece-queen = Regina
web-piece-princess = Principessa

## Le tessere come si chiamano a voce

web-tile-food = { $food ->
    [beer] birra
    [soup] zuppa
    [roast] arrosto
    [salad] insalata
    [cake] torta
   *[other] { $food }
    } { $size }
web-tile-cook = cuoco { $of ->
    [beer] birra
    [soup] zuppa
    [roast] arrosto
    [salad] insalata
    [cake] torta
   *[other] { $of }
    }
web-tile-florist = fiorista { $of ->
    [blue] blu
    [red] rosso
    [gold] oro
    [green] verde
   *[other] { $of }
    }
web-tile-waiter = cameriere { $of }
web-tile-musician = musicista
web-tile-taster = assaggiatore
web-kc-crew-never = (mai con questo Re)
web-kc-the-king = il Re

## La prima partita

web-guide-kings-catering-first = Re, Regina e Principessa, qui sopra, dicono che cosa porta stelle. Prendi una delle tre colonne: tutte le sue tessere vanno alle tue tavole.
web-guide-kings-catering-next = Tocca una casella dorata: la tessera va lì, e metà dello stesso colore si incontrano. Il numero dice quante stelle porta subito. Tocca ancora la tessera per girarla, trascinala per spostarla, poi chiudi il turno.
web-kc-target = Obiettivo di { $palace }
