#include "documents/print/printing.h"

#include "console/setting_up.h"
#include "documents/paper.h"
#include "documents/print/printers.h"
#include "render/accessories/tuck_box.h"

#include <stdlib.h>
#include <string.h>

enum status printing_refuse(struct printing *printing, struct message why)
{
    diag_add(&printing->diag, SEVERITY_ERROR, (struct position){0}, why);
    return STATUS_INVALID;
}

/* A length in mm, with a point or a comma; strtod alone would also take "inf", "0x1" and the like.
 */
static bool read_mm(const char *text, double *mm)
{
    char copy[16];
    char *comma;

    if (strlen(text) >= sizeof copy || text[strspn(text, "0123456789.,")])
        return false;
    memcpy(copy, text, strlen(text) + 1);
    if ((comma = strchr(copy, ',')))
        *comma = '.';
    *mm = strtod(copy, &comma);
    return comma != copy && !*comma;
}

static bool is_on_no_backs(const struct option_use *use, const struct printing *printing)
{
    (void)printing;
    return !use->no_backs;
}

/* Chooses how the backs are printed, and refuses what cannot be done on this sheet. */
static enum status choose_backs(struct printing *printing)
{
    const struct sheet *sheet = printing->sheet;
    int typed = printing->options->backs;
    const struct option_row *idle = NULL;
    const char *why = NULL;

    printing->backs = typed < 0 ? sheet->backs : (enum backs)typed;
    bool paged = printing->backs != BACKS_NONE && printing->backs != BACKS_FOLD;
    if (sheet->backs == BACKS_NONE && printing->backs != BACKS_NONE)
        why = N_("the sheet “{sheet}” takes no backs, as stickers do; leave out “--backs {how}”, "
                 "or choose another sheet, such as “--sheet a4”");
    else if (imposition_places(&sheet->grid, printing->backs) <= 0)
        why = N_("the sheet “{sheet}” holds one card, but a folded card needs room for its back "
                 "too; choose another with --sheet, such as a4-fold");
    /* An option that changes pages of backs is of use only if there are any. */
    else if (!paged && (idle = print_use_idle(printing, is_on_no_backs)))
        why = typed >= 0
                  ? idle->use->no_backs
                  : N_("on the sheet “{sheet}” there are no pages of backs to move; leave out "
                       "--back-offset, or choose another sheet, such as “--sheet a4”");
    if (!why)
        return STATUS_OK;
    return printing_refuse(printing, message_with(why, arg_text("sheet", sheet->name),
                                                  arg_text("how", backs_names[printing->backs])));
}

/* Refuses to start at a place that the sheet does not have. */
static enum status check_start(struct printing *printing)
{
    int start = printing->options->start;
    int places = imposition_places(&printing->sheet->grid, printing->backs);

    if (start <= places)
        return STATUS_OK;
    return printing_refuse(
        printing,
        message_plural(NP_("the sheet “{sheet}” has {count} place for a card, so “--start {start}” "
                           "is beyond it; leave that out",
                           "the sheet “{sheet}” has {count} places for cards, so “--start {start}” "
                           "is beyond it; choose a number from 1 to {count}"),
                       arg_count("count", places), arg_count("start", start),
                       arg_text("sheet", printing->sheet->name)));
}

enum status printing_load_paper(struct printing *printing)
{
    printing->diag.files = &printing->read;
    printing->words = paper_words_here();
    /* With folded backs more cards fit on a4-fold than on a4. */
    const char *usual = printing->options->backs == BACKS_FOLD ? "a4-fold" : "a4",
               *typed = printing->options->sheet;
    enum status status = paper_load_sheet(&printing->sheet, &printing->sheets,
                                          typed ? typed : usual, printing->deck, &printing->diag);
    if (status == STATUS_OK)
        status = choose_backs(printing);
    if (status == STATUS_OK)
        status = check_start(printing);
    return status == STATUS_OK ? offset_choose(printing) : status;
}

/* Loads a deck or a lesson, whichever the file holds. It is read once: it may come from a pipe. */
static enum status load_file(struct printing *printing, const char *path)
{
    static const struct grammar *const grammars[] = {&deck_grammar, &lesson_grammar};
    struct xml_document *document = NULL;
    struct diag *diag = &printing->diag;
    enum status status = xml_read_one_of(&document, path, grammars, 2, diag);

    if (document)
        status = document->grammar == &lesson_grammar
                     ? print_lessons_load(&printing->lessons, path, document, diag)
                     : deck_load_document(&printing->deck, path, document, diag);
    xml_free(document);
    return status;
}

/* Loads the deck, lesson or stage that is named, or the file. */
static enum status load_named(struct printing *printing, const char *typed)
{
    struct diag *diag = &printing->diag;
    const char *path;

    named_open(&printing->named);
    struct library *library = named_library(&printing->named, &typed, diag);
    if (!library)
        return STATUS_INVALID;
    bool free = library == &printing->named.both && !library_is_path(typed);
    enum status status =
        free ? print_lessons_of_stage(&printing->lessons, typed, diag) : STATUS_NOT_FOUND;
    if (status != STATUS_NOT_FOUND)
        return status;
    status = library_resolve(library, &path, typed, diag);
    if (status != STATUS_OK)
        return status;
    return library == &printing->named.decks ? deck_load(&printing->deck, path, diag)
                                             : load_file(printing, path);
}

enum status printing_load(struct printing *printing)
{
    const struct print_options *options = printing->options;
    const char *thickness = options->stock_thickness;

    printing->thickness = CARD_THICKNESS;
    if (thickness &&
        (!read_mm(thickness, &printing->thickness) || printing->thickness < CARD_THICKNESS_LEAST ||
         printing->thickness > CARD_THICKNESS_GREATEST))
        return printing_refuse(
            printing,
            message_with(N_("“{typed}” is not a card thickness; give --stock-thickness in "
                            "millimetres, from {least} to {most}, such as 0.3"),
                         arg_typed("typed", thickness), arg_mm("least", CARD_THICKNESS_LEAST),
                         arg_mm("most", CARD_THICKNESS_GREATEST)));
    printing->diag.files = &printing->read;
    enum status status = load_named(printing, options->named);
    if (status == STATUS_OK)
        mixed_apply(printing->manner, printing->deck);
    if (status == STATUS_OK)
        status = paper_load_template(&printing->template, &printing->templates, options->template,
                                     options->font, printing->deck, &printing->diag);
    if (status == STATUS_OK && options->look.light && !template_has_light(printing->template))
        diag_add(&printing->diag, SEVERITY_WARNING, (struct position){0},
                 message_with(N_("--light saves no ink, because the template “{template}” has no "
                                 "lighter design; leave it out, or choose --low-ink"),
                              arg_text("template", printing->template->name)));
    return status == STATUS_OK ? printing_load_paper(printing) : status;
}

enum exit_code printing_choose(struct printing *printing)
{
    const struct print_options *options = printing->options;

    if (!printing->deck)
        return page_choice_read(printing);
    /* The rules that are printed: the deck's, and what the options change. */
    struct setup setup = {
        .deck = printing->deck,
        .settings = *deck_settings(printing->deck),
        .ruleset = deck_about(printing->deck)->ruleset,
        .files = &printing->read,
    };
    enum exit_code code = setup_find_ruleset(&setup, printing->manner, options->ruleset);

    if (code == EXIT_DONE)
        code = setup_change_rules(&setup, printing->manner, options->rules);
    printing->settings = setup.settings;
    setup.deck = NULL; /* not the setup's own */
    setup_release(&setup);
    if (code == EXIT_DONE)
        code = page_choice_read(printing);
    if (code == EXIT_DONE)
        code = card_choice_read(printing);
    return code;
}

void printing_release(struct printing *printing)
{
    memory_free(printing->cards.copies);
    sheet_free(printing->sheet);
    template_free(printing->template);
    deck_free(printing->deck);
    library_release(&printing->sheets);
    library_release(&printing->templates);
    print_lessons_release(&printing->lessons);
    named_release(&printing->named);
    diag_release(&printing->diag);
    strbuf_release(&printing->read);
}

struct print_job printing_cards(const struct printing *printing)
{
    return (struct print_job){
        .deck = printing->deck,
        .template = printing->template,
        .sheet = printing->sheet,
        .copies = printing->cards.copies,
        .times = printing->cards.times,
        .start = printing->options->start - 1,
        .backs = printing->backs,
        .self_check = printing->options->self_check,
        .offset = printing->offset,
        .front = printing->front,
        .words = printing->words,
    };
}

struct handwork printing_handwork(const struct printing *printing)
{
    return (struct handwork){
        .deck = printing->deck,
        .template = printing->template,
        .sheet = printing->sheet,
        .words = printing->words,
    };
}

const char *printing_title(const struct printing *printing)
{
    if (!printing->deck)
        return print_lessons_title(&printing->lessons);
    const char *title = words_in(&deck_about(printing->deck)->title, printing->words.language);

    return *title ? title : deck_about(printing->deck)->name;
}

const char *printing_name(const struct printing *printing)
{
    return printing->deck ? deck_about(printing->deck)->name : printing->lessons.name;
}
