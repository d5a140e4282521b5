"""Where things lie."""

import os
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PINS = ROOT / "requirements"
TABBED = ROOT / "src/sabika/tabbed/tab.json"
"""What the game needs without a server, once it is built."""

VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
STAMP = VENV / "sabika.json"
UNFINISHED = VENV / "sabika-unfinished"
BUILD_LOG = VENV / "sabika-build.log"
REPORTS = VENV / "sabika-reports"
LOCK = VENV / "sabika-lock"
"""The file that is locked while Sabika itself is installed, so that two installations never run at once."""
SETTING_UP = ROOT / "build/setting-up"
"""The file that is locked while .venv is made. It lies outside of .venv, which may be removed and made anew."""

BUILD_CLIENT = [str(PYTHON), str(ROOT / "web/node.py"), "build"]
