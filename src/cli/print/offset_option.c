#include "cli/print/offset_option.h"

#include "base/strbuf.h"
#include "cli/print/printers.h"
#include "cli/report.h"
#include "text/text.h"
#include "tui/show.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { NUMBERS = 3, DIGITS = 8 };

/* Reads a number up to the separator: a sign or none, then digits, as in 1.5 or, if the separator
 * is no comma, 1,5. Returns false if it is no number, or too long a one. */
static bool read_number(const char **text, char separator, double *out)
{
    const char *at = *text + strspn(*text, " ");
    char number[2 * DIGITS + 2] = "";
    size_t length = 0, digits = 0;
    bool minus = *at == '-' || !strncmp(at, "\u2212", 3), pointed = false;

    at += *at == '-' || *at == '+' ? 1 : minus ? 3 : 0;
    for (; *at && *at != separator && *at != ' '; at++) {
        bool point = !pointed && (*at == '.' || (*at == ',' && separator == ';'));
        if ((!point && (*at < '0' || *at > '9')) || length == sizeof number - 1)
            return false;
        pointed |= point;
        digits += !point;
        number[length++] = point ? '.' : *at;
    }
    *text = at + strspn(at, " ");
    *out = (minus ? -1 : 1) * strtod(number, NULL);
    if (*out == 0)
        *out = 0; /* never −0 */
    return digits > 0 && (**text == '\0' || **text == separator);
}

/* Reads two numbers or more, "dx,dy" or "dx,dy,angle", with decimal points; between semicolons
 * decimal commas do, too. Those that are not there are 0. Returns false if it is something else. */
static bool read_numbers(const char *text, int most, double numbers[NUMBERS])
{
    char separator = strchr(text, ';') ? ';' : ',';
    const char *at = text;
    int count = 0;
    bool good = true;

    while (good && count < most) {
        good = read_number(&at, separator, &numbers[count++]);
        if (!good || *at == '\0')
            break;
        at++;
    }
    return good && *at == '\0' && count >= 2 && at[-1] != separator;
}

/* Reads what --back-offset is. STATUS_INVALID: *why says what is wrong, and borrows the text. */
static enum status read_back(const char *text, struct back_offset *out, struct message *why)
{
    double numbers[NUMBERS] = {0};

    if (!read_numbers(text, NUMBERS, numbers)) {
        *why =
            message_with(N_("“--back-offset” needs dx,dy or dx,dy,angle, such as 1.5,-0.5,0.25, "
                            "not “{given}”; put commas between the numbers and use decimal points"),
                         arg_typed("given", text));
        return STATUS_INVALID;
    }
    *out = (struct back_offset){numbers[0], numbers[1], numbers[2]};
    if (back_offset_is_allowed(out))
        return STATUS_OK;
    *why = message_with(N_("“--back-offset” cannot be “{given}”; backs can move by at most {mm} mm "
                           "and turn by at most {degrees}°"),
                        arg_typed("given", text), arg_count("mm", (int64_t)OFFSET_MOST_MM),
                        arg_count("degrees", (int64_t)OFFSET_MOST_DEGREES));
    return STATUS_INVALID;
}

/* The same of --front-offset. */
static enum status read_front(const char *text, struct front_offset *out, struct message *why)
{
    double numbers[NUMBERS] = {0};
    bool good = read_numbers(text, 2, numbers);

    *out = (struct front_offset){numbers[0], numbers[1]};
    if (good && front_offset_is_allowed(out))
        return STATUS_OK;
    *why = message_with(good ? N_("“--front-offset” cannot be “{given}”; fronts can move by at "
                                  "most {mm} mm")
                             : N_("“--front-offset” needs dx,dy, such as 1.5,-0.5, not “{given}”; "
                                  "put a comma between the numbers and use decimal points"),
                        arg_typed("given", text), arg_count("mm", (int64_t)OFFSET_MOST_MM));
    return STATUS_INVALID;
}

static struct printer_way way_of(const struct printing *printing)
{
    const struct grid *grid = &printing->sheet->grid;
    bool by_hand = printing->backs == BACKS_MANUAL || printing->backs == BACKS_MANUAL_REVERSED;

    return (struct printer_way){
        .upright = grid->paper_height >= grid->paper_width,
        .backs = backs_names[by_hand ? BACKS_MANUAL : printing->backs],
    };
}

enum status offset_choose(struct printing *printing)
{
    const char *back = option_text(printing->line, "back-offset", NULL);
    const char *front = option_text(printing->line, "front-offset", NULL);
    const char *name = option_text(printing->line, "printer", NULL);
    enum status status = STATUS_OK;
    struct message why;

    if (name && !printer_name_allowed(name)) {
        return printing_refuse(
            printing, message_with(N_("“{name}” is not a valid printer name; use 1 to {most} "
                                      "letters, digits or other signs"),
                                   arg_typed("name", name), arg_count("most", PRINTER_NAME_MOST)));
    }
    /* What is not typed stays as it is remembered. */
    if (name) {
        struct printer_offsets known = {0};
        status = printers_find(name, way_of(printing), !back && !front, &known, &printing->diag);
        printing->offset = known.back;
        printing->front = known.front;
    }
    if (status == STATUS_OK && back && read_back(back, &printing->offset, &why) != STATUS_OK)
        return printing_refuse(printing, why);
    if (status == STATUS_OK && front && read_front(front, &printing->front, &why) != STATUS_OK)
        return printing_refuse(printing, why);
    return status;
}

/* Returns the name of the printer whose offsets are to be remembered; NULL: none. */
static const char *name_to_remember(const struct command_line *line)
{
    bool typed = option_given(line, "back-offset") || option_given(line, "front-offset");

    return typed ? option_text(line, "printer", NULL) : NULL;
}

/* Adds ", 1.5 mm to the right", without the comma if it is the first, and nothing for 0. `less` is
 * said of a negative number. */
static void add_move(double by, const char *more, const char *less, struct strbuf *out)
{
    if (by == 0)
        return;
    struct message message = message_with(by < 0 ? less : more, arg_mm("by", fabs(by)));
    strbuf_add(out, out->length ? ", " : "");
    text_of(message, NULL, out);
}

/* Adds how pages have been moved, if they have: `id` has {moves}. */
static void add_moves(const struct back_offset *offset, const char *id, struct strbuf *sentence)
{
    struct strbuf moves = {0};

    add_move(offset->dx, N_("{by} mm to the right"), N_("{by} mm to the left"), &moves);
    add_move(offset->dy, N_("{by} mm down"), N_("{by} mm up"), &moves);
    add_move(offset->angle, N_("turned {by}° clockwise"), N_("turned {by}° anticlockwise"), &moves);
    if (*strbuf_text(&moves)) {
        strbuf_add(sentence, sentence->length ? " " : "");
        text_of(message_with(id, arg_text("moves", strbuf_text(&moves))), NULL, sentence);
    }
    strbuf_release(&moves);
}

void offset_say_done(const struct printing *printing)
{
    const struct back_offset front = {printing->front.dx, printing->front.dy, 0};
    const char *name = name_to_remember(printing->line);
    struct strbuf sentence = {0};

    add_moves(&front, N_("Fronts moved: {moves}."), &sentence);
    add_moves(&printing->offset, N_("Backs moved: {moves}."), &sentence);
    if (name) {
        strbuf_add(&sentence, sentence.length ? " " : "");
        text_of(message_with(N_("Saved: from now on “--printer {name}” is enough."),
                             arg_text("name", name)),
                NULL, &sentence);
    }
    if (*strbuf_text(&sentence) && !printing->line->json)
        show_line(stderr, sentence.text);
    strbuf_release(&sentence);
}

enum exit_code offset_can_remember(const struct printing *printing)
{
    return name_to_remember(printing->line) ? printers_can_remember(printing->line) : EXIT_DONE;
}

enum exit_code offset_remember_and_end(const struct printing *printing, struct print_file *file,
                                       enum status status)
{
    const char *name = status == STATUS_OK ? name_to_remember(printing->line) : NULL;
    const struct printer_offsets offsets = {printing->offset, printing->front};
    enum exit_code code =
        name ? printers_remember(printing->line, name, way_of(printing), &offsets) : EXIT_DONE;

    if (code == EXIT_DONE)
        return print_file_end(file, status);
    print_file_abandon(file);
    return code;
}
