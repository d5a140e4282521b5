### How hard bots are to beat.

level-gentle = mild
level-steady = degelijk
level-strong = sterk
bot-described = { $bot } ({ $level }): { $blurb }
