"""A QR code in the terminal, for a short link: byte mode, error correction L, versions 1 to 5 (ISO/IEC 18004).

These have one block of error correction and one alignment pattern. The mask is always the first: cameras read any of
them, the standard's choice among eight is only the one they read best.
"""

from collections.abc import Iterator

import rich_click as click

CODEWORDS = {1: (19, 7), 2: (34, 10), 3: (55, 15), 4: (80, 20), 5: (108, 26)}  # by version: of data, of correction
MOST_BYTES = CODEWORDS[5][0] - 2
FIELD = 0x11D  # the polynomial of the field of 256 elements
FORMAT, FORMAT_GENERATOR, FORMAT_MASK = 0b01_000, 0x537, 0x5412  # level L and mask 0
QUIET = 2  # empty modules around it
HALVES = " ▄▀█"  # two modules, one above the other: of a light upper one 2, of a light lower one 1
Modules = dict[tuple[int, int], bool]  # by column and row, whether it is dark


def printed(link: str) -> str:
    """The code, dark on light whatever the terminal's colours are, two rows of modules a line."""
    dark = qr_code(link)
    end = len(dark) + QUIET

    def light(x: int, y: int) -> bool:
        return not (0 <= x < len(dark) and 0 <= y < len(dark) and dark[y][x])

    lines = [
        "".join(HALVES[2 * light(x, y) + light(x, y + 1)] for x in range(-QUIET, end)) for y in range(-QUIET, end, 2)
    ]
    return "\n".join(click.style(line, fg="bright_white", bg="black") for line in lines)


def qr_code(text: str) -> list[list[bool]]:
    """The rows of modules, whether each is dark. ValueError for a text that is too long."""
    content = text.encode()
    version = next((one for one, (data, _) in CODEWORDS.items() if len(content) <= data - 2), None)
    if version is None:
        raise ValueError(f"a QR code of this size holds {MOST_BYTES} bytes at most")
    size = 17 + 4 * version
    modules = function_patterns(version, size)
    bits = bits_of(codewords(content, version))
    for x, y in zigzag(size):
        if (x, y) not in modules:
            modules[x, y] = next(bits, False) ^ ((x + y) % 2 == 0)
    return [[modules[x, y] for x in range(size)] for y in range(size)]


# What is encoded


def codewords(content: bytes, version: int) -> list[int]:
    """Mode, length, text and padding; then their error correction."""
    size, correction = CODEWORDS[version]
    number = (0b0100 << 8 | len(content)) << 8 * len(content) | int.from_bytes(content, "big")
    data = [*(number << 4).to_bytes(len(content) + 2, "big")]
    padding = [0xEC, 0x11] * size
    data += padding[: size - len(data)]
    return data + remainder(data, correction)


def remainder(data: list[int], degree: int) -> list[int]:
    """Reed-Solomon: what is left of the data divided by the generator of that degree."""
    generator = generator_of(degree)
    rest = [0] * degree
    for word in data:
        factor = word ^ rest[0]
        rest = [one ^ times(coefficient, factor) for one, coefficient in zip([*rest[1:], 0], generator, strict=True)]
    return rest


def generator_of(degree: int) -> list[int]:
    """The product of (x - 2^n) for n below the degree, without its leading 1."""
    found = [*[0] * (degree - 1), 1]
    root = 1
    for _ in range(degree):
        found = [times(one, root) ^ after for one, after in zip(found, [*found[1:], 0], strict=True)]
        root = times(root, 2)
    return found


def times(a: int, b: int) -> int:
    product = 0
    while b:
        product ^= a * (b & 1)
        a, b = a << 1 ^ FIELD * (a >> 7), b >> 1
    return product


def bits_of(words: list[int]) -> Iterator[bool]:
    return (bool(word >> place & 1) for word in words for place in range(7, -1, -1))


# Where it stands


def zigzag(size: int) -> Iterator[tuple[int, int]]:
    """Two columns at a time, from the right, up and down; the column of the timing pattern is left out."""
    rights = [right if right > 6 else right - 1 for right in range(size - 1, 0, -2)]
    for number, right in enumerate(rights):
        rows = range(size - 1, -1, -1) if number % 2 == 0 else range(size)
        for y in rows:
            yield from ((right, y), (right - 1, y))


def function_patterns(version: int, size: int) -> Modules:
    """What is the same in every code of a version: by these patterns cameras find it."""
    modules: Modules = {}
    for place in range(size):
        modules[place, 6] = modules[6, place] = place % 2 == 0  # timing
    for x, y in ((3, 3), (size - 4, 3), (3, size - 4)):  # finders
        modules |= {key: ring in (0, 1, 3) for key, ring in rings(x, y, 4) if all(0 <= one < size for one in key)}
    if version > 1:
        modules |= {key: ring != 1 for key, ring in rings(size - 7, size - 7, 2)}  # alignment
    return modules | format_information(size)


def rings(x: int, y: int, radius: int) -> Iterator[tuple[tuple[int, int], int]]:
    """The modules of a square, and how far each is from its middle."""
    around = range(-radius, radius + 1)
    return (((x + right, y + down), max(abs(right), abs(down))) for right in around for down in around)


def format_information(size: int) -> Modules:
    """The level of error correction and the mask, twice; and the one module that is always dark."""
    rest = FORMAT << 10
    for place in range(14, 9, -1):
        rest ^= FORMAT_GENERATOR << place - 10 if rest >> place & 1 else 0
    word = (FORMAT << 10 | rest) ^ FORMAT_MASK
    by_finder = [*((8, y) for y in range(6)), (8, 7), (8, 8), (7, 8), *((x, 8) for x in range(5, -1, -1))]
    apart = [*((size - 1 - place, 8) for place in range(8)), *((8, size - 7 + place) for place in range(7))]
    found = {key: bool(word >> place & 1) for keys in (by_finder, apart) for place, key in enumerate(keys)}
    return found | {(8, size - 8): True}
