/*
 * Changes of the people at a table during a game. SEAT_CHANGE(identifier, "word in journals", the
 * phrases that are typed before or after a name, with commas between them). No include guard.
 */
/* a person leaves, and a bot plays on at the seat */
SEAT_CHANGE(LEAVES, "leaves", N_("leaves,leave,is leaving,must go,has to go"))
/* that person takes the seat again */
SEAT_CHANGE(RETURNS, "returns", N_("is back,back,comes back,returns"))
/* a new person takes the seat of a bot */
SEAT_CHANGE(JOINS, "joins", N_("joins,join,joins in,wants to play"))
/* the player at a seat has another name from now on: “rename Ann Anna”, “Ann is now Anna” */
SEAT_CHANGE(RENAMED, "renamed", N_("rename,is now,is now called,is called"))
