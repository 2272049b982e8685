#include "sitter.h"

#include "lesson/next/difficulty.h"

#include <string.h>

double sitter_by_share(const struct sitter *pupil, const struct item *item)
{
    (void)item;
    return pupil->known;
}

double sitter_by_ability(const struct sitter *pupil, const struct item *item)
{
    return item_chance(item, pupil->ability);
}

double sitter_by_guessing(const struct sitter *pupil, const struct item *item)
{
    (void)pupil;
    (void)item;
    return -1;
}

/* ---- answers ---- */

static bool happens(struct chance *chance, double probability)
{
    enum { PARTS = 1 << 30 };

    return chance_below(chance, PARTS) < (uint32_t)(probability * PARTS);
}

static void add_label(const struct item *item, int option, struct strbuf *line)
{
    char label[LABEL_SIZE];

    item_label(item, option, label);
    strbuf_addf(line, "%s ", label);
}

void sitter_type(const struct item *item, const struct response *response, struct strbuf *line)
{
    static const char *const signs[] = {"<", "=", ">"};
    char number[NOTATION_TEXT_SIZE];

    switch (item->answers) {
    case ANSWER_NUMBER:
        notation_canonical(&response->number, number);
        strbuf_add(line, number);
        break;
    case ANSWER_SIGN:
        strbuf_add(line, signs[response->sign + 1]);
        break;
    case ANSWER_YES_NO:
        strbuf_add(line, response->yes ? "yes" : "no");
        break;
    default:
        for (int i = 0; i < item->options; i++) {
            int option = item->answers == ANSWER_ORDER ? response->order[i] : i;
            if (item->answers == ANSWER_ORDER || response->chosen >> option & 1)
                add_label(item, option, line);
        }
    }
}

/* Options in an order of chance, the first `count` of them. */
static void guess_options(const struct item *item, int count, struct chance *chance,
                          struct strbuf *line)
{
    int place[ITEM_OPTIONS];

    for (int i = 0; i < item->options; i++)
        place[i] = i;
    for (int i = 0; i < count && i < item->options; i++) {
        int j = i + (int)chance_below(chance, (uint32_t)(item->options - i)), option = place[j];
        place[j] = place[i];
        add_label(item, option, line);
    }
}

/* What can be an answer, each as likely. A number that is typed is hit once in twenty times. */
static void guess(const struct item *item, struct chance *chance, struct strbuf *line)
{
    enum { LEAST = 2, SIZES = 3, SIGNS = 3, HIT = 20 };
    static const char *const signs[SIGNS] = {"<", "=", ">"};

    switch (item->answers) {
    case ANSWER_CHOICE:
        guess_options(item, 1, chance, line);
        break;
    case ANSWER_CHOICES:
        guess_options(item, LEAST + (int)chance_below(chance, SIZES), chance, line);
        break;
    case ANSWER_ORDER:
        guess_options(item, item->options, chance, line);
        break;
    case ANSWER_SIGN:
        strbuf_add(line, signs[chance_below(chance, SIGNS)]);
        break;
    case ANSWER_YES_NO:
        strbuf_add(line, chance_below(chance, 2) ? "yes" : "no");
        break;
    case ANSWER_NUMBER:
        if (chance_below(chance, HIT) == 0)
            item_add_answer(item, line);
        else
            strbuf_add(line, "1000");
        break;
    }
}

static bool is_right(const struct item *item, const char *line)
{
    struct response response;
    struct judgement judgement;
    struct message why;

    if (!item_read(item, line, &response, &why))
        return false;
    item_judge(item, &response, &judgement);
    return judgement.verdict == VERDICT_RIGHT;
}

static void answer(struct sitter *pupil, const struct item *item, struct strbuf *line)
{
    double knows = pupil->knows(pupil, item);

    if (knows < 0) {
        guess(item, &pupil->chance, line);
    } else if (happens(&pupil->chance, knows)) {
        item_add_answer(item, line);
    } else {
        do {
            strbuf_clear(line);
            guess(item, &pupil->chance, line);
        } while (is_right(item, strbuf_text(line)));
    }
}

/* ---- the front ---- */

static void say(void *context, struct message message)
{
    (void)context;
    (void)message;
}

static void turn(void *context, int number, int at, int all)
{
    struct sitter *pupil = context;

    (void)number;
    (void)at;
    (void)all;
    pupil->is_example = pupil->has_answered = pupil->has_hint = false;
}

static void why(void *context, struct message message)
{
    struct sitter *pupil = context;

    pupil->why[pupil->asked] = message;
    pupil->whys++;
}

static void example(void *context, int number)
{
    struct sitter *pupil = context;

    pupil->is_example = true;
    pupil->is_help = number == 0;
    pupil->examples += number == 0;
}

static void tell(void *context, const struct telling *telling)
{
    (void)context;
    (void)telling;
}

static void show(void *context, const struct item *item)
{
    struct sitter *pupil = context;
    int at = pupil->asked;

    if (pupil->is_example) {
        pupil->example[at] = *item;
        return;
    }
    pupil->helped[at] = pupil->is_help;
    pupil->is_help = false;
    pupil->item[pupil->asked++] = *item;
}

/* Whoever missed goes on to the next question. */
static enum front_answer ask(void *context, int number, struct strbuf *line)
{
    struct sitter *pupil = context;
    int at = pupil->asked - 1;

    (void)number;
    if (pupil->has_answered) {
        strbuf_add(line, "skip");
        return FRONT_LINE;
    }
    if (pupil->hinted && !pupil->has_hint) {
        pupil->has_hint = true;
        strbuf_add(line, "hint");
        return FRONT_LINE;
    }
    pupil->has_answered = true;
    (pupil->types ? pupil->types : answer)(pupil, &pupil->item[at], line);
    pupil->right[at] = is_right(&pupil->item[at], strbuf_text(line));
    return FRONT_LINE;
}

enum sitting_end sitter_sit(struct sitter *pupil, const struct sitting_setup *setup,
                            struct sitting_result *result)
{
    struct lesson_front front = {.context = pupil,
                                 .say = say,
                                 .turn = turn,
                                 .why = pupil->curious ? why : NULL,
                                 .example = example,
                                 .tell = tell,
                                 .show = show,
                                 .ask = ask};
    struct sitting_setup whole = *setup;

    whole.pupils = 1;
    whole.front = &front;
    whole.history = pupil->history;
    pupil->asked = pupil->whys = pupil->examples = 0;
    pupil->is_help = false;
    return sitting_run(&whole, result);
}
