#include "draw/tags.h"

#include "base/memory.h"

const char *const tag_names[] = {
    [TAG_TITLE] = "H1",  [TAG_HEADING] = "H2",  [TAG_PARAGRAPH] = "P", [TAG_FIGURE] = "Figure",
    [TAG_SPAN] = "Span", [TAG_TABLE] = "Table", [TAG_ROW] = "TR",      [TAG_HEAD] = "TH",
    [TAG_CELL] = "TD",   [TAG_LIST] = "L",      [TAG_POINT] = "LI",    [TAG_POINT_BODY] = "LBody"};

/* Adds a tag and takes over its words. */
static void add(struct tags *tags, struct tag tag)
{
    memory_make_room(&tags->list, tags->count, &tags->capacity);
    tag.page = tags->page;
    tag.parent = tags->inside;
    tags->list[tags->count++] = tag;
}

/* Adds a tag with a copy of the words. */
static void add_worded(struct tags *tags, struct tag tag, const char *words)
{
    tag.words = words ? memory_copy_text(words) : NULL;
    add(tags, tag);
}

void tags_add(struct tags *tags, enum tag_role role, const char *words, struct box box)
{
    add_worded(tags, (struct tag){.role = role, .drawn = role, .box = box}, words);
}

void tags_add_part(struct tags *tags, const char *words)
{
    enum tag_role role = words ? TAG_SPAN : TAG_FIGURE;

    add_worded(tags, (struct tag){.role = role, .drawn = role, .part = true}, words);
}

void tags_begin_group(struct tags *tags, enum tag_role role)
{
    add(tags, (struct tag){.role = role, .group = true});
    tags->inside = tags->count;
}

void tags_end_group(struct tags *tags)
{
    tags->inside = tags->inside == 0 ? 0 : tags->list[tags->inside - 1].parent;
}

void tags_open_last(struct tags *tags)
{
    if (tags->count == 0)
        return;
    struct tag *last = &tags->list[tags->count - 1];
    struct tag span = {.role = TAG_SPAN, .drawn = last->drawn};
    last->group = true;
    tags->inside = tags->count;
    add(tags, span);
}

void tags_release(struct tags *tags)
{
    for (size_t i = 0; i < tags->count; i++)
        memory_free(tags->list[i].words);
    memory_free(tags->list);
    *tags = (struct tags){0};
}
