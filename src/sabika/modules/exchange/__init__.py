"""Currency exchange cards: played with a payment, they let two currencies be mixed (X1-X5)."""
