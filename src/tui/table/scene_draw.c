/* A table is drawn: TABLE, 1. */

#include "base/utf8.h"
#include "play/names.h"
#include "text/text.h"
#include "tui/card/card_face.h"
#include "tui/table/scene.h"
#include "tui/wrap.h"

#include <stdio.h>
#include <string.h>

/* With what a scene is drawn: words, boxes, lines; and the rows that each scene has. */

/* What is drawn, and on what. */
struct drawing {
    const struct scene *scene;
    const struct layout *layout;
    const struct surface_looks *looks;
    struct cells *cells;
};

/* Puts lines from number `first` on, as many as there is room for, and marks one of them (< 0:
 * none). Returns how many. Blocks are parts of bars. */
static int ink_lines(const struct drawing *drawing, struct place place, const char *text, int first,
                     int mark);

/* The line at the top; the seats; the keys, or what is being typed in their place. */
static void ink_title(const struct drawing *drawing);
static void ink_seats(const struct drawing *drawing);
static void ink_keys(const struct drawing *drawing);
static void ink_typed(const struct drawing *drawing, int *cursor_x, int *cursor_y);

/* Words, boxes and lines; title, colour, seats and keys: TABLE, 1. */

/* Puts words on `width` columns at most, and returns how many they took. */
static int ink_put(const struct drawing *drawing, int x, int y, int width, const char *text,
                   enum role role)
{
    return cells_put_words(drawing->cells, x, y, width, text, role, 0);
}

/* Fills a place with spaces of a role; draws a frame round one. */
static void ink_fill(const struct drawing *drawing, struct place place, enum role role)
{
    for (int y = 0; y < place.height; y++)
        for (int x = 0; x < place.width; x++)
            cells_set(drawing->cells, place.x + x, place.y + y,
                      (struct cell){.character = ' ', .role = role});
}

static void ink_box(const struct drawing *drawing, struct place place, enum role role)
{
    struct cells *cells = drawing->cells;
    int right = place.x + place.width - 1, bottom = place.y + place.height - 1;

    for (int x = place.x + 1; x < right; x++) {
        cells_put(cells, x, place.y, U'─', role);
        cells_put(cells, x, bottom, U'─', role);
    }
    for (int y = place.y + 1; y < bottom; y++) {
        cells_put(cells, place.x, y, U'│', role);
        cells_put(cells, right, y, U'│', role);
    }
    cells_put(cells, place.x, place.y, U'┌', role);
    cells_put(cells, right, place.y, U'┐', role);
    cells_put(cells, place.x, bottom, U'└', role);
    cells_put(cells, right, bottom, U'┘', role);
}

/* --- lines of text */

/* Puts one line. Blocks are parts of bars. */
static void put_line(const struct drawing *drawing, int x, int y, int width, const char *text,
                     size_t length, enum role role)
{
    struct strbuf line = {0};
    uint32_t code;
    int at = 0;

    strbuf_add_bytes(&line, text, length);
    ink_put(drawing, x, y, width, strbuf_text(&line), role);
    for (const char *c = strbuf_text(&line); *c && at < width; at++) {
        size_t bytes = utf8_first(c, &code);
        if (code == U'█')
            cells_fill(drawing->cells, x + at, y, 1, ROLE_SHADED);
        else if (code == U'░')
            cells_fill(drawing->cells, x + at, y, 1, ROLE_EMPTY);
        c += bytes ? bytes : 1;
    }
    strbuf_release(&line);
}

/* Puts lines from number `first` on. Returns how many there were room for. */
static int ink_lines(const struct drawing *drawing, struct place place, const char *text, int first,
                     int mark)
{
    int row = 0;

    for (int number = 0; *text && row < place.height; number++) {
        size_t length = strcspn(text, "\n");
        if (number >= first) {
            put_line(drawing, place.x, place.y + row, place.width, text, length,
                     number == mark ? ROLE_TURN : ROLE_TEXT);
            if (number == mark && place.x >= 2)
                cells_put(drawing->cells, place.x - (drawing->layout->narrow ? 1 : 2),
                          place.y + row, U'►', ROLE_TURN);
            row++;
        }
        text += length + (text[length] == '\n');
    }
    return row;
}

/* --- title, colour, seats, keys */

static void ink_title(const struct drawing *drawing)
{
    struct place place = drawing->layout->title;
    struct strbuf text = {0};
    bool helps = false;

    for (int i = 0; i < drawing->scene->keys; i++)
        helps |= scene_key_letter(&drawing->scene->key[i]) == '?';
    strbuf_add(&text, strbuf_text(&drawing->scene->corner));
    if (helps)
        strbuf_addf(&text, "%s%s", text.length ? "   " : "", text_get(N_("? help")));
    const char *corner = strbuf_text(&text);
    int wide = wrap_columns(corner);

    ink_fill(drawing, place, ROLE_TITLE);
    ink_put(drawing, place.width - wide - 1, place.y, wide, corner, ROLE_TITLE);
    strbuf_clear(&text);
    wrap_add_cut(&text, strbuf_text(&drawing->scene->title), place.width - wide - 4);
    ink_put(drawing, 1, place.y, place.width - wide - 4, strbuf_text(&text), ROLE_TITLE);
    strbuf_release(&text);
}

/* Adds the colour that was named, "now: ■ red". False: the top card shows it, or none was named. */
static bool ink_add_named(const struct drawing *drawing, struct strbuf *out)
{
    const struct scene *scene = drawing->scene;

    if (scene->suit == NO_SUIT ||
        (scene->top != NO_CARD && deck_card(scene->deck, scene->top)->suit == scene->suit))
        return false;
    const struct suit *suit = deck_suit(scene->deck, scene->suit);
    strbuf_addf(out, "%s ", text_get(N_("now:")));
    suit_add_sign(suit, drawing->looks, out);
    strbuf_addf(out, "%s%s", suit_sign(suit, drawing->looks) ? " " : "",
                play_name_suit(scene->deck, scene->suit));
    return true;
}

enum { BARS_MOST = 10 };

/* How a seat is written: with a bar for each card, or with their number alone. */
static void write_seat(const struct drawing *drawing, int seat, bool bars, struct strbuf *out)
{
    const struct scene_seat *sitting = &drawing->scene->seat[seat];
    bool narrow = drawing->layout->narrow;

    strbuf_addf(out, "%s %d", sitting->name, sitting->cards);
    if (bars && sitting->cards > 0)
        strbuf_add_char(out, ' ');
    for (int i = 0; bars && i < sitting->cards && i < BARS_MOST; i++)
        strbuf_add(out, "▌");
    if (sitting->last && narrow)
        strbuf_add_char(out, '!');
    else if (sitting->last)
        strbuf_addf(out, " %s", text_get(N_("last card!")));
}

static int width_of_seats(const struct drawing *drawing, bool bars, int count, const int *order)
{
    struct strbuf text = {0};
    int width = 0;

    for (int i = 0; i < count; i++) {
        strbuf_clear(&text);
        write_seat(drawing, order[i], bars, &text);
        width += wrap_columns(strbuf_text(&text)) + (drawing->layout->narrow ? 2 : 3);
    }
    strbuf_release(&text);
    return width;
}

static void put_seat(const struct drawing *drawing, int x, int y, int seat, bool bars)
{
    const struct scene_seat *sitting = &drawing->scene->seat[seat];
    enum role role = sitting->turn ? ROLE_TURN : sitting->out ? ROLE_QUIET : ROLE_TEXT;
    struct strbuf text = {0};

    write_seat(drawing, seat, bars, &text);
    if (sitting->turn)
        cells_put(drawing->cells, x - 1, y, U'►', ROLE_TURN);
    ink_put(drawing, x, y, drawing->layout->columns - x, strbuf_text(&text), role);
    strbuf_release(&text);
}

/* All seats where they always stand; where there is no room, the next ones from the one on turn. */
static void ink_seats(const struct drawing *drawing)
{
    const struct scene *scene = drawing->scene;
    struct place place = drawing->layout->seats;
    int fixed[SEATS_MAX], count = scene->seats;
    const int *order = fixed;
    struct strbuf turns = {0};

    if (!place.width || !count)
        return;
    text_of(
        message_with(N_("turns go {arrow}"), arg_text("arrow", scene->to_the_right ? "←" : "→")),
        NULL, &turns);
    int wide = wrap_columns(strbuf_text(&turns)), room = place.width - wide - 2;
    ink_put(drawing, drawing->layout->columns - wide - 1, place.y, wide, strbuf_text(&turns),
            ROLE_QUIET);
    for (int seat = 0; seat < count; seat++)
        fixed[seat] = seat;
    bool bars = width_of_seats(drawing, true, count, fixed) <= room;
    if (!bars && width_of_seats(drawing, false, count, fixed) > room) {
        order = scene->order;
        while (count > 1 && width_of_seats(drawing, false, count, order) + 4 > room)
            count--;
    }
    int x = place.x + 1;
    for (int i = 0; i < count; i++) {
        put_seat(drawing, x, place.y, order[i], bars);
        x += width_of_seats(drawing, bars, 1, &order[i]);
    }
    if (count < scene->seats) {
        strbuf_clear(&turns);
        strbuf_addf(&turns, "+%d", scene->seats - count);
        ink_put(drawing, x, place.y, 4, strbuf_text(&turns), ROLE_QUIET);
    }
    strbuf_release(&turns);
}

/* A label's letter is marked; what does nothing now stands in parentheses. */
static int put_key(const struct drawing *drawing, int x, int y, const struct scene_key *key)
{
    const char *label = strbuf_text(&key->label), *open = strchr(label, '['),
               *close = open ? strchr(open, ']') : NULL;
    struct strbuf part = {0};

    if (!close) {
        int used = ink_put(drawing, x, y, drawing->layout->columns - x, label,
                           key->live ? ROLE_TEXT : ROLE_NOT_NOW);
        return used;
    }
    int at = x;
    strbuf_add_bytes(&part, label, (size_t)(open - label));
    at += ink_put(drawing, at, y, drawing->layout->columns - at, strbuf_text(&part),
                  key->live ? ROLE_TEXT : ROLE_NOT_NOW);
    strbuf_clear(&part);
    strbuf_add_char(&part, key->live ? '[' : '(');
    strbuf_add_bytes(&part, open + 1, (size_t)(close - open - 1));
    strbuf_add_char(&part, key->live ? ']' : ')');
    at += ink_put(drawing, at, y, drawing->layout->columns - at, strbuf_text(&part),
                  key->live ? ROLE_KEY : ROLE_NOT_NOW);
    at += ink_put(drawing, at, y, drawing->layout->columns - at, close + 1,
                  key->live ? ROLE_TEXT : ROLE_NOT_NOW);
    strbuf_release(&part);
    return at - x;
}

/* The rows that the keys take, without those that are left out where there is little room. */
static int rows_of_keys(const struct scene *scene, int width, unsigned without)
{
    int rows = 1, x = 0;

    for (int i = 0; i < scene->keys; i++) {
        int wide = wrap_columns(strbuf_text(&scene->key[i].label));
        if (without >> i & 1)
            continue;
        if (x > 0 && x + wide > width) {
            rows++;
            x = 0;
        }
        x += wide + 2;
    }
    return rows;
}

/* Whether a key is left out in that round: those that do nothing now; minor ones; and at last “:”,
 * without which nobody can undo. */
static bool is_left_out(const struct scene_key *key, int round)
{
    bool types = scene_key_letter(key) == ':';

    return round == 0 ? !key->live : round == 1 ? key->minor && !types : types;
}

/* Which keys are not shown, though they work: of each kind from the last one on, as long as there
 * is too little room. */
static unsigned choose_left_out(const struct scene *scene, int width, int rows)
{
    unsigned without = 0;

    for (int round = 0; round < 3; round++)
        for (int i = scene->keys - 1; i >= 0 && rows_of_keys(scene, width, without) > rows; i--)
            if (is_left_out(&scene->key[i], round))
                without |= 1u << i;
    return without;
}

static void ink_keys(const struct drawing *drawing)
{
    const struct scene *scene = drawing->scene;
    struct place place = drawing->layout->keys;
    int x = 0, width = place.width - 1;
    unsigned without = choose_left_out(scene, width, place.height);
    int rows = rows_of_keys(scene, width, without);

    int y = place.y + place.height - (rows < place.height ? rows : place.height);
    for (int i = 0; i < scene->keys; i++) {
        int wide = wrap_columns(strbuf_text(&scene->key[i].label));
        if (without >> i & 1)
            continue;
        if (x > 0 && x + wide > width) {
            y++;
            x = 0;
        }
        x += put_key(drawing, place.x + x, y, &scene->key[i]) + 2;
    }
}

/* What is being typed, in place of the keys; of a long line its end. */
static void ink_typed(const struct drawing *drawing, int *cursor_x, int *cursor_y)
{
    struct place place = drawing->layout->keys;
    const char *line = strbuf_text(&drawing->scene->line);
    int room = place.width - 4;
    uint32_t code;

    while (wrap_columns(line) > room)
        line += utf8_first(line, &code);
    *cursor_y = place.y + place.height - 1;
    ink_put(drawing, place.x, *cursor_y, 2, ": ", ROLE_KEY);
    *cursor_x = place.x + 2 + ink_put(drawing, place.x + 2, *cursor_y, room, line, ROLE_TEXT);
}

/* What a classroom reads from its last row: TABLE, 1. */

enum { NAME = 2, COUNT = 11, BARS = 14 }; /* columns of a seat's row */

static void put_projector_seat(struct cells *cells, const struct scene_seat *seat,
                               struct place place)
{
    enum role role = seat->turn ? ROLE_TURN : seat->out ? ROLE_QUIET : ROLE_TEXT;
    const char *last = text_get(N_("last card!"));
    char count[16];

    if (seat->turn)
        cells_put(cells, place.x, place.y, U'►', ROLE_TURN);
    cells_put_words(cells, place.x + NAME, place.y, COUNT - NAME - 1, seat->name, role, 0);
    snprintf(count, sizeof count, "%2d", seat->cards);
    cells_put_words(cells, place.x + COUNT, place.y, BARS - COUNT, count, role, 0);
    for (int i = 0; i < seat->cards && i < BARS_MOST && BARS + i < place.width; i++)
        cells_put(cells, place.x + BARS + i, place.y, U'▌', role);
    if (!seat->last)
        return;
    if (wrap_columns(last) <= place.width - BARS - 2)
        cells_put_words(cells, place.x + BARS + 2, place.y, place.width - BARS - 2, last, role, 0);
    else if (place.height > 1)
        cells_put_words(cells, place.x + COUNT + 1, place.y + 1, place.width - COUNT - 1, last,
                        role, 0);
    else
        cells_put(cells, place.x + BARS + 1, place.y, '!', role);
}

/* What a projector shows beside its two cards: a row a seat, or more where there is room, and which
 * way turns go; and the colour that was named, which covers the lower part of the top card. */
static void projector_draw_seats(const struct drawing *drawing)
{
    enum { STEP_MOST = 4 };
    const struct scene *scene = drawing->scene;
    struct place place = drawing->layout->large_seats;
    int shown = scene->seats <= place.height ? scene->seats : place.height;
    struct strbuf turns = {0};
    char text[64];

    if (!shown)
        return;
    struct place row = {place.x, place.y, place.width, place.height / shown};
    row.height = row.height > STEP_MOST ? STEP_MOST : row.height;
    for (int i = 0; i < shown; i++, row.y += row.height)
        put_projector_seat(drawing->cells, &scene->seat[shown < scene->seats ? scene->order[i] : i],
                           row);
    text_of(
        message_with(N_("turns go {arrow}"), arg_text("arrow", scene->to_the_right ? "▲" : "▼")),
        NULL, &turns);
    int used = NAME + ink_put(drawing, place.x + NAME, place.y + place.height, place.width - NAME,
                              strbuf_text(&turns), ROLE_QUIET);
    strbuf_release(&turns);
    if (shown < scene->seats) {
        snprintf(text, sizeof text, "+%d", scene->seats - shown);
        ink_put(drawing, place.x + used + 2, place.y + place.height, place.width - used - 2, text,
                ROLE_QUIET);
    }
}

static void projector_draw_suit(const struct drawing *drawing)
{
    enum { ROWS = 3 };
    struct place place = drawing->layout->top;
    struct strbuf text = {0};
    const int hue = drawing->scene->suit + 1;
    int y = place.y + place.height - 1 - ROWS;

    if (!ink_add_named(drawing, &text))
        return;
    for (int row = 0; row < ROWS; row++)
        for (int x = 1; x < place.width - 1; x++)
            cells_set(drawing->cells, place.x + x, y + row,
                      (struct cell){.character = ' ', .role = ROLE_BAND, .hue = hue});
    int wide = wrap_columns(strbuf_text(&text)), x = (place.width - wide) / 2;
    x = x < 1 ? 1 : x;
    cells_put_words(drawing->cells, place.x + x, y + ROWS / 2, place.width - 1 - x,
                    strbuf_text(&text), ROLE_BAND, hue);
    strbuf_release(&text);
}

/* --- cards */

static struct card_place card_at(struct place place)
{
    return (struct card_place){
        .x = place.x, .y = place.y, .width = place.width, .height = place.height};
}

static void label(const struct drawing *drawing, struct place place, const char *text)
{
    int wide = wrap_columns(text), x = place.x + (place.width - wide) / 2;

    ink_put(drawing, x < 0 ? 0 : x, place.y + place.height, drawing->layout->columns, text,
            ROLE_QUIET);
}

/* "on top", or the colour that was named: its sign and its name. */
static void label_top(const struct drawing *drawing)
{
    struct place place = drawing->layout->top;
    struct strbuf text = {0};

    if (drawing->layout->large_seats.width) {
        projector_draw_suit(drawing);
        return;
    }
    if (!ink_add_named(drawing, &text)) {
        if (!drawing->layout->narrow && place.y + place.height < drawing->layout->sentence.y)
            label(drawing, place, text_get(N_("on top")));
        return;
    }
    int wide = wrap_columns(strbuf_text(&text)), x = place.x + (place.width - wide) / 2;
    int y = place.y + place.height;
    if (y >= drawing->layout->sentence.y)
        y = drawing->layout->sentence.y - 1; /* on the card's lower edge */
    if (x < place.x)
        x = place.x;
    cells_put_words(drawing->cells, x, y, drawing->layout->columns - x, strbuf_text(&text),
                    ROLE_BAND, drawing->scene->suit + 1);
    strbuf_release(&text);
}

static void draw_piles(const struct drawing *drawing)
{
    const struct scene *scene = drawing->scene;
    const struct layout *layout = drawing->layout;
    struct place place = layout->stock;

    if (!place.width && !layout->large_seats.width && scene->stock >= 0 &&
        scene->kind != SCENE_COVER) {
        struct strbuf text = {0};
        strbuf_addf(&text, "%s %d", text_get(N_("stock")), scene->stock);
        ink_put(drawing, layout->panel.x, layout->panel.y - 1, layout->panel.width,
                strbuf_text(&text), ROLE_QUIET);
        strbuf_release(&text);
    }
    if (place.width && scene->stock >= 0) {
        card_back_put(drawing->cells, card_at(place), scene->stock);
        label(drawing, place, text_get(N_("stock")));
    }
    if (scene->below != NO_CARD) {
        card_face_put(drawing->cells, scene->deck, scene->below, drawing->looks,
                      card_at(layout->below));
        if (!layout->narrow && !layout->large_seats.width)
            label(drawing, layout->below, text_get(N_("below")));
        cells_put(drawing->cells, layout->top.x - (layout->large_seats.width ? 2 : 1),
                  layout->top.y + layout->top.height / 2, U'►', ROLE_QUIET);
    }
    if (scene->top == NO_CARD)
        return;
    card_face_put(drawing->cells, scene->deck, scene->top, drawing->looks, card_at(layout->top));
    label_top(drawing);
}

static void number_below(const struct drawing *drawing, struct place place, int number)
{
    char text[16];

    snprintf(text, sizeof text, "%d", number);
    int bottom = drawing->layout->hand.y + drawing->layout->hand.height;
    ink_put(drawing, place.x + place.width / 2, bottom, 4, text,
            drawing->scene->choosable ? ROLE_TEXT : ROLE_QUIET);
}

static void draw_hand(const struct drawing *drawing)
{
    const struct scene *scene = drawing->scene;
    const struct layout *layout = drawing->layout;
    int first, count = scene_hand_page(scene, layout, &first);
    int chosen = !scene->choices && scene->chosen >= 0 ? scene->chosen - first : -1;
    int pages = layout_pages(layout, scene->cards);
    char text[32];

    /* The chosen one again: no edge of another lies on it. */
    for (int n = 0; n < count + (chosen >= 0); n++) {
        int i = n < count ? n : chosen;
        struct place at = layout_card(layout, i, chosen, count);
        struct card_place place = card_at(at);
        if (scene->hand[first + i] == NO_CARD)
            continue;
        if (layout->narrow) {
            place.visible = at.width < layout->hand.width ? at.width : 0;
            place.width = layout->hand.width;
        }
        place.chosen = i == chosen;
        if (!layout->numbers_below && scene->choosable)
            place.number = first + i + 1;
        card_face_put(drawing->cells, scene->deck, scene->hand[first + i], drawing->looks, place);
        if (layout->numbers_below && scene->choosable)
            number_below(drawing, at, first + i + 1);
    }
    if (pages > 1) {
        snprintf(text, sizeof text, "◄ %d/%d ►", first / layout_page(layout) + 1, pages);
        ink_put(drawing, layout->columns - wrap_columns(text) - 1, layout->sentence.y, 16, text,
                ROLE_KEY);
    }
}

/* What layout_cards asks. */
struct seeing {
    const struct scene *scene;
    const struct surface_looks *looks;
};

static bool sees(const struct seeing *seeing, int card, int width, int height)
{
    const struct deck *deck = seeing->scene->deck;

    return card == NO_CARD || deck_card(deck, card)->picture == PICTURE_NONE ||
           card_face_shows_all(deck, card, seeing->looks, width, height);
}

static bool sees_hand(const void *context, int width, int height)
{
    const struct seeing *seeing = context;

    for (int i = 0; i < seeing->scene->cards; i++)
        if (!sees(seeing, seeing->scene->hand[i], width, height))
            return false;
    return true;
}

/* All cards of the deck, so that nothing moves while cards come and go; each picture once. */
static bool sees_deck(const void *context, int width, int height)
{
    const struct seeing *seeing = context;
    const struct deck *deck = seeing->scene->deck;

    for (int i = 0; deck && i < deck_card_count(deck); i++)
        if (deck_card(deck, i)->suit < 1 && !sees(seeing, i, width, height))
            return false;
    return true;
}

struct layout scene_layout(const struct scene *scene, const struct surface_looks *looks,
                           int columns, int rows, bool projector)
{
    const struct seeing seeing = {scene, looks};
    const struct layout_cards cards = {
        .cards = scene->cards, .context = &seeing, .hand = sees_hand, .pile = sees_deck};

    return layout_of(columns, rows, &cards, projector);
}

bool scene_shows_hand(const struct scene *scene, const struct layout *layout,
                      const struct surface_looks *looks, int card)
{
    return card_face_shows_all(scene->deck, card, looks, layout->hand.width, layout->hand.height);
}

bool scene_shows_top(const struct scene *scene, const struct layout *layout,
                     const struct surface_looks *looks)
{
    return scene->top == NO_CARD || card_face_shows_all(scene->deck, scene->top, looks,
                                                        layout->top.width, layout->top.height);
}

bool scene_has_lens(const struct scene *scene, const struct layout *layout,
                    const struct surface_looks *looks)
{
    return layout->lens.width && !scene->choices && scene->chosen >= 0 &&
           scene->chosen < scene->cards &&
           !scene_shows_hand(scene, layout, looks, scene->hand[scene->chosen]);
}

/* A chosen picture with too many parts for its size is drawn larger beside the table. */
static void draw_lens(const struct drawing *drawing)
{
    const struct scene *scene = drawing->scene;
    struct place lens = drawing->layout->lens;

    if (!scene_has_lens(scene, drawing->layout, drawing->looks))
        return;
    int card = scene->hand[scene->chosen];
    struct place around = {lens.x - 2, lens.y, lens.width + 2, lens.height}; /* and the mark */
    ink_fill(drawing, around, ROLE_NOTHING);
    card_lens_put(drawing->cells, scene->deck, card, drawing->looks, lens.x, lens.y, lens.width,
                  lens.height);
}

/* --- the kinds of scenes */

static void draw_choices(const struct drawing *drawing)
{
    const struct scene *scene = drawing->scene;
    struct place place = scene_choices_place(scene, drawing->layout);
    int y = place.y;
    char number[16];

    if (scene_choices_are_below(scene, drawing->layout))
        ink_fill(drawing, place, ROLE_NOTHING);

    for (int i = 0; i < scene->choices; i++, y++) {
        bool chosen = i == scene->chosen;
        snprintf(number, sizeof number, "%2d ", i + 1);
        if (chosen)
            cells_put(drawing->cells, place.x, y, U'►', ROLE_TURN);
        ink_put(drawing, place.x + 1, y, 3, number, chosen ? ROLE_CHOSEN : ROLE_KEY);
        ink_put(drawing, place.x + SCENE_CHOICE_NUMBER, y, place.width - SCENE_CHOICE_NUMBER,
                strbuf_text(&scene->choice[i].words), chosen ? ROLE_CHOSEN : ROLE_TEXT);
    }
}

/* Of a panel with more lines than rows the last ones are seen. */
static int first_line(const struct scene *scene, struct place place)
{
    int lines = scene_choice_row(scene);

    return lines > place.height ? lines - place.height : 0;
}

static void draw_panel(const struct drawing *drawing)
{
    const struct scene *scene = drawing->scene;
    struct place place = drawing->layout->panel;

    if (scene->choices && !scene_choices_are_below(scene, drawing->layout))
        place.height = scene_choice_row(scene);
    ink_lines(drawing, place, strbuf_text(&scene->panel), first_line(scene, place),
              scene->panel_mark);
    draw_choices(drawing);
}

static void draw_sentence(const struct drawing *drawing)
{
    struct place place = drawing->layout->sentence;
    struct strbuf wrapped = {0};

    wrap_add(&wrapped, strbuf_text(&drawing->scene->sentence), 0, place.width);
    int lines = wrap_lines(strbuf_text(&wrapped));
    if (lines < place.height) { /* right above the hand */
        place.y += place.height - lines;
        place.height = lines;
    }
    ink_lines(drawing, place, strbuf_text(&wrapped), 0, -1);
    strbuf_release(&wrapped);
}

static void draw_table(const struct drawing *drawing)
{
    const struct strbuf *explained = &drawing->scene->explained;

    if (drawing->layout->large_seats.width)
        projector_draw_seats(drawing);
    else
        ink_seats(drawing);
    draw_piles(drawing);
    draw_panel(drawing);
    if (explained->length && drawing->layout->explanation.width) {
        ink_lines(drawing, drawing->layout->explanation, strbuf_text(explained), 0, -1);
        return;
    }
    draw_sentence(drawing);
    if (drawing->scene->kind == SCENE_TABLE && drawing->scene->cards &&
        !scene_choices_are_below(drawing->scene, drawing->layout))
        draw_hand(drawing);
    draw_lens(drawing);
}

/* A paragraph a line. */
static void wrap_paragraphs(struct strbuf *out, const char *text, int columns)
{
    while (*text) {
        size_t length = strcspn(text, "\n");
        struct strbuf paragraph = {0};
        strbuf_add_bytes(&paragraph, text, length);
        if (length)
            wrap_add(out, strbuf_text(&paragraph), 0, columns);
        else
            strbuf_add_char(out, '\n');
        strbuf_release(&paragraph);
        text += length + (text[length] == '\n');
    }
}

static void draw_cover(const struct drawing *drawing)
{
    const struct layout *layout = drawing->layout;
    struct place box = {.width = 40, .height = 9};
    struct strbuf wrapped = {0};

    box.width = box.width > layout->columns ? layout->columns : box.width;
    box.x = (layout->columns - box.width) / 2;
    box.y = (layout->rows - box.height) / 2 - 1;
    ink_seats(drawing);
    ink_box(drawing, box, ROLE_TURN);
    wrap_paragraphs(&wrapped, strbuf_text(&drawing->scene->sentence), box.width - 4);
    ink_lines(drawing, (struct place){box.x + 2, box.y + 2, box.width - 4, box.height - 3},
              strbuf_text(&wrapped), 0, -1);
    ink_lines(drawing,
              (struct place){box.x, box.y + box.height + 1, layout->columns - box.x,
                             layout->rows - box.y - box.height - 4},
              strbuf_text(&drawing->scene->panel), 0, -1);
    strbuf_release(&wrapped);
}

/* "[A] Ann", in one row. */
static void put_small_buzzer(const struct drawing *drawing, struct place place,
                             const struct scene_buzzer *buzzer)
{
    enum { KEY = 4 };
    struct strbuf text = {0};

    if (buzzer->letter) {
        strbuf_add_char(&text, '[');
        strbuf_add_code_point(&text, buzzer->letter);
        strbuf_add_char(&text, ']');
        ink_put(drawing, place.x, place.y, KEY, strbuf_text(&text), ROLE_KEY);
    }
    ink_put(drawing, place.x + KEY, place.y, place.width - KEY,
            drawing->scene->seat[buzzer->seat].name, buzzer->letter ? ROLE_TEXT : ROLE_QUIET);
    strbuf_release(&text);
}

static void draw_buzzers(const struct drawing *drawing)
{
    const struct scene *scene = drawing->scene;

    for (int i = 0; i < scene->buzzers; i++) {
        const struct scene_buzzer *buzzer = &scene->buzzer[i];
        struct place place = scene_buzzer_place(scene, drawing->layout, i);
        struct strbuf text = {0};
        if (place.height == 1) {
            put_small_buzzer(drawing, place, buzzer);
            continue;
        }
        ink_box(drawing, place, buzzer->letter ? ROLE_TURN : ROLE_QUIET);
        ink_put(drawing, place.x + 2, place.y + 1, place.width - 4, scene->seat[buzzer->seat].name,
                ROLE_TEXT);
        if (buzzer->letter) {
            strbuf_addf(&text, "%s [", text_get(N_("press")));
            strbuf_add_code_point(&text, (uint32_t)buzzer->letter);
            strbuf_add_char(&text, ']');
        } else {
            strbuf_add(&text, text_get(N_("laid it")));
        }
        ink_put(drawing, place.x + 2, place.y + 2, place.width - 4, strbuf_text(&text),
                buzzer->letter ? ROLE_KEY : ROLE_QUIET);
        strbuf_release(&text);
    }
}

static void draw_page(const struct drawing *drawing)
{
    const struct scene *scene = drawing->scene;
    int rows = scene_page_rows(drawing->layout), columns = scene_page_columns(drawing->layout);

    ink_lines(drawing, (struct place){1, 2, columns, rows}, strbuf_text(&scene->panel),
              scene->page * rows, -1);
}

static void draw_too_small(const struct drawing *drawing)
{
    struct strbuf text = {0}, wrapped = {0};

    text_of(message_with(N_("The window is {columns} by {rows}; the table needs {more} by {most}."),
                         arg_count("columns", drawing->layout->columns),
                         arg_count("rows", drawing->layout->rows),
                         arg_count("more", LAYOUT_COLUMNS), arg_count("most", LAYOUT_ROWS)),
            NULL, &text);
    if (drawing->layout->columns > 1)
        wrap_add(&wrapped, strbuf_text(&text), 0, drawing->layout->columns);
    ink_lines(drawing, (struct place){0, 0, drawing->layout->columns, drawing->layout->rows},
              strbuf_text(&wrapped), 0, -1);
    strbuf_release(&text);
    strbuf_release(&wrapped);
}

void scene_draw(const struct scene *scene, const struct layout *layout,
                const struct surface_looks *looks, struct cells *cells, int *cursor_x,
                int *cursor_y)
{
    const struct drawing drawing = {scene, layout, looks, cells};

    *cursor_x = *cursor_y = -1;
    if (!layout->fits) {
        draw_too_small(&drawing);
        return;
    }
    switch (scene->kind) {
    case SCENE_TABLE:
        draw_table(&drawing);
        break;
    case SCENE_COVER:
        draw_cover(&drawing);
        break;
    case SCENE_BUZZERS_UP:
        draw_table(&drawing);
        draw_buzzers(&drawing);
        break;
    case SCENE_PAGE:
        draw_page(&drawing);
        break;
    }
    ink_title(&drawing);
    if (scene->typing)
        ink_typed(&drawing, cursor_x, cursor_y);
    else
        ink_keys(&drawing);
}
