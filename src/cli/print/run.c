#include "cli/print/order.h"

#include "base/strbuf.h"
#include "cli/pieces/piece.h"
#include "cli/print/file.h"
#include "cli/print/printers.h"
#include "cli/print/printing.h"
#include "cli/report.h"

#include <string.h>

static enum exit_code print_document(struct printing *printing, const struct order *order,
                                     const char *usual)
{
    const struct command_line *line = printing->line;
    struct print_file file = {.line = line, .read = &printing->read};
    struct strbuf path = {0};

    print_file_place(&file, option_text(line, "output", NULL), usual, &path);
    struct made made = {.path = file.path};
    enum exit_code code = print_order_rehearse(printing, order, &made);
    if (code == EXIT_DONE)
        code = offset_can_remember(printing);
    if (code == EXIT_DONE) {
        enum status status = print_order_make(printing, order, &file, NULL, &made);
        report_diag(&line->manner, &printing->diag, NULL);
        code = offset_remember_and_end(printing, &file, status);
    }
    if (code == EXIT_DONE) {
        (line->manner.json ? print_write_done : print_say_done)(printing, order, &made);
        offset_say_done(printing);
    }
    strbuf_release(&path);
    return code;
}

static enum exit_code print_as(struct printing *printing, const struct order *order,
                               enum print_format format, const char *usual)
{
    const struct command_line *line = printing->line;
    /* Only the cards were asked for; `all` asks for more, even if the deck has no more. */
    bool cards = order_is_cards(order) &&
                 !(line->operand_count > 1 && strcmp(line->operands[1], PIECE_ALL) == 0);
    struct picture_work work = {format, usual, cards, order};
    enum exit_code code = EXIT_DONE;
    struct made made = {0};

    if (format == FORMAT_TTS || format == FORMAT_PCIO) {
        /* A table on a screen has only the cards, and things of its own. */
        if (!cards)
            return report_error(
                &line->manner,
                message_with(printing->deck
                                 ? N_("the format {format} is only for cards; leave out “{word}”")
                                 : N_("the format {format} is only for the cards of a deck"),
                             arg_text("format", print_formats[format]),
                             arg_text("word", line->operands[1])));
        return print_table(printing, format);
    }
    if (option_given(line, "dry-run") && !option_given(line, "single")) {
        code = print_order_rehearse(printing, order, &made);
        report_diag(&line->manner, &printing->diag, NULL);
        if (code == EXIT_DONE)
            (line->manner.json ? print_write_done : print_say_plan)(printing, order, &made);
        return code;
    }
    if (format == FORMAT_PDF)
        return print_document(printing, order, usual);
    if (option_given(line, "pages"))
        code = print_order_rehearse(printing, order, &made);
    return code == EXIT_DONE ? print_pictures(printing, &work) : code;
}

enum exit_code print_run(const struct command_line *line)
{
    struct printing printing = {.line = line};
    struct strbuf usual = {0};
    enum print_format format;
    struct order order;

    if (option_given(line, "calibration"))
        return calibration_write(line);
    enum exit_code code = print_format_choose(line, &format);
    if (code != EXIT_DONE)
        return code;
    enum status status = printing_load(&printing);
    if (status == STATUS_OK) {
        code = printing_choose(&printing);
    } else if (status == STATUS_NOT_FOUND && !printing.deck && !printing.lessons.count &&
               piece_is_one(line->operands[0])) {
        code = piece_complain_of_order(line);
    } else {
        report_diag(&line->manner, &printing.diag, NULL);
        code = exit_code_of(status);
    }
    if (code == EXIT_DONE)
        code = piece_choose(&printing, &order);
    if (code == EXIT_DONE) {
        /* "fractions.pdf", "fractions-wheel.png" */
        strbuf_add(&usual, printing_name(&printing));
        if (!order_is_usual(&order))
            strbuf_addf(&usual, "-%s", order.count > 1 ? PIECE_ALL : order.pieces[0]->name);
        strbuf_addf(&usual, ".%s", print_formats[format]);
        code = print_as(&printing, &order, format, strbuf_text(&usual));
    }
    strbuf_release(&usual);
    printing_release(&printing);
    return code;
}
