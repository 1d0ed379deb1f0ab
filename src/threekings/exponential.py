"""The exponential function and the logarithm of compiled code, the same to the last bit on every machine.

C libraries and JavaScript engines differ in the last bit of theirs, and a bot's choice may hang on it. These only
add, multiply and divide, which IEEE 754 defines to the bit.
"""

import math

import numpy as np

from threekings.jit import compiled

LIMIT = 700.0  # beyond it a result could be too large or too small for a float
LOG2_E = 1.4426950408889634
LN2_HIGH = float.fromhex("0x1.62e42feep-1")  # the first bits of ln 2: whole multiples of it are exact
LN2_LOW = float.fromhex("0x1.a39ef35793c76p-33")  # and the rest
TERMS = 14
INVERSE_FACTORIALS = tuple(1.0 / math.factorial(number) for number in range(TERMS))
LOG_TERMS = 12
ODD_INVERSES = tuple(1.0 / (2 * number + 1) for number in range(LOG_TERMS))
LEAST = -1010  # of the powers of 2 needed
POWERS_OF_2 = np.array([float.fromhex(f"0x1p{power}") for power in range(LEAST, 1 - LEAST)])


@compiled
def exp(exponent):
    """e to this exponent, within two units in the last place; beyond LIMIT as at LIMIT."""
    exponent = min(max(exponent, -LIMIT), LIMIT)
    index = int(exponent * LOG2_E - LEAST + 0.5)  # of the nearest whole power of 2
    power = index + LEAST
    rest = (exponent - power * LN2_HIGH) - power * LN2_LOW  # at most half of ln 2
    total = 0.0
    for number in range(TERMS - 1, -1, -1):
        total = total * rest + INVERSE_FACTORIALS[number]  # Taylor, by Horner's scheme
    return total * POWERS_OF_2[index]


@compiled
def log(number):
    """The natural logarithm of a number above 0, within a few units in the last place."""
    power = 0
    while number > 1.5:
        number *= 0.5
        power += 1
    while number < 0.75:
        number *= 2.0
        power -= 1
    part = (number - 1.0) / (number + 1.0)  # a fifth at most
    square, total = part * part, 0.0
    for term in range(LOG_TERMS - 1, -1, -1):
        total = total * square + ODD_INVERSES[term]  # of the area hyperbolic tangent
    return power * LN2_HIGH + (power * LN2_LOW + 2.0 * part * total)
