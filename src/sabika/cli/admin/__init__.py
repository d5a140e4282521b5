"""`sabika admin`: what whoever runs a server does with its tables."""
