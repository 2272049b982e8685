#include "draw/path.h"

#include <math.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

struct reader {
    const char *text, *at;
    struct path_step *steps;
    size_t count, capacity;
    double x, y;             /* where the pen is */
    double start_x, start_y; /* where the part being drawn began */
};

static void skip_blanks(struct reader *reader)
{
    reader->at += strspn(reader->at, " \t\n\r,");
}

static void add_step(struct reader *reader, enum path_verb verb, const double *numbers, int count)
{
    memory_make_room(&reader->steps, reader->count, &reader->capacity);
    struct path_step *step = &reader->steps[reader->count++];
    *step = (struct path_step){.verb = verb};
    memcpy(step->at, numbers, (size_t)count * sizeof *numbers);
    if (count >= 2) {
        reader->x = numbers[count - 2];
        reader->y = numbers[count - 1];
    }
}

/* Adds an arc in pieces, each at most a quarter of its ellipse. The centre is computed from the end
 * points as in SVG 1.1, implementation notes, F.6.5 and F.6.6. */
static void add_arc(struct reader *reader, const double arc[7])
{
    double x0 = reader->x, y0 = reader->y, x = arc[5], y = arc[6];
    double rx = fabs(arc[0]), ry = fabs(arc[1]), turn = arc[2] * M_PI / 180;
    bool large = arc[3] != 0, sweep = arc[4] != 0;

    if (rx == 0 || ry == 0 || (x == x0 && y == y0)) {
        add_step(reader, PATH_LINE, (double[]){x, y}, 2);
        return;
    }
    double c = cos(turn), s = sin(turn);
    double u = c * (x0 - x) / 2 + s * (y0 - y) / 2, v = -s * (x0 - x) / 2 + c * (y0 - y) / 2;
    double too_small = u * u / (rx * rx) + v * v / (ry * ry);
    if (too_small > 1) {
        rx *= sqrt(too_small);
        ry *= sqrt(too_small);
    }
    double below = rx * rx * v * v + ry * ry * u * u;
    double above = rx * rx * ry * ry - below;
    double factor = above > 0 ? sqrt(above / below) : 0;
    if (large == sweep)
        factor = -factor;
    double cu = factor * rx * v / ry, cv = -factor * ry * u / rx;
    double cx = c * cu - s * cv + (x0 + x) / 2, cy = s * cu + c * cv + (y0 + y) / 2;
    double from = atan2((v - cv) / ry, (u - cu) / rx), to = atan2((-v - cv) / ry, (-u - cu) / rx);
    if (sweep && to < from)
        to += 2 * M_PI;
    if (!sweep && to > from)
        to -= 2 * M_PI;
    int pieces = (int)ceil(fabs(to - from) / (M_PI / 2) - 1e-9);
    for (int i = 0; i < pieces; i++) {
        double a = from + (to - from) * i / pieces, b = from + (to - from) * (i + 1) / pieces;
        double handle = 4.0 / 3.0 * tan((b - a) / 4);
        double u1 = rx * (cos(a) - handle * sin(a)), v1 = ry * (sin(a) + handle * cos(a));
        double u2 = rx * (cos(b) + handle * sin(b)), v2 = ry * (sin(b) - handle * cos(b));
        double u3 = rx * cos(b), v3 = ry * sin(b);
        add_step(reader, PATH_CURVE,
                 (double[]){cx + c * u1 - s * v1, cy + s * u1 + c * v1, cx + c * u2 - s * v2,
                            cy + s * u2 + c * v2, cx + c * u3 - s * v3, cy + s * u3 + c * v3},
                 6);
    }
    /* Ends exactly where the data say, so that rounding errors do not add up. */
    if (pieces > 0) {
        reader->steps[reader->count - 1].at[4] = reader->x = x;
        reader->steps[reader->count - 1].at[5] = reader->y = y;
    }
}

static void add_command(struct reader *reader, char command, double n[7])
{
    double x = reader->x, y = reader->y;

    switch (command) {
    case 'M':
        add_step(reader, PATH_MOVE, n, 2);
        reader->start_x = n[0];
        reader->start_y = n[1];
        break;
    case 'L':
        add_step(reader, PATH_LINE, n, 2);
        break;
    case 'H':
        add_step(reader, PATH_LINE, (double[]){n[0], y}, 2);
        break;
    case 'V':
        add_step(reader, PATH_LINE, (double[]){x, n[0]}, 2);
        break;
    case 'C':
        add_step(reader, PATH_CURVE, n, 6);
        break;
    case 'Q':
        add_step(reader, PATH_CURVE,
                 (double[]){x + 2 * (n[0] - x) / 3, y + 2 * (n[1] - y) / 3,
                            n[2] + 2 * (n[0] - n[2]) / 3, n[3] + 2 * (n[1] - n[3]) / 3, n[2], n[3]},
                 6);
        break;
    case 'A':
        add_arc(reader, n);
        break;
    default: /* 'Z' */
        add_step(reader, PATH_CLOSE, n, 0);
        reader->x = reader->start_x;
        reader->y = reader->start_y;
        break;
    }
}

static const struct command {
    char letter;
    /* The meaning of each number: x or y, which a small letter counts from the pen's place; or
     * neither. */
    const char *axes;
} commands[] = {{'M', "xy"},     {'L', "xy"},   {'H', "x"},       {'V', "y"},
                {'C', "xyxyxy"}, {'Q', "xyxy"}, {'A', "-----xy"}, {'Z', ""}};

static const struct command *find_command(char letter)
{
    for (size_t i = 0; i < sizeof commands / sizeof *commands; i++)
        if (commands[i].letter == letter || commands[i].letter + ('a' - 'A') == letter)
            return &commands[i];
    return NULL;
}

/* Reads a plain decimal number; strtod alone would also take "inf", "0x1" and the like. */
static bool read_number(struct reader *reader, double *out)
{
    skip_blanks(reader);
    size_t sign = *reader->at == '-' || *reader->at == '+';
    size_t length = sign + strspn(reader->at + sign, "0123456789");
    size_t digits = length - sign;
    if (reader->at[length] == '.') {
        size_t more = strspn(reader->at + length + 1, "0123456789");
        digits += more;
        length += 1 + more;
    }
    if (digits == 0 || digits > 15)
        return false;
    char copy[24];
    memcpy(copy, reader->at, length);
    copy[length] = '\0';
    *out = strtod(copy, NULL);
    reader->at += length;
    return true;
}

static struct message no_command(void)
{
    return message_of(N_("this is not a path command; use M L H V C Q A or Z, in capitals or small "
                         "letters, with numbers after it"));
}

/* Reads one letter and its numbers; further numbers repeat the command. False: *why says what is
 * wrong at reader->at. */
static bool read_command(struct reader *reader, struct message *why)
{
    const struct command *command = find_command(*reader->at);

    if (!command) {
        *why = no_command();
        return false;
    }
    if (reader->count == 0 && command->letter != 'M') {
        *why = message_of(N_("path data must begin with M and a point, such as M 0 0"));
        return false;
    }
    bool relative = *reader->at++ != command->letter;
    do {
        double n[7] = {0};
        for (int i = 0; command->axes[i]; i++) {
            if (!read_number(reader, &n[i])) {
                /* Where a new set of numbers may begin, another command may stand, too. */
                bool stranger =
                    i == 0 && !strchr("+-.0123456789", *reader->at) && !find_command(*reader->at);
                *why =
                    stranger
                        ? no_command()
                        : message_with(
                              N_("a number is missing here; this command takes {count} at a time"),
                              arg_count("count", (int)strlen(command->axes)));
                return false;
            }
            if (relative && command->axes[i] != '-')
                n[i] += command->axes[i] == 'x' ? reader->x : reader->y;
        }
        add_command(reader, command->letter, n);
        skip_blanks(reader);
        if (command->letter == 'M') /* further points make lines */
            command = find_command('L');
    } while (command->axes[0] && *reader->at && !find_command(*reader->at));
    return true;
}

enum status path_read(struct path *out, const char *text, struct arena *arena, size_t *offset,
                      struct message *why)
{
    struct reader reader = {.text = text, .at = text};
    enum status status = STATUS_OK;

    skip_blanks(&reader);
    if (!*reader.at) {
        *why = message_of(N_("path data must begin with M and a point, such as M 0 0"));
        status = STATUS_INVALID;
    }
    while (status == STATUS_OK && *reader.at) {
        if (!read_command(&reader, why))
            status = STATUS_INVALID;

        skip_blanks(&reader);
    }
    *offset = (size_t)(reader.at - text);
    if (status == STATUS_OK) {
        struct path_step *steps = arena_new(arena, reader.count, sizeof *steps);
        memcpy(steps, reader.steps, reader.count * sizeof *steps);
        *out = (struct path){steps, reader.count};
    }
    memory_free(reader.steps);
    return status;
}
