/* Hands that were counted: read as somebody types them, and what they tell. */
#include "lesson/ticket/ballot.h"
#include "text/fold.h"

#include <stdlib.h>
#include <string.h>

enum { QUARTER = 4 };

/* What is read of a line. */
struct reading {
    const struct ballot *ballot;
    const char *at; /* in small letters */
    struct hands *hands;
    unsigned named; /* bit i is set: option i was named */
    int numbers;    /* those without a letter */
    struct message *why;
};

static const char *letter_of(int option)
{
    static const char *const letters[] = {"a", "b", "c", "d", "e", "f", "g", "h", "i",
                                          "j", "k", "l", "m", "n", "o", "p", "q", "r",
                                          "s", "t", "u", "v", "w", "x", "y", "z"};

    return letters[option];
}

static bool is_digit(char byte)
{
    return byte >= '0' && byte <= '9';
}

static bool is_letter(char byte)
{
    return byte >= 'a' && byte <= 'z';
}

static bool refuse(const struct reading *reading, struct message why)
{
    *reading->why = why;
    return false;
}

static bool refuse_line(const struct reading *reading)
{
    return refuse(reading, message_of(N_("Type letters with numbers of hands, such as: a 12 b 3")));
}

static void skip_blanks(struct reading *reading)
{
    reading->at += strspn(reading->at, " ,;:=");
}

static bool read_number(struct reading *reading, int *count)
{
    char *end;
    long number = strtol(reading->at, &end, 10);
    size_t digits = strspn(reading->at, "0123456789");
    char after = reading->at[digits];

    if (*reading->at == '-' || strncmp(reading->at, "−", strlen("−")) == 0)
        return refuse(reading, message_of(N_("The number of hands is 0 or more.")));
    if (digits == 0 || (after == '.' && is_digit(reading->at[digits + 1])) || after == '/')
        return refuse_line(reading);
    if (number > HANDS_MOST)
        return refuse(reading, message_with(N_("At most {most} hands can be counted."),
                                            arg_count("most", HANDS_MOST)));
    *count = (int)number;
    reading->at = end + (after == '.');
    return true;
}

/* “a 12” */
static bool read_named(struct reading *reading)
{
    int option = *reading->at - 'a';
    struct message_arg letter = arg_text("letter", letter_of(option));

    if (is_letter(reading->at[1]))
        return refuse_line(reading);
    if (option >= reading->ballot->shown.options)
        return refuse(
            reading,
            message_with(N_("There is no {letter} here: the letters are a to {last}."), letter,
                         arg_text("last", letter_of(reading->ballot->shown.options - 1))));
    if (reading->named >> option & 1)
        return refuse(reading, message_with(N_("You typed the letter {letter} twice."), letter));
    reading->named |= 1u << option;
    reading->at++;
    skip_blanks(reading);
    if (!*reading->at || is_letter(*reading->at))
        return refuse(reading, message_with(N_("How many hold up {letter}? Type the number "
                                               "behind it."),
                                            letter));
    return read_number(reading, &reading->hands->of[option]);
}

static bool read_next(struct reading *reading)
{
    int number;

    if (is_letter(*reading->at))
        return reading->numbers ? refuse_line(reading) : read_named(reading);
    if (!read_number(reading, &number))
        return false;
    if (reading->named)
        return refuse_line(reading);
    if (reading->numbers < reading->ballot->shown.options)
        reading->hands->of[reading->numbers] = number;
    reading->numbers++;
    return true;
}

bool hands_read(const struct ballot *ballot, const char *line, struct hands *hands,
                struct message *why)
{
    struct strbuf folded = {0};
    struct reading reading = {.ballot = ballot, .hands = hands, .why = why};
    bool good = true;

    *hands = (struct hands){0};
    fold_text(&folded, line, strlen(line));
    reading.at = strbuf_text(&folded);
    skip_blanks(&reading);
    good = *reading.at || refuse_line(&reading);
    while (good && *reading.at) {
        good = read_next(&reading);
        skip_blanks(&reading);
    }
    if (good && reading.numbers && reading.numbers != ballot->shown.options)
        good = refuse(&reading, message_with(N_("Type {count} numbers, one for each letter, or "
                                                "letters with numbers: a 12 b 3"),
                                             arg_count("count", ballot->shown.options)));
    if (good && hands_all(hands) > HANDS_MOST)
        good = refuse(&reading, message_with(N_("At most {most} hands can be counted."),
                                             arg_count("most", HANDS_MOST)));
    strbuf_release(&folded);
    return good;
}

int hands_all(const struct hands *hands)
{
    int all = 0;

    for (int i = 0; i < BALLOT_OPTIONS; i++)
        all += hands->of[i];
    return all;
}

int hands_most_wrong(const struct ballot *ballot, const struct hands *hands)
{
    int most = -1;

    for (int i = 0; i < ballot->shown.options; i++)
        if (i != ballot->right && hands->of[i] > (most < 0 ? 0 : hands->of[most]))
            most = i;
    return most;
}

bool hands_are_many(const struct hands *hands, int option)
{
    return hands->of[option] > 0 && QUARTER * hands->of[option] >= hands_all(hands);
}
