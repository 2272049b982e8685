/* What somebody typed becomes an answer, or a sentence that says why it is none. */
#include "lesson/item.h"

#include <ctype.h>
#include <string.h>

static const char *past_blanks(const char *text)
{
    while (*text == ' ' || *text == ',' || *text == ';')
        text++;
    return text;
}

/* The option that a word of `length` bytes is the label of, or −1. */
static int labelled(const struct item *item, const char *word, size_t length)
{
    for (int i = 0; i < item->options; i++) {
        char label[LABEL_SIZE];
        item_label(item, i, label);
        if (strlen(label) == length && strncasecmp(label, word, length) == 0)
            return i;
    }
    return -1;
}

/* The option that shows a number, or −1. */
static int showing(const struct item *item, const char *text)
{
    struct notation number;

    if (notation_parse(&number, text, NULL, NULL) != STATUS_OK)
        return -1;
    for (int i = 0; i < item->options; i++)
        if (item->option[i].figure.shape == SHAPE_PRINTED &&
            notation_identical(&number, &item->option[i].figure.number))
            return i;
    return -1;
}

static struct message unclear_choice(const struct item *item, const char *line)
{
    static const char *const letters[ITEM_OPTIONS] = {"a", "b", "c", "d", "e", "f"};
    const char *last = letters[item->options - 1];

    if (item->lettered)
        return message_with(N_("“{word}” is not one of them: type a letter from a to {last}"),
                            arg_typed("word", line), arg_text("last", last));
    return message_with(N_("“{word}” is not one of them: type a number from 1 to {last}"),
                        arg_typed("word", line), arg_count("last", item->options));
}

static bool read_one(const struct item *item, const char *line, int *option)
{
    *option = labelled(item, line, strlen(line));
    if (*option < 0)
        *option = showing(item, line);
    return *option >= 0;
}

/* The option that the text begins with, as far as can be: 1 1/2 and 1 + 1/2 have blanks in them,
 * and 0,5 a comma. *length: what it takes of the text. −1: there is none. */
static int read_first(const struct item *item, const char *text, size_t *length)
{
    char word[64];
    int option;

    for (*length = strlen(text); *length > 0; --*length) {
        /* before a separator, or at the end, which strchr finds, too */
        bool ends = strchr(" ,;", text[*length]) && !strchr(" ,;", text[*length - 1]);
        if (!ends || *length >= sizeof word)
            continue;
        memcpy(word, text, *length);
        word[*length] = '\0';
        if (read_one(item, word, &option))
            return option;
    }
    return -1;
}

/* Labels or numbers, separated by blanks, commas or semicolons: "1 4", "1 + 1/2, 3/2". */
static int read_several(const struct item *item, const char *line, int *options)
{
    int count = 0;

    for (line = past_blanks(line); *line; line = past_blanks(line)) {
        size_t length;
        int option = read_first(item, line, &length);
        for (int i = 0; i < count; i++)
            option = options[i] == option ? -1 : option;
        if (option < 0 || count == ITEM_OPTIONS)
            return 0;
        options[count++] = option;
        line += length;
    }
    return count;
}

static bool read_sign(const char *line, int *sign)
{
    if (strcmp(line, "<") == 0)
        *sign = -1;
    else if (strcmp(line, "=") == 0)
        *sign = 0;
    else if (strcmp(line, ">") == 0)
        *sign = 1;
    else
        return false;
    return true;
}

bool item_read(const struct item *item, const char *line, struct response *response,
               struct message *why)
{
    int options[ITEM_OPTIONS], count;

    *response = (struct response){.kind = item->answers};
    switch (item->answers) {
    case ANSWER_NUMBER:
        return notation_parse(&response->number, line, NULL, why) == STATUS_OK;
    case ANSWER_CHOICE:
        if (!read_one(item, line, &count)) {
            *why = unclear_choice(item, line);
            return false;
        }
        response->chosen = 1u << count;
        return true;
    case ANSWER_CHOICES:
    case ANSWER_ORDER:
        count = read_several(item, line, options);
        if (count == 0 || (item->answers == ANSWER_ORDER && count != item->options)) {
            *why = unclear_choice(item, line);
            return false;
        }
        for (int i = 0; i < count; i++) {
            response->chosen |= 1u << options[i];
            response->order[i] = options[i];
        }
        return true;
    case ANSWER_SIGN:
        if (!read_sign(line, &response->sign)) {
            *why =
                message_with(N_("“{word}” is not a sign: type <, = or >"), arg_typed("word", line));
            return false;
        }
        return true;
    case ANSWER_YES_NO:
        break;
    }
    return false;
}
