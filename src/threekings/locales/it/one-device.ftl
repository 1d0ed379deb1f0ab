## In più persone su un solo dispositivo, con un sipario tra un turno e l’altro

# Chi gioca qui: prima di aprire il tavolo, e nella sala d’attesa
web-device-add = Aggiungi
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
