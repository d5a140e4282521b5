### Die Sprache selbst, und die Wahl einer Sprache.

language-name = Deutsch
unknown-language = Die Sprache „{ $wanted }“ gibt es nicht. Zur Wahl stehen: { $languages }.
