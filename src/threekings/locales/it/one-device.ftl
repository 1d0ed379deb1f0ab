# In più persone su un solo dispositivo, con un sipario tra un turno e l’altro.

# Chi gioca qui: prima di aprire il tavolo, e nella sala d’attesa
web-device = Su un solo dispositivo
web-device-hint = Chi gioca su questo dispositivo vede solo le proprie carte, mai quelle degli altri.
web-device-one-more = Un’altra persona su questo dispositivo
web-device-name = Nome, oppure ospite
web-device-person = Nome della persona { $number } su questo dispositivo
web-device-remove = La persona { $number } non gioca
web-device-add = Aggiungi
web-device-start = Inizia la partita
web-device-start-hint = Giocate tutti su questo dispositivo: si comincia subito.
web-device-here = su questo dispositivo
web-device-ready = Ci siamo
web-device-ready-is = Ci siete tutti

# Il sipario
web-device-turn = { $player }, tocca a te
web-device-alone = Ora guarda lo schermo solo { $player }.
web-device-i-am = Sono { $player }
web-device-peek = Guardiamo tutti il tavolo

# Sopra il tavolo
web-device-people = Visibile a tutti
web-device-front = Davanti: { $player }
web-device-cover = Copri le carte
web-device-pass = Passa a { $player }
web-device-writes = Scrive
