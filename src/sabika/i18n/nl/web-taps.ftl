### The client: what is done without a further question.

web-taps-held = { $action }. Je kunt het nog terugnemen.
web-taps-nowhere = { $action }: in je paleis past hij nu nergens. Je kunt het nog terugnemen.
