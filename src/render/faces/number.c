#include "render/faces/number.h"

#include "draw/canvas.h"
#include "render/faces/part.h"

#include <inttypes.h>
#include <math.h>
#include <string.h>

/* The measures of a stacked fraction, from the middle of its bar; all in em. */
static const double BAR = 0.085, BAR_GAP = 0.13, BAR_OVERHANG = 0.10, SPACE = 0.2;
/* The same, where digits are to take as much of the height as they can. */
static const double TIGHT_BAR = 0.07, TIGHT_GAP = 0.08;
/* The line under a number that turns; under a stack it is so short that it is no fraction bar.
 * Right of a tight fraction a dot stands instead. */
static const double UNDERLINE = 0.06, UNDERLINE_GAP = 0.075, SHORT_UNDERLINE = 0.36;
static const double DOT = 0.095, DOT_GAP = 0.075;
/* The marks over recurring digits; the typeface's own would stand far above them. */
static const double MARK_GAP = 0.09, MARK = 0.075, MARK_DOT = 0.14, MARK_INSET = 0.05;
static const double TIGHT_MARK_GAP = 0.05, TIGHT_MARK_DOT = 0.11;
/* The space on either side of the plus in 1 + 1/2. */
static const double JOINT_GAP = 0.25;

/* The widest digit, the widest other sign and the highest digit of Andika and DejaVu Sans, in em,
 * rounded up. */
static const double WIDEST_DIGIT = 0.70, WIDEST_SIGN = 1.11, HIGHEST_DIGIT = 0.8;

/* The parts of a number: what stands before a fraction, the fraction, and what comes after it. A
 * missing part is "". */
struct number_parts {
    char before[24], joint[4], above[24], below[24], after[12];
    struct strbuf line; /* the whole number, if nothing is stacked */
    bool stacked;
    size_t recurring_at,
        recurring; /* where in `line` the recurring digits begin, and how many bytes they take */
    bool dotted;   /* true: dots over the first and the last of them; false: a line over all */
};

/* A number set in type; lengths in em. */
struct set_number {
    struct set_line before, joint, above, below, after, line;
    double digits;                          /* height of a digit */
    double bar, gap;                        /* height of the bar, and from it to the digits */
    double recurring_left, recurring_right; /* from the origin of `line` */
    double first_width, last_width;         /* of the first and the last digit that recur */
    double whole_size;                      /* of a mixed number's whole */
    double joint_at;                        /* from the number's left edge */
    double before_width, stack_width, after_width;
    double after_size; /* the size of a sign after the number: that of the whole, or else of the
                          fraction's digits */
    double width, height;
    bool underlined;
    double mark_gap, mark_dot; /* from the digits to the marks over them, and a dot's size */
    bool foot_beside;          /* the dot of a fraction stands right of it, not below */
};

/* Sets *turned to what the number reads upside down; *other becomes true if one of its digits then
 * reads as another. Returns false if a digit cannot be read. */
static bool digits_turn(int64_t number, int64_t *turned, bool *other)
{
    *turned = 0;
    do {
        int digit = (int)(number % 10);
        if (digit == 6 || digit == 9)
            *other = true;
        else if (digit != 0 && digit != 8)
            return false;
        *turned = 10 * *turned + (digit == 6 ? 9 : digit == 9 ? 6 : digit);
        number /= 10;
    } while (number > 0);
    return true;
}

/* Returns true for 6, 9, 68, 6/8 and the like: each digit can be read upside down, at least one
 * then reads as another, and the whole is another number. 69 and 6/9 are the same both ways. */
static bool number_turns(const struct notation *n)
{
    int64_t turned, below;
    bool other = false;

    if (n->negative)
        return false;
    switch (n->kind) {
    case NOTATION_WHOLE:
        return digits_turn(n->whole, &turned, &other) && other && turned != n->whole;
    case NOTATION_FRACTION: /* what stands below comes to stand above */
        return digits_turn(n->numerator, &below, &other) &&
               digits_turn(n->denominator, &turned, &other) && other &&
               (turned != n->numerator || below != n->denominator);
    default:
        return false; /* a mark, a sign or a colon shows which way is up */
    }
}

static bool is_stacked(const struct notation *n, bool in_line)
{
    return !in_line && n->denominator > 0 && notation_forms[n->kind].bar == '/';
}

/* Fills *parts, which the caller has zeroed. */
static void take_apart(const struct notation *n, const struct number_style *style, bool in_line,
                       struct number_parts *parts)
{
    const char *minus = !n->negative ? "" : style->minus_sign ? "\u2212" : "-";
    const char *sign = notation_forms[n->kind].sign;

    parts->stacked = is_stacked(n, in_line);
    if (!parts->stacked) {
        struct number_style plain = *style;
        plain.vulgar_characters = style->vulgar_characters && in_line;
        plain.recurring = RECURRING_PARENTHESES;
        notation_print(n, &plain, &parts->line);
        char *text = parts->line.text, *open = text ? strchr(text, '(') : NULL;
        if (!open || style->recurring == RECURRING_PARENTHESES)
            return;
        /* Marks over the digits replace the parentheses of 0.(3). */
        char *close = strchr(open, ')');
        parts->recurring_at = (size_t)(open - text);
        parts->recurring = (size_t)(close - open) - 1;
        parts->dotted = style->recurring == RECURRING_DOTS;
        memmove(open, open + 1, parts->recurring);
        memmove(close - 1, close + 1, strlen(close + 1) + 1);
        parts->line.length -= 2;
        return;
    }
    if (notation_prints_whole(n))
        snprintf(parts->before, sizeof parts->before, "%s%" PRId64, minus, n->whole);
    else
        snprintf(parts->before, sizeof parts->before, "%s", minus);
    snprintf(parts->joint, sizeof parts->joint, "%s", notation_joint(n, style));
    snprintf(parts->above, sizeof parts->above, "%" PRId64, n->numerator);
    snprintf(parts->below, sizeof parts->below, "%" PRId64, n->denominator);
    if (*sign)
        snprintf(parts->after, sizeof parts->after, "%s%s", notation_sign_space(style), sign);
}

/* Measures the width of the line's first `bytes` bytes. */
static void set_part(struct type *type, const struct number_parts *parts, size_t bytes,
                     double *width)
{
    struct strbuf part = {0};
    struct set_line line = {0};

    strbuf_add_bytes(&part, strbuf_text(&parts->line), bytes);
    type_number(type, strbuf_text(&part), true, &line);
    strbuf_release(&part);
    *width = line.width;
}

/* Measures where the recurring digits of a line are. */
static void set_recurring(struct type *type, const struct number_parts *parts,
                          struct set_number *set)
{
    size_t at = parts->recurring_at, end = at + parts->recurring;
    double first_right = 0, last_left = 0;

    set_part(type, parts, at, &set->recurring_left);
    set_part(type, parts, at + 1, &first_right);
    set_part(type, parts, end - 1, &last_left);
    set_part(type, parts, end, &set->recurring_right);
    set->first_width = first_right - set->recurring_left;
    set->last_width = set->recurring_right - last_left;
}

static double em_of(const struct set_number *set, const struct number_look *look)
{
    double em = fmin(look->size, look->box.width / set->width);

    return fmin(em, look->box.height / set->height);
}

/* Draws a line of text whose ink begins at x. */
static void put_line(struct canvas *canvas, const struct set_line *line, double x, double baseline,
                     double em, uint32_t colour)
{
    canvas_line(canvas, line, x - em * line->ink_left, baseline, em, colour);
}

/* Draws a bar: as a line with round ends, which takes less room in a file than a shape, or as a
 * dot. A thin bar is a rectangle, which is drawn fastest; nobody sees that its ends are square. */
static void put_bar(struct canvas *canvas, const char *what, struct box bar, uint32_t colour)
{
    static const double thin = 0.8; /* mm */
    double half = bar.height / 2, middle = bar.y + half;

    if (bar.width > bar.height && bar.height < thin) {
        canvas_box(canvas, bar, 0);
        canvas_fill(canvas, colour);
    } else if (bar.width > bar.height) {
        canvas_segment(canvas, bar.x + half, middle, bar.x + bar.width - half, middle);
        canvas_stroke_round(canvas, colour, bar.height);
    } else {
        canvas_box(canvas, bar, half);
        canvas_fill(canvas, colour);
    }
    canvas_note(canvas, "bar", bar, colour, what);
}

/* Marks the recurring digits of a line whose origin is at x. */
static void put_marks(struct canvas *canvas, const struct number_parts *parts,
                      const struct set_number *set, double x, double baseline, double em,
                      uint32_t colour)
{
    double left = x + em * set->recurring_left, right = x + em * set->recurring_right;
    double dot = em * set->mark_dot, bottom = baseline - em * (set->digits + set->mark_gap);

    if (!parts->dotted) {
        left += em * MARK_INSET;
        right -= em * MARK_INSET;
        put_bar(canvas, "recurring",
                (struct box){left, bottom - em * MARK, right - left, em * MARK}, colour);
        return;
    }
    left += em * set->first_width / 2;
    right -= em * set->last_width / 2;
    put_bar(canvas, "recurring", (struct box){left - dot / 2, bottom - dot, dot, dot}, colour);
    if (parts->recurring > 1)
        put_bar(canvas, "recurring", (struct box){right - dot / 2, bottom - dot, dot, dot}, colour);
}

/* Draws the foot: a line under the number, or a dot right of a denominator that has no room below
 * it; x and bottom are the middle and the foot of the number or denominator. */
static void put_foot(struct canvas *canvas, const struct number_parts *parts,
                     const struct set_number *set, double x, double bottom, double em,
                     uint32_t colour)
{
    double width = em * (parts->stacked ? SHORT_UNDERLINE : set->line.ink_width);

    struct box foot = {x - width / 2, bottom + em * UNDERLINE_GAP, width, em * UNDERLINE};

    if (set->foot_beside) {
        double digits = parts->stacked ? set->below.ink_width : set->line.ink_width;
        foot = (struct box){x + em * (digits / 2 + DOT_GAP), bottom - em * DOT, em * DOT, em * DOT};
    }
    put_bar(canvas, "foot", foot, colour);
}

struct number_look number_look_of(const struct part *part, int width, uint32_t colour)
{
    return (struct number_look){
        .box = part_box(part, width),
        .size = part->size,
        .align = part->align,
        .in_line = part->in_line,
        .tight = part->tight,
        .underline = part->underline,
        .colour = colour,
    };
}

/* Sets the parts of a number in type and measures them. The caller releases parts->line. */
static void set_number(struct type *type, const struct notation *notation,
                       const struct number_style *style, const struct number_look *look,
                       struct number_parts *parts, struct set_number *set)
{
    *parts = (struct number_parts){0};
    *set = (struct set_number){.digits = type_digit_height(type),
                               .bar = look->tight ? TIGHT_BAR : BAR,
                               .gap = look->tight ? TIGHT_GAP : BAR_GAP,
                               .mark_gap = look->tight ? TIGHT_MARK_GAP : MARK_GAP,
                               .mark_dot = look->tight ? TIGHT_MARK_DOT : MARK_DOT,
                               .foot_beside = look->tight && notation->denominator > 0,
                               .underlined = look->underline && number_turns(notation)};
    take_apart(notation, style, look->in_line, parts);
    if (!parts->stacked) {
        if (parts->recurring)
            set_recurring(type, parts, set);
        type_number(type, strbuf_text(&parts->line), true, &set->line);
        set->width = set->line.ink_width;
        if (set->underlined && set->foot_beside)
            set->width += DOT_GAP + DOT;
        set->height = set->digits;
        if (parts->recurring)
            set->height += set->mark_gap + (parts->dotted ? set->mark_dot : MARK);
        return;
    }
    if (*parts->before)
        type_number(type, parts->before, true, &set->before);
    if (*parts->joint)
        type_number(type, parts->joint, true, &set->joint);
    type_number(type, parts->above, true, &set->above);
    type_number(type, parts->below, true, &set->below);
    if (*parts->after)
        type_number(type, parts->after, true, &set->after);
    set->whole_size = look->level ? 1 : NUMBER_WHOLE;
    set->before_width = *parts->before ? set->whole_size * set->before.ink_width + SPACE : 0;
    if (*parts->joint) {
        set->joint_at = set->before_width - SPACE + JOINT_GAP;
        set->before_width = set->joint_at + set->whole_size * set->joint.ink_width + JOINT_GAP;
    }
    set->stack_width = fmax(set->above.ink_width, set->below.ink_width) + 2 * BAR_OVERHANG;
    set->after_size = *parts->before ? set->whole_size : 1;
    set->after_width = *parts->after ? set->after_size * set->after.width : 0;
    set->width = set->before_width + set->stack_width + set->after_width;
    set->height = 2 * (set->digits + set->gap) + set->bar;
}

static void draw_number(struct canvas *canvas, const struct notation *notation,
                        const struct number_style *style, const struct number_look *look,
                        bool *unknown)
{
    struct number_parts parts;
    struct set_number set;

    set_number(canvas->type, notation, style, look, &parts, &set);
    strbuf_release(&parts.line);
    *unknown = *unknown || set.line.unknown || set.before.unknown || set.joint.unknown ||
               set.after.unknown;
    double em = em_of(&set, look), room = look->box.width - em * set.width;
    double y = look->box.y + look->box.height / 2, x = look->box.x;
    x += align_left(look->align, room);
    if (!parts.stacked) {
        double baseline = y + em * set.digits / 2; /* marks above digits do not push them down */
        put_line(canvas, &set.line, x, baseline, em, look->colour);
        if (parts.recurring)
            put_marks(canvas, &parts, &set, x - em * set.line.ink_left, baseline, em, look->colour);
        if (set.underlined)
            put_foot(canvas, &parts, &set, x + em * set.line.ink_width / 2, baseline, em,
                     look->colour);
        return;
    }
    double middle = x + em * (set.before_width + set.stack_width / 2);
    double half = em * set.bar / 2, gap = em * set.gap;
    if (*parts.before)
        put_line(canvas, &set.before, x, y + em * set.whole_size * set.digits / 2,
                 em * set.whole_size, look->colour);
    if (*parts.joint)
        put_line(canvas, &set.joint, x + em * set.joint_at,
                 y + em * set.whole_size * set.digits / 2, em * set.whole_size, look->colour);
    double below = middle - em * set.below.ink_width / 2 - em * set.below.ink_left;
    canvas_stack(canvas, &set.above,
                 middle - em * set.above.ink_width / 2 - em * set.above.ink_left, y - half - gap,
                 &set.below, below, y + half + gap + em * set.digits, em, look->colour);
    if (*parts.after)
        canvas_line(canvas, &set.after, middle + em * set.stack_width / 2,
                    y + em * set.after_size * set.digits / 2, em * set.after_size, look->colour);
    /* The bar comes last: a PDF names the colour anew between words and lines. */
    put_bar(
        canvas, "fraction",
        (struct box){middle - em * set.stack_width / 2, y - half, em * set.stack_width, 2 * half},
        look->colour);
    if (set.underlined)
        put_foot(canvas, &parts, &set, middle, y + half + gap + em * set.digits, em, look->colour);
}

void number_draw(struct canvas *canvas, const struct notation *notation,
                 const struct number_style *style, const struct number_look *look, bool *unknown)
{
    struct strbuf spoken = {0};

    /* Any other number is read as it stands. */
    if (notation->denominator + notation->recurring_digits == 0) {
        draw_number(canvas, notation, style, look, unknown);
        return;
    }
    notation_print(notation, style, &spoken);
    canvas_begin_spoken(canvas, strbuf_text(&spoken));
    draw_number(canvas, notation, style, look, unknown);
    canvas_end_spoken(canvas);
    strbuf_release(&spoken);
}

void number_fit(struct type *type, const struct notation *notation,
                const struct number_style *style, const struct number_look *look, double *em)
{
    struct number_parts parts;
    struct set_number set;

    set_number(type, notation, style, look, &parts, &set);
    *em = em_of(&set, look) * (*parts.before ? set.whole_size : 1);
    strbuf_release(&parts.line);
}

void number_measure(struct type *type, const struct notation *notation,
                    const struct number_style *style, bool level, double *width, double *height)
{
    const struct number_look look = {.level = level};
    struct number_parts parts;
    struct set_number set;

    set_number(type, notation, style, &look, &parts, &set);
    *width = set.width;
    *height = set.height;
    strbuf_release(&parts.line);
}

/* Returns the number of decimal digits; 0 has one. */
static int digits_of(int64_t number)
{
    int digits = 1;

    for (int64_t least = 10; digits <= NOTATION_DIGITS && number >= least; least *= 10)
        digits++;
    return digits;
}

/* Returns how many digits a number has in one line. */
static int digits_in_line(const struct notation *n)
{
    int digits = n->denominator > 0 ? digits_of(n->numerator) + digits_of(n->denominator)
                                    : n->fixed_digits + n->recurring_digits;

    return digits + (n->denominator == 0 || notation_prints_whole(n) ? digits_of(n->whole) : 0);
}

/* Returns how many signs and spaces come after a number. */
static int signs_after(const struct notation *n, const struct number_style *style)
{
    return !*notation_forms[n->kind].sign ? 0 : *notation_sign_space(style) ? 2 : 1;
}

/* Returns how many other characters a number has in one line. */
static int signs_in_line(const struct notation *n, const struct number_style *style)
{
    int signs = n->negative + signs_after(n, style);

    if (n->denominator == 0)
        return signs + (n->fixed_digits + n->recurring_digits > 0) +
               (n->recurring_digits > 0 ? 2 : 0); /* a decimal mark, parentheses */
    signs++;                                      /* a slash */
    if (notation_prints_whole(n))
        signs += *notation_joint(n, style) ? 3 : 1; /* a space, or a plus between two */
    return signs;
}

int number_characters(const struct notation *notation, const struct number_style *style)
{
    return digits_in_line(notation) + signs_in_line(notation, style);
}

bool number_surely_fits(const struct notation *n, const struct number_style *style,
                        const struct number_look *look, double em)
{
    bool joined = *notation_joint(n, style);
    int after = signs_after(n, style);
    double width, height = HIGHEST_DIGIT;

    if (is_stacked(n, look->in_line)) {
        int above = digits_of(n->numerator), below = digits_of(n->denominator);
        width = (above > below ? above : below) * WIDEST_DIGIT + 2 * BAR_OVERHANG;
        if (notation_prints_whole(n) || n->negative)
            width += NUMBER_WHOLE * (digits_of(n->whole) * WIDEST_DIGIT + WIDEST_SIGN) + SPACE;
        if (joined)
            width += NUMBER_WHOLE * WIDEST_SIGN + 2 * JOINT_GAP;
        width += NUMBER_WHOLE * after * WIDEST_SIGN;
        height = 2 * (HIGHEST_DIGIT + BAR_GAP) + BAR;
    } else {
        int digits = digits_in_line(n);
        width = digits * WIDEST_DIGIT + signs_in_line(n, style) * WIDEST_SIGN;
        if (look->underline && look->tight && n->denominator > 0)
            width += DOT_GAP + DOT;
        if (n->recurring_digits > 0)
            height += MARK_GAP + MARK_DOT;
    }
    return em * width <= look->box.width && em * height <= look->box.height;
}
