#include "cli/print/card_choice.h"

#include "base/memory.h"
#include "base/strbuf.h"
#include "base/suggest.h"
#include "cli/report.h"
#include "cli/shell_word.h"
#include "play/card_words.h"
#include "play/fold.h"
#include "play/names.h"
#include "text/text.h"

#include <string.h>

/* Kinds of card by a word: the English one always, and that of the language. */
enum group { GROUP_NONE, GROUP_NUMBERS, GROUP_ACTIONS, GROUP_WILDS, GROUP_EXTRAS, GROUPS };

static const char *const group_words[GROUPS] = {
    [GROUP_NUMBERS] = N_("numbers"),
    [GROUP_ACTIONS] = N_("actions"),
    [GROUP_WILDS] = N_("wilds"),
    [GROUP_EXTRAS] = N_("extras"),
};

/* One --only, read. */
struct wanted {
    const char *typed;
    bool same_value; /* "=1/2": whatever is worth that */
    struct card_parts parts;
    struct typed_face face;
    enum group group;
};

struct chooser {
    const struct command_line *line;
    const struct deck *deck;
    bool *chosen; /* of each card */
};

static bool in_group(const struct card *card, enum group group)
{
    switch (group) {
    case GROUP_NUMBERS:
        return card->kind == CARD_NUMBER;
    case GROUP_ACTIONS:
        return card->kind == CARD_ACTION;
    case GROUP_WILDS:
        return card->kind == CARD_ACTION && card->suit == DECK_NONE;
    case GROUP_EXTRAS:
        return card->kind == CARD_EXTRA;
    case GROUP_NONE:
    case GROUPS:
        break;
    }
    return false;
}

static enum likeness extra_likeness(const struct card *card, const char *face)
{
    bool named =
        fold_equals(card->id, face) || fold_equals(words_in(&card->title, text_language()), face);

    return named ? LIKE_PRINT : LIKE_NOT;
}

/* LIKE_VALUE of an action card: the beginning of its word. */
static enum likeness answers(const struct deck *deck, int index, const struct wanted *wanted)
{
    const struct card *card = deck_card(deck, index);
    const char *face = wanted->parts.face;

    if (wanted->parts.suits &&
        (card->suit == DECK_NONE || !(wanted->parts.suits >> card->suit & 1)))
        return LIKE_NOT;
    if (wanted->group != GROUP_NONE)
        return in_group(card, wanted->group) ? LIKE_PRINT : LIKE_NOT;
    if (!*face)
        return wanted->parts.suits && !wanted->same_value ? LIKE_PRINT : LIKE_NOT;
    if (wanted->same_value)
        return card->kind == CARD_NUMBER && wanted->face.is_number &&
                       (wanted->face.picture == PICTURE_NONE ||
                        wanted->face.picture == card->picture) &&
                       rational_equal(notation_value(&wanted->face.number), card->value)
                   ? LIKE_PRINT
                   : LIKE_NOT;
    return card->kind == CARD_EXTRA ? extra_likeness(card, face)
                                    : card_likeness(card, &wanted->face);
}

static void add_suits(const struct deck *deck, suit_set suits, struct strbuf *list)
{
    for (int i = 0; i < deck_suit_count(deck); i++)
        if (suits >> i & 1)
            strbuf_addf(list, "%s%s", list->length ? ", " : "", play_name_suit(deck, i));
}

static void complain_of_colours(const struct chooser *chooser, suit_set suits)
{
    struct strbuf list = {0};

    add_suits(chooser->deck, suits, &list);
    report_error(chooser->line,
                 message_with(N_("which colour do you mean: {colours}?"),
                              arg_text("colours", strbuf_text(&list))),
                 NULL);
    strbuf_release(&list);
}

static void complain_of_print(const struct chooser *chooser, const struct wanted *wanted)
{
    report_error(chooser->line,
                 message_with(N_("no card has “{typed}” printed on it; all that are worth as much "
                                 "are chosen by --only “={typed}”"),
                              arg_typed("typed", wanted->typed)),
                 NULL);
}

/* "=3/2", "=half" */
static void complain_of_value(const struct chooser *chooser, const struct wanted *wanted)
{
    struct message message =
        message_with(wanted->face.is_number
                         ? N_("no card of the deck is chosen by “{typed}”: none is worth as much")
                         : N_("“{typed}” has no number after the =: write one, as in =1/2"),
                     arg_typed("typed", wanted->typed));

    report_error(chooser->line, message, NULL);
}

/* Everything that --only may name, each ended by a NUL. */
static size_t list_names(const struct deck *deck, struct strbuf *names)
{
    const struct naming naming = {.deck = deck};
    size_t count = 0;

    for (int i = GROUP_NONE + 1; i < GROUPS; i++, count++) {
        strbuf_add(names, text_get(group_words[i]));
        strbuf_add_bytes(names, "", 1);
    }
    for (int i = 0; i < deck_suit_count(deck); i++, count++) {
        strbuf_add(names, play_name_suit(deck, i));
        strbuf_add_bytes(names, "", 1);
    }
    for (int i = 0; i < deck_card_count(deck); i++, count += 2) {
        play_name_face(deck, i, names);
        strbuf_add_bytes(names, "", 1);
        play_name_card(&naming, i, names);
        strbuf_add_bytes(names, "", 1);
    }
    return count;
}

/* Of `names`, or NULL. */
static const char *nearest_name(const char *typed, const struct strbuf *names, size_t count)
{
    const char **candidates = memory_new(count, sizeof *candidates);
    const char *name = strbuf_text(names), *nearest = NULL;

    if (candidates && !names->failed) {
        for (size_t i = 0; i < count; i++, name += strlen(name) + 1)
            candidates[i] = name;
        nearest = suggest_nearest(typed, candidates, count);
    }
    memory_free(candidates);
    return nearest;
}

/* "blue 1/2", to show how a card is typed. */
static void add_example(const struct deck *deck, struct strbuf *out)
{
    const struct naming naming = {.deck = deck};

    if (deck_card_count(deck) > 0)
        play_name_card(&naming, 0, out);
}

static void complain_unknown(const struct chooser *chooser, const struct wanted *wanted)
{
    struct strbuf names = {0}, suits = {0}, example = {0};
    size_t count = list_names(chooser->deck, &names);
    /* Another number is no better spelling of this one. */
    const char *nearest =
        wanted->face.is_number ? NULL : nearest_name(wanted->typed, &names, count);

    add_suits(chooser->deck, (1u << deck_suit_count(chooser->deck)) - 1, &suits);
    add_example(chooser->deck, &example);
    struct message message = message_with(
        nearest ? N_("the deck has no card “{typed}”; did you mean “{nearest}”?")
                : N_("the deck has no card “{typed}”; name a colour ({colours}), a card, such as "
                     "“{example}”, what stands on it, =1/2 for all that are worth as much, or "
                     "numbers, actions, wilds, extras"),
        arg_typed("typed", wanted->typed), arg_text("nearest", nearest),
        arg_text("colours", strbuf_text(&suits)), arg_text("example", strbuf_text(&example)));
    report_error(chooser->line, message, NULL);
    strbuf_release(&names);
    strbuf_release(&suits);
    strbuf_release(&example);
}

static void complain_of_group(const struct chooser *chooser, const struct wanted *wanted)
{
    report_error(chooser->line,
                 message_with(N_("the deck has no cards that are meant by “{typed}”"),
                              arg_typed("typed", wanted->typed)),
                 NULL);
}

static bool is_one(suit_set suits)
{
    return suits && !(suits & (suits - 1));
}

static enum group group_of(const char *face)
{
    for (int i = GROUP_NONE + 1; i < GROUPS; i++)
        if (strcmp(group_words[i], face) == 0 || fold_equals(text_get(group_words[i]), face))
            return (enum group)i;
    return GROUP_NONE;
}

/* "=blue 1/2" and "blue =1/2". */
static void read_folded(struct wanted *wanted, const struct deck *deck, const char *folded)
{
    char *face = wanted->parts.face;

    wanted->same_value = *folded == '=';
    folded += wanted->same_value;
    card_split(&wanted->parts, deck, folded + strspn(folded, " "));
    if (*face == '=') {
        wanted->same_value = true;
        memmove(face, face + 1, strlen(face));
    }
    wanted->face = typed_face_read(deck, face);
    wanted->group = wanted->same_value ? GROUP_NONE : group_of(face);
}

/* False: there is no memory. Borrows `typed`. */
static bool read_wanted(struct wanted *wanted, const struct deck *deck, const char *typed)
{
    struct strbuf folded = {0};

    *wanted = (struct wanted){.typed = typed};
    fold_text(&folded, typed);
    bool done = !folded.failed;
    if (done)
        read_folded(wanted, deck, strbuf_text(&folded));
    strbuf_release(&folded);
    return done;
}

/* Whether any card answers to the word. */
static bool names_cards(const struct deck *deck, const char *word)
{
    struct wanted wanted;

    if (!read_wanted(&wanted, deck, word))
        return false;
    for (int i = 0; i < deck_card_count(deck); i++)
        if (answers(deck, i, &wanted) == LIKE_PRINT)
            return true;
    return false;
}

/* "blue, red" as "--only blue --only red"; false: not every part of it names cards. */
static bool spell_out(const struct deck *deck, const char *typed, struct strbuf *out)
{
    bool all = strchr(typed, ',') != NULL;

    while (all && *typed) {
        struct strbuf word = {0};
        typed += strspn(typed, " ");
        size_t length = strcspn(typed, ",");
        strbuf_add_bytes(&word, typed, length);
        all = length > 0 && names_cards(deck, strbuf_text(&word));
        strbuf_add(out, out->length ? " --only " : "--only ");
        shell_word_add(out, strbuf_text(&word));
        out->failed |= word.failed;
        strbuf_release(&word);
        typed += length;
        typed += *typed == ',';
    }
    return all && !out->failed;
}

static void complain_of_list(const struct chooser *chooser, const char *words)
{
    report_error(chooser->line,
                 message_with(N_("--only takes one word or card at a time: {options}"),
                              arg_typed("options", words)),
                 NULL);
}

/* The best that any card answers is `best`. */
static void complain_of_none(const struct chooser *chooser, const struct wanted *wanted,
                             enum likeness best)
{
    (best != LIKE_NOT              ? complain_of_print
     : wanted->group != GROUP_NONE ? complain_of_group
     : wanted->same_value          ? complain_of_value
                                   : complain_unknown)(chooser, wanted);
}

/* Marks those that answer best; false and a complaint when none does. */
static bool mark(const struct chooser *chooser, const struct wanted *wanted)
{
    const struct deck *deck = chooser->deck;
    enum likeness best = LIKE_NOT;
    bool by_value = false;

    if (wanted->parts.suits && !is_one(wanted->parts.suits)) {
        complain_of_colours(chooser, wanted->parts.suits);
        return false;
    }
    for (int i = 0; i < deck_card_count(deck); i++) {
        enum likeness like = answers(deck, i, wanted);
        best = like > best ? like : best;
        by_value |= like == LIKE_VALUE && deck_card(deck, i)->kind == CARD_NUMBER;
    }
    if (best == LIKE_NOT || (best == LIKE_VALUE && by_value)) {
        struct strbuf options = {0};
        if (best == LIKE_NOT && spell_out(deck, wanted->typed, &options))
            complain_of_list(chooser, strbuf_text(&options));
        else
            complain_of_none(chooser, wanted, best);
        strbuf_release(&options);
        return false;
    }
    for (int i = 0; i < deck_card_count(deck); i++)
        chooser->chosen[i] |= answers(deck, i, wanted) == best;
    return true;
}

static enum exit_code choose_one(const struct chooser *chooser, const char *typed)
{
    struct wanted wanted;

    if (!read_wanted(&wanted, chooser->deck, typed))
        report_no_memory();
    return mark(chooser, &wanted) ? EXIT_DONE : EXIT_USAGE;
}

/* Marks the cards of every --only. */
static enum exit_code choose_all(const struct chooser *chooser)
{
    enum exit_code code = EXIT_DONE;
    const char *typed;
    int cursor = 0;

    while (code == EXIT_DONE && (typed = option_each(chooser->line, "only", &cursor)))
        code = choose_one(chooser, typed);
    return code;
}

static enum exit_code check_number(const struct command_line *line, const struct deck *deck,
                                   const struct card_choice *choice)
{
    int64_t cards = 0;

    for (int i = 0; i < deck_card_count(deck); i++)
        cards += choice->copies ? choice->copies[i] : deck_card(deck, i)->copies;
    if (cards * choice->times <= DECK_CARDS_PRINT)
        return EXIT_DONE;
    report_error(line,
                 message_with(N_("that makes {cards} cards; no more than {most} can be printed at "
                                 "once: choose a smaller number of copies"),
                              arg_count("cards", cards * choice->times),
                              arg_count("most", DECK_CARDS_PRINT)),
                 NULL);
    return EXIT_USAGE;
}

enum exit_code card_choice_read(struct card_choice *out, const struct command_line *line,
                                const struct deck *deck)
{
    int count = deck_card_count(deck);
    struct chooser chooser = {line, deck, NULL};

    *out = (struct card_choice){.times = (int)option_whole(line, "copies", 1)};
    if (!option_given(line, "only"))
        return check_number(line, deck, out);
    out->copies = memory_new((size_t)count + 1, sizeof *out->copies);
    chooser.chosen = memory_new((size_t)count + 1, sizeof *chooser.chosen);
    enum exit_code code = out->copies && chooser.chosen ? choose_all(&chooser) : report_no_memory();
    /* Whoever says how many copies wants that many of each, however many the deck has. */
    for (int i = 0; code == EXIT_DONE && i < count; i++)
        if (chooser.chosen[i])
            out->copies[i] = option_given(line, "copies") ? 1 : deck_card(deck, i)->copies;
    memory_free(chooser.chosen);
    return code == EXIT_DONE ? check_number(line, deck, out) : code;
}

void card_choice_release(struct card_choice *choice)
{
    memory_free(choice->copies);
}
