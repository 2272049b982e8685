#include "tui/lesson/lesson_keys.h"

#include "base/utf8.h"
#include "text/text.h"
#include "tui/wrap.h"

#include <string.h>
#include <wctype.h>

enum { GAP = 2, LEFT = KEY_ROW_LEFT };

static struct message name_of(enum lesson_action action)
{
    switch (action) {
    case LESSON_HINT:
        return message_of(N_("[H] hint"));
    case LESSON_WHY:
        return message_of(N_("[W] why"));
    case LESSON_SKIP:
        return message_of(N_("[S] skip"));
    default:
        return message_of(N_("[S] stop"));
    }
}

bool key_is(struct message name, uint32_t character)
{
    struct strbuf text = {0};
    uint32_t letter = 0;

    text_of(name, NULL, &text);
    const char *bracket = strchr(strbuf_text(&text), '[');
    if (bracket)
        utf8_first(bracket + 1, &letter);
    strbuf_release(&text);
    return letter && towlower((wint_t)letter) == towlower((wint_t)character);
}

bool lesson_key_is(enum lesson_action action, uint32_t character)
{
    return key_is(name_of(action), character);
}

void key_row_put(struct key_row *row, struct message message, bool live)
{
    struct strbuf text = {0};

    text_of(message, NULL, &text);
    char *name = text.text;
    int width = wrap_columns(strbuf_text(&text));
    char *end = name ? strchr(name, ']') : NULL;
    if (row->x > LEFT && row->x + width > row->columns - LEFT) {
        row->x = LEFT;
        row->y++;
    }
    if (end && *name == '[') {
        const char after = end[1];
        if (!live) {
            *name = '(';
            *end = ')';
        }
        end[1] = '\0';
        int used = cells_put_words(row->cells, row->x, row->y, row->columns, name,
                                   live ? ROLE_KEY : ROLE_NOT_NOW, 0);
        if (row->cells->columns == 0)
            used = wrap_columns(name);
        end[1] = after;
        cells_put_words(row->cells, row->x + used, row->y, row->columns, end + 1,
                        live ? ROLE_TEXT : ROLE_NOT_NOW, 0);
    }
    row->x += width + GAP;
    strbuf_release(&text);
}

static void put_hint(struct key_row *row, const struct lesson_view *view)
{
    bool live = view->hints < view->hints_all;

    if (live)
        key_row_put(row,
                    message_with(N_("[H] hint {number} of {all}"),
                                 arg_count("number", view->hints + 1),
                                 arg_count("all", view->hints_all)),
                    true);
    else
        key_row_put(row, name_of(LESSON_HINT), false);
}

/* “[1-4] choose”: what an option is called that is chosen with keys. */
static void put_choose(struct key_row *row, const struct lesson_view *view)
{
    struct strbuf keys = {0};
    const struct item *item = view->item;
    int options = lesson_options(item);

    if (item->answers == ANSWER_SIGN || item->answers == ANSWER_YES_NO || options == 0)
        return;
    lesson_option_label(item, 0, &keys);
    if (options > 1) {
        strbuf_add_char(&keys, '-');
        lesson_option_label(item, options - 1, &keys);
    }
    key_row_put(row, message_with(N_("[{keys}] choose"), arg_text("keys", strbuf_text(&keys))),
                true);
    strbuf_release(&keys);
}

static void put_asking(struct key_row *row, const struct lesson_view *view)
{
    put_choose(row, view);
    key_row_put(row, message_of(N_("[Enter] answer")), *view->typed != '\0');
    put_hint(row, view);
    key_row_put(row, name_of(LESSON_WHY), view->why);
    key_row_put(row, name_of(LESSON_SKIP), true);
    key_row_put(row, message_of(N_("[Esc] stop")), true);
}

int lesson_keys_put(const struct lesson_view *view, bool scrolls, int columns, struct cells *cells,
                    int y)
{
    struct key_row row = {.cells = cells, .x = LEFT, .y = y, .columns = columns};

    if (scrolls && view->phase == LESSON_ASKS)
        key_row_put(&row, message_of(N_("[PgDn] more")), true);
    switch (view->phase) {
    case LESSON_ASKS:
        put_asking(&row, view);
        break;
    case LESSON_TELLS:
        key_row_put(&row, message_of(view->more ? N_("[Enter] more") : N_("[Enter] go on")), true);
        key_row_put(&row, message_of(N_("[Esc] stop")), true);
        break;
    case LESSON_LEAVES:
        key_row_put(&row, message_of(N_("[Enter] go on")), true);
        key_row_put(&row, name_of(LESSON_STOP), true);
        break;
    case LESSON_TYPES:
        key_row_put(&row, message_of(N_("[Enter] answer")), *view->typed != '\0');
        key_row_put(&row, message_of(N_("[Esc] back")), true);
        break;
    }
    return row.y - y + 1;
}
