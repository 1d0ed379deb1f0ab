# Guided first games: the way there and what stands around them. The steps of each game follow.

web-learn-title = { $game }: a guided game
web-learn-guest = Guest
web-learn-step = Step { $step } of { $steps }
web-learn-controls = Guided game
web-learn-next = Go on
web-learn-show = Show me
web-learn-back = Back
web-learn-restart = Once more
web-learn-rules = Rule { $rule }
web-learn-leave = Leave
web-learn-astray = You may do that in a real game. Here, try the marked piece first.
web-learn-play = Now play a real game

web-learn-king-lui-table = You are one of the king's guests. In turn, you all take from these dishes; what nobody takes is served to the king. At the end, each portion of yours is worth as many points as the king has of that dish.
web-learn-king-lui-take = You are the chef of this course, so you begin. Take the ham: always all portions of a dish, never only some.
web-learn-king-lui-served = Bea took the wine and Carl the cake. Nobody wanted the bread, so it was served to the king: bread is now worth 1 point a portion. The next course is on the table.
web-learn-king-lui-leave = Careful: you have 2 ham, the king has none. Whoever has more than the king gets nothing for it. So leave the ham on the table for him, and take the cheese.
web-learn-king-lui-worth = The king has got the 2 ham. Having as many as he has is fine: each of yours is now worth 2 points. A third one would be too many, unless he gets more, too.
web-learn-king-lui-draw = Nothing you like? Then draw the top card of the supply. Nobody else sees which dish it is.
web-learn-king-lui-drawn = Another cheese, and only you know. The others just see that you hold one card more: will they guess what you collect?
web-learn-king-lui-too-many = Now to the last course. You took one bread too many: you have 4, the king only 3, and he can get no more. Too many means nothing: none of the 4 counts.
web-learn-king-lui-emerald = Emerald, the king's dragon, eats two portions from his plate. What for? Bea and Carl have 4 fruit each, as many as the king. Choose Emerald, then his fruit, twice: now they have too many!
web-learn-king-lui-end = Bea and Carl have lost all their fruit, and you win. Everything else is portions times the king's portions, dish by dish. Now you know { web-game-king-lui }!

web-learn-ku-ka-king-rows = Three cards lie in each row. Everybody chooses a row in secret, then all choices are shown together: Ku – Ka – King!
web-learn-ku-ka-king-choose = Two sheep and a knight: choose row 4.
web-learn-ku-ka-king-taken = You were alone on row 4, so all its cards are yours. Your kingdom says what they score: 2 sheep are 3 points, 5 would be 15.
web-learn-ku-ka-king-tempting = Two kings and 4 points lie in row 2. Perhaps nobody else wants them? Choose row 2.
web-learn-ku-ka-king-clash = A clash: Bea wanted row 2, too. Nobody gets it, and its outermost card, the king lying on top, has gone into the box. Only you two choose again: choose row 5.
web-learn-ku-ka-king-crossed = Farmer and wife score 7 points. But mind the red cross: cards that have one go into the box after the first scoring and score only once. All others stay and score twice.
web-learn-ku-ka-king-thirteen = Two rounds later you have 12 cards. After the round in which somebody reaches 13, everything is scored for the first time. Choose row 4: a third sheep!
web-learn-ku-ka-king-kept = The first scoring brought you 36 points. What had a cross is in the box now: your whole farm, the church, the points. Knights and animals stay and will score again.
web-learn-ku-ka-king-last = The last round. Your second wife and farmhouse only lack a farmer: choose row 3 for another 14 points.
web-learn-ku-ka-king-end = 36 points at the first scoring and 70 at the second are added up: you win with 106. Now you know { web-game-ku-ka-king }!

web-learn-kings-catering-royals = King, Queen and Princess say what brings stars. Mind the King's rule: at the end he discards every Table with fewer than 3 tiles. The Queen likes one large Table, the Princess cakes.
web-learn-kings-catering-column = On your turn you take all tiles of one column. Take column 2: two cakes.
web-learn-kings-catering-found = Every tile goes to a Table of yours. The first one has to found one: put it there.
web-learn-kings-catering-match = A Food that joins a Table must match a Decoration: two halves of one colour meet, here blue and blue. Put the cake on the marked place, then end your turn.
web-learn-kings-catering-discarded = Where are the three tiles of column 3? You play alone and nobody takes anything away from you, so the game does: after each turn of yours, the column to the right of the one you took is discarded.
web-learn-kings-catering-crew = A cook has come to column 3. Crew earn stars at their own Table: this cook 1★ for every two cakes there. Take column 3.
web-learn-kings-catering-cook = Crew need no Decoration, but an empty side of a Food. Put the cook on the marked place, then end your turn.
web-learn-kings-catering-stands = Three tiles: now the King lets the Table stand and all of it counts. 2★ from the King, 1★ from the Queen, 3★ from the Princess for two cakes, and 1★ from the cook.
web-learn-kings-catering-falls = Now to your last tile. Two Tables are still too small, and the King would discard them with all that is on them. Nothing can join the florist any more: Crew who found a Table stay alone.
web-learn-kings-catering-save = But the cake fits the two roasts, red and red. With three tiles this Table stands, too. Put the cake there, then end your turn.
web-learn-kings-catering-end = 18★, and Schönbrunn asked for 15. Only the lone florist was discarded. With others no column is discarded: they take theirs. Now you know { web-game-kings-catering }!
