### La langue elle-même, et le choix d’une langue.

language-name = Français
unknown-language = Il n’y a pas de langue « { $wanted } ». Au choix : { $languages }.
