#include "bots/bot.h"
#include "cli/command.h"
#include "cli/shared_options.h"
#include "console/complaint.h"
#include "log/header.h"
#include "log/line.h"
#include "play/replay.h"
#include "tui/plain.h"
#include "tui/show.h"
#include "json/writer.h"

#include <inttypes.h>
#include <stdio.h>

/* A log being shown. */
struct showing {
    const struct manner *manner;
    bool verifying; /* --verify: only whether it is sound */
    struct log_reader reader;
    struct setup setup;
    struct game *game;
    struct plain plain;
    struct table_front words; /* the screen's */
    struct table_front front; /* the table's, which speaks through `words` */
    int watcher;              /* the seat whose view is shown; NO_SEAT: what everybody sees */
    int moves;
    struct strbuf out;
};

static enum exit_code report(const struct showing *showing, struct diag *diag, enum status status)
{
    const struct text_names names = {&showing->setup.names, play_add_name};

    complain_diag(showing->manner, diag, showing->setup.names.seats ? &names : NULL);
    return status == STATUS_INVALID && showing->verifying ? EXIT_NO : exit_code_of(status);
}

/* --- as lines of a log */

static void put_line(struct showing *showing)
{
    show_exact(stdout, strbuf_text(&showing->out));
    strbuf_clear(&showing->out);
}

static void write_event(void *context, const struct event *event)
{
    struct showing *showing = context;
    struct event seen = event_for_seat(event, showing->watcher);

    log_write_event(&showing->out, showing->setup.deck, &seen);
    put_line(showing);
}

/* --- in words */

/* Tells the cards that were dealt: at a table players see their hand when it is their turn, and in
 * a replay no player is asked. */
static void tell_hand(struct showing *showing, const struct event *event)
{
    struct strbuf list = {0};

    for (int i = 0; i < event->count; i++) {
        if (i)
            strbuf_add(&list, ", ");
        play_name_card(&showing->setup.names, event->cards[i], &list);
    }
    plain_say(&showing->plain,
              message_with(N_("Your cards: {cards}."), arg_text("cards", strbuf_text(&list))));
    strbuf_release(&list);
}

static void tell(void *context, const struct event *event, int watcher)
{
    struct showing *showing = context;
    const struct table_front *front = &showing->words;

    if (event->kind == EVENT_DEALT && event->cards)
        tell_hand(showing, event);
    else
        front->tell(front->context, event, watcher);
}

static void remark(void *context, struct message message)
{
    const struct table_front *front = &((struct showing *)context)->words;

    front->remark(front->context, message);
}

static void show_points(void *context, const struct table_score *score)
{
    const struct table_front *front = &((struct showing *)context)->words;

    front->points(front->context, score);
}

static enum status tell_game(struct showing *showing, struct diag *diag)
{
    struct journal none = journal_none();
    struct setup *setup = &showing->setup;
    struct table *table;
    struct message why;
    char seed[24];

    /* A replay plays no turns, so a bot that breuk no longer has does not matter. */
    for (int seat = 0; seat < setup->players.count; seat++)
        if (setup->players.seat[seat].bot)
            setup->players.seat[seat].bot = bot_at(0)->name;
    showing->plain = plain_new(stdout, NULL, &setup->names, showing->watcher == NO_SEAT ? 0 : 1);
    showing->plain.settings = &setup->settings;
    showing->plain.colour = showing->manner->colour;
    showing->words = plain_front(&showing->plain);
    showing->front = (struct table_front){
        .context = showing, .tell = tell, .remark = remark, .points = show_points};
    enum status status = table_new(&table, setup->rules, &setup->names, &setup->players,
                                   setup->seed, &none, &showing->front, &why);
    if (status != STATUS_OK)
        return status;
    snprintf(seed, sizeof seed, "%" PRIu64, setup->seed);
    plain_say(
        &showing->plain,
        message_with(N_("Deck: {deck}, seed: {seed}."),
                     arg_text("deck", words_in(&deck_about(setup->deck)->title, text_language())),
                     arg_text("seed", seed)));
    status = table_retell(table, &showing->reader, showing->watcher, diag);
    plain_finish(&showing->plain);
    if (status == STATUS_OK && game_situation(table_game(table)) != SITUATION_MATCH_OVER)
        plain_say(&showing->plain, (struct message){.id = N_("The game is not over yet.")});
    table_free(table);
    return status;
}

/* --- the game */

static bool is_over(const struct showing *showing)
{
    return game_situation(showing->game) == SITUATION_MATCH_OVER;
}

/* Seats anew as the line read last says, if it says that; writes it if wanted. */
static enum status seat_again(struct showing *showing, bool written, struct diag *diag)
{
    struct setup *setup = &showing->setup;
    struct seat_change change;
    enum status status = replay_seat_change(&change, &showing->reader.document.root,
                                            showing->reader.where, &setup->players, diag);

    if (status == STATUS_OK && written) {
        log_write_seat_change(&showing->out, &change);
        put_line(showing);
    }
    if (status == STATUS_OK)
        seat_change_apply(&change, &setup->players, &setup->names);
    return status == STATUS_NOT_FOUND ? STATUS_OK : status;
}

/* Makes every move of the log. With a listener each move is written, and so is what it does. */
static enum status make_moves(struct showing *showing, const struct listener *listener,
                              struct diag *diag)
{
    struct setup *setup = &showing->setup;
    enum status status;
    struct move move;

    game_start(showing->game, setup->seed, listener);
    while ((status = replay_next(&move, &showing->reader, showing->game, &setup->names, setup->seed,
                                 listener, diag)) == STATUS_OK) {
        if (move.kind == MOVE_KINDS) {
            if ((status = seat_again(showing, listener != NULL, diag)) != STATUS_OK)
                return status;
            continue;
        }
        if (listener) {
            log_write_move(&showing->out, &setup->names, move,
                           log_trial_of(&showing->reader.document.root, &setup->names));
            put_line(showing);
        }
        game_apply(showing->game, move, listener);
        showing->moves++;
    }
    return status == STATUS_NOT_FOUND ? STATUS_OK : status;
}

static enum status write_game(struct showing *showing, struct diag *diag)
{
    const struct listener writing = {.tell = write_event, .context = showing};
    struct log_header header;

    setup_header(&showing->setup, &header);
    log_write_header(&showing->out, &header);
    put_line(showing);
    return make_moves(showing, &writing, diag);
}

/* --- only whether it is sound */

static void say_sound(const struct showing *showing)
{
    const struct message_arg count = arg_count("count", showing->moves),
                             file = arg_text("file", showing->reader.path);
    struct strbuf words = {0};

    text_of(is_over(showing)
                ? message_plural(NP_("{file}: valid, {count} move; the match is over",
                                     "{file}: valid, {count} moves; the match is over"),
                                 count, file)
                : message_plural(NP_("{file}: valid, {count} move; the match is not over yet",
                                     "{file}: valid, {count} moves; the match is not over yet"),
                                 count, file),
            NULL, &words);
    show_line(stdout, strbuf_text(&words));
    strbuf_release(&words);
}

static enum status verify(struct showing *showing, struct diag *diag)
{
    enum status status = make_moves(showing, NULL, diag);

    if (status != STATUS_OK)
        return status;
    if (!showing->manner->json) {
        say_sound(showing);
        return STATUS_OK;
    }
    struct json_writer writer = json_begin_line(&showing->out);
    json_write_switch(&writer, "sound", true);
    json_write_text(&writer, "file", showing->reader.path);
    json_write_count(&writer, "moves", showing->moves);
    json_write_switch(&writer, "over", is_over(showing));
    json_end_line(&writer);
    put_line(showing);
    return STATUS_OK;
}

/* --- the command */

/* Finds the seat of that name; NULL: what everybody saw is shown. */
static enum exit_code find_watcher(struct showing *showing, const char *name)
{
    const struct naming *names = &showing->setup.names;

    showing->watcher = name ? seat_parse(names, name) : NO_SEAT;
    if (!name || showing->watcher != NO_SEAT)
        return EXIT_DONE;
    struct message why = seat_unknown(names, name);
    return complain_of(showing->manner, why);
}

static enum exit_code run(const struct command_line *line)
{
    struct showing showing = {.manner = &line->manner, .verifying = option_given(line, "verify")};
    struct diag diag = {0};
    enum status status = log_reader_open(&showing.reader, line->operands[0], &diag);

    if (status == STATUS_OK)
        status = replay_begin(&showing.setup, &showing.reader, &diag);
    if (status == STATUS_OK)
        mixed_apply(&line->manner, showing.setup.deck);
    if (status == STATUS_OK)
        showing.game = game_new(showing.setup.rules);
    enum exit_code code =
        status == STATUS_OK ? find_watcher(&showing, option_text(line, "seat", NULL)) : EXIT_DONE;
    if (status == STATUS_OK && code == EXIT_DONE)
        status = showing.verifying   ? verify(&showing, &diag)
                 : line->manner.json ? write_game(&showing, &diag)
                                     : tell_game(&showing, &diag);
    /* Flushed so that what was shown appears before the complaint where both go to one terminal. */
    fflush(stdout);
    enum exit_code reported = report(&showing, &diag, status);
    diag_release(&diag);
    plain_release(&showing.plain);
    game_free(showing.game);
    setup_release(&showing.setup);
    log_reader_close(&showing.reader);
    strbuf_release(&showing.out);
    return code == EXIT_DONE ? reported : code;
}

static const struct example examples[] = {
    {"replay game.jsonl", N_("show a saved game as everybody saw it")},
    {"replay game.jsonl --seat Ann", N_("show it as Ann saw it, with her cards")},
    {"replay --verify game.jsonl", N_("only check whether every move is allowed")},
    {0},
};

static const struct option_row options[] = {
    {TEXT_OPTION("seat", 0, N_("NAME"), N_("show what this player saw"))},
    {FLAG_OPTION("verify", 0, N_("only check whether the game is valid"))},
    {OPTION_MIXED},
    {0},
};

const struct command command_replay = {
    .name = "replay",
    .operands = N_("FILE"),
    .operands_least = 1,
    .operands_most = 1,
    .summary = N_("show a saved game, move by move"),
    .description = N_("FILE is a game that “breuk play” saved; it can be unfinished. With --json "
                      "each move is a line of JSON that includes its results."),
    .examples = examples,
    .options = options,
    .run = run,
};
