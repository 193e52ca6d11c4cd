"""Samples of everything that Python does in C, for ``test_runtime.py``, which compares two builds of Pyodide.

``digests()`` returns a digest for each part. Nothing here may need modules that one of the builds lacks.
"""

import _codecs
import _locale
import ast
import asyncio
import collections
import datetime as dt
import functools
import hashlib
import io
import itertools
import json
import marshal
import math
import random
import re
import struct
import time
import tokenize
import traceback
import zlib
from collections.abc import Callable
from pathlib import Path

Results = list[object]

POINTS = range(0x110000)
NUMBERS = (0.0, 1.0, -1.5, 0.1, 1 / 3, 1e-310, 5e-324, 1.7e308, 123456.789, math.pi, -0.0, 2.5, 1e16, 1e22, 0.5)
TEXTS = (
    "",
    "casino",
    "Straße",
    "ﬁn",
    "İstanbul",
    "Ὀδυσσεύς",
    "naïve 10",
    "日本語",
    "\U0001f0a1\U0001f0b1",
    "a\tb\r\nc\0",
)
CODECS = ("utf_8", "utf_16", "utf_16_be", "utf_32", "utf_7", "latin_1", "ascii", "unicode_escape", "raw_unicode_escape")
TESTS = ("alpha", "decimal", "digit", "identifier", "lower", "numeric", "printable", "space", "title", "upper")
CASES = ("upper", "lower", "title", "casefold", "swapcase", "capitalize")


def tried(what: Callable[..., object], *arguments: object) -> str:
    """Return the result of a call, or its error, as text."""
    try:
        return repr(what(*arguments))
    except Exception as error:  # noqa: BLE001 - any error is an outcome
        return f"{type(error).__name__}: {error}"


def of_characters() -> Results:
    """Return the properties and conversions of every character."""
    kinds = [bytes(getattr(chr(point), f"is{test}")() for point in POINTS) for test in TESTS]
    whole = "".join(map(chr, POINTS))
    return [kinds, [getattr(whole, case)() for case in CASES]]


def of_texts() -> Results:
    """Return results of methods of texts, of codecs, and of formats."""
    ways: list[Callable[[str], object]] = [repr, ascii, str.split, str.splitlines, lambda text: text.partition("i")]
    ways += [getattr(str, case) for case in CASES]
    ways += [lambda text: f"{text:>12}|{text!r:^20.5}"]
    broken = [b"\xff\xfe", b"\xe6\x97", b"ab\x80", b"\xf0\x9f\x82\xa1", bytes(range(0x80, 0x100))]
    encoders = [getattr(_codecs, f"{codec}_encode") for codec in CODECS]
    decoders = [getattr(_codecs, f"{codec}_decode") for codec in CODECS]
    encoded = [tried(encode, text, "backslashreplace") for encode in encoders for text in TEXTS]
    decoded = [tried(decode, b, how) for decode in decoders for b in broken for how in ("strict", "replace")]
    return [encoded, decoded, [tried(way, text) for way in ways for text in TEXTS]]


def of_numbers() -> Results:
    """Return results of the functions of ``math``, of formats of numbers, and of arithmetic with large numbers."""
    functions = [getattr(math, name) for name in sorted(dir(math)) if callable(getattr(math, name))]
    results: Results = [tried(each, x) for each in functions for x in (*NUMBERS, 3, -7, 170)]
    results += [tried(each, x, y) for each in functions for x in NUMBERS for y in (2.0, 3, -1.5)]
    results += [format(x, how) for x in NUMBERS for how in ("", ".3f", "e", "g", "%", "+012.4f", ",.2f", ".17g")]
    results += [x.hex() + str(x.as_integer_ratio()) + repr(float(repr(x))) for x in NUMBERS]
    results += [tried(pow, x, y) for x in NUMBERS for y in NUMBERS]
    big = [3**500, -(7**333), 2**64 - 1, math.factorial(200)]
    results += [(a * b, a // b, a % b, a ^ b, a.bit_count(), math.isqrt(abs(a))) for a in big for b in big]
    return [*results, [complex(x, y) ** 2 / (1 + 2j) for x in NUMBERS[:6] for y in NUMBERS[:6]]]


def of_bytes() -> Results:
    """Return results of digests, compression, packed structures, and the format of compiled modules."""
    some = bytes(range(256)) * 300 + b"casino" * 1000
    results: Results = [
        hashlib.new(name, some).hexdigest() for name in ("md5", "sha1", "sha256", "sha3_256", "blake2b")
    ]
    for level, bits in itertools.product((0, 1, 6, 9), (-15, 9, 31)):
        maker = zlib.compressobj(level, wbits=bits)
        packed = maker.compress(some) + maker.flush()
        results.append((hashlib.sha256(packed).hexdigest(), zlib.decompress(packed, bits) == some))
    results += [zlib.crc32(some), zlib.adler32(some), tried(zlib.decompress, b"nothing")]
    results += [struct.pack("<bHiQefd?3s", -1, 2, -3, 4, 1.5, 2.5, x, x > 1, b"abc") for x in NUMBERS]
    return [*results, [marshal.loads(marshal.dumps(each)) for each in (NUMBERS, TEXTS, 3**200, {"a": (1, None)})]]  # noqa: S302 - ours


def of_values() -> Results:
    """Return results of chance, sorting, collections, JSON, and regular expressions."""
    chance = random.Random("seven")
    results: Results = [chance.random(), chance.sample(range(52), 52), chance.gauss(), chance.getrandbits(300)]
    results += [sorted(TEXTS * 5, key=lambda text: text[::-1]), collections.Counter("casino" * 3).most_common()]
    results += [json.loads(json.dumps([NUMBERS, TEXTS, {"a": None}])), tried(json.loads, '{"a": [1, 2}')]
    patterns = (r"\w+", r"(?<=a)s|İ", r"[^\W\d]{2,}?", "ß|ς")
    results += [[re.findall(how, text, re.IGNORECASE) for text in TEXTS] for how in patterns]
    results += [list(itertools.islice(itertools.permutations("abcd", 3), 20)), list(itertools.accumulate(range(9)))]
    return [*results, functools.reduce(lambda a, b: a * 31 + b, range(99)), tried(functools.lru_cache(2)(ascii), "é")]


def of_time() -> Results:
    """Return results of computing with dates, and of writing times as text."""
    years = (1, 1900, 1970, 2024, 9999)
    moments = [dt.datetime(year, 2, 28, 23, 59, 59, 123456, dt.UTC) for year in years]
    results: Results = [moment.strftime("%a %A %b %B %d %j %U %w %p %I %y %Z %c %x %X") for moment in moments]
    results += [moment.isoformat() + str(moment.isocalendar()) + str(moment - moments[2]) for moment in moments]
    results += [tried(moments[-1].__add__, dt.timedelta(999)), time.strftime("%Y %H", time.gmtime(10**9))]
    return [*results, time.asctime(time.gmtime(0)), _locale.localeconv()]


SOURCE = """
import dataclasses, enum
@dataclasses.dataclass(frozen=True, slots=True)
class Point:
    x: int
    y: "float" = 2.5
    def __matmul__(self, other: object) -> list: return [*range(self.x), {**{}, "a": f"{other!r:>{self.x}}"}]
class Kind(enum.Flag):
    A = enum.auto()
    B = enum.auto()
match Point(3):
    case Point(x=3) as point: outcomes = point @ Kind.A, Kind.A | Kind.B, Point.__doc__
async def results():
    async with asyncio.TaskGroup() as group: tasks = [group.create_task(asyncio.sleep(0, n)) for n in range(3)]
    return [task.result() for task in tasks]
try:
    raise ExceptionGroup("two", [ValueError(1), KeyError("k")])
except* Exception as error: outcomes += (traceback.format_exception(error)[-1],)
"""


FAULTY = ("x = ", "def f(:\n pass", "print 'a'", "a b", "f'{'", "return", "\tif x:\n  y", "0777")


def of_sources() -> Results:
    """Return results of the compiler, errors in sources, tracebacks, and files."""
    names: dict[str, object] = {"asyncio": asyncio, "traceback": traceback, "__name__": __name__}
    exec(SOURCE, names)  # noqa: S102 - this is the test
    results: Results = [
        names["outcomes"],
        ast.dump(ast.parse(SOURCE)),
        [tried(compile, each, "s", "exec") for each in FAULTY],
    ]
    results.append([token.string for token in tokenize.generate_tokens(io.StringIO(SOURCE).readline)])
    there = Path("/tmp/some.txt")  # noqa: S108 - in memory
    there.write_text("\n".join(TEXTS), "utf-8", newline="\r\n")
    results += [there.read_text("utf-8").splitlines(), there.stat().st_size]
    return [*results, tried(Path("/nowhere").read_bytes), tried(Path("/nowhere").iterdir)]


PARTS = (of_characters, of_texts, of_numbers, of_bytes, of_values, of_time, of_sources)


def digests() -> dict[str, str]:
    """Return a digest of the result of each part, by its name."""
    return {part.__name__: hashlib.sha256(repr(part()).encode("utf-8", "surrogatepass")).hexdigest() for part in PARTS}
