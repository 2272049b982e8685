/*
 * Every kind of notation. NOTATION(identifier, sign, divisor, bar, names_parts, write, explain):
 * the four in the middle are what struct notation_form says of them; `write`, of
 * notation_convert.c, fills the fields from a value; `explain`, of explain.c, says why a number is
 * the fraction that it reads as, which a whole number and a fraction need not be told. No include
 * guard.
 */
NOTATION(WHOLE, "", 1, '/', false, write_whole, NULL)                /* 3 */
NOTATION(FRACTION, "", 1, '/', true, write_fraction, NULL)           /* 2/4, 7/4 */
NOTATION(MIXED, "", 1, '/', true, write_mixed, explain_mixed)        /* 1 3/4 */
NOTATION(DECIMAL, "", 1, '/', false, write_decimal, explain_decimal) /* 0.75, 0.(3), 0.1(6) */
NOTATION(PERCENT, "%", 100, '/', false, write_share, explain_share)  /* 75 %, 33 1/3 % */
NOTATION(RATIO, "", 1, ':', true, write_fraction, explain_ratio)     /* 3:4, worth 3/4 */
