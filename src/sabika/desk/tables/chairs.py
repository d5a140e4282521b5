"""A seat at a table: who sits there, and who plays."""


class Chair:
    """One seat at the table."""

    def __init__(self, bot: str = "") -> None:
        self.name = ""
        self.holder = ""
        """Which token opens the seat; empty as long as nobody sits there."""
        self.bot = bot
        """The bot that plays it for good; empty for a person."""
        self.stand_in = ""
        """The bot that plays it until its player is back."""
        self.once = ""
        """The bot that decides once, because the time was up."""
        self.hook = ""
        """Where its turns are announced."""
        self.recorded = False
        """Whether somebody sat there in a game that is only shown; no token opens it."""

    @property
    def taken(self) -> bool:
        return bool(self.holder or self.bot or self.recorded)

    @property
    def player(self) -> str:
        """The bot that decides for the seat now; empty if a person does."""
        return self.bot or self.stand_in or self.once
