"""The game file: write it, read it, replay it, verify it. Its format is described in docs/record-format.md."""

from sabika.record.deal import Deal, Promised, seed_of, share_hash
from sabika.record.errors import BadRecord
from sabika.record.record import Player, Record, Result, ScoringResult
from sabika.record.replay import Moment, replay, replay_steps
from sabika.record.verification import Problem, Verification, verify

__all__ = [
    "BadRecord",
    "Deal",
    "Moment",
    "Player",
    "Problem",
    "Promised",
    "Record",
    "Result",
    "ScoringResult",
    "Verification",
    "replay",
    "replay_steps",
    "seed_of",
    "share_hash",
    "verify",
]
