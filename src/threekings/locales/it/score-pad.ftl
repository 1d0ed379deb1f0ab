## Conteggi impossibili; nella pagina stanno accanto al numero

pad-none-left = { $count } { $kind } non è possibile: ne restano { $left } su { $of }.
    .page = { $left ->
        [0] Sono { $of } in tutto, e le hanno gli altri.
       *[other] Al massimo { $left }: sono { $of } in tutto.
        }
pad-too-many = { $count } { $kind } non è possibile: al massimo { $most }.
    .page = Al massimo { $most }.
pad-kk-too-few = { $count } { $kind } non è possibile: { $least } sono rimaste dopo il primo conteggio.
    .page = Almeno { $least }: tante sono rimaste dopo il primo conteggio.
pad-kc-too-few = { $count } tessere personale piazzate non è possibile: { $least } sono alle tavole.
    .page = Almeno { $least }: tante sono alle tavole.
pad-kc-same-tile = Queste due Principesse sono i due lati della stessa tessera.
pad-kc-same-tiles = La seconda manche vuole Reali di altre tessere rispetto alla prima, con una sola Principessa.

## The King's Catering: che cosa si conta

pad-kc-foods = { $food ->
    [beer] Birra
    [soup] Zuppa
    [roast] Arrosto
    [salad] Insalata
    [cake] Torta
   *[other] { $food }
    }
pad-kc-matched = { $colour ->
    [blue] Decorazioni complete blu
    [red] Decorazioni complete rosse
    [gold] Decorazioni complete oro
    [green] Decorazioni complete verdi
   *[other] Decorazioni complete: { $colour }
    }
pad-kc-tables-of-tiles = { $number ->
    [1] Tavole
   *[other] Tavole di almeno { $number } tessere
    }
pad-kc-tables-of-foods = Tavole con almeno { $number } cibi
pad-kc-tables-of-types = Tavole con esattamente { $number } tipi di cibo
pad-kc-tables-of-all-sizes = Tavole con cibi di tutte e quattro le dimensioni
pad-kc-tables-with-one-crew = Tavole di almeno { $number } tessere con una sola tessera personale
pad-kc-matched-beyond = { $number ->
    [1] Decorazioni complete di un colore a una tavola, tranne la prima
   *[other] Decorazioni complete di un colore a una tavola, tranne le prime { $number }
    }
pad-kc-each-crew = Personale
pad-kc-open-halves = Metà aperte
pad-kc-largest-table = Tessere della tavola più grande
pad-kc-smallest-table = Somma delle dimensioni alla tavola più piccola
pad-kc-most-tables = Tavole
pad-kc-most-crew = Personale
pad-kc-crew-stars = Stelle di tutto il personale, sommate
pad-kc-placed = Personale piazzato, anche alle tavole scartate (per le parità)
