"""Counts and durations, and how Prometheus reads them: https://prometheus.io/docs/instrumenting/exposition_formats."""

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from itertools import accumulate
from typing import Final, Literal

import msgspec

MEDIA: Final = "text/plain; version=0.0.4"
SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
Labels = dict[str, str]


class Sample(msgspec.Struct, frozen=True, array_like=True):
    """A line."""

    ending: str
    labels: Labels
    value: float


class Family(msgspec.Struct, frozen=True):
    """All lines of one name."""

    name: str
    kind: Literal["counter", "gauge", "histogram"]
    told: str
    samples: list[Sample]


class Counts:
    """How often something happened, for each of the words that it is told apart by."""

    def __init__(self, name: str, told: str, *labels: str) -> None:
        self._name: Final = name
        self._told: Final = told
        self._labels: Final = labels
        self._counts: Final[dict[tuple[str, ...], float]] = {} if labels else {(): 0}

    def add(self, *words: str) -> None:
        self._counts[words] = self._counts.get(words, 0) + 1

    def family(self) -> Family:
        samples = [Sample("", dict(zip(self._labels, words)), count) for words, count in self._counts.items()]
        return Family(self._name, "counter", self._told, samples)


class Durations:
    """How long something took, in steps."""

    def __init__(self, name: str, told: str, *labels: str) -> None:
        self._name: Final = name
        self._told: Final = told
        self._labels: Final = labels
        self._within: Final[dict[tuple[str, ...], list[int]]] = {}
        self._sums: Final[dict[tuple[str, ...], float]] = {}

    def add(self, seconds: float, *words: str) -> None:
        if words not in self._within:
            self._within[words] = [0] * (len(SECONDS) + 1)
        self._within[words][bisect_left(SECONDS, seconds)] += 1
        self._sums[words] = self._sums.get(words, 0.0) + seconds

    def family(self) -> Family:
        samples = []
        for words, within in self._within.items():
            labels = dict(zip(self._labels, words))
            steps = zip((*map(number, SECONDS), "+Inf"), accumulate(within))
            samples += [Sample("_bucket", {**labels, "le": step}, count) for step, count in steps]
            samples += [Sample("_sum", labels, self._sums[words]), Sample("_count", labels, sum(within))]
        return Family(self._name, "histogram", self._told, samples)


def counter(name: str, told: str, value: float) -> Family:
    return Family(name, "counter", told, [Sample("", {}, value)])


def gauge(name: str, told: str, value: float, **labels: str) -> Family:
    return Family(name, "gauge", told, [Sample("", labels, value)])


def labelled(families: Iterable[Family], **labels: str) -> list[Family]:
    """The same, told apart from those of others."""
    return [
        msgspec.structs.replace(
            family, samples=[Sample(each.ending, {**labels, **each.labels}, each.value) for each in family.samples]
        )
        for family in families
    ]


def written(several: Sequence[Sequence[Family]]) -> str:
    """All of them; lines of one name stand together, whoever counted."""
    together: dict[str, Family] = {}
    for family in (family for families in several for family in families):
        if family.name in together:
            together[family.name].samples.extend(family.samples)
        else:
            together[family.name] = msgspec.structs.replace(family, samples=list(family.samples))
    lines = []
    for name, family in together.items():
        lines += [f"# HELP {name} {family.told}", f"# TYPE {name} {family.kind}"]
        lines += [f"{name}{each.ending}{braces(each.labels)} {number(each.value)}" for each in family.samples]
    return "\n".join(lines) + "\n"


def braces(labels: Labels) -> str:
    inside = ",".join(f'{name}="{escaped(word)}"' for name, word in labels.items())
    return f"{{{inside}}}" if inside else ""


def escaped(word: str) -> str:
    return word.replace("\\", r"\\").replace('"', r"\"").replace("\n", r"\n")


def number(value: float) -> str:
    return repr(int(value)) if value == int(value) else repr(value)
