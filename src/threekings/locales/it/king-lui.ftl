## Carte

card-bread = pane
card-wine = vino
card-chicken = pollo
card-ham = prosciutto
card-cake = torta
card-fruit = frutta
card-cheese = formaggio
card-emerald = Emerald
card-emerald-count = { $count ->
    [one] 1 Emerald
   *[other] { $count } Emerald
    }

## Che cosa ti viene chiesto

kl-prompt-take-draw = Tocca a te: prendi un piatto o pesca una carta.
kl-prompt-take-draw-feed = Tocca a te: prendi un piatto, pesca una carta o fai mangiare a Emerald due porzioni del re.
kl-prompt-take = Tocca a te: prendi un piatto. Il mazzo è vuoto.
kl-prompt-take-feed = Tocca a te: prendi un piatto o fai mangiare a Emerald due porzioni del re. Il mazzo è vuoto.
kl-prompt-draw = Tocca a te: il tavolo è vuoto, quindi devi pescare una carta.
kl-prompt-draw-feed = Tocca a te: pesca una carta o fai mangiare a Emerald due porzioni del re. Il tavolo è vuoto.
kl-prompt-feed = Tocca a te: non c'è niente da prendere né da pescare, quindi fai mangiare a Emerald due porzioni del re.
kl-prompt-pass = Tocca a te: non è possibile nessuna azione, quindi devi passare.
kl-prompt-lay = Hai pescato un Emerald: il re ha meno di due porzioni, quindi devi piazzarlo sul tavolo.
kl-prompt-lay-feed = Hai pescato un Emerald: fagli mangiare due porzioni del re, oppure piazzalo sul tavolo.
kl-prompt-wait = Tocca a { $player }.
kl-prompt-over = La partita è finita.

## Perché una mossa non si può giocare

kl-3-2-not-your-turn = tocca a { $player }
kl-4-1-not-on-table = sul tavolo non c'è { $dish }
kl-4-3-emerald-waits = hai pescato un Emerald: prima usalo (feed) o piazzalo (lay)
kl-4-3-no-emerald-drawn = si può piazzare solo un Emerald appena pescato
kl-4-4-must-be-laid = il re ha meno di due porzioni, quindi Emerald va piazzato sul tavolo
kl-4-5-king-has-too-few = il re ha meno di due porzioni
kl-4-5-king-lacks = il re { $count ->
    [0] non ha { $dish }
   *[other] ha solo { $count } { $dish }
    }
kl-4-5-no-emerald = sul tavolo non c'è nessun Emerald
kl-4-6-draw-is-compulsory = se sul tavolo non c'è nessuna porzione devi pescare
kl-4-7-pass-is-last = puoi passare solo quando non è possibile nient'altro
kl-4-7-supply-is-empty = il mazzo è vuoto
kl-5-1-game-is-over = la partita è finita

## La cronaca

kl-log-course = Portata { $course }: { $player } scopre { $cards }.
kl-log-take = { $player } prende { $cards }.
kl-log-draw = { $player } pesca una carta.
kl-log-draw-own = { $player } pesca una carta: { $dish }.
kl-log-draw-emerald = { $player } pesca un Emerald.
kl-log-lay = { $player } piazza Emerald sul tavolo.
kl-log-feed = { $player } fa mangiare a Emerald due porzioni del re: { $cards }.
kl-log-pass = { $player } passa.
kl-log-serve = Al re viene servito: { $cards }.
kl-log-serve-nothing = Per il re non resta niente.
kl-log-over = Il banchetto è finito. Carte mai scoperte: { $count }.

## Chi ha vinto

kl-verdict-wins = { $player } vince con { $points ->
    [one] 1 punto
   *[other] { $points } punti
    }.
kl-verdict-wins-tie = { $players } hanno { $points ->
    [one] 1 punto
   *[other] { $points } punti
    } a testa; vince { $player }, con meno carte scartate ({ $discards }).
kl-verdict-share = { $players } condividono la vittoria con { $points ->
    [one] 1 punto
   *[other] { $points } punti
    } a testa.
kl-verdict-share-tie = { $players } condividono la vittoria: a testa { $points ->
    [one] 1 punto
   *[other] { $points } punti
    } e { $discards ->
    [one] 1 carta scartata
   *[other] { $discards } carte scartate
    }.

## Nel terminale

cli-kl-moves-help =
    Una mossa: il suo numero, o il suo testo: take pane.
    Bastano anche forme brevi, con la lettera davanti al piatto: t b, pane, b;
    f b w sta per feed pane vino.
cli-kl-course = portata { $course }
cli-kl-chef = cuoco { $player }
cli-kl-supply = mazzo { $count }
cli-kl-emeralds = { $count ->
    [0] nessun Emerald
    [one] 1 Emerald
   *[other] { $count } Emerald
    }
cli-kl-dish = Piatto
cli-kl-table = Tavolo
cli-kl-king = Re
cli-kl-you = Tu
cli-kl-compare = Confronto
cli-kl-points = Punti
cli-kl-over = ✗ troppe
cli-kl-equal = = pari
cli-kl-room = ✓ spazio: { $count }
cli-kl-free = · spazio: { $count }
cli-kl-now = Se finisse ora: { $points ->
    [one] 1 punto
   *[other] { $points } punti
    }, { $discards ->
    [0] nessuna carta scartata
    [one] 1 carta scartata
   *[other] { $discards } carte scartate
    }
cli-kl-eaten = Emerald ha mangiato
cli-kl-hand = { $count ->
    [one] 1 carta
   *[other] { $count } carte
    }
cli-kl-unseen = { $count ->
    [one] 1 coperta
   *[other] { $count } coperte
    }
cli-kl-pairs = Fai mangiare a Emerald due porzioni del re:
cli-kl-typed = Da { $first } a { $last }: feed, due porzioni del re, per esempio { $text }
cli-kl-no-move = { $text } non è una mossa; le mosse: take PIATTO, draw, lay, feed PIATTO PIATTO, pass
cli-kl-no-dish = { $text } non è né una mossa né un piatto; i piatti sono { $dishes }
cli-kl-which = { $text } può essere { $dishes }; scrivi di più, o la lettera del piatto
cli-kl-foot =
    Scartate
    Punti
cli-kl-pad-how = Le porzioni sono numeri nell'ordine dei piatti, separati da spazi. back: la riga precedente.
cli-kl-pad-lines = un nome per ogni giocatore, poi le porzioni del re, poi quelle di ogni giocatore
cli-kl-pad-king = Il re
cli-kl-pad-counted = Contate { $count } porzioni su { $of }.

## Il tavolo di gioco

web-kl-rivals = Gli altri giocatori
web-kl-table = Piatti sul tavolo
web-kl-sideboard = Mazzo ed Emerald
web-kl-plates = Le porzioni del re e quelle di chi gioca, piatto per piatto
web-kl-course = Portata { $course } di { $courses }
web-kl-courses-hint = Quante ne permette il mazzo: ogni carta pescata può toglierne una.
web-kl-chef = Cuoco: { $player }
web-kl-chef-you = Cuoco: tu
web-kl-chef-mark = cuoco di questa portata
web-kl-acting = è di turno
web-kl-acted = ha già giocato
web-kl-hand = { $count ->
    [one] 1 carta
   *[other] { $count } carte
    }
web-kl-king = Porzioni del re
web-kl-mine = Le tue porzioni
web-kl-plate-of = Porzioni di { $player }
web-kl-supply = Mazzo
web-kl-emerald = Emerald
web-kl-lay = Piazzalo qui
web-kl-drawn = Appena pescato
web-kl-over = Il banchetto è finito
web-kl-too-many = troppe
web-kl-equal = pari
web-kl-king-needs = { $count ->
    [one] al re manca 1
   *[other] al re mancano { $count }
    }
web-kl-room = spazio per { $count }
web-kl-preview = { $before }{"\u00A0"}→{"\u00A0"}{ $after }, re{"\u00A0"}{ $king }
web-kl-points = { $count } pt
web-kl-points-long = { $count ->
    [one] 1 punto
   *[other] { $count } punti
    }
web-kl-now = Se finisse ora
web-kl-ended = Alla fine
web-kl-discards = { $count ->
    [0] nessuna carta scartata
    [one] 1 carta scartata
   *[other] { $count } carte scartate
    }
web-kl-eaten = { $count ->
    [one] Emerald ha mangiato 1 porzione
   *[other] Emerald ha mangiato { $count } porzioni
    }
web-kl-pick-first = Scegli due porzioni del re.
web-kl-pick-second = 1 { $dish } e … scegli la seconda porzione.
web-kl-plates-note = re { $king }{ $whose ->
    [me] , tu { $mine }
    [other] , { $player } { $mine }
   *[nobody] {""}
    }
web-kl-pile-label = { $dish }: { $count ->
    [0] niente sul tavolo
   *[other] { $count } sul tavolo
    }{ $legal ->
    [yes] , prendi tutte le porzioni
   *[no] {""}
    }; { $note }
web-kl-gauge-label = { $dish }: { $note }{ $shown ->
    [yes] , per ora { $points ->
        [one] 1 punto
       *[other] { $points } punti
        }
   *[no] {""}
    }{ $pick ->
    [yes] ; fanne mangiare a Emerald una del re
   *[no] {""}
    }
web-kl-supply-label = Mazzo, { $count ->
    [one] 1 carta
   *[other] { $count } carte
    }{ $may ->
    [draw] : pescane una
    [look] . È appena stato pescato un Emerald
   *[nothing] {""}
    }
web-kl-emerald-label = { $count ->
    [0] Nessun Emerald sul tavolo
    [one] 1 Emerald sul tavolo
   *[other] { $count } Emerald sul tavolo
    }{ $may ->
    [feed] : fagli mangiare due porzioni del re
    [lay] : piazza qui quello appena pescato
   *[nothing] {""}
    }
web-kl-draw-question = Pescare una carta coperta? Non si può annullare.
web-kl-do-take = prendi tutte le porzioni di { $dish } ({ $count })
web-kl-do-draw = pesca una carta
web-kl-do-lay = piazza Emerald sul tavolo
web-kl-do-feed = fai mangiare a Emerald due porzioni del re: { $cards }
web-kl-do-pass = passa
web-kl-key-dish = prendi questo piatto; se hai scelto Emerald, faglielo mangiare
web-kl-key-draw = pesca una carta
web-kl-key-emerald = scegli Emerald, o lascialo stare
web-kl-key-lay = piazza l'Emerald appena pescato
web-kl-key-unpick = lascia stare ciò che hai scelto
web-kl-score-dish = { $dish }, re { $king }
web-kl-score-over = 0 ✗{ $count }
web-kl-score-discards = ✗ carte scartate (a parità vince chi ne ha meno)
web-kl-score-sum = Totale

## Sulla prima pagina

option-king-lui-free_dragon = Emerald può mangiare anche a tavolo vuoto (regola della casa)

## Sulla pagina delle regole

web-short-king-lui-1 = Uno degli ospiti del re fa da cuoco per questa portata e scopre due carte a testa, ordinate per piatto. Alla portata seguente il cuoco cambia.
web-short-king-lui-2 = Quando tocca a te, prendi tutte le porzioni di un piatto oppure pesca una carta che nessun altro vede. Se è un Emerald, mangia subito o resta sul tavolo, e al suo posto non peschi altro.
web-short-king-lui-3 = Quello che nessuno prende viene servito al re, sotto gli occhi di tutti.
web-short-king-lui-4 = Emerald, il cucciolo di drago del re, può mangiare due delle sue porzioni, uguali o diverse: costa la tua azione e un Emerald.
web-short-king-lui-5 = Quando le carte non bastano più per una portata, ogni tua porzione vale tanti punti quante sono le porzioni di quel piatto che ha il re. Se ne hai più di lui, le perdi tutte.
web-example-kl-king = Il re ha { $cards }.
web-example-kl-scores = { $has } × { $king } = { $points } punti
web-example-kl-loses = { $has } è più di { $king }: niente

## La prima partita

web-guide-king-lui-first = Prendi i piatti che ti piacciono, ma di nessuno più di quanto ne avrà il re: altrimenti non valgono niente. Ciò che nessuno prende va a lui. Scegli un piatto che brilla.
web-guide-king-lui-next = Alla fine ogni tua porzione vale tanti punti quante sono le porzioni di quel piatto che ha il re. La linea tratteggiata segna quante puoi averne al massimo.
web-kl-king-change = Dal tuo ultimo turno: { $change }
