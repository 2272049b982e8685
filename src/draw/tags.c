#include "draw/tags.h"

#include "base/memory.h"

const char *const tag_names[] = {
    [TAG_TITLE] = "H1", [TAG_HEADING] = "H2", [TAG_PARAGRAPH] = "P", [TAG_FIGURE] = "Figure"};

void tags_add(struct tags *tags, enum tag_role role, const char *words, struct box box)
{
    if (tags->failed)
        return;
    if (tags->count == tags->capacity) {
        size_t capacity = tags->capacity ? 2 * tags->capacity : 64;
        struct tag *list = memory_resize(tags->list, capacity, sizeof *list);
        if (!list) {
            tags->failed = true;
            return;
        }
        tags->list = list;
        tags->capacity = capacity;
    }
    char *copy = words ? memory_copy_text(words) : NULL;
    tags->failed = words && !copy;
    if (!tags->failed)
        tags->list[tags->count++] = (struct tag){role, copy, box, tags->page};
}

void tags_release(struct tags *tags)
{
    for (size_t i = 0; i < tags->count; i++)
        memory_free(tags->list[i].words);
    memory_free(tags->list);
    *tags = (struct tags){0};
}
