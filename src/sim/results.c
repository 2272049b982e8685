#include "sim/results.h"

#include <stddef.h>

static const struct results_field fields[] = {
#define RESULT(identifier, length)                                                                 \
    {#identifier, offsetof(struct results, identifier), (size_t)(length)},
#include "sim/results-list.h"
#undef RESULT
};

int results_field_count(void)
{
    return (int)(sizeof fields / sizeof *fields);
}

const struct results_field *results_field(int index)
{
    return &fields[index];
}

uint64_t *results_at(struct results *results, const struct results_field *field)
{
    return (uint64_t *)((char *)results + field->offset);
}

const uint64_t *results_in(const struct results *results, const struct results_field *field)
{
    return (const uint64_t *)((const char *)results + field->offset);
}

bool results_can_add(const struct results *to, const struct results *from)
{
    for (int i = 0; i < results_field_count(); i++) {
        const uint64_t *one = results_in(to, &fields[i]), *other = results_in(from, &fields[i]);
        for (size_t k = 0; k < fields[i].length; k++) {
            int64_t sum;
            if (__builtin_add_overflow((int64_t)one[k], (int64_t)other[k], &sum))
                return false;
        }
    }
    return true;
}

void results_add(struct results *to, const struct results *from)
{
    for (int i = 0; i < results_field_count(); i++) {
        uint64_t *sum = results_at(to, &fields[i]);
        const uint64_t *more = results_in(from, &fields[i]);
        for (size_t k = 0; k < fields[i].length; k++)
            sum[k] += more[k];
    }
}
