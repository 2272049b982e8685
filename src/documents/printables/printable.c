#include "documents/printables/printable.h"

#include "base/strbuf.h"
#include "base/suggest.h"
#include "console/complaint.h"
#include "console/shell_word.h"
#include "text/text.h"

#include <string.h>
#include <strings.h>

#define PRINTABLE(name, help) extern const struct printable printable_##name;
#include "documents/printables/printable-list.h"
#undef PRINTABLE

const struct printable *const printables[] = {
#define PRINTABLE(name, help) &printable_##name,
#include "documents/printables/printable-list.h"
#undef PRINTABLE
    NULL};

bool request_has_cards(const struct print_request *request)
{
    return request->printables[0] == printables[0];
}

bool request_is_cards(const struct print_request *request)
{
    return request->count == 1 && request_has_cards(request);
}

bool request_is_usual(const struct print_request *request)
{
    return request_is_cards(request) || (request->count > 1 && request->printables[0]->of_lessons);
}

enum page_fold request_fold(const struct printing *printing)
{
    const struct printable *first = printing->request.printables[0];

    return printing->request.count == 1 && first->fold ? first->fold(printing) : PAGE_FLAT;
}

/* --- which of them is printed */

bool printable_is_one(const char *word)
{
    int i = 0;

    while (printables[i] && strcmp(printables[i]->name, word) != 0)
        i++;
    return printables[i] || strcmp(word, PRINTABLE_ALL) == 0;
}

/* Refuses a piece of lessons, where a deck is printed, or the reverse. */
static enum exit_code complain_of_other(const struct printing *printing,
                                        const struct printable *printable)
{
    return complain_of(
        printing->manner,
        message_with(printable->of_lessons
                         ? N_("“{word}” belongs to a lesson, and {name} is a deck; “breuk list "
                              "lessons” names the lessons")
                         : N_("“{word}” belongs to a deck, and {name} is not one; “breuk list "
                              "decks” names the decks"),
                     arg_text("word", printable->name), arg_text("name", printing_name(printing))));
}

static void complain_unknown(const struct printing *printing, const char *word)
{
    const char *names[PRINTABLES_MOST + 1], *nearest = NULL;
    struct strbuf words = {0};
    size_t count = 0;

    for (int i = 0; printables[i]; i++) {
        if (printables[i]->of_lessons == (printing->deck != NULL))
            continue;
        /* Somebody may type its name in their own language. */
        if (strcasecmp(text_get(printables[i]->title), word) == 0)
            nearest = printables[i]->name;
        names[count++] = printables[i]->name;
        strbuf_addf(&words, "%s, ", printables[i]->name);
    }
    names[count++] = PRINTABLE_ALL;
    strbuf_add(&words, PRINTABLE_ALL);
    if (!nearest)
        nearest = suggest_nearest(word, names, count);
    struct message message = message_with(
        nearest ? N_("“{word}” is not something you can print; did you mean “{nearest}”?")
                : N_("“{word}” is not something you can print; choose one of: {words}"),
        arg_typed("word", word), arg_text("nearest", nearest),
        arg_text("words", strbuf_text(&words)));
    complain_of(printing->manner, message);
    strbuf_release(&words);
}

/* Whether an option changes something on a piece of the request. */
static bool is_on_order(const struct option_use *use, const struct printing *printing)
{
    const struct print_request *request = &printing->request;

    if (use->of_cards && request->printables[0]->of_lessons)
        return false;
    for (int i = 0; i < request->count; i++)
        for (int k = 0; k < USE_PRINTABLES && use->printables[k]; k++)
            if (strcmp(use->printables[k], request->printables[i]->name) == 0)
                return true;
    return !use->printables[0];
}

/* Adds “rules”, “reference” and “score”. */
static void add_pieces(const struct option_use *use, struct strbuf *out)
{
    for (int i = 0; i < USE_PRINTABLES && use->printables[i]; i++) {
        bool last = i + 1 == USE_PRINTABLES || !use->printables[i + 1];
        struct strbuf longer = {0};
        struct message printable = message_with(i == 0 ? N_("“{piece}”")
                                                : last ? N_("{pieces} and “{piece}”")
                                                       : N_("{pieces}, “{piece}”"),
                                                arg_text("pieces", strbuf_text(out)),
                                                arg_text("piece", use->printables[i]));
        text_of(printable, NULL, &longer);
        strbuf_release(out);
        *out = longer;
    }
}

enum exit_code printable_choose(struct printing *printing)
{
    struct print_request *request = &printing->request;
    const char *usual = printing->deck ? printables[0]->name : PRINTABLE_ALL;
    const char *word = printing->options->what ? printing->options->what : usual;
    bool all = strcmp(word, PRINTABLE_ALL) == 0;
    struct message why;

    for (int i = 0; printables[i]; i++) {
        bool fits = printables[i]->of_lessons == !printing->deck;
        if (all ? !fits : strcmp(printables[i]->name, word) != 0)
            continue;
        if (!fits)
            return complain_of_other(printing, printables[i]);
        if (!printables[i]->there || printables[i]->there(printing, &why))
            request->printables[request->count++] = printables[i];
        else if (!all)
            return complain_of(printing->manner, why);
    }
    if (request->count == 0) {
        complain_unknown(printing, word);
        return EXIT_USAGE;
    }
    /* An option that changes nothing in print is a mistake that nobody would see. */
    const struct option_row *idle = print_use_idle(printing, is_on_order);
    struct strbuf names = {0};
    if (!idle)
        return EXIT_DONE;
    add_pieces(idle->use, &names);
    why = message_with(
        idle->use->no_printable ? idle->use->no_printable
                                : N_("--{option} has no effect here; it works with {pieces}"),
        arg_text("option", idle->name), arg_text("what", request->printables[0]->name),
        arg_text("pieces", strbuf_text(&names)));
    complain_of(printing->manner, why);
    strbuf_release(&names);
    return EXIT_USAGE;
}

enum exit_code printable_complain_of_order(const struct printing *printing)
{
    const char *word = printing->options->named;
    struct strbuf deck = {0};
    bool of_lessons = false;

    for (int i = 0; printables[i]; i++)
        of_lessons =
            of_lessons || (printables[i]->of_lessons && strcmp(printables[i]->name, word) == 0);

    if (printing->options->what)
        shell_word_add(&deck, printing->options->what);
    else
        strbuf_add(&deck, text_get(of_lessons ? N_("LESSON") : N_("DECK")));
    complain_of(
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
