#include "play/teaching/gaps.h"

#include "deck/deck.h"
#include "play/table_state.h"
#include "rational/explain_step.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

static void say(struct table *table, struct message message)
{
    table->front->say(table->front->context, message);
}

/* Takes the next whole number of a line; a "/" behind it and what follows are that of its fraction.
 * False: there is none. */
static bool take_number(const char **line, int64_t *number, int64_t *parts)
{
    const char *at = *line;
    char *end;

    while (*at && !isdigit((unsigned char)*at))
        at++;
    if (!*at)
        return false;
    *number = strtoll(at, &end, 10);
    *parts = *end == '/' && isdigit((unsigned char)end[1]) ? strtoll(end + 1, &end, 10) : 0;
    *line = end;
    return true;
}

static bool is_answer(const char *line, const struct notation *forms, int count)
{
    int64_t number, parts;

    for (int i = 0; i < count; i++)
        if (!take_number(&line, &number, &parts) || number != forms[i].numerator ||
            (parts && parts != forms[i].denominator))
            return false;
    return !take_number(&line, &number, &parts);
}

/* Numbers that are not the answer are the example. */
static void say_how_to_type(struct table *table, const struct notation *forms, int count)
{
    int64_t first = forms[0].numerator == 5 ? 7 : 5;

    say(table, message_plural(NP_("Type = and the number, for example: = {first}",
                                  "Type = and both numbers, for example: = {first} {second}"),
                              arg_count("count", count), arg_count("first", first),
                              arg_count("second", first + 1)));
}

bool gaps_hear(struct table *table, const char *line)
{
    const struct teacher *teacher = &table->now.teacher;
    const struct notation *left = NULL, *right = NULL;
    struct notation forms[2];
    struct message step[EXPLANATION_STEPS];
    int missing = 0;

    line += strspn(line, " ");
    if (*line != '=')
        return false;
    if (table->view.seat != NO_SEAT && teacher_asks_gaps(teacher)) {
        left = &deck_card(table_deck(table), teacher->refused)->notation;
        right = &deck_card(table_deck(table), table->view.top)->notation;
        missing = explain_missing(left, right, forms);
    }
    if (missing == 0) { /* that leads to seeing why the card is wrong */
        say(table, message_of(N_("no number is asked for now")));
        return true;
    }
    if (!is_answer(line, forms, missing)) {
        say(table, message_of(N_("Not yet.")));
        say(table, explain_gaps(left, right));
        say_how_to_type(table, forms, missing);
        return true;
    }
    say(table, message_of(N_("That is right.")));
    for (int i = 0, steps = explain_filled(left, right, step); i < steps; i++)
        say(table, step[i]);
    return true;
}
