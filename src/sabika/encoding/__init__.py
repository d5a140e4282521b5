"""A position as numbers, for programs that learn: what a seat may know, and each option it has."""

from sabika.encoding.encoder import Encoder, encoder_for
from sabika.encoding.table import Column, Feature, Plane

__all__ = ["Column", "Encoder", "Feature", "Plane", "encoder_for"]
