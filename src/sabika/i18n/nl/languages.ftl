### De taal zelf, en het kiezen van een taal.

language-name = Nederlands
unknown-language = De taal “{ $wanted }” is er niet. Kies uit: { $languages }.
