## Carte

card-king = re
card-king-count = { $count } re
card-farmer = contadino
card-farmer-count = { $count ->
    [one] 1 contadino
   *[other] { $count } contadini
    }
card-wife = contadina
card-wife-count = { $count ->
    [one] 1 contadina
   *[other] { $count } contadine
    }
card-farmhouse = casa colonica
card-farmhouse-count = { $count ->
    [one] 1 casa colonica
   *[other] { $count } case coloniche
    }
card-church = chiesa
card-church-count = { $count ->
    [one] 1 chiesa
   *[other] { $count } chiese
    }
card-knight = cavaliere
card-knight-count = { $count ->
    [one] 1 cavaliere
   *[other] { $count } cavalieri
    }
card-points-2 = carta da 2 punti
card-points-2-count = { $count ->
    [one] 1 carta da 2 punti
   *[other] { $count } carte da 2 punti
    }
card-points-3 = carta da 3 punti
card-points-3-count = { $count ->
    [one] 1 carta da 3 punti
   *[other] { $count } carte da 3 punti
    }
card-points-4 = carta da 4 punti
card-points-4-count = { $count ->
    [one] 1 carta da 4 punti
   *[other] { $count } carte da 4 punti
    }
card-sheep = pecora
card-sheep-count = { $count ->
    [one] 1 pecora
   *[other] { $count } pecore
    }
card-horse = cavallo
card-horse-count = { $count ->
    [one] 1 cavallo
   *[other] { $count } cavalli
    }
card-pig = maiale
card-pig-count = { $count ->
    [one] 1 maiale
   *[other] { $count } maiali
    }
card-cow = mucca
card-cow-count = { $count ->
    [one] 1 mucca
   *[other] { $count } mucche
    }
card-goat = capra
card-goat-count = { $count ->
    [one] 1 capra
   *[other] { $count } capre
    }
card-hen = gallina
card-hen-count = { $count ->
    [one] 1 gallina
   *[other] { $count } galline
    }
card-goose = oca
card-goose-count = { $count ->
    [one] 1 oca
   *[other] { $count } oche
    }
card-donkey = asino
card-donkey-count = { $count ->
    [one] 1 asino
   *[other] { $count } asini
    }

## Che cosa ti viene chiesto

kk-prompt-choose = Scegli una fila.
kk-prompt-again = Scontro! Scegli di nuovo.
kk-prompt-chosen = Hai scelto la fila { $row }. { $count ->
    [one] Manca ancora una scelta; puoi cambiare la tua.
   *[other] Mancano ancora { $count } scelte; puoi cambiare la tua.
    }
    .awaited = Hai scelto la fila { $row }. Aspettiamo { $players }.
kk-prompt-wait = { $count ->
    [one] Manca ancora una scelta.
   *[other] Mancano ancora { $count } scelte.
    }
    .awaited = Aspettiamo { $players }.
kk-prompt-over = La partita è finita.

## Perché una mossa non si può giocare

kk-1-3-no-such-row = la fila { $row } non c'è; le file vanno da 1 a { $count }
kk-3-1-row-is-empty = nella fila { $row } non ci sono carte
kk-3-4-has-a-row = in questo turno sceglie di nuovo solo chi è finito in uno scontro
kk-4-5-game-is-over = la partita è finita

## La cronaca

kk-log-round = Turno { $round }.
kk-log-last-round = Turno { $round }: l'ultimo.
kk-log-take = { $player } prende la fila { $row }: { $cards }.
kk-log-clash = Scontro tra { $players } sulla fila { $row }, che perde una carta: { $card }.
kk-log-again = { $players } scelgono di nuovo.
kk-log-empty-handed = { $players } non ricevono niente in questo turno.
kk-log-scoring = Primo conteggio. Le carte con la croce rossa vanno nella scatola.
kk-log-scored = { $player }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
    }.
kk-log-box = Il mazzo è finito: si mescola la scatola, e le file si riempiono con le sue carte.
kk-log-over = Il conteggio finale chiude la partita.

## Chi ha vinto

kk-verdict-wins = { $player } vince con { $points ->
    [one] 1 punto
   *[other] { $points } punti
    }.
kk-verdict-share = { $players } condividono la vittoria con { $points ->
    [one] 1 punto
   *[other] { $points } punti
    } a testa.

## Nel terminale

cli-kk-moves-help = Una mossa: il numero di una fila, 6, o il suo testo: row 6, r 6.
cli-kk-round = turno { $round }
cli-kk-last-round = ultimo turno!
cli-kk-pile = mazzo { $count }
cli-kk-box = scatola { $count }
cli-kk-you = Tu
cli-kk-empty = vuota
cli-kk-kings = re
cli-kk-churches = chiese
cli-kk-points = punti
cli-kk-knights = cavalieri
cli-kk-animals = animali
cli-kk-farm = fattoria
cli-kk-sum = somma
cli-kk-sum-cards = somma, carte
cli-kk-legend = Dopo il primo conteggio ✗ va nella scatola, ✓ resta e conta di nuovo.
cli-kk-type = File:
cli-kk-clash-costs = uno scontro costa la carta in basso della fila
cli-kk-no-move = { $text } non è una mossa; le mosse vanno da row 1 a row { $count }, o basta il numero
cli-kk-hint-mix = Nessuno deve poterti leggere nel pensiero, perciò steward varia. Le file che sceglierebbe più spesso:
cli-kk-beat-1 = Ku
cli-kk-beat-2 = {" "}– Ka
cli-kk-beat-3 = {" "}– King!
cli-kk-scorings = 1° fin
cli-kk-each = insieme
cli-kk-total = Totale
kk-short-king = re
kk-short-farmer = cont.o
kk-short-wife = cont.a
kk-short-farmhouse = casa
kk-short-church = chiesa
kk-short-knight = cav.re
kk-short-points-2 = 2 pt
kk-short-points-3 = 3 pt
kk-short-points-4 = 4 pt
kk-short-sheep = pecora
kk-short-horse = cav.lo
kk-short-pig = maiale
kk-short-cow = mucca
kk-short-goat = capra
kk-short-hen = gall.a
kk-short-goose = oca
kk-short-donkey = asino
cli-kk-kind = { $kind ->
    [king] re
    [farmer] contadino
    [wife] contadina
    [farmhouse] casa-colonica
    [church] chiesa
    [knight] cavaliere
    [points-2] punti-2
    [points-3] punti-3
    [points-4] punti-4
    [sheep] pecora
    [horse] cavallo
    [pig] maiale
    [cow] mucca
    [goat] capra
    [hen] gallina
    [goose] oca
    [donkey] asino
   *[other] { $kind }
    }
cli-kk-pad-how =
    Carte per tipo, re=2 pecora=3, o numeri in quest'ordine: { $kinds }
    Invio: nessuna carta; per tutti i giocatori al primo conteggio: non c'è stato. back: la riga precedente.
cli-kk-pad-lines = un nome per ogni giocatore, poi le carte di ognuno al primo conteggio, poi a quello finale
cli-kk-pad-first = { $name }, primo conteggio
cli-kk-pad-final = { $name }, conteggio finale, tutte le carte
cli-kk-pad-counted = { $first } carte al primo conteggio, { $final } a quello finale.
cli-kk-pad-counted-once = { $count ->
    [one] 1 carta, e un solo conteggio.
   *[other] { $count } carte, e un solo conteggio.
    }

## Il tavolo di gioco

web-kk-round = Turno { $round }
web-kk-last-round = Ultimo turno!
web-kk-pile = Mazzo { $count }
web-kk-box = Scatola { $count }
web-kk-boxed = Carte viste finire nella scatola
web-kk-have-chosen = { $count ->
    [one] { $chosen } su { $count } ha scelto
   *[other] { $chosen } su { $count } hanno scelto
    }
web-kk-rows = File
web-kk-row = Fila { $row }
web-kk-row-empty = vuota
web-kk-row-costs = uno scontro costa la carta più esterna, { $card }
web-kk-row-mine = la tua scelta
web-kk-yours = tua
web-kk-empty = vuota
web-kk-move = fila { $row }: { $cards }
web-kk-key-row = scegli una fila con il suo numero
web-kk-legend-clash = uno scontro costa la carta più esterna della fila
web-kk-legend-cross = va nella scatola dopo il primo conteggio; tutte le altre carte restano e contano di nuovo
web-kk-beats = Ku – Ka – King!
web-kk-beat-1 = Ku
web-kk-beat-2 = – Ka –
web-kk-beat-3 = King!
web-kk-shown-take = { $player } prende la fila { $row }
web-kk-shown-clash = Scontro sulla fila { $row }: { $players }
web-kk-kingdom = Regno di { $player }
web-kk-my-kingdom = Il mio regno
web-kk-what-scores = che cosa vale
web-kk-choose-again = sceglie di nuovo
web-kk-again = di nuovo
web-kk-served = aspetta
web-kk-cards = { $count ->
    [one] 1 carta
   *[other] { $count } carte
    }
web-kk-cards-of = { $count ->
    [one] 1 carta, conteggio a { $goal }
   *[other] { $count } carte, conteggio a { $goal }
    }
web-kk-points-count = { $count ->
    [one] 1 punto
   *[other] { $count } punti
    }
web-kk-no-cards = Ancora nessuna carta
web-kk-stack-crossed = { $cards }, croce rossa: nella scatola dopo il primo conteggio
web-kk-source-kings = Re
web-kk-source-churches = Chiese
web-kk-source-points = Punti
web-kk-source-knights = Cavalieri
web-kk-source-farm = Fattoria
web-kk-source-animals = Animali
web-kk-how-kings = 1, 4, 9 … 36 per 2, 3, 4 … 7 re
web-kk-how-churches = 10 a chi ne ha di più, anche alla pari
web-kk-how-points = Il numero sulla carta
web-kk-how-knights = 1 l'uno; 2 l'uno per chi ne ha di più
web-kk-how-farm = Ogni contadino con una contadina 7, anche con la casa colonica 14
web-kk-how-animals = 1, 3, 6, 10, 15 per 1–5 della stessa specie
web-kk-fate-cross = ✗ nella scatola
web-kk-fate-tick = ✓ resta
web-kk-fate-some = quelle con ✗ nella scatola
web-kk-all-chosen = Tutti hanno scelto.
web-kk-crosses-go = Le carte con la croce rossa ora vanno nella scatola; tutte le altre restano e alla fine contano di nuovo.
web-kk-play-on = Si continua
web-kk-first-scoring-table = Punti del primo conteggio
web-kk-first-scoring = Primo conteggio
web-kk-final-scoring = Conteggio finale
web-kk-only-scoring = L'unico conteggio
web-kk-sum = Somma
web-kk-total = Totale

## Sulla pagina delle regole

web-short-ku-ka-king-1 = In ogni fila ci sono tre carte; dopo ogni turno si completano, a partire dalla fila 1. Ognuno sceglie una fila in segreto, poi si scopre tutto insieme: Ku – Ka – King!
web-short-ku-ka-king-2 = Se su una fila ci sei solo tu, ne prendi tutte le carte.
web-short-ku-ka-king-3 = Se siete in più d'uno è uno scontro: la carta più esterna è persa, una sola in ogni caso, e chi si è scontrato sceglie di nuovo.
web-short-ku-ka-king-4 = Dopo il turno in cui qualcuno arriva a 13 carte c'è un conteggio per tutti; poi le carte con la croce se ne vanno, quelle con la spunta restano e contano di nuovo.
web-short-ku-ka-king-5 = Quando il mazzo è finito si gioca un ultimo turno e si conta tutto un'altra volta. Vince la somma più alta.
web-example-kk-kings = Re: uno in meno di quanti ne hai, al quadrato
web-example-kk-churches = Più chiese di tutti, anche alla pari
web-example-kk-points = I numeri sulle carte
web-example-kk-knights = Più cavalieri di tutti, anche alla pari: 2 l'uno; altrimenti 1 l'uno
web-example-kk-animals = Animali della stessa specie: 1, 3, 6, 10, 15
web-example-kk-farm = Ogni contadino con una contadina 7, anche con la casa colonica 14

## La prima partita

web-guide-ku-ka-king-first = Ognuno sceglie una fila in segreto. Se ci sei solo tu, prendi tutte le sue carte. Se siete in più d'uno non prendete niente: la carta davanti è persa, e scegliete di nuovo. Prova con una fila qualsiasi.
web-guide-ku-ka-king-next = Raccogli ciò che vale di più insieme: il tuo regno mostra come. Dopo il turno in cui qualcuno arriva a 13 carte c'è un primo conteggio, e le carte con la croce rossa se ne vanno. Il resto conta ancora una volta alla fine.
