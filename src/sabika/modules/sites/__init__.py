"""Building sites: a tile of the yard at half price, to be finished later in a currency that is drawn (S1-S7)."""
