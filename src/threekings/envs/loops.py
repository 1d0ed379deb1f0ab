"""A step of somebody who learns, in many games side by side: its action, then the others' up to its next choice.

Generic code, loaded once for each game (learners.py) with its batches' loops in it. Seats are counted from that of the
learner on, in the order of play; `kinds` says who plays each, and several may be the learner's.
"""

from threekings.envs.opponents import FOR_OTHERS
from threekings.jit import compiled
from threekings.rng import derive

KINDS = ("self", "random", "greedy")  # who may play a seat
LEARNER, RANDOM, GREEDY = 0, 1, 2
LEAVE, STEP, START = 0, 1, 2  # what is asked
ROTATING = -1  # the learner's seat: another in every game


@compiled
def play_on(edition, deals, lanes, asked, actions, turns, rewards, final, kinds, seat, moves, worth):
    """In every game what is asked: start it, or play a legal action of the learner; then the others play.

    The others are called in one place, because all that bots may do is compiled into it.
    """
    for index in range(len(lanes)):
        if asked[index] == LEAVE:
            continue
        lane, state, actor = lanes[index], lanes[index]["state"], -1
        if asked[index] == START:
            start_game(edition, deals, lane)
        else:
            actor = act(edition, lane, actions[index], turns[index], rewards[index])
        while True:
            play_others(edition, deals, lane, kinds, seat, moves, worth)
            if chooser(state) >= 0 or actor < 0:
                break
            reward(edition, state, turns[index], rewards[index])
            final[index] = deals["blank"]
            observe(edition, state, actor, final[index])  # what whoever acted last knows of the end
            lane["number"] += deals["games"]
            start_game(edition, deals, lane)
            actor = -1


@compiled
def act(edition, lane, actions, turn, rewards):
    """Play the learner's action; return the seat that has acted, -1 where the game is over."""
    clear_rewards(turn, rewards)
    actor = chooser(lane["state"])
    if actor >= 0:
        play_actions(edition, lane, actions)
    return actor


@compiled
def play_others(edition, deals, lane, kinds, seat, moves, worth):
    """Let others play until the learner is to choose, or the game is over."""
    state = lane["state"]
    own = int(lane["number"] % state["players"]) if seat == ROTATING else seat
    word = derive(derive(deals["seed"], lane["number"]), FOR_OTHERS)
    other = chooser(state)
    while other >= 0:
        kind = kinds[other - own if other >= own else other - own + state["players"]]
        if kind == LEARNER:
            return
        move = others_move(edition, state, other, kind, derive(word, lane["length"]), moves, worth)
        apply(edition, state, other, move)
        lane["length"] += 1
        other = chooser(state)


@compiled
def others_move(edition, state, seat, kind, word, moves, worth):
    """Neither bot reads anything that its seat may not know; greedy takes the state's word for one of its own."""
    if kind == RANDOM:
        return random_move(edition, state, seat, moves, word)
    kept = state["random"]
    state["random"] = word
    move = greedy(edition, state, seat, moves, worth)
    state["random"] = kept
    return move
