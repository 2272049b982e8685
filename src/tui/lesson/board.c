#include "tui/lesson/board.h"

#include "base/message.h"
#include "tui/wrap.h"

#include <stdio.h>
#include <string.h>

/* A word of a formula, of which a fraction stands above and below its bar, and “?” of a fraction
 * in a box. Returns how wide it is. */
static int put_word(const char *word, size_t length, struct cells *cells, int x, int base)
{
    char text[MESSAGE_NUMBER_SIZE], *slash;

    snprintf(text, sizeof text, "%.*s", (int)length, word);
    slash = strchr(text, '/');
    char *percent = slash ? strchr(slash, '%') : NULL; /* of 33 1/3% it stands beside the bar */
    if (percent)
        *percent = '\0';
    if (!slash)
        return cells_put_words(cells, x, base, (int)sizeof text, text, ROLE_TEXT, 0),
               wrap_columns(text);
    *slash = '\0';
    const char *part[] = {text, slash + 1};
    int width = 0;
    for (int i = 0; i < 2; i++)
        width = wrap_columns(part[i]) > width ? wrap_columns(part[i]) : width;
    width += 2;
    bool boxed = strcmp(part[0], "?") == 0 || strcmp(part[1], "?") == 0;
    width = boxed && width < 5 ? 5 : width;
    for (int i = 0; i < width; i++)
        cells_put(cells, x + i, base, U'─', ROLE_EDGE);
    for (int i = 0; i < 2; i++) {
        bool hole = strcmp(part[i], "?") == 0;
        int left = x + (width - wrap_columns(part[i])) / 2;
        cells_put_words(cells, left, base + (i ? 1 : -1), width, part[i],
                        hole ? ROLE_CHOSEN : ROLE_TEXT, 0);
        if (hole) {
            cells_put(cells, left - 1, base + (i ? 1 : -1), '[', ROLE_CHOSEN);
            cells_put(cells, left + 1, base + (i ? 1 : -1), ']', ROLE_CHOSEN);
        }
    }
    if (percent)
        cells_put(cells, x + width++, base, '%', ROLE_TEXT);
    return width;
}

/* Whether two words are one number: “1 1/2”. */
static bool is_mixed(const char *word, size_t length, const char *next)
{
    return strspn(word, "0123456789") == length && next[strcspn(next, " /")] == '/';
}

int board_put(const char *text, struct cells *cells, int x, int base)
{
    static const char blanks[] = " ";
    int left = x;

    for (text += strspn(text, blanks); *text; text += strspn(text, blanks)) {
        size_t length = strcspn(text, blanks);
        const char *next = text + length + strspn(text + length, blanks);
        left += put_word(text, length, cells, left, base);
        left += !*next ? 0 : is_mixed(text, length, next) ? 1 : 2;
        text = next;
    }
    return left - x;
}
