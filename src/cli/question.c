#include "cli/question.h"

#include "cli/report.h"
#include "play/typing/typed.h"
#include "text/fold.h"
#include "tui/show.h"
#include "tui/wrap.h"

#include <stdlib.h>
#include <string.h>

enum { INDENT = 5 }; /* the columns of “  1) ” */

enum heard question_ask(struct plain *plain, struct input *input, struct message question,
                        struct strbuf *line)
{
    plain_measure(plain);
    plain_say(plain, question);
    show_text(plain->out, "> ");
    fflush(plain->out);
    strbuf_clear(line);
    if (input_line(input, line) != ANSWER_LINE || typed_is_stop(strbuf_text(line)))
        return HEARD_STOP;
    const char *text = strbuf_text(line);
    return text[strspn(text, " ")] ? HEARD : HEARD_NOTHING;
}

void question_refuse(struct plain *plain, enum heard heard, const char *typed)
{
    if (heard == HEARD)
        plain_say(plain,
                  message_with(N_("“{typed}” is no answer here."), arg_typed("typed", typed)));
}

int question_number(const char *text, int most)
{
    char *end;
    long number = strtol(text, &end, 10);

    return end[strspn(end, " ")] || number < 1 || number > most ? 0 : (int)number;
}

/* Returns the index of the choice that was typed; −1: it is none. */
static int meant(const struct question_choice *choices, int count, const char *typed)
{
    struct strbuf folded = {0};
    int found = question_number(typed, count) - 1;

    fold_text(&folded, typed, strlen(typed));
    for (int i = 0; i < count && found < 0; i++)
        if (fold_match(choices[i].name, strbuf_text(&folded)) == FOLD_EQUALS ||
            (choices[i].word && fold_match(choices[i].word, strbuf_text(&folded)) == FOLD_EQUALS))
            found = i;
    strbuf_release(&folded);
    return found;
}

int question_choose(struct plain *plain, struct input *input, const struct question_choice *choices,
                    int count)
{
    struct strbuf line = {0}, rows = {0};
    int chosen = -1;
    enum heard heard;

    plain_measure(plain);
    for (int i = 0; i < count; i++) {
        strbuf_clear(&line);
        strbuf_addf(&line, "  %d) %s", i + 1,
                    choices[i].label ? choices[i].label : choices[i].name);
        wrap_add(&rows, strbuf_text(&line), INDENT, plain->columns);
    }
    show_text(plain->out, strbuf_text(&rows));
    do {
        heard = question_ask(
            plain, input,
            message_with(N_("Type a number from {first} to {last}. Enter alone: {first}."),
                         arg_count("first", 1), arg_count("last", count)),
            &line);
        chosen = heard == HEARD           ? meant(choices, count, strbuf_text(&line))
                 : heard == HEARD_NOTHING ? 0
                                          : -1;
        if (chosen < 0)
            question_refuse(plain, heard, strbuf_text(&line));
    } while (heard != HEARD_STOP && chosen < 0);
    strbuf_release(&line);
    strbuf_release(&rows);
    return chosen;
}
