## La pagina per chi ospita un server

web-host = Come sta il server
web-host-elsewhere = Lo sa solo un browser sul computer su cui gira il server. Da altrove ci porta un tunnel SSH; docs/operating.md dice come.
web-host-version = Three Kings { $version }, in funzione dal { $since }. I tavoli sono in { $place }.
web-host-fine = Va tutto bene.
web-host-problem = Non si può scrivere nulla: { $reason }
web-host-little-space = Il disco è quasi pieno.
web-host-slow = Una mossa su cento dura più di un quarto di secondo: il disco è lento, o il processore è troppo occupato.
web-host-late = Nell'ultima ora i bot sono stati troppo lenti { $count ->
        [one] una volta
       *[other] { $count } volte
    }: c'è più da pensare di quanto il processore riesca a fare.
web-host-errors = { $count ->
        [one] 1 errore che nessuno aveva previsto
       *[other] { $count } errori che nessuno aveva previsto
    } dall'avvio. Segnala per favore ciò che ne dice il registro.
web-host-stale = Il server non risponde; questi sono i suoi ultimi dati.
web-host-tables = Partite
web-host-tables-now = { $playing } in corso, { $gathering } in attesa di giocatori, { $over } finite e ancora guardate
web-host-sockets = Connessioni
web-host-moves = Mosse
web-host-a-second = { NUMBER($count, maximumFractionDigits: 1) } al secondo
web-host-delays = Durata di una mossa
web-host-delays-now = metà entro { NUMBER($half, maximumFractionDigits: 1) } ms, 99 su 100 entro { NUMBER($most, maximumFractionDigits: 1) } ms
web-host-milliseconds = { NUMBER($count, maximumFractionDigits: 1) } ms
web-host-bots = Bot che pensano
web-host-bots-now = { $count }, di cui { $waiting } aspettano un processore
web-host-refused = Rifiuti
web-host-refused-code = Codice
web-host-refused-count = Dall'avvio
web-host-commits = Scritture
web-host-commits-now = { NUMBER($count, maximumFractionDigits: 1) } al secondo, { NUMBER($group, maximumFractionDigits: 1) } modifiche ciascuna
web-host-space = Dati
web-host-space-free = { $used }, liberi { $free }
web-host-memory = Memoria
web-host-processor = Processore
web-host-of-a-core = { NUMBER($percent, maximumFractionDigits: 0) } % di un core
web-host-graph = { $what } nell'ultima ora: ora { $now }, al massimo { $most }
web-host-most = ultima ora: al massimo { $most }
web-host-soon = I primi grafici arrivano tra mezzo minuto.
