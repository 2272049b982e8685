#include "cli/kinds/check_drawing.h"

#include "documents/paper.h"
#include "draw/fit.h"
#include "draw/type.h"
#include "render/accessories/play_mat.h"
#include "render/deck_letters.h"
#include "render/faces/fitting.h"
#include "render/sheets/print.h"
#include "render/sheets/safe_zone.h"
#include "xml/library.h"

/* Loads the template of this name, which is looked for beside the deck first, if there is one.
 * Without a name that of the deck is loaded, if there is one: a missing one is not reported here,
 * as a deck that names one has been told already, and if the default one is missing that is not the
 * deck's fault. */
static enum status load_template(struct template **out, const struct deck *deck, const char *typed,
                                 const char *own, struct diag *diag)
{
    struct library library = {0};
    const char *path;
    enum status status = STATUS_OK;

    *out = NULL;
    library_open(&library, TEMPLATE_LIBRARY);
    if (deck)
        library_take_beside(&library, deck_about(deck)->where.file, typed ? typed : own);
    if (typed)
        status = library_resolve(&library, &path, typed, diag);
    else
        path = library_find(&library, own);
    if (status == STATUS_OK && path)
        status = template_load(out, path, diag);
    library_release(&library);
    return status;
}

/* Has the template take the typeface that was typed, if one was, and says where it is missing. The
 * usual one need not be opened for that: it is installed with breuk. */
static enum status take_font(struct template *template, const struct check_with *with,
                             struct diag *diag)
{
    struct type *type;

    if (with->font)
        template_prefer_font(template, with->font);
    else if (fit_knows(template->family))
        return STATUS_OK;
    enum status status = type_open(&type, template->family, template->family_where, diag);
    type_free(type);
    return status;
}

/* Loads the sheet, if one was typed. */
static enum status load_sheet(struct sheet **out, const struct deck *deck,
                              const struct check_with *with, struct diag *diag)
{
    struct library library = {0};

    *out = NULL;
    enum status status =
        with->sheet ? paper_load_sheet(out, &library, with->sheet, deck, diag) : STATUS_OK;
    library_release(&library);
    return status;
}

/* Checks the drawings beside the cards, on this sheet, or on the usual one. */
static void check_mat(const struct deck *deck, const struct template *template,
                      const struct sheet *sheet, struct diag *diag)
{
    struct handwork work = {.deck = deck, .template = template, .sheet = sheet};
    struct library library = {0};
    struct diag unheard = {0};
    struct sheet *usual = NULL;
    enum status status = STATUS_OK;

    work.words = paper_words_here();
    if (!sheet) {
        status = paper_load_sheet(&usual, &library, "a4", deck, &unheard);
        work.sheet = usual;
    }
    if (status == STATUS_OK)
        mat_names_check(&work, NULL, true, diag);
    sheet_free(usual);
    library_release(&library);
    diag_release(&unheard);
}

enum status check_drawing(const struct deck *deck, const struct check_with *with, struct diag *diag)
{
    struct print_job job = {.deck = deck, .words = paper_words_here()};
    struct template *template;
    struct sheet *sheet;
    enum status sheet_status = load_sheet(&sheet, deck, with, diag);
    enum status status =
        load_template(&template, deck, with->template, deck_about(deck)->template, diag);

    if (status == STATUS_OK)
        status = sheet_status;
    if (status == STATUS_OK && template)
        status = take_font(template, with, diag);
    if (status == STATUS_OK && template) {
        job.template = template;
        job.sheet = sheet;
        job.backs = sheet ? sheet->backs : template->back_count > 0 ? BACKS_LONG : BACKS_NONE;
        status = print_check(&job, diag);
        check_mat(deck, template, sheet, diag);
        deck_letters_check(deck, template, NULL, NULL, diag);
    }
    sheet_free(sheet);
    template_free(template);
    return status;
}

/* Checks what a template says itself, on cards of its own size or on a sheet's. */
static enum status check_pair(const struct template *template, const struct sheet *sheet,
                              struct diag *diag)
{
    const struct paper_words words = paper_words_here();
    struct fitting fitting = {
        .template = template,
        .words = &words,
        .every_language = true,
        .back = !sheet || sheet->backs != BACKS_NONE,
        .scale = sheet ? sheet_scale(sheet, template->width, template->height) : 1,
    };
    size_t errors = diag->errors;

    fitting_check(&fitting, diag);
    if (sheet)
        safe_zone_check(template, NULL, sheet, fitting.back, diag);
    return diag->errors > errors ? STATUS_INVALID : STATUS_OK;
}

enum status check_template(const char *path, const struct xml_document *document,
                           const struct check_with *with, struct file_facts *facts,
                           struct diag *diag)
{
    struct template *template;
    struct sheet *sheet;
    enum status sheet_status = load_sheet(&sheet, NULL, with, diag);
    enum status status = template_load_document(&template, path, document, diag);

    if (status == STATUS_OK)
        status = sheet_status;
    if (status == STATUS_OK)
        status = take_font(template, with, diag);
    if (status == STATUS_OK) {
        facts->message = message_of(N_("{file}: fine: a card template"));
        status = check_pair(template, sheet, diag);
        xml_sort_complaints(document, diag);
    }
    sheet_free(sheet);
    template_free(template);
    return status;
}

/* Warns of cards so small that the template which decks have unless they name another cannot be
 * read on them. What else is said of that template is not the sheet's fault. */
static void warn_of_small_cards(const struct template *template, const struct sheet *sheet,
                                struct diag *diag)
{
    struct diag unheard = {0};

    if (check_pair(template, sheet, &unheard) == STATUS_INVALID)
        diag_add(diag, SEVERITY_WARNING, sheet->card,
                 message_with(N_("on cards of {width} by {height} mm nobody can read the template "
                                 "“{template}”, which decks have unless they name another; make "
                                 "the cards larger, or draw a template for them and check it with "
                                 "“--template”"),
                              arg_mm("width", sheet->grid.card_width),
                              arg_mm("height", sheet->grid.card_height),
                              arg_text("template", template->name)));
    diag_release(&unheard);
}

enum status check_sheet_drawing(const struct sheet *sheet, const struct check_with *with,
                                struct diag *diag)
{
    struct template *template;
    enum status status = load_template(&template, NULL, with->template, DECK_TEMPLATE, diag);

    if (status == STATUS_OK && with->template)
        status = check_pair(template, sheet, diag);
    else if (status == STATUS_OK && template)
        warn_of_small_cards(template, sheet, diag);
    template_free(template);
    return status;
}
