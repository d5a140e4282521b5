### Im Browser: was gesagt wird, während eine Wertung erzählt wird.

web-ceremony-key = Escape überspringt die Wertung, die Pfeiltasten gehen Schritt für Schritt
# Während die Wertung erzählt wird, wartet, was die anderen tun.
web-ceremony-ahead = { $moves ->
        [one] Die anderen haben weitergespielt: { $moves } Aktion wartet.
       *[other] Die anderen haben weitergespielt: { $moves } Aktionen warten.
    }
web-ceremony-your-turn = Du bist am Zug.
web-ceremony-over = Das Spiel ist vorbei.
# In einer Wiederholung: was ein Moment brachte, lässt sich Schritt für Schritt ansehen.
web-ceremony-show = Wertung zeigen
