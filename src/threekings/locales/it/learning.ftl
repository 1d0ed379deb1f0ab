# Prime partite guidate: come ci si arriva e ciò che le circonda. Poi i passi di ogni gioco.

web-learn-title = { $game }: partita guidata
web-learn-guest = Ospite
web-learn-step = Passo { $step } di { $steps }
web-learn-controls = Partita guidata
web-learn-next = Avanti
web-learn-show = Mostramelo
web-learn-back = Indietro
web-learn-restart = Da capo
web-learn-rules = Regola { $rule }
web-learn-leave = Esci
web-learn-astray = In una partita vera si può. Qui prova prima il pezzo segnato.
web-learn-play = Ora gioca una partita vera

web-learn-king-lui-table = Sei ospite del re. A turno prendete da questi piatti; ciò che nessuno prende viene servito al re. Alla fine ogni tua porzione vale tanti punti quante sono le porzioni di quel piatto che ha il re.
web-learn-king-lui-take = Sei il cuoco di questa portata, quindi cominci tu. Prendi il prosciutto: sempre tutte le porzioni di un piatto, mai solo alcune.
web-learn-king-lui-served = Bea ha preso il vino e Carl la torta. Il pane non lo voleva nessuno ed è stato servito al re: ora vale 1 punto a porzione. In tavola c'è già la prossima portata.
web-learn-king-lui-leave = Attenzione: tu hai 2 prosciutti, il re nessuno. Chi ha più del re non ottiene nulla per quel piatto. Lascia quindi il prosciutto a lui e prendi il formaggio.
web-learn-king-lui-worth = Il re ha avuto i 2 prosciutti. Averne quanti lui va bene: ognuno dei tuoi ora vale 2 punti. Un terzo sarebbe di troppo, a meno che ne riceva altri anche lui.
web-learn-king-lui-draw = Niente che ti piaccia? Allora pesca la prima carta del mazzo. Nessun altro vede che piatto è.
web-learn-king-lui-drawn = Un altro formaggio, e lo sai solo tu. Gli altri vedono soltanto che hai una carta in più: indovineranno che cosa raccogli?
web-learn-king-lui-too-many = Passiamo all'ultima portata. Hai preso un pane di troppo: tu ne hai 4, il re solo 3, e non può averne altri. Troppi vuol dire niente: nessuno dei 4 conta.
web-learn-king-lui-emerald = Emerald, il cucciolo di drago del re, mangia due porzioni dal suo piatto. A che serve? Bea e Carl hanno 4 frutta a testa, quanta il re. Scegli Emerald e poi due volte la sua frutta: ora ne hanno troppa!
web-learn-king-lui-end = Bea e Carl hanno perso tutta la frutta, e vinci tu. Per il resto si moltiplicano le porzioni per quelle del re, piatto per piatto. Ora conosci { web-game-king-lui }!

web-learn-ku-ka-king-rows = In ogni fila ci sono tre carte. Ognuno sceglie una fila in segreto, poi si mostra tutti insieme: Ku – Ka – King!
web-learn-ku-ka-king-choose = Due pecore e un cavaliere: scegli la fila 4.
web-learn-ku-ka-king-taken = Solo tu hai scelto la fila 4, quindi tutte le sue carte sono tue. Il tuo regno dice quanto valgono: 2 pecore fanno 3 punti, 5 ne farebbero 15.
web-learn-ku-ka-king-tempting = Nella fila 2 ci sono due re e 4 punti. Possibile che non li voglia nessun altro? Scegli la fila 2.
web-learn-ku-ka-king-clash = Scontro: anche Bea voleva la fila 2. Non la prende nessuno e la sua carta più esterna, il re in cima, è finita nella scatola. Scegliete di nuovo solo voi due: scegli la fila 5.
web-learn-ku-ka-king-crossed = Contadino e contadina valgono 7 punti. Ma attenzione alla croce rossa: le carte che ce l'hanno finiscono nella scatola dopo il primo conteggio e contano una volta sola. Le altre restano e contano due volte.
web-learn-ku-ka-king-thirteen = Due turni dopo hai 12 carte. Dopo il turno in cui qualcuno arriva a 13 c'è il primo conteggio. Scegli la fila 4: una terza pecora!
web-learn-ku-ka-king-kept = Il primo conteggio ti ha dato 36 punti. Ciò che aveva una croce ora è nella scatola: tutta la fattoria, la chiesa, i punti. Cavalieri e animali restano e conteranno di nuovo.
web-learn-ku-ka-king-last = L'ultimo turno. Alla tua seconda contadina e alla sua casa colonica manca solo un contadino: scegli la fila 3 per altri 14 punti.
web-learn-ku-ka-king-end = Si sommano i 36 punti del primo conteggio e i 70 del secondo: vinci con 106. Ora conosci { web-game-ku-ka-king }!

web-learn-kings-catering-royals = Re, Regina e Principessa dicono che cosa porta stelle. Attenzione alla regola del Re: alla fine scarta ogni tavola con meno di 3 tessere. Alla Regina piace una tavola grande, alla Principessa le torte.
web-learn-kings-catering-column = Nel tuo turno prendi tutte le tessere di una colonna. Prendi la colonna 2: due torte.
web-learn-kings-catering-found = Ogni tessera va a una delle tue tavole. La prima deve fondarne una: mettila lì.
web-learn-kings-catering-match = Un cibo che si unisce a una tavola deve completare una decorazione: si incontrano due metà dello stesso colore, qui blu e blu. Metti la torta sul posto segnato e finisci il turno.
web-learn-kings-catering-discarded = Dove sono le tre tessere della colonna 3? Giochi in solitario e nessuno ti porta via niente. Lo fa il gioco: dopo ogni tuo turno si scarta la colonna a destra di quella che hai preso.
web-learn-kings-catering-crew = Nella colonna 3 è arrivato un cuoco. Il personale guadagna stelle alla propria tavola: questo cuoco 1★ ogni due torte. Prendi la colonna 3.
web-learn-kings-catering-cook = Al personale non serve una decorazione, ma un lato vuoto di un cibo. Metti il cuoco sul posto segnato e finisci il turno.
web-learn-kings-catering-stands = Tre tessere: ora il Re accetta la tavola e tutto conta. 2★ dal Re, 1★ dalla Regina, 3★ dalla Principessa per due torte e 1★ dal cuoco.
web-learn-kings-catering-falls = Passiamo alla tua ultima tessera. Due tavole sono ancora troppo piccole e il Re le scarterebbe con tutto ciò che c'è sopra. Al fiorista non si può aggiungere più nulla: il personale che fonda una tavola resta solo.
web-learn-kings-catering-save = Ma la torta va bene con i due arrosti, rosso con rosso. Con tre tessere anche questa tavola resta. Metti lì la torta e finisci il turno.
web-learn-kings-catering-end = 18★, e Schönbrunn ne chiedeva 15. È stato scartato solo il fiorista. Con altri giocatori non si scarta nessuna colonna: prendono loro le proprie. Ora conosci { web-game-kings-catering }!
