#include "cli/welcome.h"

#include "cli/play/first_run.h"
#include "cli/question.h"
#include "cli/report.h"
#include "cli/shell_word.h"
#include "tui/show.h"
#include "tui/wrap.h"

#include <string.h>
#include <unistd.h>

/* What can be wanted; the first is taken by Enter. */
static const struct wish {
    const char *command;
    const char *word, *label; /* N_() */
} wishes[] = {
    {"play", N_("play"), N_("Play, on this screen")},
    {"lesson", N_("lesson"), N_("Do a lesson")},
    {"print", N_("print"), N_("Print cards")},
    {"class", N_("class"), N_("See your classes")},
    {"score", N_("points"), N_("Count the points of a card game")},
};
enum { WISHES = (int)(sizeof wishes / sizeof *wishes) };

/* The line to type the next time. */
static void show_command(struct plain *plain, const struct command_line *line, char *const *options,
                         const char *const *words)
{
    struct strbuf command = {0}, wrapped = {0};

    plain_say(plain, message_of(N_("Next time you can type:")));
    strbuf_add(&command, "  ");
    shell_word_add(&command, line->called ? line->called : "breuk");
    for (; *options; options++) {
        strbuf_add_char(&command, ' ');
        shell_word_add(&command, *options);
    }
    for (; *words; words++)
        strbuf_addf(&command, " %s", *words);
    wrap_add(&wrapped, strbuf_text(&command), 2, plain->columns);
    show_text(stdout, strbuf_text(&wrapped));
    fflush(stdout);
    strbuf_release(&command);
    strbuf_release(&wrapped);
}

bool welcome_ask(const struct command_line *line, char *const *options,
                 const char *words[WELCOME_WORDS])
{
    struct input input = input_from(STDIN_FILENO);
    struct plain plain = plain_new(stdout, &input, NULL, 0);
    struct question_choice choices[WISHES];

    plain.terminal = true;
    plain_measure(&plain);
    plain_say(&plain, message_of(N_("What would you like to do?")));
    for (int i = 0; i < WISHES; i++)
        choices[i] = (struct question_choice){wishes[i].command, text_get(wishes[i].word),
                                              text_get(wishes[i].label)};
    int chosen = question_choose(&plain, &input, choices, WISHES);
    bool asked = chosen >= 0;
    if (asked) {
        words[0] = wishes[chosen].command;
        words[1] = words[2] = NULL;
        if (strcmp(words[0], "print") == 0)
            asked = (words[1] = first_run_deck(&plain, &input)) != NULL;
    }
    if (asked)
        show_command(&plain, line, options, words);
    plain_release(&plain);
    return asked;
}
