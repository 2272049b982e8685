/* Sentences on paper: numbers with their fraction bars, or gaps to write them. */

#include "lesson/paper/on_paper.h"
#include "text/text.h"

#include <string.h>

static const double GAP = 12; /* mm */

/* In place of an argument that is to be a number or a gap: MARK, then 'a' and so on. */
enum { MARK = '\001' };

enum { SEVERAL = 2 };

/* Adds the words between two numbers; `close`: no blank stands before them. */
static struct page_item *add_words(struct page *page, struct page_cell *cell, const char *words,
                                   size_t length, bool close)
{
    struct strbuf text = {0};
    struct page_item *item = NULL;

    strbuf_add_bytes(&text, words, length);
    if (length > 0 && strspn(strbuf_text(&text), " ") < length) {
        item = page_add_text(page, cell, strbuf_text(&text));
        item->joined = close && *words != ' ';
    }
    strbuf_release(&text);
    return item;
}

/* How a sentence is set. Bit i is argument i. */
struct setting {
    unsigned numbers; /* these are things of their own: a fraction with its bar */
    unsigned gaps;    /* these are left out, to be written */
    double digit;     /* the height of those numbers' digits, mm; 0: as the words */
};

/* The sentence with a mark in place of each argument that is no word. */
static void mark_sentence(const struct message *message, const struct setting *setting,
                          struct strbuf *out)
{
    struct message marked = *message;
    char marks[MESSAGE_ARGS][3];

    for (int i = 0; i < message->args; i++) {
        if (!((setting->numbers | setting->gaps) >> i & 1))
            continue;
        snprintf(marks[i], sizeof marks[i], "%c%c", MARK, 'a' + i);
        marked.arg[i] = arg_text(message->arg[i].name, marks[i]);
    }
    /* The first count chooses the plural, whether or not it is shown; but a gap is of several: or
     * the word behind it would say that it is 1. */
    for (int i = 0; i < message->args && marked.args < MESSAGE_ARGS; i++) {
        if (message->arg[i].kind != MESSAGE_COUNT)
            continue;
        memmove(&marked.arg[1], &marked.arg[0], (size_t)marked.args++ * sizeof *marked.arg);
        marked.arg[0] = arg_count("", setting->gaps >> i & 1 ? SEVERAL : message->arg[i].count);
        break;
    }
    text_of(marked, NULL, out);
}

/* Adds a sentence and returns the first thing of it. */
static struct page_item *add_sentence(struct page *page, struct page_cell *cell,
                                      const struct message *message, const struct setting *setting)
{
    struct strbuf text = {0};
    struct page_item *first = NULL;

    mark_sentence(message, setting, &text);
    for (const char *at = strbuf_text(&text); *at;) {
        const char *mark = strchr(at, MARK);
        size_t length = mark ? (size_t)(mark - at) : strlen(at);
        struct page_item *words = add_words(page, cell, at, length, at != text.text);
        first = first ? first : words;
        if (!mark)
            break;
        const struct message_arg *arg = &message->arg[mark[1] - 'a'];
        struct page_item *item;
        if (setting->gaps >> (mark[1] - 'a') & 1) {
            item = page_add_blank(page, cell, GAP);
        } else {
            struct notation number = notation_of_arg(arg);
            item = page_add_number(page, cell, &number);
            item->size = setting->digit;
        }
        item->joined = length > 0 && mark[-1] != ' ';
        first = first ? first : item;
        at = mark + 2;
    }
    strbuf_release(&text);
    return first ? first : page_add_text(page, cell, "");
}

/* Arguments that are fractions or mixed numbers; words can hold other numbers. */
static unsigned stacked(const struct message *message)
{
    unsigned numbers = 0;

    for (int i = 0; i < message->args; i++) {
        if (message->arg[i].kind != MESSAGE_NOTATION)
            continue;
        struct notation number = notation_of_arg(&message->arg[i]);
        if (number.kind == NOTATION_FRACTION || number.kind == NOTATION_MIXED)
            numbers |= 1u << i;
    }
    return numbers;
}

struct page_item *on_paper_sentence(struct page *page, struct page_cell *cell,
                                    const struct message *message, double digit)
{
    const struct setting setting = {.numbers = stacked(message), .digit = digit};

    return add_sentence(page, cell, message, &setting);
}

/* True if the sentence names it: others are left out. */
static bool is_named(const struct message *message, const struct message_arg *arg)
{
    size_t length = strlen(arg->name);

    for (const char *at = message->id; (at = strchr(at, '{')); at++)
        if (strncmp(at + 1, arg->name, length) == 0 && at[1 + length] == '}')
            return true;
    return false;
}

/* True if the question, as it stands on paper, shows the number. */
static bool is_asked(const struct item *item, const struct message_arg *arg)
{
    const bool in_stem = item->hole == HOLE_STEM_TOP || item->hole == HOLE_STEM_BELOW;
    const struct figure *shown[] = {in_stem ? NULL : &item->stem,
                                    in_stem || item->hole == HOLE_NONE ? &item->other : NULL};

    if (arg->kind != MESSAGE_NOTATION)
        return false;
    struct notation number = notation_of_arg(arg);
    for (int i = 0; i < 2; i++)
        if (shown[i] && shown[i]->shape == SHAPE_PRINTED &&
            notation_identical(&number, &shown[i]->number))
            return true;
    return false;
}

/* True if both fractions of a pair are it: the sentence says then that they are equal. */
static bool is_said_twice(const struct message *message, int index)
{
    const struct message_arg *arg = &message->arg[index];
    int times = 0;

    if (arg->kind != MESSAGE_NOTATION)
        return false;
    struct notation number = notation_of_arg(arg);
    for (int i = 0; i < message->args; i++) {
        if (message->arg[i].kind != MESSAGE_NOTATION || !is_named(message, &message->arg[i]))
            continue;
        struct notation other = notation_of_arg(&message->arg[i]);
        times += notation_identical(&number, &other);
    }
    return times > 1 && number.kind == NOTATION_FRACTION;
}

struct page_item *on_paper_gaps(struct page *page, struct page_cell *cell, const struct item *item,
                                const struct message *message)
{
    struct setting setting = {0};

    for (int i = 0; i < message->args; i++)
        if (is_named(message, &message->arg[i]) &&
            (!is_asked(item, &message->arg[i]) || is_said_twice(message, i)))
            setting.gaps |= 1u << i;
    setting.numbers = stacked(message) & ~setting.gaps;
    return setting.gaps ? add_sentence(page, cell, message, &setting) : NULL;
}

bool on_paper_makes_sense(const struct item *item, const struct message *message)
{
    for (int i = 0; i < message->args; i++)
        if (strcmp(message->arg[i].name, "label") == 0 && is_named(message, &message->arg[i]))
            return on_paper_has_labels(item);
    return true;
}
