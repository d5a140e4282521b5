### The client: what is done without a further question.

web-taps-held = { $action }. Vous pouvez encore annuler.
web-taps-nowhere = { $action } : aucune place dans le palais pour l’instant. Vous pouvez encore annuler.
