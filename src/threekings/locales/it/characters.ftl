## I personaggi: come giocano e che cosa dicono

web-bot-timo-king-lui = Arraffa il mucchio più grande e dimentica chi ha preso che cosa.
web-bot-timo-ku-ka-king = Vuole la fila con la carta esterna più bella.
web-bot-timo-kings-catering = Prende la colonna più piena e mette le tessere come vengono.
remark-timo-greeting-1 = Ciao! Ma questi si possono anche mangiare?
remark-timo-good-1 = Ah! Non l’ho nemmeno fatto apposta.
remark-timo-good-2 = Tutto mio! In cucina non ci crederà nessuno.
remark-timo-bad-1 = Ops. Era grave? A me pare grave.
remark-timo-bad-2 = Ehi, stavo proprio per … niente, niente.
remark-timo-fed-1 = A lei il bis, e a me i piatti da lavare?
remark-timo-win-1 = Ho vinto? Io? Presto, scrivetelo!
remark-timo-loss-1 = E il dolce? Cioè: un’altra partita?

web-bot-lina-king-lui = Non resiste a torta e frutta, e ogni tanto si scorda di Emerald.
web-bot-lina-ku-ka-king = Ha occhio per i re, e dimentica che gli occhi li hanno tutti.
web-bot-lina-kings-catering = Apparecchia tavole graziose, e non sempre legge che cosa vogliono il personale e il Re.
remark-lina-greeting-1 = Una giornata per sbocciare! Si comincia?
remark-lina-good-1 = Che bellezza! E vale pure qualcosa.
remark-lina-good-2 = Basta aspettare che sia maturo.
remark-lina-bad-1 = Chi mi è passato per l’aiuola?
remark-lina-bad-2 = Pazienza: l’erba cattiva non muore mai.
remark-lina-fed-1 = Poverina, aveva fame. Guardate come scodinzola!
remark-lina-win-1 = Chi innaffia bene, raccoglie. Grazie a tutti!
remark-lina-loss-1 = Un bel raccolto. Peccato non sia il mio.

web-bot-otto-king-lui = Prende quello che al momento suona meglio.
web-bot-otto-ku-ka-king = Soppesa ogni fila, e spera che nessuno canti con lui.
web-bot-otto-kings-catering = Mette ogni tessera dove rende di più subito.
remark-otto-greeting-1 = Signore e signori: l’ouverture!
remark-otto-good-1 = Sentito? Un accordo perfetto.
remark-otto-good-2 = E ora tutti insieme: il ritornello!
remark-otto-bad-1 = Ahi. Una stecca, e pure fortissimo.
remark-otto-bad-2 = Ci scriverò sopra una canzone triste.
remark-otto-fed-1 = Musica da tavola per un drago: mai un applauso.
remark-otto-win-1 = Il bis? E va bene, se insistete.
remark-otto-loss-1 = Bravi! Lancerei il cappello, ma è costato caro.

web-bot-nora-king-lui = Fa i conti con quello che il re avrà alla fine.
web-bot-nora-ku-ka-king = Gioca il prossimo round nella testa prima di dire una fila.
web-bot-nora-kings-catering = Ha in mente tutto il turno prima di toccare una tessera.
remark-nora-greeting-1 = Mani lavate? Allora si comincia.
remark-nora-good-1 = Cotto a puntino, come previsto.
remark-nora-good-2 = Non è fortuna: è preparazione.
remark-nora-bad-1 = Troppi cuochi, lo dico sempre.
remark-nora-bad-2 = Bruciato. Si gratta via e si va avanti.
remark-nora-fed-1 = Due porzioni andate. Le avevo cucinate io, eh.
remark-nora-win-1 = Servito! I complimenti, prego, in cucina.
remark-nora-loss-1 = Ben condito, davvero. Voglio la ricetta.

web-bot-milo-king-lui = Assaggia ogni scelta in centinaia di banchetti immaginari.
web-bot-milo-ku-ka-king = Non lascia mai capire quale fila dirà.
web-bot-milo-kings-catering = Confronta un piano dopo l’altro finché nessuno sa di amaro.
remark-milo-greeting-1 = Non offendetevi se vi guardo le mani.
remark-milo-good-1 = Mmh. Nessun retrogusto amaro.
remark-milo-good-2 = L’ho annusato due volte: si può.
remark-milo-bad-1 = Lo sapevo che qui qualcosa puzzava.
remark-milo-bad-2 = Sospetto. Molto sospetto.
remark-milo-fed-1 = Finalmente assaggia prima qualcun altro.
remark-milo-win-1 = Ancora vivo, e pure in testa. Bella giornata.
remark-milo-loss-1 = Complimenti. I conti li rifaccio lo stesso.

web-bot-alma-king-lui = Ha contato ogni porzione, anche le tue.
web-bot-alma-ku-ka-king = Conosce la tua fila preferita meglio di te.
web-bot-alma-kings-catering = Vede le tavole finite quando le tue sono ancora spoglie.
remark-alma-greeting-1 = Schiena dritta, miei cari. Si gioca.
remark-alma-good-1 = E riporto uno. Ecco fatto.
remark-alma-good-2 = Il re ci ha messo tre anni a impararlo.
remark-alma-bad-1 = Quel che penso adesso non si dice.
remark-alma-bad-2 = Mmh. A qualcuno ho dato un voto troppo basso.
remark-alma-fed-1 = Emerald, non ci si ingozza.
remark-alma-win-1 = Dieci e lode. A me, s’intende.
remark-alma-loss-1 = Molto bene. Lo scrivo in pagella.

# Bot che non sono nessuno: nella partita del giorno e ai tavoli di prima

web-bot-random = Novizio
web-bot-greedy = Cortigiano
web-bot-steward = Siniscalco
