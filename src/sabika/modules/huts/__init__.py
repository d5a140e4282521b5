"""Workers' huts: free pieces that count as much as the buildings of their kind around them (H1-H6)."""
