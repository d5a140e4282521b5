### How hard bots are to beat.

level-gentle = doux
level-steady = solide
level-strong = fort
bot-described = { $bot } ({ $level }) : { $blurb }
