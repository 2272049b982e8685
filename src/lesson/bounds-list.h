/*
 * BOUNDS(stage, skills, below, beside, filled, factor, common, wholes, parts, pies): which numbers
 * fit the age. A lesson goes by the first row of its stage all of whose skills it has. Below the
 * bar stand at most `below` parts in numbers that are asked about, `beside` in those that are equal
 * to them or offered, `filled` where a number is missing; `factor` is what both parts are multiplied
 * by at most, `common` the least common denominator of two numbers at most, `wholes` what a number is at
 * most; 0: any. `parts`: the denominators there are; `pies`: those that a pie shows.
 *
 * Source: MAKING 2, “Numbers fit for the age”: the Common Core has 2 3 4 6 8 in grade 3, and 5 10 12
 * 100 besides in grade 4. The names of a half are MAKING’s ninth lesson, of the stage before. No
 * include guard.
 */
BOUNDS(ONE_WHOLE, K(SET), 12, 12, 12, 0, 0, 0, any_parts, any_parts)
BOUNDS(ONE_WHOLE, 0, 10, 10, 10, 0, 0, 0, first_parts, first_pies)
BOUNDS(SIZE, K(FACTOR), 12, 24, 24, 0, 0, 0, any_parts, pies)
BOUNDS(SIZE, 0, 10, 10, 10, 0, 0, 0, any_parts, pies)
BOUNDS(EQUAL, K(SIMPLIFY), 24, 24, 24, 0, 24, 0, any_parts, pies)
BOUNDS(EQUAL, K(NO_FACTOR), 24, 24, 24, 0, 24, 0, any_parts, pies)
BOUNDS(EQUAL, 0, 12, 24, 40, 5, 0, 0, any_parts, pies)
BOUNDS(COMPARE, 0, 12, 24, 24, 0, 24, 0, any_parts, pies)
BOUNDS(BEYOND_ONE, 0, 8, 8, 8, 0, 0, 5, any_parts, pies)
BOUNDS(NOTATIONS, K(DECIMAL) | K(PERCENT), 100, 100, 100, 0, 0, 0, tenths_and_thirds, pies)
BOUNDS(NOTATIONS, 0, 100, 100, 100, 0, 0, 0, tenths, pies)
