/* What a sitting begins with, out of what is known of a pupil (progress.h); as a value, and as text
 * for its journal. */
#ifndef BREUK_LESSON_START_H
#define BREUK_LESSON_START_H

#include "lesson/item.h"
#include "skill/recall.h"

/* All questions of a sitting follow from it, the seed and what is typed; so it is kept with these.
 * A zeroed one: nothing is known. */
enum { START_LESSONS = 2 };
struct sitting_start {
    double ability[SKILLS];
    uint32_t facts;          /* bit i is set: fact i is to be asked for again … */
    int days_of_fact[FACTS]; /* … so many days after the last time */
    int olds;                /* lessons that are to come back, … */
    struct start_old {
        const struct lesson *lesson;
        int days; /* … so many days after they were passed, or done */
        bool passed;
    } old[START_LESSONS];
};

/*
 * Adds it as words with a space between them: “K3:-210”, an ability in thousandths; “3/4:11”, a
 * fact and its days; “@2:7:1”, an old lesson by its index among those given, its days, and whether
 * it was passed. Nothing is added where nothing is known. The old lessons must be among them.
 */
void start_add(const struct sitting_start *start, const struct lesson *const *lessons, int count,
               struct strbuf *out);

/* Reads it again. False: the text is none that start_add writes of these lessons; *start is
 * unspecified. */
bool start_read(struct sitting_start *start, const struct lesson *const *lessons, int count,
                const char *text);

#endif
