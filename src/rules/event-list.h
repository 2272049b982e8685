/*
 * What can happen. EVENT(identifier, "name in logs", who sees its cards). No include guard.
 * What the fields of struct event hold is said beside each; those not named are NO_…, 0 or NULL.
 */
/* A match, a round */
EVENT(DEALER_DRAW, "dealer draw", SEEN_BY_ALL) /* seat, card: the highest deals (S2) */
EVENT(ROUND_BEGUN, "round begun",
      SEEN_BY_ALL)                       /* count: number of the round, from 1; seat: its dealer */
EVENT(PARTNERS, "partners", SEEN_BY_ALL) /* seat and other play together in this round: V2–V4 */
EVENT(DEALT, "dealt", SEEN_BY_SEAT)      /* seat, cards */
EVENT(TURNED, "turned", SEEN_BY_ALL)     /* card: the first of the discard pile (S4) */
EVENT(RETURNED, "returned", SEEN_BY_ALL) /* card: a turned +4 goes back into the stock (S9) */
/* A turn */
EVENT(PLAYED, "played", SEEN_BY_ALL)             /* seat, card; count: cards left in that hand */
EVENT(JUMPED, "jumped", SEEN_BY_ALL)             /* the same, out of turn (H4) */
EVENT(COLOUR_NAMED, "colour named", SEEN_BY_ALL) /* seat, suit */
EVENT(DRAWN, "drawn", SEEN_BY_SEAT)              /* seat, cards */
EVENT(NOTHING_LEFT, "nothing left",
      SEEN_BY_ALL) /* seat; count: cards it need not draw, as there are none (T13, T15) */
EVENT(RESHUFFLED, "reshuffled", SEEN_BY_ALL) /* count: cards in the new stock (T12) */
EVENT(PASSED, "passed", SEEN_BY_ALL)         /* seat: played nothing, the turn is over */
EVENT(SKIPPED, "skipped", SEEN_BY_ALL)       /* seat: loses the turn */
EVENT(REVERSED, "reversed", SEEN_BY_ALL) /* count: +1 to the left, −1 to the right, from now on */
EVENT(ON_TURN, "turn", SEEN_BY_ALL)      /* seat: is on */
EVENT(OWED, "owed", SEEN_BY_ALL)         /* seat faces count cards to draw (H1) */
EVENT(SWAPPED, "swapped", SEEN_BY_ALL)   /* seat and other swap hands (H3) */
EVENT(HANDS_PASSED, "hands passed",
      SEEN_BY_ALL)                  /* count: +1 to the left, −1 to the right (H3, W6) */
EVENT(GIVEN, "given", SEEN_BY_SEAT) /* seat, cards: the whole hand that it has got */
/* Calling, catching, challenging, wrong cards */
EVENT(CALLED, "called", SEEN_BY_ALL)         /* seat has said "UNO" (U1) */
EVENT(CAUGHT, "caught", SEEN_BY_ALL)         /* seat had not; other noticed (U2) */
EVENT(CHALLENGED, "challenged", SEEN_BY_ALL) /* by seat; other laid the +4 (C1) */
EVENT(HAND_SHOWN, "hand shown",
      SEEN_BY_OTHER) /* seat: whose; other: to whom, NO_SEAT: to all; cards (C1, W7) */
EVENT(HONEST, "honest", SEEN_BY_ALL)         /* seat: the +4 was honest (C3) */
EVENT(BLUFF, "bluff", SEEN_BY_ALL)           /* seat: the +4 was not honest (C2) */
EVENT(TAKEN_BACK, "taken back", SEEN_BY_ALL) /* seat takes card back from the pile (C2) */
EVENT(WRONG, "wrong", SEEN_BY_ALL) /* seat: whose card was wrong, it is back in the hand; other: who
                                      noticed, NO_SEAT: the referee (X1) */
EVENT(RIGHT, "right", SEEN_BY_ALL) /* seat called the card wrong that other laid, and it is right */
EVENT(TALKED, "talked", SEEN_BY_ALL) /* seat talked about what to play (X2) */
/* The wheel */
EVENT(SPUN, "spun", SEEN_BY_ALL)         /* seat; count: the segment, from 0 (W1) */
EVENT(SHOWED, "showed", SEEN_BY_ALL)     /* seat, card (W8) */
EVENT(SHOWDOWN, "showdown", SEEN_BY_ALL) /* seat: who has won it, or NO_SEAT (W8) */
EVENT(SHOUTED, "shouted", SEEN_BY_ALL)   /* seat: was first (W9) */
EVENT(KEPT, "kept", SEEN_BY_ALL)         /* seat: the wheel has it lay down what it may, and it lays
                                            nothing; NO_SEAT: nobody shouted (W2–W4, W8, W9, W12) */
EVENT(DISCARDED, "discarded", SEEN_BY_ALL) /* seat, card; count: cards left in that hand (W10) */
/* The end */
EVENT(BLOCKED, "blocked", SEEN_BY_ALL) /* everybody passed with nothing to draw (T16) */
EVENT(COUNTED, "counted", SEEN_BY_ALL) /* seat, cards: what it still holds; points: their worth */
EVENT(ROUND_WON, "round won",
      SEEN_BY_ALL) /* seat, or NO_SEAT in a tie (T16); other: its partner; points: scored by it */
EVENT(CHARGED, "charged", SEEN_BY_ALL)     /* seat; points: added to its total (P5, V5) */
EVENT(OUT, "out", SEEN_BY_ALL)             /* seat plays no more; points: its total (V5) */
EVENT(MATCH_WON, "match won", SEEN_BY_ALL) /* seat; points: its total; other: a partner that won
                                               with it (V2). Once for each who won */
