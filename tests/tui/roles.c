#include "roles.h"

enum role cells_role(const struct cells *cells, int x, int y)
{
    return cells_at(cells, x, y).role;
}

void cells_add_roles(const struct cells *cells, struct strbuf *out)
{
    static const char letters[] = {
        [ROLE_NOTHING] = ' ', [ROLE_TEXT] = 't',          [ROLE_EDGE] = 'e',
        [ROLE_SHADED] = '1',  [ROLE_SHADED_SECOND] = '2', [ROLE_SHADED_THIRD] = '3',
        [ROLE_EMPTY] = '4',   [ROLE_EMPTY_SECOND] = '5',  [ROLE_EMPTY_THIRD] = '6',
        [ROLE_QUIET] = 'q',   [ROLE_NOT_NOW] = 'n',       [ROLE_TURN] = 'u',
        [ROLE_TITLE] = 'T',   [ROLE_KEY] = 'k',           [ROLE_CHOSEN] = 'c',
        [ROLE_PAPER] = 'p',   [ROLE_PAPER_EDGE] = 'g',    [ROLE_BAND] = 'b',
        [ROLE_BACK] = 'B',
    };

    for (int y = 0; y < cells->rows; y++) {
        int width = cells->columns;
        while (width > 0 && cells_role(cells, width - 1, y) == ROLE_NOTHING)
            width--;
        for (int x = 0; x < width; x++)
            strbuf_add_char(out, letters[cells_role(cells, x, y)]);
        strbuf_add_char(out, '\n');
    }
}
