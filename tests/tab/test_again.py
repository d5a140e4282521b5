"""Python in a tab goes on from what another one knew that had started: it does the same, but for its chances."""

import json
import subprocess
from pathlib import Path

from tab.node import node

AGAIN = Path(__file__).with_name("again.mjs")


def test_python_goes_on_from_what_another_one_knew(bundle: Path) -> None:
    done = subprocess.run([str(node()), str(AGAIN), str(bundle)], capture_output=True, text=True, encoding="utf-8")
    assert done.returncode == 0, done.stderr[-2000:]
    found = json.loads(done.stdout.splitlines()[-1])
    chances, records = [said[1] for said in found["said"]], [said[2] for said in found["said"]]
    assert [said[0] for said in found["said"]] == [200] * 3
    assert len(set(records)) == 1
    assert [said[3] for said in found["said"]] == [[]] * 3
    # Nobody starts with the chances that somebody else had.
    assert len(set(chances)) == 3
    assert found["refused"] == ["This memory does not belong here."] * 2
