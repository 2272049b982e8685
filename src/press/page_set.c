#include "press/page_set.h"

bool page_set_has(const struct page_set *set, int page)
{
    int stride = set->stride > 1 ? set->stride : 1;

    if (set->none)
        return false;
    for (int i = 0; i < set->count; i++)
        if (page >= set->ranges[i].first && page <= set->ranges[i].last &&
            (page - set->ranges[i].first) % stride == 0)
            return true;
    return set->count == 0 && (page - 1) % stride == 0;
}

int page_set_size(const struct page_set *set, int pages)
{
    int size = 0;

    for (int page = 1; page <= pages; page++)
        size += page_set_has(set, page);
    return size;
}

int page_set_beyond(const struct page_set *set, int pages)
{
    for (int i = 0; i < set->count; i++)
        if (set->ranges[i].last > pages)
            return set->ranges[i].first > pages ? set->ranges[i].first : pages + 1;
    return 0;
}
