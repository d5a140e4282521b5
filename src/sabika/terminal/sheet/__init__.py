"""Roll & Write in the terminal: sheets, dice and coins instead of palaces."""
