/* STYLE(IDENTIFIER, attribute of <style>, member of struct number_style, word or boolean): what a
 * deck may fix of how its numbers are written. The words of an attribute stand in the order of the
 * member's values. No include guard. */
STYLE(DECIMAL_MARK, "decimal-mark", decimal_comma, word)
STYLE(PERCENT_SPACE, "percent-space", percent_space, word)
STYLE(DIVISION_SIGN, "division-sign", division, word)
STYLE(RECURRING, "recurring", recurring, word)
STYLE(MIXED, "mixed", mixed, word)
STYLE(MINUS_SIGN, "minus-sign", minus_sign, boolean)
STYLE(FRACTION_CHARACTERS, "fraction-characters", vulgar_characters, boolean)
