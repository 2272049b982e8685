/*
 * Which lesson helps whoever missed something in a game, or goes wrong by a belief. Source: the
 * table of LESSONS, 4 (skills 7 to 10 by the lessons that teach them). The first row that fits
 * counts, so what comes first in the course stands first. No include guard.
 *
 * MISSED(skill, halves, lesson): equal cards that take this skill, `halves`: only of a half
 * BELIEVED(belief, lesson)
 */
MISSED(SKILL_PICTURE, false, "shaded")
MISSED(SKILL_LINE, false, "line")
MISSED(SKILL_FACTOR, true, "half-names")
MISSED(SKILL_NO_FACTOR, true, "half-names")
MISSED(SKILL_FACTOR, false, "factor")
MISSED(SKILL_NO_FACTOR, false, "find-no-factor")
MISSED(SKILL_WHOLE, false, "wholes")
MISSED(SKILL_MIXED, false, "mixed")
MISSED(SKILL_DECIMAL, false, "decimals")
MISSED(SKILL_PERCENT, false, "write-percent")

BELIEVED(PART_TO_PART, "shaded")
BELIEVED(PART_LEFT, "shaded")
BELIEVED(SAME_DENOMINATOR, "same-below")
BELIEVED(SAME_NUMERATOR, "same-above")
BELIEVED(ADDS, "factor")
BELIEVED(TWO_FACTORS, "factor")
BELIEVED(NO_FACTOR, "find-no-factor")
BELIEVED(MIXED_GLUED, "mixed")
BELIEVED(POINT_FOR_BAR, "decimals")
BELIEVED(DIGITS_STRUNG, "decimals")
BELIEVED(DENOMINATOR_BEHIND, "decimals")
BELIEVED(NUMERATOR_BEHIND, "decimals")
BELIEVED(WRONG_DIVISION, "decimals")
BELIEVED(DIGIT_AS_PARTS, "decimals")
BELIEVED(SHARE_AS_PARTS, "write-percent")
BELIEVED(DIGITS_AS_SHARE, "write-percent")
BELIEVED(POWER_OF_TEN, "write-percent")
