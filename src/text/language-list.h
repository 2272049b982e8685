/*
 * LANGUAGE(code, name, form, numbers…): the languages. A further one is a row here and its CODE.po
 * in po/; what that does not say yet is said in English, whose row is the first. The code is that
 * of ISO 639-1, the name what the language calls itself, the form the Plural-Forms line of the .po;
 * the rest is of struct number_style. po/meson.build and po/languages.sh read the codes, too.
 *
 * Numbers as schools there write them. German sets a space before % (DIN 5008), French a narrow
 * one, English and Dutch none. Primary schools divide with a colon in Dutch and German; French ones
 * write ÷ (so do the French curricula since 2016), though a colon is read too. Recurring digits:
 * dots in British schools, a line above elsewhere. French schools write a whole number and a
 * fraction as a sum, 1 + 1/2: their curricula know no mixed number.
 */
LANGUAGE(en, "English", one_alone_is_single, .recurring = RECURRING_DOTS, .minus_sign = true)
LANGUAGE(nl, "Nederlands", one_alone_is_single, .decimal_comma = true, .division = DIVISION_COLON,
         .recurring = RECURRING_OVERLINE, .minus_sign = true)
LANGUAGE(de, "Deutsch", one_alone_is_single, .decimal_comma = true,
         .percent_space = PERCENT_SPACE_NO_BREAK, .division = DIVISION_COLON,
         .recurring = RECURRING_OVERLINE, .minus_sign = true)
LANGUAGE(fr, "français", none_and_one_are_single, .decimal_comma = true,
         .percent_space = PERCENT_SPACE_NARROW, .recurring = RECURRING_OVERLINE,
         .mixed = MIXED_PLUS, .minus_sign = true)
