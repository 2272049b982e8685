#include "lesson/missed.h"

#include <stdbool.h>
#include <stddef.h>

static const struct {
    enum skill skill;
    bool halves;
    const char *lesson;
} rows[] = {
#define MISSED(skill, halves, lesson) {skill, halves, lesson},
#include "lesson/missed-list.h"
#undef MISSED
};

const char *lesson_for_missed(unsigned skills, struct rational value)
{
    bool is_half = rational_equal(value, (struct rational){1, 2});

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        if (skills >> rows[i].skill & 1 && (is_half || !rows[i].halves))
            return rows[i].lesson;
    return NULL;
}
