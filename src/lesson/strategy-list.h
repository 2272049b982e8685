/*
 * STRATEGY(id, name, pick, taught): ways to answer without understanding. pick, of check.c, gives
 * how probable a right answer is, or a negative number where the strategy says nothing; taught: a
 * lesson that compares numbers with one part in common teaches just that. No include guard.
 */
STRATEGY(FIRST, N_("always the first"), pick_first, false)
STRATEGY(SECOND, N_("always the second"), pick_second, false)
STRATEGY(LAST, N_("always the last"), pick_last, false)
STRATEGY(LONGEST, N_("the longest one"), pick_longest, false)
STRATEGY(LARGEST_ABOVE, N_("the largest number above"), pick_largest_above, false)
STRATEGY(LARGEST_BELOW, N_("the largest number below"), pick_largest_below, false)
STRATEGY(MULTIPLE, N_("what is a multiple above and below"), pick_multiple, false)
STRATEGY(LESS, N_("always less"), pick_less, false)
STRATEGY(EQUAL, N_("always equal"), pick_equal, false)
STRATEGY(GREATER, N_("always greater"), pick_greater, false)
STRATEGY(LARGER_NUMBERS, N_("larger numbers, larger fraction"), pick_larger_numbers, true)
STRATEGY(SMALLER_BELOW, N_("smaller number below, larger fraction"), pick_smaller_below, true)
