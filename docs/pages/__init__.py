"""What makes a site of the files in docs/ and those at the root: extensions of Sphinx, and the command that builds."""
