/*
 * Numbers as people say them, in any of our languages, since the author of a file may write another
 * than the program speaks. NUMBER_WORD(kind, number, "words, in small letters, with blanks
 * between"). COUNT: how many; ARTICLE: one, but only before a part; PART: what a whole is cut into;
 * FIXED: a mixed number in one word, by its whole, before a half; JOINT: between a whole number and
 * a fraction; BAR: between the numbers of a fraction; PERCENT: hundredths. No include guard.
 */
NUMBER_WORD(ARTICLE, 1, "a an the een ein eine un une")
NUMBER_WORD(COUNT, 1, "one één")
NUMBER_WORD(COUNT, 2, "two twee zwei deux")
NUMBER_WORD(COUNT, 3, "three drie drei trois")
NUMBER_WORD(COUNT, 4, "four vier quatre")
NUMBER_WORD(COUNT, 5, "five vijf fünf fuenf cinq")
NUMBER_WORD(COUNT, 6, "six zes sechs")
NUMBER_WORD(COUNT, 7, "seven zeven sieben sept")
NUMBER_WORD(COUNT, 8, "eight acht huit")
NUMBER_WORD(COUNT, 9, "nine negen neun neuf")
NUMBER_WORD(COUNT, 10, "ten tien zehn dix")
NUMBER_WORD(PART, 2, "half halves halve halven helft tweede halb halbe halber halbes halben hälfte demi demie demis moitié")
NUMBER_WORD(PART, 3, "third thirds derde derden drittel tiers")
NUMBER_WORD(PART, 4, "quarter quarters fourth fourths kwart kwarten vierde vierden viertel quart quarts")
NUMBER_WORD(PART, 5, "fifth fifths vijfde vijfden fünftel fuenftel cinquième cinquièmes")
NUMBER_WORD(PART, 6, "sixth sixths zesde zesden sechstel sixième sixièmes")
NUMBER_WORD(PART, 7, "seventh sevenths zevende zevenden siebtel septième septièmes")
NUMBER_WORD(PART, 8, "eighth eighths achtste achtsten achtel huitième huitièmes")
NUMBER_WORD(PART, 9, "ninth ninths negende negenden neuntel neuvième neuvièmes")
NUMBER_WORD(PART, 10, "tenth tenths tiende tienden zehntel dixième dixièmes")
NUMBER_WORD(FIXED, 1, "anderhalf anderthalb eineinhalb")
NUMBER_WORD(FIXED, 2, "tweeënhalf zweieinhalb")
NUMBER_WORD(JOINT, 0, "and plus en und et")
NUMBER_WORD(BAR, 0, "over op von sur")
NUMBER_WORD(PERCENT, 0, "percent procent prozent pourcent pct")
