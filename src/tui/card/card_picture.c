#include "tui/card/card_inside.h"

#include "play/names.h"
#include "text/text.h"
#include "tui/picture.h"

#include <inttypes.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

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

/* A bar in points: half cells in colour, of which each part has two at least, a tint and the gap
 * behind it; elsewhere whole cells, whose tints differ from part to part. */
struct bar {
    int64_t parts;
    int part;   /* points of one part */
    int across; /* points of a cell */
    bool round; /* its ends say that it stands for a pie */
};

static int across_of(const struct card_inside *inside)
{
    return has_halves(inside) ? 2 : 1;
}

/* Returns how many bars of the deck have equal parts if a whole has `points` points. */
static int bars_cut(const struct card_inside *inside, int points)
{
    int count = 0;

    for (int i = 0; i < deck_card_count(inside->deck); i++) {
        const struct card *card = deck_card(inside->deck, i);
        if (card->picture != PICTURE_BAR)
            continue;
        struct figure figure = card_figure(card);
        count += points % figure_parts(&figure) == 0;
    }
    return count;
}

/* The points of a whole on all cards of one size: the most columns, more than half of all, by which
 * most of the deck's bars can be cut. */
static int whole_points(const struct card_inside *inside, int columns)
{
    int across = across_of(inside), most = -1, best = 0;

    for (int points = columns / 2 * 2 * across; points > columns / 2 * across; points -= 2) {
        int cut = bars_cut(inside, points);
        best = cut > most ? points : best;
        most = cut > most ? cut : most;
    }
    return best;
}

/* How a whole is cut so that its parts are equal: as long as on the deck's other cards of that
 * size, or as little longer or shorter as can be, a third at most. False: it cannot be. */
static bool cut(const struct card_inside *inside, int columns, int64_t parts, struct bar *bar)
{
    int across = across_of(inside), whole = whole_points(inside, columns);
    int64_t shorter = whole / parts, longer = shorter + 1;
    bool lengthens = whole - shorter * parts > longer * parts - whole &&
                     longer * parts <= (int64_t)columns * across;

    *bar = (struct bar){.parts = parts, .across = across};
    bar->part = (int)(lengthens ? longer : shorter);
    int64_t off = llabs(bar->part * parts - whole);
    return whole > 0 && bar->part >= across && 3 * off <= whole;
}

static int columns_of(const struct bar *bar)
{
    return ((int)bar->parts * bar->part + bar->across - 1) / bar->across;
}

static enum role point_of(const struct bar *bar, int point, int64_t counted)
{
    int64_t part = point / bar->part;

    if (part >= bar->parts)
        return ROLE_PAPER;
    if (bar->across == 1)
        return tint(part, part < counted);
    if (bar->parts > 1 && point % bar->part == bar->part - 1)
        return ROLE_PAPER;
    return part < counted ? ROLE_SHADED : ROLE_EMPTY;
}

static void put_bar(const struct card_inside *inside, const struct bar *bar, int x, int y,
                    int64_t counted)
{
    int columns = columns_of(bar);

    for (int i = 0; i < columns; i++) {
        struct cell cell = {.role = point_of(bar, i * bar->across, counted), .hue = inside->hue};
        enum role second = point_of(bar, (i + 1) * bar->across - 1, counted);
        if (second != cell.role) {
            cell.character = U'▌';
            cell.second = second;
        }
        inside_set(inside, x + i, y, cell);
    }
    if (bar->round) {
        inside_put(inside, x - 1, y, '(');
        inside_put(inside, x + columns, y, ')');
    }
}

/* Each whole is a bar of its own, with a row between them, or a column where rows are few. */
static bool put_bars(const struct card_inside *inside, const struct figure *figure)
{
    int64_t parts = figure_parts(figure), counted = figure_counted(figure);
    int wholes = (int)figure_wholes(figure);
    bool below = 2 * wholes - 1 <= inside->height;
    int columns = below ? inside->width : (inside->width + 1) / wholes - 1;
    struct bar bar;

    if (counted < 0 || columns < 1 || inside->height < 1 || !cut(inside, columns, parts, &bar))
        return false;
    int most = wholes == 1 || !below ? (inside->height + 1) / 2 : inside->height - wholes + 1;
    int rows = below ? most / wholes : most, width = columns_of(&bar);
    int down = below ? (rows + 1) * wholes - 1 : rows;
    int across = below ? width : (width + 1) * wholes - 1;
    int left = (inside->width - across) / 2, top = (inside->height - down + 1) / 2;
    for (int whole = 0; whole < wholes; whole++)
        for (int row = 0; row < rows; row++)
            put_bar(inside, &bar, left + (below ? 0 : whole * (width + 1)),
                    top + (below ? whole * (rows + 1) : 0) + row, counted - whole * parts);
    return true;
}

/* A bar with round ends, for a pie with too many parts for that size. */
static bool put_round(const struct card_inside *inside, const struct figure *figure)
{
    int64_t parts = figure_parts(figure), counted = figure_counted(figure);
    struct bar bar = {.parts = parts, .across = across_of(inside), .round = true};
    int rows = (inside->height + 1) / 2, top = (inside->height - rows + 1) / 2;

    bar.part = (int)((inside->width - 2) * bar.across / parts);
    if (bar.part < bar.across || counted < 0 || counted > parts)
        return false;
    for (int row = 0; row < rows; row++)
        put_bar(inside, &bar, (inside->width - columns_of(&bar)) / 2, top + row, counted);
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
    const bool negative = figure->number.negative;
    const int64_t below = negative ? figure_wholes(figure) : 0; /* and then one whole above 0 */
    int64_t parts = figure_parts(figure), wholes = negative ? 1 : figure_wholes(figure);
    int64_t counted = figure_counted(figure), steps = parts * (below + wholes);
    int64_t room = inside->width - 2, columns = steps > 0 ? room / steps * steps : 0;

    if (steps > room || counted < 0 || inside->height < 3)
        return false;
    int x = (int)(inside->width - columns - 1 + 1) / 2, y = (inside->height - 3) / 2;
    int step = (int)(columns / steps);
    int zero = x + (int)(below * parts) * step;
    inside_put(inside, zero + (int)(negative ? -counted : counted) * step, y, U'▼');
    for (int i = 0; i <= columns; i++)
        inside_put(inside, x + i, y + 1,
                   i == 0         ? U'├'
                   : i == columns ? U'┤'
                   : i % step     ? U'─'
                                  : U'┼');
    const int64_t farthest = negative ? below : wholes, widest = (farthest > 9) + negative + 1;
    int64_t each = 1; /* as many wholes have numbers as there is room for, 0 and the farthest too */
    while (each < farthest && (farthest % each != 0 || each * parts * step <= widest))
        each++;
    for (int64_t whole = -below; whole <= wholes; whole += each) /* the digit is below the tick */
        put_number(inside, zero + (int)(whole * parts) * step - (whole < 0), y + 2, whole);
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

/* Two small squares, one above the other. Without colour: full, the upper one full, or two dots. */
static struct cell two_squares(const struct card_inside *inside, enum role upper, enum role lower)
{
    struct cell cell = {.role = upper, .hue = inside->hue};
    bool first = upper < ROLE_EMPTY, second = lower < ROLE_EMPTY;

    if (!has_halves(inside)) {
        uint32_t half = inside->looks->ascii ? '"' : U'▀', full = inside->looks->ascii ? '#' : U'█';
        return (struct cell){.character = second ? full : first ? half : ':', .role = ROLE_PAPER};
    }
    if (lower != upper) {
        cell.character = U'▀';
        cell.second = lower;
    }
    return cell;
}

/* Ten columns of ten: of pairs of cells, or two in a cell. */
static bool put_square(const struct card_inside *inside, const struct figure *figure)
{
    int64_t parts = figure_parts(figure), counted = figure_counted(figure);
    bool halves = inside->width < 2 * SQUARE_SIDE || inside->height < SQUARE_SIDE;
    int wide = halves ? 1 : 2, rows = halves ? SQUARE_SIDE / 2 : SQUARE_SIDE;

    if (counted < 0 || counted > parts || HUNDRED % parts != 0 || rows > inside->height ||
        wide * SQUARE_SIDE > inside->width)
        return false;
    int64_t filled = counted * (HUNDRED / parts);
    int left = (inside->width - wide * SQUARE_SIDE) / 2, top = (inside->height - rows) / 2;
    for (int i = 0; i < wide * SQUARE_SIDE; i++)
        for (int y = 0; y < rows; y++) {
            int column = i / wide;
            inside_set(
                inside, left + i, top + y,
                halves ? two_squares(inside, square_tint(column, 2 * y, filled),
                                     square_tint(column, 2 * y + 1, filled))
                       : (struct cell){.role = square_tint(column, y, filled), .hue = inside->hue});
        }
    return true;
}

bool card_picture_put(const struct card_inside *inside, const struct card *card)
{
    struct figure figure = card_figure(card);

    switch (card->picture) {
    case PICTURE_PIE:
        return figure_wholes(&figure) == 1 &&
               (card_pie_put(inside, &figure) || put_round(inside, &figure));
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
