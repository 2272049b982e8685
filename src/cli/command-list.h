/* The commands, as help shows them. COMMAND(name) */
COMMAND(play)
COMMAND(match)
COMMAND(list)
COMMAND(print)
COMMAND(check)
COMMAND(replay)
COMMAND(referee)
COMMAND(help)
