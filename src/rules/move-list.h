/*
 * Every kind of move. MOVE(identifier, "word that it is written with", what follows the word, the
 * words that a player may type for it (NULL: it is an answer without a word), how it is called
 * among the choices, the word that the help shows and what it says of it).
 * The choice is ONE(id) or a plural, and may ask for {card}, {colour}, {seat} and {count}, the
 * cards of that seat; NULL for the help: it is not listed. No include guard.
 */
MOVE(PLAY, "play", ARGUMENT_CARD, /* lay a card: T1, T2; on a pile: H1; a remedy card: C2 */
     N_("play,lay"), ONE(N_("play {card}")), NULL, NULL)
MOVE(COLOUR, "colour", ARGUMENT_SUIT, /* name the colour of a wild: T8, T9 */
     N_("colour,color"), ONE("{colour}"), NULL, NULL)
MOVE(BY_COLOUR, "by-colour", ARGUMENT_NONE, /* a number matches the number below: H16 */
     N_("by colour,by color,same colour,same color"), ONE(N_("by colour")), N_("by colour"),
     N_("your card has the colour of the card below"))
MOVE(BY_VALUE, "by-value", ARGUMENT_NONE, N_("by value,value,number,same value,same number"),
     ONE(N_("by value")), N_("by value"), N_("your number is equal to the number below"))
MOVE(PROVE, "prove", ARGUMENT_PROOF, /* one number times that is the other; both are that: H17 */
     N_("prove"), ONE("prove"), N_("×2"), N_("one number times 2, above and below, is the other"))
MOVE(PICTURE, "picture", ARGUMENT_NONE, /* asks for the bars of both: H17 */
     N_("picture,pictures,bar,bars"), ONE(N_("look at the picture")), N_("picture"),
     N_("the bars of both numbers: then you say whether they are equal"))
MOVE(EQUAL, "equal", ARGUMENT_NONE, /* the bars are equal: H17 */
     N_("equal,they are equal,the same"), ONE(N_("they are equal")), NULL, NULL)
MOVE(UNEQUAL, "unequal", ARGUMENT_NONE,
     N_("not equal,unequal,they are not equal,different,not the same"),
     ONE(N_("they are not equal")), NULL, NULL)
MOVE(DISCARD, "discard", ARGUMENT_CARD, /* what the wheel allows: W2–W4, W8, W9 */
     N_("discard,put"), ONE("discard"), NULL, NULL)
MOVE(DRAW, "draw", ARGUMENT_NONE, /* one card: T3, T4; or all that are owed: T9, H8 */
     N_("draw,draws,take,d,i draw"), ONE(N_("draw a card")), N_("draw"), N_("draw a card"))
MOVE(CHALLENGE, "challenge", ARGUMENT_NONE, /* a +4: C1 */
     N_("challenge,doubt"), ONE(N_("challenge the wild +4")), N_("challenge"),
     N_("you think that the wild +4 was a bluff"))
MOVE(SPIN, "spin", ARGUMENT_NONE, /* turn the wheel: W1 */
     N_("spin,turn"), ONE(N_("turn the wheel")), N_("spin"), N_("turn the wheel"))
MOVE(SWAP, "swap", ARGUMENT_SEAT, /* hands with another player: H3 */
     N_("swap,trade"), NP_("{seat}, who has {count} card", "{seat}, who has {count} cards"),
     N_("swap"), N_("you swap your hand with this player"))
MOVE(CATCH, "catch", ARGUMENT_SEAT, /* who did not call: U2 */
     N_("catch,caught"), ONE(N_("{seat} forgot to call “Last card!”")), N_("catch"),
     N_("this player forgot to call “Last card!”"))
MOVE(JUMP, "jump", ARGUMENT_CARD, /* lay the same card out of turn: H4 */
     N_("jump,jump-in"), ONE("jump"), N_("jump"),
     N_("play a card of the same colour and an equal value out of turn"))
MOVE(WRONG, "wrong", ARGUMENT_NONE, /* call the card on top wrong: X1 */
     N_("wrong,mistake"), ONE(N_("the card on the pile is wrong")), N_("wrong"),
     N_("the card on the pile is wrong"))
MOVE(DOUBT, "doubt", ARGUMENT_NONE, /* have the player show that two numbers are equal: H17 */
     N_("doubt,prove it,show it"), ONE(N_("doubt it")), N_("doubt"),
     N_("the player of the top card shows that the two numbers are equal"))
MOVE(SHOUT, "shout", ARGUMENT_NONE, /* "UNO spin": W9 */
     N_("shout,yell"), ONE(N_("shout")), N_("shout"), N_("you shout first"))
MOVE(PASS, "pass", ARGUMENT_NONE, /* keep the drawn card: T17; nothing fits and nothing is left to
                                     draw: T15; let a window go by: H11; discard no more: W2–W4,
                                     W8, W9 */
     N_("pass,keep,done"), ONE(N_("do not play")), N_("keep"), N_("do not play"))
MOVE(CALL, "call", ARGUMENT_NONE, /* "UNO": U1 */
     N_("call,uno,last card"), ONE(N_("call: “Last card!”")), N_("call"),
     N_("“Last card!”, when you have one card left; you can also type it after a card"))
/* With real cards (R1): what the program cannot see. */
MOVE(TURN_UP, "turn-up", ARGUMENT_CARD, /* the first card of the pile: S4 */
     NULL, ONE("turn-up"), NULL, NULL)
MOVE(STOP, "stop", ARGUMENT_NUMBER, /* where the wheel stops, from 1: W1 */
     NULL, ONE("stop"), NULL, NULL)
MOVE(DREW, "drew", ARGUMENT_NUMBER, /* how many cards it took: W5 */
     NULL, ONE("drew"), NULL, NULL)
MOVE(HIGHEST, "highest", ARGUMENT_NUMBER, /* who won the showdown, after laying so many: W8 */
     NULL, ONE("highest"), NULL, NULL)
MOVE(BLUFF, "bluff", ARGUMENT_NONE, /* the hand that was shown has such a card: C2 */
     N_("bluff"), ONE(N_("yes, it was a bluff")), NULL, NULL)
MOVE(HONEST, "honest", ARGUMENT_NONE, /* it has none: C3 */
     N_("honest"), ONE(N_("no, it was honest")), NULL, NULL)
MOVE(OUT, "out", ARGUMENT_NONE, /* has laid the last card: E1, R2 */
     N_("out,is out"), ONE("out"), NULL, NULL)
MOVE(HOLDS, "holds", ARGUMENT_NUMBER, /* the points in this hand: P1–P3, R2 */
     NULL, ONE("holds"), NULL, NULL)
MOVE(HAS, "has", ARGUMENT_SEAT_NUMBER, /* whoever referees, NO_SEAT, says how many cards that
                                          player really holds: R1 */
     N_("has,have"), ONE("has"), NULL, NULL)
MOVE(SHUFFLED, "shuffled", ARGUMENT_NONE, /* whoever referees says that the pile but its top has
                                             been shuffled into the stock: T12, R1 */
     N_("shuffled,shuffle,reshuffled,we shuffled"), ONE("shuffled"), NULL, NULL)
MOVE(DEAL, "deal", ARGUMENT_NONE, /* the next dealer deals the next round: E4, S11 */
     N_("deal"), ONE(N_("deal the next round")), NULL, NULL)
MOVE(TALK, "talk", ARGUMENT_SEAT, /* whoever referees the table, NO_SEAT, has that player draw: X2,
                                     X7 */
     N_("talk,talked"), ONE("talk"), NULL, NULL)
MOVE(TIME, "time", ARGUMENT_NONE, /* whoever referees, NO_SEAT, says that time is up: E8 */
     N_("time,last round"), ONE("time"), NULL, NULL)
