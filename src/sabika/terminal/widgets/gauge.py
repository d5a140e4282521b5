"""How far the game is: cards in the pile, tiles in the bag, and when the scoring cards can turn up."""

from rich.text import Text

from sabika.terminal.scene import Scene
from sabika.terminal.widgets.panel import Panel


class Gauge(Panel):
    """Numbers, and the pile as a line with the scorings where they may lie."""

    def picture(self, scene: Scene) -> Text:
        view, texts = scene.view, scene.narrator.texts
        lines = [
            Text(texts.say("gauge-bag", count=len(view.bag)), self.palette.strong),
            Text(texts.say("gauge-pile", count=view.pile), self.palette.strong),
            self._line(scene),
        ]
        lines += [
            Text(texts.say("gauge-scoring", scoring=window.scoring, soonest=window.soonest, latest=window.latest))
            for window in view.windows
        ]
        if not view.windows:
            lines.append(Text(texts.say("gauge-last")))
        return Text("\n", no_wrap=True).join(lines)

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
