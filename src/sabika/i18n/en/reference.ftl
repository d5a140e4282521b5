### The rules reference on the command line.

reference-ruling = our ruling, where the rulebook is silent or two disagree
reference-untranslated = in English, not translated yet
reference-hint = Look a rule up: sabika rules A21. Search the rules: sabika rules search wall.

reference-no-words = Say what to search for, such as: sabika rules search wall.
reference-none = No rule mentions “{ $words }”. Try fewer or shorter words.
reference-unknown = There is no rule “{ $id }”. Search the rules by words: sabika rules search wall.
reference-meant = There is no rule “{ $id }”. Did you mean { $suggestions }?
