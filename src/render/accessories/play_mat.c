#include "render/accessories/play_mat.h"

#include "base/utf8.h"
#include "draw/canvas.h"
#include "draw/fit.h"
#include "draw/lettering.h"

#include <math.h>

/* --- the names of the suits, below their fields */

/* The height of a name's place, and the space between a name and the edge of its field. */
static const double NAME_HEIGHT = 7, NAME_INSET = 2.8;
static const double NAME_TYPE = 5.5;    /* an em */
static const double LINES_HIGHER = 0.4; /* what two lines need above the height of one */

/* Adds “blue (B)”, or “bl… (B)” if the name has more than `letters` letters. */
static void add_name(struct strbuf *out, const char *name, const char *abbreviation, int letters)
{
    const char *end = name;

    while (*end && letters-- > 0)
        do
            end++;
        while (*end && !utf8_begins(*end));
    strbuf_add_bytes(out, name, (size_t)(end - name));
    strbuf_addf(out, "%s (%s)", *end ? "…" : "", abbreviation);
}

/* Sets *width to the width, in em, of a name cut to `letters` letters, on one line. */
static void width_of(struct type *type, const char *name, const char *abbreviation, int letters,
                     double *width)
{
    struct strbuf text = {0};
    struct set_line line;

    add_name(&text, name, abbreviation, letters);
    type_line(type, text.text, true, &line);
    *width = line.width;
    strbuf_release(&text);
}

/* Sets *size to the type (an em) in which all names that have room for it stand on one line below
 * fields of this width. */
static void names_size(const struct handwork *work, struct type *type, double width, double *size)
{
    *size = NAME_TYPE;
    for (int i = 0; i < deck_suit_count(work->deck); i++) {
        const struct suit *suit = deck_suit(work->deck, i);
        const char *name = words_in(&suit->names, work->words.language);
        double own = 0;
        width_of(type, name, words_in(&suit->abbreviations, work->words.language), utf8_count(name),
                 &own);
        double em = (width - 2 * NAME_INSET) / fmax(own, 0.01);
        if (em >= SMALLEST_WORDS)
            *size = fmin(*size, em);
    }
}

/* Sets the name on lines in the smallest type; *fits: it has room. */
static void set_lines(struct type *type, const struct strbuf *text, struct box room,
                      struct block *block, bool *fits)
{
    type_block_broken(type, text->text, true, ALIGN_CENTRE, SMALLEST_WORDS * POINTS_PER_MM,
                      room.width * POINTS_PER_MM, block);
    *fits = block->height <= room.height * POINTS_PER_MM &&
            block->width <= room.width * POINTS_PER_MM + 0.01;
}

/* Writes as many of the letters as have room on lines, in the smallest type. */
static void draw_lines(struct canvas *canvas, const struct suit *suit, const char *language,
                       struct box room)
{
    const char *name = words_in(&suit->names, language);
    int fit = 0, most = utf8_count(name);
    struct strbuf text = {0};
    struct block block;
    bool fits;

    for (int letters = most; fit < most; letters = (fit + most + 1) / 2) {
        strbuf_clear(&text);
        add_name(&text, name, words_in(&suit->abbreviations, language), letters);
        set_lines(canvas->type, &text, room, &block, &fits);
        if (fits)
            fit = letters;
        else
            most = letters - 1;
    }
    strbuf_clear(&text);
    add_name(&text, name, words_in(&suit->abbreviations, language), fit);
    set_lines(canvas->type, &text, room, &block, &fits);
    canvas_block(canvas, &block, room.x, room.y + (room.height - block.height / POINTS_PER_MM) / 2,
                 COLOUR_DARK);
    canvas_next_text(canvas);
    strbuf_release(&text);
}

/* Writes “blue (B)” in a place as wide as its field, NAME_HEIGHT high, in type of that size; a
 * name too long for one line stands on two in the smallest type, and what has no room there is left
 * out. diag has a warning of characters that no font has. */
static enum status draw_name(const struct handwork *work, struct canvas *canvas,
                             const struct suit *suit, struct box place, double size,
                             struct diag *diag)
{
    const char *language = work->words.language, *name = words_in(&suit->names, language);
    const struct lettering look = {
        .box = {place.x + NAME_INSET, place.y, place.width - 2 * NAME_INSET, place.height},
        .size = size,
        .bold = true,
        .align = ALIGN_CENTRE,
        .colour = COLOUR_DARK,
        .where = words_place(words_chosen(&suit->names, language), suit->where),
    };
    struct strbuf text = {0};
    double width = 0;

    add_name(&text, name, words_in(&suit->abbreviations, language), utf8_count(name));
    width_of(canvas->type, name, words_in(&suit->abbreviations, language), utf8_count(name),
             &width);
    enum status status = STATUS_OK;
    if (width * SMALLEST_WORDS > look.box.width)
        draw_lines(canvas, suit, language,
                   (struct box){look.box.x, look.box.y - LINES_HIGHER / 2, look.box.width,
                                look.box.height + LINES_HIGHER});
    else
        status = lettering_line(canvas, &look, text.text, diag);
    strbuf_release(&text);
    return status;
}

/* --- what check says of them */

struct checking {
    const struct handwork *work;
    double room; /* the width of a line, mm */
    struct type_on_demand type;
    struct diag *diag;
};

/* Sets *letters to how many of the name have room on one line, if not all have. */
static void count_letters(const struct checking *checking, const char *name,
                          const char *abbreviation, int *letters)
{
    double width = 0;

    for (*letters = utf8_count(name); *letters > 0; --*letters) {
        width_of(checking->type.type, name, abbreviation, *letters, &width);
        if (width * SMALLEST_WORDS <= checking->room)
            break;
    }
}

static enum status check_name(struct checking *checking, const struct suit *suit,
                              const struct words_in *name)
{
    const char *abbreviation = words_in(&suit->abbreviations, name->language);
    const struct fit fit = {
        .box = {0, 0, checking->room, NAME_HEIGHT},
        .size = NAME_TYPE,
        .smallest = SMALLEST_WORDS,
        .bold = true,
    };
    const struct template *template = checking->work->template;
    struct strbuf text = {0};
    int letters = 0;

    add_name(&text, name->text, abbreviation, utf8_count(name->text));
    bool fits = fit_knows(template->family) && fit_surely_line(&fit, text.text);
    strbuf_release(&text);
    if (fits)
        return STATUS_OK;
    enum status status = type_demand(&checking->type, template->family, template->family_where);
    if (status == STATUS_OK)
        count_letters(checking, name->text, abbreviation, &letters);
    if (status != STATUS_OK || letters == utf8_count(name->text))
        return status;
    diag_add(checking->diag, SEVERITY_WARNING, words_place(name, suit->where),
             message_with(
                 N_("“{text}” (language {language}) is too long for the play mat, where {count} of "
                    "its letters fit on a line; shorten it, or breuk breaks it in two there and "
                    "leaves out what does not fit"),
                 arg_typed("text", name->text), arg_text("language", name->language),
                 arg_count("count", letters)));
    return STATUS_OK;
}

enum status mat_names_check(const struct handwork *work, struct type *type, bool every_language,
                            struct diag *diag)
{
    struct checking checking = {.work = work, .type = {.type = type}, .diag = diag};
    int suits = deck_suit_count(work->deck);
    enum status status = STATUS_OK;
    struct mat_layout layout;
    double width, height;

    if (!mat_layout_for(&layout, work->sheet, suits, deck_wheel(work->deck)->count > 0, &width,
                        &height))
        return STATUS_OK;
    checking.room = layout.suits[0].width - 2 * NAME_INSET;
    for (int i = 0; i < suits; i++) {
        const struct suit *suit = deck_suit(work->deck, i);
        const char *wanted = words_in(&suit->names, work->words.language);
        for (int k = 0; k < suit->names.count && status == STATUS_OK; k++)
            if (every_language || suit->names.in[k].text == wanted)
                status = check_name(&checking, suit, &suit->names.in[k]);
    }
    type_free(checking.type.own);
    return status == STATUS_NOT_FOUND ? STATUS_OK : status;
}

static const double LINE = THICKEST_LINE;
/* The heights of the rows, from the top down, and the gap between them, mm. */
static const double TITLE = 13.25, HINT = 7.5, CAPTION = 9, WAYS_LEAST = 25, WAYS_MOST = 46,
                    SUITS_LEAST = 26, WHEEL = 17, GAP = 4;
static const double TITLE_TYPE = 9;                  /* an em; the title's bar is in its row, too */
static const double PILE_TYPE = 5, PILE_DROP = 0.36; /* of a pile's name: an em; its baseline
                                                        above its bar, in ems */
static const double BAR = 1.1, BELOW_BAR = 1.6;      /* below a pile's name */
static const double SUITS_MOST = 0.3; /* the greatest height of a suit's field as a share of the
                                         width: more would only cost ink */
static const double SIGN_SEEN = 0.88; /* of a sign's width is what most signs fill */
static const double SUIT_WIDTH_LEAST = 30; /* room for a counter and a sign beside it */
static const double COUNTER =
    20; /* diameter of what players put on a direction or a suit: a coin, a cap */

/* Of an arrow's ring of radius 1: its head's half width, what of the ring its middle and the head
 * leave free within, and how far the head reaches; from the head to the counter, mm. */
static const double HEAD = 0.28, WITHIN_RING = 0.73, RING_REACH = 1.2, COUNTER_CLEAR = 2.5;

static void lay_suits(struct mat_layout *out, struct box row, int suits, int columns)
{
    int rows = (suits + columns - 1) / columns;
    double width = (row.width - (columns - 1) * GAP) / columns;
    double height = (row.height - (rows - 1) * GAP) / rows;

    for (int i = 0; i < suits; i++)
        out->suits[i] = (struct box){row.x + i % columns * (width + GAP),
                                     row.y + i / columns * (height + GAP), width, height};
}

/* Returns the number of columns that gives the fewest rows while each suit has its least width. */
static int suit_columns(double width, int suits)
{
    int columns = suits;

    while (columns > 1 && (width - (columns - 1) * GAP) / columns < SUIT_WIDTH_LEAST)
        columns--;
    return columns;
}

static void lay_piles(struct mat_layout *out, struct box row)
{
    for (int i = 0; i < 2; i++) {
        struct box *pile = &out->piles[i];
        double half = row.width / 2;
        pile->x = row.x + i * half + (half - pile->width) / 2;
        pile->y = row.y + CAPTION;
        out->captions[i] = (struct box){row.x + i * half, row.y, half, CAPTION};
    }
}

bool mat_layout_for(struct mat_layout *out, const struct sheet *sheet, int suits, bool wheel,
                    double *width, double *height)
{
    struct box area = handwork_area(sheet);
    double card_width = fmin(sheet->grid.card_width, sheet->grid.card_height);
    double card_height = fmax(sheet->grid.card_width, sheet->grid.card_height);
    struct box pile = {0, 0, card_width + 2 * MAT_CARD_MARGIN, card_height + 2 * MAT_CARD_MARGIN};
    double least = 2 * pile.width + GAP, broad = fmax(least, area.width);
    int columns = suit_columns(broad, suits), rows = (suits + columns - 1) / columns;
    double below = wheel ? WHEEL + GAP : 0;
    double fixed = TITLE + GAP + CAPTION + pile.height + GAP + GAP + below + (rows - 1) * GAP;

    double edges = sheet->grid.paper_width - area.width;
    *width = least + edges;
    *height = fixed + WAYS_LEAST + rows * SUITS_LEAST + edges;
    *out = (struct mat_layout){.piles = {pile, pile}};
    double spare = sheet->grid.paper_height - *height;
    if (area.width < least || spare < 0)
        return false;
    double hint = spare < HINT ? 0 : HINT;
    double ways = fmin(WAYS_LEAST + 0.4 * (spare - hint), WAYS_MOST);
    double left = spare - hint - (ways - WAYS_LEAST) + rows * SUITS_LEAST;
    double field = fmin(left / rows, fmax(SUITS_LEAST, SUITS_MOST * area.width));
    double gap = GAP + (left - rows * field) / (wheel ? 4 : 3);
    double y = area.y;
    out->title = (struct box){area.x, y, area.width, TITLE};
    out->hint = (struct box){area.x, y + TITLE + 2, area.width, fmax(0, hint - 2)};
    y += TITLE + hint + gap;
    lay_piles(out, (struct box){area.x, y, area.width, 0});
    y += CAPTION + pile.height + gap;
    for (int i = 0; i < 2; i++)
        out->ways[i] =
            (struct box){area.x + i * (area.width + GAP) / 2, y, (area.width - GAP) / 2, ways};
    y += ways + gap;
    lay_suits(out, (struct box){area.x, y, area.width, rows * field + (rows - 1) * GAP}, suits,
              columns);
    if (wheel)
        out->wheel = (struct box){area.x, area.y + area.height - WHEEL, area.width, WHEEL};
    return true;
}

static bool lay(const struct handwork *work, struct mat_layout *layout, double *width,
                double *height)
{
    return mat_layout_for(layout, work->sheet, deck_suit_count(work->deck),
                          deck_wheel(work->deck)->count > 0, width, height);
}

bool mat_fits(const struct handwork *work, struct message *why)
{
    struct mat_layout layout;
    double width, height;
    bool fits = lay(work, &layout, &width, &height);

    if (fits)
        return true;
    *why = message_with(N_("the paper of “{sheet}” is too small for a mat with places for two of "
                           "its cards, which needs {width} by {height} mm; choose larger paper"),
                        arg_text("sheet", work->sheet->name), arg_mm("width", ceil(width)),
                        arg_mm("height", ceil(height)));
    return false;
}

static enum status say(const struct handwork *work, struct canvas *canvas, struct box box,
                       double size, const char *id, struct diag *diag)
{
    return say_line(
        canvas,
        &(struct lettering){
            .box = box, .size = size, .bold = true, .align = ALIGN_CENTRE, .colour = COLOUR_DARK},
        &work->words, message_of(id), diag);
}

static void draw_dashed(struct canvas *canvas, uint32_t colour)
{
    canvas_stroke_dashed(canvas, colour, 0.6 * LINE, 1.2, 1.8);
}

/* Draws the back of a card where one lies face down, if the template has backs. */
static enum status draw_back(const struct handwork *work, struct canvas *canvas, struct box card,
                             struct diag *diag)
{
    struct strbuf *notes = canvas->notes;

    canvas->notes = NULL; /* a back has places of its own */
    enum status status = handwork_back(work, canvas, card, diag);
    canvas->notes = notes;
    if (work->template->back_count > 0)
        canvas_note(canvas, "back", card, COLOUR_PAPER, "");
    return status;
}

/* Writes a pile's name on a bar as long as its place is wide. The names of piles side by side share
 * a baseline, whichever letters they have. */
static void say_pile(const struct handwork *work, struct canvas *canvas, struct box caption,
                     struct box place, const char *name)
{
    struct box bar = {place.x, caption.y + caption.height - BAR - BELOW_BAR, place.width, BAR};
    struct strbuf words = {0};
    struct set_line line;

    canvas_box(canvas, bar, BAR / 2);
    canvas_fill(canvas, COLOUR_DARK);
    canvas_note(canvas, "caption bar", bar, COLOUR_DARK, "");
    paper_say_label(&work->words, message_of(name), &words);
    type_line(canvas->type, words.text, true, &line);
    canvas_line(canvas, &line,
                bar.x + bar.width / 2 - PILE_TYPE * (line.ink_left + line.ink_width / 2),
                bar.y - PILE_DROP * PILE_TYPE, PILE_TYPE, COLOUR_DARK);
    strbuf_release(&words);
}

/* Draws the places of the two piles, each with the outline of a card; in that of the stock a card
 * lies face down. */
static enum status draw_piles(const struct handwork *work, struct canvas *canvas,
                              const struct mat_layout *layout, struct diag *diag)
{
    static const char *const names[] = {N_("stock"), N_("discard pile")};
    enum status status = STATUS_OK;

    for (int i = 0; i < 2 && status == STATUS_OK; i++) {
        struct box place = layout->piles[i];
        canvas_box(canvas, place, 4);
        canvas_stroke(canvas, COLOUR_DARK, LINE);
        canvas_note(canvas, "place", place, COLOUR_DARK, names[i]);
        canvas_box(canvas, box_grown(place, -MAT_CARD_MARGIN), 3);
        draw_dashed(canvas, COLOUR_DARK);
        if (i == 0)
            status = draw_back(work, canvas, box_grown(place, -MAT_CARD_MARGIN), diag);
        if (status == STATUS_OK)
            say_pile(work, canvas, layout->captions[i], place, names[i]);
    }
    return status;
}

/* Draws an arrow along three quarters of a circle that is open below. */
static void draw_ring_arrow(struct canvas *canvas, double x, double y, double radius,
                            bool clockwise)
{
    double width = 0.16 * radius, end = clockwise ? M_PI / 4 : 3 * M_PI / 4;
    double way = clockwise ? 1 : -1, head = HEAD * radius;
    double tip_x = x + radius * cos(end), tip_y = y + radius * sin(end);
    double along_x = -way * sin(end), along_y = way * cos(end);

    canvas_new_path(canvas);
    canvas_arc(canvas, x, y, radius, 3 * M_PI / 4 + (clockwise ? 0 : 0.12),
               2 * M_PI + M_PI / 4 - (clockwise ? 0.12 : 0));
    canvas_stroke(canvas, COLOUR_DARK, width);
    canvas_new_path(canvas);
    canvas_move_to(canvas, tip_x + head * along_x, tip_y + head * along_y);
    canvas_line_to(canvas, tip_x - head * along_x * 0.6 + head * along_y,
                   tip_y - head * along_y * 0.6 - head * along_x);
    canvas_line_to(canvas, tip_x - head * along_x * 0.6 - head * along_y,
                   tip_y - head * along_y * 0.6 + head * along_x);
    canvas_close_path(canvas);
    canvas_fill(canvas, COLOUR_DARK);
    canvas_note(canvas, "arrow", (struct box){x - radius, y - radius, 2 * radius, 2 * radius},
                COLOUR_DARK, clockwise ? "clockwise" : "the other way");
}

/* Draws a dashed circle for a counter, so that nobody takes it for a suit's sign. */
static void draw_counter(struct canvas *canvas, double x, double y, double diameter,
                         uint32_t colour)
{
    canvas_circle(canvas, x, y, diameter / 2);
    draw_dashed(canvas, colour);
    canvas_note(canvas, "counter",
                (struct box){x - diameter / 2, y - diameter / 2, diameter, diameter}, colour, "");
}

static enum status draw_ways(const struct handwork *work, struct canvas *canvas,
                             const struct mat_layout *layout, struct diag *diag)
{
    static const char *const names[] = {N_("to the left, clockwise"),
                                        N_("to the right, anticlockwise")};
    enum status status = STATUS_OK;

    for (int i = 0; i < 2 && status == STATUS_OK; i++) {
        struct box way = layout->ways[i];
        double ring = way.height / 2 - 1, radius = ring / RING_REACH;
        double x = way.x + ring + 2, y = way.y + way.height / 2;
        struct strbuf name = {0};
        struct box words = {x + ring + 2, way.y + 2, way.width - 2 * ring - 4 - 2 * NAME_INSET,
                            way.height - 4};
        canvas_box(canvas, way, 4);
        canvas_stroke(canvas, COLOUR_DARK, LINE);
        draw_ring_arrow(canvas, x, y, radius, i == 0);
        draw_counter(canvas, x, y, fmin(COUNTER, 2 * (WITHIN_RING * radius - COUNTER_CLEAR)),
                     COLOUR_DARK);
        const struct lettering look = {
            .box = words, .size = 5.5, .align = ALIGN_LEFT, .colour = COLOUR_DARK};
        paper_say_label(&work->words, message_of(names[i]), &name);
        status = lettering_block(canvas, &look, strbuf_text(&name), diag);
        strbuf_release(&name);
    }
    return status;
}

/* Draws a field in the suit's colour with its sign and a place for a counter, and writes its name
 * and abbreviation below. */
static enum status draw_suit(const struct handwork *work, struct canvas *canvas,
                             const struct suit *suit, struct box field, double size,
                             struct diag *diag)
{
    struct box colour = {field.x, field.y, field.width, field.height - 9};
    double counter = fmin(COUNTER, fmin(0.46 * colour.width, 0.8 * colour.height));
    double sign = fmin(0.38 * colour.width, 0.7 * colour.height);
    double middle = colour.y + colour.height / 2;
    double space = (colour.width - SIGN_SEEN * sign - counter) / 3;

    canvas_box(canvas, field, 3);
    canvas_stroke(canvas, COLOUR_DARK, LINE);
    canvas_box(canvas, colour, 3);
    canvas_field(canvas, suit->colour);
    canvas_note(canvas, "field", field, suit->colour, suit->id);
    handwork_sign(
        work, canvas, suit,
        (struct box){field.x + space - (1 - SIGN_SEEN) / 2 * sign, middle - sign / 2, sign, sign});
    draw_counter(canvas, field.x + field.width - space - counter / 2, middle, counter,
                 ink_to_read((struct ink){.kind = INK_ON_SUIT}, suit->colour, canvas->look));
    return draw_name(work, canvas, suit,
                     (struct box){field.x, colour.y + colour.height + 1, field.width, NAME_HEIGHT},
                     size, diag);
}

/* Draws an arc that says where the wheel goes. The wheel is as large as a page, so it lies below
 * the mat, its rim under the arc. */
static enum status draw_wheel(const struct handwork *work, struct canvas *canvas, struct box place,
                              struct diag *diag)
{
    double reach = place.width / 2 - 2, depth = place.height - 1;
    double radius = (reach * reach + depth * depth) / (2 * depth);
    double x = place.x + place.width / 2, y = place.y + 1 + radius;
    double half = asin(reach / radius);

    if (place.height <= 0)
        return STATUS_OK;
    canvas_new_path(canvas);
    canvas_arc(canvas, x, y, radius, -M_PI / 2 - half, -M_PI / 2 + half);
    canvas_stroke(canvas, COLOUR_DARK, LINE);
    canvas_note(canvas, "wheel", place, COLOUR_DARK, "");
    place.x += 0.2 * place.width;
    place.width *= 0.6;
    place.y += 7;
    place.height -= 8;
    return say(work, canvas, place, 5.5, N_("Put the wheel here, next to the mat."), diag);
}

enum status mat_draw_page(const struct handwork *work, struct canvas *canvas, struct diag *diag)
{
    struct mat_layout layout;
    double width, height, size = 0, title = TITLE_TYPE;

    lay(work, &layout, &width, &height);
    enum status status = handwork_head(work, canvas, &layout.title, false, &title, &height, diag);

    if (status == STATUS_OK && layout.hint.height > 0)
        status = say_line(
            canvas,
            &(struct lettering){
                .box = layout.hint, .size = 4, .align = ALIGN_LEFT, .colour = COLOUR_DARK},
            &work->words,
            message_of(N_("Put one coin on the direction of play, and one on the current colour.")),
            diag);
    if (status == STATUS_OK)
        status = draw_piles(work, canvas, &layout, diag);
    if (status == STATUS_OK)
        status = draw_ways(work, canvas, &layout, diag);
    if (status == STATUS_OK)
        names_size(work, canvas->type, layout.suits[0].width, &size);
    for (int i = 0; i < deck_suit_count(work->deck) && status == STATUS_OK; i++)
        status = draw_suit(work, canvas, deck_suit(work->deck, i), layout.suits[i], size, diag);
    return status == STATUS_OK ? draw_wheel(work, canvas, layout.wheel, diag) : status;
}

enum status mat_draw(const struct handwork *work, struct press *press, struct diag *diag)
{
    struct canvas *canvas = handwork_begin(work, press);
    enum status status = mat_names_check(work, canvas->type, false, diag);

    if (status == STATUS_OK)
        status = mat_draw_page(work, canvas, diag);
    return handwork_end(canvas, press, status);
}
