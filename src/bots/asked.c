#include "bots/asked.h"

#include <stddef.h>

const struct move *asked_for(const struct view *view, enum move_kind kind)
{
    for (int i = 0; i < view->move_count; i++)
        if (view->moves[i].kind == kind)
            return &view->moves[i];
    return NULL;
}
