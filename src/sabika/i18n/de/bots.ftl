### How hard bots are to beat.

level-gentle = sanft
level-steady = solide
level-strong = stark
bot-described = { $bot } ({ $level }): { $blurb }
