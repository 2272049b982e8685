#include "cli/kinds/check_drawing.h"

#include "cli/paper.h"
#include "cli/report.h"
#include "render/faces/fitting.h"
#include "render/sheets/print.h"
#include "xml/library.h"

/* A missing template is not reported here: a deck that names one has been told already, and if the
 * default one is missing that is not the deck's fault. */
enum status check_drawing(const struct deck *deck, struct diag *diag)
{
    const struct paper_words words = paper_words_here();
    struct library library = {0};
    struct template *template = NULL;
    enum status status = STATUS_OK;

    cli_status(library_open(&library, "templates"));
    const char *path = library_find(&library, deck_about(deck)->template);
    if (path)
        status = cli_status(template_load(&template, path, diag));
    if (template)
        status = cli_status(print_check(deck, template, &words, diag));
    template_free(template);
    library_release(&library);
    return status;
}

enum status check_template(const char *path, const struct xml_document *document,
                           struct file_facts *facts, struct diag *diag)
{
    const struct paper_words words = paper_words_here();
    struct template *template;
    enum status status = cli_status(template_load_document(&template, path, document, diag));

    if (status == STATUS_OK) {
        struct fitting fitting = {
            .template = template, .words = &words, .every_language = true, .back = true};
        size_t errors = diag->errors;
        facts->message = message_of(N_("{file}: fine: a card template"));
        cli_status(fitting_check(&fitting, diag));
        if (diag->errors > errors)
            status = STATUS_INVALID;
    }
    template_free(template);
    return status;
}
