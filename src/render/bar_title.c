#include "render/bar_title.h"

#include "base/memory.h"
#include "base/utf8.h"

#include <math.h>
#include <string.h>

/* The room above the baseline, from it to the bar, and between baselines; em. */
static const double ABOVE = 0.82, BELOW = 0.46, LEADING = 1.12;
/* The least size of a title on one line, as a share of its full size, and the steps down to it. */
static const double SMALLEST = 0.62, STEP = 0.04;
/* Likewise of one that wraps, on two lines. */
static const double SMALLEST_WRAPPED = 0.8;

/* Words beside a title: their em as a share of the title's, their greatest width as a share of the
 * bar, and the space before them in their em. */
static const double BESIDE = 0.56, BESIDE_MOST = 0.66, BESIDE_SPACE = 1.2;

/* Sets the words of a title on lines: as many as are no longer than `longest`. Draws them unless
 * canvas is NULL. */
struct setting_of_lines {
    struct type *type;
    const struct bar_title *title;
    struct canvas *canvas;
    double x, y; /* of the first baseline */
    double longest;
    int lines;
    bool fits, unknown;
};

/* The most lines of a title, if any size allows that. */
enum { MOST_LINES = 3 };

/* The letters of a word that goes with the one after it, at most: the, van, der, les. */
enum { SHORT_WORD = 3 };

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

/* Returns whether a word, up to `end`, is as short as an article; a number is none. */
static bool is_short(const char *word, const char *end)
{
    int letters = 0;

    for (; word < end; word++) {
        if (is_digit(*word))
            return false;
        letters += utf8_begins(*word);
    }
    return letters <= SHORT_WORD;
}

/* Returns whether a line may end at the space `at` of a text: not behind a short word, within "9 to
 * 11", nor before a number or a short word that is the last, unless it is behind a comma. */
static bool may_end(const char *text, const char *at, enum title_breaks breaks)
{
    const char *begin = at, *next_end = at + 1 + strcspn(at + 1, " ");

    if (at > text && strchr(",;:.!?", at[-1]))
        return true;
    if (breaks != TITLE_WELL)
        return breaks == TITLE_TORN;
    while (begin > text && begin[-1] != ' ')
        begin--;
    bool short_next = is_short(at + 1, next_end);
    return !is_short(begin, at) && !is_digit(at[1]) && !(!*next_end && short_next) &&
           !(strspn(begin, "0123456789") == (size_t)(at - begin) && short_next);
}

/* Sets *end to the end of the words of `text` that go on one line, at least one, and *line to
 * them. */
static void break_line(struct setting_of_lines *setting, char *text, char **end,
                       struct set_line *line)
{
    const struct bar_title *title = setting->title;

    *end = NULL;
    for (char *at = text;; at++) {
        at += strcspn(at, " ");
        char kept = *at;
        struct set_line longer;
        if (kept && !may_end(text, at, title->breaks))
            continue;
        *at = '\0';
        type_line(setting->type, text, true, &longer);
        *at = kept;
        bool over = title->size * longer.width > setting->longest + 1e-6;
        if (over && *end)
            break;
        setting->fits = setting->fits && !over;
        *end = at;
        *line = longer;
        if (!kept)
            break;
    }
}

static void set_lines(struct setting_of_lines *setting)
{
    char *text = memory_copy_text(setting->title->text);

    setting->lines = 0;
    setting->fits = true;
    for (char *at = text, *end;; at = end + 1) {
        struct set_line line = {0};
        break_line(setting, at, &end, &line);
        setting->unknown |= line.unknown;
        double spare = setting->title->width - setting->title->size * line.width;
        if (setting->canvas)
            canvas_line(setting->canvas, &line,
                        setting->x + (setting->title->centred ? spare / 2 : 0),
                        setting->y + setting->lines * LEADING * setting->title->size,
                        setting->title->size, COLOUR_DARK);
        setting->lines++;
        if (!*end)
            break;
    }
    memory_free(text);
}

/* Makes the type smaller until the lines are few. */
static void choose_size(struct setting_of_lines *setting, struct bar_title *title, double largest)
{
    for (int lines = title->wraps ? 2 : 1; lines <= MOST_LINES; lines++)
        for (double share = 1;
             share >= (title->wraps && lines < MOST_LINES ? SMALLEST_WRAPPED : SMALLEST) - 1e-6;
             share -= STEP) {
            title->size = share * largest;
            set_lines(setting);
            if (setting->fits && setting->lines <= lines)
                return;
        }
}

/* Ends lines behind commas only, if the title needs no more lines then. */
static void prefer_commas(struct setting_of_lines *setting, struct bar_title *title)
{
    const enum title_breaks others = title->breaks;
    const int lines = setting->lines;

    if (lines == 1)
        return;
    title->breaks = TITLE_AT_COMMAS;
    set_lines(setting);
    if (setting->fits && setting->lines <= lines)
        return;
    title->breaks = others;
    set_lines(setting);
}

/* Makes the longest of several lines as short as their number allows. */
static void even_lines(struct setting_of_lines *setting, struct bar_title *title)
{
    const int lines = setting->lines;
    double most = title->longest, least = title->longest / (lines + 1);

    for (int tries = 10; tries > 0 && lines > 1; tries--) {
        setting->longest = (least + most) / 2;
        set_lines(setting);
        if (setting->fits && setting->lines == lines)
            most = setting->longest;
        else
            least = setting->longest;
    }
    title->longest = setting->longest = most;
    set_lines(setting);
}

/* Sets the size of the words beside the title, and *room to the rest of the bar. */
static void fit_beside(struct type *type, struct bar_title *title, double *room, bool *unknown)
{
    struct set_line line;

    *room = title->width;
    if (!title->beside)
        return;
    type_line(type, title->beside, false, &line);
    *unknown |= line.unknown;
    title->beside_size =
        fmin(BESIDE * title->size, BESIDE_MOST * title->width / fmax(line.width, 0.01));
    *room -= title->beside_size * (line.width + BESIDE_SPACE);
}

/* Draws it on the baseline of the title's last line. */
static void draw_beside(struct canvas *canvas, const struct bar_title *title, double right,
                        double y)
{
    struct set_line line;

    if (!title->beside)
        return;
    type_line(canvas->type, title->beside, false, &line);
    canvas_line(canvas, &line, right - title->beside_size * line.width, y, title->beside_size,
                COLOUR_DARK);
}

void bar_title_fit(struct type *type, struct bar_title *title, double *height, bool *fits,
                   bool *unknown)
{
    struct setting_of_lines setting = {.type = type, .title = title};
    const double largest = title->size;

    fit_beside(type, title, &title->longest, unknown);
    title->breaks = TITLE_WELL;
    setting.longest = title->longest;
    choose_size(&setting, title, largest);
    if (!setting.fits) {
        title->breaks = TITLE_TORN;
        choose_size(&setting, title, largest);
    }
    bool all_fits = setting.fits;
    if (all_fits) {
        prefer_commas(&setting, title);
        even_lines(&setting, title);
    }
    *fits = *fits && all_fits;
    *unknown |= setting.unknown;
    *height = (ABOVE + BELOW + (setting.lines - 1) * LEADING) * title->size + title->bar;
}

void bar_title_draw(struct canvas *canvas, const struct bar_title *title, double x, double y)
{
    struct setting_of_lines setting = {.type = canvas->type,
                                       .title = title,
                                       .canvas = canvas,
                                       .longest = title->longest,
                                       .x = x,
                                       .y = y + ABOVE * title->size};

    set_lines(&setting);
    struct box bar = {x, y + (ABOVE + BELOW + (setting.lines - 1) * LEADING) * title->size,
                      title->width, title->bar};
    draw_beside(canvas, title, x + title->width,
                setting.y + (setting.lines - 1) * LEADING * title->size);
    canvas_box(canvas, bar, bar.height / 2);
    canvas_fill(canvas, title->ink);
    canvas_note(canvas, "bar", bar, title->ink, "");
}
