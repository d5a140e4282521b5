### The client: what is done without a further question.

web-taps-held = { $action }. You can still undo it.
web-taps-nowhere = { $action }: it fits nowhere in your palace now. You can still undo it.
