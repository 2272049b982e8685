#include "documents/printables/deck_page.h"
#include "documents/printables/printable.h"
#include "render/accessories/reference_cards.h"

/* The size of the cards that do something, as a share of their own. */
static const double ACTION_CARD = 0.32, SMALL_CARD = 0.15;

/* Whether players look it up: what cards, the wheel and house rules do. */
static bool is_looked_up(const struct rule_line *line)
{
    return line->section == SECTION_ACTIONS || line->section == SECTION_WHEEL ||
           line->section == SECTION_HOUSE;
}

static void count_line(void *context, const struct rule_line *line)
{
    *(int *)context += is_looked_up(line);
}

static bool there(const struct printing *printing, struct message *why)
{
    struct refusal refusal;
    int lines = 0, fewest, most;

    if (rules_players(printing->deck, &printing->settings, &fewest, &most, &refusal) != STATUS_OK) {
        *why = refusal.message;
        return false;
    }
    rules_describe(printing->deck, &printing->settings, count_line, &lines);
    *why = message_of(N_("the deck has no action cards or wheel to explain"));
    return lines > 0;
}

static enum status draw(struct printing *printing, struct press *press)
{
    struct page page;
    struct rule_page rules = {.page = &page, .printing = printing, .wanted = is_looked_up};

    deck_page_begin(&page, printing, 1, N_("What happens"));
    /* The many segments of a wheel leave less room. */
    rules.card = deck_wheel(printing->deck)->count > 0 ? SMALL_CARD : ACTION_CARD;
    page.large = page.barred = page.shrinks = true;
    page.most_pages = 1;
    deck_page_name_rules(&page, printing);
    rule_page_add(&rules);
    enum status status = deck_page_draw(&page, printing, press);
    const struct handwork work = printing_handwork(printing);
    if (status != STATUS_OK || !reference_cards_are_there(&work))
        return status;
    /* What is cut out must have nothing on its back. */
    status = press_fill_sheet(press);
    if (status == STATUS_OK)
        status =
            reference_cards_draw(&work, message_of(N_("What happens")), press, &printing->diag);
    return status;
}

const struct printable printable_reference = {
    .name = "reference",
    .title = N_("What happens"),
    .there = there,
    .draw = draw,
};
