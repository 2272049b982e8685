/* Who owes what. SITUATION(identifier, "name in logs"). No include guard. */
SITUATION(TURN, "turn")     /* a seat plays or draws */
SITUATION(DREW, "drew")     /* that seat drew a card that fits: play it or keep it */
SITUATION(COLOUR, "colour") /* a seat names the colour of a wild */
SITUATION(SEAT, "seat")     /* a seat chooses another player */
SITUATION(CHALLENGE,
          "challenge")      /* a seat takes the cards of a +4 or a pile, or challenges, or stacks */
SITUATION(REACT, "react")   /* several seats may act before play goes on */
SITUATION(SPIN, "spin")     /* a seat turns the wheel */
SITUATION(CHOOSE, "choose") /* seats choose cards to discard */
SITUATION(ROUND_OVER, "round over") /* the next dealer deals */
SITUATION(MATCH_OVER, "match over") /* nobody owes anything */
