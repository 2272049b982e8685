#include "documents/pieces/piece.h"

#include "base/strbuf.h"
#include "base/suggest.h"
#include "console/report.h"
#include "console/shell_word.h"
#include "text/text.h"

#include <string.h>
#include <strings.h>

#define PIECE(name, help) extern const struct piece piece_##name;
#include "documents/pieces/piece-list.h"
#undef PIECE

const struct piece *const pieces[] = {
#define PIECE(name, help) &piece_##name,
#include "documents/pieces/piece-list.h"
#undef PIECE
    NULL};

bool order_has_cards(const struct order *order)
{
    return order->pieces[0] == pieces[0];
}

bool order_is_cards(const struct order *order)
{
    return order->count == 1 && order_has_cards(order);
}

bool order_is_usual(const struct order *order)
{
    return order_is_cards(order) || (order->count > 1 && order->pieces[0]->of_lessons);
}

enum page_fold order_fold(const struct printing *printing)
{
    const struct piece *first = printing->order.pieces[0];

    return printing->order.count == 1 && first->fold ? first->fold(printing) : PAGE_FLAT;
}

/* --- which of them is printed */

bool piece_is_one(const char *word)
{
    int i = 0;

    while (pieces[i] && strcmp(pieces[i]->name, word) != 0)
        i++;
    return pieces[i] || strcmp(word, PIECE_ALL) == 0;
}

/* Refuses a piece of lessons, where a deck is printed, or the reverse. */
static enum exit_code complain_of_other(const struct printing *printing, const struct piece *piece)
{
    return report_error(
        printing->manner,
        message_with(piece->of_lessons
                         ? N_("“{word}” belongs to a lesson, and {name} is a deck; “breuk list "
                              "lessons” names the lessons")
                         : N_("“{word}” belongs to a deck, and {name} is not one; “breuk list "
                              "decks” names the decks"),
                     arg_text("word", piece->name), arg_text("name", printing_name(printing))));
}

static void complain_unknown(const struct printing *printing, const char *word)
{
    const char *names[PIECES_MOST + 1], *nearest = NULL;
    struct strbuf words = {0};
    size_t count = 0;

    for (int i = 0; pieces[i]; i++) {
        if (pieces[i]->of_lessons == (printing->deck != NULL))
            continue;
        /* Somebody may type its name in their own language. */
        if (strcasecmp(text_get(pieces[i]->title), word) == 0)
            nearest = pieces[i]->name;
        names[count++] = pieces[i]->name;
        strbuf_addf(&words, "%s, ", pieces[i]->name);
    }
    names[count++] = PIECE_ALL;
    strbuf_add(&words, PIECE_ALL);
    if (!nearest)
        nearest = suggest_nearest(word, names, count);
    struct message message = message_with(
        nearest ? N_("“{word}” is not something you can print; did you mean “{nearest}”?")
                : N_("“{word}” is not something you can print; choose one of: {words}"),
        arg_typed("word", word), arg_text("nearest", nearest),
        arg_text("words", strbuf_text(&words)));
    report_error(printing->manner, message);
    strbuf_release(&words);
}

/* Whether an option changes something on a piece of the order. */
static bool is_on_order(const struct option_use *use, const struct printing *printing)
{
    const struct order *order = &printing->order;

    if (use->of_cards && order->pieces[0]->of_lessons)
        return false;
    for (int i = 0; i < order->count; i++)
        for (int k = 0; k < USE_PIECES && use->pieces[k]; k++)
            if (strcmp(use->pieces[k], order->pieces[i]->name) == 0)
                return true;
    return !use->pieces[0];
}

/* Adds “rules”, “reference” and “score”. */
static void add_pieces(const struct option_use *use, struct strbuf *out)
{
    for (int i = 0; i < USE_PIECES && use->pieces[i]; i++) {
        bool last = i + 1 == USE_PIECES || !use->pieces[i + 1];
        struct strbuf longer = {0};
        struct message piece =
            message_with(i == 0 ? N_("“{piece}”")
                         : last ? N_("{pieces} and “{piece}”")
                                : N_("{pieces}, “{piece}”"),
                         arg_text("pieces", strbuf_text(out)), arg_text("piece", use->pieces[i]));
        text_of(piece, NULL, &longer);
        strbuf_release(out);
        *out = longer;
    }
}

enum exit_code piece_choose(struct printing *printing)
{
    struct order *order = &printing->order;
    const char *usual = printing->deck ? pieces[0]->name : PIECE_ALL;
    const char *word = printing->options->what ? printing->options->what : usual;
    bool all = strcmp(word, PIECE_ALL) == 0;
    struct message why;

    for (int i = 0; pieces[i]; i++) {
        bool fits = pieces[i]->of_lessons == !printing->deck;
        if (all ? !fits : strcmp(pieces[i]->name, word) != 0)
            continue;
        if (!fits)
            return complain_of_other(printing, pieces[i]);
        if (!pieces[i]->there || pieces[i]->there(printing, &why))
            order->pieces[order->count++] = pieces[i];
        else if (!all)
            return report_error(printing->manner, why);
    }
    if (order->count == 0) {
        complain_unknown(printing, word);
        return EXIT_USAGE;
    }
    /* An option that changes nothing in print is a mistake that nobody would see. */
    const struct option_row *idle = print_use_idle(printing, is_on_order);
    struct strbuf names = {0};
    if (!idle)
        return EXIT_DONE;
    add_pieces(idle->use, &names);
    why = message_with(idle->use->no_piece
                           ? idle->use->no_piece
                           : N_("--{option} has no effect here; it works with {pieces}"),
                       arg_text("option", idle->name), arg_text("what", order->pieces[0]->name),
                       arg_text("pieces", strbuf_text(&names)));
    report_error(printing->manner, why);
    strbuf_release(&names);
    return EXIT_USAGE;
}

enum exit_code piece_complain_of_order(const struct printing *printing)
{
    const char *word = printing->options->named;
    struct strbuf deck = {0};
    bool of_lessons = false;

    for (int i = 0; pieces[i]; i++)
        of_lessons = of_lessons || (pieces[i]->of_lessons && strcmp(pieces[i]->name, word) == 0);

    if (printing->options->what)
        shell_word_add(&deck, printing->options->what);
    else
        strbuf_add(&deck, text_get(of_lessons ? N_("LESSON") : N_("DECK")));
    report_error(
        printing->manner,
        message_with(
            of_lessons
                ? N_("“{word}” is what to print, so put the lesson before it: breuk print {deck} "
                     "{word}")
                : N_("“{word}” is what to print, so put the deck before it: breuk print {deck} "
                     "{word}"),
            arg_typed("word", word), arg_typed("deck", strbuf_text(&deck))));
    strbuf_release(&deck);
    return EXIT_USAGE;
}
