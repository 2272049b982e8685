#include "documents/print/printing.h"

#include "base/memory.h"
#include "base/message.h"
#include "base/strbuf.h"
#include "base/suggest.h"
#include "console/complaint.h"
#include "console/shell_word.h"
#include "lesson/file/check.h"
#include "play/names.h"
#include "play/typing/card_words.h"
#include "text/fold.h"
#include "text/text.h"

#include <string.h>

/* --- lessons */

enum status print_lessons_load(struct print_lessons *lessons, const char *path,
                               const struct xml_document *document, struct diag *diag)
{
    enum status status = lesson_load_document(&lessons->named, path, document, diag);

    course_open(&lessons->course);
    if (status == STATUS_OK)
        status = lesson_check_own(lessons->named, path, document->root, diag);
    if (status != STATUS_OK)
        return status;
    lessons->count = 1;
    lessons->name = lessons->named->name;
    lessons->in = &lessons->named->title;
    return STATUS_OK;
}

enum status print_lessons_of_stage(struct print_lessons *lessons, const char *typed,
                                   struct diag *diag)
{
    static const char prefix[] = "stage:";
    const char *name = typed + (strncmp(typed, prefix, strlen(prefix)) == 0 ? strlen(prefix) : 0);
    enum stage stage = 0;

    while (stage < STAGES && strcmp(stage_names[stage], name) != 0)
        stage++;
    if (stage == STAGES)
        return STATUS_NOT_FOUND;
    course_open(&lessons->course);
    lessons->name = stage_names[stage];
    lessons->stage = stage_title(stage);
    for (int i = 0; i < lessons->course.count; i++) {
        if (lessons->course.lesson[i]->stage != stage)
            continue;
        if (lessons->count++ == 0)
            lessons->first = i;
    }
    if (lessons->count > 0)
        return STATUS_OK;
    diag_add(diag, SEVERITY_ERROR, (struct position){0},
             message_with(N_("no lesson belongs to the stage “{stage}”"),
                          arg_text("stage", stage_names[stage])));
    return STATUS_INVALID;
}

void print_lessons_release(struct print_lessons *lessons)
{
    lesson_free(lessons->named);
    course_release(&lessons->course);
    *lessons = (struct print_lessons){0};
}

const struct lesson *print_lesson(const struct print_lessons *lessons, int index)
{
    return lessons->named ? lessons->named : lessons->course.lesson[lessons->first + index];
}

const char *print_lessons_title(const struct print_lessons *lessons)
{
    return lessons->in ? words_in(lessons->in, text_language()) : text_get(lessons->stage);
}

/* --- cards */

/* Kinds of card that a word names: the English one, and that of the language in use. */
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
    bool same_value; /* "=1/2": every card of that value */
    struct card_parts parts;
    struct typed_face face;
    enum group group;
};

struct chooser {
    struct printing *printing;
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

/* Returns how well a card fits what was typed; LIKE_VALUE also for an action card whose word begins
 * so. */
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
    if (card->kind != CARD_EXTRA)
        return card_likeness(card, &wanted->face);
    return fold_match(card->id, face) == FOLD_EQUALS ||
                   fold_match(words_in(&card->title, text_language()), face) == FOLD_EQUALS
               ? LIKE_PRINT
               : LIKE_NOT;
}

static void add_suits(const struct deck *deck, suit_set suits, struct strbuf *list)
{
    for (int i = 0; i < deck_suit_count(deck); i++)
        if (suits >> i & 1)
            strbuf_addf(list, "%s%s", list->length ? ", " : "", play_name_suit(deck, i));
}

/* Adds everything that --only may name, each ended by a NUL. */
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

static void complain_unknown(const struct chooser *chooser, const struct wanted *wanted)
{
    const struct naming naming = {.deck = chooser->printing->deck};
    struct strbuf names = {0}, suits = {0}, example = {0};
    size_t count = list_names(chooser->printing->deck, &names);
    const char **candidates = memory_new(count, sizeof *candidates);
    const char *name = strbuf_text(&names);

    for (size_t i = 0; i < count; i++, name += strlen(name) + 1)
        candidates[i] = name;
    /* A number is no misspelling of another. */
    const char *nearest =
        wanted->face.is_number ? NULL : suggest_nearest(wanted->typed, candidates, count);
    memory_free(candidates);
    add_suits(chooser->printing->deck, (1u << deck_suit_count(chooser->printing->deck)) - 1,
              &suits);
    if (deck_card_count(chooser->printing->deck) > 0)
        play_name_card(&naming, 0, &example);
    struct message message = message_with(
        nearest ? N_("the deck has no card “{typed}”; did you mean “{nearest}”?")
                : N_("the deck has no card “{typed}”; give a colour ({colours}), a card such as "
                     "“{example}”, the text on a card, =1/2 for all cards of that value, or "
                     "numbers, actions, wilds or extras"),
        arg_typed("typed", wanted->typed), arg_text("nearest", nearest),
        arg_text("colours", strbuf_text(&suits)), arg_text("example", strbuf_text(&example)));
    complain_of(chooser->printing->manner, message);
    strbuf_release(&names);
    strbuf_release(&suits);
    strbuf_release(&example);
}

static enum group group_of(const char *face)
{
    for (int i = GROUP_NONE + 1; i < GROUPS; i++)
        if (strcmp(group_words[i], face) == 0 ||
            fold_match(text_get(group_words[i]), face) == FOLD_EQUALS)
            return (enum group)i;
    return GROUP_NONE;
}

/* Reads "blue 1/2", "=blue 1/2" or "blue =1/2". Borrows `typed`. */
static void read_wanted(struct wanted *wanted, const struct deck *deck, const char *typed)
{
    char *face = wanted->parts.face;
    struct strbuf text = {0};

    *wanted = (struct wanted){.typed = typed};
    fold_text(&text, typed, strlen(typed));
    const char *folded = strbuf_text(&text);
    wanted->same_value = *folded == '=';
    folded += wanted->same_value;
    card_split(&wanted->parts, deck, folded + strspn(folded, " "));
    if (*face == '=') {
        wanted->same_value = true;
        memmove(face, face + 1, strlen(face));
    }
    wanted->face = typed_face_read(deck, face);
    wanted->group = wanted->same_value ? GROUP_NONE : group_of(face);
    strbuf_release(&text);
}

static bool names_cards(const struct deck *deck, const char *word)
{
    struct wanted wanted;

    read_wanted(&wanted, deck, word);
    for (int i = 0; i < deck_card_count(deck); i++)
        if (answers(deck, i, &wanted) == LIKE_PRINT)
            return true;
    return false;
}

/* Adds "blue, red" as "--only blue --only red". Returns false if some part of it names no cards. */
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
        strbuf_release(&word);
        typed += length;
        typed += *typed == ',';
    }
    return all;
}

/* Says why no card is chosen; `best` is the best fit of any card. */
static void complain(const struct chooser *chooser, const struct wanted *wanted, enum likeness best)
{
    const struct message_arg typed = arg_typed("typed", wanted->typed);
    struct strbuf options = {0};
    struct message why;

    if (best != LIKE_NOT) {
        why = message_with(N_("no card has “{typed}” printed on it; use --only “={typed}” to "
                              "choose all cards of that value"),
                           typed);
    } else if (spell_out(chooser->printing->deck, wanted->typed, &options)) {
        why = message_with(N_("--only takes one word or card at a time: {options}"),
                           arg_typed("options", strbuf_text(&options)));
    } else if (wanted->group != GROUP_NONE) {
        why = message_with(N_("“{typed}” chooses no cards: the deck has none of that kind"), typed);
    } else if (wanted->same_value) { /* "=3/2", "=half" */
        why = message_with(wanted->face.is_number
                               ? N_("“{typed}” chooses no cards: none in the deck has that value")
                               : N_("“{typed}” needs a number after the =, such as =1/2"),
                           typed);
    } else {
        strbuf_release(&options);
        return complain_unknown(chooser, wanted);
    }
    complain_of(chooser->printing->manner, why);
    strbuf_release(&options);
}

/* Marks the cards that fit one --only best. Returns false, after a complaint, if none does. */
static bool mark(const struct chooser *chooser, const struct wanted *wanted)
{
    const struct deck *deck = chooser->printing->deck;
    suit_set suits = wanted->parts.suits;
    enum likeness best = LIKE_NOT;
    bool by_value = false;

    if (suits & (suits - 1)) {
        struct strbuf list = {0};
        add_suits(deck, suits, &list);
        complain_of(chooser->printing->manner,
                    message_with(N_("which colour do you mean: {colours}?"),
                                 arg_text("colours", strbuf_text(&list))));
        strbuf_release(&list);
        return false;
    }
    for (int i = 0; i < deck_card_count(deck); i++) {
        enum likeness like = answers(deck, i, wanted);
        best = like > best ? like : best;
        by_value |= like == LIKE_VALUE && deck_card(deck, i)->kind == CARD_NUMBER;
    }
    if (best == LIKE_NOT || (best == LIKE_VALUE && by_value)) {
        complain(chooser, wanted, best);
        return false;
    }
    for (int i = 0; i < deck_card_count(deck); i++)
        chooser->chosen[i] |= answers(deck, i, wanted) == best;
    return true;
}

/* Takes the cards of every --only. */
static enum exit_code choose(struct printing *printing)
{
    const struct print_options *options = printing->options;
    const struct deck *deck = printing->deck;
    size_t count = (size_t)deck_card_count(deck);
    struct chooser chooser = {printing, memory_new(count + 1, sizeof(bool))};
    enum exit_code code = EXIT_DONE;

    for (int i = 0; i < options->only.count && code == EXIT_DONE; i++) {
        struct wanted wanted;
        read_wanted(&wanted, deck, options->only.texts[i]);
        code = mark(&chooser, &wanted) ? EXIT_DONE : EXIT_USAGE;
    }
    /* With --copies that many of each card are printed, however many the deck has. */
    int *copies = printing->cards.copies = memory_new(count + 1, sizeof *copies);
    for (size_t i = 0; i < count; i++)
        if (chooser.chosen[i])
            copies[i] = options->copies ? 1 : deck_card(deck, (int)i)->copies;
    memory_free(chooser.chosen);
    return code;
}

enum exit_code card_choice_read(struct printing *printing)
{
    struct card_choice *out = &printing->cards;
    int64_t cards = 0;

    out->times = printing->options->copies ? printing->options->copies : 1;
    if (printing->options->only.count && choose(printing) != EXIT_DONE)
        return EXIT_USAGE;
    for (int i = 0; i < deck_card_count(printing->deck); i++)
        cards += out->copies ? out->copies[i] : deck_card(printing->deck, i)->copies;
    if (cards * out->times <= DECK_CARDS_PRINT)
        return EXIT_DONE;
    return complain_of(
        printing->manner,
        message_with(N_("that makes {cards} cards, but one document can have at most "
                        "{most}; ask for fewer copies"),
                     arg_count("cards", cards * out->times), arg_count("most", DECK_CARDS_PRINT)));
}

/* --- pages */

static const char *skip_spaces(const char *text)
{
    return text + strspn(text, " ");
}

/* Reads a number from 1 and returns what follows it; NULL if there is none. No document has as many
 * pages as seven digits can say. */
static const char *read_number(const char *text, int *number)
{
    size_t digits = strspn(text, "0123456789");

    *number = 0;
    for (size_t i = 0; i < digits && *number < 1000000; i++)
        *number = 10 * *number + (text[i] - '0');
    return *number > 0 ? skip_spaces(text + digits) : NULL;
}

/* Reads "8" or "3-5", also with the longer dash that some programs make of it. Returns what follows
 * it; NULL if it is neither. */
static const char *read_range(const char *text, struct page_range *range)
{
    static const char en_dash[] = "\xE2\x80\x93";

    text = read_number(skip_spaces(text), &range->first);
    range->last = range->first;
    if (text && *text == '-')
        return read_number(skip_spaces(text + 1), &range->last);
    if (text && strncmp(text, en_dash, strlen(en_dash)) == 0)
        return read_number(skip_spaces(text + strlen(en_dash)), &range->last);
    return text;
}

enum exit_code page_choice_read(struct printing *printing)
{
    const char *typed = printing->options->pages, *text = typed;
    struct page_set *out = &printing->pages;
    struct message why;

    while (text) {
        struct page_range range;
        text = read_range(text, &range);
        if (!text || (*text && *text != ',')) {
            why = message_with(
                N_("“{typed}” is not a list of pages; type page numbers and ranges, such as 3-5,8"),
                arg_typed("typed", typed));
            goto refuse;
        }
        if (range.last < range.first) {
            why = message_with(
                N_("the range {first}-{last} is backwards; type {last}-{first} instead"),
                arg_count("first", range.first), arg_count("last", range.last));
            goto refuse;
        }
        if (out->count == PAGE_RANGES) {
            why = message_with(N_("--pages takes at most {most} numbers, including the ends of "
                                  "ranges; name fewer"),
                               arg_count("most", PAGE_RANGES));
            goto refuse;
        }
        out->ranges[out->count++] = range;
        text = *text ? text + 1 : NULL;
    }
    return EXIT_DONE;

refuse:
    return complain_of(printing->manner, why);
}

enum exit_code page_choice_check(const struct page_set *set, int pages, const struct manner *manner)
{
    int beyond = page_set_beyond(set, pages);

    if (beyond == 0)
        return EXIT_DONE;
    return complain_of(
        manner, message_plural(NP_("there is no page {page}; the document has {pages} page",
                                   "there is no page {page}; the document has {pages} pages"),
                               arg_count("pages", pages), arg_count("page", beyond)));
}
