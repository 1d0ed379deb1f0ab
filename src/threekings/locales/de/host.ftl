## Die Seite für alle, die einen Server betreiben

web-host = Wie es dem Server geht
web-host-elsewhere = Das erfährt nur ein Browser auf dem Rechner, auf dem der Server läuft. Von anderswo führt ein SSH-Tunnel hin; wie, steht in docs/operating.md.
web-host-version = Three Kings { $version }, läuft seit { $since }. Die Tische liegen in { $place }.
web-host-fine = Alles ist in Ordnung.
web-host-problem = Nichts kann geschrieben werden: { $reason }
web-host-little-space = Die Festplatte ist fast voll.
web-host-slow = Einer von hundert Zügen dauert länger als eine Viertelsekunde: Die Festplatte ist langsam, oder der Prozessor hat zu viel zu tun.
web-host-late = Bots waren in der letzten Stunde { $count ->
        [one] einmal
       *[other] { $count }-mal
    } zu langsam: Es gibt mehr zu bedenken, als der Prozessor schafft.
web-host-errors = { $count ->
        [one] 1 Fehler, mit dem niemand gerechnet hat,
       *[other] { $count } Fehler, mit denen niemand gerechnet hat,
    } seit dem Start. Bitte melde, was das Protokoll dazu sagt.
web-host-stale = Der Server antwortet nicht; das sind seine letzten Zahlen.
web-host-tables = Partien
web-host-tables-now = { $playing } im Gange, { $gathering } sammeln sich, { $over } vorbei und noch angeschaut
web-host-sockets = Verbindungen
web-host-moves = Züge
web-host-a-second = { NUMBER($count, maximumFractionDigits: 1) } pro Sekunde
web-host-delays = Dauer eines Zuges
web-host-delays-now = die Hälfte in { NUMBER($half, maximumFractionDigits: 1) } ms, 99 von 100 in { NUMBER($most, maximumFractionDigits: 1) } ms
web-host-milliseconds = { NUMBER($count, maximumFractionDigits: 1) } ms
web-host-bots = Denkende Bots
web-host-bots-now = { $count }, davon warten { $waiting } auf einen Prozessor
web-host-refused = Ablehnungen
web-host-refused-code = Code
web-host-refused-count = Seit dem Start
web-host-commits = Schreibvorgänge
web-host-commits-now = { NUMBER($count, maximumFractionDigits: 1) } pro Sekunde, je { NUMBER($group, maximumFractionDigits: 1) } Änderungen
web-host-space = Daten
web-host-space-free = { $used }, frei sind { $free }
web-host-memory = Arbeitsspeicher
web-host-processor = Prozessor
web-host-of-a-core = { NUMBER($percent, maximumFractionDigits: 0) } % eines Kerns
web-host-graph = { $what } in der letzten Stunde: jetzt { $now }, höchstens { $most }
web-host-most = letzte Stunde: höchstens { $most }
web-host-soon = Die ersten Kurven kommen in einer halben Minute.
