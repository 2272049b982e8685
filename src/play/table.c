#include "play/table_state.h"

#include "base/memory.h"
#include "log/line.h"
#include "log/tried.h"
#include "play/replay.h"
#include "play/typing/bot_choice.h"
#include "rules/rules.h"

#include <string.h>

/* Returns the only person at the table, who always looks; NO_SEAT where there are several, or none.
 */
static int lone_person(const struct players *players)
{
    int seat = 0;

    if (players_people(players) != 1)
        return NO_SEAT;
    while (players->seat[seat].bot)
        seat++;
    return seat;
}

/* Returns the move that the bot at that seat chooses. */
static struct move bot_move(struct table *table, int seat)
{
    game_view(table->game, seat, &table->view);
    return bot_choose(&table->bot[seat], &table->view, &table->now.chance[seat]);
}

static const struct log_trial no_trial = {.refused = NO_CARD};

static void forget_trial(struct table *table, int seat)
{
    table->now.trial[seat] = no_trial;
    table->now.hints[seat] = 0;
}

static void forget_trials(struct table *table)
{
    for (int seat = 0; seat < SEATS_MAX; seat++)
        forget_trial(table, seat);
}

enum status table_new(struct table **out, const struct rules *rules, struct naming *names,
                      struct players *players, uint64_t seed, struct journal *journal,
                      const struct table_front *front, struct message *why)
{
    struct table *table = memory_new(1, sizeof *table);
    enum status status = STATUS_OK;

    *out = NULL;
    table->rules = rules;
    table->names = names;
    table->players = players;
    table->seed = seed;
    table->journal = journal;
    table->front = front;
    table->watcher = lone_person(players);
    drawn_end(table);
    forget_trials(table);
    chance_init(&table->now.order, seed, CHANCE_TABLE, 0);
    table->game = game_new(rules);
    take_back_init(&table->back, rules);
    for (int seat = 0; seat < players->count && status == STATUS_OK; seat++) {
        const char *name = players->seat[seat].bot;
        if (!name)
            continue;
        status = bot_choice_read(&table->bot[seat], name, why);
        table->bots |= 1u << seat;
        chance_init(&table->now.chance[seat], seed, CHANCE_BOT, (uint32_t)seat);
        if (status == STATUS_NOT_FOUND) {
            *why = message_with(N_("there is no bot “{name}”"), arg_typed("name", name));
            status = STATUS_INVALID;
        }
    }
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
    take_back_release(&table->back);
    rounds_release(&table->rounds);
    memory_free(table);
}

void table_observe(struct table *table, const struct table_observer *observer)
{
    table->observer = observer;
}

void table_teach(struct table *table, enum explain_when when)
{
    teacher_begin(&table->now.teacher, when);
}

void table_play_against(struct table *table, const struct table_clock *clock)
{
    table->clock = clock;
}

void table_review(struct table *table, enum missed_when when)
{
    if (!table_is_real(table)) /* no one knows the cards of a hand */
        review_begin(table, when);
}

int table_setting(const struct table *table, enum setting setting)
{
    return rules_settings(table->rules)->value[setting];
}

const struct game *table_game(const struct table *table)
{
    return table->game;
}

/* A turn counts from its first move on: later questions in it go to the same person of the team. */
const char *table_person(const struct table *table, int seat, char out[TEAM_NAME_SIZE])
{
    const char *name = table->names->seat[seat];
    enum situation now = game_situation(table->game);
    bool begun = now == SITUATION_DREW || now == SITUATION_COLOUR || now == SITUATION_SEAT ||
                 now == SITUATION_DECLARE || now == SITUATION_PROVE || now == SITUATION_PICTURE ||
                 now == SITUATION_REMEDY || now == SITUATION_CHOOSE || table->drawn.card != NO_CARD;
    int turns = table->now.turns[seat] - (begun && table->now.turns[seat] > 0);

    return team_copy(out, name, turns % team_size(name));
}

bool table_asks_several(const struct table *table)
{
    enum situation situation = game_situation(table->game);

    return situation == SITUATION_REACT || situation == SITUATION_SHOUT;
}

/* --- moves */

/*
 * Returns the seat of the bot that moves next; NO_SEAT when the people do. Each step of a game
 * calls this once, whether played or replayed, so that chance takes the same course.
 */
static int whose_go(struct table *table)
{
    unsigned asked = game_asked(table->game), bots = asked & table->bots;
    unsigned parties = (unsigned)__builtin_popcount(bots) + ((asked & ~bots) != 0);
    uint32_t first = parties > 1 ? chance_below(&table->now.order, parties) : 0;

    for (int seat = 0; seat < table->players->count; seat++)
        if (bots >> seat & 1 && first-- == 0)
            return seat;
    return NO_SEAT;
}

/* Notes a move that is about to be made. Whether a card is wrong, and why, can be known only before
 * it is laid. */
static void foresee(struct table *table, struct move move, bool told)
{
    window_note_move(table, move);
    if (move.kind == MOVE_PLAY || move.kind == MOVE_JUMP)
        table->now.wrong = game_wrong(table->game, move, &table->now.reason);
    teacher_before_move(table, move, told);
    review_before_move(table, move);
    if (move.kind != MOVE_PASS || !table_asks_several(table))
        table->now.passed = 0;
    if (move.kind == MOVE_DEAL) {
        forget_trials(table);
    } else if (move.seat != NO_SEAT && table_decision_ends_turn(table->game, move)) {
        forget_trial(table, move.seat);
        table->now.turns[move.seat]++;
    }
}

static void carry_out(struct table *table, struct move move, bool told)
{
    const struct listener listener = table_listener(table, told);

    game_apply(table->game, move, &listener);
    told |= table->drawn.put;
    teacher_after_move(table, told);
    review_after_move(table, told);
}

static void apply(struct table *table, struct move move)
{
    foresee(table, move, true);
    carry_out(table, move, true);
}

/* Takes the next of the moves that were typed together, if it can still be made: no colour is named
 * for a last card, say. */
static bool take_planned(struct table *table, struct move *move)
{
    if (!table->planned)
        return false;
    *move = table->plan[--table->planned];
    if (game_check(table->game, *move, NULL))
        return true;
    if (move->kind == MOVE_OUT) /* R2: typed before the round was dealt */
        table->front->say(table->front->context, message_with(N_("{seat} is not in this round"),
                                                              arg_seat("seat", move->seat)));
    table->planned = 0;
    return false;
}

/* --- tries of turns that are not over: kept when a game is left, read when it goes on */

/* Adds the lines to the journal, and releases them. */
static enum table_end keep(struct table *table, struct strbuf *lines)
{
    enum status status = lines->length ? journal_add(table->journal, lines) : STATUS_OK;

    strbuf_release(lines);
    return status == STATUS_OK ? TABLE_OVER : TABLE_UNWRITTEN;
}

enum table_end table_keep_drawn(struct table *table, int seat, enum log_drawn drawn)
{
    const struct log_tried tried = {
        .seat = seat, .drawn = drawn, .trial = {.refused = NO_CARD}, .last = NO_CARD};
    struct strbuf line = {0};

    log_write_tried(&line, table->names, &tried);
    return keep(table, &line);
}

/* Writes to the journal what was tried in turns that are not over, for when the game goes on.
 * Returns TABLE_OVER or TABLE_UNWRITTEN. */
static enum table_end keep_tried(struct table *table)
{
    int left = table->drawn.left;
    unsigned asks = left == NO_SEAT ? game_asked(table->game) : 1u << left;
    const struct teacher *teacher = &table->now.teacher;
    struct strbuf lines = {0};

    for (int seat = 0; seat < table->players->count; seat++) {
        bool asked = asks >> seat & 1;
        const struct log_tried tried = {.seat = seat,
                                        .trial = table->now.trial[seat],
                                        .told = table->now.hints[seat],
                                        .last =
                                            asked && teacher->refusals ? teacher->refused : NO_CARD,
                                        .refusals = teacher->refusals};
        if (log_is_tried(&tried))
            log_write_tried(&lines, table->names, &tried);
    }
    return keep(table, &lines);
}

/* Restores what was tried in a turn, if the line read last holds that. STATUS_INVALID: diag names
 * the line's error. */
static enum status try_again(struct table *table, const struct log_reader *reader,
                             struct diag *diag)
{
    const struct json_value *line = &reader->document.root;
    struct log_tried tried;

    if (log_kind_of(line) != LOG_TRIED)
        return STATUS_OK;
    enum status status = log_read_tried(&tried, line, table->names, reader->where, diag);
    if (status != STATUS_OK)
        return status;
    if (tried.drawn) {
        drawn_hear_tried(table, &tried);
        return STATUS_OK;
    }
    table->now.trial[tried.seat] = tried.trial;
    table->now.hints[tried.seat] = tried.told;
    table->now.teacher.refused = tried.last;
    table->now.teacher.refusals = tried.refusals;
    return STATUS_OK;
}

/* --- playing */

/*
 * Returns the seat of the bot that the only person at the table waits for in a window: while that
 * person has nothing to do (they may have once the bots have let it go by, H5), and before their
 * own turn if others may jump in or catch. NO_SEAT: none.
 */
static int waits_for(struct table *table)
{
    unsigned asked = game_asked(table->game), bots = asked & table->bots;

    if (!bots || game_situation(table->game) != SITUATION_REACT ||
        players_people(table->players) > 1)
        return NO_SEAT;
    struct window_asks asks = window_asks(table, asked & ~table->bots);
    const struct window *window = &table->other.open.window;
    bool first = asks.on_turn != NO_SEAT && !window->jumpable && !window->catchable;
    return first || (asks.seats && asks.on_turn == NO_SEAT) ? NO_SEAT : __builtin_ctz(bots);
}

/* Returns what was tried in the turn that the move ends. */
static struct log_trial trial_before(const struct table *table, struct move move)
{
    return move.seat != NO_SEAT && table_decision_ends_turn(table->game, move)
               ? table->now.trial[move.seat]
               : no_trial;
}

/* Returns true if the clock has run out and the game does not know yet; *move is then the move that
 * tells it. */
static bool is_time(const struct table *table, struct move *move)
{
    const struct table_clock *clock = table->clock;
    struct move time = move_of(MOVE_TIME, NO_SEAT);

    if (!clock || !clock->is_up(clock->context) || !game_check(table->game, time, NULL))
        return false;
    *move = time;
    return true;
}

/* Has a bot choose. Before it deals a round, a person alone among bots is asked where the screen
 * scrolls, so that they can read how the last round went. Returns as choose(). */
static enum table_end bot_moves(struct table *table, int seat, struct move *move)
{
    int person = lone_person(table->players);

    if (table->front->scrolls && person != NO_SEAT &&
        game_situation(table->game) == SITUATION_ROUND_OVER) {
        enum table_end end = table_ask_to_go_on(table, person, seat, move);
        if (end != TABLE_OVER || move->kind != MOVE_DEAL)
            return end;
    }
    *move = bot_move(table, seat); /* asked or not, chance takes the same course */
    return TABLE_OVER;
}

/* Finds the next move. With TABLE_OVER, *move is to be made; none, MOVE_KINDS, if instead somebody
 * has left, returned or joined. */
static enum table_end choose(struct table *table, struct move *move)
{
    int seat = whose_go(table);
    enum table_end end = TABLE_OVER;

    if (is_time(table, move))
        return TABLE_OVER;
    if (seat == NO_SEAT)
        seat = waits_for(table);
    if (take_planned(table, move))
        table->watcher = table->planner;
    else if (seat != NO_SEAT)
        end = bot_moves(table, seat, move);
    else
        end = table_ask_people(table, move);
    /* a round that is not played any more needs no deal */
    if (end == TABLE_OVER && move->kind == MOVE_DEAL)
        is_time(table, move);
    return end;
}

/* Deals with a round that the move just made has ended, if it did. TABLE_OVER: play goes on. */
static enum table_end after_move(struct table *table, struct move move, bool told)
{
    if (table_round_is_over(table)) {
        table_note_round(table);
        if (told) {
            table_show_points(table, game_situation(table->game) == SITUATION_MATCH_OVER);
            if (move.kind != MOVE_TIME)
                table_say_repeated(table);
        }
        review_round_over(table, told);
    }
    enum table_end end = table_notice_round(table, move, !told);
    return told ? end : TABLE_OVER;
}

static enum table_end one_move(struct table *table)
{
    const struct chance order = table->now.order;
    struct strbuf line = {0};
    struct move move;
    bool planned = table->planned > 0;

    take_back_begin(table, journal_mark(table->journal));
    enum table_end end = choose(table, &move);
    bool made = end == TABLE_OVER && move.kind != MOVE_KINDS;

    if (made) {
        /* the journal has the move before anybody sees its effect */
        log_write_move(&line, table->names, move, trial_before(table, move));
        enum status status = journal_add(table->journal, &line);
        strbuf_release(&line);
        if (status != STATUS_OK)
            end = TABLE_UNWRITTEN;
    }
    if (made && end == TABLE_OVER) {
        take_back_note(table, move, planned);
        table_notice_decision(table, move, false);
        drawn_begin(table, move);
        apply(table, move);
        end = drawn_end(table);
        if (end == TABLE_OVER)
            end = after_move(table, move, true);
    } else if (end != TABLE_OVER) {
        table->now.order = order; /* a game that goes on draws this chance again */
    }
    table->watcher = lone_person(table->players);
    return end;
}

/* Plays on until the match is over. People who count the points may then undo a line, and the match
 * goes on. */
static enum table_end play_on(struct table *table)
{
    enum table_end end = TABLE_OVER;
    bool again = true;

    while (end == TABLE_OVER && again) {
        while (end == TABLE_OVER && game_asked(table->game))
            end = one_move(table);
        again = false;
        if (end == TABLE_OVER && table_keeps_score(table))
            end = table_ask_at_end(table, &again);
    }
    return end;
}

/* Makes the draw that was held back, if there is one, and puts its question if the journal knows of
 * no answer. */
static enum table_end make_held(struct table *table)
{
    const struct move draw = move_of(MOVE_DRAW, table->drawn.drawer);

    if (!table->drawn.held)
        return TABLE_OVER;
    table->drawn.held = false;
    table->watcher = draw.seat;
    carry_out(table, draw, false);
    bool told = table->drawn.put;
    enum table_end end = drawn_end(table);
    if (end == TABLE_OVER)
        end = after_move(table, draw, told);
    table->watcher = lone_person(table->players);
    return end;
}

/* Begins the game, or goes on with one that was played again. */
static void begin(struct table *table)
{
    const struct listener listener = table_listener(table, true);

    if (!table->started)
        game_start(table->game, table->seed, &listener);
    else if (game_situation(table->game) == SITUATION_MATCH_OVER)
        table_tell_end(table);
    else
        table_say_repeated(table);
    table->started = true;
}

enum table_end table_run(struct table *table)
{
    enum table_end end = make_held(table);

    if (end == TABLE_OVER) { /* and the question is not left once more */
        begin(table);
        end = play_on(table);
    }
    take_back_end(table);
    if (end == TABLE_LEFT || end == TABLE_NO_INPUT || end == TABLE_STOPPED) {
        enum table_end kept = keep_tried(table);
        end = kept == TABLE_OVER ? end : kept;
    }
    if (end != TABLE_UNWRITTEN && journal_sync(table->journal) != STATUS_OK)
        end = TABLE_UNWRITTEN;
    return end;
}

/* --- replaying */

/* Changes who sits at the table, if the line read last says so. */
static enum status seat_again(struct table *table, const struct log_reader *reader, bool told,
                              struct diag *diag)
{
    struct seat_change change;
    enum status status =
        replay_seat_change(&change, &reader->document.root, reader->where, table->players, diag);

    if (status == STATUS_NOT_FOUND)
        return STATUS_OK;
    if (!table->drawn.held)
        whose_go(table); /* in play this was called before somebody was asked */
    if (status == STATUS_OK)
        table_seat(table, &change, told);
    if (table->drawn.held && table->bots >> table->drawn.drawer & 1)
        table->drawn.answered = true; /* bots keep such a card unasked */
    return status;
}

/* Makes a move of a journal. A draw in the middle of which people may be asked is held back until
 * the next line tells the answer. */
static void move_again(struct table *table, struct move move)
{
    foresee(table, move, false);
    drawn_begin(table, move);
    table->drawn.held = table->drawn.drawer != NO_SEAT;
    if (table->drawn.held)
        return;
    carry_out(table, move, false);
    after_move(table, move, false);
}

/* Makes the draw that was held back before a line that comes after its question. */
static void settle_held(struct table *table, const struct log_reader *reader)
{
    enum log_kind kind = log_kind_of(&reader->document.root);

    if (!table->drawn.held || kind == LOG_COMING || kind == LOG_TRIED)
        return;
    table->drawn.answered = true;
    make_held(table);
}

/* Returns where the last line that was read ends in the journal. */
static struct journal_mark mark_of(const struct log_reader *reader)
{
    return (struct journal_mark){.length = reader->sound, .sum = reader->sum};
}

enum status table_replay(struct table *table, struct log_reader *reader, struct diag *diag)
{
    const struct listener listener = table_listener(table, false);
    enum status status;
    struct move move;

    game_start(table->game, table->seed, &listener);
    table->started = true;
    for (struct journal_mark mark = mark_of(reader);
         (status = log_reader_next(reader, diag)) == STATUS_OK; mark = mark_of(reader)) {
        settle_held(table, reader);
        if ((status = replay_line(&move, reader, table->game, table->names, table->seed, &listener,
                                  diag)) != STATUS_OK)
            break;
        if (move.kind == MOVE_KINDS) {
            if ((status = seat_again(table, reader, false, diag)) != STATUS_OK ||
                (status = try_again(table, reader, diag)) != STATUS_OK)
                break;
            continue;
        }
        take_back_begin(table, mark);
        /* chance takes the course that it took in play: bots choose, and are drawn, again */
        whose_go(table);
        if (move.seat != NO_SEAT && table->bots >> move.seat & 1)
            bot_move(table, move.seat);
        if (move.seat != NO_SEAT)
            table->now.trial[move.seat] = log_trial_of(&reader->document.root, table->names);
        take_back_note(table, move, table_is_real(table)); /* no journal groups moves by line */
        table_notice_decision(table, move, true);
        move_again(table, move);
    }
    return status == STATUS_NOT_FOUND ? STATUS_OK : status;
}

enum status table_retell(struct table *table, struct log_reader *reader, int watcher,
                         struct diag *diag)
{
    const struct listener listener = table_listener(table, true);
    enum status status;
    struct move move;

    table->watcher = watcher;
    table->started = true;
    game_start(table->game, table->seed, &listener);
    while ((status = replay_next(&move, reader, table->game, table->names, table->seed, &listener,
                                 diag)) == STATUS_OK) {
        if (move.kind == MOVE_KINDS) {
            if ((status = seat_again(table, reader, true, diag)) != STATUS_OK)
                break;
            continue;
        }
        apply(table, move);
        if (!table_round_is_over(table))
            continue;
        table_note_round(table);
        table_show_points(table, game_situation(table->game) == SITUATION_MATCH_OVER);
    }
    return status == STATUS_NOT_FOUND ? STATUS_OK : status;
}
