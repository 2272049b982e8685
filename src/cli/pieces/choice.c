#include "cli/pieces/choice.h"

#include "base/strbuf.h"
#include "base/suggest.h"
#include "cli/report.h"
#include "cli/shell_word.h"
#include "text/text.h"

#include <string.h>
#include <strings.h>

bool piece_is_all(const char *word)
{
    return strcmp(word, PIECE_ALL) == 0;
}

bool piece_is_one(const char *word)
{
    int i = 0;

    while (pieces[i] && strcmp(pieces[i]->name, word) != 0)
        i++;
    return pieces[i] || piece_is_all(word);
}

/* Somebody may type what it is called in the language; else the nearest word, or NULL. */
static const char *meant(const char *word)
{
    const char *names[PIECES_MOST + 1];
    size_t count = 0;

    for (int i = 0; pieces[i]; i++) {
        if (strcasecmp(text_get(pieces[i]->title), word) == 0)
            return pieces[i]->name;
        names[count++] = pieces[i]->name;
    }
    names[count++] = PIECE_ALL;
    return suggest_nearest(word, names, count);
}

static void complain_unknown(const struct command_line *line, const char *word)
{
    const char *nearest = meant(word);
    struct strbuf words = {0};

    for (int i = 0; pieces[i]; i++)
        strbuf_addf(&words, "%s, ", pieces[i]->name);
    strbuf_add(&words, PIECE_ALL);
    struct message message = message_with(
        nearest ? N_("“{word}” is nothing that can be printed of a deck; did you mean “{nearest}”?")
                : N_("“{word}” is nothing that can be printed of a deck; there are: {words}"),
        arg_typed("word", word), arg_text("nearest", nearest),
        arg_text("words", strbuf_text(&words)));
    report_error(line, message, NULL);
    strbuf_release(&words);
}

enum exit_code piece_choose(const struct printing *printing, struct order *order)
{
    const struct command_line *line = printing->line;
    const char *word = line->operand_count > 1 ? line->operands[1] : pieces[0]->name;
    struct message why;

    *order = (struct order){0};
    for (int i = 0; pieces[i]; i++) {
        if (!piece_is_all(word) && strcmp(pieces[i]->name, word) != 0)
            continue;
        if (!pieces[i]->there || pieces[i]->there(printing, &why)) {
            order->pieces[order->count++] = pieces[i];
        } else if (!piece_is_all(word)) {
            report_error(line, why, NULL);
            return EXIT_USAGE;
        }
    }
    if (order->count > 0)
        return order_check_options(order, line);
    complain_unknown(line, word);
    return EXIT_USAGE;
}

enum exit_code piece_complain_of_order(const struct command_line *line)
{
    const char *word = line->operands[0];
    struct strbuf deck = {0};

    if (line->operand_count > 1)
        shell_word_add(&deck, line->operands[1]);
    else
        strbuf_add(&deck, text_get(N_("DECK")));
    report_error(line,
                 message_with(N_("“{word}” is what to print, and the deck comes before it: breuk "
                                 "print {deck} {word}"),
                              arg_typed("word", word), arg_typed("deck", strbuf_text(&deck))),
                 NULL);
    strbuf_release(&deck);
    return EXIT_USAGE;
}
