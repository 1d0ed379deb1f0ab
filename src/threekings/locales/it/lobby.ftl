## Sulla prima pagina

web-name = Three Kings
web-title = { $page } – Three Kings
web-title-turn = ● Tocca a te – { $page }
web-your-turn = Tocca a te
web-skip = Vai al contenuto
web-nav = Pagine
web-nav-games = Giochi
web-rules = Regole
web-settings = Impostazioni
web-newer = C'è una versione più recente di Three Kings.
web-incomplete = Una parte di questa pagina non si è caricata.
web-reload = Ricarica
web-footer = King Lui di Alan R. Moon e Aaron Weissblum · Ku-Ka-King di Reinhard Staupe · The King's Catering di Alexandros Kapidakis. Immagini e testi di queste pagine sono nostri.
web-not-found = Qui non c'è niente
web-not-found-how = Questa pagina non esiste. Forse se l'è mangiata Emerald.
web-not-found-why = Il server dice: { $reason }.
web-to-front = Ai giochi
web-unreachable = il server non è raggiungibile
web-unreachable-now = Al momento il server non risponde; continuiamo a provare.
web-crowded = questo posto è aperto in troppe altre finestre
web-evicted = ora questo posto si gioca da un altro dispositivo, o chi ospita lo ha liberato
web-frame-too-long = È troppo lungo per essere inviato.
web-notice-unseated = Il tuo posto ora è di qualcun altro, o chi ospita lo ha chiuso. Stai guardando.
web-moved = Ora il tuo posto si gioca da un altro dispositivo.
web-take-back = Riprendilo qui
web-notice-dismiss = Chiudi
web-notice-closed = Questo link è già stato usato, o il suo posto è stato liberato: non apre più nessun posto.
web-notice-watching = Tutti i posti sono occupati: stai guardando.
web-table-closed = Questo tavolo è al completo
web-table-closed-how = Tutti i posti sono occupati e non sono ammessi spettatori: lo hanno voluto i giocatori.
web-welcome = Prendi posto alla tavola reale
web-welcome-how = Tre giochi di re: subito contro i bot, o con amici grazie a un link. Non serve un account.
web-waiting = { $count ->
    [one] Tocca a te in una partita: continua
   *[other] Tocca a te in { $count } partite: continua
    }
web-your-name = Il tuo nome
web-your-name-none = o entra come ospite
web-players = { $least }–{ $most } giocatori
web-minutes = { $minutes } min
web-age = da { $age } anni
web-play-now = Gioca subito
web-preparing = Si prepara, solo per questa volta … { $percent }%
web-with-friends = Con amici
web-more-choices = altre scelte
web-against = contro { $count } bot: { $level }
web-against-gently = la tua prima partita: contro { $count ->
    [one] 1 bot tranquillo
   *[other] { $count } bot tranquilli
    } ({ $level })
web-against-nobody = in solitario: { $choices }
web-players-label = Giocatori
web-alone = in solitario
web-bots-label = Bot
web-level-novice = Novizio
web-level-courtier = Cortigiano
web-level-steward = Siniscalco
web-level-high-steward = Gran Siniscalco
web-level-novice-hint = Gioca qualsiasi mossa permessa, senza pensarci.
web-level-courtier-hint = Tranquillo: prende ciò che al momento sembra meglio.
web-level-steward-hint = Pensa in anticipo: un degno avversario per chi conosce il gioco.
web-level-high-steward-hint = Pensa più a lungo: difficile da battere.
option-any-first = Chi comincia
option-any-first-random = a sorte
option-any-first-seat = posto { $number }
web-friends-title = { $game } con amici
web-visibility-label = Chi può venire?
web-visibility-private = Privato
web-visibility-public = Pubblico
web-visibility-private-hint = Solo chi ha il link.
web-visibility-public-hint = Chiunque: il tavolo compare sulla prima pagina.
web-clock-label = Tempo per una mossa
web-clock = { $seconds ->
    [0] senza orologio
    [30] 30 secondi
    [60] 1 minuto
    [180] 3 minuti
    [86400] 1 giorno
    [259200] 3 giorni
   *[other] { $seconds } secondi
    }
web-absent-label = Senza orologio, qualcuno risulta assente dopo
web-absent = { $seconds ->
    [60] 1 minuto
    [300] 5 minuti
    [3600] 1 ora
    [86400] 1 giorno
   *[other] { $seconds } secondi
    }
web-absent-hint = Allora chi ospita, o la maggioranza degli altri, può far giocare un bot finché l'assente non torna.
web-spectators = Altri possono guardare
web-spectators-hint = Gli spettatori vedono ciò che è scoperto, mai una mano.
web-make-table = Prepara il tavolo
web-make-table-hint = Poi ricevi un link per i tuoi amici; i posti che restano vuoti si possono dare ai bot.
web-my-games = Le mie partite
web-no-games = Ancora niente: premi Gioca subito.
web-more-tables = ancora { $count }
web-open-tables = Tavoli aperti
web-no-tables = Al momento nessuno cerca giocatori.
web-replay-file = Guarda una partita registrata
web-sit-down = Siediti
web-nobody-yet = ancora nessuno
web-empty-seats = { $count ->
    [one] 1 posto libero
   *[other] { $count } posti liberi
    }
web-status-playing = Tocca agli altri
web-status-over = Finita
web-result-place = { $place }º su { $players }
web-result-points = { $game ->
    [kings-catering] { $points }★
   *[other] { $points ->
        [one] 1 punto
       *[other] { $points } punti
        }
    }
web-status-abandoned = Interrotta

## Come appare il link a un tavolo dove viene inviato

preview-invites = { $game }: vieni a giocare
preview-private = Un tavolo tra amici.
preview-waiting = { $count ->
    [0] Non c'è ancora nessuno
    [one] { $players } aspetta
   *[other] { $players } aspettano
    }; { $free ->
    [0] tutti i posti sono occupati.
    [one] c'è 1 posto libero.
   *[other] ci sono { $free } posti liberi.
    }
preview-playing = Partita in corso: { $players }.
preview-over = La partita è finita: { $players }.

## Inviti

web-invited = Un invito per te: { $game }
web-invited-by = { $count ->
    [one] Al tavolo c'è { $players }.
   *[other] Al tavolo ci sono { $players }.
    }
web-invited-how = C'è un posto riservato per te. Come devono chiamarti gli altri?
web-second = Gioca qui una seconda persona?
web-second-how = In questo browser { $name } è già al tavolo, e questo link apre un altro posto.
web-second-taken = È il posto di { $name }, che allora continua da questo dispositivo.
web-second-name = Come si chiama la seconda persona?
web-second-yes = Sì, prende posto
web-second-no = No, torna al posto di { $name }
web-invite = Invita i tuoi amici
web-invite-missing = { $count ->
    [0] Ci siamo tutti.
    [one] C'è ancora 1 posto libero.
   *[other] Ci sono ancora { $count } posti liberi.
    }
web-invite-private = Privato: può venire solo chi ha questo link.
web-invite-public = Pubblico: il tavolo compare sulla prima pagina, e anche questo link ci porta.
web-invite-only-here = Per ora questo link si apre solo su questo computer, e su nessun telefono.
web-invite-link = Link a questo tavolo
web-lan = Gioca nella rete locale
web-lan-hint = Chiunque sia in questa rete può allora venire ai tavoli, anche con il telefono; da fuori nessuno.
web-lan-how = Per far giocare altri in questa rete usa la finestra del browser che il server ha aperto all'avvio, oppure avvialo con: threekings serve --lan
web-invite-title = { $game }: c'è un posto libero
web-qr = Codice QR del link
web-copy = Copia il link
web-share = Condividi
web-copied = Copiato.
web-copy-yourself = Il link è selezionato: premi Ctrl+C, o tienilo premuto per copiarlo.
web-start-now = { $count ->
    [0] Comincia ora, senza aspettare
    [one] Comincia ora, con un bot nel posto libero
   *[other] Comincia ora, con i bot nei posti liberi
    }
web-start-hint = Il tavolo lo hai preparato tu, quindi decidi tu.
web-seat-links = Un link per ogni posto
web-seat-links-how = Un link così apre un posto, una volta sola. Serve anche a far tornare un giocatore da un altro dispositivo.
web-seat-link = Link per il posto { $number }
web-free-seat = Libera il posto di { $name }
