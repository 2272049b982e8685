/*
 * DID(family, words): the sentence at the end for a child whose answers show a belief, by the first
 * of its family: how often, at least twice, and something to look at. Source:
 * docs/design/exercises.md, “What answers showed”. No include guard.
 */
DID(ADDS, N_("{count} times you added the same above and below. Is 1/2 equal to 2/3?"))
DID(SAME_NUMERATOR, N_("{count} times only the number above counted. Is 1/2 equal to 1/3?"))
DID(SAME_DENOMINATOR, N_("{count} times only the number below counted. Is 1/4 equal to 3/4?"))
DID(TWO_FACTORS, N_("{count} times the factors above and below differed. Is 1/2 equal to 2/6?"))
DID(UPSIDE_DOWN, N_("{count} times the two numbers changed places. Is 1/4 of a bar 4 bars?"))
DID(PART_LEFT, N_("{count} times it was the other part of the whole. Which part is asked for?"))
DID(PART_TO_PART, N_("{count} times the white parts stood below. All parts belong there."))
DID(POINT_FOR_BAR, N_("{count} times the bar became a point. Is 1/4 more than 1?"))
DID(DIGITS_STRUNG, N_("{count} times both numbers stood behind the point. Is 1/2 equal to 0.12?"))
DID(DENOMINATOR_BEHIND,
    N_("{count} times the number below stood behind the point. Is 1/2 equal to 0.2?"))
DID(NUMERATOR_BEHIND,
    N_("{count} times the number above stood behind the point. Is 1/2 equal to 0.1?"))
DID(WRONG_DIVISION, N_("{count} times you divided below by above. Is 1/4 of a bar 4 bars?"))
DID(DIGIT_AS_PARTS,
    N_("{count} times a decimal digit became the number below. Is 0.2 equal to 1/2?"))
DID(SHARE_AS_PARTS,
    N_("{count} times the digits of a percentage became a fraction. Is 12% equal to 1/2?"))
DID(SHARE_ABOVE,
    N_("{count} times a number of the fraction became the percentage. Is 1/2 equal to 2%?"))
DID(POWER_OF_TEN, N_("{count} times the digits had moved a place. Is a half equal to 5%?"))
DID(MIXED_ADDED, N_("{count} times the wholes were not cut into parts. How many halves are in 2?"))
DID(LONGER_DECIMAL, N_("{count} times the longer decimal won. Which is more: 0.5 m or 0.25 m?"))
DID(UNEQUAL_PARTS, N_("{count} times the parts differed in size. Are two unequal parts halves?"))
DID(COUNTS_MARKS, N_("{count} times you counted the marks. How many steps go from 0 to 1?"))
DID(ANY_STEPS, N_("{count} times you counted steps, whatever their size. How large is one step?"))
DID(SMALLER_IS_LARGER, N_("{count} times the smaller number above won. Which is more: 1/4 or 3/4?"))
DID(LARGER_IS_LARGER, N_("{count} times the larger numbers won. Which is more: 1/2 or 3/8?"))
DID(TWO_BARS_ONE_WHOLE,
    N_("{count} times all bars counted as one whole. How many wholes are two bars?"))
DID(COUNTS_ONLY, N_("{count} times you said how many parts. A fraction also says what parts."))
DID(DECIMAL_PLACE, N_("{count} times the digits were one place off. Is a tenth equal to 0.01?"))
DID(LARGER_BELOW, N_("{count} times the larger parts won. Which is more: 1/2 or 9/10?"))
DID(GAP, N_("{count} times you looked at what is missing. Is 1/2 equal to 9/10?"))
DID(NEAR_HALF, N_("{count} times it was about the half. Is 4/9 exactly a half?"))
