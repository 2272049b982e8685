#include "cli/pieces/piece.h"
#include "cli/pieces/rule_page.h"
#include "cli/report.h"

/* The number of players if no option says and the rules allow it, and of lines if the rules set no
 * number of rounds: most games find room in them. */
enum { USUAL_PLAYERS = 6, USUAL_ROUNDS = 14 };
static const double ROW_HEIGHT = 7; /* mm, at least: to write in with a pencil */

static bool there(const struct printing *printing, struct message *why)
{
    struct refusal refusal;
    int fewest, most, seats = (int)option_whole(printing->line, "seats", 0);

    if (rules_players(printing->deck, &printing->settings, &fewest, &most, &refusal) != STATUS_OK) {
        *why = refusal.message;
        return false;
    }
    if (printing->settings.value[SETTING_SCORING] == SCORING_NONE) {
        *why = message_of(N_("these rules do not count points (scoring=none), so there is nothing "
                             "to write on a score pad"));
        return false;
    }
    if (seats == 0 || (seats >= fewest && seats <= most))
        return true;
    *why = message_with(
        fewest == most ? N_("these rules are for {fewest} players, not {count}")
                       : N_("these rules are for {fewest} to {most} players, not {count}"),
        arg_count("fewest", fewest), arg_count("most", most), arg_count("count", seats));
    return false;
}

static bool is_how(const struct rule_line *line)
{
    return line->section == SECTION_WINNING || line->reckons;
}

static bool is_worth(const struct rule_line *line)
{
    return line->section == SECTION_POINTS;
}

static void add_rules(struct page *page, const struct printing *printing)
{
    static const double weights[] = {1, 1};
    struct page_table *table = page_add_table(page, 2, weights);
    struct page_cell *cells = page_add_row(page, table);
    struct strbuf text = {0};

    table->ruled = true;
    rule_page_text(printing, is_how, "\n", &text);
    page_add_text(page, &cells[0], cli_text(&text));
    strbuf_clear(&text);
    rule_page_text(printing, is_worth, "\n", &text);
    page_add_text(page, &cells[1], cli_text(&text));
    strbuf_release(&text);
}

static void add_pad(struct page *page, const struct printing *printing)
{
    double weights[PAGE_COLUMNS];
    struct refusal why;
    int fewest = 0, most = 0, rounds = rules_rounds(&printing->settings);

    rules_players(printing->deck, &printing->settings, &fewest, &most, &why);
    int usual = most < USUAL_PLAYERS ? most : fewest > USUAL_PLAYERS ? fewest : USUAL_PLAYERS;
    int players = (int)option_whole(printing->line, "seats", (uint64_t)usual);
    for (int i = 0; i <= players; i++)
        weights[i] = i == 0 ? 0.13 * players : 1;
    struct page_table *table = page_add_table(page, 1 + players, weights);
    table->ruled = table->filling = true;
    table->centred[0] = true;
    table->row_height = ROW_HEIGHT;
    deck_page_words(page, page_add_head(page, table), N_("Name"));
    for (int i = 1; i <= (rounds > 0 ? rounds : USUAL_ROUNDS); i++) {
        char number[16];
        snprintf(number, sizeof number, "%d", i);
        page_add_text(page, page_add_row(page, table), number);
    }
    deck_page_words(page, page_add_row(page, table), N_("Total"));
}

static enum status draw(struct printing *printing, struct press *press)
{
    struct page page;

    deck_page_begin(&page, printing, 1, N_("Points: {deck}"));
    page.most_pages = 1;
    deck_page_name_rules(&page, printing);
    add_rules(&page, printing);
    add_pad(&page, printing);
    return deck_page_draw(&page, printing, press);
}

const struct piece piece_score = {
    .name = "score",
    .title = N_("Score pad"),
    .there = there,
    .draw = draw,
};
