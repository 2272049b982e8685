/*
 * What can happen. EVENT(identifier, "name in logs", who sees its cards). No include guard.
 * What the fields of struct event hold is said beside each; those not named are NO_…, 0 or NULL.
 */
EVENT(ROUND_BEGUN, "round begun",
      SEEN_BY_ALL)                       /* count: number of the round, from 1; seat: its dealer */
EVENT(DEALT, "dealt", SEEN_BY_SEAT)      /* seat, cards */
EVENT(TURNED, "turned", SEEN_BY_ALL)     /* card: the first of the discard pile (S4) */
EVENT(RETURNED, "returned", SEEN_BY_ALL) /* card: a turned +4 goes back into the stock (S9) */
EVENT(PLAYED, "played", SEEN_BY_ALL)     /* seat, card; count: cards left in that hand */
EVENT(COLOUR_NAMED, "colour named", SEEN_BY_ALL) /* seat, suit */
EVENT(DRAWN, "drawn", SEEN_BY_SEAT)              /* seat, cards */
EVENT(NOTHING_LEFT, "nothing left",
      SEEN_BY_ALL) /* seat; count: cards it need not draw, as there are none (T13, T15) */
EVENT(RESHUFFLED, "reshuffled", SEEN_BY_ALL) /* count: cards in the new stock (T12) */
EVENT(PASSED, "passed", SEEN_BY_ALL)         /* seat: played nothing, the turn is over */
EVENT(SKIPPED, "skipped", SEEN_BY_ALL)       /* seat: loses the turn */
EVENT(REVERSED, "reversed", SEEN_BY_ALL) /* count: +1 to the left, −1 to the right, from now on */
EVENT(ON_TURN, "turn", SEEN_BY_ALL)      /* seat: is on */
EVENT(BLOCKED, "blocked", SEEN_BY_ALL)   /* everybody passed with nothing to draw (T16) */
EVENT(COUNTED, "counted", SEEN_BY_ALL)   /* seat, cards: what it still holds; points: their worth */
EVENT(ROUND_WON, "round won",
      SEEN_BY_ALL) /* seat, or NO_SEAT in a tie (T16); points: scored by it */
EVENT(MATCH_WON, "match won", SEEN_BY_ALL) /* seat; points: its total */
