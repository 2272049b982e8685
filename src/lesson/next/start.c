#include "lesson/next/start.h"

#include "skill/ability.h"

#include <inttypes.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { THOUSAND = 1000, DAYS_MOST = 36500, DECIMAL = 10 };

static void add_space(struct strbuf *out, size_t begun)
{
    if (out->length > begun)
        strbuf_add_char(out, ' ');
}

void start_add(const struct sitting_start *start, const struct lesson *const *lessons, int count,
               struct strbuf *out)
{
    size_t begun = out->length;

    for (int k = 1; k < SKILLS; k++) {
        long thousandths = lround(ability_held(start->ability[k]) * THOUSAND);
        if (thousandths == 0)
            continue;
        add_space(out, begun);
        strbuf_addf(out, "K%d:%ld", k, thousandths);
    }
    for (int i = 0; i < FACTS; i++) {
        if (!(start->facts >> i & 1))
            continue;
        add_space(out, begun);
        strbuf_addf(out, "%" PRId64 "/%" PRId64 ":%d", fact_value(i).numerator,
                    fact_value(i).denominator, start->days_of_fact[i]);
    }
    for (int i = 0; i < start->olds; i++)
        for (int b = 0; b < count; b++) {
            if (lessons[b] != start->old[i].lesson)
                continue;
            add_space(out, begun);
            strbuf_addf(out, "@%d:%d:%d", b, start->old[i].days, start->old[i].passed);
        }
}

/* A whole number from `least` to `most` at *at, and behind it `end`, or a space or nothing where
 * that is 0; *at moves behind the number and `end`. */
static bool read_whole(const char **at, int least, int most, char end, int *out)
{
    char *behind;

    if (**at != '-' && (**at < '0' || **at > '9'))
        return false;
    long number = strtol(*at, &behind, DECIMAL);
    if (behind == *at || number < least || number > most)
        return false;
    if (end ? *behind != end : *behind && *behind != ' ')
        return false;
    *out = (int)number;
    *at = behind + (end != 0);
    return true;
}

static bool read_ability(struct sitting_start *start, const char **at)
{
    const int most = (int)(ABILITY_MOST * THOUSAND);
    int skill, thousandths;

    ++*at;
    if (!read_whole(at, 1, SKILLS - 1, ':', &skill) ||
        !read_whole(at, -most, most, '\0', &thousandths))
        return false;
    start->ability[skill] = (double)thousandths / THOUSAND;
    return true;
}

static bool read_old(struct sitting_start *start, const struct lesson *const *lessons, int count,
                     const char **at)
{
    int index, days, passed;

    ++*at;
    if (start->olds == START_LESSONS || !read_whole(at, 0, count - 1, ':', &index) ||
        !read_whole(at, 0, DAYS_MOST, ':', &days) || !read_whole(at, 0, 1, '\0', &passed))
        return false;
    start->old[start->olds++] = (struct start_old){lessons[index], days, passed != 0};
    return true;
}

static bool read_fact(struct sitting_start *start, const char **at)
{
    int numerator, denominator, days;

    if (!read_whole(at, 1, THOUSAND, '/', &numerator) ||
        !read_whole(at, 1, THOUSAND, ':', &denominator) ||
        !read_whole(at, 0, DAYS_MOST, '\0', &days))
        return false;
    int fact = fact_of((struct rational){numerator, denominator});
    if (fact < 0)
        return false;
    start->facts |= 1u << fact;
    start->days_of_fact[fact] = days;
    return true;
}

bool start_read(struct sitting_start *start, const struct lesson *const *lessons, int count,
                const char *text)
{
    bool read = true;

    *start = (struct sitting_start){0};
    for (const char *at = text; read && *at; at += *at == ' ')
        read = *at == 'K'   ? read_ability(start, &at)
               : *at == '@' ? read_old(start, lessons, count, &at)
                            : read_fact(start, &at);
    return read;
}
