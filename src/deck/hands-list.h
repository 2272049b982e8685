/*
 * The effects of number cards on the hands. HANDS(identifier, "word in deck files", its meaning,
 * the setting that switches it on, "rule id", the operation that its program runs and the
 * operation's argument, and two sentences that the rules of a deck say of {card}: one where a value
 * has many forms, one where it has a single form). The setting, the operation and, where somebody
 * is asked, the situation are those of SETTING(), EFFECT() and SITUATION(). No include guard.
 */
HANDS(SWAP, "swap", N_("its player swaps hands with another player"), SEVEN, "H3", ask,
      SITUATION_SEAT,
      N_("If you play {card}, you swap hands with a player of your choice. Any card of the same "
         "value does this too."),
      N_("If you play a {card}, you swap hands with a player of your choice."))
HANDS(PASS, "pass", N_("all hands move one seat on"), SEVEN, "H3", pass_hands, 0,
      N_("When somebody plays {card}, everyone passes their hand on to the next player. Any card "
         "of the same value does this too."),
      N_("When somebody plays a {card}, everyone passes their hand on to the next player."))
