"""What is learnt in batches, and the greedy player that it is measured against."""
