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
pad-kc-size = Cibi di dimensione { $size }
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
pad-kc-few-tiles = Tessere piazzate, anche alle tavole scartate
pad-kc-few-open-halves = Metà aperte, anche alle tavole scartate
pad-kc-largest-table = Tessere della tavola più grande
pad-kc-smallest-table = Somma delle dimensioni alla tavola più piccola
pad-kc-few-tables = Tavole, anche scartate
pad-kc-most-tables = Tavole
pad-kc-most-crew = Personale
pad-kc-least-tables = Tavole
pad-kc-least-crew = Personale
pad-kc-crew-stars = Stelle di tutto il personale, sommate
pad-kc-placed = Personale piazzato, anche alle tavole scartate (per le parità)

## La pagina

web-pad-title = Segnapunti
web-pad-title-of = Segnapunti: { $game }
web-pad-pitch = Avete giocato con la scatola vera? Inserisci quello che c'è sul tavolo. Somme, vincitore e spareggio vengono da soli.
web-pad-games = Segnapunti dei giochi
web-pad-new = Nuovo foglio
web-pad-kept = I miei fogli
web-pad-kept-here = I fogli restano solo in questo browser.
web-pad-none = Ancora nessuno. Scegli un gioco qui sopra.
web-pad-all = Tutti i fogli
web-pad-delete = Elimina
web-pad-delete-this = Elimina il foglio: { $game }, { $players }
web-pad-delete-question = Eliminare questo foglio con tutti i numeri?
web-pad-steps = Che cosa contare
web-pad-setup = Chi ha giocato
web-pad-how-many = Quanti hanno giocato?
web-pad-name = Nome del giocatore { $number }
web-pad-player = Giocatore { $number }
web-pad-asked = Che cosa chiedono i Reali
web-pad-next = Avanti: { $name }
web-pad-to-result = Al risultato
web-pad-back = Indietro
web-pad-more = { $kind }: uno in più
web-pad-less = { $kind }: uno in meno
web-pad-so-far = Il punteggio finora
web-pad-nothing = Appena conti qualcosa, qui trovi i punti e chi vince.
web-pad-missing = Ancora da contare: { $names }
web-pad-wrong = { $count ->
    [one] Un numero non può essere giusto. È segnato in rosso.
   *[other] { $count } numeri non possono essere giusti. Sono segnati in rosso.
    }
web-pad-wrong-choice = Scegli altri Reali: questi non possono stare insieme.
web-pad-wrong-mark = qui qualcosa non può essere giusto
web-pad-offline = Nessuna connessione. I tuoi numeri restano, le somme arrivano dopo.
web-pad-share-text = Condividi come testo
web-pad-copy-text = Copia come testo
web-pad-share-picture = Condividi come immagine
web-pad-save-picture = Salva come immagine
web-pad-copied = Copiato: incollalo dove vuoi.
web-pad-not-copied = Qui non si può copiare. Il testo è qui sotto.
web-pad-saved = L'immagine è salvata.
web-pad-text = Il risultato come testo
web-pad-row = { $label }: { $points }
web-pad-headline = { $game }, { $date }

web-pad-king-lui-owner = Il re
web-pad-king-lui-plates = Porzioni
web-pad-king-lui-plates-how = Quante porzioni di ogni piatto? Gli Emerald non contano.
web-pad-ku-ka-king-first = { web-kk-first-scoring }
web-pad-ku-ka-king-first-how = Tutte le carte al primo conteggio, anche quelle con la croce rossa. C'è stato un solo conteggio? Lascia tutto a 0.
web-pad-ku-ka-king-final = { web-kk-final-scoring }
web-pad-ku-ka-king-final-how = Tutte le carte alla fine. Quelle rimaste dopo il primo conteggio sono già inserite.
web-pad-kings-catering-round-1 = Manche 1
web-pad-kings-catering-round-1-how = Conta su tutte le tavole che rispettano la regola del Re.
web-pad-kings-catering-round-2 = Manche 2
web-pad-kings-catering-round-2-how = Conta su tutte le tavole che rispettano la regola del Re di questa manche.

option-kings-catering-palace-none = nessun palazzo
option-kings-catering-rounds-1 = una
option-kings-catering-rounds-2 = due
option-kings-catering-princesses-1 = una
option-kings-catering-princesses-2 = due
option-kings-catering-king = Re
option-kings-catering-queen = Regina
option-kings-catering-princess = Principessa
option-kings-catering-princess2 = Seconda Principessa
option-kings-catering-king-2 = Re della seconda manche
option-kings-catering-queen-2 = Regina della seconda manche
option-kings-catering-princess-2 = Principessa della seconda manche
option-kings-catering-royals2-family = { option-kings-catering-royals-family }
option-kings-catering-royals2-thinking = { option-kings-catering-royals-thinking }
option-kings-catering-royals2-low-interaction = { option-kings-catering-royals-low-interaction }
option-kings-catering-royals2-high-interaction = { option-kings-catering-royals-high-interaction }
option-kings-catering-royals2-sizes = { option-kings-catering-royals-sizes }
option-kings-catering-royals2-decorations = { option-kings-catering-royals-decorations }
