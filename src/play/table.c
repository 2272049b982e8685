#include "play/table.h"

#include "base/memory.h"
#include "bots/bot.h"
#include "log/line.h"
#include "play/typed.h"

struct table {
    const struct rules *rules;
    const struct naming *names;
    const struct players *players;
    uint64_t seed;
    struct journal *journal;
    const struct table_front *front;
    struct game *game;
    const struct bot *bot[SEATS_MAX]; /* NULL: a person */
    struct chance chance[SEATS_MAX];  /* each bot's own */
    bool started;
    int named;   /* the colour that the person who is on named with the card; NO_SUIT */
    int watcher; /* who looks at the screen; NO_SEAT: everybody, or several in turn */
    struct view view;
    struct choices choices;
};

/* The one person at the table always looks; of several nobody in particular. */
static int lone_person(const struct players *players)
{
    int seat = 0;

    if (players_people(players) != 1)
        return NO_SEAT;
    while (players->seat[seat].bot)
        seat++;
    return seat;
}

static enum status seat_bot(struct table *table, int seat, struct message *why)
{
    const char *name = table->players->seat[seat].bot;

    table->bot[seat] = bot_find(name);
    chance_init(&table->chance[seat], table->seed, CHANCE_BOT, (uint32_t)seat);
    if (table->bot[seat])
        return STATUS_OK;
    *why = message_of(N_("there is no bot “{name}”"));
    message_add_typed(why, "name", name);
    return STATUS_INVALID;
}

/* What the bot at that seat does; table->view is its view. */
static struct move bot_move(struct table *table, int seat)
{
    return table->bot[seat]->choose(&table->view, &table->chance[seat]);
}

enum status table_new(struct table **out, const struct rules *rules, const struct naming *names,
                      const struct players *players, uint64_t seed, struct journal *journal,
                      const struct table_front *front, struct message *why)
{
    struct table *table = memory_new(1, sizeof *table);
    enum status status = table ? STATUS_OK : STATUS_NO_MEMORY;

    *out = NULL;
    if (!table)
        return status;
    table->rules = rules;
    table->names = names;
    table->players = players;
    table->seed = seed;
    table->journal = journal;
    table->front = front;
    table->named = NO_SUIT;
    table->watcher = lone_person(players);
    table->game = game_new(rules);
    if (!table->game)
        status = STATUS_NO_MEMORY;
    for (int seat = 0; seat < players->count && status == STATUS_OK; seat++)
        if (players->seat[seat].bot)
            status = seat_bot(table, seat, why);
    if (status == STATUS_OK)
        *out = table;
    else
        table_free(table);
    return status;
}

void table_free(struct table *table)
{
    if (!table)
        return;
    game_free(table->game);
    memory_free(table);
}

const struct game *table_game(const struct table *table)
{
    return table->game;
}

/* The core tells everything; a screen gets what its watcher may see. */
static void pass_on(void *context, const struct event *event)
{
    struct table *table = context;
    struct event seen = event_for_seat(event, table->watcher);

    table->front->tell(table->front->context, &seen, table->watcher);
}

static void show_points(struct table *table)
{
    int points[SEATS_MAX] = {0};

    for (int seat = 0; seat < table->players->count; seat++)
        points[seat] = game_points(table->game, seat);
    table->front->points(table->front->context, points);
}

static bool round_is_over(const struct table *table)
{
    enum situation situation = game_situation(table->game);

    return situation == SITUATION_ROUND_OVER || situation == SITUATION_MATCH_OVER;
}

/* The move is written before anybody sees what it does. */
static enum status write_and_make(struct table *table, struct move move)
{
    const struct listener listener = {.tell = pass_on, .context = table};
    struct strbuf line = {0};

    log_write_move(&line, table->names, move);
    enum status status = journal_add(table->journal, &line);
    strbuf_release(&line);
    if (status != STATUS_OK)
        return status;
    game_apply(table->game, move, &listener);
    if (round_is_over(table))
        show_points(table);
    return STATUS_OK;
}

/* The lowest seat that may move now. */
static int asked_seat(const struct table *table)
{
    return __builtin_ctz(game_asked(table->game));
}

/* Puts to the core what a person typed. True: *move is to be made. */
static bool accept(struct table *table, const struct typed *typed, struct move *move)
{
    const struct table_front *front = table->front;
    struct refusal why;

    switch (typed->kind) {
    case TYPED_MOVE:
        *move = typed->move;
        if (game_check(table->game, typed->move, &why)) {
            table->named = typed->suit;
            return true;
        }
        front->say(front->context, &why.message);
        if (why.detail.id)
            front->say(front->context, &why.detail);
        break;
    case TYPED_HELP:
        front->help(front->context, &table->view, &table->choices);
        break;
    case TYPED_POINTS:
        show_points(table);
        break;
    case TYPED_UNCLEAR:
        front->say(front->context, &typed->say);
        break;
    case TYPED_STOP:
        break;
    }
    return false;
}

/* Asks until the rules accept a move. TABLE_OVER: *move is it. */
static enum table_end ask_person(struct table *table, struct move *move)
{
    struct strbuf line = {0};
    enum table_end end = TABLE_OVER;
    bool accepted = false;

    choices_init(&table->choices, &table->view);
    while (!accepted && end == TABLE_OVER) {
        struct typed typed;
        strbuf_clear(&line);
        enum table_answer answer =
            table->front->ask(table->front->context, &table->view, &table->choices, &line);
        if (answer != ANSWER_LINE) {
            end = answer == ANSWER_END ? TABLE_NO_INPUT : TABLE_STOPPED;
            break;
        }
        if (line.failed || typed_read(&typed, strbuf_text(&line), &table->view, &table->choices,
                                      table->names) != STATUS_OK) {
            end = TABLE_NO_MEMORY;
            break;
        }
        accepted = accept(table, &typed, move);
        if (typed.kind == TYPED_STOP)
            end = TABLE_LEFT;
        typed_release(&typed);
    }
    strbuf_release(&line);
    return end;
}

/* A colour that was named with the card needs no question (T17). A last card asks for none. */
static bool take_named(struct table *table, struct move *move)
{
    int named = table->named;

    table->named = NO_SUIT;
    *move = move_colour(table->view.seat, named);
    return named != NO_SUIT && table->view.situation == SITUATION_COLOUR;
}

static enum table_end one_move(struct table *table)
{
    int seat = asked_seat(table);
    int watcher = table->watcher;
    enum table_end end = TABLE_OVER;
    struct move move;

    game_view(table->game, seat, &table->view);
    if (take_named(table, &move)) {
        table->watcher = seat;
    } else if (table->bot[seat]) {
        move = bot_move(table, seat);
    } else {
        if (journal_sync(table->journal) != STATUS_OK)
            return TABLE_UNWRITTEN;
        end = ask_person(table, &move);
        table->watcher = seat;
    }
    if (end == TABLE_OVER) {
        enum status status = write_and_make(table, move);
        if (status != STATUS_OK)
            end = status == STATUS_NO_MEMORY ? TABLE_NO_MEMORY : TABLE_UNWRITTEN;
    }
    table->watcher = watcher;
    return end;
}

/* A match that was over when it was taken up: nothing is left but to say how it ended. */
static void tell_end_again(struct table *table)
{
    for (int seat = 0; seat < table->players->count; seat++) {
        const struct event won = {.kind = EVENT_MATCH_WON,
                                  .seat = seat,
                                  .other = NO_SEAT,
                                  .card = NO_CARD,
                                  .suit = NO_SUIT,
                                  .points = game_points(table->game, seat)};
        if (game_winners(table->game) >> seat & 1)
            pass_on(table, &won);
    }
    show_points(table);
}

enum table_end table_run(struct table *table)
{
    const struct listener listener = {.tell = pass_on, .context = table};
    enum table_end end = TABLE_OVER;

    if (!table->started)
        game_start(table->game, table->seed, &listener);
    else if (game_situation(table->game) == SITUATION_MATCH_OVER)
        tell_end_again(table);
    table->started = true;
    while (end == TABLE_OVER && game_asked(table->game))
        end = one_move(table);
    if (end != TABLE_UNWRITTEN && journal_sync(table->journal) != STATUS_OK)
        end = TABLE_UNWRITTEN;
    return end;
}

static void complain(const struct log_reader *reader, struct diag *diag,
                     const struct message *message)
{
    diag_add(diag, SEVERITY_ERROR, reader->where, message);
}

static enum status replay_line(struct table *table, struct log_reader *reader, struct diag *diag)
{
    const struct json_value *line = &reader->document.root;
    struct refusal why;
    struct move move;

    if (log_kind_of(line) != LOG_MOVE) {
        struct message message = message_of(N_("a journal holds moves after its first line"));
        complain(reader, diag, &message);
        return STATUS_INVALID;
    }
    enum status status = log_read_move(&move, line, table->names, reader->where, diag);
    if (status != STATUS_OK)
        return status;
    if (!game_check(table->game, move, &why)) {
        complain(reader, diag, &why.message);
        return STATUS_INVALID;
    }
    if (table->bot[move.seat]) {
        game_view(table->game, move.seat, &table->view);
        bot_move(table, move.seat);
    }
    game_apply(table->game, move, NULL);
    return STATUS_OK;
}

enum status table_replay(struct table *table, struct log_reader *reader, struct diag *diag)
{
    enum status status;

    game_start(table->game, table->seed, NULL);
    table->started = true;
    while ((status = log_reader_next(reader, diag)) == STATUS_OK)
        if ((status = replay_line(table, reader, diag)) != STATUS_OK)
            return status;
    return status == STATUS_NOT_FOUND ? STATUS_OK : status;
}
