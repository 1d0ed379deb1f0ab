"""Many games side by side, a step at a time. Generic code, loaded once for each game (plan.py) with its rules, bots and
dense.py in it. Here is what happens to one game, for every device, and the loops over many of them on a CPU.

What is shown is written into blank arrays, where nothing is legal and observations are all -1: a line for the seat to
act, or one for every seat.
"""

import numpy as np

from threekings.batches.buffers import BITS
from threekings.jit import compiled
from threekings.rng import GOLDEN, derive, mix, scale

WORDS = -(-ACTIONS // BITS)
RANDOM = 0  # the bot that plays out by chance; the other one is greedy

LANE = np.dtype(  # a place where one game after another is played
    [
        ("state", STATE),
        ("number", np.int64),  # which game of the batch's seed it is
        ("word", np.uint64),  # for actions by chance, and for greedy
        ("length", np.int64),  # moves played
        ("allowed", np.int64, (PLAYERS, WORDS)),  # legal actions by line, as bits, where no caller can change them
    ],
    align=True,
)

DEALS = np.dtype(  # how games begin, and what is shown of none
    [
        ("pattern", STATE),  # with players and options
        ("seed", np.uint64),
        ("games", np.int64),  # in the batch: so far apart are the numbers of games played in one lane
        ("go_on", np.int64),  # 1: a game that ends is followed by the next
        ("blank", OBSERVATION),
    ],
    align=True,
)


# One game


@compiled
def start_game(edition, deals, lane):
    """Deal the game of the lane's number, as `tk.new` does with the seed that the number gives."""
    seed = derive(deals["seed"], lane["number"])
    lane["word"] = seed
    lane["length"] = 0
    lane["state"] = deals["pattern"]
    deal(edition, lane["state"], seed)


@compiled
def step_game(edition, deals, lane, actions, turn, rewards):
    """Play the actions of a game; once it is over, write the rewards and start the next one."""
    clear_rewards(turn, rewards)
    if chooser(lane["state"]) < 0:
        return
    play_actions(edition, lane, actions)
    if chooser(lane["state"]) < 0:
        reward(edition, lane["state"], turn, rewards)
        if deals["go_on"] == 1:
            lane["number"] += deals["games"]
            start_game(edition, deals, lane)


@compiled
def play_actions(edition, lane, actions):
    """Play the action of the seat to act or, with a line a seat, those of all seats to act."""
    state, several = lane["state"], len(actions) > 1
    seats = to_act(state) if several else 1 << chooser(state)
    for seat in range(state["players"]):
        if seats >> seat & 1:
            apply(edition, state, seat, move_of(state, seat, actions[seat if several else 0]))
            lane["length"] += 1


@compiled
def clear_rewards(turn, rewards):
    turn["done"] = 0
    for seat in range(len(rewards)):
        rewards[seat]["win"] = 0
        rewards[seat]["points"] = 0
        rewards[seat]["rank"] = 0


@compiled
def reward(edition, state, turn, rewards):
    """Write the rewards of a game that is over."""
    turn["done"] = 1
    points, sharing = rewards["points"], 0
    score(edition, state, points)
    won = winners(edition, state, points)
    for seat in range(len(rewards)):
        sharing += won >> seat & 1
    for seat in range(len(rewards)):
        rewards[seat]["win"] = 1 / sharing if won >> seat & 1 else 0
        rewards[seat]["rank"] = rank(points, won, seat)


@compiled
def rank(points, won, seat):
    """1 for those who have won, for others one more than are ahead of them."""
    ahead = 0
    if won >> seat & 1 == 0:
        for other in range(len(points)):
            ahead += won >> other & 1 != 0 or points[other] > points[seat]
    return ahead + 1


@compiled
def show_game(edition, lane, turn, masks, observations, moves):
    """Write who is to act, what is legal and what seats know into blank lines; `moves` is scratch."""
    state, several = lane["state"], len(observations) > 1
    first = chooser(state)
    turn["seat"] = first
    turn["to_act"] = to_act(state)
    for seat in range(state["players"]):
        if several or seat == first:
            line = seat if several else 0
            count = legal(edition, state, seat, moves)
            number_moves(state, seat, moves, count)
            allow(moves, count, lane["allowed"][line], masks[line])
            observe(edition, state, seat, observations[line])


@compiled
def allow(actions, count, allowed, mask):
    """Mark so many actions as legal."""
    for index in range(count):
        action = int(actions[index])
        mask[action] = True
        allowed[action // BITS] |= 1 << action % BITS


@compiled
def is_refused(lane, line, action):
    """Whether an action is asked for and not legal; where nobody is to act, any number will do."""
    allowed = lane["allowed"][line]
    if 0 <= action < ACTIONS and allowed[action // BITS] >> action % BITS & 1:
        return False
    for word in range(WORDS):
        if allowed[word] != 0:
            return True
    return False


@compiled
def act_at_random(lane, actions):
    """Choose a legal action for every line by the lane's own word; -1 where nobody is to act."""
    for line in range(len(actions)):
        allowed, count = lane["allowed"][line], 0
        for word in range(WORDS):
            bits = allowed[word]
            while bits:
                bits &= bits - 1
                count += 1
        lane["word"] += GOLDEN
        actions[line] = nth_allowed(allowed, scale(mix(lane["word"]), count)) if count else -1


@compiled
def nth_allowed(allowed, number):
    """The legal action of this number, counted from 0."""
    for word in range(WORDS):
        bits, action = allowed[word], word * BITS
        while bits:
            if bits & 1:
                if number == 0:
                    return action
                number -= 1
            bits >>= 1
            action += 1
    return -1


@compiled
def play_out_game(edition, lane, turn, rewards, bot, moves, worth):
    """Let a bot play a game to its end for all seats, and write the rewards."""
    if bot == RANDOM:
        lane["length"] += playout(edition, lane["state"], moves)
    else:
        play_greedily(edition, lane, moves, worth)
    reward(edition, lane["state"], turn, rewards)


@compiled
def play_greedily(edition, lane, moves, worth):
    """Greedy reads nothing that its seat may not know, and gets a word of its own for every choice."""
    state = lane["state"]
    seat = chooser(state)
    while seat >= 0:
        word = state["random"]
        state["random"] = derive(lane["word"], lane["length"])
        move = greedy(edition, state, seat, moves, worth)
        state["random"] = word
        apply(edition, state, seat, move)
        lane["length"] += 1
        seat = chooser(state)


# Many games, on a CPU


@compiled
def start_games(edition, deals, lanes, chosen):
    """Start the game of the lane's number in every lane chosen."""
    for index in range(len(lanes)):
        if chosen[index]:
            start_game(edition, deals, lanes[index])


@compiled
def step_games(edition, deals, lanes, actions, shown, moves):
    """Play legal actions in all games, and show what they lead to."""
    turns, masks, observations, rewards = shown
    for index in range(len(lanes)):
        step_game(edition, deals, lanes[index], actions[index], turns[index], rewards[index])
        blank_game(deals, lanes[index], masks[index], observations[index])
        show_game(edition, lanes[index], turns[index], masks[index], observations[index], moves)


@compiled
def show_games(edition, deals, lanes, shown, moves):
    """Show all games as they are."""
    turns, masks, observations, _ = shown
    for index in range(len(lanes)):
        blank_game(deals, lanes[index], masks[index], observations[index])
        show_game(edition, lanes[index], turns[index], masks[index], observations[index], moves)


@compiled
def blank_game(deals, lane, masks, observations):
    """Make room for what a game shows."""
    for line in range(len(observations)):
        for word in range(WORDS):
            lane["allowed"][line, word] = 0
        for action in range(ACTIONS):
            masks[line, action] = False
        observations[line] = deals["blank"]


@compiled
def first_refused(lanes, actions):
    """The first game with an action that is not legal, or -1."""
    for index in range(len(lanes)):
        for line in range(actions.shape[1]):
            if is_refused(lanes[index], line, actions[index, line]):
                return index
    return -1


@compiled
def act_randomly(lanes, actions):
    """Choose legal actions for all games by chance."""
    for index in range(len(lanes)):
        act_at_random(lanes[index], actions[index])


@compiled
def observe_games(edition, deals, lanes, observations):
    """What every seat of every game knows."""
    for index in range(len(lanes)):
        for seat in range(observations.shape[1]):
            observations[index, seat] = deals["blank"]
            observe(edition, lanes[index]["state"], seat, observations[index, seat])


@compiled
def play_out_games(edition, lanes, shown, bot, moves, worth):
    """Let a bot play all games to their end."""
    turns, _, _, rewards = shown
    for index in range(len(lanes)):
        play_out_game(edition, lanes[index], turns[index], rewards[index], bot, moves, worth)
