#include "tui/card/card_face.h"

#include "base/strbuf.h"
#include "base/utf8.h"
#include "lesson/figure.h"
#include "text/text.h"
#include "tui/card/card_inside.h"
#include "tui/wrap.h"

#include <inttypes.h>
#include <string.h>

void inside_set(const struct card_inside *inside, int x, int y, struct cell cell)
{
    if (inside->cells && x >= 0 && x < inside->width && y >= 0 && y < inside->height)
        cells_set(inside->cells, inside->x + x, inside->y + y, cell);
}

void inside_put(const struct card_inside *inside, int x, int y, uint32_t character)
{
    inside_set(inside, x, y, (struct cell){.character = character, .role = ROLE_PAPER});
}

void inside_put_centred(const struct card_inside *inside, int y, const char *text)
{
    int columns = wrap_columns(text);
    int x = columns < inside->width ? (inside->width - columns) / 2 : 0;

    if (inside->cells && y >= 0 && y < inside->height)
        cells_put_words(inside->cells, inside->x + x, inside->y + y, inside->width - x, text,
                        ROLE_PAPER, 0);
}

/* Takes as many words as a row holds off the front of a text, at least one. */
static void take_row(const char **text, int width, struct strbuf *row)
{
    struct strbuf longer = {0};

    strbuf_clear(row);
    while (**text) {
        size_t word = strcspn(*text, " ");
        strbuf_clear(&longer);
        strbuf_add(&longer, strbuf_text(row));
        strbuf_add(&longer, row->length ? " " : "");
        strbuf_add_bytes(&longer, *text, word);
        if (row->length && wrap_columns(strbuf_text(&longer)) > width)
            break;
        strbuf_clear(row);
        strbuf_add(row, strbuf_text(&longer));
        *text += word;
        *text += strspn(*text, " ");
    }
    strbuf_release(&longer);
}

int inside_rows(const struct card_inside *inside, const char *text)
{
    struct strbuf row = {0};
    int rows = 0;

    while (*text && rows >= 0) {
        take_row(&text, inside->width, &row);
        rows = wrap_columns(strbuf_text(&row)) > inside->width ? -1 : rows + 1;
    }
    strbuf_release(&row);
    return rows < 0 ? 0 : rows;
}

void inside_put_words(const struct card_inside *inside, int y, const char *text)
{
    struct strbuf row = {0};

    while (*text) {
        take_row(&text, inside->width, &row);
        inside_put_centred(inside, y++, strbuf_text(&row));
    }
    strbuf_release(&row);
}

/* Returns the suit's letters in the language in use; borrowed. */
static const char *suit_letters(const struct suit *suit)
{
    return words_in(&suit->abbreviations, text_language());
}

enum { WORDS = 3 };

/* The content of an action card: up to two rows of a sign, and a word for its action, a shorter one
 * where there is no room for the longer one. */
struct face {
    const char *sign[2];
    const char *large; /* the sign where there is room for digits of several rows */
    const char *word[WORDS];
    bool colours; /* the signs of all colours stand above */
};

static const struct face faces[] = {
    [ACTION_DRAW_TWO] = {.sign = {"+2"}, .large = "+2", .word = {N_("take 2")}},
    [ACTION_REVERSE] = {.sign = {"──►", "◄──"},
                        .large = "⇄",
                        .word = {N_("reverse"), N_("other way")}},
    [ACTION_SKIP] = {.sign = {"(/)"}, .large = "⊘", .word = {N_("skip"), N_("wait")}},
    [ACTION_WILD] = {.word = {N_("wild")}, .colours = true},
    [ACTION_WILD_DRAW_FOUR] = {.sign = {"+4"},
                               .large = "+4",
                               .word = {N_("take 4")},
                               .colours = true},
};

/* In colours three columns a sign, which stands in the middle of its suit's colour, or two where
 * there is less room; else two, or one. */
static void put_colours(const struct card_inside *inside, int y)
{
    int count = deck_suit_count(inside->deck), width = inside->width;
    bool colours = inside->looks->colours;
    int wide = colours && 3 * count <= width ? 3 : 2 * count <= width ? 2 : 1;
    int rows = wide * count > width ? 2 : 1, in_row = (count + rows - 1) / rows;
    int x = (width - wide * in_row + (!colours && wide == 2)) / 2;

    for (int suit = 0; suit < count; suit++) {
        const struct suit *drawn = deck_suit(inside->deck, suit);
        int left = x + suit % in_row * wide, row = y + suit / in_row;
        struct cell cell = {.role = ROLE_BAND, .hue = suit + 1};
        for (int i = 0; colours && i < wide; i++)
            inside_set(inside, left + i, row, cell);
        cell.character = suit_sign(drawn, inside->looks);
        if (!cell.character)
            utf8_first(suit_letters(drawn), &cell.character);
        inside_set(inside, left + (wide == 3), row, cell);
    }
}

/* The longest of its words that fits; NULL: none. */
static const char *word_of(const struct card_inside *inside, const struct face *face)
{
    for (int i = 0; i < WORDS && face->word[i]; i++)
        if (wrap_columns(text_get(face->word[i])) <= inside->width)
            return text_get(face->word[i]);
    for (int i = 0; i < WORDS && face->word[i]; i++)
        if (inside_rows(inside, text_get(face->word[i])) == 2 && inside->height > 4)
            return text_get(face->word[i]);
    return NULL;
}

/* The sign in large digits between the colours and the word. */
static bool put_large_sign(const struct card_inside *inside, const struct face *face, int colours,
                           const char *word)
{
    struct card_inside middle = *inside;

    middle.y += colours;
    middle.height -= colours + (word ? inside_rows(inside, word) : 0);
    if (inside->strip || !face->large || !card_large_put(&middle, inside->height, face->large))
        return false;
    if (face->colours)
        put_colours(inside, 0);
    if (word)
        inside_put_words(inside, colours + middle.height, word);
    return true;
}

/* Puts the face of an action card: a sign, and a word where there is room. */
static void card_action_put(const struct card_inside *inside, const struct card *card)
{
    const struct face *face = &faces[card->action];
    const char *word = word_of(inside, face);
    int colours = !face->colours ? 0 : deck_suit_count(inside->deck) > inside->width ? 2 : 1;
    int signs = colours + (face->sign[0] != NULL) + (face->sign[1] != NULL);
    int rest = inside->height - signs - (word ? inside_rows(inside, word) : 0);
    int y = inside->strip || rest < 0 ? 0 : rest / 2;

    if (put_large_sign(inside, face, colours, word))
        return;
    if (inside->strip && inside->height > signs)
        y = 1;
    if (face->colours) {
        put_colours(inside, y);
        y += colours;
    }
    for (int i = 0; i < 2 && face->sign[i]; i++)
        inside_put_centred(inside, y++, face->sign[i]);
    if (word && rest >= 0)
        inside_put_words(inside, y, word);
}

/* The characters of a frame. */
struct frame {
    uint32_t left_top, right_top, left_bottom, right_bottom, across, down;
};

static const struct frame single = {U'┌', U'┐', U'└', U'┘', U'─', U'│'};
static const struct frame doubled = {U'╔', U'╗', U'╚', U'╝', U'═', U'║'};

/* Which of them are in all fonts: docs/design/terminal.md, “Safe characters”. */
static const struct {
    const char *shape;
    uint32_t sign, ascii;
} signs[] = {
    {"circle", U'●', 'o'}, {"square", U'■', '#'},  {"triangle", U'▲', '^'}, {"diamond", U'◊', '%'},
    {"star", '*', '*'},    {"hexagon", U'¤', '@'}, {"cross", '+', '+'},     {"drop", U'▼', 'v'},
};

uint32_t suit_sign(const struct suit *suit, const struct display_looks *looks)
{
    for (size_t i = 0; i < sizeof signs / sizeof *signs; i++)
        if (!strcmp(signs[i].shape, suit->shape))
            return looks->ascii ? signs[i].ascii : signs[i].sign;
    return 0;
}

void suit_add_sign(const struct suit *suit, const struct display_looks *looks, struct strbuf *out)
{
    uint32_t sign = suit_sign(suit, looks);

    if (sign)
        strbuf_add_code_point(out, sign);
}

/* Columns that are seen, and whether the rest lies under another card. */
static int seen(const struct card_place *place)
{
    return place->visible > 0 && place->visible < place->width ? place->visible : place->width;
}

static bool is_strip(const struct card_place *place)
{
    return seen(place) < place->width;
}

/* A strip of four columns has no right edge, as its inside needs three. */
static bool has_right_edge(const struct card_place *place)
{
    return !is_strip(place) || seen(place) >= 5;
}

static struct card_inside inside_of(struct cells *cells, const struct deck *deck,
                                    const struct display_looks *looks,
                                    const struct card_place *place)
{
    return (struct card_inside){
        .cells = cells,
        .deck = deck,
        .looks = looks,
        .x = place->x + 1,
        .y = place->y + 1,
        .width = seen(place) - 1 - has_right_edge(place),
        .height = place->height - 2,
        .strip = is_strip(place),
    };
}

/* --- frame */

static void put_sides(struct cells *cells, const struct card_place *place)
{
    const struct frame *frame = place->chosen ? &doubled : &single;
    enum role role = place->chosen ? ROLE_CHOSEN : ROLE_PAPER_EDGE;
    int right = place->x + seen(place) - 1, bottom = place->y + place->height - 1;

    for (int y = place->y + 1; y < bottom; y++) {
        cells_put(cells, place->x, y, frame->down, role);
        cells_fill(cells, place->x + 1, y, seen(place) - 1, ROLE_PAPER);
        if (has_right_edge(place))
            cells_put(cells, right, y, frame->down, role);
    }
    for (int x = place->x + 1; x <= right; x++)
        cells_put(cells, x, bottom, frame->across, role);
    cells_put(cells, place->x, bottom, frame->left_bottom, role);
    if (has_right_edge(place))
        cells_put(cells, right, bottom, frame->right_bottom, role);
}

/* The upper edge, without what stands in it. */
static void put_top(struct cells *cells, const struct display_looks *looks,
                    const struct card_place *place, int hue)
{
    const struct frame *frame = place->chosen ? &doubled : &single;
    enum role edge = place->chosen ? ROLE_CHOSEN : ROLE_PAPER_EDGE;
    int last = seen(place) - 1;

    for (int i = 0; i <= last; i++) {
        bool corner = i == 0 || (i == last && !is_strip(place));
        struct cell cell = {.character = i == 0   ? frame->left_top
                                         : corner ? frame->right_top
                                                  : frame->across,
                            .role = hue && !(corner && place->chosen) ? ROLE_BAND : edge,
                            .hue = hue};
        /* In colour the band is seen without lines; the frame of the chosen card goes round. */
        if (cell.role == ROLE_BAND && looks->colours && !place->chosen)
            cell.character = ' ';
        cells_set(cells, place->x + i, place->y, cell);
    }
}

/* Puts a text in the upper edge, and returns where it ends. */
static int put_in_top(struct cells *cells, const struct card_place *place, int x, const char *text,
                      int hue)
{
    int room = seen(place) - !is_strip(place) - x;

    if (room <= 0)
        return x;
    return x + cells_put_words(cells, place->x + x, place->y, room, text,
                               hue ? ROLE_BAND : ROLE_PAPER_EDGE, hue);
}

/* “ ■ R ”, and the card’s number at the right end; the spaces go first. */
static void put_band(struct cells *cells, const struct display_looks *looks,
                     const struct card_place *place, const struct suit *suit, int hue)
{
    struct strbuf sign = {0}, number = {0};
    int last = seen(place) - !is_strip(place); /* the column behind the last free one */

    if (place->number > 0)
        strbuf_addf(&number, "%d", place->number);
    if (suit)
        suit_add_sign(suit, looks, &sign);
    const char *letters = suit ? suit_letters(suit) : "";
    int digits = (int)number.length;
    int need = suit ? 1 + wrap_columns(letters) : 0, free = last - 1 - need - digits;
    bool before = free >= 2 + (digits > 0), between = free >= 1 + (digits > 0);
    int x = 1;

    put_top(cells, looks, place, hue);
    if (suit) {
        x = before ? put_in_top(cells, place, x, " ", hue) : x;
        x = put_in_top(cells, place, x, strbuf_text(&sign), hue);
        x = between && sign.length ? put_in_top(cells, place, x, " ", hue) : x;
        x = put_in_top(cells, place, x, letters, hue);
        x = put_in_top(cells, place, x, " ", hue);
    }
    if (digits && last - digits >= 1) {
        if (last - digits - 1 >= x)
            put_in_top(cells, place, last - digits - 1, " ", hue);
        put_in_top(cells, place, last - digits, strbuf_text(&number), hue);
    }
    strbuf_release(&sign);
    strbuf_release(&number);
}

/* --- the printed face */

/* A title is never in a hand; a list of cards may show it. */
static bool put_title(const struct card_inside *inside, const struct card *card)
{
    const char *title = words_in(&card->title, text_language());

    inside_put_words(inside, 0, title);
    return inside_rows(inside, title) > 0 && inside_rows(inside, title) <= inside->height;
}

static bool put_printed(const struct card_inside *inside, const struct card *card)
{
    if (inside->width < 1 || inside->height < 1)
        return false;
    if (card->kind == CARD_EXTRA)
        return put_title(inside, card);
    if (card->kind == CARD_ACTION) {
        card_action_put(inside, card);
        return true;
    }
    if (card->picture == PICTURE_NONE)
        return card_number_put(inside, card);
    if (!inside->strip && card_picture_put(inside, card))
        return true;
    card_picture_name(inside, card);
    return false;
}

/* Draws a card without its printed face, and returns where that goes. */
static struct card_inside card_frame_put(struct cells *cells, const struct deck *deck, int card,
                                         const struct display_looks *looks,
                                         const struct card_place *place)
{
    int index = deck_card(deck, card)->suit;
    const struct suit *suit = index == DECK_NONE ? NULL : deck_suit(deck, index);
    struct card_inside inside = inside_of(cells, deck, looks, place);

    inside.hue = suit ? index + 1 : 0;
    put_sides(cells, place);
    put_band(cells, looks, place, suit, inside.hue);
    return inside;
}

void card_face_put(struct cells *cells, const struct deck *deck, int card,
                   const struct display_looks *looks, struct card_place place)
{
    struct card_inside inside = card_frame_put(cells, deck, card, looks, &place);

    put_printed(&inside, deck_card(deck, card));
}

bool card_face_shows_all(const struct deck *deck, int card, const struct display_looks *looks,
                         int width, int height)
{
    struct card_place place = {.width = width, .height = height};
    struct card_inside inside = inside_of(NULL, deck, looks, &place);

    return put_printed(&inside, deck_card(deck, card));
}

void card_back_put(struct cells *cells, struct card_place place, int count)
{
    struct strbuf text = {0};
    int middle = place.y + place.height / 2;

    put_sides(cells, &place);
    put_top(cells, &(struct display_looks){0}, &place, 0);
    for (int y = place.y + 1; y < place.y + place.height - 1; y++)
        cells_fill(cells, place.x + 1, y, seen(&place) - 1 - has_right_edge(&place), ROLE_BACK);
    if (count >= 0)
        strbuf_addf(&text, " %d ", count);
    int columns = (int)text.length, room = seen(&place) - 2;
    if (columns > 0 && columns <= room)
        cells_put_words(cells, place.x + 1 + (room - columns) / 2, middle, columns,
                        strbuf_text(&text), ROLE_PAPER, 0);
    strbuf_release(&text);
}

/* A card: docs/design/screen.md, “Lens”. */
enum { WIDTH_LEAST = 14, WIDTH_MOST = 32, HEIGHT_MOST = 17 };

/* Puts the words for a figure: what there is to count in it. */
static void say(const struct card_inside *inside, const struct figure *figure)
{
    struct strbuf text = {0};

    text_of(figure_say(figure), NULL, &text);
    int rows = inside_rows(inside, strbuf_text(&text));
    inside_put_words(inside, rows < inside->height ? (inside->height - rows) / 2 : 0,
                     strbuf_text(&text));
    strbuf_release(&text);
}

void card_lens_put(struct cells *cells, const struct deck *deck, int card,
                   const struct display_looks *looks, int x, int y, int width, int height)
{
    struct card_place place = {.x = x, .y = y, .width = width, .height = height};
    const struct card *kind = deck_card(deck, card);
    int shown = width;

    do {
        place.width = shown > WIDTH_MOST ? WIDTH_MOST : shown;
        place.height = place.width / 2 + 1 < height ? place.width / 2 + 1 : height;
        if (kind->picture == PICTURE_NONE ||
            card_face_shows_all(deck, card, looks, place.width, place.height)) {
            card_face_put(cells, deck, card, looks, place);
            return;
        }
    } while (--shown >= WIDTH_LEAST);
    place.width = width;
    place.height = height < HEIGHT_MOST ? height : HEIGHT_MOST;
    if (card_face_shows_all(deck, card, looks, place.width, place.height)) {
        card_face_put(cells, deck, card, looks, place);
        return;
    }
    struct card_inside inside = card_frame_put(cells, deck, card, looks, &place);
    struct figure figure = card_figure(kind);
    say(&inside, &figure);
}
