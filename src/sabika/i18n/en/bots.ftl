### How hard bots are to beat.

level-gentle = gentle
level-steady = steady
level-strong = strong
bot-described = { $bot } ({ $level }): { $blurb }
