/*
 * The rules by examples: tests/scenarios/T.jsonl holds at least one scenario of each rule T1, T2
 * and so on, which stand in src/rules/RULES.md, in the lines of a log and these. The first of the
 * rules that it names is the one that it shows.
 *
 *   {"scenario":"what it shows","rules":["T1"]}  begins one; header and position or start follow
 *   {"start":"7"}                                a whole match begins, chance from that seed
 *   {"script":{"cards":["red 5"],"wheel":[3]}}   chance brings these next
 *   {"seat":0,"move":"play red 5"}               is accepted
 *   {"event":"skipped","seat":1}                 happened in that move, the position or the start,
 *                                                after what the line before found
 *   {"never":"skipped"}                          no such event happened in it
 *   {"sees":{"event":"drawn",…},"by":1}          happened in it, and seat 1 is told this
 *   {"hides":{"event":"drawn",…},"by":1}         happened in it, and seat 1 is told no cards
 *   {"refused":{"seat":0,"move":"play red 5"},"rule":"T1"}
 *   {"refused":{"breuk":1,…},"rule":"V6"}        a table that nobody can sit down to
 *   {"impossible":{"position":{…}}}              cards that the deck cannot lay so
 *   {"expect":{"turn":1,"colour":"red",…}}       the table now
 *
 * What an event or an expectation does not name may be anything. A failure names the file and the
 * line.
 */
#include "expect.h"
#include "suites.h"
#include "table.h"

#include "log/header.h"
#include "log/line.h"
#include "log/position.h"
#include "log/reader.h"
#include "log_lines.h"

#include <glob.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { EVENTS_MOST = 256, SEATED_MOST = SEATS_MAX };

struct told {
    struct event event;
    uint16_t cards[LOG_CARDS];
};

struct run {
    const char *path;
    struct log_reader reader;
    struct diag diag;
    struct table_deck table;
    struct naming naming;
    char name[SEATS_MAX][64]; /* of the seats; what naming points to */
    struct rules *rules;
    struct game *game;
    int scenarios;
    int told_count, told_next; /* events of the last move; the first that an event line may name */
    struct told told[EVENTS_MOST];
};

#define wrong(run, ...)                   wrong_at((run)->path, (run)->reader.where.line, __VA_ARGS__)
#define wrong_at(path, line, format, ...) ck_abort_msg("%s:%d: " format, path, line, __VA_ARGS__)

static void hear(void *context, const struct event *event)
{
    struct run *run = context;
    struct told *told = &run->told[run->told_count++];

    if (run->told_count == EVENTS_MOST)
        wrong(run, "more than %d events", EVENTS_MOST);
    told->event = *event;
    if (event->cards) {
        memcpy(told->cards, event->cards, (size_t)event->count * sizeof *told->cards);
        told->event.cards = told->cards;
    }
}

static struct listener listen_anew(struct run *run)
{
    run->told_count = run->told_next = 0;
    return (struct listener){hear, run};
}

static const struct json_value *line_of(const struct run *run)
{
    return &run->reader.document.root;
}

/* What the readers of log/ complain of is a fault of the scenario. */
static void readable(struct run *run, enum status status)
{
    if (status != STATUS_OK)
        wrong(run, "column %d: %s", run->diag.count ? run->diag.entries[0].where.column : 0,
              run->diag.count ? run->diag.entries[0].message.id : "cannot be read");
}

static void leave_table(struct run *run)
{
    game_free(run->game);
    rules_free(run->rules);
    table_close(&run->table);
    run->game = NULL;
    run->rules = NULL;
}

/* The header's deck and settings, in run->table. */
static void settle_header(struct run *run, struct log_header *header, const struct json_value *line)
{
    struct settings settings;

    leave_table(run);
    readable(run, log_read_header(header, line, run->reader.where, &run->diag));
    table_open(&run->table, header->deck, header->ruleset);
    readable(run, log_header_settle(header, run->table.deck, &run->table.settings, &settings,
                                    run->reader.where, &run->diag));
    run->table.settings = settings;
}

static void read_header(struct run *run)
{
    struct log_header header;
    struct refusal why;

    settle_header(run, &header, line_of(run));
    if (rules_compile(&run->rules, run->table.deck, &run->table.settings, header.seats, &why) !=
        STATUS_OK)
        wrong(run, "refused by %s: %s", why.rule, why.message.id);
    run->game = game_new(run->rules);
    run->naming = (struct naming){.deck = run->table.deck, .seats = header.seats};
    for (int seat = 0; seat < header.seats; seat++) {
        snprintf(run->name[seat], sizeof run->name[seat], "%s", header.seat[seat].name);
        run->naming.seat[seat] = run->name[seat];
    }
}

static enum status set_position(struct run *run, const struct json_value *line, struct message *why)
{
    static struct game_position position;
    struct listener listener = listen_anew(run);

    readable(run, log_read_position(&position, line, run->table.deck, rules_seats(run->rules),
                                    run->reader.where, &run->diag));
    return game_set(run->game, &position, 1, &listener, why);
}

static void read_position(struct run *run)
{
    struct message why;

    if (set_position(run, line_of(run), &why) != STATUS_OK)
        wrong(run, "%s", why.id);
}

static void follow_script(struct run *run)
{
    static struct log_script script;
    struct message why;

    readable(run, log_read_script(&script, line_of(run), run->table.deck, run->reader.where,
                                  &run->diag));
    if (log_follow_script(run->game, &script, &why) != STATUS_OK)
        wrong(run, "%s", why.id);
}

static void expect_no_position(struct run *run, const struct json_value *line)
{
    struct message why;

    if (set_position(run, line, &why) == STATUS_OK)
        wrong(run, "%s", "this position can be set up");
}

static void start_match(struct run *run)
{
    const struct json_value *seed = json_member(line_of(run), "start");
    struct listener listener = listen_anew(run);

    game_start(run->game, strtoull(seed->text, NULL, 10), &listener);
}

static struct move read_move(struct run *run, const struct json_value *line)
{
    struct move move;

    readable(run, log_read_move(&move, line, &run->naming, run->reader.where, &run->diag));
    return move;
}

static void play_move(struct run *run)
{
    struct move move = read_move(run, line_of(run));
    struct listener listener = listen_anew(run);
    struct refusal why;

    if (!game_check(run->game, move, &why))
        wrong(run, "refused by %s: %s", why.rule, why.message.id);
    game_apply(run->game, move, &listener);
}

static void expect_rule(struct run *run, const char *rule, const struct refusal *why)
{
    if (strcmp(why->rule, rule) != 0)
        wrong(run, "refused by %s, not by %s: %s", why->rule, rule, why->message.id);
}

static void expect_no_table(struct run *run, const struct json_value *line, const char *rule)
{
    struct log_header header;
    struct refusal why;

    settle_header(run, &header, line);
    if (rules_compile(&run->rules, run->table.deck, &run->table.settings, header.seats, &why) ==
        STATUS_OK)
        wrong(run, "accepted, and %s should refuse it", rule);
    expect_rule(run, rule, &why);
}

static void expect_refused_move(struct run *run, const struct json_value *line, const char *rule)
{
    struct move move = read_move(run, line);
    uint64_t before = game_hash(run->game);
    struct refusal why;

    if (game_check(run->game, move, &why))
        wrong(run, "accepted, and %s should refuse it", rule);
    expect_rule(run, rule, &why);
    if (game_hash(run->game) != before)
        wrong(run, "%s", "the refusal changed the game");
}

static void expect_refusal(struct run *run)
{
    const struct json_value *rule = json_member(line_of(run), "rule");
    const struct json_value *refused = json_member(line_of(run), "refused");

    if (!rule || rule->kind != JSON_KIND_TEXT)
        wrong(run, "%s", "no rule is named");
    if (log_kind_of(refused) == LOG_HEADER)
        expect_no_table(run, refused, rule->text);
    else
        expect_refused_move(run, refused, rule->text);
}

static int by_number(const void *one, const void *other)
{
    return *(const uint16_t *)one - *(const uint16_t *)other;
}

/* Drawn and dealt cards come one after the other; a hand that is shown has no order. */
static bool same_cards(const struct event *one, const struct event *other)
{
    size_t size = (size_t)one->count * sizeof *one->cards;
    uint16_t left[LOG_CARDS], right[LOG_CARDS];

    if (one->count != other->count || !one->cards || one->count > LOG_CARDS)
        return false;
    memcpy(left, one->cards, size);
    memcpy(right, other->cards, size);
    if (one->kind != EVENT_DRAWN && one->kind != EVENT_DEALT) {
        qsort(left, (size_t)one->count, sizeof *left, by_number);
        qsort(right, (size_t)one->count, sizeof *right, by_number);
    }
    return memcmp(left, right, size) == 0;
}

/* What the line does not name may be anything. */
static bool matches(const struct event *told, const struct event *wanted,
                    const struct json_value *line)
{
    return told->kind == wanted->kind &&
           (!json_member(line, "seat") || told->seat == wanted->seat) &&
           (!json_member(line, "other") || told->other == wanted->other) &&
           (!json_member(line, "card") || told->card == wanted->card) &&
           (!json_member(line, "colour") || told->suit == wanted->suit) &&
           (!json_member(line, "count") || told->count == wanted->count) &&
           (!json_member(line, "points") || told->points == wanted->points) &&
           (!json_member(line, "cards") || same_cards(told, wanted));
}

static struct event read_event(struct run *run, const struct json_value *line,
                               uint16_t cards[LOG_CARDS])
{
    struct event wanted;

    readable(run, lines_read_event(&wanted, cards, line, run->table.deck, rules_seats(run->rules),
                                   run->reader.where, &run->diag));
    return wanted;
}

static void expect_event(struct run *run)
{
    uint16_t cards[LOG_CARDS];
    struct event wanted = read_event(run, line_of(run), cards);

    while (run->told_next < run->told_count)
        if (matches(&run->told[run->told_next++].event, &wanted, line_of(run)))
            return;
    wrong(run, "no such event \"%s\" after those named", event_name(wanted.kind));
}

/* Some event of the last move, as the seat "by" is told it: with the cards of the line, or with
 * none. */
static void expect_told(struct run *run, const struct json_value *line, bool cards_seen)
{
    const struct json_value *by = json_member(line_of(run), "by");
    uint16_t cards[LOG_CARDS];
    struct event wanted = read_event(run, line, cards);
    int seat = log_read_seat(by, rules_seats(run->rules), run->reader.where, &run->diag);

    readable(run, by && run->diag.errors == 0 ? STATUS_OK : STATUS_INVALID);
    for (int i = 0; i < run->told_count; i++) {
        struct event told = event_for_seat(&run->told[i].event, seat);
        if (matches(&told, &wanted, line) && (told.cards != NULL) == cards_seen)
            return;
    }
    wrong(run, "seat %d is not told so of \"%s\"", seat, event_name(wanted.kind));
}

static void expect_no_event(struct run *run)
{
    const char *name = json_member(line_of(run), "never")->text;
    bool known = false;

    for (int kind = 0; kind < EVENT_KINDS; kind++)
        known = known || strcmp(event_name((enum event_kind)kind), name) == 0;
    if (!known)
        wrong(run, "there is no event \"%s\"", name);
    for (int i = 0; i < run->told_count; i++)
        if (strcmp(event_name(run->told[i].event.kind), name) == 0)
            wrong(run, "\"%s\" happened", name);
}

static void expect_table(struct run *run)
{
    static struct view view;
    const struct json_value *expected = json_member(line_of(run), "expect");
    int seat = game_asked(run->game) ? first_asked(run->game) : 0;

    game_view(run->game, seat, &view);
    expect_view(&view, expected, run->reader.where);
}

/* A scenario stands in the file of the letter of the rule that it shows. */
static void begin_scenario(struct run *run)
{
    const struct json_value *rules = json_member(line_of(run), "rules");
    const char *file = strrchr(run->path, '/') + 1;

    run->scenarios++;
    if (!rules || rules->items == 0 || rules->item[0].text[0] != file[0])
        wrong(run, "the first of its rules does not stand in %s", file);
}

static void read_other(struct run *run)
{
    const struct json_value *line = line_of(run), *told;

    if (json_member(line, "scenario"))
        begin_scenario(run);
    else if (json_member(line, "start"))
        start_match(run);
    else if (json_member(line, "refused"))
        expect_refusal(run);
    else if ((told = json_member(line, "impossible")))
        expect_no_position(run, told);
    else if (json_member(line, "never"))
        expect_no_event(run);
    else if ((told = json_member(line, "sees")))
        expect_told(run, told, true);
    else if ((told = json_member(line, "hides")))
        expect_told(run, told, false);
    else if (json_member(line, "expect"))
        expect_table(run);
    else
        wrong(run, "%s", "a line that no scenario knows");
}

static void read_line(struct run *run)
{
    switch (log_kind_of(line_of(run))) {
    case LOG_HEADER:
        read_header(run);
        return;
    case LOG_POSITION:
        read_position(run);
        return;
    case LOG_MOVE:
        play_move(run);
        return;
    case LOG_EVENT:
        expect_event(run);
        return;
    case LOG_SCRIPT:
        follow_script(run);
        return;
    case LOG_VIEW:
    case LOG_COMING:
    case LOG_TRIED:
    case LOG_OTHER:
        read_other(run);
        return;
    }
}

static void run_file(const char *path)
{
    static struct run run;
    enum status status;

    run = (struct run){.path = path};
    readable(&run, log_reader_open(&run.reader, path, &run.diag));
    while ((status = log_reader_next(&run.reader, &run.diag)) == STATUS_OK)
        read_line(&run);
    if (status != STATUS_NOT_FOUND)
        readable(&run, status);
    if (run.scenarios == 0 || run.diag.count > 0)
        wrong(&run, "%s", "no scenario, or a file cut off");
    leave_table(&run);
    log_reader_close(&run.reader);
    diag_release(&run.diag);
}

static glob_t files;

START_TEST(each_scenario_goes_as_its_file_says)
{
    run_file(files.gl_pathv[_i]);
}
END_TEST

void add_scenario_tests(Suite *suite)
{
    TCase *tests = add_case(suite, "scenarios");
    char pattern[600];

    snprintf(pattern, sizeof pattern, "%s/tests/scenarios/*.jsonl", getenv("BREUK_SOURCE"));
    if (glob(pattern, 0, NULL, &files) != 0)
        abort();
    tcase_add_loop_test(tests, each_scenario_goes_as_its_file_says, 0, (int)files.gl_pathc);
}
