/*
 * MISSED(skill, halves, lesson): the lesson for a pupil who did not see that two numbers are equal,
 * by a skill that this takes; `halves`: only of a half. The first row that fits counts. Source:
 * docs/design/lessons.md, “Lesson for misses”; skills 7 to 10 by the lessons that teach them. No
 * include guard.
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
