#include "render/accessories/mat_names.h"

#include "base/utf8.h"
#include "draw/canvas.h"
#include "draw/fit.h"
#include "draw/lettering.h"
#include "draw/piece.h"
#include "render/accessories/play_mat.h"

#include <math.h>
#include <string.h>

static const double NAME_TYPE = 5.5;    /* an em */
static const double LINES_HIGHER = 0.4; /* what two lines need above the height of one */

/* Adds “blue (B)”, or “bl… (B)” with no more than so many letters. */
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

/* Sets *width to that of a name of so many letters on one line, in em. */
static void width_of(struct type *type, const char *name, const char *abbreviation, int letters,
                     double *width)
{
    struct strbuf text = {0};
    struct line line;

    add_name(&text, name, abbreviation, letters);
    type_line(type, text.text, true, &line);
    *width = line.width;
    strbuf_release(&text);
}

void mat_names_size(const struct handwork *work, struct type *type, double width, double *size)
{

    *size = NAME_TYPE;
    for (int i = 0; i < deck_suit_count(work->deck); i++) {
        const struct suit *suit = deck_suit(work->deck, i);
        const char *name = words_in(&suit->names, work->words.language);
        double own = 0;
        width_of(type, name, words_in(&suit->abbreviations, work->words.language), utf8_count(name),
                 &own);
        double em = (width - 2 * MAT_NAME_INSET) / fmax(own, 0.01);
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
    canvas_next_piece(canvas);
    strbuf_release(&text);
}

enum status mat_name_draw(const struct handwork *work, struct canvas *canvas,
                          const struct suit *suit, struct box place, double size, struct diag *diag)
{
    const char *language = work->words.language, *name = words_in(&suit->names, language);
    const struct lettering look = {
        .box = {place.x + MAT_NAME_INSET, place.y, place.width - 2 * MAT_NAME_INSET, place.height},
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
    struct type *type, *own;
    struct diag *diag;
};

/* Opens the typeface the first time it is needed. */
static enum status open_type(struct checking *checking)
{
    const struct template *template = checking->work->template;
    struct diag unheard = {0};
    enum status status = STATUS_OK;

    if (!checking->type)
        status = type_open(&checking->own, template->family, template->family_where, &unheard);
    diag_release(&unheard);
    if (!checking->type)
        checking->type = checking->own;
    return status;
}

/* Sets *letters to how many of the name have room on one line, if not all have. */
static void count_letters(const struct checking *checking, const char *name,
                          const char *abbreviation, int *letters)
{
    double width = 0;

    for (*letters = utf8_count(name); *letters > 0; --*letters) {
        width_of(checking->type, name, abbreviation, *letters, &width);
        if (width * SMALLEST_WORDS <= checking->room)
            break;
    }
}

static enum status check_name(struct checking *checking, const struct suit *suit,
                              const struct words_in *name)
{
    const char *abbreviation = words_in(&suit->abbreviations, name->language);
    const struct fit fit = {
        .box = {0, 0, checking->room, MAT_NAME_HEIGHT},
        .size = NAME_TYPE,
        .smallest = SMALLEST_WORDS,
        .bold = true,
    };
    struct strbuf text = {0};
    int letters = 0;

    add_name(&text, name->text, abbreviation, utf8_count(name->text));
    enum status status = STATUS_OK;
    bool fits = fit_knows(checking->work->template->family) && fit_surely_line(&fit, text.text);
    strbuf_release(&text);
    if (fits)
        return STATUS_OK;
    status = open_type(checking);
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
    struct checking checking = {.work = work, .type = type, .diag = diag};
    int suits = deck_suit_count(work->deck);
    enum status status = STATUS_OK;
    struct mat_layout layout;
    double width, height;

    if (!mat_layout_for(&layout, work->sheet, suits, deck_wheel(work->deck)->count > 0, &width,
                        &height))
        return STATUS_OK;
    checking.room = layout.suits[0].width - 2 * MAT_NAME_INSET;
    for (int i = 0; i < suits; i++) {
        const struct suit *suit = deck_suit(work->deck, i);
        const char *wanted = words_in(&suit->names, work->words.language);
        for (int k = 0; k < suit->names.count && status == STATUS_OK; k++)
            if (every_language || suit->names.in[k].text == wanted)
                status = check_name(&checking, suit, &suit->names.in[k]);
    }
    type_free(checking.own);
    return status == STATUS_NOT_FOUND ? STATUS_OK : status;
}
