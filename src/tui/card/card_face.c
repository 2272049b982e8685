#include "tui/card/card_face.h"

#include "text/text.h"
#include "tui/card/card_inside.h"
#include "tui/wrap.h"

#include <inttypes.h>
#include <string.h>

/* The characters of a frame. */
struct frame {
    uint32_t left_top, right_top, left_bottom, right_bottom, across, down;
};

static const struct frame single = {U'┌', U'┐', U'└', U'┘', U'─', U'│'};
static const struct frame doubled = {U'╔', U'╗', U'╚', U'╝', U'═', U'║'};

/* Which of them are in all fonts: TABLE, 4. */
static const struct {
    const char *shape;
    uint32_t sign, ascii;
} signs[] = {
    {"circle", U'●', 'o'}, {"square", U'■', '#'},  {"triangle", U'▲', '^'}, {"diamond", U'◊', '%'},
    {"star", '*', '*'},    {"hexagon", U'¤', '@'}, {"cross", '+', '+'},     {"drop", U'▼', 'v'},
};

uint32_t suit_sign(const struct suit *suit, const struct surface_looks *looks)
{
    for (size_t i = 0; i < sizeof signs / sizeof *signs; i++)
        if (!strcmp(signs[i].shape, suit->shape))
            return looks->ascii ? signs[i].ascii : signs[i].sign;
    return 0;
}

void suit_add_sign(const struct suit *suit, const struct surface_looks *looks, struct strbuf *out)
{
    uint32_t sign = suit_sign(suit, looks);

    if (sign)
        strbuf_add_code_point(out, sign);
}

const char *suit_letters(const struct suit *suit)
{
    return words_in(&suit->abbreviations, text_language());
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
                                    const struct surface_looks *looks,
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
static void put_top(struct cells *cells, const struct surface_looks *looks,
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
static void put_band(struct cells *cells, const struct surface_looks *looks,
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

/* --- what is printed */

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

struct card_inside card_frame_put(struct cells *cells, const struct deck *deck, int card,
                                  const struct surface_looks *looks, const struct card_place *place)
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
                   const struct surface_looks *looks, struct card_place place)
{
    struct card_inside inside = card_frame_put(cells, deck, card, looks, &place);

    put_printed(&inside, deck_card(deck, card));
}

bool card_face_shows_all(const struct deck *deck, int card, const struct surface_looks *looks,
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
    put_top(cells, &(struct surface_looks){0}, &place, 0);
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
