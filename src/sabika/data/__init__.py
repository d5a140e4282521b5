"""Records as data for programs that learn: decisions in a Parquet file, episodes as a Minari dataset.

Needs the extra `research`. docs/research.md tells what the columns are.
"""
