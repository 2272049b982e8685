#include "tui/card/card_inside.h"

#include "text/text.h"
#include "tui/numeral.h"
#include "tui/wrap.h"

#include <inttypes.h>
#include <string.h>

enum {
    FRACTION_ROWS = 3,
    HALVES_ROWS = 7, /* inside: docs/design/screen.md, “Card faces” */
    BLOCKS_ROWS = 13
};

/* A number whose fraction is stacked: what stands before it, above and below its bar, behind it. */
struct stacked {
    struct strbuf before, above, below, after;
};

static void stacked_release(struct stacked *stacked)
{
    strbuf_release(&stacked->before);
    strbuf_release(&stacked->above);
    strbuf_release(&stacked->below);
    strbuf_release(&stacked->after);
}

/* The deck's style or the language's. A character for a fraction is smaller than a stacked one, and
 * ASCII has no marks on digits. */
static struct number_style style_of(const struct card_inside *inside)
{
    struct number_style style = deck_style(inside->deck, text_number_style());

    style.vulgar_characters = false;
    if (inside->looks->ascii)
        style.recurring = RECURRING_PARENTHESES;
    return style;
}

static struct stacked stack(const struct notation *number, const struct number_style *style)
{
    struct stacked stacked = {0};
    const char *sign = notation_forms[number->kind].sign;

    if (number->negative)
        strbuf_add(&stacked.before, style->minus_sign ? "−" : "-");
    if (notation_prints_whole(number)) {
        const char *joint = notation_joint(number, style);
        strbuf_addf(&stacked.before, "%" PRId64, number->whole);
        strbuf_addf(&stacked.before, "%s%s", *joint ? " " : "", joint);
    }
    strbuf_addf(&stacked.above, "%" PRId64, number->numerator);
    strbuf_addf(&stacked.below, "%" PRId64, number->denominator);
    strbuf_add(&stacked.after, *sign ? notation_sign_space(style) : "");
    strbuf_add(&stacked.after, sign);
    return stacked;
}

static int columns_of(const struct strbuf *text)
{
    return wrap_columns(strbuf_text(text));
}

static void put_at(const struct card_inside *inside, int x, int y, const struct strbuf *text)
{
    if (inside->cells && y < inside->height && x < inside->width)
        cells_put_words(inside->cells, inside->x + x, inside->y + y, inside->width - x,
                        strbuf_text(text), ROLE_PAPER, 0);
}

static void put_fraction(const struct card_inside *inside, int x, int y, int bar,
                         const struct stacked *stacked)
{
    put_at(inside, x + (bar - columns_of(&stacked->above)) / 2, y, &stacked->above);
    for (int i = 0; i < bar; i++)
        inside_put(inside, x + i, y + 1, U'─');
    put_at(inside, x + (bar - columns_of(&stacked->below)) / 2, y + 2, &stacked->below);
}

/* Rows above something so high: in the middle, or a little lower in a large card. */
static int top_of(const struct card_inside *inside, int rows)
{
    int rest = inside->height - rows;

    return rest < 0 ? 0 : inside->height > 4 ? (rest + 1) / 2 : rest / 2;
}

/* The bar is two columns longer than the numbers, if there is room. */
static bool put_stacked(const struct card_inside *inside, const struct stacked *stacked)
{
    int before = columns_of(&stacked->before), after = columns_of(&stacked->after);
    int above = columns_of(&stacked->above), below = columns_of(&stacked->below);
    int least = above > below ? above : below, rows = FRACTION_ROWS, y;
    bool apart = false; /* what stands before it is above it */

    before += before > 0;
    if (before + least + after > inside->width && before > 0) {
        apart = true;
        rows++;
        before = 0;
    }
    int room = inside->width - before - after - (after > 0), bar = least + 2;
    bar = bar < room ? bar : room;
    bar = bar < least ? least : bar;
    int gap = after > 0 && before + bar + after < inside->width;
    if (before + bar + after > inside->width || rows > inside->height)
        return false;
    int x = (inside->width - before - bar - gap - after) / 2;
    y = top_of(inside, rows);
    if (apart)
        inside_put_centred(inside, y++, strbuf_text(&stacked->before));
    else
        put_at(inside, x, y + 1, &stacked->before);
    put_fraction(inside, x + before, y, bar, stacked);
    put_at(inside, x + before + bar + gap, y + 1, &stacked->after);
    return true;
}

/* A half block in two colours: the ink of the digits, and paper. */
static struct cell half_of_ink(const struct card_inside *inside, bool upper)
{
    return (struct cell){.character = U'▀',
                         .role = upper ? ROLE_SHADED : ROLE_PAPER,
                         .second = upper ? ROLE_PAPER : ROLE_SHADED,
                         .hue = inside->hue};
}

/* Makes what was drawn as on a screen look as printed on the card. */
static void print_on_paper(const struct card_inside *inside, enum numeral_face face)
{
    bool coloured = face > NUMERAL_POINTS && inside->looks->face == FACE_HALVES;

    for (int y = inside->y; y < inside->y + inside->height; y++) {
        for (int x = inside->x; x < inside->x + inside->width; x++) {
            struct cell cell = cells_at(inside->cells, x, y);
            if (inside->looks->ascii && cell.character == U'▄')
                cell = (struct cell){.role = ROLE_SHADED};
            if (cell.role == ROLE_SHADED)
                cell.hue = inside->hue;
            else if (coloured && (cell.character == U'▀' || cell.character == U'▄'))
                cell = half_of_ink(inside, cell.character == U'▀');
            else
                cell.role = ROLE_PAPER;
            cells_set(inside->cells, x, y, cell);
        }
    }
}

/* The faces of digits, largest first; rows that a card has at least inside for each. */
static const struct {
    enum numeral_face face;
    int rows, ascii_rows; /* 0: never */
} large[] = {
    {NUMERAL_FIVEFOLD, BLOCKS_ROWS, 0},         {NUMERAL_FOURFOLD, BLOCKS_ROWS, BLOCKS_ROWS},
    {NUMERAL_THRICE, BLOCKS_ROWS, 0},           {NUMERAL_THICK, BLOCKS_ROWS, BLOCKS_ROWS},
    {NUMERAL_POINTS, BLOCKS_ROWS, HALVES_ROWS}, {NUMERAL_HALVES, HALVES_ROWS, 0},
};

bool card_large_put(const struct card_inside *inside, int card_rows, const char *text)
{
    int columns, rows;

    for (size_t i = 0; i < sizeof large / sizeof *large; i++) {
        enum numeral_face face = large[i].face;
        int least = inside->looks->ascii ? large[i].ascii_rows : large[i].rows;
        if (!least || card_rows < least || !numeral_size(text, face, &columns, &rows) ||
            columns > inside->width || rows > inside->height)
            continue;
        if (inside->cells) {
            numeral_put(text, face, inside->cells, inside->x + (inside->width - columns) / 2,
                        inside->y + (inside->height - rows + (face > NUMERAL_POINTS)) / 2);
            print_on_paper(inside, face);
        }
        return true;
    }
    return false;
}

/* On one row; or on several, broken behind a mark, or where the row is full. */
static bool put_text(const struct card_inside *inside, const char *text)
{
    int rows = inside_rows(inside, text);

    if (rows > 0) {
        inside_put_words(inside, (inside->height - rows) / 2, text);
        return rows <= inside->height;
    }
    size_t width = (size_t)inside->width, mark = strcspn(text, ".,: ") + 1;
    struct strbuf row = {0};
    int y = inside->height > 3 ? 1 : 0;
    for (size_t length; *text; text += length, mark = 0) {
        length = strlen(text);
        length = length > width ? width : length;
        if (mark > 0 && mark <= length)
            length = mark;
        while (length < strlen(text) && ((unsigned char)text[length] & 0xC0) == 0x80)
            length++;
        strbuf_clear(&row);
        strbuf_add_bytes(&row, text, length);
        inside_put_centred(inside, y++, strbuf_text(&row));
    }
    strbuf_release(&row);
    return y <= inside->height;
}

bool card_number_put(const struct card_inside *inside, const struct card *card)
{
    const struct number_style style = style_of(inside);
    struct card_inside above = *inside;
    struct strbuf text = {0};
    bool fits;

    if (card->spin)
        above.height--;
    notation_print(&card->notation, &style, &text);
    if (!inside->strip && card_large_put(&above, inside->height, strbuf_text(&text))) {
        fits = true;
    } else if (card->notation.denominator && card->notation.kind != NOTATION_RATIO) {
        struct stacked stacked = stack(&card->notation, &style);
        fits = put_stacked(&above, &stacked);
        stacked_release(&stacked);
    } else {
        fits = put_text(&above, strbuf_text(&text));
    }
    if (card->spin)
        inside_put_centred(inside, inside->height > 3 ? inside->height - 2 : inside->height - 1,
                           "(+)");
    strbuf_release(&text);
    return fits;
}
