#include "cli/kinds/file_kind.h"

#include "base/diag.h"
#include "base/suggest.h"
#include "cli/kinds/listed.h"
#include "cli/parts.h"
#include "console/complaint.h"
#include "deck/deck.h"
#include "lesson/course.h"
#include "lesson/file/check.h"
#include "lesson/lesson.h"
#include "paper/sheet.h"
#include "paper/stock.h"
#include "render/template/template.h"
#include "rules/describing/example.h"
#include "rules/move.h"
#include "rules/rules.h"
#include "ruleset/ruleset.h"
#include "text/text.h"

#include <stddef.h>
#include <string.h>

/* Adds a figure; there is room for four. */
static void add_fact(struct file_facts *facts, const char *name, int64_t count)
{
    facts->fact[facts->count++] = (struct file_fact){name, count};
}

/* --- what is asked of a lesson */

/* The most that guessing wins, of all kinds of questions that it should not win. */
static double most_guessed(const struct lesson *lesson, const struct lesson_facts *found,
                           enum item_kind *kind, enum strategy *strategy)
{
    double most = 0;

    for (int k = 0; k < ITEM_KINDS; k++)
        for (int s = 0; s < STRATEGIES; s++) {
            if (lesson_is_blind(lesson, (enum item_kind)k, (enum strategy)s) &&
                found->wins[k][s] > most) {
                most = found->wins[k][s];
                *kind = (enum item_kind)k;
                *strategy = (enum strategy)s;
            }
        }
    return most;
}

/* What it needs and which deck follows it, as the libraries have them. */
static void check_course(const char *path, const struct xml_document *document, struct diag *diag)
{
    struct course course;
    struct library decks = {0};
    struct arena arena = {0};
    const char *name = library_name_of(&arena, path);

    course_open(&course);
    library_open(&decks, DECK_LIBRARY);
    course_check(&course, &decks, name, document->root, diag);
    arena_release(&arena);
    library_release(&decks);
    course_release(&course);
}

/* Checks its file, the lessons and the deck that it names, and questions made of it. */
static enum status check_lesson(const char *path, const struct xml_document *document,
                                const struct check_with *with, struct file_facts *facts,
                                struct diag *diag)
{
    struct lesson *lesson;
    struct lesson_facts found;
    enum item_kind kind = 0;
    enum strategy strategy = 0;
    enum status status = lesson_load_document(&lesson, path, document, diag);

    (void)with;
    check_course(path, document, diag);
    if (status == STATUS_OK) {
        status = lesson_check(lesson, document->root, &found, diag);
        double most = most_guessed(lesson, &found, &kind, &strategy);
        facts->message = message_of(N_("{file}: fine: a lesson"));
        if (most > 0)
            facts->message = message_with(
                N_("{file}: fine: a lesson; a pupil who only guesses gets at most {wins} of 100 "
                   "questions right: those of the kind {kind}, by “{strategy}”"),
                arg_term("strategy", strategy_name(strategy)),
                arg_count("wins", (int64_t)(most + 0.5)), arg_text("kind", item_kind_names[kind]));
        add_fact(facts, "questions", found.different);
        add_fact(facts, "guessed", (int64_t)(most + 0.5));
    }
    xml_sort_complaints(document, diag);
    lesson_free(lesson);
    return status;
}

/* --- how a deck without errors will play: what its file does not say */

/* Returns the fewest players that these settings allow (V6). */
static int fewest_seats(const struct settings *settings)
{
    switch (settings->value[SETTING_PARTNERS]) {
    case PARTNERS_NONE:
        return SEATS_MIN;
    case PARTNERS_TABLES:
        return 8;
    default:
        return 4;
    }
}

/* Says which house rules the leaflet cannot show, as the deck lacks the cards. */
static void check_leaflet(const struct deck *deck, const struct settings *settings,
                          struct diag *diag)
{
    const struct position where = deck_about(deck)->where;
    struct rule_example turns[EXAMPLES];

    if (!settings->value[SETTING_PROGRESSIVE] && !settings->value[SETTING_JUMP_IN])
        return;
    rules_examples(deck, settings, turns);
    if (settings->value[SETTING_PROGRESSIVE] && turns[EXAMPLE_STACK].count == 0 &&
        turns[EXAMPLE_STACK_FOUR].count == 0)
        diag_add(diag, SEVERITY_NOTE, where,
                 message_of(N_("the rules leaflet has no cards to show “progressive” with: the "
                               "deck has no +2 and no +4; add some, or leave the setting out")));
    if (settings->value[SETTING_JUMP_IN] && turns[EXAMPLE_JUMP].count == 0)
        diag_add(diag, SEVERITY_NOTE, where,
                 message_of(N_("the rules leaflet has no cards to show “jump-in” with: no two "
                               "cards of the deck are the same; add copies, or leave the setting "
                               "out")));
}

/* Returns where the deck changes a setting that a rule is about; the place of the deck: nowhere. */
static struct position place_of_rule(const struct deck *deck, const char *rule)
{
    static const struct {
        const char *rule;
        enum setting setting;
    } rows[] = {
        {"S14", SETTING_HAND_SIZE},  {"V6", SETTING_PARTNERS}, {"V6", SETTING_PARTNER_SEATS},
        {"V6", SETTING_ELIMINATION}, {"V6", SETTING_SCORING},  {"P6", SETTING_ROUNDS},
        {"P6", SETTING_SCORING},     {"W1", SETTING_WHEEL},
#define HANDS(identifier, word, meaning, setting, rule, ...) {rule, SETTING_##setting},
#include "deck/hands-list.h"
#undef HANDS
    };

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        if (!strcmp(rows[i].rule, rule) && deck_changes_setting(deck, rows[i].setting))
            return deck_setting_at(deck, rows[i].setting);
    return deck_about(deck)->where;
}

static void check_rules(const struct deck *deck, struct diag *diag)
{
    const struct settings *settings = deck_settings(deck);
    struct rules *rules = NULL;
    struct refusal why;

    if (rules_compile(&rules, deck, settings, fewest_seats(settings), &why) == STATUS_OK)
        check_leaflet(deck, settings, diag);
    else
        diag_add(diag, SEVERITY_WARNING, place_of_rule(deck, why.rule), why.message);
    rules_free(rules);
}

/* Whether two cards are equal but printed differently; the sign of a spin card does not count.
 * `first` has room for a card of each class. */
static bool has_two_forms(const struct deck *deck, const struct card **first)
{
    for (int i = 0; i < deck_card_count(deck); i++) {
        const struct card *card = deck_card(deck, i), *other;
        if (card->value_class == DECK_NONE)
            continue;
        other = first[card->value_class];
        size_t length = strcspn(card->id, "*");
        if (!other)
            first[card->value_class] = card;
        else if (length != strcspn(other->id, "*") || strncmp(card->id, other->id, length) != 0)
            return true;
    }
    return false;
}

static bool has_fractions(const struct deck *deck)
{
    for (int i = 0; i < deck_card_count(deck); i++)
        if (deck_card(deck, i)->value_class != DECK_NONE &&
            deck_card(deck, i)->value.denominator != 1)
            return true;
    return false;
}

static void check_forms(const struct deck *deck, struct diag *diag)
{
    struct message why =
        message_of(N_("no two cards of this deck have equal numbers that look different, so there "
                      "is nothing to practise; add other forms, such as 2/4 for 1/2, or write <set "
                      "name=\"match\" value=\"printed\"/> if you mean that"));

    if (deck_settings(deck)->value[SETTING_MATCH] == MATCH_PRINTED || !has_fractions(deck))
        return;
    const struct card **first = memory_new((size_t)deck_value_classes(deck), sizeof *first);
    if (!has_two_forms(deck, first))
        diag_add(diag, SEVERITY_WARNING, deck_about(deck)->where, why);
    memory_free(first);
}

/*
 * Adds warnings to diag, at the deck's outermost element: it cannot be played by its own settings,
 * or plays by value and has no value in two forms. A deck too large to be played is noted only: it
 * may be meant to be printed.
 */
static void check_playable(const struct deck *deck, struct diag *diag)
{
    check_forms(deck, diag);
    if (deck_played(deck) <= DECK_CARDS_PLAY)
        check_rules(deck, diag);
    else
        diag_add(diag, SEVERITY_NOTE, deck_about(deck)->where,
                 message_with(N_("you can print this deck but not play it: it has {count} playing "
                                 "cards, and a game can have at most {most}"),
                              arg_count("count", deck_played(deck)),
                              arg_count("most", DECK_CARDS_PLAY)));
}

/* --- what is asked of the other kinds */

static enum status check_deck(const char *path, const struct xml_document *document,
                              const struct check_with *with, struct file_facts *facts,
                              struct diag *diag)
{
    struct deck *deck;
    enum status status = deck_load_document(&deck, path, document, diag);

    if (status)
        return status;
    facts->message = message_plural(
        NP_("{file}: fine: a deck of {cards} card, {played} of them to play with; "
            "different values: {values}",
            "{file}: fine: a deck of {cards} cards, {played} of them to play with; "
            "different values: {values}"),
        arg_count("cards", deck_printed(deck)), arg_count("played", deck_played(deck)),
        arg_count("values", deck_value_classes(deck)));
    add_fact(facts, "cards", deck_printed(deck));
    add_fact(facts, "played", deck_played(deck));
    add_fact(facts, "values", deck_value_classes(deck));
    check_playable(deck, diag);
    const struct drawing_part *part = part_open(MODULE_DRAWING, diag);
    status = part ? part->check_deck(deck, with, diag) : STATUS_IO;
    deck_free(deck);
    return status;
}

static enum status check_ruleset(const char *path, const struct xml_document *document,
                                 const struct check_with *with, struct file_facts *facts,
                                 struct diag *diag)
{
    struct ruleset *ruleset;
    struct refusal why;
    enum status status = ruleset_load_document(&ruleset, path, document, diag);

    (void)with;
    if (!status) {
        facts->message = message_of(N_("{file}: fine: a rule set"));
        if (rules_check_settings(&ruleset->settings, &why) != STATUS_OK)
            diag_add(diag, SEVERITY_WARNING, ruleset->where, why.message);
    }
    ruleset_free(ruleset);
    return status;
}

static enum status check_template(const char *path, const struct xml_document *document,
                                  const struct check_with *with, struct file_facts *facts,
                                  struct diag *diag)
{
    const struct drawing_part *part = part_open(MODULE_DRAWING, diag);

    return part ? part->check_template(path, document, with, facts, diag) : STATUS_IO;
}

/* Counts the templates of a file of label stock, and those that sheets can be made of. */
static enum status check_stock(const struct xml_document *document, struct file_facts *facts,
                               struct diag *diag)
{
    int templates = 0, sheets = 0;

    for (const struct xml_element *t = stock_next(document->root, NULL); t;
         t = stock_next(document->root, t)) {
        struct sheet sheet = {0};
        struct diag unheard = {0};
        templates++;
        sheets += stock_read_template(&sheet, t, &unheard) == STATUS_OK;
        arena_release(&sheet.arena);
        diag_release(&unheard);
    }
    facts->message = message_with(
        N_("{file}: fine: label stock; sheets can be made of {sheets} of its {count} templates, "
           "which “breuk list sheets {file}” names"),
        arg_count("sheets", sheets), arg_count("count", templates));
    add_fact(facts, "templates", templates);
    add_fact(facts, "sheets", sheets);
    if (sheets == 0)
        diag_add(
            diag, SEVERITY_ERROR, xml_where(document->root),
            message_with(N_("no sheet can be made of any template in this file of label stock; "
                            "“breuk check \"{file}#PART\"” says why not of that one"),
                         arg_text("file", xml_where(document->root).file)));
    return sheets ? STATUS_OK : STATUS_INVALID;
}

static enum status check_sheet(const char *path, const struct xml_document *document,
                               const struct check_with *with, struct file_facts *facts,
                               struct diag *diag)
{
    const struct xml_element *root = document->root;
    struct sheet *sheet;

    if (!with->part && stock_is(document->grammar) && document->is_whole &&
        stock_next(root, NULL) && stock_next(root, stock_next(root, NULL)))
        return check_stock(document, facts, diag);
    enum status status = sheet_load_document(&sheet, path, with->part, document, diag);
    if (status)
        return status;
    const struct message_arg cards = arg_count("cards", grid_places(&sheet->grid));
    facts->message =
        stock_is(document->grammar)
            ? message_plural(NP_("{file}: fine: label stock, a sheet of {cards} card",
                                 "{file}: fine: label stock, a sheet of {cards} cards"),
                             cards)
            : message_plural(NP_("{file}: fine: a sheet of {cards} card",
                                 "{file}: fine: a sheet of {cards} cards"),
                             cards);
    add_fact(facts, "cards", grid_places(&sheet->grid));
    const struct drawing_part *part = part_open(MODULE_DRAWING, diag);
    status = part ? part->check_sheet(sheet, with, diag) : STATUS_IO;
    sheet_free(sheet);
    return status;
}

/* --- what is listed */

static bool describe_deck(struct lister *lister, const char *path)
{
    struct diag diag = {0};
    struct deck *deck = NULL;
    bool good = deck_load(&deck, path, &diag) == STATUS_OK;

    if (good) {
        const char *title = words_in(&deck_about(deck)->title, text_language());
        text_of(message_plural(NP_("{title} ({count} card)", "{title} ({count} cards)"),
                               arg_text("title", title), arg_count("count", deck_printed(deck))),
                NULL, &lister->details);
        json_write_text(&lister->json, "title", title);
        json_write_count(&lister->json, "cards", deck_printed(deck));
        json_write_count(&lister->json, "played", deck_played(deck));
        json_write_text(&lister->json, "ruleset", deck_about(deck)->ruleset);
    }
    deck_free(deck);
    diag_release(&diag);
    return good;
}

static bool describe_ruleset(struct lister *lister, const char *path)
{
    struct diag diag = {0};
    struct ruleset *ruleset = NULL;
    bool good = ruleset_load(&ruleset, path, &diag) == STATUS_OK;

    if (good) {
        const char *title = words_in(&ruleset->title, text_language());
        strbuf_add(&lister->details, title);
        json_write_text(&lister->json, "title", title);
        if (ruleset->base)
            json_write_text(&lister->json, "base", ruleset->base);
    }
    ruleset_free(ruleset);
    diag_release(&diag);
    return good;
}

void lister_describe_sheet(struct lister *lister, const struct sheet *sheet)
{
    const char *title = words_in(&sheet->title, text_language());
    struct message message = message_with(N_("{title} ({width} × {height} mm)"),
                                          arg_text("title", *title ? title : sheet->name),
                                          arg_measured("width", sheet->grid.card_width),
                                          arg_measured("height", sheet->grid.card_height));

    text_of(message, NULL, &lister->details);
    json_write_text(&lister->json, "title", title);
    json_write_count(&lister->json, "cards", grid_places(&sheet->grid));
    json_write_text(&lister->json, "backs", backs_names[sheet->backs]);
    json_write_real(&lister->json, "card-width", sheet->grid.card_width);
    json_write_real(&lister->json, "card-height", sheet->grid.card_height);
    json_write_real(&lister->json, "paper-width", sheet->grid.paper_width);
    json_write_real(&lister->json, "paper-height", sheet->grid.paper_height);
}

static bool describe_sheet(struct lister *lister, const char *path)
{
    struct diag diag = {0};
    struct sheet *sheet = NULL;
    bool good = sheet_load(&sheet, path, &diag) == STATUS_OK;

    if (good)
        lister_describe_sheet(lister, sheet);
    sheet_free(sheet);
    diag_release(&diag);
    return good;
}

/* Describes a lesson by its title and its stage. */
static bool describe_lesson(struct lister *lister, const char *path)
{
    struct diag diag = {0};
    struct lesson *lesson = NULL;
    bool good = lesson_load(&lesson, path, &diag) == STATUS_OK;

    if (good) {
        const char *title = words_in(&lesson->title, text_language());
        text_of(message_with(N_("{title} ({stage})"), arg_text("title", title),
                             arg_term("stage", stage_title(lesson->stage))),
                NULL, &lister->details);
        json_write_text(&lister->json, "title", title);
        json_write_text(&lister->json, "stage", stage_names[lesson->stage]);
        json_write_count(&lister->json, "version", lesson->version);
    }
    lesson_free(lesson);
    diag_release(&diag);
    return good;
}

/* Returns the root of the template, or of the first of its bases, that has a title. */
static const struct xml_element *titled(const struct xml_document *document,
                                        const struct xml_bases *bases)
{
    const struct xml_element *root = document->root;

    for (size_t i = 0; i < bases->count && !xml_child(root, "title"); i++)
        root = bases->documents[i]->root;
    return root;
}

/* Describes a template by its title, without drawing it. */
static bool describe_template(struct lister *lister, const char *path)
{
    struct diag diag = {0};
    struct arena arena = {0};
    struct words title = {0};
    struct xml_document *document = NULL;
    struct xml_bases bases = {0};
    bool good = file_kind_read(&document, path, &diag) == STATUS_OK;
    bool is_template = good && document->grammar == &template_grammar && !document->is_part;

    if (is_template)
        good = xml_bases_read(&bases, path, document, TEMPLATE_LIBRARY, &template_base_words,
                              &diag) == STATUS_OK;
    if (good) {
        words_read(&title, &arena, titled(document, &bases), "title", NULL);
        strbuf_add(&lister->details, words_in(&title, text_language()));
        json_write_text(&lister->json, "title", words_in(&title, text_language()));
        if (is_template && xml_has(document->root, "base"))
            json_write_text(&lister->json, "base", xml_text(document->root, "base"));
    }
    xml_bases_release(&bases);
    xml_free(document);
    arena_release(&arena);
    diag_release(&diag);
    return good;
}

/* --- the kinds */

const struct file_kind file_kinds[FILE_KINDS] = {
#define FILE_KIND(name, names, heading, library, describe, ...)                                    \
    {#name, #names, heading, library, &name##_grammar, check_##name, describe, {__VA_ARGS__}},
#define LISTED(...)
#include "cli/kinds/file-kind-list.h"
#undef FILE_KIND
};

const char *const file_kind_names[FILE_KINDS + 1] = {
#define FILE_KIND(name, ...) #name,
#include "cli/kinds/file-kind-list.h"
#undef FILE_KIND
#undef LISTED
    NULL,
};

const struct file_kind *file_kind_named(const char *name)
{
    for (int i = 0; i < FILE_KINDS; i++)
        if (strcmp(file_kinds[i].name, name) == 0)
            return &file_kinds[i];
    return NULL;
}

const struct file_kind *file_kind_of(const struct grammar *grammar)
{
    for (int i = 0; i < FILE_KINDS; i++)
        if (file_kinds[i].grammar == grammar)
            return &file_kinds[i];
    return stock_is(grammar) ? &file_kinds[FILE_KIND_sheet] : NULL;
}

enum status file_kind_read(struct xml_document **document, const char *path, struct diag *diag)
{
    const struct grammar *grammars[FILE_KINDS + SHEET_GRAMMARS];
    size_t count = 0;

    for (int i = 0; i < FILE_KINDS; i++)
        grammars[count++] = file_kinds[i].grammar;
    for (int i = 0; i < SHEET_GRAMMARS; i++)
        if (stock_is(sheet_grammars[i]))
            grammars[count++] = sheet_grammars[i];
    return xml_read_any(document, path, grammars, count, diag);
}

void file_kind_enumerate(const char *const *names, struct message *message, struct strbuf *kinds)
{
    for (; names[0] && names[1]; names++)
        strbuf_addf(kinds, "%s%s", kinds->length ? ", " : "", names[0]);
    message_add(message, arg_text("kinds", strbuf_text(kinds)));
    message_add(message, arg_text("last", names[0]));
}

enum exit_code file_kind_refuse(const struct manner *manner, const char *typed,
                                const char *const *names, const char *near, const char *none)
{
    struct strbuf kinds = {0};
    size_t count = 0;

    while (names[count])
        count++;
    const char *nearest = suggest_nearest(typed, names, count);
    struct message why =
        message_with(nearest ? near : none, arg_typed("kind", typed), arg_text("nearest", nearest));
    file_kind_enumerate(names, &why, &kinds);
    complain_of(manner, why);
    strbuf_release(&kinds);
    return EXIT_USAGE;
}
