"""`python -m sabika` is the same as `sabika`."""

from sabika.cli import main

if __name__ == "__main__":
    main()
