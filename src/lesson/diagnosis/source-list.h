/*
 * SOURCE(id, name, lessons, kinds): where simulated pupils answer: questions of these lessons, of
 * these kinds, or of all that they ask. Source: docs/design/diagnosis.md, “Measured before”. No
 * include guard.
 */
#define KIND(kind) (1u << ITEM_##kind)
SOURCE(READ, N_("pictures read (2, 3)"), "parts shaded", KIND(READ))
SOURCE(FILL, N_("missing numbers (13, 14)"), "fill-top fill-below", KIND(FILL))
SOURCE(SIMPLIFY, N_("simplified (15)"), "simplify", KIND(SIMPLIFY))
SOURCE(FIND, N_("equal ones found (12, 16)"), "factor find-no-factor", KIND(FIND))
SOURCE(EQUAL, N_("all kinds (12 to 17)"),
       "factor fill-top fill-below simplify find-no-factor prove", ~0u)
SOURCE(MIXED, N_("mixed numbers (23)"), "mixed", KIND(WRITE))
SOURCE(WRITE, N_("decimals and percentages written (25, 26)"), "decimals write-percent",
       KIND(WRITE))
SOURCE(FORMS, N_("other forms found (27)"), "three-forms", KIND(FIND))
SOURCE(NOTATIONS, N_("all kinds (24 to 27)"), "write-tenths decimals write-percent three-forms",
       ~0u)
SOURCE(PARTS, N_("compared: one part alike (7, 8)"), "same-below same-above", KIND(COMPARE))
SOURCE(COMPARE, N_("compared: any (18 to 20)"), "near-half near-one common", KIND(COMPARE))
SOURCE(TENTHS, N_("decimals compared (24)"), "write-tenths", KIND(COMPARE))
#undef KIND
