## The characters: how they play, and what they say

web-bot-timo-king-lui = Grabs the biggest heap and forgets who has taken what.
web-bot-timo-ku-ka-king = Wants the row with the finest card on the outside.
web-bot-timo-kings-catering = Takes the fullest column and puts its tiles as they come.
remark-timo-greeting-1 = Hello! Are we allowed to eat the pieces?
remark-timo-good-1 = Ha! I didn’t even do that on purpose.
remark-timo-good-2 = All mine! They won’t believe this in the kitchen.
remark-timo-bad-1 = Oops. Was that bad? It felt bad.
remark-timo-bad-2 = Hey, I was just about to … never mind.
remark-timo-fed-1 = She gets seconds, and I get the washing-up?
remark-timo-win-1 = I won? Me? Quick, write it down!
remark-timo-loss-1 = What’s for afters? I mean: another game?

web-bot-lina-king-lui = Cannot resist cake and fruit, and now and then overlooks Emerald.
web-bot-lina-ku-ka-king = Has an eye for kings, and forgets that others have eyes too.
web-bot-lina-kings-catering = Lays pretty Tables, and does not always read what Crew and King want.
remark-lina-greeting-1 = A fine day to bloom. Shall we?
remark-lina-good-1 = Oh, how pretty! And it even counts.
remark-lina-good-2 = One only has to wait until it is ripe.
remark-lina-bad-1 = Who has been through my flower bed?
remark-lina-bad-2 = Oh well. Weeds grow back too.
remark-lina-fed-1 = The poor thing was hungry. Look, she’s wagging!
remark-lina-win-1 = Well watered, well won. Thank you, everybody!
remark-lina-loss-1 = A lovely harvest. Just not mine.

web-bot-otto-king-lui = Takes what sounds best at this very moment.
web-bot-otto-ku-ka-king = Weighs every row, and hopes that nobody sings along.
web-bot-otto-kings-catering = Puts every tile where it brings most at once.
remark-otto-greeting-1 = Ladies and gentlemen: the overture!
remark-otto-good-1 = Did you hear that? A perfect chord.
remark-otto-good-2 = And now all together: the refrain!
remark-otto-bad-1 = Ouch. A wrong note, and fortissimo.
remark-otto-bad-2 = I shall write a sad song about this.
remark-otto-fed-1 = Dinner music for a dragon. She never claps.
remark-otto-win-1 = An encore? Oh, if you insist.
remark-otto-loss-1 = Bravo! I’d throw my hat, but it was expensive.

web-bot-nora-king-lui = Reckons with what the king will have in the end.
web-bot-nora-ku-ka-king = Plays the next round in her head before she names a row.
web-bot-nora-kings-catering = Has the whole turn planned before she lifts a tile.
remark-nora-greeting-1 = Hands washed? Then let’s begin.
remark-nora-good-1 = Done to a turn, as planned.
remark-nora-good-2 = That’s not luck. That’s preparation.
remark-nora-bad-1 = Too many cooks. I’ve always said so.
remark-nora-bad-2 = Burnt. Scrape it off and carry on.
remark-nora-fed-1 = Two portions gone. I cooked those, you know.
remark-nora-win-1 = Dinner is served. Compliments go to the kitchen.
remark-nora-loss-1 = Well seasoned, all of you. I want that recipe.

web-bot-milo-king-lui = Tastes every choice in hundreds of imagined feasts.
web-bot-milo-ku-ka-king = Never lets on which row he names next.
web-bot-milo-kings-catering = Compares plan after plan until none tastes bitter.
remark-milo-greeting-1 = Don’t mind me if I watch your hands.
remark-milo-good-1 = Hm. No bitter aftertaste at all.
remark-milo-good-2 = I sniffed it twice. It was safe.
remark-milo-bad-1 = I knew something here smelled off.
remark-milo-bad-2 = Suspicious. Highly suspicious.
remark-milo-fed-1 = At last somebody else tastes first.
remark-milo-win-1 = Still alive, and even ahead. A good day.
remark-milo-loss-1 = Congratulations. I’ll check the count all the same.

web-bot-alma-king-lui = Has counted every portion, yours included.
web-bot-alma-ku-ka-king = Knows your favourite row better than you do.
web-bot-alma-kings-catering = Sees the finished Tables while yours are still bare.
remark-alma-greeting-1 = Sit up straight, dears. We are playing.
remark-alma-good-1 = And carry the one. There we are.
remark-alma-good-2 = The king took three years to learn that.
remark-alma-bad-1 = One does not say what I am thinking.
remark-alma-bad-2 = Hm. I seem to have marked somebody too low.
remark-alma-fed-1 = Emerald, we do not gulp.
remark-alma-win-1 = Full marks. For me, I mean.
remark-alma-loss-1 = Well done. That goes in your report.

# Bots that are nobody: in daily deals, and at tables of before

web-bot-random = Novice
web-bot-greedy = Courtier
web-bot-steward = Steward
