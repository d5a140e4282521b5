### The client: what is done without a further question.

web-taps-held = { $action }. Du kannst es noch zurücknehmen.
web-taps-nowhere = { $action }: Im Palast passt das Plättchen jetzt nirgends. Du kannst es noch zurücknehmen.
