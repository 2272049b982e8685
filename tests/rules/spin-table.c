#include "spin-table.h"

#include <string.h>

enum { TOLD_MOST = 64 };

struct table_deck spin_deck;
static struct rules *rules;
struct game *game;
static struct naming naming;

/* What has been told since the last position, with its cards. */
static struct told {
    struct event event;
    uint16_t cards[POSITION_CARDS];
} told[TOLD_MOST];
static int told_count;

static void listen(void *context, const struct event *event)
{
    (void)context;
    ck_assert_int_lt(told_count, TOLD_MOST);
    struct told *at = &told[told_count++];
    at->event = *event;
    if (event->cards)
        memcpy(at->cards, event->cards, (size_t)event->count * sizeof *at->cards);
    at->event.cards = event->cards ? at->cards : NULL;
}

const struct listener listener = {.tell = listen};

const struct event *find_event(enum event_kind kind, int which)
{
    for (int i = 0; i < told_count; i++)
        if (told[i].event.kind == kind && which-- == 0)
            return &told[i].event;
    return NULL;
}

const struct event *need_event(enum event_kind kind, int which)
{
    const struct event *found = find_event(kind, which);

    ck_assert_msg(found != NULL, "no event “%s” number %d", event_name(kind), which);
    return found;
}

/* What set_table lays on the discard pile. */
static const char *top;

void sit_down_to_spin(void)
{
    table_open(&spin_deck, "spin", NULL);
    spin_deck.settings.value[SETTING_CALLS] = CALLS_AUTOMATIC;
    top = "red 9";
    naming = (struct naming){.deck = spin_deck.deck, .seats = SEATS_MAX};
}

void get_up_from_spin(void)
{
    game_free(game);
    rules_free(rules);
    game = NULL;
    rules = NULL;
    table_close(&spin_deck);
}

static const char deck_start[] =
    "<deck format=\"1\" author=\"a\" licence=\"CC0-1.0\" ruleset=\"spin\">"
    "<title lang=\"en\">Whirl</title>"
    "<suit id=\"blue\" colour=\"#314387\" shape=\"circle\">"
    "<name lang=\"en\" short=\"B\">blue</name></suit>"
    "<suit id=\"red\" colour=\"#B24B42\" shape=\"square\">"
    "<name lang=\"en\" short=\"R\">red</name></suit>"
    "<numbers values=\"1/2 2/4\" spin=\"yes\"/>"
    "<numbers values=\"1/3 2/3 4/6 3/4 6/8\" copies=\"4\"/>"
    "<wheel>";

void sit_down_with_segments(const char *segments)
{
    struct strbuf xml = {0};
    struct diag diag = {0};

    get_up_from_spin();
    strbuf_add(&xml, deck_start);
    strbuf_add(&xml, segments);
    strbuf_add(&xml, "</wheel></deck>");
    spin_deck = (struct table_deck){.name = "whirl"};
    ck_assert_int_eq(
        deck_load_bytes(&spin_deck.deck, "whirl.xml", strbuf_text(&xml), xml.length, &diag),
        STATUS_OK);
    spin_deck.settings = *deck_settings(spin_deck.deck);
    spin_deck.settings.value[SETTING_CALLS] = CALLS_AUTOMATIC;
    naming.deck = spin_deck.deck;
    top = "red 1/3";
    strbuf_release(&xml);
    diag_release(&diag);
}

int card(const char *text)
{
    int found = card_parse(spin_deck.deck, text);

    ck_assert_msg(found != NO_CARD, "%s", text);
    return found;
}

int suit(const char *text)
{
    return deck_find_suit(spin_deck.deck, text);
}

void add_cards(struct position_cards *cards, const char *list)
{
    char name[32];

    for (size_t length; *list; list += length + strspn(list + length, ", ")) {
        length = strcspn(list, ",");
        ck_assert_uint_lt(length, sizeof name);
        memcpy(name, list, length);
        name[length] = '\0';
        cards->card[cards->count++] = (uint16_t)card(name);
    }
}

static void seat_players(int seats)
{
    game_free(game);
    rules_free(rules);
    rules = table_rules(&spin_deck, seats);
    game = game_new(rules);
}

struct game_position position;

void set_table(int stop, const char *const *hands)
{
    struct message why;
    int seats = 0;

    position_init(&position);
    for (; hands[seats]; seats++)
        add_cards(&position.hand[seats], hands[seats]);
    add_cards(&position.pile, top);
    position.turn = 0;
    position.stops = 1;
    position.stop[0] = stop;
    seat_players(seats);
    ck_assert_msg(game_set(game, &position, 1, NULL, &why) == STATUS_OK, "%s", why.id);
    told_count = 0;
}

void set_rest(enum position_rest rest, const char *stock)
{
    struct message why;

    position.rest = rest;
    position.rest_seat = 2;
    position.stock.count = 0;
    add_cards(&position.stock, stock);
    ck_assert_msg(game_set(game, &position, 1, NULL, &why) == STATUS_OK, "%s", why.id);
}

void script(const char *list)
{
    struct position_cards cards = {0};
    struct message why;

    add_cards(&cards, list);
    ck_assert_int_eq(game_script_cards(game, &cards, &why), STATUS_OK);
}

struct move read_move(int seat, const char *text)
{
    struct move move;
    struct message why;

    ck_assert_msg(move_parse(&move, &naming, seat, text, &why) == STATUS_OK, "%s: %s", text,
                  why.id);
    return move;
}

void make(int seat, const char *text)
{
    struct refusal why;
    struct move move = read_move(seat, text);

    ck_assert_msg(game_check(game, move, &why), "%d %s: %s", seat, text, why.message.id);
    game_apply(game, move, &listener);
}

void expect_refused(int seat, const char *text, const char *rule)
{
    struct refusal why = {0};
    uint64_t before = game_hash(game);

    ck_assert_msg(!game_check(game, read_move(seat, text), &why), "%s was not refused", text);
    ck_assert_str_eq(why.rule, rule);
    ck_assert(!game_check(game, read_move(seat, text), NULL));
    ck_assert_uint_eq(game_hash(game), before);
}

void expect_asked(enum situation situation, int seat)
{
    ck_assert_str_eq(situation_forms[game_situation(game)].name, situation_forms[situation].name);
    ck_assert_uint_eq(game_asked(game), 1u << seat);
}

void expect_hand(int seat, const char *list)
{
    static struct view view;
    struct position_cards expected = {0};
    int counts[VIEW_CARDS] = {0};

    add_cards(&expected, list);
    for (int i = 0; i < expected.count; i++)
        counts[expected.card[i]]++;
    game_view(game, seat, &view);
    ck_assert_int_eq(view.hands[seat], expected.count);
    for (int i = 0; i < expected.count; i++)
        ck_assert_msg(view.held[expected.card[i]] == counts[expected.card[i]], "seat %d: %s", seat,
                      list);
}

void expect_top(const char *text, int suit)
{
    static struct view view;

    game_view(game, 0, &view);
    ck_assert_int_eq(view.top, card(text));
    ck_assert_int_eq(view.suit, suit);
}

void turn_the_wheel(void)
{
    make(0, "play red 1*");
    expect_asked(SITUATION_SPIN, 1);
    make(1, "spin");
    ck_assert_int_eq(need_event(EVENT_SPUN, 0)->seat, 1);
}

void forget_events(void)
{
    told_count = 0;
}
