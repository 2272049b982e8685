#include "documents/printables/deck_page.h"

#include "text/text.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

enum { COLUMNS = 4 };

/* The size of a leaflet's cards, as a share of their own, if they are not enlarged; of the two
 * cards of a hand, which have the room of one. */
static const double CARD = 0.28, PAIR_CARD = 0.21;

/* --- cards, and turns of the game */

/* Adds a row of at most four cells for cards and the words below them; `first` is the share of the
 * first, that of the others being 1. */
static struct page_cell *add_cards(struct leaflet *leaflet, int columns, double first)
{
    const double weights[COLUMNS] = {first, 1, 1, 1};
    struct page_table *table = page_add_table(&leaflet->page, columns, weights);

    table->bare = table->captioned = true;
    for (int i = 0; i < columns; i++)
        table->centred[i] = true;
    return page_add_row(&leaflet->page, table);
}

/* Adds a message on a line of its own. */
static void say_below(struct leaflet *leaflet, struct page_cell *cell, struct message caption)
{
    deck_page_say(&leaflet->page, cell, leaflet->printing, caption);
}

/* Adds a card and, on a line of its own, a message. */
static void add_card(struct leaflet *leaflet, struct page_cell *cell, int card,
                     struct message caption)
{
    page_add_card(&leaflet->page, cell, card, leaflet->enlarged * CARD);
    say_below(leaflet, cell, caption);
}

/* Adds a card of a turn: the hand that it is in, whether it may be played, and why. */
static void add_turn_card(struct leaflet *leaflet, struct page_cell *cell,
                          const struct rule_example *turn, const struct example_card *card,
                          bool held)
{
    const int hand[] = {card->card, turn->with};

    if (held)
        page_add_fan(&leaflet->page, cell, hand, 2, leaflet->enlarged * PAIR_CARD);
    else
        page_add_card(&leaflet->page, cell, card->card, leaflet->enlarged * CARD);
    page_add_tick(&leaflet->page, cell, card->right)->on_new_line = true;
    say_below(leaflet, cell, message_of(card->reason));
}

/* Adds the turn of that kind: the pile, and each card with a tick or cross and the reason. Adds
 * nothing if there is no such turn. */
static void add_turn(struct leaflet *leaflet, enum example_kind kind)
{
    const struct rule_example *turn = &leaflet->turns[kind];
    int column = 0;

    if (turn->count == 0)
        return;
    struct page_cell *cells = add_cards(leaflet, COLUMNS, 1);
    add_card(leaflet, &cells[column++], turn->top, message_of(N_("On the pile")));
    for (int i = 0; i < turn->count; i++)
        add_turn_card(leaflet, &cells[column++], turn, &turn->cards[i], kind == EXAMPLE_HONEST);
    if (kind != EXAMPLE_DRAW || leaflet->printing->template->back_count == 0)
        return;
    page_add_card(&leaflet->page, &cells[column], turn->top, leaflet->enlarged * CARD)->back = true;
    say_below(leaflet, &cells[column], message_of(N_("Draw one")));
}

/* The size of the title on the cover, against that of other titles; of the cards there, in a
 * hand and in a list. */
static const double COVER_TITLE = 14.0 / 7.2, HAND_CARD = 0.23, LIST_CARD = 0.18;

static const double cover_cards[] = {[PAGE_MAP] = 0.4, [PAGE_BOOKLET] = 0.68};
/* The height of the wall there, mm. */
static const double cover_walls[] = {[PAGE_MAP] = 24, [PAGE_BOOKLET] = 40};

enum { HAND = 5 };

/* --- the lines of the rules */

/* What a leaflet leaves to the long form. */
static bool is_left_out(const struct rule_line *line)
{
    static const char *const rules[] = {
        "S2",          /* who deals, among equals */
        "R1 S2",       /* the same */
        "T1",          /* drawn */
        "T2",          /* drawn */
        "T12 T13 T15", /* the stock is empty */
        "T4",          /* who may play draws */
    };

    for (size_t i = 0; i < sizeof rules / sizeof *rules; i++)
        if (strcmp(line->rules, rules[i]) == 0)
            return true;
    return false;
}

/* Which lines are added, and how. */
struct wanted {
    struct leaflet *leaflet;
    enum rules_section section;
    const char *rules; /* only lines of these; NULL: all that are not left out */
    const char *but;   /* not lines of these; NULL: none */
    bool points;       /* as points of a list */
    int count;         /* of lines so far */
};

static void add_line(void *context, const struct rule_line *line)
{
    struct wanted *wanted = context;
    struct leaflet *leaflet = wanted->leaflet;

    if (line->section != wanted->section || !line->message.id || line->faces > 0 ||
        line->action != ACTION_NONE || line->segment != DECK_NONE)
        return;
    if (wanted->rules ? strcmp(line->rules, wanted->rules) != 0 : is_left_out(line))
        return;
    if (wanted->but && strcmp(line->rules, wanted->but) == 0)
        return;
    wanted->count++;
    deck_page_say(&leaflet->page,
                  wanted->points ? page_add_point(&leaflet->page)
                                 : page_add_paragraph(&leaflet->page),
                  leaflet->printing, line->message);
}

static void visit(struct leaflet *leaflet, rule_visitor *visitor, void *context)
{
    rules_describe(leaflet->printing->deck, &leaflet->printing->settings, visitor, context);
}

/* Adds the lines of a section that are of these rules, or all of them. */
static void add_lines(struct leaflet *leaflet, enum rules_section section, const char *rules,
                      bool points)
{
    struct wanted wanted = {leaflet, section, rules, NULL, points, 0};

    visit(leaflet, add_line, &wanted);
}

static void count_line(void *context, const struct rule_line *line)
{
    struct wanted *wanted = context;

    wanted->count += line->section == wanted->section;
}

static bool has_section(struct leaflet *leaflet, enum rules_section section)
{
    struct wanted wanted = {.section = section};

    visit(leaflet, count_line, &wanted);
    return wanted.count > 0;
}

static void begin_chapter(struct leaflet *leaflet, enum rules_section section)
{
    page_add_chapter(&leaflet->page, text_get(rules_section_title(section)));
}

/* Adds a section in words, if the rules have it. */
static void add_section(struct leaflet *leaflet, enum rules_section section, bool points)
{
    if (!has_section(leaflet, section))
        return;
    begin_chapter(leaflet, section);
    add_lines(leaflet, section, NULL, points);
}

/* Adds a turn under a heading, if there is one. */
static void add_headed_turn(struct leaflet *leaflet, enum example_kind kind, const char *heading)
{
    if (leaflet->turns[kind].count == 0)
        return;
    page_add_heading(&leaflet->page, text_get(heading));
    add_turn(leaflet, kind);
}

/* --- the cover, and the beginning */

static void add_numbers(struct leaflet *leaflet)
{
    const struct printing *printing = leaflet->printing;
    struct refusal why;
    int fewest = 0, most = 0, played = deck_played(printing->deck);
    int others = deck_printed(printing->deck) - played;
    char count[32];

    snprintf(count, sizeof count, others > 0 ? "%d + %d" : "%d", played, others);
    rules_players(printing->deck, &printing->settings, &fewest, &most, &why);
    deck_page_say(&leaflet->page, page_add_paragraph(&leaflet->page), printing,
                  message_with(fewest == most
                                   ? N_("How to play · {most} players · {count} cards")
                                   : N_("How to play · {fewest}–{most} players · {count} cards"),
                               arg_count("fewest", fewest), arg_count("most", most),
                               arg_text("count", count)));
}

/* Gathers cards of the turns, each once. */
static int gather_cards(const struct leaflet *leaflet, int cards[HAND])
{
    int count = 0;

    for (int round = 0; round <= EXAMPLE_CARDS; round++)
        for (int kind = EXAMPLE_NUMBER; kind <= EXAMPLE_SIGN; kind++) {
            const struct rule_example *turn = &leaflet->turns[kind];
            if (round > turn->count || turn->count == 0 || count == HAND)
                continue;
            int card = round == 0 ? turn->top : turn->cards[round - 1].card;
            bool there = false;
            for (int i = 0; i < count; i++)
                there |= cards[i] == card;
            if (!there)
                cards[count++] = card;
        }
    if (count == 0)
        cards[count++] = 0;
    return count;
}

static void add_cover(struct leaflet *leaflet, const int *hand, int held)
{
    static const double whole[] = {1};
    struct page *page = &leaflet->page;

    page_add_wall(page, page_add_paragraph(page), cover_walls[page->fold]);
    page_set_type(page, COVER_TITLE);
    page_add_chapter(page, printing_title(leaflet->printing));
    page_set_scale(page, 1);
    add_numbers(leaflet);
    add_lines(leaflet, SECTION_AIM, NULL, false);
    page_add_spring(page);
    struct page_table *table = page_add_table(page, 1, whole);
    table->bare = table->centred[0] = true;
    page_add_fan(page, page_add_row(page, table), hand, held, cover_cards[page->fold]);
    page_add_break(page);
}

static void add_beginning(struct leaflet *leaflet, const int *hand, int held)
{
    struct page *page = &leaflet->page;
    int top = hand[0], stock = leaflet->printing->template->back_count > 0;

    begin_chapter(leaflet, SECTION_DEAL);
    struct page_cell *cells = add_cards(leaflet, 2 + stock, 1.9);
    page_add_fan(page, &cells[0], hand, held, leaflet->enlarged * HAND_CARD);
    say_below(leaflet, &cells[0], message_of(N_("Your hand")));
    if (stock) {
        page_add_card(page, &cells[1], top, leaflet->enlarged * CARD)->back = true;
        say_below(leaflet, &cells[1], message_of(N_("The stock")));
    }
    add_card(leaflet, &cells[1 + stock], top, message_of(N_("The pile")));
    add_lines(leaflet, SECTION_NEEDED, "D1", true);
    add_lines(leaflet, SECTION_NEEDED, "D2", true);
    add_lines(leaflet, SECTION_DEAL, NULL, true);
}

static void add_fitting(struct leaflet *leaflet)
{
    const struct rule_example *sign = &leaflet->turns[EXAMPLE_SIGN];
    bool signs =
        sign->count > 0 && deck_card(leaflet->printing->deck, sign->top)->action != ACTION_NONE;
    struct wanted fits = {leaflet, SECTION_FITS, "T1", NULL, false, 0};

    begin_chapter(leaflet, SECTION_TURN);
    visit(leaflet, add_line, &fits);
    add_headed_turn(leaflet, EXAMPLE_NUMBER, N_("Which of these fits?"));
    add_headed_turn(leaflet, EXAMPLE_SIGN, signs ? N_("And on a sign?") : N_("And a wild card?"));
    page_add_heading(&leaflet->page, text_get(N_("Nothing fits?")));
    add_turn(leaflet, EXAMPLE_DRAW);
    add_lines(leaflet, SECTION_TURN, "T3", false);
}

/* --- cards that do something */

/* A table of cards with words beside them. */
struct described {
    struct leaflet *leaflet;
    struct page_table *table; /* NULL: not begun */
    enum action action;
    struct strbuf text;
};

static struct page_cell *add_beside(struct described *described, int card)
{
    struct page *page = &described->leaflet->page;
    const double weights[] = {1, page->fold == PAGE_MAP ? 5 : 5.5};

    if (!described->table) {
        described->table = page_add_table(page, 2, weights);
        described->table->bare = true;
    }
    struct page_cell *cells = page_add_row(page, described->table);
    page_add_card(page, &cells[0], card, described->leaflet->enlarged * LIST_CARD);
    return &cells[1];
}

/* Adds "Draw two: the next player …", in bold up to the colon. */
static void add_named(struct leaflet *leaflet, struct page_cell *cell, const char *name,
                      const struct strbuf *text)
{
    struct strbuf bold = {0}, whole = {0};

    strbuf_addf(&bold, "\002%s\003", name);
    if (*strbuf_text(&bold))
        bold.text[1] = (char)toupper((unsigned char)bold.text[1]); /* ours begin with ASCII */
    text_of(message_with(N_("{name}: {text}"), arg_text("name", strbuf_text(&bold)),
                         arg_text("text", strbuf_text(text))),
            NULL, &whole);
    page_add_text(&leaflet->page, cell, strbuf_text(&whole));
    strbuf_release(&bold);
    strbuf_release(&whole);
}

/* Adds the row of an action, which is complete when another line begins. */
static void end_action(struct described *described)
{
    const struct deck *deck = described->leaflet->printing->deck;

    if (described->text.length == 0)
        return;
    add_named(described->leaflet,
              add_beside(described, deck_page_action_card(deck, described->action)),
              text_get(action_texts[described->action].name), &described->text);
    strbuf_clear(&described->text);
}

/* Of a +4 only what it does; the bluff is drawn below. */
static void add_action(void *context, const struct rule_line *line)
{
    struct described *described = context;

    if (line->section != SECTION_ACTIONS || line->action == ACTION_NONE ||
        (line->action == ACTION_WILD_DRAW_FOUR && strcmp(line->rules, "T9") != 0))
        return;
    if (line->action != described->action)
        end_action(described);
    described->action = line->action;
    if (described->text.length > 0)
        strbuf_add_char(&described->text, ' ');
    deck_page_sentence(described->leaflet->printing, line->message, &described->text);
}

static void add_bluff(void *context, const struct rule_line *line)
{
    struct leaflet *leaflet = context;

    if (line->section == SECTION_ACTIONS && line->action == ACTION_WILD_DRAW_FOUR &&
        strcmp(line->rules, "T9") != 0)
        deck_page_say(&leaflet->page, page_add_point(&leaflet->page), leaflet->printing,
                      line->message);
}

static void add_actions(struct leaflet *leaflet)
{
    struct described described = {.leaflet = leaflet};

    if (!has_section(leaflet, SECTION_ACTIONS))
        return;
    begin_chapter(leaflet, SECTION_ACTIONS);
    visit(leaflet, add_action, &described);
    end_action(&described);
    strbuf_release(&described.text);
    page_set_spare(&leaflet->page, true);
    add_lines(leaflet, SECTION_ACTIONS, NULL, false);
    page_set_spare(&leaflet->page, false);
    add_headed_turn(leaflet, EXAMPLE_HONEST, N_("Honest or a bluff?"));
    visit(leaflet, add_bluff, leaflet);
}

/* --- the wheel */

static void add_segment(void *context, const struct rule_line *line)
{
    struct leaflet *leaflet = context;
    const struct printing *printing = leaflet->printing;
    struct strbuf text = {0};

    if (line->segment == DECK_NONE)
        return;
    const struct wheel_segment *segment = &deck_wheel(printing->deck)->segments[line->segment];
    deck_page_sentence(printing, line->message, &text);
    add_named(leaflet, page_add_point(&leaflet->page),
              words_in(&segment->title, printing->words.language), &text);
    strbuf_release(&text);
}

static void add_spin(void *context, const struct rule_line *line)
{
    struct described *described = context;
    const struct printing *printing = described->leaflet->printing;

    if (line->section != SECTION_WHEEL || strcmp(line->rules, "W1") != 0)
        return;
    for (int i = 0; i < deck_card_count(printing->deck); i++)
        if (deck_card(printing->deck, i)->spin) {
            deck_page_say(&described->leaflet->page, add_beside(described, i), printing,
                          line->message);
            return;
        }
}

static void add_wheel(struct leaflet *leaflet)
{
    struct described described = {.leaflet = leaflet};

    if (!has_section(leaflet, SECTION_WHEEL))
        return;
    begin_chapter(leaflet, SECTION_WHEEL);
    visit(leaflet, add_spin, &described);
    visit(leaflet, add_segment, leaflet);
    add_lines(leaflet, SECTION_WHEEL, "W10", false);
}

/* --- the last card, house rules, and the end */

static void add_call(void *context, const struct rule_line *line)
{
    struct described *described = context;

    if (line->section != SECTION_LAST_CARD)
        return;
    strbuf_add(&described->text, described->text.length > 0 ? "\n" : "");
    deck_page_sentence(described->leaflet->printing, line->message, &described->text);
}

/* Shows the card that is left in a hand. */
static void add_last_card(struct leaflet *leaflet, int card)
{
    struct described described = {.leaflet = leaflet};

    begin_chapter(leaflet, SECTION_LAST_CARD);
    visit(leaflet, add_call, &described);
    page_add_text(&leaflet->page, add_beside(&described, card), strbuf_text(&described.text));
    strbuf_release(&described.text);
}

static void add_house(struct leaflet *leaflet)
{
    if (!has_section(leaflet, SECTION_HOUSE))
        return;
    begin_chapter(leaflet, SECTION_HOUSE);
    add_headed_turn(leaflet, EXAMPLE_STACK, N_("A +2 on a +2?"));
    add_lines(leaflet, SECTION_HOUSE, "H1 S14", false);
    add_headed_turn(leaflet, EXAMPLE_STACK_FOUR, N_("A +4 on a +4?"));
    add_lines(leaflet, SECTION_HOUSE, "H1", false);
    add_lines(leaflet, SECTION_HOUSE, "H2", false);
    add_lines(leaflet, SECTION_HOUSE, "H3", true);
    add_headed_turn(leaflet, EXAMPLE_JUMP, N_("Who may jump in?"));
    add_lines(leaflet, SECTION_HOUSE, "H4 H5", false);
    add_lines(leaflet, SECTION_HOUSE, "H6", false);
    add_lines(leaflet, SECTION_HOUSE, "H4", false);
    add_lines(leaflet, SECTION_HOUSE, "H16", false);
    add_lines(leaflet, SECTION_HOUSE, "H17", false);
}

/* Shows a number, a sign and a wild with what each counts. */
static void add_worth(struct leaflet *leaflet)
{
    const struct printing *printing = leaflet->printing;
    const struct rule_example *number = &leaflet->turns[EXAMPLE_NUMBER];
    const int candidates[] = {number->count > 0 ? number->top : DECK_NONE,
                              deck_page_action_card(printing->deck, ACTION_REVERSE),
                              deck_page_action_card(printing->deck, ACTION_DRAW_TWO),
                              deck_page_action_card(printing->deck, ACTION_WILD),
                              deck_page_action_card(printing->deck, ACTION_WILD_DRAW_FOUR)};
    int cards[4], count = 0;

    for (size_t i = 0; i < sizeof candidates / sizeof *candidates && count < 4; i++)
        if (candidates[i] != DECK_NONE)
            cards[count++] = candidates[i];
    if (count == 0)
        return;
    struct page_cell *cells = add_cards(leaflet, count, 1);
    for (int i = 0; i < count; i++) {
        int points = rules_card_points(&printing->settings, deck_card(printing->deck, cards[i]));
        add_card(
            leaflet, &cells[i], cards[i],
            message_plural(NP_("{count} point", "{count} points"), arg_count("count", points)));
    }
}

static void add_points(struct leaflet *leaflet)
{
    bool counted = leaflet->printing->settings.value[SETTING_SCORING] != SCORING_NONE;

    begin_chapter(leaflet, SECTION_ROUND_END);
    if (counted)
        add_worth(leaflet);
    add_lines(leaflet, SECTION_ROUND_END, NULL, false);
    add_lines(leaflet, SECTION_WINNING, NULL, false);
}

void leaflet_add_rules(struct leaflet *leaflet)
{
    int hand[HAND], held = gather_cards(leaflet, hand);

    add_cover(leaflet, hand, held);
    add_beginning(leaflet, hand, held);
    add_fitting(leaflet);
    add_actions(leaflet);
    add_wheel(leaflet);
    add_last_card(leaflet, hand[held - 1]);
    add_house(leaflet);
    add_section(leaflet, SECTION_WRONG, false);
    add_section(leaflet, SECTION_PARTNERS, false);
    page_set_spare(&leaflet->page, true);
    add_section(leaflet, SECTION_FIRST_CARD, true);
    page_set_spare(&leaflet->page, false);
    add_points(leaflet);
}
