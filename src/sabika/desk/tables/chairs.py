"""A seat at a table: who sits there, and who plays."""


class Chair:
    """One seat at the table."""

    def __init__(self, bot: str = "") -> None:
        self.name = ""
        self.holder = ""
        """Which token opens the seat; empty as long as nobody sits there."""
        self.promise = ""
        """The hash of the random value that its player gives for the deal; empty without one."""
        self.bot = bot
        """The bot that plays it for good; empty for a person."""
        self.sat_at = 0
        """When its player sat down."""
        self.stand_in = ""
        """The bot that plays it until its player is back."""
        self.let_in = False
        """Whether others let that bot in: then it leaves as soon as the player is there again."""
        self.agreed: dict[int, int] = {}
        """Who agreed to let one in, and when."""
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
    def is_persons(self) -> bool:
        """Whether somebody sits there who has not left for good."""
        return bool(self.holder) and not self.bot

    @property
    def player(self) -> str:
        """The bot that decides for the seat now; empty if a person does."""
        return self.bot or self.stand_in or self.once
