"""Dirk in words."""

from sabika.i18n.palace.module import ModuleWords
from sabika.i18n.sentence import sentence
from sabika.modules.dirk.rules import DirkDrew

WORDS = ModuleWords(side=sentence("dirk"), events={DirkDrew: lambda things, drew: {"count": len(drew.tiles)}})
