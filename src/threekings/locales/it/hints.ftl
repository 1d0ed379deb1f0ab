## Suggerimenti: le due mosse migliori, con i motivi

web-hint = Consiglio
web-hint-title = Le due mosse migliori secondo un bot forte, e perché (tasto T)
web-hint-ask = Mostrare le due mosse migliori? Per chiunque sia al tavolo, negli elenchi e nella registrazione sarà una partita con consigli.
web-hint-yes = Mostra
web-hint-thinking = Un bot ci pensa …
web-hint-moves = Le due mosse migliori
web-hint-mix = Nessuno deve poterti leggere nel pensiero: scegli ora una fila, ora l'altra, più o meno tanto spesso quanto indicato qui.
web-hint-close = Chiudi il consiglio
web-hint-play = Gioca
web-hint-share = vince circa { $share } volte su 100
web-hint-share-palace = raggiunge l'obiettivo circa { $share } volte su 100
web-hint-often = { $tenths ->
    [0] quasi mai
    [1] 1 volta su 10
    [10] quasi sempre
   *[other] { $tenths } volte su 10
    }
web-hint-badge = consigli
web-hint-badge-why = Questa è una partita con consigli
web-hint-badge-who = Consigli in questa partita: { $players }. Lo dice anche la registrazione.
web-hint-allowed = Consigli
web-hint-allowed-all = chi vuole può chiederne; la partita viene allora contrassegnata
web-hint-allowed-none = nessuno
web-table-key-hint = un consiglio, dove il tavolo lo permette
table-log-hint = { $player } chiede un consiglio: è una partita con consigli.
cli-kk-hint-often = { $place }. { $move }, { $often }: vince circa { $share } volte su 100 contro chi varia altrettanto
cli-hint-only = { $place }. { $move }
cli-hint-why = { $first }: { $reasons }

# Per tutti i giochi
hint-only = l'unica mossa possibile
hint-tried = è andata meglio nelle partite provate
hint-close = vale più o meno lo stesso

# King Lui
kl-hint-brings = porta { $points ->
    [one] 1 punto
   *[other] { $points } punti
    } se il re conserva { $count } { $dish }
kl-hint-lacks = conta quando il re avrà altre { $count } porzioni di { $dish }
kl-hint-over = in { $tenths } casi su 10 avrai più { $dish } del re
kl-hint-average = { $dish }: alla fine circa { $points ->
    [one] 1 punto
   *[other] { $points } punti
    }
kl-hint-keeps-over = { $player } resta con più { $dish } del re
kl-hint-draw = la carta pescata conta in { $tenths } casi su 10
kl-hint-emerald = in { $tenths } su 10 è un Emerald
kl-hint-lay = qualsiasi coppia da fargli mangiare ti costerebbe punti
kl-hint-feed = toglie { $points ->
    [one] 1 punto
   *[other] { $points } punti
    } a { $player }
kl-hint-feed-over = { $player } avrà più { $dish } del re
kl-hint-feed-costs = ti costa { $points ->
    [one] 1 punto
   *[other] { $points } punti
    }
kl-hint-feed-free = non ti costa nulla

# Ku-Ka-King
kk-hint-alone = probabilmente tutta tua ({ $tenths } su 10)
kk-hint-wanted = potrebbe sceglierla anche { $player } ({ $tenths } su 10)
kk-hint-nobody-else = nessun altro sceglie adesso
kk-hint-brings = porta { $points ->
    [one] 1 punto
   *[other] { $points } punti
    } al prossimo conteggio
kk-hint-kings = { $count ->
    [1] il tuo primo re
    [2] il tuo secondo re
    [3] il tuo terzo re
   *[other] { $count } re
    }
kk-hint-knights = { $count ->
    [1] il tuo primo cavaliere
    [2] il tuo secondo cavaliere
    [3] il tuo terzo cavaliere
   *[other] { $count } cavalieri
    }
kk-hint-most-knights = { $count ->
    [one] 1 cavaliere, e nessuno ne ha di più
   *[other] { $count } cavalieri, e nessuno ne ha di più
    }
kk-hint-churches = nessuno avrebbe più chiese di te
kk-hint-pair = completa contadino e contadina
kk-hint-farm = completa contadino, contadina e casa colonica
kk-hint-herd = forma un branco: { $cards }

# The King's Catering
kc-hint-turn = le sue tessere portano circa { $stars }★ in questo turno
kc-hint-tiles = { $count ->
    [one] 1 tessera
   *[other] { $count } tessere
    }
kc-hint-now = vale { $stars }★ adesso
kc-hint-end = alla fine avrai circa { $stars }★
kc-hint-founds = apre la tua tavola { $table }
kc-hint-all-sizes = alla tavola { $table } ci saranno tutte e quattro le dimensioni
kc-hint-matches = { $count ->
    [one] completa 1 decorazione
   *[other] completa { $count } decorazioni
    }
kc-hint-stands = la tavola { $table } rispetta così la regola del Re
kc-hint-from-king = il Re dà { $stars }★ in più
kc-hint-from-queen = la Regina dà { $stars }★ in più
kc-hint-from-princess = la Principessa dà { $stars }★ in più
kc-hint-from-crew = il personale dà { $stars }★ in più
