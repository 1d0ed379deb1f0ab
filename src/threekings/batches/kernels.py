"""One thread a game. Generic code, loaded once for each game (cuda.py) with its device functions and `cuda` in it.

Threads of a warp work at the same place of different games. Where a lane is small, a thread copies it by whole words
into memory of its own, which the GPU interleaves, and back; observations are written there, too, and copied out.
"""

import numpy as np

WORD = 8  # bytes
STAGED = LANE.itemsize <= 1024  # larger lanes are worked on where they are: a step touches little of them
LANE_WORDS = LANE.itemsize // WORD if STAGED else 1
SEEN_WORDS = OBSERVATION.itemsize // WORD
ALL_SEEN = PLAYERS * SEEN_WORDS  # at most
EMPTY = np.uint64(2**64 - 1)  # all -1
WINS, POINTS, SQUARES, COUNTS = 0, 1, 2, 3  # rows of totals; the last one has moves


@cuda.jit
def clean_kernel(words):
    """Make them all 0."""
    for index in range(cuda.grid(1), len(words), cuda.gridsize(1)):
        words[index] = 0


@cuda.jit
def start_kernel(edition, deals, lanes, chosen, anew):
    """Start all games anew, or the next ones where chosen."""
    index = cuda.grid(1)
    if index < len(lanes) and (anew or chosen[index]):
        lanes[index]["number"] = index if anew else lanes[index]["number"] + deals[0]["games"]
        start_game(edition[0], deals[0], lanes[index])


@cuda.jit
def clear_kernel(turns, rewards):
    """Nothing has been won."""
    index = cuda.grid(1)
    if index < len(turns):
        clear_rewards(turns[index], rewards[index])


@cuda.jit
def take_kernel(given, actions):
    """Take actions of any integer type; what is no action's number stays none."""
    index = cuda.grid(1)
    if index < len(given):
        for line in range(given.shape[1]):
            actions[index, line] = min(max(int(given[index, line]), -1), ACTIONS)


@cuda.jit
def refuse_kernel(lanes, actions, refused):
    """Find the first game with an action that is not legal."""
    index = cuda.grid(1)
    if index < len(lanes):
        for line in range(actions.shape[1]):
            if is_refused(lanes[index], line, int(actions[index, line])):
                cuda.atomic.min(refused, 0, index)


@cuda.jit
def step_kernel(edition, deals, lanes, words, actions, turns, masks, seen, rewards):
    """Play legal actions, and show what they lead to in blank masks; `words` are the lanes, `seen` the observations."""
    index = cuda.grid(1)
    if index >= len(lanes):
        return
    staged = cuda.local.array(LANE_WORDS, np.uint64)
    lane = lanes[index]
    if STAGED:
        for word in range(LANE_WORDS):
            staged[word] = words[index, word]
        lane = staged.view(LANE)[0]
    step_game(edition[0], deals[0], lane, actions[index], turns[index], rewards[index])
    show_lane(edition[0], lane, turns[index], masks[index], seen[index])
    if STAGED:
        for word in range(LANE_WORDS):
            words[index, word] = staged[word]


@cuda.jit
def show_kernel(edition, lanes, turns, masks, seen):
    """Show all games as they are."""
    index = cuda.grid(1)
    if index < len(lanes):
        show_lane(edition[0], lanes[index], turns[index], masks[index], seen[index])


@cuda.jit(device=True)
def show_lane(edition, lane, turn, masks, seen):
    """Write what a game shows, observations by whole words."""
    lines = len(masks)
    moves = cuda.local.array(MOVES, np.int32)
    staged = cuda.local.array(ALL_SEEN, np.uint64)
    for word in range(lines * SEEN_WORDS):
        staged[word] = EMPTY
    for line in range(lines):
        for word in range(WORDS):
            lane["allowed"][line, word] = 0
    show_game(edition, lane, turn, masks, staged.view(OBSERVATION)[:lines], moves)
    for word in range(lines * SEEN_WORDS):
        seen[word] = staged[word]


@cuda.jit
def observe_kernel(edition, lanes, players, seen):
    """What every seat of every game knows."""
    index = cuda.grid(1) // players
    seat = cuda.grid(1) % players
    if index < len(lanes):
        staged = cuda.local.array(SEEN_WORDS, np.uint64)
        for word in range(SEEN_WORDS):
            staged[word] = EMPTY
        observe(edition[0], lanes[index]["state"], seat, staged.view(OBSERVATION)[0])
        for word in range(SEEN_WORDS):
            seen[index, seat * SEEN_WORDS + word] = staged[word]


@cuda.jit
def act_kernel(lanes, actions):
    """Choose legal actions by chance."""
    index = cuda.grid(1)
    if index < len(lanes):
        act_at_random(lanes[index], actions[index])


@cuda.jit
def play_out_kernel(edition, lanes, turns, rewards, bot, worths):
    """Let a bot play all games to their end; a thread plays one after another with scratch of its own."""
    moves = cuda.local.array(MOVES, np.int32)
    for index in range(cuda.grid(1), len(lanes), cuda.gridsize(1)):
        play_out_game(edition[0], lanes[index], turns[index], rewards[index], bot, moves, worths[cuda.grid(1)])


@cuda.jit
def total_kernel(lanes, rewards, whole, totals):
    """Add up what games came to; every thread its own first. `whole` is a win in parts."""
    players = rewards.shape[1]
    for seat in range(players):
        wins, points, squares, moves = 0, 0, 0, 0
        for index in range(cuda.grid(1), len(lanes), cuda.gridsize(1)):
            reward_there = rewards[index, seat]
            wins += int(reward_there["win"] * whole + 0.5)
            points += reward_there["points"]
            squares += int(reward_there["points"]) * int(reward_there["points"])
            moves += lanes[index]["length"]
        cuda.atomic.add(totals, (WINS, seat), wins)
        cuda.atomic.add(totals, (POINTS, seat), points)
        cuda.atomic.add(totals, (SQUARES, seat), squares)
        cuda.atomic.add(totals, (COUNTS, seat), moves)
