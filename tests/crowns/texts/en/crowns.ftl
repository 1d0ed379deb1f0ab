web-game-crowns = Crowns
web-pitch-crowns = Everybody hides a card. Dare, and the highest of those who do wins a point; the others lose one.
cr-prompt-act = Do you dare?
cr-prompt-wait = You have nothing to choose now.
cr-won = Nobody did better than { $players }: { $points } points.
cr-2-1-not-your-turn = it is not your turn
cr-log-dealt = Everybody is dealt a card.
cr-log-said = { $player } says: { $word }.