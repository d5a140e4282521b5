"""Lighthouse's performance score of the first page, as on a phone with a slow network: of the server's build and of the
site's, the median of several runs, with what it is made of and what would help most.

    PYTHONPATH=src:tests:. .venv/bin/python -m e2e.lighthouse [--runs 5]

Needs the built client and a Chromium, as the tests beside it do.
"""

import argparse
import statistics
import tempfile
from pathlib import Path

from e2e import webspace
from e2e.lighthouse import Address, Found, audited, install
from sabika.cli.site import folder
from server.real_server import RealServer, settings_for

METRICS = {
    "first-contentful-paint": "first paint",
    "largest-contentful-paint": "largest paint",
    "speed-index": "speed index",
    "total-blocking-time": "blocked",
    "cumulative-layout-shift": "layout shift",
}
LEAST = 20
"""Milliseconds: what would help less is not named."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=5)
    runs = parser.parse_args().runs
    install()
    with tempfile.TemporaryDirectory() as place:
        with RealServer(settings_for(f"sqlite:///{Path(place) / 'tables.sqlite'}")) as server:
            tell("the server's", f"http://{server.address}/", runs)
        folder.make(Path(place, "dist"))
        with webspace.serving(Path(place, "dist"), kind=webspace.Compressing) as address:
            tell("the site's", f"{address}/", runs)


def tell(whose: str, address: str, runs: int) -> None:
    found = audited(*[Address(address)] * runs, onlyCategories=["performance"])
    scores = sorted(round(100 * one["categories"]["performance"]["score"]) for one in found)
    print(f"{whose} first page: {statistics.median(scores):.0f} of 100 ({', '.join(map(str, scores))})")
    for metric, name in METRICS.items():
        values = sorted((one["audits"][metric]["numericValue"], one["audits"][metric]["displayValue"]) for one in found)
        print(f"  {name}: {values[len(values) // 2][1]}")
    for audit, saved in helpful(found[0]):
        print(f"  up to {saved:.0f} ms: {audit}")


def helpful(found: Found) -> list[tuple[str, float]]:
    """What would help, with the milliseconds of a metric that it would save, the most first."""
    saved = {
        audit["title"]: max(audit.get("metricSavings", {}).get(name, 0) for name in ("FCP", "LCP", "TBT"))
        for audit in found["audits"].values()
    }
    return sorted(((title, time) for title, time in saved.items() if time >= LEAST), key=lambda one: -one[1])


if __name__ == "__main__":
    main()
