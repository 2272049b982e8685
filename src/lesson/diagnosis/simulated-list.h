/*
 * SIMULATED(id, name): pupils without a belief, or not any more: simulated_pupil.c has how they answer.
 * Source: docs/design/diagnosis.md, “Simulated pupils”. No include guard.
 */
SIMULATED(CARELESS_20, N_("careless, 20 %"))
SIMULATED(CARELESS_35, N_("careless, 35 %"))
SIMULATED(CARELESS_60, N_("careless, 60 %"))
SIMULATED(GUESSING, N_("guesses"))
SIMULATED(ALIKE, N_("now and then takes what looks alike"))
SIMULATED(ALWAYS_ALIKE, N_("always takes what looks alike"))
SIMULATED(COPYING, N_("copies numbers of the question"))
SIMULATED(LARGEST, N_("takes the largest number"))
SIMULATED(BURSTS, N_("slips, many at a time"))
SIMULATED(LEARNT, N_("learns it before the first probe"))
