/* A table is drawn: docs/design/screen.md, “Table layout”. */

#include "base/utf8.h"
#include "play/names.h"
#include "text/text.h"
#include "tui/card/card_face.h"
#include "tui/table/scene_rows.h"
#include "tui/wrap.h"

#include <stdio.h>
#include <string.h>

/* Draws a frame round a place. */
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

/* Puts lines from number `first` on, as many as there is room for, and marks one of them (< 0:
 * none). Returns how many. */
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

/* --- cards */

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

/* A projector shows the colour that was named on the lower part of the top card. */
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

/* The context for the questions of layout_cards. */
struct seeing {
    const struct scene *scene;
    const struct display_looks *looks;
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

struct layout scene_layout(const struct scene *scene, const struct display_looks *looks,
                           int columns, int rows, bool projector)
{
    const struct seeing seeing = {scene, looks};
    const struct layout_cards cards = {
        .cards = scene->cards, .context = &seeing, .hand = sees_hand, .pile = sees_deck};

    return layout_of(columns, rows, &cards, projector);
}

bool scene_shows_hand(const struct scene *scene, const struct layout *layout,
                      const struct display_looks *looks, int card)
{
    return card_face_shows_all(scene->deck, card, looks, layout->hand.width, layout->hand.height);
}

bool scene_shows_top(const struct scene *scene, const struct layout *layout,
                     const struct display_looks *looks)
{
    return scene->top == NO_CARD || card_face_shows_all(scene->deck, scene->top, looks,
                                                        layout->top.width, layout->top.height);
}

bool scene_has_lens(const struct scene *scene, const struct layout *layout,
                    const struct display_looks *looks)
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
        ink_large_seats(drawing);
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
                const struct display_looks *looks, struct cells *cells, int *cursor_x,
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
