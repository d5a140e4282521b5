"""How far the game is: cards in the pile, tiles in the bags, which face comes next, and when scoring cards turn up."""

from rich.text import Text

from sabika.rules.palace.ending import LAST_SCORING
from sabika.rules.palace.scoring import MOAT
from sabika.terminal.palace.lengths import measured
from sabika.terminal.palace.scene import Panel, Scene


class Gauge(Panel):
    """Numbers, and the pile as a line with the scorings where they may lie."""

    def picture(self, scene: Scene) -> Text:
        view, texts = scene.view, scene.narrator.texts
        lines = [
            Text(self._bags(scene), self.palette.strong),
            Text(texts.say("gauge-pile", count=view.pile), self.palette.strong),
            self._line(scene),
        ]
        if MOAT in measured(view.pieces):
            lines.insert(1, Text(texts.say("gauge-marker", face=view.marker), self.palette.moat))
        lines += [Text(line) for line in self._scorings(scene)]
        return Text("\n", no_wrap=True).join(lines)

    @staticmethod
    def _bags(scene: Scene) -> str:
        alhambra, granada = bags(scene)
        if scene.view.pieces.two_parts:
            return scene.narrator.texts.say("gauge-bags", alhambra=alhambra, granada=granada)
        return scene.narrator.texts.say("gauge-bag", count=alhambra + granada)

    @staticmethod
    def _scorings(scene: Scene) -> list[str]:
        view, texts = scene.view, scene.narrator.texts
        if view.windows:
            return [
                texts.say("gauge-scoring", scoring=window.scoring, soonest=window.soonest, latest=window.latest)
                for window in view.windows
            ]
        if view.next_scoring < LAST_SCORING:  # C2: its card is put aside until the pile has run out
            return [texts.say("gauge-aside", scoring=view.next_scoring)]
        return [texts.say("gauge-last")]

    def _line(self, scene: Scene) -> Text:
        """The pile from its top on the left, as wide as there is room."""
        view, width = scene.view, max(self.content_size.width, 1)
        line = Text(no_wrap=True)
        length = min(width, view.pile)
        for column in range(length):
            first, last = column * view.pile // length + 1, (column + 1) * view.pile // length
            scorings = [window for window in view.windows if window.soonest <= last and first <= window.latest]
            if scorings:
                line.append(str(scorings[0].scoring), self.palette.wall)
            else:
                line.append("─", self.palette.quiet)
        return line


def bags(scene: Scene) -> tuple[int, int]:
    """How many tiles with walls, and with moats, are still in the bags."""
    moated = sum(scene.view.pieces.moated[tile] for tile in scene.view.bag)
    return len(scene.view.bag) - moated, moated


def in_a_line(scene: Scene) -> str:
    """The gauge of a game with two bags, in few words."""
    view, texts = scene.view, scene.narrator.texts
    alhambra, granada = bags(scene)
    line = texts.say("gauge-short", alhambra=alhambra, granada=granada, pile=view.pile, face=view.marker)
    cards = [(card.scoring, f"{card.soonest}–{card.latest}") for card in view.windows]
    if not cards and view.next_scoring < LAST_SCORING:
        cards = [(view.next_scoring, "…")]
    return " · ".join([line, *(f"{texts.say('end-scoring', scoring=number)} {when}" for number, when in cards)])
