/*
 * STRATEGY(id, name, taught, way, what that way takes): ways to answer without understanding,
 * members of struct strategy_row in strategy.c. taught: a lesson that compares numbers with one
 * part in common teaches just that. No include guard.
 */
STRATEGY(FIRST, N_("always the first"), false, AT_PLACE, .number = 0)
STRATEGY(SECOND, N_("always the second"), false, AT_PLACE, .number = 1)
STRATEGY(THIRD, N_("always the third"), false, AT_PLACE, .number = 2)
STRATEGY(LAST, N_("always the last"), false, AT_PLACE, .number = -1)
STRATEGY(LONGEST, N_("the longest one"), false, LARGEST_OF, .of = length_of)
STRATEGY(SHORTEST, N_("the shortest one"), false, SMALLEST_OF, .of = length_of)
STRATEGY(LARGEST_ABOVE, N_("the largest number above"), false, LARGEST_OF, .of = above_of)
STRATEGY(SMALLEST_ABOVE, N_("the smallest number above"), false, SMALLEST_OF, .of = above_of)
STRATEGY(LARGEST_BELOW, N_("the largest number below"), false, LARGEST_OF, .of = below_of)
STRATEGY(SMALLEST_BELOW, N_("the smallest number below"), false, SMALLEST_OF, .of = below_of)
STRATEGY(ALIKE, N_("the one most like the others"), false, LARGEST_OF, .of = alike_of)
STRATEGY(UNLIKE, N_("the one least like the others"), false, SMALLEST_OF, .of = alike_of)
STRATEGY(SHARED_BELOW, N_("a number below that another one has too"), false, OWN,
         .pick = pick_shared_below)
STRATEGY(OTHER_FORM, N_("the only one written in that form"), false, OWN, .pick = pick_other_form)
STRATEGY(MULTIPLE, N_("what is a multiple above and below"), false, OWN, .pick = pick_multiple)
STRATEGY(UNEVEN, N_("the picture of unequal parts"), false, OWN, .pick = pick_uneven)
STRATEGY(YES, N_("a reason that says yes"), false, REASON, .word = "yes")
STRATEGY(NO, N_("a reason that says no"), false, REASON, .word = "no")
STRATEGY(WORKED_OUT, N_("a reason that holds fractions"), false, OWN, .pick = pick_worked_out)
STRATEGY(LESS, N_("always less"), false, SIGN, .number = -1)
STRATEGY(EQUAL, N_("always equal"), false, SIGN, .number = 0)
STRATEGY(GREATER, N_("always greater"), false, SIGN, .number = 1)
STRATEGY(PICTURE, N_("equal beside a picture, else less"), false, OWN, .pick = pick_picture)
STRATEGY(LARGER_NUMBERS, N_("larger numbers, larger fraction"), true, OWN,
         .pick = pick_larger_numbers)
STRATEGY(SMALLER_BELOW, N_("smaller number below, larger fraction"), true, OWN,
         .pick = pick_smaller_below)
STRATEGY(SMALLER_GAP, N_("closer to one whole in parts, larger fraction"), true, OWN,
         .pick = pick_smaller_gap)
STRATEGY(LONGER, N_("the longer decimal is larger"), false, OWN, .pick = pick_longer)
STRATEGY(AS_THEY_STAND, N_("in order as they stand"), false, IN_ORDER_OF, .of = place_of)
STRATEGY(BACKWARDS, N_("in order from the last to the first"), false, AGAINST_ORDER_OF,
         .of = place_of)
STRATEGY(BY_ABOVE, N_("in order of the numbers above"), true, IN_ORDER_OF, .of = above_of)
STRATEGY(BY_BELOW, N_("in order of the numbers below"), true, IN_ORDER_OF, .of = below_of)
STRATEGY(BY_BELOW_DOWN, N_("against the order of the numbers below"), true, AGAINST_ORDER_OF,
         .of = below_of)
STRATEGY(BY_DIGITS, N_("in order of numerator plus denominator"), true, IN_ORDER_OF, .of = size_of)
