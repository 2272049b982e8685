#include "draw/type.h"

#include "base/hash.h"
#include "base/memory.h"
#include "base/strbuf.h"
#include "base/utf8.h"
#include "draw/fonts.h"

#include <math.h>
#include <pango/pangocairo.h>
#include <string.h>

/* The least distance of lines, as a part of the typeface's own: Andika leaves room for marks above
 * and below its letters that our languages do not have. */
static const double LEADING = 0.82;
/* Some typefaces make ½ of 1⁄2, and so 1½ of 11⁄2: another number. A fraction is set as it is
 * written. */
static const char PLAIN_FRACTIONS[] = "frac=0, numr=0, dnom=0";
/* The height of an empty line between paragraphs, as a part of a line. */
static const double PARAGRAPH_GAP = 0.3;

/* The most height of round digits, as a multiple of a 1's: by that much they overshoot the line
 * that the eye sees. In some typefaces the 1 is as low as an x. */
static const double ROUND_DIGITS = 1.05;

/* The heights of the bold digits and the x in the typeface that sizes were chosen for (Andika), in
 * em, and how much higher those of another one may be before it is set smaller; lower ones would
 * not be read as easily as the size promises (fit.h), so LOWER allows only for errors of
 * measurement. The hands that are taught in schools are half as high at the same size, or twice,
 * and some have an x like Andika's below digits that are twice as high. */
static const double USUAL_DIGITS = 0.713, USUAL_X = 0.498, HIGHER = 1.15, LOWER = 0.99;

/* The typefaces that supply a character which the typeface lacks: first the one that looks most
 * like it at school. */
static const char STAND_INS[] = "Andika,DejaVu Sans";

/* Type for each purpose: words and numbers, regular and bold. */
enum purpose { WORDS, BOLD_WORDS, NUMBERS, BOLD_NUMBERS, PURPOSES };

enum { LINE_SLOTS = 2 * LINES_KEPT };

struct cached_line {
    char *text; /* NULL: the place is free */
    enum purpose purpose;
    struct set_line line;
};

/* Another typeface, and the characters for which it stands in. */
struct stand_in {
    char *family;
    struct strbuf characters;
};
enum { STAND_INS_TOLD = 4 };

/* A hash table with open addressing, at most half full. */
struct generation {
    struct cached_line *kept;
    size_t count;
};

/* An open typeface. When `young` is full it becomes `old`, and what was old is forgotten; so a line
 * is kept until at least LINES_KEPT others were asked for. */
struct type {
    struct fonts fonts;
    PangoFontDescription *font[PURPOSES];
    double scale[PURPOSES]; /* from the size that is asked for to the typeface's own */
    struct generation young, old;
    PangoLayout *block;
    double digit_height, capital_height, leading;
    PangoFont *own;   /* the last font of the typeface itself that text was set in */
    char *own_family; /* as its fonts call it */
    struct stand_in stand_ins[STAND_INS_TOLD];
};

static void forget_lines(struct generation *lines)
{
    for (size_t i = 0; lines->kept && i < LINE_SLOTS; i++)
        if (lines->kept[i].text) {
            g_object_unref(lines->kept[i].line.layout);
            memory_free(lines->kept[i].text);
            lines->kept[i].text = NULL;
        }
    lines->count = 0;
}

static void set_sizes(struct type *type)
{
    for (int purpose = 0; purpose < PURPOSES; purpose++)
        pango_font_description_set_size(
            type->font[purpose],
            (int)lround(TYPE_LINE_POINTS * type->scale[purpose] * PANGO_SCALE));
}

/* Returns how much larger a typeface is to be set in which something is so high. */
static double scale_to(double usual, double height)
{
    return height <= 0 || (height >= LOWER * usual && height <= HIGHER * usual) ? 1
                                                                                : usual / height;
}

/* Measures how high the bold digits are: as the 1, or the highest where that is clearly higher. */
static void measure_digits(struct type *type, double *height)
{
    double one = 0, highest = 0;
    struct set_line line;

    for (char digit[] = "0"; *digit <= '9'; ++*digit) {
        type_line(type, digit, true, &line);
        one = *digit == '1' ? -line.ink_top : one;
        highest = fmax(highest, -line.ink_top);
    }
    *height = highest > ROUND_DIGITS * one ? highest : one;
}

static void measure_leading(struct type *type)
{
    struct set_line line;

    type_line(type, "Hg", false, &line);
    type->leading = fmax(LEADING, (line.ink_bottom - line.ink_top) / (line.ascent + line.descent));
}

/* Measures the typeface, and sets digits and small letters that are far from usual as high as
 * usual. */
static void measure(struct type *type)
{
    double digits = 0;
    struct set_line x = {0};

    measure_leading(type);
    measure_digits(type, &digits);
    type_line(type, "x", false, &x);
    double words = scale_to(USUAL_X, -x.ink_top), numbers = scale_to(USUAL_DIGITS, digits);
    type->scale[WORDS] = type->scale[BOLD_WORDS] = words;
    type->scale[NUMBERS] = type->scale[BOLD_NUMBERS] = numbers;
    type->digit_height = numbers * digits;
    type->capital_height = words * digits;
    if (words != 1 || numbers != 1) {
        forget_lines(&type->young);
        set_sizes(type);
    }
}

/* Finds what the typeface's own fonts call it, and notes where none of them is bold. */
static void find_own(struct type *type, struct position where, struct diag *diag)
{
    PangoFont *bold = pango_context_load_font(type->fonts.context, type->font[BOLD_WORDS]);

    if (!bold)
        memory_give_up();
    PangoFontDescription *described = pango_font_describe(bold);
    if (pango_font_description_get_weight(described) < PANGO_WEIGHT_SEMIBOLD)
        diag_add(diag, SEVERITY_NOTE, where,
                 message_with(N_("the font {font} has no bold type, so breuk prints its regular "
                                 "type instead"),
                              arg_text("font", type->fonts.family)));
    type->own_family = memory_copy_text(pango_font_description_get_family(described));
    pango_font_description_free(described);
    g_object_unref(bold);
}

/* Makes the type's descriptions of fonts. */
static void describe_fonts(struct type *type)
{
    struct strbuf families = {0};

    strbuf_addf(&families, "%s,%s", type->fonts.family, STAND_INS);
    for (int purpose = 0; purpose < PURPOSES; purpose++) {
        type->font[purpose] = pango_font_description_new();
        pango_font_description_set_family(type->font[purpose], strbuf_text(&families));
        pango_font_description_set_weight(type->font[purpose],
                                          purpose % 2 ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
        type->scale[purpose] = 1;
    }
    set_sizes(type);
    strbuf_release(&families);
}

enum status type_open(struct type **out, const char *families, struct position where,
                      struct diag *diag)
{
    struct type *type = memory_new(1, sizeof *type);

    *out = NULL;
    enum status status = fonts_open(&type->fonts, families, where, diag);
    if (status != STATUS_OK) {
        memory_free(type);
        return status;
    }
    type->young.kept = memory_new(LINE_SLOTS, sizeof *type->young.kept);
    type->old.kept = memory_new(LINE_SLOTS, sizeof *type->old.kept);
    describe_fonts(type);
    find_own(type, where, diag);
    measure(type);
    *out = type;
    return STATUS_OK;
}

enum status type_demand(struct type_on_demand *demand, const char *families, struct position where)
{
    struct diag unheard = {0};

    if (!demand->type && demand->status == STATUS_OK)
        demand->status = type_open(&demand->own, families, where, &unheard);
    if (!demand->type)
        demand->type = demand->own;
    diag_release(&unheard);
    return demand->status;
}

void type_free(struct type *type)
{
    if (!type)
        return;
    forget_lines(&type->young);
    forget_lines(&type->old);
    if (type->block)
        g_object_unref(type->block);
    if (type->own)
        g_object_unref(type->own);
    for (int purpose = 0; purpose < PURPOSES; purpose++)
        pango_font_description_free(type->font[purpose]);
    for (int i = 0; i < STAND_INS_TOLD; i++) {
        memory_free(type->stand_ins[i].family);
        strbuf_release(&type->stand_ins[i].characters);
    }
    memory_free(type->own_family);
    memory_free(type->young.kept);
    memory_free(type->old.kept);
    fonts_release(&type->fonts);
    memory_free(type);
}

/* Returns where the text is kept, or a free place for it. */
static struct cached_line *find_line(const struct generation *lines, const char *text,
                                     enum purpose purpose)
{
    size_t slot = (hash_of(text, strlen(text)) + purpose) % LINE_SLOTS;

    while (lines->kept[slot].text &&
           (lines->kept[slot].purpose != purpose || strcmp(lines->kept[slot].text, text) != 0))
        slot = (slot + 1) % LINE_SLOTS;
    return &lines->kept[slot];
}

/* Has the fractions of a layout set as they are written, besides what `attributes` asks for. */
static void set_attributes(PangoLayout *layout, PangoAttrList *attributes)
{
    pango_attr_list_insert(attributes, pango_attr_font_features_new(PLAIN_FRACTIONS));
    pango_layout_set_attributes(layout, attributes);
    pango_attr_list_unref(attributes);
}

/* Finds where characters of that family are noted; *out is NULL where too many are. */
static void find_stand_in(struct type *type, const char *family, struct stand_in **out)
{
    int i = 0;

    while (i < STAND_INS_TOLD && type->stand_ins[i].family &&
           strcmp(type->stand_ins[i].family, family) != 0)
        i++;
    *out = i < STAND_INS_TOLD ? &type->stand_ins[i] : NULL;
    if (*out && !(*out)->family)
        (*out)->family = memory_copy_text(family);
}

/* Notes the characters of a run that another typeface has. */
static void note_characters(struct type *type, const char *family, const char *text,
                            const PangoItem *item)
{
    const char *end = text + item->offset + item->length;
    struct stand_in *stand_in;

    find_stand_in(type, family, &stand_in);
    if (!stand_in)
        return;
    struct strbuf *noted = &stand_in->characters;
    for (const char *c = text + item->offset; c < end; c = g_utf8_next_char(c)) {
        gunichar character = g_utf8_get_char(c);
        if (g_unichar_isgraph(character) && !g_utf8_strchr(strbuf_text(noted), -1, character))
            strbuf_add_bytes(noted, c, (size_t)(g_utf8_next_char(c) - c));
    }
}

static void note_run(struct type *type, const char *text, const PangoItem *item)
{
    PangoFont *font = item->analysis.font;

    if (font == type->own)
        return;
    PangoFontDescription *described = pango_font_describe(font);
    const char *family = pango_font_description_get_family(described);
    if (strcmp(family, type->own_family) == 0)
        g_set_object(&type->own, font);
    else
        note_characters(type, family, text, item);
    pango_font_description_free(described);
}

/* Notes which characters of a layout another typeface has. */
static void note_stand_ins(struct type *type, PangoLayout *layout)
{
    const char *text = pango_layout_get_text(layout);

    for (const GSList *line = pango_layout_get_lines_readonly(layout); line; line = line->next)
        for (const GSList *run = ((const PangoLayoutLine *)line->data)->runs; run; run = run->next)
            note_run(type, text, ((const PangoLayoutRun *)run->data)->item);
}

static void set_line(struct type *type, const char *text, enum purpose purpose,
                     struct set_line *out)
{
    const double em = TYPE_LINE_POINTS * PANGO_SCALE;
    struct cached_line *kept = find_line(&type->young, text, purpose);
    PangoRectangle ink, logical;

    if (kept->text) {
        *out = kept->line;
        return;
    }
    char *copy = memory_copy_text(text);
    if (type->young.count == LINES_KEPT) {
        struct generation forgotten = type->old;
        type->old = type->young;
        type->young = forgotten;
        forget_lines(&type->young);
        kept = find_line(&type->young, text, purpose);
    }
    const struct cached_line *older = find_line(&type->old, text, purpose);
    struct set_line *line = &kept->line;
    kept->text = copy;
    kept->purpose = purpose;
    if (older->text) {
        *line = older->line;
        g_object_ref(line->layout);
    } else {
        line->layout = pango_layout_new(type->fonts.context);
        pango_layout_set_font_description(line->layout, type->font[purpose]);
        set_attributes(line->layout, pango_attr_list_new());
        pango_layout_set_single_paragraph_mode(line->layout, TRUE);
        pango_layout_set_text(line->layout, text, -1);
        pango_layout_get_extents(line->layout, &ink, &logical);
        int baseline = pango_layout_get_baseline(line->layout);
        line->ink_left = ink.x / em;
        line->ink_width = ink.width / em;
        line->ink_top = (ink.y - baseline) / em;
        line->ink_bottom = (ink.y + ink.height - baseline) / em;
        line->width = logical.width / em;
        line->ascent = (baseline - logical.y) / em;
        line->descent = (logical.y + logical.height - baseline) / em;
        line->unknown = pango_layout_get_unknown_glyphs_count(line->layout) > 0;
    }
    type->young.count++;
    *out = *line;
    if (!older->text && !line->unknown)
        note_stand_ins(type, line->layout);
}

void type_line(struct type *type, const char *text, bool bold, struct set_line *out)
{
    set_line(type, text, bold ? BOLD_WORDS : WORDS, out);
}

void type_number(struct type *type, const char *text, bool bold, struct set_line *out)
{
    set_line(type, text, bold ? BOLD_NUMBERS : NUMBERS, out);
}

static void add_attribute(PangoAttrList *list, PangoAttribute *attribute, size_t start, size_t end)
{
    attribute->start_index = (guint)start;
    attribute->end_index = (guint)end;
    pango_attr_list_insert(list, attribute);
}

/* Copies the text without its marks, and sets in bold type what stood between each pair; makes
 * empty lines low. */
static PangoAttrList *take_marks(const char *text, struct strbuf *plain)
{
    PangoAttrList *list = pango_attr_list_new();
    size_t start = 0;

    for (; *text; text++) {
        size_t at = plain->length;
        if (*text == '\002')
            start = at;
        else if (*text == '\003')
            add_attribute(list, pango_attr_weight_new(PANGO_WEIGHT_BOLD), start, at);
        else
            strbuf_add_char(plain, *text);
        if (*text == '\n' && at > 0 && plain->text[at - 1] == '\n')
            add_attribute(list, pango_attr_scale_new(PARAGRAPH_GAP), at, at + 1);
    }
    return list;
}

#define NO_BREAK_SPACE "\u00A0"

/* Keeps a number and the word that it counts on one line: “2 cards”, “0.3 mm”. */
static void keep_counts(const char *text, PangoAttrList *list)
{
    size_t start = 0;

    for (size_t i = 0; text[i]; i++) {
        if (text_begins(text + i, NO_BREAK_SPACE))
            start = i + strlen(NO_BREAK_SPACE);
        if (text[i] != ' ' && text[i] != '\n')
            continue;
        if (text[i] == ' ' && i > start && strspn(text + start, "0123456789.,") == i - start &&
            g_ascii_isdigit(text[i - 1]) && g_unichar_isalpha(g_utf8_get_char(text + i + 1)))
            add_attribute(list, pango_attr_allow_breaks_new(FALSE), start,
                          (size_t)(g_utf8_next_char(text + i + 1) - text));
        start = i + 1;
    }
}

/* Returns whether one of the words has LONG_WORD letters or more. */
static bool has_long_word(const char *text)
{
    int letters = 0;

    for (; *text && letters < LONG_WORD; text++) {
        if (*text == ' ' || *text == '\n')
            letters = 0;
        else
            letters += utf8_begins(*text);
    }
    return letters >= LONG_WORD;
}

static void set_block(struct type *type, const char *text, bool bold, enum align align, double size,
                      double width, bool breaks, struct block *out)
{
    static const PangoAlignment alignments[] = {[ALIGN_LEFT] = PANGO_ALIGN_LEFT,
                                                [ALIGN_CENTRE] = PANGO_ALIGN_CENTER,
                                                [ALIGN_RIGHT] = PANGO_ALIGN_RIGHT};
    struct strbuf plain = {0};
    PangoAttrList *marks = take_marks(text, &plain);
    PangoRectangle logical;

    keep_counts(strbuf_text(&plain), marks);
    if (!type->block) {
        type->block = pango_layout_new(type->fonts.context);
        pango_layout_set_line_spacing(type->block, (float)type_leading(type));
    }
    const enum purpose words = bold ? BOLD_WORDS : WORDS;
    PangoFontDescription *font = pango_font_description_copy_static(type->font[words]);
    pango_font_description_set_size(font, (int)(size * type->scale[words] * PANGO_SCALE));
    pango_layout_set_font_description(type->block, font);
    pango_font_description_free(font);
    pango_layout_set_wrap(type->block, breaks ? PANGO_WRAP_WORD_CHAR : PANGO_WRAP_WORD);
    pango_layout_set_alignment(type->block, alignments[align]);
    pango_layout_set_width(type->block, (int)(width * PANGO_SCALE));
    pango_layout_set_text(type->block, strbuf_text(&plain), -1);
    set_attributes(type->block, marks);
    strbuf_release(&plain);
    pango_layout_get_extents(type->block, NULL, &logical);
    *out = (struct block){
        .layout = type->block,
        .left = (double)logical.x / PANGO_SCALE,
        .width = (double)logical.width / PANGO_SCALE,
        .height = (double)logical.height / PANGO_SCALE,
        .unknown = pango_layout_get_unknown_glyphs_count(type->block) > 0,
    };
    if (!out->unknown)
        note_stand_ins(type, type->block);
}

void type_block(struct type *type, const char *text, bool bold, enum align align, double size,
                double width, struct block *out)
{
    set_block(type, text, bold, align, size, width, false, out);
}

void type_block_broken(struct type *type, const char *text, bool bold, enum align align,
                       double size, double width, struct block *out)
{
    set_block(type, text, bold, align, size, width, has_long_word(text), out);
}

double type_leading(const struct type *type)
{
    return type->leading;
}

double type_digit_height(const struct type *type)
{
    return type->digit_height;
}

double type_capital_height(const struct type *type)
{
    return type->capital_height;
}

bool type_is_coloured(const struct type *type)
{
    return type->fonts.coloured;
}

void type_tell_stand_ins(const struct type *type, struct position where, struct diag *diag)
{
    for (int i = 0; i < STAND_INS_TOLD && type->stand_ins[i].family; i++)
        diag_add(diag, SEVERITY_NOTE, where,
                 message_with(N_("the font {font} has no “{characters}”, so breuk prints that of "
                                 "{other}"),
                              arg_text("font", type->fonts.family),
                              arg_text("characters", strbuf_text(&type->stand_ins[i].characters)),
                              arg_text("other", type->stand_ins[i].family)));
}
