"""A table: its offer and its entries, and what follows from them."""
