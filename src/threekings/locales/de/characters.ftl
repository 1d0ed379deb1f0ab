## Die Figuren: wie sie spielen und was sie sagen

web-bot-timo-king-lui = Greift nach dem größten Haufen und vergisst, wer was genommen hat.
web-bot-timo-ku-ka-king = Will die Reihe mit der schönsten Karte außen.
web-bot-timo-kings-catering = Nimmt die vollste Spalte und legt die Plättchen, wie sie kommen.
remark-timo-greeting-1 = Hallo! Darf man das hier auch essen?
remark-timo-good-1 = Ha! Das war gar keine Absicht.
remark-timo-good-2 = Alles meins! Das glaubt mir in der Küche keiner.
remark-timo-bad-1 = Hoppla. War das schlimm? Fühlt sich schlimm an.
remark-timo-bad-2 = He, ich wollte doch gerade … ach, egal.
remark-timo-fed-1 = Sie kriegt Nachschlag, und ich darf abspülen?
remark-timo-win-1 = Gewonnen? Ich? Schnell, schreibt das auf!
remark-timo-loss-1 = Gibt es Nachtisch? Ich meine: noch eine Partie?

web-bot-lina-king-lui = Kann Torte und Obst nicht widerstehen und übersieht manchmal Emerald.
web-bot-lina-ku-ka-king = Hat ein Auge für Könige und vergisst, dass andere auch Augen haben.
web-bot-lina-kings-catering = Legt hübsche Tafeln und liest nicht immer, was Personal und König wollen.
remark-lina-greeting-1 = Ein Tag zum Aufblühen! Fangen wir an?
remark-lina-good-1 = Ach, wie hübsch! Und zählen tut es auch noch.
remark-lina-good-2 = Man muss nur warten, bis es reif ist.
remark-lina-bad-1 = Wer ist denn da durch mein Beet gelaufen?
remark-lina-bad-2 = Na ja. Unkraut vergeht nicht.
remark-lina-fed-1 = Die Arme hatte Hunger. Schaut, sie wedelt!
remark-lina-win-1 = Gut gegossen ist halb gewonnen. Danke euch!
remark-lina-loss-1 = Eine schöne Ernte. Nur nicht meine.

web-bot-otto-king-lui = Nimmt, was im Moment am besten klingt.
web-bot-otto-ku-ka-king = Wägt jede Reihe ab und hofft, dass niemand mitsingt.
web-bot-otto-kings-catering = Legt jedes Plättchen dorthin, wo es sofort am meisten bringt.
remark-otto-greeting-1 = Verehrtes Publikum: die Ouvertüre!
remark-otto-good-1 = Habt ihr das gehört? Ein reiner Dreiklang.
remark-otto-good-2 = Und jetzt alle: der Refrain!
remark-otto-bad-1 = Autsch. Ein falscher Ton, und auch noch fortissimo.
remark-otto-bad-2 = Darüber schreibe ich ein trauriges Lied.
remark-otto-fed-1 = Tafelmusik für einen Drachen. Applaus gibt es nie.
remark-otto-win-1 = Zugabe? Na gut, weil ihr so bittet.
remark-otto-loss-1 = Bravo! Ich würde den Hut werfen, aber er war teuer.

web-bot-nora-king-lui = Rechnet mit dem, was der König am Ende haben wird.
web-bot-nora-ku-ka-king = Spielt die nächste Runde im Kopf, bevor sie eine Reihe nennt.
web-bot-nora-kings-catering = Hat den ganzen Zug geplant, bevor sie ein Plättchen anrührt.
remark-nora-greeting-1 = Hände gewaschen? Dann los.
remark-nora-good-1 = Auf den Punkt gegart, wie geplant.
remark-nora-good-2 = Das ist kein Glück. Das ist Vorbereitung.
remark-nora-bad-1 = Zu viele Köche, sage ich doch immer.
remark-nora-bad-2 = Angebrannt. Abkratzen und weiter.
remark-nora-fed-1 = Zwei Portionen weg. Die habe übrigens ich gekocht.
remark-nora-win-1 = Angerichtet! Lob nimmt die Küche gern entgegen.
remark-nora-loss-1 = Gut abgeschmeckt. Das Rezept hätte ich gern.

web-bot-milo-king-lui = Kostet jede Möglichkeit in Hunderten erdachter Gelage vor.
web-bot-milo-ku-ka-king = Lässt sich nie anmerken, welche Reihe er als Nächstes nennt.
web-bot-milo-kings-catering = Vergleicht Plan um Plan, bis keiner mehr bitter schmeckt.
remark-milo-greeting-1 = Nehmt es mir nicht übel, wenn ich euch auf die Finger schaue.
remark-milo-good-1 = Hm. Gar kein bitterer Nachgeschmack.
remark-milo-good-2 = Zweimal daran gerochen. Unbedenklich.
remark-milo-bad-1 = Ich wusste doch, dass hier etwas faul ist.
remark-milo-bad-2 = Verdächtig. Höchst verdächtig.
remark-milo-fed-1 = Endlich kostet einmal jemand anders vor.
remark-milo-win-1 = Noch am Leben und sogar vorn. Ein guter Tag.
remark-milo-loss-1 = Glückwunsch. Nachzählen werde ich trotzdem.

web-bot-alma-king-lui = Hat jede Portion gezählt, auch deine.
web-bot-alma-ku-ka-king = Kennt deine Lieblingsreihe besser als du.
web-bot-alma-kings-catering = Sieht die fertigen Tafeln, wenn deine noch leer sind.
remark-alma-greeting-1 = Gerade sitzen, meine Lieben. Es wird gespielt.
remark-alma-good-1 = Und eins im Sinn. Na also.
remark-alma-good-2 = Der König hat dafür drei Jahre gebraucht.
remark-alma-bad-1 = Was ich jetzt denke, sagt man nicht.
remark-alma-bad-2 = Hm. Da habe ich wohl jemanden zu schlecht benotet.
remark-alma-fed-1 = Emerald, wir schlingen nicht.
remark-alma-win-1 = Eine glatte Eins. Für mich, meine ich.
remark-alma-loss-1 = Fein gemacht. Das kommt ins Zeugnis.

# Bots, die niemand sind: in der Partie des Tages und an älteren Tischen

web-bot-random = Neuling
web-bot-greedy = Höfling
web-bot-steward = Hofmeister
