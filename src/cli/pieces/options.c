/* Options that only some of what is printed has a use for. */
#include "base/strbuf.h"
#include "cli/pieces/piece.h"
#include "cli/print/use.h"
#include "cli/report.h"
#include "text/text.h"

#include <string.h>

static bool has_piece(const struct option_use *use, const char *name)
{
    for (int i = 0; i < USE_PIECES && use->pieces[i]; i++)
        if (strcmp(use->pieces[i], name) == 0)
            return true;
    return !use->pieces[0];
}

static bool is_on_order(const struct option_use *use, const void *where)
{
    const struct order *order = where;

    for (int i = 0; i < order->count; i++)
        if (has_piece(use, order->pieces[i]->name))
            return true;
    return false;
}

/* “rules”, “reference” and “score” */
static void add_pieces(const struct option_use *use, struct strbuf *out)
{
    for (int i = 0; i < USE_PIECES && use->pieces[i]; i++) {
        bool last = i + 1 == USE_PIECES || !use->pieces[i + 1];
        struct strbuf longer = {0};
        struct message piece =
            message_with(i == 0 ? N_("“{piece}”")
                         : last ? N_("{pieces} and “{piece}”")
                                : N_("{pieces}, “{piece}”"),
                         arg_text("pieces", strbuf_text(out)), arg_text("piece", use->pieces[i]));
        text_of(piece, NULL, &longer);
        strbuf_release(out);
        *out = longer;
    }
}

/* An option that changes nothing on what is printed would be a mistake that nobody sees. */
enum exit_code order_check_options(const struct order *order, const struct command_line *line)
{
    const struct option_row *idle = print_use_idle(line, is_on_order, order);
    struct strbuf names = {0};

    if (!idle)
        return EXIT_DONE;
    add_pieces(idle->use, &names);
    struct message why = message_with(
        idle->use->no_piece ? idle->use->no_piece
                            : N_("--{option} changes nothing here: it goes with {pieces}"),
        arg_text("option", idle->name), arg_text("what", order->pieces[0]->name),
        arg_text("pieces", strbuf_text(&names)));
    report_error(line, why, NULL);
    strbuf_release(&names);
    return EXIT_USAGE;
}
