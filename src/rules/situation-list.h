/* Who owes what. SITUATION(identifier, "name in logs"). No include guard. */
SITUATION(TURN, "turn")     /* a seat plays or draws */
SITUATION(DREW, "drew")     /* that seat drew a card: play it or keep it */
SITUATION(COLOUR, "colour") /* a seat names the colour of a wild */
SITUATION(SEAT, "seat")     /* a seat chooses another player */
SITUATION(CHALLENGE,
          "challenge")      /* a seat takes the cards of a +4 or a pile, or challenges, or stacks */
SITUATION(REMEDY, "remedy") /* a seat lays the card that its dishonest +4 stood in for */
SITUATION(REACT, "react")   /* several seats may act before play goes on */
SITUATION(SPIN, "spin")     /* a seat turns the wheel */
SITUATION(SHOUT, "shout")   /* whoever shouts first may discard a card */
SITUATION(CHOOSE, "choose") /* a seat chooses cards to discard */
SITUATION(ROUND_OVER, "round over") /* the next dealer deals */
SITUATION(MATCH_OVER, "match over") /* nobody owes anything */
