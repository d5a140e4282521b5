### The language itself, and choosing one.

language-name = English
unknown-language = There is no language “{ $wanted }”. Choose one of: { $languages }.
