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
"""Of whoever installs Sabika itself, also beside a game."""
SETTING_UP = ROOT / "build/setting-up"
"""Of whoever makes .venv, which may have to be removed before."""

BUILD_CLIENT = [str(PYTHON), str(ROOT / "web/node.py"), "build"]
