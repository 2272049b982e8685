/*
 * What a number card may do to the hands. HANDS(identifier, "word in deck files", what it means,
 * the setting that switches it on, "rule id", the operation that its program runs, what the rules
 * of a deck say of {card}: where a value has many forms, and where it has one). The setting and the
 * operation are those of SETTING() and EFFECT(). No include guard.
 */
HANDS(
    SWAP, "swap", N_("its player swaps hands with another"), SEVEN, "H3", choose_seat,
    N_("If you lay {card}, or a card worth the same, you swap all your cards with another player: "
       "you choose with whom."),
    N_("If you lay a {card}, you swap all your cards with another player: you choose with whom."))
HANDS(PASS, "pass", N_("all hands move one seat on"), SEVEN, "H3", pass_hands,
      N_("When {card} is laid, or a card worth the same, everyone passes all their cards on to the "
         "player who is next."),
      N_("When a {card} is laid, everyone passes all their cards on to the player who is next."))
