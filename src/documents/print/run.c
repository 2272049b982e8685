#include "documents/print/request.h"

#include "base/strbuf.h"
#include "console/complaint.h"
#include "documents/print/file.h"
#include "documents/print/printers.h"
#include "documents/print/printing.h"
#include "documents/printables/printable.h"

#include <string.h>

static enum exit_code print_document(struct printing *printing, const char *usual)
{
    struct print_file file = print_file_of(printing);
    struct strbuf path = {0};

    print_file_place(&file, printing->options->output, usual, &path);
    struct made made = {.path = file.path};
    enum exit_code code = print_request_rehearse(printing, &made);
    if (code == EXIT_DONE)
        code = offset_can_remember(printing);
    if (code == EXIT_DONE) {
        enum status status = print_request_make(printing, &file, &made);
        complain_diag(printing->manner, &printing->diag, NULL);
        code = offset_remember_and_end(printing, &file, status);
    }
    if (code == EXIT_DONE) {
        (printing->manner->json ? print_write_done : print_say_done)(printing, &made);
        offset_say_done(printing);
    }
    strbuf_release(&path);
    return code;
}

static enum exit_code print_as(struct printing *printing, const char *usual)
{
    const struct print_options *options = printing->options;
    /* Only the cards were asked for; `all` asks for more, even if the deck has no more. */
    bool cards = request_is_cards(&printing->request) &&
                 !(options->what && strcmp(options->what, PRINTABLE_ALL) == 0);
    enum print_format format = printing->format;
    enum exit_code code = EXIT_DONE;
    struct made made = {0};

    if (format == FORMAT_TTS || format == FORMAT_PCIO) {
        /* A table on a screen has only the cards, and things of its own. */
        if (!cards)
            return complain_of(
                printing->manner,
                message_with(
                    printing->deck ? N_("the format {format} is only for cards; leave out “{word}”")
                                   : N_("the format {format} is only for the cards of a deck"),
                    arg_text("format", print_formats[format]), arg_text("word", options->what)));
        return print_tabletop(printing);
    }
    if (options->dry_run && !options->single) {
        code = print_request_rehearse(printing, &made);
        complain_diag(printing->manner, &printing->diag, NULL);
        if (code == EXIT_DONE)
            (printing->manner->json ? print_write_done : print_say_plan)(printing, &made);
        return code;
    }
    if (format == FORMAT_PDF)
        return print_document(printing, usual);
    if (options->pages)
        code = print_request_rehearse(printing, &made);
    return code == EXIT_DONE ? print_pictures(printing, usual, cards) : code;
}

/* Prints a deck or lessons. */
static enum exit_code print(struct printing *printing)
{
    struct strbuf usual = {0};
    const struct print_request *request = &printing->request;
    enum exit_code code = print_format_choose(printing);

    if (code != EXIT_DONE)
        return code;
    enum status status = printing_load(printing);
    if (status == STATUS_OK) {
        code = printing_choose(printing);
    } else if (status == STATUS_NOT_FOUND && !printing->deck && !printing->lessons.count &&
               printable_is_one(printing->options->named)) {
        code = printable_complain_of_order(printing);
    } else {
        complain_diag(printing->manner, &printing->diag, NULL);
        code = exit_code_of(status);
    }
    if (code == EXIT_DONE)
        code = printable_choose(printing);
    if (code == EXIT_DONE) {
        /* "fractions.pdf", "fractions-wheel.png" */
        strbuf_add(&usual, printing_name(printing));
        if (!request_is_usual(request))
            strbuf_addf(&usual, "-%s",
                        request->count > 1 ? PRINTABLE_ALL : request->printables[0]->name);
        strbuf_addf(&usual, ".%s", print_formats[printing->format]);
        code = print_as(printing, strbuf_text(&usual));
    }
    strbuf_release(&usual);
    return code;
}

enum exit_code print_run(const struct print_options *options, const struct manner *manner)
{
    struct printing printing = {.options = options, .manner = manner};
    enum exit_code code = options->calibration ? calibration_write(&printing) : print(&printing);

    printing_release(&printing);
    return code;
}
