#include "one_page.h"

#include <string.h>

void one_page_begin(struct one_page *page, double scale)
{
    desk_open(&page->desk, 1, 210, 297);
    page_set_scale(&page->desk.page, scale);
    page->cell = page_add_paragraph(&page->desk.page);
}

void one_page_draw(struct one_page *page)
{
    ck_assert_int_eq(desk_plan(&page->desk), STATUS_OK);
    page->count = desk_draw(&page->desk, 0, page->notes);
    desk_check(&page->desk, page->notes, page->count);
}

static bool is(const struct note *note, const char *word, const char *what)
{
    return strcmp(note->word, word) == 0 && (!what || strcmp(note->what, what) == 0);
}

int one_page_count(const struct one_page *page, const char *word, const char *what)
{
    int count = 0;

    for (int i = 0; i < page->count; i++)
        count += is(&page->notes[i], word, what);
    return count;
}

const struct note *one_page_find(const struct one_page *page, const char *word, const char *what,
                                 int n)
{
    for (int i = 0; i < page->count; i++)
        if (is(&page->notes[i], word, what) && n-- == 0)
            return &page->notes[i];
    ck_abort_msg("no %s %s", word, what ? what : "");
    return NULL;
}

struct page_item *one_page_picture(struct one_page *page, enum page_picture shape,
                                   const char *number, double width)
{
    struct notation notation = desk_number(number);
    struct page_item *item =
        page_add_picture(&page->desk.page, page->cell, shape, &notation, COUNTED);

    item->width = width;
    return item;
}

struct page_item *one_page_boxed(struct one_page *page, const char *number, enum page_hole hole)
{
    struct notation notation = desk_number(number);

    return page_add_boxed(&page->desk.page, page->cell, &notation, hole);
}
