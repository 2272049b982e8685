/* What happens at a table beside the cards: time is up, people come and go. Each game is played
 * again from its journal, and must come to the same state. */
#include "deck/deck.h"
#include "game_hash.h"
#include "log/position.h"
#include "party.h"

#include <string.h>
#include <unistd.h>

/* A table at which the lines are typed one after the other; then input ends. What is told of the
 * cards, and said, is kept in `heard`, a line each. */
struct sitting {
    const char *const *line; /* NULL ends them; "up" lets the time run out and types nothing */
    struct party party;
    struct journal journal;
    struct table_clock clock;
    struct strbuf heard;
    bool up;
    int rounds, decisions; /* told to the observer */
    struct table_observer observer;
};

static void hear(struct sitting *sitting, struct message message)
{
    const struct text_names names = {&sitting->party.names, play_add_name};

    text_of(message, &names, &sitting->heard);
    strbuf_add_char(&sitting->heard, '\n');
}

static void tell(void *context, const struct event *event, int watcher)
{
    struct sitting *sitting = context;

    (void)watcher;
    if (event->kind == EVENT_TIME_UP)
        strbuf_addf(&sitting->heard, "time up %d\n", event->count);
    if (event->kind == EVENT_TAKEN_BACK)
        strbuf_addf(&sitting->heard, "%s takes %s back\n", sitting->party.names.seat[event->seat],
                    deck_card(sitting->party.deck, event->card)->id);
    if (event->kind == EVENT_MATCH_WON)
        strbuf_addf(&sitting->heard, "%s wins with %d\n", sitting->party.names.seat[event->seat],
                    event->points);
}

static void say(void *context, struct message message)
{
    hear(context, message);
}

static enum table_answer ask(void *context, const struct view *view, const struct choices *choices,
                             struct strbuf *line)
{
    struct sitting *sitting = context;
    const char *typed = *sitting->line;

    (void)choices;
    if (!typed)
        return ANSWER_END;
    sitting->line++;
    strbuf_addf(&sitting->heard, "%s> %s\n",
                view->seat == NO_SEAT ? "all" : sitting->party.names.seat[view->seat], typed);
    if (strcmp(typed, "up") == 0)
        sitting->up = true;
    else
        strbuf_add(line, typed);
    return ANSWER_LINE;
}

static void decided(void *context, const struct table_decision *decision)
{
    (void)decision;
    ((struct sitting *)context)->decisions++;
}

static enum table_end round_over(void *context, int round, bool past)
{
    (void)round;
    (void)past;
    ((struct sitting *)context)->rounds++;
    return TABLE_OVER;
}

static bool is_up(void *context)
{
    return ((const struct sitting *)context)->up;
}

static void seat(struct sitting *sitting, const char *players)
{
    struct deck *deck = load_deck("classic");
    struct settings settings = *deck_settings(deck);

    settings.value[SETTING_CALLS] = CALLS_AUTOMATIC;
    *sitting = (struct sitting){.party = party_of(deck, &settings, players, sitting),
                                .journal = journal_none(),
                                .clock = {sitting, is_up},
                                .observer = {.context = sitting, .decided = decided, .round_over = round_over}};
    sitting->party.front.tell = tell;
    sitting->party.front.remark = sitting->party.front.say = say;
    sitting->party.front.ask = ask;
    party_sit(&sitting->party, 5, &sitting->journal);
    table_play_against(sitting->party.table, &sitting->clock);
    table_observe(sitting->party.table, &sitting->observer);
}

static void leave(struct sitting *sitting)
{
    party_release(&sitting->party);
    journal_close(&sitting->journal);
    strbuf_release(&sitting->heard);
}

struct sitting_case {
    const char *players;
    const char *position; /* its line of the journal */
    const char *line[12];
    const char *heard;
    enum table_end end;
    int rounds;
};

static void assert_case(const struct sitting_case *test)
{
    struct sitting live, again;
    struct strbuf position = {0};

    unlink(journal_path());
    seat(&live, test->players);
    live.line = test->line;
    ck_assert_int_eq(journal_create(&live.journal, journal_path()), STATUS_OK);
    strbuf_addf(&position, "{\"position\":{%s}}\n", test->position);
    ck_assert_int_eq(journal_add(&live.journal, &position), STATUS_OK);
    strbuf_release(&position);
    party_replay(&live.party);
    ck_assert_int_eq(table_run(live.party.table), test->end);
    ck_assert_str_eq(strbuf_text(&live.heard), test->heard);
    ck_assert_int_eq(live.rounds, test->rounds);

    seat(&again, test->players);
    again.line = &(const char *const){NULL};
    party_replay(&again.party);
    ck_assert_int_eq(table_run(again.party.table),
                     test->end == TABLE_LEFT ? TABLE_NO_INPUT : test->end);
    ck_assert_uint_eq(game_hash(table_game(again.party.table)),
                      game_hash(table_game(live.party.table)));
    ck_assert_int_eq(again.rounds, test->rounds);
    ck_assert_int_eq(again.decisions, live.decisions);
    for (int seat = 0; seat < live.party.players.count; seat++) {
        const struct log_seat *one = &live.party.players.seat[seat],
                              *other = &again.party.players.seat[seat];
        ck_assert_str_eq(one->name, other->name);
        ck_assert_int_eq(one->bot == NULL, other->bot == NULL);
    }
    ck_assert_uint_eq(live.party.players.away, again.party.players.away);
    leave(&live);
    leave(&again);
    unlink(journal_path());
}

#define TURN_OF_ANN                                                                                \
    "\"hands\":[[\"red 1\",\"blue 2\",\"blue 3\"],[\"green 3\",\"green 2\",\"green 4\"]],"         \
    "\"pile\":[\"red 9\"],\"turn\":0"
#define TURN_OF_ANN3                                                                               \
    "\"hands\":[[\"red 1\",\"blue 2\",\"blue 3\"],[\"green 3\",\"green 2\",\"green 4\"],"          \
    "[\"red 5\",\"red 6\",\"red 7\"]],\"pile\":[\"red 9\"],\"turn\":0"

static const struct sitting_case sittings[] = {
    /* the round in play is finished; the best total wins, whoever won the last round */
    {"Ann,Bo",
     "\"hands\":[[\"red 1\"],[\"red 3\",\"red 2\"]],\"pile\":[\"red 9\"],\"turn\":1,"
     "\"points\":[7,90]",
     {"up", "red 3", "red 1"},
     "Bo> up\n"
     "type the number of your choice, from 11 to 13, or type ? for help\n"
     "Bo> red 3\ntime up 1\nAnn> red 1\nBo wins with 90\n",
     TABLE_OVER,
     1},
    /* who is asked to deal when it is up deals no more */
    {"Ann,Bo",
     "\"hands\":[[\"red 1\"],[\"red 3\",\"red 2\"]],\"pile\":[\"red 9\"],\"turn\":0",
     {"red 1", "up"},
     "Ann> red 1\nBo> up\ntime up 0\nAnn wins with 5\n",
     TABLE_OVER,
     1},
    /* a person who referees may say so, once, wherever a line is typed */
    {"Ann,Bo",
     "\"hands\":[[\"red 1\"],[\"red 3\",\"red 2\"]],\"pile\":[\"red 9\"],\"turn\":0",
     {"last round", "time", "red 1"},
     "Ann> last round\ntime up 1\nAnn> time\nthis round is the last one already\n"
     "Ann> red 1\nAnn wins with 5\n",
     TABLE_OVER,
     1},
    /* a leaver's seat is played by a bot, and taken again */
    {"Ann,Bo",
     TURN_OF_ANN,
     {"Bo leaves", "red 1", "Bo is back.", "draw"},
     "Ann> Bo leaves\n"
     "Bo leaves, and a bot plays on.\n"
     "To come back, type: Bo is back\n"
     "Ann> red 1\n"
     "Ann> Bo is back.\n"
     "Bo is back.\n"
     "Ann> draw\n",
     TABLE_NO_INPUT,
     0},
    /* who types it without a name is meant; nobody left or unknown */
    {"Ann,Bo,Cy",
     TURN_OF_ANN3,
     {"back", "leave", "leave Dee", "Ann leaves", "Bo is back", "back", "leaves bo", "is back"},
     "Ann> back\n"
     "nobody has left\n"
     "Ann> leave\n"
     "Ann leaves, and a bot plays on.\n"
     "To come back, type: Ann is back\n"
     "Bo> leave Dee\n"
     "nobody here has that name; the players are: Ann, Bo, Cy\n"
     "Bo> Ann leaves\n"
     "Ann is played by the program\n"
     "Bo> Bo is back\n"
     "Bo has not left\n"
     "Bo> back\n"
     "Ann is back.\n"
     "Bo> leaves bo\n"
     "Bo leaves, and a bot plays on.\n"
     "To come back, type: Bo is back\n"
     "Cy> is back\n"
     "Bo is back.\n",
     TABLE_NO_INPUT,
     0},
    /* a new one takes the seat of a bot, first of one that it keeps for nobody */
    {"Ann,Bo,bot",
     TURN_OF_ANN3,
     {"Bo leaves", "join", "Zoe joins", "Yan joins", "Bo is back", "Xi joins", "ann joins",
      "Yan leaves", "yan joins"},
     "Ann> Bo leaves\n"
     "Bo leaves, and a bot plays on.\n"
     "To come back, type: Bo is back\n"
     "Ann> join\n"
     "who joins? Type a name with it: Zoe joins\n"
     "Ann> Zoe joins\n"
     "Zoe joins, in the place of Bot 1.\n"
     "Ann> Yan joins\n"
     "Yan joins, in the place of Bo.\n"
     "Ann> Bo is back\n"
     "nobody here has that name; the players are: Ann, Yan, Zoe\n"
     "Ann> Xi joins\n"
     "all seats are taken. When somebody leaves, type again: Xi joins\n"
     "Ann> ann joins\n"
     "two players are called “ann”; give them different names\n"
     "Ann> Yan leaves\n"
     "Yan leaves, and a bot plays on.\n"
     "To come back, type: Yan is back\n"
     "Ann> yan joins\n"
     "Yan is back.\n",
     TABLE_NO_INPUT,
     0},
    /* a card is taken back while nobody has done anything, also with its colour and its call */
    {"Ann,Bo",
     "\"hands\":[[\"wild\",\"green 9\",\"blue 3\"],[\"green 3\",\"green 2\",\"green 4\"]],"
     "\"pile\":[\"red 9\"],\"turn\":0",
     {"undo", "green 9", "undo", "undo", "wild", "back", "wild green", "take back", "wild blue",
      "draw", "undo"},
     "Ann> undo\n"
     "there is no card to take back now\n"
     "Ann> green 9\n"
     "Bo> undo\n"
     "Ann takes 9 back\n"
     "Ann> undo\n"
     "there is no card to take back now\n"
     "Ann> wild\n"
     "Ann> back\n"
     "Ann takes wild back\n"
     "Ann> wild green\n"
     "Bo> take back\n"
     "Ann takes wild back\n"
     "Ann> wild blue\n"
     "Bo> draw\n"
     "Bo> undo\n"
     "there is no card to take back now\n",
     TABLE_NO_INPUT,
     0},
    /* not once it has made somebody draw, or somebody has left */
    {"Ann,Bo,Cy",
     "\"hands\":[[\"red +2\",\"green 9\",\"blue 3\"],[\"green 3\",\"red 2\",\"green 4\"],"
     "[\"red 3\",\"green 2\",\"green 4\"]],\"pile\":[\"red 9\"],\"turn\":0",
     {"red +2", "undo", "red 3", "Bo leaves", "undo"},
     "Ann> red +2\n"
     "Cy> undo\n"
     "there is no card to take back now\n"
     "Cy> red 3\n"
     "Ann> Bo leaves\n"
     "Bo leaves, and a bot plays on.\n"
     "To come back, type: Bo is back\n"
     "Ann> undo\n"
     "there is no card to take back now\n",
     TABLE_NO_INPUT,
     0},
    /* nor once a bot has played, or the round is over */
    {"Ann,bot",
     TURN_OF_ANN,
     {"red 1", "undo"},
     "Ann> red 1\n"
     "Ann> undo\n"
     "there is no card to take back now\n",
     TABLE_NO_INPUT,
     0},
    {"Ann,Bo",
     "\"hands\":[[\"red 1\"],[\"red 3\",\"red 2\"]],\"pile\":[\"red 9\"],\"turn\":0",
     {"red 1", "undo"},
     "Ann> red 1\n"
     "Bo> undo\n"
     "there is no card to take back now\n",
     TABLE_NO_INPUT,
     1},
    /* a team leaves together; one of its names is enough at any other time */
    {"Ann+Eve,Bo",
     TURN_OF_ANN,
     {"Eve leaves", "leave", "Ann+Eve leaves", "eve is back"},
     "Ann+Eve> Eve leaves\n"
     "the others of the team play on. If all of you go, type: Ann+Eve leaves\n"
     "Ann+Eve> leave\n"
     "the others of the team play on. If all of you go, type: Ann+Eve leaves\n"
     "Ann+Eve> Ann+Eve leaves\n"
     "Ann+Eve leaves, and a bot plays on.\n"
     "To come back, type: Ann+Eve is back\n"
     "Bo> eve is back\n"
     "Ann+Eve is back.\n",
     TABLE_NO_INPUT,
     0},
    /* the dealer leaves, and a bot deals */
    {"Ann,Bo",
     "\"hands\":[[\"red 1\"],[\"red 3\",\"red 2\"]],\"pile\":[\"red 9\"],\"turn\":0",
     {"red 1", "Bo leaves"},
     "Ann> red 1\n"
     "Bo> Bo leaves\n"
     "Bo leaves, and a bot plays on.\n"
     "To come back, type: Bo is back\n",
     TABLE_NO_INPUT,
     1},
    /* the last person leaves: the game waits */
    {"Ann,bot", TURN_OF_ANN, {"leave"}, "Ann> leave\n", TABLE_LEFT, 0},
    {"Ann,Bo",
     TURN_OF_ANN,
     {"Bo leaves", "Ann: leaves"},
     "Ann> Bo leaves\n"
     "Bo leaves, and a bot plays on.\n"
     "To come back, type: Bo is back\n"
     "Ann> Ann: leaves\n",
     TABLE_LEFT,
     0},
};

START_TEST(a_sitting_goes_as_it_is_typed_and_comes_back)
{
    assert_case(&sittings[_i]);
}
END_TEST

void add_sittings(Suite *suite)
{
    tcase_add_loop_test(add_case(suite, "sittings"), a_sitting_goes_as_it_is_typed_and_comes_back,
                        0, sizeof sittings / sizeof *sittings);
}
