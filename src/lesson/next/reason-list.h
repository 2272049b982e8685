/*
 * REASON(id, words): why a question comes, for a child: one sentence of at most 15 words that is
 * true of this question. {title} is a lesson's, {number} the number asked about, {count} a number
 * of questions or days, from 2 on. No include guard.
 */
REASON(SKIPPED, N_("You skipped this one. Here it is again."))
REASON(OWN, N_("This question was written for this lesson."))
REASON(PROBE, N_("This one shows what can help you next."))
REASON(EASED, N_("This one is like the example above, with other numbers."))
REASON(FACT_YESTERDAY, N_("Yesterday you had {number}. Do you still know its other forms?"))
REASON(FACT, N_("{count} days ago you had {number}. Do you still know its other forms?"))
REASON(FADED_YESTERDAY, N_("You passed “{title}” yesterday. Can you still do it?"))
REASON(FADED, N_("You passed “{title}” {count} days ago. Can you still do it?"))
REASON(UNPASSED_YESTERDAY, N_("You did “{title}” yesterday. Can you still do it?"))
REASON(UNPASSED, N_("You did “{title}” {count} days ago. Can you still do it?"))
REASON(BEFORE, N_("This one is from “{title}”, a lesson before this."))
REASON(AGAIN, N_("You missed {count} like this one. Here is another."))
REASON(LACKING, N_("To pass you need every skill of this lesson. This is one."))
REASON(MORE, N_("You had the last one right, so this one is a step up."))
REASON(LESS, N_("You missed the last one, so this one is a step down."))
REASON(STRETCH, N_("This one is a stretch. “hint” helps if you need it."))
REASON(EXPECTED, N_("Of 10 like this one, you would get about {count} right."))
