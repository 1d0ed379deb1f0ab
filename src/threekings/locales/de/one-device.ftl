## Mehrere an einem Gerät, mit einem Vorhang zwischen ihren Zügen

# Wer hier spielt: bevor der Tisch eröffnet wird, und im Warteraum
web-device-add = Dazusetzen
web-device-here = an diesem Gerät
web-device-ready = Wir sind bereit
web-device-ready-is = Ihr seid alle bereit

# Der Vorhang
web-device-turn = { $player }, du bist dran
web-device-alone = Jetzt schaut nur { $player } auf den Bildschirm.
web-device-i-am = Ich bin { $player }
web-device-peek = Alle sehen sich den Tisch an

# Über dem Spielplan
web-device-people = Für alle sichtbar
web-device-front = Davor sitzt { $player }
web-device-cover = Zudecken
web-device-pass = Gib weiter an { $player }
web-device-writes = Es schreibt
