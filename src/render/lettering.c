#include "render/lettering.h"

#include "render/canvas.h"
#include "render/fit.h"

static void complain(const struct lettering *look, const char *text, struct diag *diag)
{
    struct message message = message_of(
        N_("“{text}” does not fit its place of {width} by {height} mm on the page, not even in "
           "type of {least} mm, the smallest that is easy to read; make it shorter, or choose "
           "larger paper"));
    char number[32];

    if (!diag)
        return;
    message_add_typed(&message, "text", text);
    snprintf(number, sizeof number, "%.1f", look->box.width);
    message_add_number(&message, "width", number);
    snprintf(number, sizeof number, "%.1f", look->box.height);
    message_add_number(&message, "height", number);
    message_add_mm(&message, "least", SMALLEST_WORDS);
    diag_add(diag, SEVERITY_ERROR, look->where, &message);
}

static struct part part_of(const struct lettering *look)
{
    return (struct part){.kind = PART_TEXT,
                         .box = look->box,
                         .size = look->size,
                         .bold = look->bold,
                         .align = look->align};
}

static void warn_unknown(const char *text, struct position where, struct diag *diag)
{
    struct message message = message_of(
        N_("“{text}” has a character that no installed font has: a box is printed for it"));

    message_add_typed(&message, "text", text);
    diag_add(diag, SEVERITY_WARNING, where, &message);
}

enum status lettering_line(struct canvas *canvas, const struct lettering *look, const char *text,
                           struct diag *diag)
{
    const struct part part = part_of(look);
    struct box box = look->box;
    struct line line;

    if (!*text)
        return STATUS_OK;
    if (type_line(canvas->type, text, look->bold, &line) != STATUS_OK)
        return STATUS_NO_MEMORY;
    double em = fit_line(&part, &line);
    if (em < fit_smallest(&part, 1)) {
        complain(look, text, diag);
        return STATUS_INVALID;
    }
    if (line.unknown && diag)
        warn_unknown(text, look->where, diag);
    double room = box.width - em * line.ink_width;
    double x = box.x + (look->align == ALIGN_LEFT     ? 0
                        : look->align == ALIGN_CENTRE ? room / 2
                                                      : room);
    double baseline = box.y + (box.height - em * (line.ink_top + line.ink_bottom)) / 2;
    canvas_line(canvas, &line, x - em * line.ink_left, baseline, em, look->colour);
    return STATUS_OK;
}

enum status lettering_block(struct canvas *canvas, const struct lettering *look, const char *text,
                            struct diag *diag)
{
    const struct part part = part_of(look);
    struct box box = look->box;
    struct block block;
    bool fits;

    if (!*text)
        return STATUS_OK;
    if (fit_block(canvas->type, &part, 1, text, &block, &fits) != STATUS_OK)
        return STATUS_NO_MEMORY;
    if (!fits) {
        complain(look, text, diag);
        return STATUS_INVALID;
    }
    if (block.unknown && diag)
        warn_unknown(text, look->where, diag);
    double spare = box.height - block.height / POINTS_PER_MM;
    canvas_block(canvas, &block, box.x, look->above ? box.y : box.y + spare / 2, look->colour);
    return STATUS_OK;
}

typedef enum status letter(struct canvas *canvas, const struct lettering *look, const char *text,
                           struct diag *diag);

static enum status say(letter *set, struct canvas *canvas, const struct lettering *look,
                       const struct paper_words *words, const struct message *message,
                       struct diag *diag)
{
    struct strbuf text = {0};

    paper_say(words, message, &text);
    enum status status =
        text.failed ? STATUS_NO_MEMORY : set(canvas, look, strbuf_text(&text), diag);
    strbuf_release(&text);
    return status;
}

enum status lettering_say_line(struct canvas *canvas, const struct lettering *look,
                               const struct paper_words *words, const struct message *message,
                               struct diag *diag)
{
    return say(lettering_line, canvas, look, words, message, diag);
}

enum status lettering_say(struct canvas *canvas, const struct lettering *look,
                          const struct paper_words *words, const struct message *message,
                          struct diag *diag)
{
    return say(lettering_block, canvas, look, words, message, diag);
}
