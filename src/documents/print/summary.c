#include "documents/print/request.h"

#include "base/strbuf.h"
#include "console/complaint.h"
#include "text/text.h"
#include "tui/show.h"
#include "json/writer.h"

#include <math.h>
#include <stdio.h>

struct paper {
    int cards, sheets;
};

/* Returns the paper that `pages` pages take; everything but cards, and what is folded, is printed
 * on one side. */
static struct paper paper_of(const struct printing *printing, int pages)
{
    struct print_job job = printing_cards(printing);
    struct print_summary cards = {0};

    if (request_has_cards(&printing->request))
        cards = print_summarise(&job, &printing->pages);
    if (request_fold(printing) != PAGE_FLAT)
        return (struct paper){0, (pages + 1) / 2};
    return (struct paper){cards.cards, cards.sheets + pages - cards.pages};
}

/* Returns how many pages covered with one ink would take as much. */
static double full_pages(const struct coverage *ink)
{
    return ink->paper > 0 ? ink->ink / ink->paper * ink->pages : 0;
}

/* Returns how many percent less ink it takes than full colour. */
static double less_ink(const struct made *made)
{
    return made->full.ink > 0 ? 100 * (1 - made->ink.ink / made->full.ink) : 0;
}

void print_write_done(const struct printing *printing, const struct made *made)
{
    struct paper paper = paper_of(printing, made->pages);
    struct strbuf text = {0};
    struct json_writer writer = json_begin_line(&text);

    if (made->path)
        json_write_text(&writer, "file", made->path);
    if (request_has_cards(&printing->request))
        json_write_count(&writer, "cards", paper.cards);
    json_write_count(&writer, "sheets", paper.sheets);
    json_write_count(&writer, "pages", made->pages);
    if (made->inked) {
        json_write_real(&writer, "ink_pages", full_pages(&made->ink));
        if (printing->options->look.low_ink)
            json_write_real(&writer, "less_ink_percent", less_ink(made));
    }
    if (made->unfinished)
        json_write_switch(&writer, "unfinished", true);
    show_object(&writer);
}

/* Returns the sentence of `id` with the numbers of the pages: all fronts are printed first, then
 * all backs on the same paper. */
static struct message print_by_hand(const struct printing *printing, const char *id)
{
    struct print_job job = printing_cards(printing);
    int sheets = print_summarise(&job, &(struct page_set){0}).sheets, fronts = 0;
    int pages = print_summarise(&job, &printing->pages).pages;

    for (int page = 1; page <= sheets; page++)
        fronts += page_set_has(&printing->pages, page);
    if (fronts == 0 || fronts == pages)
        return message_of(N_("Print at 100% (“actual size”), on one side."));
    return message_with(id, arg_count("fronts", fronts), arg_count("from", fronts + 1),
                        arg_count("to", pages));
}

/* Returns the sentence on how to print it. One page, or anything but cards
 * and what is folded, goes on one side. */
static struct message next_step(const struct printing *printing, const struct made *made)
{
    bool two_sides =
        request_has_cards(&printing->request) && (made->pages > 1 || printing->backs == BACKS_FOLD);
    enum backs backs = two_sides ? printing->backs : BACKS_NONE;

    if (request_fold(printing) != PAGE_FLAT && made->pages > 1)
        backs = request_fold(printing) == PAGE_BOOKLET ? BACKS_SHORT : BACKS_LONG;
    switch (backs) {
    case BACKS_LONG:
        return message_of(
            N_("Print at 100% (“actual size”), on both sides, flipping on the long edge."));
    case BACKS_SHORT:
        return message_of(
            N_("Print at 100% (“actual size”), on both sides, flipping on the short edge."));
    case BACKS_FOLD:
        return message_of(N_("Print at 100% (“actual size”), on one side. Fold each sheet along "
                             "the dashed line with the print on the outside, glue it, then cut."));
    case BACKS_MANUAL:
        return print_by_hand(printing,
                             N_("Print at 100% (“actual size”). First print pages 1 to {fronts}, "
                                "the fronts. Turn the pile over, feed it again with the same edge "
                                "first, and print pages {from} to {to}, the backs."));
    case BACKS_MANUAL_REVERSED:
        return print_by_hand(printing,
                             N_("Print at 100% (“actual size”). First print pages 1 to {fronts}, "
                                "the fronts. Feed the pile again as it is, with the same edge "
                                "first, and print pages {from} to {to}, the backs."));
    case BACKS_NONE:
        break;
    }
    return message_of(N_("Print at 100% (“actual size”), on one side."));
}

/* Adds " This takes 61% less ink than full colour." */
static void add_saving(const struct made *made, struct strbuf *sentence)
{
    char percent[16];
    int less = (int)floor(less_ink(made));

    snprintf(percent, sizeof percent, "%d%%", less);
    struct message message =
        message_with(less > 0 ? N_("This takes {percent} less ink than full colour.")
                              : N_("This takes as much ink as full colour."),
                     arg_number("percent", percent));
    strbuf_add_char(sentence, ' ');
    text_of(message, NULL, sentence);
}

void print_say_plan(const struct printing *printing, const struct made *made)
{
    struct paper paper = paper_of(printing, made->pages);
    struct strbuf sentence = {0};
    char count[32];

    snprintf(count, sizeof count, "%.1f", full_pages(&made->ink));
    if (request_has_cards(&printing->request))
        text_of(message_plural(NP_("{cards} card; ", "{cards} cards; "),
                               arg_count("cards", paper.cards)),
                NULL, &sentence);
    text_of(message_plural(NP_("{sheets} sheet of paper; ", "{sheets} sheets of paper; "),
                           arg_count("sheets", paper.sheets)),
            NULL, &sentence);
    text_of(
        message_plural(NP_("{pages} page; ", "{pages} pages; "), arg_count("pages", made->pages)),
        NULL, &sentence);
    text_of(message_with(N_("as much ink as {count} solid black pages. Nothing was written."),
                         arg_number("count", count)),
            NULL, &sentence);
    if (printing->options->look.low_ink)
        add_saving(made, &sentence);
    show_line(stdout, strbuf_text(&sentence));
    strbuf_release(&sentence);
}

void print_say_done(const struct printing *printing, const struct made *made)
{
    struct paper paper = paper_of(printing, made->pages);
    struct strbuf sentence = {0};
    const struct message_arg file = arg_text("file", made->path);
    struct message done =
        request_is_cards(&printing->request) && paper.cards == 1
            ? message_with(N_("{file}: 1 card on 1 sheet of paper."), file)
        : request_is_cards(&printing->request)
            ? message_plural(NP_("{file}: {cards} cards on {sheets} sheet of paper.",
                                 "{file}: {cards} cards on {sheets} sheets of paper."),
                             file, arg_count("sheets", paper.sheets),
                             arg_count("cards", paper.cards))
        : printing->lessons.stage
            ? message_plural(NP_("{file}: {pages} page: worksheets of the stage “{stage}”.",
                                 "{file}: {pages} pages: worksheets of the stage “{stage}”."),
                             file, arg_count("pages", made->pages),
                             arg_term("stage", printing->lessons.stage))
            : message_plural(NP_("{file}: {pages} page.", "{file}: {pages} pages."), file,
                             arg_count("pages", made->pages));

    text_of(done, NULL, &sentence);
    strbuf_add_char(&sentence, ' ');
    text_of(next_step(printing, made), NULL, &sentence);
    if (made->inked)
        add_saving(made, &sentence);
    if (made->unfinished) {
        strbuf_add_char(&sentence, ' ');
        text_of(message_with(N_("The document has more than {most} pages, so breuk left out some "
                                "extras: viewers are not told to keep the size, nor print shops "
                                "where to cut and which colours to use, and screen readers cannot "
                                "say the cards."),
                             arg_count("most", PRESS_FINISHED)),
                NULL, &sentence);
    }
    show_line(stderr, strbuf_text(&sentence));
    strbuf_release(&sentence);
}
