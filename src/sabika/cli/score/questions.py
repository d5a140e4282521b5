"""Questions and answers on the command line. Whoever asks need not know where the answers come from."""

from collections import deque
from collections.abc import Callable, Sequence

from rich.console import Console
from rich.text import Text

from sabika.i18n import Texts
from sabika.rules.core.errors import SabikaError


class Over(SabikaError):
    """There are no more answers."""


class Asking:
    """Asks until an answer can be used. Several numbers in one answer also answer the next questions for numbers."""

    def __init__(self, texts: Texts, console: Console, read: Callable[[str], str] = input) -> None:
        self.texts = texts
        self.console = console
        self._read = read
        self._numbers: deque[int] = deque()

    def say(self, message: str, /, **arguments: str | int) -> None:
        self.console.print(Text(self.texts.say(message, **arguments)))

    def line(self, question: str) -> str:
        """One line of text."""
        self._numbers.clear()
        try:
            return self._read(f"{question} ").strip()
        except EOFError:
            raise Over from None

    def number(self, question: str, least: int, most: int, usual: int) -> int:
        """A number within bounds; an empty answer is the usual one."""
        while True:
            if not self._numbers:
                answer = self.line(f"{question} ({least}–{most}) [{usual}]:")
                if not answer:
                    return usual
                words = answer.replace(",", " ").split()
                if not all(word.lstrip("-").isdecimal() for word in words):
                    self.say("pad-not-a-number")
                    continue
                self._numbers.extend(map(int, words))
            number = self._numbers.popleft()
            if least <= number <= most:
                return number
            self.say("pad-out-of-bounds", number=number, least=least, most=most)
            self._numbers.clear()

    def choice(self, question: str, options: Sequence[str], usual: int = 0) -> int:
        """The place of one of the options in their list, which are counted from 1 on the screen."""
        self._numbers.clear()
        for number, option in enumerate(options, 1):
            self.console.print(Text(f"{number:3}  {option}"))
        chosen = self.number(question, 1, len(options), usual + 1)
        self._numbers.clear()
        return chosen - 1

    def several(self, question: str, options: Sequence[str]) -> list[int]:
        """The places of any number of options."""
        return sorted(self.in_order(question, options))

    def in_order(self, question: str, options: Sequence[str]) -> list[int]:
        """The places of any number of options as they are named, each once."""
        for number, option in enumerate(options, 1):
            self.console.print(Text(f"{number:3}  {option}"))
        while True:
            words = self.line(question).replace(",", " ").split()
            if all(word.isdecimal() and 1 <= int(word) <= len(options) for word in words):
                return [*dict.fromkeys(int(word) - 1 for word in words)]
            self.say("pad-not-a-number")
