/*
 * MISCONCEPTION(id, name): what a pupil may believe, by the ids of the trainer. If an answer fits
 * several, the reply speaks of the first: so those that say more come first. The rules
 * themselves are in misconception.c, their sentences in misconception_words.c. No include guard.
 */
MISCONCEPTION(ADDS, "M1")                /* the same added above and below: 1/2 = 2/3 */
MISCONCEPTION(UPSIDE_DOWN, "M5")         /* 2/3 for 3/2 */
MISCONCEPTION(TWO_BARS_ONE_WHOLE, "M37") /* 5/8 for five quarters in two bars */
MISCONCEPTION(PART_TO_PART, "M7")        /* 3/5 for 3 of 8 */
MISCONCEPTION(PART_LEFT, "M6")           /* 5/8 for 3 of 8 */
MISCONCEPTION(SAME_NUMERATOR, "M2")      /* 2/3 = 2/6 */
MISCONCEPTION(SAME_DENOMINATOR, "M3")    /* 2/6 = 3/6 */
MISCONCEPTION(TWO_FACTORS, "M4")         /* 2/5 = 4/15 */
MISCONCEPTION(UNEQUAL_PARTS, "M30")      /* a half is one of two parts of any size */
MISCONCEPTION(COUNTS_MARKS, "M31")       /* marks of a number line, not steps */
MISCONCEPTION(ANY_STEPS, "M32")          /* 3/4 is three steps of any size */
MISCONCEPTION(COUNTS_ONLY, "M38")        /* 3 for 3/8 */
MISCONCEPTION(SMALLER_IS_LARGER, "M33")  /* same denominator: the smaller number is the larger */
MISCONCEPTION(LARGER_IS_LARGER, "M34")   /* same numerator: the larger number is the larger */
MISCONCEPTION(LONGER_DECIMAL, "M22")     /* 0.45 is more than 0.6 */
MISCONCEPTION(NEAR_HALF, "HALF")    /* a number close to a half is one, or its side is not seen */
MISCONCEPTION(GAP, "GAP")           /* 3/4 = 5/6: both lack one part */
MISCONCEPTION(NO_FACTOR, "N1")      /* 4/6 and 6/9 cannot be equal */
MISCONCEPTION(POINT_FOR_BAR, "M10") /* 1/4 → 1.4 */
MISCONCEPTION(DIGITS_STRUNG, "M11") /* 1/4 → 0.14 */
MISCONCEPTION(DENOMINATOR_BEHIND, "M12") /* 1/4 → 0.4 */
MISCONCEPTION(NUMERATOR_BEHIND, "M13")   /* 3/4 → 0.3 */
MISCONCEPTION(WRONG_DIVISION, "M14")     /* 1/4 → 4 */
MISCONCEPTION(DIGIT_AS_PARTS, "M15")     /* 0.4 → 1/4 */
MISCONCEPTION(SHARE_AS_PARTS, "M16")     /* 15 % → 1/5 */
MISCONCEPTION(DIGITS_AS_SHARE, "M17")    /* 1/4 → 1 %, 4 %, 14 %, 2 % */
MISCONCEPTION(POWER_OF_TEN, "M18")       /* 0.25 → 2.5 %, 250 %, 0.25 % */
MISCONCEPTION(MIXED_GLUED, "M20")        /* 2 1/3 → 3/3, 21/3, 2/3 */
MISCONCEPTION(DECIMAL_PLACE, "M41")      /* 7/100 → 0.7 */
