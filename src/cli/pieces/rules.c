#include "cli/pieces/leaflet.h"
#include "cli/pieces/piece.h"
#include "cli/pieces/rule_page.h"

static bool there(const struct printing *printing, struct message *why)
{
    struct refusal refusal;
    int fewest, most;

    if (rules_players(printing->deck, &printing->settings, &fewest, &most, &refusal) != STATUS_OK) {
        *why = refusal.message;
        return false;
    }
    *why = message_of(N_("--plain prints the rules unfolded, so leave out --booklet"));
    return !printing->line->plain || !option_given(printing->line, "booklet");
}

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

static enum status draw(struct printing *printing, struct press *press)
{
    return printing->line->plain ? draw_long(printing, press) : leaflet_draw(printing, press);
}

static enum page_fold fold(const struct printing *printing)
{
    return printing->line->plain ? PAGE_FLAT : leaflet_fold(printing);
}

const struct piece piece_rules = {
    .name = "rules",
    .title = N_("Rule sheet"),
    .there = there,
    .fold = fold,
    .draw = draw,
};
