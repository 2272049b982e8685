#include "tui/card/card_inside.h"

#include "play/names.h"
#include "text/text.h"
#include "tui/wrap.h"

#include <inttypes.h>
#include <string.h>

enum { LENS_INSIDE = 12 }; /* columns: TABLE, 3 */
enum { SQUARE_SIDE = 10, HUNDRED = SQUARE_SIDE * SQUARE_SIDE, DOTS_FEW = 4, DOTS_MANY = 6 };

struct figure card_figure(const struct card *card)
{
    static const enum shape shapes[] = {
        [PICTURE_PIE] = SHAPE_PIE,   [PICTURE_BAR] = SHAPE_BAR,    [PICTURE_LINE] = SHAPE_LINE,
        [PICTURE_DOTS] = SHAPE_DOTS, [PICTURE_SQUARE] = SHAPE_BAR,
    };

    return figure_picture(shapes[card->picture], &card->notation);
}

static bool has_halves(const struct card_inside *inside)
{
    return inside->looks->face == FACE_HALVES;
}

/* Neighbours have different tints. */
static enum role tint(int64_t part, bool shaded)
{
    return (shaded ? ROLE_SHADED : ROLE_EMPTY) + (enum role)(part % 2);
}

/* --- bars */

/* How many bars of the deck are cut into equal parts where a whole has so many columns. */
static int bars_cut(const struct card_inside *inside, int columns)
{
    int samples = columns * (has_halves(inside) ? 2 : 1), count = 0;

    for (int i = 0; i < deck_card_count(inside->deck); i++) {
        const struct card *card = deck_card(inside->deck, i);
        if (card->picture != PICTURE_BAR)
            continue;
        struct figure figure = card_figure(card);
        count += samples % figure_parts(&figure) == 0;
    }
    return count;
}

/*
 * A whole has the same length on all cards of one size: that of the card, without an odd column, as
 * hardly any number divides it. In large cards some columns less may cut more of the deck's bars.
 */
static int whole_columns(const struct card_inside *inside)
{
    int columns = inside->width / 2 * 2, most = -1, best = columns;

    if (columns <= LENS_INSIDE)
        return columns;
    for (; columns > inside->width * 2 / 3; columns -= 2) {
        int cut = bars_cut(inside, columns);
        if (cut > most)
            best = columns;
        most = cut > most ? cut : most;
    }
    return best;
}

static void put_whole(const struct card_inside *inside, int y, int64_t parts, int64_t counted)
{
    int columns = whole_columns(inside), left = (inside->width - columns) / 2;

    for (int x = 0; x < columns; x++) {
        int64_t first = (2 * x) * parts / (2 * columns);
        int64_t second = (2 * x + 1) * parts / (2 * columns);
        struct cell cell = {.role = tint(first, first < counted), .hue = inside->hue};
        if (second != first) {
            cell.character = U'▌';
            cell.second = tint(second, second < counted);
        }
        inside_set(inside, left + x, y, cell);
    }
}

/* Each whole is a bar of its own, with a row between them. */
static bool put_bars(const struct card_inside *inside, const struct figure *figure)
{
    int64_t parts = figure_parts(figure), counted = figure_counted(figure);
    int64_t wholes = figure_wholes(figure);
    int samples = whole_columns(inside) * (has_halves(inside) ? 2 : 1);

    if (counted < 0 || samples == 0 || samples % parts != 0 || 2 * wholes - 1 > inside->height)
        return false;
    int most = wholes == 1 ? (inside->height + 1) / 2 : inside->height - (int)wholes + 1;
    int rows = most / (int)wholes;
    int used = (rows + 1) * (int)wholes - 1;
    for (int whole = 0; whole < wholes; whole++)
        for (int row = 0; row < rows; row++)
            put_whole(inside, (inside->height - used + 1) / 2 + whole * (rows + 1) + row, parts,
                      counted - whole * parts);
    return true;
}

/* --- lines */

static void put_number(const struct card_inside *inside, int x, int y, int64_t number)
{
    struct strbuf text = {0};

    strbuf_addf(&text, "%" PRId64, number);
    for (size_t i = 0; i < text.length; i++)
        inside_put(inside, x + (int)i, y, (unsigned char)text.text[i]);
    strbuf_release(&text);
}

static bool put_line(const struct card_inside *inside, const struct figure *figure)
{
    int64_t parts = figure_parts(figure), wholes = figure_wholes(figure), steps = parts * wholes;
    int64_t room = inside->width - 2, columns = steps > 0 ? room / steps * steps : 0;

    if (steps > room || figure_counted(figure) < 0 || inside->height < 3)
        return false;
    int x = (int)(inside->width - columns - 1 + 1) / 2, y = (inside->height - 3) / 2;
    int step = (int)(columns / steps);
    inside_put(inside, x + (int)figure_counted(figure) * step, y, U'▼');
    for (int i = 0; i <= columns; i++)
        inside_put(inside, x + i, y + 1,
                   i == 0         ? U'├'
                   : i == columns ? U'┤'
                   : i % step     ? U'─'
                                  : U'┼');
    for (int64_t whole = 0; whole <= wholes; whole++)
        put_number(inside, x + (int)(whole * parts) * step, y + 2, whole);
    return true;
}

/* --- dots, squares */

static bool put_dots(const struct card_inside *inside, const struct figure *figure)
{
    int64_t parts = figure_parts(figure), counted = figure_counted(figure);
    bool many = inside->width >= 2 * DOTS_MANY - 1 && (parts % DOTS_FEW != 0 || parts > 16);
    int in_row = many ? DOTS_MANY : DOTS_FEW;
    int64_t rows = (parts + in_row - 1) / in_row;
    int columns = 2 * (int)(parts < in_row ? parts : in_row) - 1;

    if (counted < 0 || counted > parts || rows > inside->height || columns > inside->width)
        return false;
    for (int i = 0; i < parts; i++)
        inside_put(inside, (inside->width - columns) / 2 + 2 * (i % in_row),
                   (inside->height - (int)rows) / 2 + i / in_row, i < counted ? U'●' : U'○');
    return true;
}

/* The tint of a hundredth, as on a chessboard; they are filled column by column, so that a tenth is
 * a column. */
static enum role square_tint(int column, int row, int64_t filled)
{
    return tint(column + row, column * SQUARE_SIDE + row < filled);
}

/* Ten columns of ten: of half cells, or of pairs of cells. */
static bool put_square(const struct card_inside *inside, const struct figure *figure)
{
    int64_t parts = figure_parts(figure), counted = figure_counted(figure);
    bool halves =
        has_halves(inside) && (inside->width < 2 * SQUARE_SIDE || inside->height < SQUARE_SIDE);
    int wide = halves ? 1 : 2, rows = halves ? SQUARE_SIDE / 2 : SQUARE_SIDE;

    if (counted < 0 || counted > parts || HUNDRED % parts != 0 || rows > inside->height ||
        wide * SQUARE_SIDE > inside->width)
        return false;
    int64_t filled = counted * (HUNDRED / parts);
    int left = (inside->width - wide * SQUARE_SIDE) / 2, top = (inside->height - rows) / 2;
    for (int i = 0; i < wide * SQUARE_SIDE; i++) {
        for (int y = 0; y < rows; y++) {
            int row = halves ? 2 * y : y;
            struct cell cell = {.role = square_tint(i / wide, row, filled), .hue = inside->hue};
            enum role below = square_tint(i / wide, halves ? row + 1 : row, filled);
            if (below != cell.role) {
                cell.character = U'▀';
                cell.second = below;
            }
            inside_set(inside, left + i, top + y, cell);
        }
    }
    return true;
}

bool card_picture_put(const struct card_inside *inside, const struct card *card)
{
    struct figure figure = card_figure(card);

    switch (card->picture) {
    case PICTURE_PIE:
        return figure_wholes(&figure) == 1 &&
               card_pie_put(inside, figure_parts(&figure), figure_counted(&figure));
    case PICTURE_BAR:
        return put_bars(inside, &figure);
    case PICTURE_LINE:
        return put_line(inside, &figure);
    case PICTURE_DOTS:
        return put_dots(inside, &figure);
    case PICTURE_SQUARE:
        return put_square(inside, &figure);
    default:
        return false;
    }
}

/* --- in a word */

/* Adds the short word of a picture. */
static void add_short(enum picture picture, struct strbuf *out)
{
    /* The pictures of a card of which three columns are seen, in the order of
     * deck/picture-list.h: five words of three letters, with spaces between. */
    const char *words = text_get(N_("pie bar lin dot sqr"));

    for (int i = PICTURE_NONE + 1; i < (int)picture; i++) {
        words += strcspn(words, " ");
        words += strspn(words, " ");
    }
    strbuf_add_bytes(out, words, strcspn(words, " "));
}

void card_picture_name(const struct card_inside *inside, const struct card *card)
{
    const char *name = text_get(play_picture_words[card->picture]);
    struct strbuf word = {0};
    int rows = inside_rows(inside, name);

    if (rows == 0 || rows + 1 > inside->height) {
        add_short(card->picture, &word);
        name = strbuf_text(&word);
        rows = 1;
    }
    inside_put_words(inside, (inside->height - rows) / 2, name);
    strbuf_release(&word);
}
