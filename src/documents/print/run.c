#include "documents/print/order.h"

#include "base/strbuf.h"
#include "console/report.h"
#include "documents/pieces/piece.h"
#include "documents/print/file.h"
#include "documents/print/printers.h"
#include "documents/print/printing.h"

#include <string.h>

static enum exit_code print_document(struct printing *printing, const char *usual)
{
    struct print_file file = print_file_of(printing);
    struct strbuf path = {0};

    print_file_place(&file, printing->options->output, usual, &path);
    struct made made = {.path = file.path};
    enum exit_code code = print_order_rehearse(printing, &made);
    if (code == EXIT_DONE)
        code = offset_can_remember(printing);
    if (code == EXIT_DONE) {
        enum status status = print_order_make(printing, &file, &made);
        report_diag(printing->manner, &printing->diag, NULL);
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
    bool cards = order_is_cards(&printing->order) &&
                 !(options->what && strcmp(options->what, PIECE_ALL) == 0);
    enum print_format format = printing->format;
    enum exit_code code = EXIT_DONE;
    struct made made = {0};

    if (format == FORMAT_TTS || format == FORMAT_PCIO) {
        /* A table on a screen has only the cards, and things of its own. */
        if (!cards)
            return report_error(
                printing->manner,
                message_with(
                    printing->deck ? N_("the format {format} is only for cards; leave out “{word}”")
                                   : N_("the format {format} is only for the cards of a deck"),
                    arg_text("format", print_formats[format]), arg_text("word", options->what)));
        return print_table(printing);
    }
    if (options->dry_run && !options->single) {
        code = print_order_rehearse(printing, &made);
        report_diag(printing->manner, &printing->diag, NULL);
        if (code == EXIT_DONE)
            (printing->manner->json ? print_write_done : print_say_plan)(printing, &made);
        return code;
    }
    if (format == FORMAT_PDF)
        return print_document(printing, usual);
    if (options->pages)
        code = print_order_rehearse(printing, &made);
    return code == EXIT_DONE ? print_pictures(printing, usual, cards) : code;
}

/* Prints a deck or lessons. */
static enum exit_code print(struct printing *printing)
{
    struct strbuf usual = {0};
    const struct order *order = &printing->order;
    enum exit_code code = print_format_choose(printing);

    if (code != EXIT_DONE)
        return code;
    enum status status = printing_load(printing);
    if (status == STATUS_OK) {
        code = printing_choose(printing);
    } else if (status == STATUS_NOT_FOUND && !printing->deck && !printing->lessons.count &&
               piece_is_one(printing->options->named)) {
        code = piece_complain_of_order(printing);
    } else {
        report_diag(printing->manner, &printing->diag, NULL);
        code = exit_code_of(status);
    }
    if (code == EXIT_DONE)
        code = piece_choose(printing);
    if (code == EXIT_DONE) {
        /* "fractions.pdf", "fractions-wheel.png" */
        strbuf_add(&usual, printing_name(printing));
        if (!order_is_usual(order))
            strbuf_addf(&usual, "-%s", order->count > 1 ? PIECE_ALL : order->pieces[0]->name);
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
