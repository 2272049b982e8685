#include "documents/printables/deck_page.h"

#include "documents/printables/printable.h"
#include "render/deck_inks.h"
#include "text/text.h"

/* --- the leaflet: folded twice, or on as many sheets of a booklet as it needs */

/* The pages of a leaflet, of a sheet of a booklet, and the most of a booklet; an em (mm) that is
 * read with ease: where its words are smaller, a booklet has another sheet. */
enum { MAP_PAGES = 8, SHEET_PAGES = 4, BOOKLET_MOST = 12 };
static const double EASY = 3.5;
/* The cards of a booklet, whose pages are twice as large. */
static const double BOOKLET_CARDS = 1.25;

/* Says at the foot of the last page whose rules these are, and how the paper is folded. */
static void add_end(struct leaflet *leaflet)
{
    struct page *page = &leaflet->page;
    int sheets = page->most_pages / SHEET_PAGES;

    page_add_spring(page);
    page_add_heading(page, text_get(N_("How to fold this")));
    deck_page_say(page, page_add_paragraph(page), leaflet->printing,
                  page->fold == PAGE_MAP
                      ? message_of(N_("Print both sides of one sheet. Fold the upper half back, "
                                      "then the left half back. The cover is in front."))
                  : sheets == 1
                      ? message_of(N_("Print both sides of one sheet. Fold it in the middle, with "
                                      "the cover in front."))
                      : message_with(N_("Print both sides of {sheets} sheets. Fold them together "
                                        "in the middle, with the cover in front."),
                                     arg_count("sheets", sheets)));
    page_add_text(page, page_add_paragraph(page), page->foot);
}

/* Returns how its paper is folded: twice or, with --booklet, once. */
static enum page_fold fold_of_leaflet(const struct printing *printing)
{
    return printing->options->booklet ? PAGE_BOOKLET : PAGE_MAP;
}

/* Makes the document on so many pages. page_release. */
static void make(struct leaflet *leaflet, enum page_fold fold, int pages)
{
    struct page *page = &leaflet->page;

    deck_page_begin_untitled(page, leaflet->printing, 1);
    deck_page_name_rules(page, leaflet->printing);
    page->fold = fold;
    page->most_pages = pages;
    page->barred = page->shrinks = page->cover = true;
    page->large = fold == PAGE_BOOKLET;
    page->ink = deck_ink(leaflet->printing->deck);
    leaflet->enlarged = fold == PAGE_BOOKLET ? BOOKLET_CARDS : 1;
    leaflet_add_rules(leaflet);
    add_end(leaflet);
}

/* Makes a booklet of as few sheets as let it be read with ease; where none does, of the most.
 * Returns the size of its words, mm; 0: it does not fit. page_release. */
static double make_booklet(struct leaflet *leaflet, struct press *press)
{
    double size = 0;

    for (int pages = SHEET_PAGES; size < EASY && pages <= BOOKLET_MOST; pages += SHEET_PAGES) {
        page_release(&leaflet->page);
        make(leaflet, PAGE_BOOKLET, pages);
        size = deck_page_words_size(&leaflet->page, leaflet->printing, press);
    }
    return size;
}

/* Complains that the rules have no room on a leaflet, if that is not for the size of its paper. */
static enum status refuse(struct leaflet *leaflet, struct printing *printing, struct press *press)
{
    if (make_booklet(leaflet, press) > 0)
        diag_add(&printing->diag, SEVERITY_ERROR, (struct position){0},
                 message_of(N_("the rules are too long for a leaflet; print them as a booklet, "
                               "with --booklet, or unfolded, with --plain")));
    else
        return deck_page_draw(&leaflet->page, printing, press);
    page_release(&leaflet->page);
    return STATUS_INVALID;
}

/* Draws it. Errors as page_print; STATUS_INVALID also: its rules are too long, as diag says. */
static enum status draw_leaflet(struct printing *printing, struct press *press)
{
    struct leaflet leaflet = {.printing = printing};
    enum status status = rules_examples(printing->deck, &printing->settings, leaflet.turns);

    if (status != STATUS_OK)
        return status;
    if (fold_of_leaflet(printing) == PAGE_BOOKLET) {
        make_booklet(&leaflet, press);
        return deck_page_draw(&leaflet.page, printing, press);
    }
    make(&leaflet, PAGE_MAP, MAP_PAGES);
    if (deck_page_words_size(&leaflet.page, printing, press) > 0)
        return deck_page_draw(&leaflet.page, printing, press);
    page_release(&leaflet.page);
    return refuse(&leaflet, printing, press);
}

/* --- the long form */

static bool every_line(const struct rule_line *line)
{
    (void)line;
    return true;
}

/* Draws the long form: all that there is to say, in words. */
static enum status draw_long(struct printing *printing, struct press *press)
{
    struct page page;
    struct rule_page rules = {
        .page = &page, .printing = printing, .wanted = every_line, .narrow = true};

    deck_page_begin(&page, printing, 2, N_("How to play"));
    page.most_pages = 2; /* the two sides of a sheet */
    deck_page_name_rules(&page, printing);
    rule_page_add(&rules);
    return deck_page_draw(&page, printing, press);
}

/* --- the piece */

static bool there(const struct printing *printing, struct message *why)
{
    struct refusal refusal;
    int fewest, most;

    if (rules_players(printing->deck, &printing->settings, &fewest, &most, &refusal) != STATUS_OK) {
        *why = refusal.message;
        return false;
    }
    *why = message_of(N_("--plain prints the rules unfolded, so leave out --booklet"));
    return !printing->manner->plain || !printing->options->booklet;
}

static enum status draw(struct printing *printing, struct press *press)
{
    return printing->manner->plain ? draw_long(printing, press) : draw_leaflet(printing, press);
}

static enum page_fold fold(const struct printing *printing)
{
    return printing->manner->plain ? PAGE_FLAT : fold_of_leaflet(printing);
}

const struct printable printable_rules = {
    .name = "rules",
    .title = N_("Rule sheet"),
    .there = there,
    .fold = fold,
    .draw = draw,
};
