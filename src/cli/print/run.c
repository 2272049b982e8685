#include "cli/print/run.h"

#include "base/strbuf.h"
#include "cli/parts.h"
#include "cli/pieces/choice.h"
#include "cli/print/calibration_file.h"
#include "cli/print/file.h"
#include "cli/print/offset_option.h"
#include "cli/print/order.h"
#include "cli/print/pictures.h"
#include "cli/print/printing.h"
#include "cli/print/report.h"
#include "cli/report.h"
#include "cli/setup_options.h"
#include "text/text.h"

#include <string.h>

/* "fractions.pdf", "fractions-wheel.png" */
static void add_usual_path(const struct printing *printing, const struct order *order,
                           const char *ending, struct strbuf *path)
{
    strbuf_add(path, deck_name(printing->deck));
    if (order->count > 1)
        strbuf_add(path, "-" PIECE_ALL);
    else if (!order_is_cards(order))
        strbuf_addf(path, "-%s", order->pieces[0]->name);
    strbuf_addf(path, ".%s", ending);
}

static enum exit_code print_to(struct printing *printing, const struct order *order,
                               struct print_file *file)
{
    struct made made = {.path = file->path};
    enum exit_code code = print_order_rehearse(printing, order, &made);

    if (code == EXIT_DONE)
        code = offset_can_remember(printing);
    if (code != EXIT_DONE) {
        print_file_abandon(file);
        return code;
    }
    enum status status = print_order_make(printing, order, file, NULL, &made);
    report_diag(printing->line, &printing->diag, NULL);
    code = offset_remember_and_end(printing, file, status);
    if (code == EXIT_DONE) {
        (printing->line->json ? print_write_done : print_say_done)(printing, order, &made);
        offset_say_done(printing);
    }
    return code;
}

static enum exit_code plan(struct printing *printing, const struct order *order)
{
    struct made made = {0};
    enum exit_code code = print_order_rehearse(printing, order, &made);

    report_diag(printing->line, &printing->diag, NULL);
    if (code == EXIT_DONE)
        (printing->line->json ? print_write_done : print_say_plan)(printing, order, &made);
    return code;
}

static enum exit_code print_document(struct printing *printing, const struct order *order,
                                     const char *usual)
{
    struct print_file file = {.line = printing->line, .read = &printing->read};
    struct strbuf path = {0};
    enum exit_code code =
        print_file_place(&file, option_text(printing->line, "output", NULL), usual, &path);

    if (code == EXIT_DONE)
        code = print_to(printing, order, &file);
    strbuf_release(&path);
    return code;
}

static enum status make_pictures(struct printing *printing, const void *order,
                                 struct print_file *file, const struct plates *plates, int *pages)
{
    struct made made = {0};
    enum status status = print_order_make(printing, order, file, plates, &made);

    *pages = made.pages;
    return status;
}

static enum exit_code find_mistakes(struct printing *printing, const void *order,
                                    const struct singles *singles)
{
    return print_order_check(printing, order, singles);
}

/* What lies on a table on a screen is the cards, and what the table has of its own. */
static enum exit_code refuse_piece(const struct command_line *line, enum print_format format)
{
    report_error(line,
                 message_with(N_("the format {format} is for cards: leave out “{word}”"),
                              arg_text("format", print_formats[format]),
                              arg_text("word", line->operands[1])),
                 NULL);
    return EXIT_USAGE;
}

static enum exit_code print_table_as(struct printing *printing, enum print_format format)
{
    const struct tabletop_part *part = tabletop_part_for(printing->line);

    return part ? part->print(printing, format) : EXIT_MACHINE;
}

/* Only the cards, and not by `all`, even where that is no more. */
static bool only_cards(const struct command_line *line, const struct order *order)
{
    return order_is_cards(order) && !(line->operand_count > 1 && piece_is_all(line->operands[1]));
}

static enum exit_code print_as(struct printing *printing, const struct order *order,
                               enum print_format format, const char *usual)
{
    bool cards = only_cards(printing->line, order);
    struct picture_work work = {format, usual, cards, make_pictures, find_mistakes, order};
    struct made made = {0};

    if (print_format_is_table(format))
        return cards ? print_table_as(printing, format) : refuse_piece(printing->line, format);
    if (option_given(printing->line, "dry-run") && !option_given(printing->line, "single"))
        return plan(printing, order);
    if (!print_format_is_pictures(format))
        return print_document(printing, order, usual);
    enum exit_code code = option_given(printing->line, "pages")
                              ? print_order_rehearse(printing, order, &made)
                              : EXIT_DONE;
    return code == EXIT_DONE ? print_pictures(printing, &work) : code;
}

static enum exit_code print(struct printing *printing, enum print_format format)
{
    struct order order;
    struct strbuf usual = {0};
    enum exit_code code = printing_choose(printing);

    if (code == EXIT_DONE)
        code = piece_choose(printing, &order);
    if (code != EXIT_DONE)
        return code;
    add_usual_path(printing, &order, print_formats[format], &usual);
    code = usual.failed ? report_no_memory() : print_as(printing, &order, format, usual.text);
    strbuf_release(&usual);
    return code;
}

enum exit_code print_run(const struct command_line *line)
{
    struct printing printing = {.line = line};
    enum print_format format;

    if (option_given(line, "calibration"))
        return calibration_write(line);
    enum exit_code code = print_format_choose(line, &format);
    if (code != EXIT_DONE)
        return code;
    enum status status = printing_load(&printing);
    if (status == STATUS_OK) {
        code = printing_choose_rules(&printing);
        if (code == EXIT_DONE)
            code = print(&printing, format);
    } else if (status == STATUS_NOT_FOUND && !printing.deck && piece_is_one(line->operands[0])) {
        code = piece_complain_of_order(line);
    } else {
        report_diag(line, &printing.diag, NULL);
        code = exit_code_of(status);
    }
    printing_release(&printing);
    return code;
}
