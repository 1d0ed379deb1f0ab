## Nella prima pagina: queste parole arrivano prima di tutte le altre

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
web-against = contro { $names }
web-against-gently = la tua prima partita: contro { $names }, i più miti della corte
web-against-nobody = in solitario: { $choices }
web-players-label = Giocatori
web-alone = in solitario
web-bots-label = Avversari
web-bot-label = Avversario { $number }
web-rated = { $name } · { $rating }
web-rating-how = Il numero è un punteggio di forza: con 100 punti in più si vincono 64 partite su 100.
web-bot-timo = Timo
web-bot-lina = Lina
web-bot-otto = Otto
web-bot-nora = Nora
web-bot-milo = Milo
web-bot-alma = Alma
web-bot-timo-hint = Lo sguattero: sempre affamato, mai preoccupato.
web-bot-lina-hint = La giardiniera: solare, e incantata da tutto ciò che è bello.
web-bot-otto-hint = Il musicista: allegro, suona a orecchio.
web-bot-nora-hint = La cuoca: sbrigativa, con la prossima portata già in testa.
web-bot-milo-hint = L’assaggiatore: non si fida di nessuno, men che meno della zuppa.
web-bot-alma-hint = L’istitutrice: ha insegnato al re a contare, e gli rifà ancora i conti.
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
web-hint-switch = Consigli
web-hint-switch-hint = Tutti possono farsi mostrare le due mosse migliori. Chi si siede lo sa, e la partita viene contrassegnata appena qualcuno lo fa.
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

## I giochi, e che cosa si può scegliere

option-any-first = Chi comincia
option-any-first-random = a sorte
option-any-first-seat = posto { $number }
web-game-king-lui = King Lui
web-pitch-king-lui = Il re ti vuole ospite alla sua mensa. Serviti pure: quello che mangi conta solo se lui non ne ha di meno.
option-king-lui-first = Primo cuoco
option-king-lui-tiebreak = A parità di punti
option-king-lui-tiebreak-discards = vince chi ha scartato meno carte
option-king-lui-tiebreak-shared = la vittoria è condivisa
option-king-lui-tiebreak-shared-offer = Come nell'edizione giapponese
option-king-lui-tiebreak-shared-hint = A parità di punti la vittoria è condivisa. Lì il primo cuoco è chi ha cucinato per ultimo; qui decide il caso.
option-king-lui-memory = Memoria
option-king-lui-memory-counted = Ciò che è stato preso non si vede più
option-king-lui-memory-open = Memoria aperta
option-king-lui-memory-open-hint = Ciò che ognuno ha preso dal tavolo resta in vista.
web-game-ku-ka-king = Ku-Ka-King
web-pitch-ku-ka-king = Tutti puntano a una fila nello stesso istante. Se la vuoi solo tu, è tutta tua; se la vogliono anche altri, non la prende nessuno.
web-game-kings-catering = The King's Catering
web-pitch-kings-catering = Scegli le pietanze, imbandisci belle tavole e accontenta Re, Regina e Principessa: contro altri giocatori, o in solitario in un palazzo.
option-kings-catering-princesses = Principesse
option-kings-catering-rounds = Manche
option-kings-catering-royals2 = Reali della seconda manche
option-kings-catering-short_start = Partenza corta: chi comincia prende la colonna 1
option-kings-catering-royals2-random = a sorte
option-kings-catering-royals2-other = scelti uno a uno
option-kings-catering-palace = Palazzo
option-kings-catering-palace-schoenbrunn = Schönbrunn (facile)
option-kings-catering-palace-buckingham = Buckingham (medio)
option-kings-catering-palace-versailles = Versailles (difficile)
option-kings-catering-royals = Reali
option-kings-catering-royals-family = Famiglia
option-kings-catering-royals-thinking = Ragionata
option-kings-catering-royals-low-interaction = Poca interazione
option-kings-catering-royals-high-interaction = Molta interazione
option-kings-catering-royals-sizes = Dimensioni
option-kings-catering-royals-decorations = Decorazioni
option-kings-catering-royals-random = A sorte
option-kings-catering-royals-other = scelti uno a uno

## La partita del giorno

web-daily = Partita del giorno
web-daily-date = { $date } (UTC)
web-daily-ended = Interrotta
web-daily-go-on = Continua
web-daily-how-once = Conta un solo tentativo. Ciò che ti ha mostrato qualcosa di nuovo non si annulla, e nessun bot gioca per te. Dopo puoi allenarti quanto vuoi.
web-daily-how-public = Il mazzo è pubblico: segue dalla data secondo una regola che chiunque può consultare. Perciò questa partita non vale mai per le classifiche e non è mai tra i tavoli aperti.
web-daily-how-same = In questa data tutti hanno le stesse carte, lo stesso posto e gli stessi bot, su ogni server. Vale la data UTC: la prossima partita arriva alle { $next } da te.
web-daily-of = Partita del giorno: { $game }
web-daily-play = Gioca
web-daily-practise = Allenati su questa partita
web-daily-start = Gioca, vale

## In più persone su un dispositivo

web-device = Su un solo dispositivo
web-device-hint = Chi gioca su questo dispositivo vede solo le proprie carte, mai quelle degli altri.
web-device-name = Nome, oppure ospite
web-device-one-more = Un’altra persona su questo dispositivo
web-device-person = Nome della persona { $number } su questo dispositivo
web-device-remove = La persona { $number } non gioca
web-device-start = Inizia la partita
web-device-start-hint = Giocate tutti su questo dispositivo: si comincia subito.

## Dove si va da qui, e che altro c’è

web-stats = Le mie statistiche
web-learn-again = Partita guidata
web-learn-go-on = Continua la partita guidata
web-learn-offer = Impara in tre minuti
web-pad-link = Segnapunti per la scatola sul vostro tavolo
web-table-close = Chiudi
web-table-failed = Non ha funzionato: { $reason }.
web-language = Lingua
