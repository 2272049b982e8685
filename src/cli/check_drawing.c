#include "cli/check_drawing.h"

#include "cli/paper.h"
#include "render/faces/fitting.h"
#include "render/sheets/print.h"
#include "xml/library.h"

/* A deck that names a template which is not there was told so; if the usual one is missing, it is
 * not the deck's fault. */
enum status check_drawing(const struct deck *deck, struct diag *diag)
{
    const struct paper_words words = paper_words_here();
    struct library library = {0};
    struct template *template = NULL;
    enum status status = library_open(&library, "templates");
    const char *path = status ? NULL : library_find(&library, deck_about(deck)->template);

    if (path)
        status = template_load(&template, path, diag);
    if (template)
        status = print_check(deck, template, &words, diag);
    template_free(template);
    library_release(&library);
    return status;
}

static enum status check_words(const struct template *template, struct diag *diag)
{
    const struct paper_words words = paper_words_here();
    struct fitting fitting = {
        .template = template, .words = &words, .every_language = true, .back = true};
    size_t errors = diag->errors;
    enum status status = fitting_check(&fitting, diag);

    return status != STATUS_OK ? status : diag->errors > errors ? STATUS_INVALID : STATUS_OK;
}

enum status check_template(const char *path, const struct xml_document *document,
                           struct file_facts *facts, struct diag *diag)
{
    struct template *template;
    enum status status = template_load_document(&template, path, document, diag);

    if (!status) {
        facts->message = message_of(N_("{file}: fine: a template for cards"));
        status = check_words(template, diag);
    }
    template_free(template);
    return status;
}
