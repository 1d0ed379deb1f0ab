## Impostazioni

web-set-kept = Restano in questo browser e valgono subito.
web-set-you = Tu
web-set-look = Aspetto
web-language-system = Come il browser
web-set-theme = Colori
web-set-theme-system = Come il sistema
web-set-theme-light = Chiari
web-set-theme-dark = Scuri
web-set-cards = Carte
web-set-cards-small = Piccole
web-set-cards-medium = Medie
web-set-cards-large = Grandi
web-set-motion = Durata dei movimenti
web-set-motion-none = nessun movimento
web-set-motion-times = { $percent }%
web-set-percent = { $percent }%
web-set-calls = Suoni e avvisi
web-set-sound = Suoni
web-set-volume = Volume
web-set-test = Ascolta
web-set-notify = Avvisami quando tocca a me
web-set-notify-default = Il browser ti chiederà il permesso.
web-set-notify-granted = Gli avvisi compaiono quando questa pagina è in secondo piano.
web-set-notify-denied = Hai detto al browser di non mostrarli: puoi permetterli nelle sue impostazioni per questa pagina.
web-set-notify-unsupported = Questo browser mostra avvisi solo su HTTPS, o non ne mostra affatto. Titolo e icona della scheda ti avvertono comunque.
web-set-table = Al tavolo
web-set-confirm = Chiedi conferma prima di ciò che non si può annullare
web-set-confirm-hint = Per esempio prima di pescare una carta coperta.
web-set-chat = Mostra la chat
web-set-chat-hint = Quello che gli altri scrivono mentre giochi.
web-set-remarks = Battute della corte
web-set-remarks-hint = Ogni tanto un bot dice la sua sulla partita.
web-set-aids = Più aiuti sul tavolo di gioco
web-set-typing = Una riga per scrivere le mosse
web-set-typing-hint = Accanto al tavolo di gioco: take wine, oppure row 4. Il tasto / ne apre una in qualsiasi momento.

## La prima partita

web-set-guide = Mostra di nuovo i consigli per le prime partite
