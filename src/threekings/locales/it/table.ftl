## Che cosa è successo a un tavolo, oltre al gioco

table-log-bot = { $why ->
    [resigned] { $player } ha abbandonato: continua un bot.
    [revoked] Chi ospita ha allontanato { $player }: continua un bot.
    [time] { $player } ha esaurito il tempo: gioca un bot.
   *[left] { $player } è assente: gioca un bot.
    }
table-log-absent = { $player } è assente: gioca un bot, per decisione di { $players }.
table-log-absent-host = { $player } è assente: gioca un bot, per decisione di chi ospita.
table-log-back = { $player } è di nuovo qui.
table-log-passed = { $player } continua al posto di { $before }, d'accordo con { $players }.

## Che cosa circonda ogni tavolo di gioco

web-table-loading = Un momento …
web-table-gathering = Aspettiamo che tutti abbiano preso posto.
web-table-unready = { $count ->
    [one] Manca ancora l'ok di { $players }.
   *[other] Mancano ancora gli ok di { $players }.
    }
web-table-preparing = Ci siamo tutti: la partita comincia appena è pronta.
web-table-abandoned = La partita è stata interrotta.
web-table-awaited-you = Tutti aspettano te.
web-table-same-deal = Lo stesso mazzo della partita precedente: chi l'ha giocata ha già visto le carte.
web-table-your-turn = Tocca a te
web-table-clock = Tempo rimasto
web-table-clock-days = { $days } g { $hours } h
web-table-connection-live = in diretta
web-table-connection-live-why = Collegamento attivo: vedi tutto all'istante.
web-table-connection-catching-up = in recupero
web-table-connection-catching-up-why = Il collegamento è caduto per un momento; ciò che hai fatto è al sicuro.
web-table-connection-offline = offline
web-table-connection-offline-why = Il server non è raggiungibile. La pagina continua a provare, e ciò che hai fatto è al sicuro.
web-table-sending = invio …
web-table-players = Giocatori
web-table-you = { $name } (tu)
web-table-mine = tu, { $standing }
web-table-bot = bot
web-table-here = al tavolo
web-table-gone = non al tavolo
web-table-to-act = di turno
web-table-has-won = vittoria
web-table-out = { $why ->
    [resigned] abbandono, gioca un bot
    [revoked] posto liberato, gioca un bot
    [time] tempo esaurito, gioca un bot
   *[left] assente, gioca un bot
    }
web-player-away = assente
web-player-away-title = { $player } ora non è al tavolo.
web-player-awaited = deve giocare
web-table-is-bot = Bot: { $bot }
web-table-is-here = { $name } è al tavolo.
web-table-is-gone = { $name } ora non guarda il tavolo.
web-table-bot-plays-for = Un bot gioca per { $name }: { $why ->
    [resigned] ha abbandonato la partita
    [revoked] chi ospita ha liberato il suo posto
    [time] ha pensato troppo a lungo
   *[left] si assenta per un po'
    }.
web-table-absent = { $name } è assente da { $time }.
web-table-absent-all = Non c'è nessuno: la partita aspetta che qualcuno torni.
web-table-sit-in = Fai giocare un bot
web-table-sit-in-votes = { $votes ->
    [one] { $votes } voto su { $needed } per un bot
   *[other] { $votes } voti su { $needed } per un bot
    }
web-table-sit-in-how = Un bot gioca finché non torna { $name }, che riprende il posto con un tocco.
web-table-succeed = Chiedi di subentrare
web-table-succeed-how = Devono essere d'accordo tutti gli altri che giocano, almeno due. Chi qui ha visto la mano di qualcun altro non può.
web-table-succeed-asked = Hai chiesto di continuare al posto di { $name }. Devono essere d'accordo tutti gli altri che giocano.
web-table-successor = { $successor } chiede di continuare al posto di { $name }.
web-table-successor-agreed = Già d'accordo: { $players }.
web-table-successor-yes = Va bene
web-table-successor-no = No
web-table-successor-refused = Non c'è l'accordo di tutti: { $successor } non continua al posto di { $name }.
web-table-plays-on = { $name } continua al posto di { $before }, con l'accordo di tutti gli altri.
web-table-bot-plays-for-you = Un bot gioca per te.
web-table-is-muted = Ciò che scrive { $name } non lo vede nessuno.
web-table-mute = Silenzia
web-table-unmute = Ridai la parola
web-table-give-seat = Copia un link che dà questo posto a qualcuno
web-table-log = Cronaca
web-table-since = Dal tuo ultimo turno
web-table-jump = Mostra la mossa { $step }
web-table-chat = Chat
web-table-chat-empty = Nessuno ha ancora scritto niente.
web-table-chat-muted = Chi ospita ti ha tolto la parola.
web-table-chat-write = Scrivi qualcosa
web-table-chat-send = Invia
web-table-unread = da leggere
web-table-phrases = Frasi pronte
web-table-phrase-luck = Buona fortuna!
web-table-phrase-nice = Bella mossa!
web-table-phrase-thanks = Grazie!
web-table-phrase-moment = Un momento, per favore.
web-table-phrase-played = Bella partita!
web-table-moves = Mosse
web-table-all-moves = Tutte le mosse in elenco
web-table-more = ancora { $count }
web-table-type = Scrivi una mossa
web-table-only-move = C'è una sola mossa possibile: { $move }.
web-table-stop = Ferma
web-table-never-ask = Non chiedere più conferma prima delle mosse
web-table-no = No
web-table-undo = Annulla
web-table-undo-title = Annulla la tua ultima mossa (U). Contro i bot quando vuoi; con altri, finché non si è visto niente di nuovo e nessun altro ha giocato.
web-table-practice = allenamento
web-table-practice-why = Questa partita è un allenamento
web-table-practice-how = Contro i bot si può fare liberamente. Lo dice anche la registrazione della partita.
web-table-takes-back = { $who ->
    [me] Annulli
   *[other] { $player } annulla
    }{ $count ->
    [one] {" "}una mossa
   *[other] {" "}una mossa e ciò che ne è seguito
    }: { $what }
web-table-no-undo = Al momento non hai mosse da annullare
web-table-rule = Regola { $rule }
web-table-bar = Al tavolo
web-table-menu = Menu
web-table-rules = Regole
web-table-rules-title = Le regole (I)
web-table-settings = Tutte le impostazioni
web-table-pace = Velocità dei bot
web-table-pace-slow = lenta
web-table-pace-fast = immediata
web-table-motion = Movimento dei pezzi
web-table-motion-off = nessuno
web-table-motion-slow = lento
web-table-show-chat = Mostra la chat
web-table-ask-first = Chiedi conferma prima di ciò che non si può annullare
web-table-device-link = Un link al mio posto, per un altro dispositivo
web-table-device-link-how = Chi lo apre gioca al tuo posto. Tu qui resti a guardare, e puoi riprenderlo.
web-table-spectate-link = Link per spettatori
web-table-lookers = { $count ->
    [one] C'è uno spettatore.
   *[other] Ci sono { $count } spettatori.
    }
web-table-away = Fai giocare un bot per me
web-table-back = Eccomi di nuovo
web-table-resign = Abbandona
web-table-resign-question = Vuoi abbandonare? Un bot continua per te, e non puoi più tornare.
web-table-resign-yes = Abbandona
web-table-abandon = Interrompi la partita per tutti
web-table-abandon-question = Interrompere questa partita, per tutti?
web-table-abandon-yes = Interrompi la partita
web-table-keys = Tasti
web-table-keys-board = Sul tavolo di gioco
web-table-keys-page = Al tavolo
web-table-key-undo = annulla la tua ultima mossa
web-table-key-type = scrivi una mossa
web-table-key-rules = le regole
web-table-key-keys = questo elenco
web-table-key-arrows = da un pezzo all'altro dello stesso gruppo
web-table-key-tab = da un gruppo all'altro
web-table-key-escape = chiudi, o rimetti a posto
web-table-free = Un posto libero
web-table-kept = Riservato a chi ha il link
web-table-sit-here = Siediti qui
web-table-move-here = Spostati qui
web-table-full = Tutti i posti sono occupati: stai guardando.
web-seat-free = Posto libero
web-seat-for = Chi gioca al posto { $number }?
web-rename = Cambia nome
web-rename-done = Fatto
web-ready = Ok, per me si parte
web-ready-is = Hai dato l'ok
web-ready-not = Non ancora
web-ready-mark = ok
web-ready-missing = manca l'ok
web-terms = Come si gioca qui
web-terms-absent = Assente dopo
web-terms-edition = Edizione
web-terms-rule = La regola: { $option }
web-terms-rules = Regole di { $game }
web-terms-yes = sì
web-terms-no = no
web-terms-begin = La partita comincia
web-terms-begin-ready = quando tutti hanno preso posto e dato l'ok
web-terms-begin-sit = appena tutti hanno preso posto
web-terms-begin-ready-long = La partita comincia da sola quando tutti hanno preso posto e dato l'ok.
web-terms-begin-sit-long = La partita comincia da sola quando tutti hanno preso posto.
web-table-rise = Lascia il posto

## Dopo la partita

web-score-title = La fine della partita
web-score-caption = I punti di tutti i giocatori, per provenienza
web-score-source = Da
web-score-points = Punti
web-score-counting = Si conta …
web-score-skip = Mostra tutto
web-score-abandoned = Non vince nessuno. Ora tutte le mani sono scoperte.
web-score-undone = { $count ->
    [one] Allenamento: si è annullata una mossa che aveva già mostrato qualcosa di nuovo.
   *[other] Allenamento: per { $count } volte si sono annullate mosse che avevano già mostrato qualcosa di nuovo.
    }
web-score-ended-with = { $count ->
    [0] La partita è finita con questi punti: { $points }.
    [one] Vince { $players }. La partita è finita con questi punti: { $points }.
   *[other] { $players } condividono la vittoria. La partita è finita con questi punti: { $points }.
    }
web-score-of-player = { $player } { $points }
web-score-as-ended = Com'è finita la partita
web-score-recounted = Questo risultato resta valido, anche se questa versione delle regole conterebbe in altro modo: le righe sotto la prima sono contate così.
web-score-rematch = Rivincita
web-score-wants-rematch = { $player } vuole giocare ancora.
web-score-wants-same-deal = { $player } vuole giocare di nuovo con lo stesso mazzo: chi va a guardarlo conosce le carte.
web-score-rematch-offered = C'è una rivincita.
web-score-join = Partecipa
web-score-same-deal = Di nuovo lo stesso mazzo
web-score-same-deal-title = Esattamente le stesse carte nello stesso ordine, per chi vuole fare meglio
web-score-next = Il prossimo: { $name }
web-score-your-place = Sei al { $place ->
    [1] primo
    [2] secondo
    [3] terzo
    [4] quarto
    [5] quinto
   *[other] { $place }º
    } posto su { $count ->
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
   *[other] { $count }
    }, con { $points }.
web-score-count = { $count ->
    [one] 1 punto
   *[other] { $count } punti
    }
web-score-join-rematch = Alla rivincita
web-score-replay = Rivedi
web-score-share = Condividi
web-score-record = Registrazione
web-score-lobby = Ai giochi
web-fair-title = Le carte sono state mescolate onestamente?
web-fair-before = Prima che qualcuno si sieda, il server ha già fissato la sua parte del mescolamento. Questo numero lo prova; a partita finita chiunque può verificarlo qui. Il browser di ogni giocatore aggiunge byte suoi.
web-fair-what = Il mazzo deriva da un segreto che il server ha fissato prima che qualcuno si sedesse, e da byte che i browser dei giocatori hanno aggiunto dopo. Il tuo browser può rifare tutti i calcoli.
web-fair-check = Verifica ora
web-fair-none = Questa registrazione non viene da un tavolo: non dice nulla su come sono state mescolate le carte.
web-fair-committed = Il segreto è quello che il server aveva fissato: il suo SHA-256 è il numero mostrato prima della partita.
web-fair-not-committed = Il segreto non è quello che il server aveva fissato: il suo SHA-256 è un numero diverso da quello mostrato prima della partita.
web-fair-dealt = Il segreto e i byte dei giocatori danno esattamente il mazzo giocato: tutte le { $count } carte sono al loro posto.
web-fair-not-dealt = Il segreto e i byte dei giocatori danno un mazzo diverso da quello giocato.
web-fair-edition = Le carte non sono quelle standard: verifica questo mazzo con il comando threekings verify.
web-fair-again = Questo è il mazzo di una partita precedente, giocato un'altra volta: il segreto e tutti i byte sono di quella partita, e chi l'ha giocata conosceva le carte.
web-fair-whose = Di chi sono i byte
web-fair-server = Il segreto del server, { $start }…
web-fair-bytes = { $count } byte, { $start }…
web-fair-no-bytes = nessuno
web-fair-commit = Mostrato prima della partita
web-fair-secret = Rivelato dopo la partita
web-fair-limits = Così né il server da solo né un giocatore da solo poteva scegliere il mazzo. Il server lo conosceva mentre giocavate: altrimenti non avrebbe potuto dare le carte.

## Rivedere le partite

web-replay-open = Rivedi una partita
web-replay-open-what = Apri la registrazione di una partita finita e ripercorrila mossa per mossa. Non viene conservata da nessuna parte.
web-replay-drop = Trascina qui una registrazione
web-replay-choose = Scegli un file
web-replay-paste = O incolla il suo testo
web-replay-read = Mostra la partita
web-replay-title = Replay di { $game }
web-replay-controls = Attraverso la partita
web-replay-first = All'inizio (Home)
web-replay-back = Una mossa indietro (←)
web-replay-next = Una mossa avanti (→)
web-replay-last = Alla fine (Fine)
web-replay-run = Avvia
web-replay-pause = Pausa
web-replay-run-title = Avvia o metti in pausa (barra spaziatrice)
web-replay-scrub = Mossa
web-replay-move = Mossa { $move }
web-replay-speed = Velocità
web-replay-times = { $speed } ×
web-replay-reveal = su quante?
web-replay-reveal-title = Quanto dura la partita e come finisce si vede solo quando ci arrivi
web-replay-eyes = Con gli occhi di
web-replay-eyes-spectator = uno spettatore
web-replay-eyes-all = tutte le mani scoperte
web-replay-link = Link a questo punto
web-replay-record = Registrazione

## La prima partita

web-guide-leave = Ho capito
web-score-you-won = Complimenti, hai vinto!
web-table-lobby = Tutti i giochi
web-table-resigned = Hai abbandonato. Un bot continua per te.
