#include "draw/fit.h"

#include <math.h>
#include <string.h>

/* The ratio of a size to the one tried before. */
static const double STEP = 0.95;
/* The highest letter of Andika and DejaVu Sans that our languages have, a capital with its mark, in
 * em, rounded up. */
static const double HIGHEST_LETTER = 1;

double fit_line(const struct fit *fit, const struct set_line *line)
{
    double em = fmin(fit->size, fit->box.height / (line->ink_bottom - line->ink_top));

    return fmin(em, fit->box.width / line->ink_width);
}

bool fit_letters_read(const struct fit *fit, const struct set_line *line)
{
    return fit_line(fit, line) * fmax(1, -line->ink_top / HIGHEST_LETTER) >= fit->smallest;
}

bool fit_block(struct type *type, const struct fit *fit, const char *text, struct block *out)
{
    double width = fit->box.width * POINTS_PER_MM, height = fit->box.height * POINTS_PER_MM;
    double size = fit->size, smallest = fit->smallest;

    for (;;) {
        type_block(type, text, fit->bold, fit->align, size * POINTS_PER_MM, width, out);
        bool fits = out->width <= width && out->height <= height && size >= smallest;
        if (fits || size <= smallest)
            return fits;
        size = fmax(size * STEP, smallest);
    }
}

/* The widest advances, in em, of Andika and DejaVu Sans, regular and bold, by kind of character;
 * how far their ink reaches beyond them, and the height of ink and of a line; all rounded up. A
 * typeface of another family may be wider. */
static const double DIGIT = 0.70, SMALL = 0.72, PLAIN = 0.88, WIDE = 1.11, ACCENTED = 1.17,
                    MARK = 1.9, OVERHANG = 0.5, INK_HEIGHT = 1.4, LINE_HEIGHT = 1.65;

bool fit_knows(const char *family)
{
    return strcmp(family, "Andika") == 0 || strcmp(family, "DejaVu Sans") == 0;
}

/* Returns the greatest width that the character at *text may have, and moves *text past it; −1: it
 * is of another script. */
static double widest(const char **text)
{
    const unsigned char *c = (const unsigned char *)*text;

    *text += 1;
    if (*c < 0x80)
        return *c >= '0' && *c <= '9'         ? DIGIT
               : strchr("mwMW@%", *c)         ? WIDE
               : *c >= 'a' && *c <= 'z'       ? SMALL
               : *c == '\002' || *c == '\003' ? 0 /* marks of bold type */
                                              : PLAIN;
    *text += 1;
    if (*c >= 0xC2 && *c <= 0xC5) /* U+0080 … U+017F */
        return ACCENTED;
    *text += 1;
    return *c == 0xE2 && (c[1] == 0x80 || c[1] == 0x81) ? MARK : -1; /* U+2000 … U+207F */
}

bool fit_surely_line(const struct fit *fit, const char *text)
{
    double width = 2 * OVERHANG, em = fit->smallest;

    while (*text) {
        double advance = widest(&text);
        if (advance < 0)
            return false;
        width += advance;
    }
    return em <= fit->size && em * width <= fit->box.width && em * INK_HEIGHT <= fit->box.height;
}

/* Breaks the text as Pango does, at the last space before the edge that follows no digit:
 * type_block keeps a number with its word. Counting words as too wide, and ignoring spaces where
 * Pango would have broken the line, never makes it count too few lines. */
bool fit_surely_block(const struct fit *fit, const char *text)
{
    double em = fit->smallest, room = fit->box.width / em;
    double line = 0, word = 2 * OVERHANG;
    bool digit = false;
    int lines = 1;

    while (*text) {
        bool space = *text == ' ' && !digit, paragraph = *text == '\n';
        digit = *text >= '0' && *text <= '9';
        double advance = widest(&text);
        if (advance < 0)
            return false;
        word += paragraph ? 0 : advance;
        if (word > room)
            return false;
        if (line + word > room) {
            lines++;
            line = 0;
        }
        if (space || paragraph) {
            line = paragraph ? 0 : line + word;
            word = 2 * OVERHANG;
            lines += paragraph;
        }
    }
    return em <= fit->size && em * LINE_HEIGHT * lines <= fit->box.height;
}
