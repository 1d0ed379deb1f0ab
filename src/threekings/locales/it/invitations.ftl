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

## Quando un posto è perso, o un link non ne apre nessuno

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
