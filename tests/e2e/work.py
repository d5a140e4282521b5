"""What the thread of a page does, in processor time: other programs on the machine do not count."""

from playwright.sync_api import Browser, Page

from e2e.tables import Answer

TASK = "ThreadControllerImpl::RunTask"
WAITING = 100
"""Milliseconds."""


class Work:
    """All tasks of the busiest page from now until the end."""

    def __init__(self, chromium: Browser) -> None:
        self.tasks: list[float] = []
        """Milliseconds of the processor, each."""
        self.lasted = 0.0
        self._events: list[Answer] = []
        self._ended = False
        self._session = chromium.new_browser_cdp_session()
        self._session.on("Tracing.dataCollected", lambda found: self._events.extend(found["value"]))
        self._session.on("Tracing.tracingComplete", self._complete)
        # Nothing but the tasks: to write down more is work itself.
        config = {"includedCategories": ["toplevel"], "excludedCategories": ["*"]}
        self._session.send("Tracing.start", {"transferMode": "ReportEvents", "traceConfig": config})

    def end(self, page: Page) -> None:
        self._session.send("Tracing.end")
        while not self._ended:
            page.wait_for_timeout(WAITING)
        self._count()

    def _complete(self, _: Answer) -> None:
        self._ended = True

    def _count(self) -> None:
        threads: dict[tuple[int, int], list[Answer]] = {
            (event["pid"], event["tid"]): []
            for event in self._events
            if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
        }
        for event in self._events:
            if event["ph"] == "X" and event["name"] == TASK and (event["pid"], event["tid"]) in threads:
                threads[event["pid"], event["tid"]].append(event)
        busiest = max(threads.values(), key=lambda tasks: sum(map(used, tasks)))
        self.tasks = [used(task) for task in busiest]
        begun = [task["ts"] for task in busiest]
        self.lasted = (max(begun) - min(begun)) / 1000


def used(task: Answer) -> float:
    """One that had only just begun or ended has no time of its own."""
    return float(task.get("tdur", 0)) / 1000
