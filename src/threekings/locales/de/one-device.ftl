# Mehrere an einem Gerät, mit einem Vorhang zwischen ihren Zügen.

# Wer hier spielt: bevor der Tisch eröffnet wird, und im Warteraum
web-device = An einem Gerät
web-device-hint = Wer an diesem Gerät spielt, sieht nur die eigenen Karten, nie die der anderen.
web-device-one-more = Noch jemand an diesem Gerät
web-device-name = Name, oder Gast
web-device-person = Name von Person { $number } an diesem Gerät
web-device-remove = Person { $number } spielt nicht mit
web-device-add = Dazusetzen
web-device-start = Los geht’s
web-device-start-hint = Ihr spielt alle an diesem Gerät: Es geht sofort los.
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
