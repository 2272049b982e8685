#include "lesson/missed.h"

#include <stdbool.h>
#include <stddef.h>

static const struct {
    enum skill skill;
    bool halves;
    const char *lesson;
} missed[] = {
#define MISSED(skill, halves, lesson) {skill, halves, lesson},
#define BELIEVED(belief, lesson)
#include "lesson/missed-list.h"
#undef MISSED
#undef BELIEVED
};

static const struct {
    enum misconception belief;
    const char *lesson;
} believed[] = {
#define MISSED(skill, halves, lesson)
#define BELIEVED(belief, lesson) {BELIEF_##belief, lesson},
#include "lesson/missed-list.h"
#undef MISSED
#undef BELIEVED
};

const char *lesson_for_missed(unsigned skills, struct rational value)
{
    bool is_half = rational_equal(value, (struct rational){1, 2});

    for (size_t i = 0; i < sizeof missed / sizeof *missed; i++)
        if (skills >> missed[i].skill & 1 && (is_half || !missed[i].halves))
            return missed[i].lesson;
    return NULL;
}

const char *lesson_for_belief(enum misconception belief)
{
    for (size_t i = 0; i < sizeof believed / sizeof *believed; i++)
        if (believed[i].belief == belief)
            return believed[i].lesson;
    return NULL;
}
