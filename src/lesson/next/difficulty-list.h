/*
 * DIFFICULTY(name, weight, measure): a feature that makes a question harder than others of its
 * kind, or, below 0, easier. measure, of difficulty.c, gives how much of it there is; β grows by
 * the weight times that. The weights are estimates, not measured on pupils: they rank features, so
 * that questions of one kind can be chosen by ability. No include guard.
 */
DIFFICULTY(large_numbers, .35, measure_size)       /* for each doubling beyond 4 */
DIFFICULTY(large_factor, .3, measure_factor)       /* for each doubling beyond × 2 */
DIFFICULTY(no_whole_factor, .6, measure_no_factor) /* 4/6 = 6/9 */
DIFFICULTY(close_numbers, .25, measure_closeness)  /* for each halving of 1/4 between them */
DIFFICULTY(beyond_one, .3, measure_beyond_one)     /* 5/4 */
DIFFICULTY(no_tenths, .3, measure_no_tenths)       /* 3/8 = 0.375; not 3/10 */
DIFFICULTY(several_right, .25, measure_several)    /* for each one beyond the first */
DIFFICULTY(picture, -.3, measure_picture)          /* parts can be counted */
DIFFICULTY(half, -.4, measure_half)                /* a half is known best */
