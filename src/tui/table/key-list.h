/*
 * What the letter keys do. KEY(identifier, label, line): the letter stands in brackets in the
 * label, in each language its own; the line is what plain mode takes, with a space at its end when
 * more has to be typed behind it. In one situation no two keys may have one letter (tests/tui). No
 * include guard. Source: docs/design/screen.md, “Keys and states”.
 */
KEY(DRAW, N_("[D] draw"), "draw")
KEY(TAKE, N_("[N] take the cards"), "draw")
KEY(CALL, N_("[L] “last card!”"), "call")
KEY(HINT, N_("[H] hint"), "hint")
KEY(CHALLENGE, N_("[C] challenge"), "challenge")
KEY(WRONG, N_("[W] wrong card"), "wrong")
KEY(CATCH, N_("[B] catch {seat}"), "catch {seat}")
KEY(CATCH_ONE, N_("[B] catch somebody"), "catch ")
KEY(JUMP, N_("[J] jump in"), "jump ")
KEY(DOUBT, N_("[T] show that it fits"), "doubt")
KEY(KEEP, N_("[K] keep it"), "pass")
KEY(NOTHING, N_("[N] do nothing"), "pass")
KEY(STOP_DISCARDING, N_("[K] keep the rest"), "pass")
KEY(SORT, N_("[S] sort"), NULL)
KEY(EXPLAIN, N_("[E] explain again"), NULL)
KEY(AGAIN, N_("[A] what happened"), "again")
