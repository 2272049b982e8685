/*
 * REASON(id, words, states, proves): a reason for or against “a/b is equal to c/d”, which has a/b
 * first. `words` holds the numbers of the reason: left and right, two fractions that the two are
 * said to be, or counts. `states`: true if its statement is true; `proves`: true if that shows that
 * they are equal, or that they are not. A reason is right if both hold: prove.c. No include guard.
 *
 * Source: docs/design/exercises.md, “Reasons of proofs”, found by machine for all proper fractions
 * to 24ths. A reason that proves nothing can be true of equal fractions as well as of others.
 */
REASON(CUT_ALIKE, N_("yes: in equal pieces they are {left} and {right}"), are_cut_alike, are_one)
REASON(CUT_OTHER, N_("no: in equal pieces they are {left} and {right}"), are_cut_alike, are_two)
REASON(SIMPLE_ALIKE, N_("yes: simplified, they are {left} and {right}"), are_simple, are_one)
REASON(SIMPLE_OTHER, N_("no: simplified, they are {left} and {right}"), are_simple, are_two)
REASON(AS_MANY_MORE, N_("yes: {above} more above, and {below} more below"), grows_alike, is_whole)
REASON(MORE_OF_ONE, N_("no: {above} more above is not the same as {below} more below"), grows_apart,
       is_whole)
REASON(NO_FACTOR, N_("no: no whole number times {a} can ever make {c}"), lacks_factor, is_simplest)
