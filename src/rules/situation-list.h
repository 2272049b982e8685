/*
 * The situations in which a game can wait. SITUATION(identifier, its handler, "name in logs", the
 * move that is meant if only a card, a colour or a name is typed or said, the question). The
 * handler is situation_… of a situation*.c. The question is a sentence; NULL: tui/question.c or
 * real_question.c puts it together. No include guard.
 */
/* a seat plays or draws */
SITUATION(TURN, turn, "turn", PLAY, NULL)
/* that seat drew a card: play it or keep it */
SITUATION(DREW, drew, "drew", PLAY, NULL)
/* a seat names the colour of a wild */
SITUATION(COLOUR, colour, "colour", COLOUR, N_("Which colour do you choose?"))
/* a seat chooses another player */
SITUATION(SEAT, seat, "seat", SWAP, N_("Who do you want to swap hands with?"))
/* a seat takes the cards of a +4 or a pile, or challenges, or stacks */
SITUATION(CHALLENGE, challenge, "challenge", PLAY, NULL)
/* a seat lays the card that its dishonest +4 stood in for */
SITUATION(REMEDY, remedy, "remedy", PLAY, NULL)
/* several seats may act before play goes on */
SITUATION(REACT, react, "react", PLAY, NULL)
/* a seat turns the wheel */
SITUATION(SPIN, spin, "spin", PLAY, NULL)
/* the first seat to shout may discard a card */
SITUATION(SHOUT, shout, "shout", PLAY, N_("The first to shout may discard a card."))
/* a seat chooses cards to discard */
SITUATION(CHOOSE, choose, "choose", PLAY, NULL)
/* the next dealer deals */
SITUATION(ROUND_OVER, round_over, "round over", PLAY, NULL)
/* the game waits for no seat */
SITUATION(MATCH_OVER, match_over, "match over", PLAY, NULL)
/* a seat says by what its number matches the number below: H16 */
SITUATION(DECLARE, declare, "declare", BY_VALUE, N_("How does your card match?"))
/* a seat shows that its number is equal to the one below: H17 */
SITUATION(PROVE, prove, "prove", PROVE, N_("Show that the two numbers are equal."))
/* that seat has asked for their bars, and says whether they are */
SITUATION(PICTURE, picture, "picture", EQUAL, N_("Are the two numbers equal?"))
/* the dealer of real cards says which one was turned: R1 */
SITUATION(TURN_UP, turn_up, "turn up", TURN_UP, NULL)
/* the seat that has been shown a hand says whether its +4 was a bluff: C1, R1 */
SITUATION(SHOWN, shown, "shown", PLAY, NULL)
/* the spinner says how many real cards it drew: W5, R1 */
SITUATION(DRAWN, drawn, "drawn", DREW, NULL)
/* the winner of a showdown with real cards says so: W8, R1 */
SITUATION(HIGHEST, highest, "highest", HIGHEST, NULL)
/* the scorekeeper says who has gone out: R2 */
SITUATION(OUTCOME, outcome, "outcome", OUT, NULL)
/* every seat says what its real cards count: P1–P3, R2 */
SITUATION(COUNT, count, "count", HOLDS, NULL)
