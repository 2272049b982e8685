/*
 * What can happen. EVENT(identifier, "name in logs", who sees its cards, how it is told). No
 * include guard. What the fields of struct event hold is said above each; those not named are NO_…,
 * 0 or NULL.
 *
 * How it is told: the sentence for the player whose event it is, for the other one that it names,
 * and for everybody else. TO_ALL(one for all), TWO(you, they), THREE(you, to the other, they),
 * COUNTED(you, they), each NP_() or ONE(); UNTOLD. They may ask for {seat}, {other}, {card},
 * {colour}, {count}, {cards} the cards by name, {segment} of the wheel. What else such an event may
 * have been, play/telling.c knows.
 */

/* A match, a round */

/* seat, card: the highest deals (S2) */
EVENT(DEALER_DRAW, "dealer draw", SEEN_BY_ALL,
      TWO(N_("You draw {card} to see who deals first."),
          N_("{seat} draws {card} to see who deals first.")))
/* count: number of the round, from 1; seat: its dealer */
EVENT(ROUND_BEGUN, "round begun", SEEN_BY_ALL,
      TWO(N_("Round {count}. You deal."), N_("Round {count}. {seat} deals.")))
/* seat and other play together in this round: V2–V4 */
EVENT(PARTNERS, "partners", SEEN_BY_ALL,
      THREE(N_("You and {other} are partners."), N_("You and {seat} are partners."),
            N_("{seat} and {other} are partners.")))
/* seat, cards */
EVENT(DEALT, "dealt", SEEN_BY_SEAT, UNTOLD)
/* card: the first of the discard pile (S4) */
EVENT(TURNED, "turned", SEEN_BY_ALL, TO_ALL(N_("The first card on the pile is {card}.")))
/* card: a turned +4 goes back into the stock (S9) */
EVENT(RETURNED, "returned", SEEN_BY_ALL,
      TO_ALL(N_("The game cannot start with {card}: it goes back into the stock.")))

/* A turn */

/* seat, card; count: cards left in that hand */
EVENT(PLAYED, "played", SEEN_BY_ALL,
      COUNTED(NP_("You play {card}. You have {count} card left.",
                  "You play {card}. You have {count} cards left."),
              NP_("{seat} plays {card} and has {count} card left.",
                  "{seat} plays {card} and has {count} cards left.")))
/* the same, out of turn (H4) */
EVENT(JUMPED, "jumped", SEEN_BY_ALL,
      COUNTED(NP_("You jump in with {card}. You have {count} card left.",
                  "You jump in with {card}. You have {count} cards left."),
              NP_("{seat} jumps in with {card} and has {count} card left.",
                  "{seat} jumps in with {card} and has {count} cards left.")))
/* seat, suit */
EVENT(COLOUR_NAMED, "colour named", SEEN_BY_ALL,
      TWO(N_("You choose the colour {colour}."), N_("{seat} chooses the colour {colour}.")))
/* seat: says that its number matches the number below by its colour (H16) */
EVENT(SAID_COLOUR, "said colour", SEEN_BY_ALL,
      TWO(N_("You say: by colour."), N_("{seat} says: by colour.")))
/* the same, by its value */
EVENT(SAID_VALUE, "said value", SEEN_BY_ALL,
      TWO(N_("You say: by value."), N_("{seat} says: by value.")))
/* seat: by its colour it does not; card: the one below */
EVENT(NOT_COLOUR, "not colour", SEEN_BY_ALL,
      TO_ALL(N_("Not by colour: the card below is {card}.")))
/* seat: by its value it does not; cards: its card, the one below */
EVENT(NOT_VALUE, "not value", SEEN_BY_ALL,
      TO_ALL(N_("Not by value: the two numbers are not equal.")))
/* seat wants to be shown that the card that other laid is equal to the one below (H17) */
EVENT(DOUBTED, "doubted", SEEN_BY_ALL,
      THREE(N_("You doubt that {other}’s card fits."), N_("{seat} doubts that your card fits."),
            N_("{seat} doubts that {other}’s card fits.")))
/* seat: both parts of one of the numbers times count are the other */
EVENT(PROVES, "proves", SEEN_BY_ALL,
      TWO(N_("You say: × {count}."), N_("{seat} says: × {count}.")))
/* the same: both are count / points */
EVENT(NAMES, "names", SEEN_BY_ALL,
      TWO(N_("You say: both are {number}."), N_("{seat} says: both are {number}.")))
/* seat looks at the bars of cards: its card, the one below */
EVENT(PICTURE, "picture", SEEN_BY_ALL,
      TWO(N_("You look at the picture."), N_("{seat} looks at the picture.")))
/* seat says of them that they are equal, that they are not */
EVENT(SAID_EQUAL, "said equal", SEEN_BY_ALL,
      TWO(N_("You say: they are equal."), N_("{seat} says: they are equal.")))
EVENT(SAID_UNEQUAL, "said unequal", SEEN_BY_ALL,
      TWO(N_("You say: they are not equal."), N_("{seat} says: they are not equal.")))
/* seat has shown to other that its card fits; cards: it, the one below */
EVENT(PROVEN, "proven", SEEN_BY_ALL,
      TWO(N_("You have shown that your card fits."), N_("{seat} has shown that the card fits.")))
/* the same, has not shown it, but it fits */
EVENT(UNPROVEN, "unproven", SEEN_BY_ALL,
      TWO(N_("You have not shown it, but your card fits and stays."),
          N_("{seat} has not shown it, but the card fits and stays.")))
/* seat, cards */
EVENT(DRAWN, "drawn", SEEN_BY_SEAT,
      COUNTED(ONE(N_("You draw {cards}.")),
              NP_("{seat} draws {count} card.", "{seat} draws {count} cards.")))
/* seat; count: cards it need not draw, as there are none (T13, T15) */
EVENT(NOTHING_LEFT, "nothing left", SEEN_BY_ALL, TO_ALL(N_("There are no cards left to draw.")))
/* count: cards in the new stock (T12) */
EVENT(RESHUFFLED, "reshuffled", SEEN_BY_ALL,
      COUNTED(NP_("The stock is empty. The pile is shuffled into a new stock of {count} card.",
                  "The stock is empty. The pile is shuffled into a new stock of {count} cards."),
              NP_("The stock is empty. The pile is shuffled into a new stock of {count} card.",
                  "The stock is empty. The pile is shuffled into a new stock of {count} cards.")))
/* count: cards in the stock, into which a class has shuffled the pile (T12, R1) */
EVENT(SHUFFLED, "shuffled", SEEN_BY_ALL,
      COUNTED(NP_("The pile is shuffled into the stock, which now has {count} card.",
                  "The pile is shuffled into the stock, which now has {count} cards."),
              NP_("The pile is shuffled into the stock, which now has {count} card.",
                  "The pile is shuffled into the stock, which now has {count} cards.")))
/* seat: played nothing, the turn is over */
EVENT(PASSED, "passed", SEEN_BY_ALL,
      TWO(N_("You do not play a card."), N_("{seat} does not play a card.")))
/* seat: loses the turn */
EVENT(SKIPPED, "skipped", SEEN_BY_ALL,
      TWO(N_("You miss this turn."), N_("{seat} misses this turn.")))
/* count: +1 to the left, −1 to the right, from now on */
EVENT(REVERSED, "reversed", SEEN_BY_ALL,
      TO_ALL(N_("Play changes direction: it now goes to the left.")))
/* seat: its turn begins */
EVENT(ON_TURN, "turn", SEEN_BY_ALL, UNTOLD)
/* seat faces count cards to draw (H1) */
EVENT(OWED, "owed", SEEN_BY_ALL,
      COUNTED(NP_("You have {count} card to draw.", "You have {count} cards to draw."),
              NP_("{seat} has {count} card to draw.", "{seat} has {count} cards to draw.")))
/* seat and other swap hands (H3) */
EVENT(SWAPPED, "swapped", SEEN_BY_ALL,
      THREE(N_("You and {other} swap hands."), N_("{seat} and you swap hands."),
            N_("{seat} and {other} swap hands.")))
/* count: +1 to the left, −1 to the right (H3, W6) */
EVENT(HANDS_PASSED, "hands passed", SEEN_BY_ALL,
      TO_ALL(N_("All hands move one place to the left.")))
/* seat, cards: the whole hand that it has got */
EVENT(GIVEN, "given", SEEN_BY_SEAT,
      COUNTED(ONE(N_("Your hand is now {cards}.")),
              NP_("{seat} now has {count} card.", "{seat} now has {count} cards.")))

/* Calling, catching, challenging, wrong cards */

/* seat has said "UNO" (U1) */
EVENT(CALLED, "called", SEEN_BY_ALL,
      TWO(N_("You call: “Last card!”"), N_("{seat} calls: “Last card!”")))
/* seat had not; other noticed (U2) */
EVENT(CAUGHT, "caught", SEEN_BY_ALL,
      THREE(N_("{other} noticed that you forgot to call “Last card!”."),
            N_("You noticed that {seat} forgot to call “Last card!”."),
            N_("{other} noticed that {seat} forgot to call “Last card!”.")))
/* by seat; other laid the +4 (C1) */
EVENT(CHALLENGED, "challenged", SEEN_BY_ALL,
      THREE(N_("You challenge {other}’s wild +4."), N_("{seat} challenges your wild +4."),
            N_("{seat} challenges {other}’s wild +4.")))
/* seat: whose; other: to whom, NO_SEAT: to all; cards (C1, W7) */
EVENT(HAND_SHOWN, "hand shown", SEEN_BY_OTHER, UNTOLD)
/* seat: the +4 was honest (C3) */
EVENT(HONEST, "honest", SEEN_BY_ALL,
      TWO(N_("Your wild +4 was honest."), N_("{seat}’s wild +4 was honest.")))
/* seat: the +4 was not honest (C2) */
EVENT(BLUFF, "bluff", SEEN_BY_ALL,
      TWO(N_("Your wild +4 was a bluff!"), N_("{seat}’s wild +4 was a bluff!")))
/* seat takes card back from the pile (C2) */
EVENT(TAKEN_BACK, "taken back", SEEN_BY_ALL,
      TWO(N_("You take {card} back."), N_("{seat} takes {card} back.")))
/* seat: whose card was wrong, it is back in the hand; other: who noticed, NO_SEAT: the referee (X1)
 */
EVENT(WRONG, "wrong", SEEN_BY_ALL,
      TWO(N_("That card does not fit: you take {card} back."),
          N_("That card does not fit: {seat} takes {card} back.")))
/* seat called the card wrong that other laid, and it is right */
EVENT(RIGHT, "right", SEEN_BY_ALL,
      THREE(N_("You say that {other}’s card is wrong, but it fits. You draw no cards for that."),
            N_("{seat} says that your card is wrong, but it fits. {seat} draws no cards for that."),
            N_("{seat} says that {other}’s card is wrong, but it fits. {seat} draws no cards for "
               "that.")))
/* seat talked about what to play (X2) */
EVENT(TALKED, "talked", SEEN_BY_ALL,
      TWO(N_("You must not tell others what to play."),
          N_("{seat} must not tell others what to play.")))

/* The wheel */

/* seat; count: the segment, from 0 (W1) */
EVENT(SPUN, "spun", SEEN_BY_ALL,
      TWO(N_("You turn the wheel. It stops at: {segment}."),
          N_("{seat} turns the wheel. It stops at: {segment}.")))
/* seat, card (W8) */
EVENT(SHOWED, "showed", SEEN_BY_ALL, TWO(N_("You show {card}."), N_("{seat} shows {card}.")))
/* seat: who has won it, or NO_SEAT (W8) */
EVENT(SHOWDOWN, "showdown", SEEN_BY_ALL,
      TWO(N_("You have the highest number."), N_("{seat} has the highest number.")))
/* seat: was first (W9) */
EVENT(SHOUTED, "shouted", SEEN_BY_ALL, TWO(N_("You shouted first!"), N_("{seat} shouted first!")))
/* seat: the wheel has it lay down what it may, and it lays nothing; NO_SEAT: nobody shouted (W2–W4,
 * W8, W9, W12) */
EVENT(KEPT, "kept", SEEN_BY_ALL, TWO(N_("You discard no cards."), N_("{seat} discards no cards.")))
/* seat, card; count: cards left in that hand (W10) */
EVENT(DISCARDED, "discarded", SEEN_BY_ALL,
      COUNTED(NP_("You discard {card}. You have {count} card left.",
                  "You discard {card}. You have {count} cards left."),
              NP_("{seat} discards {card} and has {count} card left.",
                  "{seat} discards {card} and has {count} cards left.")))

/* The end */

/* time is up; count: 1 if a round goes on, which is the last one, else 0 (E8) */
EVENT(TIME_UP, "time up", SEEN_BY_ALL, TO_ALL(N_("Time is up. This round is the last one.")))
/* everybody passed with nothing to draw (T16) */
EVENT(BLOCKED, "blocked", SEEN_BY_ALL, TO_ALL(N_("Nobody can play or draw: the round is over.")))
/* seat: has laid its last card, which nobody saw (R2) */
EVENT(GONE_OUT, "gone out", SEEN_BY_ALL,
      TWO(N_("You have gone out!"), N_("{seat} has gone out!")))
/* seat; points: says that its cards are worth so much (R2) */
EVENT(HELD, "held", SEEN_BY_ALL,
      COUNTED(NP_("You still hold {count} point.", "You still hold {count} points."),
              NP_("{seat} still holds {count} point.", "{seat} still holds {count} points.")))
/* seat, cards: what it still holds; points: their worth */
EVENT(COUNTED, "counted", SEEN_BY_ALL,
      COUNTED(NP_("You still hold {cards}: {count} point.",
                  "You still hold {cards}: {count} points."),
              NP_("{seat} still holds {cards}: {count} point.",
                  "{seat} still holds {cards}: {count} points.")))
/* seat, or NO_SEAT in a tie (T16); other: its partner; points: scored by it */
EVENT(ROUND_WON, "round won", SEEN_BY_ALL,
      COUNTED(NP_("You win the round and score {count} point!",
                  "You win the round and score {count} points!"),
              NP_("{seat} wins the round and scores {count} point.",
                  "{seat} wins the round and scores {count} points.")))
/* seat; points: added to its total (P5, V5) */
EVENT(CHARGED, "charged", SEEN_BY_ALL,
      COUNTED(NP_("You get {count} penalty point.", "You get {count} penalty points."),
              NP_("{seat} gets {count} penalty point.", "{seat} gets {count} penalty points.")))
/* seat plays no more; points: its total (V5) */
EVENT(OUT, "out", SEEN_BY_ALL,
      COUNTED(NP_("You are out of the match with {count} point.",
                  "You are out of the match with {count} points."),
              NP_("{seat} is out of the match with {count} point.",
                  "{seat} is out of the match with {count} points.")))
/* seat; points: its total; other: a partner that won with it (V2). Once for each who won */
EVENT(MATCH_WON, "match won", SEEN_BY_ALL,
      COUNTED(NP_("You win the match with {count} point! Well done!",
                  "You win the match with {count} points! Well done!"),
              NP_("{seat} wins the match with {count} point.",
                  "{seat} wins the match with {count} points.")))
