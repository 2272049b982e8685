#include "documents/printables/deck_page.h"
#include "documents/printables/printable.h"
#include "text/text.h"

#include <math.h>
#include <string.h>

/* The number of players if no option says and the rules allow it, and of lines if the rules set no
 * number of rounds: most games find room in them. */
enum { USUAL_PLAYERS = 6, USUAL_ROUNDS = 14 };
/* mm, at least: to write in with a pencil; and where there are many rounds, MANY or more. */
static const double ROW_HEIGHT = 7, LOW_ROW_HEIGHT = 5.8;
enum { MANY = 25 };
/* Two pads stand on a sheet that is cut in half, where it is at least so long, mm, and they have at
 * most so many columns. */
static const double HALVES_LEAST = 270;
enum { HALVES_SEATS = 8 };

static bool there(const struct printing *printing, struct message *why)
{
    struct refusal refusal;
    int fewest, most, seats = printing->options->seats;

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

/* Cards with what they count, some in a row. */
struct worth {
    struct page *page;
    const struct printing *printing;
    struct page_table *table;
    struct page_cell *cells; /* of the last row */
    int count;
};

enum { WORTH_COLUMNS = 3 };
/* The size of such a card, as a share of its own, and where there are few rounds on a whole sheet.
 */
static const double WORTH_CARD = 0.19, LARGE_WORTH_CARD = 0.32;
static const double WORTH_DIGITS =
    3.7; /* mm: how many points it counts, as what is beside a title */

/* Returns a card of the kind that a line is about: it names one, or its rule does; DECK_NONE: there
 * is none. */
static int card_of(const struct deck *deck, const struct rule_line *line)
{
    enum card_kind kind = strcmp(line->rules, "P1") == 0 ? CARD_NUMBER : CARD_ACTION;
    bool wild = strcmp(line->rules, "P3") == 0;

    for (int i = 0; i < line->message.args; i++)
        if (line->message.arg[i].kind == MESSAGE_CARD)
            return (int)line->message.arg[i].count;
    for (int i = 0; i < deck_card_count(deck); i++) {
        const struct card *card = deck_card(deck, i);
        if (card->kind == kind && (card->suit == DECK_NONE) == wild &&
            (kind == CARD_ACTION || card->value.numerator > 0))
            return i;
    }
    return DECK_NONE;
}

/* Returns the words below the points that all cards of a kind count, a message id; NULL: a line
 * needs words of its own. */
static const char *kind_of(const struct rule_line *line)
{
    static const struct {
        const char *rules, *kind;
    } kinds[] = {
        {"P1", N_("each number card")},
        {"P2", N_("each coloured action card")},
        {"P3", N_("each wild card")},
    };

    if (strcmp(line->message.id, N_("A number card counts its number.")) == 0)
        return N_("each number card: its number");
    if (line->message.args != 1 || line->message.arg->kind != MESSAGE_COUNT)
        return NULL;
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
        if (strcmp(line->rules, kinds[i].rules) == 0)
            return kinds[i].kind;
    return NULL;
}

/* Adds "10" and, below it, what counts so much: all cards of a kind, or what the line says. */
static void add_points(struct worth *worth, struct page_cell *cell, const struct rule_line *line,
                       int card)
{
    const struct printing *printing = worth->printing;
    const char *kind = kind_of(line);
    char points[24];

    if (card != DECK_NONE) {
        snprintf(points, sizeof points, "\002%d\003",
                 rules_card_points(&printing->settings, deck_card(printing->deck, card)));
        page_add_text(worth->page, cell, points)->size = WORTH_DIGITS;
    }
    if (kind)
        deck_page_words(worth->page, cell, kind)->on_new_line = true;
    else
        deck_page_say(worth->page, cell, printing, line->message)->on_new_line = true;
}

static void add_worth(void *context, const struct rule_line *line)
{
    static const double weights[] = {1, 1.6, 1, 1.6, 1, 1.6};
    struct worth *worth = context;
    int column = worth->count % WORTH_COLUMNS;

    if (line->section != SECTION_POINTS)
        return;
    if (!worth->table) {
        worth->table = page_add_table(worth->page, 2 * WORTH_COLUMNS, weights);
        worth->table->bare = worth->table->from_top = true;
    }
    if (column == 0)
        worth->cells = page_add_row(worth->page, worth->table);
    int card = card_of(worth->printing->deck, line);
    if (card != DECK_NONE)
        page_add_card(worth->page, &worth->cells[2 * column], card,
                      worth->page->fold == PAGE_HALVES ||
                              rules_rounds(&worth->printing->settings) >= MANY
                          ? WORTH_CARD
                          : LARGE_WORTH_CARD);
    add_points(worth, &worth->cells[2 * column + 1], line, card);
    worth->count++;
}

static void add_rules(struct page *page, const struct printing *printing)
{
    struct worth worth = {.page = page, .printing = printing};
    struct strbuf text = {0};

    rules_describe(printing->deck, &printing->settings, add_worth, &worth);
    rule_page_text(printing, is_how, " ", &text);
    page_add_text(page, page_add_paragraph(page), strbuf_text(&text));
    strbuf_release(&text);
}

/* Returns how many columns for players a pad has. */
static int columns_of(const struct printing *printing)
{
    struct refusal why;
    int fewest = 0, most = 0;

    if (printing->options->seats)
        return printing->options->seats;
    rules_players(printing->deck, &printing->settings, &fewest, &most, &why);
    return most < USUAL_PLAYERS ? most : fewest > USUAL_PLAYERS ? fewest : USUAL_PLAYERS;
}

static void add_pad(struct page *page, const struct printing *printing)
{
    double weights[PAGE_COLUMNS];
    int players = columns_of(printing), rounds = rules_rounds(&printing->settings);

    for (int i = 0; i <= players; i++)
        weights[i] = i == 0 ? (page->fold == PAGE_HALVES ? 0.17 : 0.13) * players : 1;
    struct page_table *table = page_add_table(page, 1 + players, weights);
    table->pad = table->filling = true;
    table->centred[0] = true;
    table->row_height = rounds >= MANY ? LOW_ROW_HEIGHT : ROW_HEIGHT;
    deck_page_words(page, page_add_head(page, table), N_("Name"));
    for (int i = 1; i <= (rounds > 0 ? rounds : USUAL_ROUNDS); i++) {
        char number[16];
        snprintf(number, sizeof number, "\002%d\003", i);
        page_add_text(page, page_add_row(page, table), number);
    }
    struct strbuf total = {0};
    strbuf_addf(&total, "\002%s\003", text_get(N_("Total")));
    page_add_text(page, page_add_row(page, table), strbuf_text(&total));
    strbuf_release(&total);
}

/* Returns whether two pads have room on a sheet. */
static bool has_halves(const struct printing *printing)
{
    const struct grid *grid = &printing->sheet->grid;

    return fmax(grid->paper_width, grid->paper_height) >= HALVES_LEAST &&
           columns_of(printing) <= HALVES_SEATS && rules_rounds(&printing->settings) < MANY;
}

static enum status draw(struct printing *printing, struct press *press)
{
    struct page page;

    deck_page_begin(&page, printing, 1, N_("Points"));
    page.most_pages = 1;
    if (has_halves(printing)) {
        page.fold = PAGE_HALVES;
        page.unnumbered = true;
        page_set_foot(&page, ""); /* the deck's name stands beside the title */
    }
    deck_page_name_rules(&page, printing);
    add_rules(&page, printing);
    add_pad(&page, printing);
    return deck_page_draw(&page, printing, press);
}

const struct printable printable_score = {
    .name = "score",
    .title = N_("Score pad"),
    .there = there,
    .draw = draw,
};
