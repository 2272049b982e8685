#include "cli/play/session.h"

#include "classes/journals.h"
#include "cli/command.h"
#include "cli/play/first_run.h"
#include "cli/shared_options.h"
#include "console/complaint.h"
#include "console/terminal.h"
#include "log/header.h"
#include "play/replay.h"
#include "play/setup.h"
#include "text/text.h"
#include "tui/show.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* What the score of a game and a game itself say in the same words. */
#define GAME_WORDS                                                                                 \
    .exists = N_("{file} already exists; name another file, or continue that game with: "          \
                 "--resume {file}"),                                                               \
    .homeless =                                                                                    \
        N_("there is no folder to save the game in; set HOME, or name a file with --journal"),     \
    .elsewhere =                                                                                   \
        N_("{file} is open in another window; continue the game there, or close it first"),        \
    .passed_over = N_("this game cannot continue; here is the one before it")

const struct session_kind session_play = {
    .saving = {GAME_WORDS, .command = "play", .folder = JOURNALS_OF_GAMES,
               .none = N_("there is no saved game to continue; start one with: breuk play"),
               .goes_on = N_("Your game is kept. {command} goes on with it.")},
    .deck = PLAY_DECK,
    .other = N_("this file holds the score of a game with real cards; to continue it, type: breuk "
                "score --resume {file}"),
};

const struct session_kind session_score = {
    .saving = {GAME_WORDS, .command = "score", .folder = JOURNALS_OF_SCORES,
               .none = N_("there is no saved score to continue; start one with: breuk score")},
    .deck = SCORE_DECK,
    .other = N_("this file holds a game and no score; to continue it, type: breuk play --resume "
                "{file}"),
    .score = true,
};

enum status session_check_kind(const struct session_kind *kind, const struct setup *setup,
                               const char *path, struct diag *diag)
{
    if ((setup->settings.value[SETTING_CARDS] == CARDS_SCORE) == kind->score)
        return STATUS_OK;
    diag_add(diag, SEVERITY_ERROR, (struct position){.file = path},
             message_with(kind->other, arg_text("file", path)));
    return STATUS_INVALID;
}

const char *const explain_words[] = {
    [EXPLAIN_NEVER] = "never", [EXPLAIN_FIRST] = "first", [EXPLAIN_ALWAYS] = "always", NULL};

const char *const missed_words[] = {
    [MISSED_END] = "end", [MISSED_NOW] = "now", [MISSED_NEVER] = "never", NULL};

struct session_options session_options(const struct command_line *line)
{
    static const char *const settled[] = {"players", "bots",  "seed",    "ruleset", "rule",
                                          "wrong",   "cards", "journal", "class",   NULL};

    return (struct session_options){
        .operand = line->operands[0],
        .saving = saving_options(line),
        .players = option_text(line, "players", NULL),
        .ruleset = option_text(line, "ruleset", NULL),
        .rules = option_list(line, "rule"),
        .minutes = (int)option_whole(line, "minutes", 0),
        .seed = option_exists(line, "seed") && option_given(line, "seed")
                    ? option_whole(line, "seed", 0)
                    : seed_drawn(),
        .resume = option_given(line, "resume"),
        .settled = options_first(line, settled),
    };
}

/* --- the table */

static void open_screen(struct session *session)
{
    session->input = input_from(STDIN_FILENO);
    session->plain = plain_new(stdout, &session->input, &session->setup.names, 0);
    session->plain.terminal = isatty(STDOUT_FILENO) != 0;
    plain_measure(&session->plain);
    session->plain.colour = session->manner->colour;
    session->plain.drawn = terminal_draws(session->manner);
    session->plain.ascii = encoding_is_ascii();
    session->plain.cursor = !terminal_is_dumb();
    session->front = plain_front(&session->plain);
}

static void begin_offers(struct session *session)
{
    session->offers = (struct offers){.plain = &session->plain,
                                      .screen = &session->screen,
                                      .input = &session->input,
                                      .names = &session->setup.names,
                                      .players = &session->setup.players,
                                      .rules = session->setup.rules,
                                      .seed = session->setup.seed,
                                      .book = &session->saving.book,
                                      .table = session->table};
    offers_begin(&session->offers);
    session->offering = true;
}

/* Tells a person who has joined a game of a class and is not of it, once. */
static void say_strange(struct session *session, int seat)
{
    const char *name = session->setup.names.seat[seat];

    if (!session->saving.book.class_name || session->strange[seat] == name)
        return;
    session->strange[seat] = name;
    session_say(session,
                message_with(N_("{seat} is not in class {class}, so these turns are not recorded."),
                             arg_seat("seat", seat),
                             arg_text("class", session->saving.book.class_name)));
}

static void decided(void *context, const struct table_decision *decision)
{
    struct session *session = context;

    if (!turn_keep(&session->saving.book, session->table, decision) && !decision->past)
        say_strange(session, decision->seat);
    session->plain.halted = session->saving.book.failed != STATUS_OK;
    if (session->offering)
        offers_decided(&session->offers, decision);
}

static void hear_said(void *context, const struct table_said *word)
{
    struct session *session = context;

    said_keep(&session->saving.book, session->table, word, ++session->said);
    session->plain.halted = session->saving.book.failed != STATUS_OK;
    if (session->offering)
        offers_said(&session->offers, word);
}

static enum table_end round_over(void *context, int round, bool past)
{
    struct session *session = context;

    return session->offering ? offers_round_over(&session->offers, round, past) : TABLE_OVER;
}

static void say_wait(void *context, struct message message)
{
    struct session *session = context;

    full_screen_wait(&session->screen, &session->plain, message);
}

/* In the class's book a game is a session; its journal says which. */
static void begin_book(struct session *session)
{
    struct setup *setup = &session->setup;
    struct record_session game = {
        .kind = "game", .name = setup->deck_name, .seed = setup->seed, .language = text_language()};

    session->saving.book.file.say = say_wait;
    session->saving.book.file.context = session;
    saving_begin_session(&session->saving, &game, deck_hash(setup->deck), &setup->class_name,
                         &setup->session);
}

/* From here on decisions are observed; in a game that goes on, the earlier ones, too. */
static void begin_observing(struct session *session)
{
    if (!session->kind->score && !session->options->no_offers && session->plain.people)
        begin_offers(session);
    session->observer = (struct table_observer){
        .context = session, .decided = decided, .said = hear_said, .round_over = round_over};
    table_observe(session->table, &session->observer);
}

static enum exit_code lay_table(struct session *session)
{
    struct message why;

    session->plain.people = players_people(&session->setup.players);
    session->setup.names.pictures = PICTURES_SAID;
    session->plain.settings = &session->setup.settings;
    session->plain.think = session->options->think;
    enum status status = table_new(&session->table, session->setup.rules, &session->setup.names,
                                   &session->setup.players, session->setup.seed,
                                   &session->saving.journal, &session->front, &why);
    if (status != STATUS_OK)
        return complain_of(session->manner, why);
    if (!session->kind->score) {
        table_teach(session->table, session->options->explain);
        table_review(session->table, session->options->missed);
    }
    session->plain.table = session->table;
    length_begin(&session->length, session->table, &session->setup, session->options);
    return EXIT_DONE;
}

/* --- the journal */

/* Games of bots alone are kept only when that is asked for. */
static enum exit_code begin_journal(struct session *session)
{
    struct log_header header;
    struct strbuf line = {0};

    if (!session->plain.people && !session->options->saving.journal)
        return EXIT_DONE;
    enum exit_code code = saving_create(&session->saving, deck_about(session->setup.deck)->name);
    if (code != EXIT_DONE)
        return code;
    begin_book(session);
    setup_header(&session->setup, &header);
    log_write_header(&line, &header);
    code = saving_begin(&session->saving, &line);
    strbuf_release(&line);
    return code;
}

/* Returns whether so little was said that the three questions are asked. */
static bool is_first_run(const struct session *session)
{
    const struct session_options *options = session->options;

    return !session->kind->score && !options->operand && !options->players && !options->ruleset &&
           !options->rules.count && !options->minutes && !options->cards && isatty(STDIN_FILENO) &&
           isatty(STDOUT_FILENO);
}

/* Asks them. Returns the deck; NULL: somebody stops. */
static const char *ask_all(struct session *session)
{
    struct first_run run;

    if (!first_run_ask(&run, &session->plain, &session->input, &session->saving.book)) {
        players_release(&run.players);
        return NULL;
    }
    session->setup.players = run.players;
    session->length = (struct match_length){.asked = true, .minutes = run.minutes};
    return run.deck;
}

/* Refuses options that go by hands, which are unknown with printed cards (R1). */
static enum exit_code refuse_hands(const struct session *session, bool real)
{
    const char *option = session->options->by_hands;

    return real && option
               ? complain_of(session->manner,
                             message_with(N_("with printed cards breuk sees nobody’s hand, so "
                                             "“--{option}” has no effect; leave it out"),
                                          arg_text("option", option)))
               : EXIT_DONE;
}

/* Sets how the cards of the table are known: dealt, printed, or only what they count. */
static enum exit_code set_cards(struct session *session)
{
    struct setup *setup = &session->setup;

    if (session->kind->score)
        return setup_set_rule(setup, session->manner, "cards", "score");
    if (setup->settings.value[SETTING_CARDS] == CARDS_SCORE)
        return complain_of(session->manner,
                           message_of(N_("“breuk play” does not keep the score alone; "
                                         "type: breuk score")));
    enum exit_code code = session->options->cards
                              ? setup_set_rule(setup, session->manner, "cards", "real")
                              : EXIT_DONE;
    return code == EXIT_DONE
               ? refuse_hands(session, setup->settings.value[SETTING_CARDS] == CARDS_REAL)
               : code;
}

/* Finds deck, rules and players. *stopped becomes true if somebody stops instead of saying them. */
static enum exit_code find_all(struct session *session, bool *stopped)
{
    struct setup *setup = &session->setup;
    const struct session_options *options = session->options;
    const struct manner *manner = session->manner;
    const char *deck = options->operand ? options->operand : session->kind->deck;
    bool first = is_first_run(session);

    *stopped = first && !(deck = ask_all(session));
    if (*stopped)
        return EXIT_DONE;
    enum exit_code code = setup_find_deck(setup, manner, deck);
    if (code == EXIT_DONE)
        code = setup_find_ruleset(setup, manner, options->ruleset);
    if (code == EXIT_DONE)
        code = setup_change_rules(setup, manner, options->rules);
    if (code == EXIT_DONE && options->wrong)
        code = setup_set_rule(setup, manner, "wrong", options->wrong);
    if (code == EXIT_DONE)
        code = set_cards(session);
    if (code == EXIT_DONE && !first)
        code = session_find_players(session, stopped);
    if (code == EXIT_DONE && !*stopped && !session->kind->score)
        code = bots_option_apply(setup, manner, options->bots);
    return code;
}

static void begin(struct session *session, const struct session_options *options,
                  const struct manner *manner, const struct session_kind *kind)
{
    *session = (struct session){.options = options,
                                .manner = manner,
                                .kind = kind,
                                .saving = saving_none(&options->saving, manner, &kind->saving)};
    open_screen(session);
}

static enum exit_code begin_new(struct session *session)
{
    const struct session_options *options = session->options;
    struct setup *setup = &session->setup;
    bool stopped = false;
    enum exit_code code = refuse_hands(session, options->cards); /* before a class is opened */

    if (code == EXIT_DONE && options->saving.class)
        code = class_book_open(&session->saving.book, options->saving.class);
    if (code == EXIT_DONE)
        code = find_all(session, &stopped);
    if (stopped)
        return EXIT_DONE;
    if (code == EXIT_DONE) {
        session->length.whole = session->kind->score;
        length_settle(&session->length, setup, options);
        code = setup_compile(setup, session->manner);
    }
    if (code != EXIT_DONE)
        return code;
    setup->seed = options->seed;
    code = lay_table(session);
    if (code == EXIT_DONE)
        code = begin_journal(session);
    if (code == EXIT_DONE)
        code = class_book_report(&session->saving.book);
    if (code == EXIT_DONE)
        begin_observing(session);
    return code;
}

/* --- taking up */

static enum exit_code replay(struct session *session, struct log_reader *reader, struct diag *diag,
                             bool *final)
{
    const struct text_names names = {&session->setup.names, play_add_name};
    const struct setup *setup = &session->setup;
    enum exit_code code = EXIT_DONE;

    if (setup->class_name)
        code = class_book_open_again(&session->saving.book, setup->session);
    if (code != EXIT_DONE)
        return code;
    begin_book(session);
    begin_observing(session);
    enum status status = table_replay(session->table, reader, diag);

    complain_diag(session->manner, diag, &names);
    if (status != STATUS_OK)
        return exit_code_of(status);
    code = saving_continue(&session->saving, reader, final);
    return code == EXIT_DONE ? class_book_report(&session->saving.book) : code;
}

/* The session is one that has begun, or in which another journal could not go on. */
static enum exit_code resume_file(void *context, const char *path, bool *final)
{
    struct session *session = context;
    struct log_reader reader;
    struct diag diag = {0};
    enum status status = log_reader_open(&reader, path, &diag);
    const struct session_options *options = session->options;
    const struct manner *manner = session->manner;
    const struct session_kind *kind = session->kind;

    *final = false;
    session_release(session);
    begin(session, options, manner, kind);
    session->resumed = true;
    if (status == STATUS_OK)
        status = replay_begin(&session->setup, &reader, &diag);
    if (status == STATUS_OK)
        status = session_check_kind(session->kind, &session->setup, path, &diag);
    enum exit_code code = complain_all(session->manner, &diag, status);
    if (code == EXIT_DONE) {
        mixed_apply(session->manner, session->setup.deck);
        code = lay_table(session);
    }
    if (code == EXIT_DONE)
        code = replay(session, &reader, &diag, final);
    log_reader_close(&reader);
    diag_release(&diag);
    return code;
}

enum exit_code session_begin(struct session *session, const struct session_options *options,
                             const struct manner *manner, const struct session_kind *kind)
{
    begin(session, options, manner, kind);
    if (!options->resume)
        return begin_new(session);
    if (options->settled)
        return complain_of(manner, message_with(N_("a game keeps its players and rules when you "
                                                   "continue it; leave out --{option}"),
                                                arg_text("option", options->settled)));
    return saving_resume(manner, &kind->saving, options->operand, resume_file, session);
}

void session_say(void *context, struct message message)
{
    struct session *session = context;

    full_screen_say(&session->screen, &session->plain, message);
}

void session_say_kept(struct session *session)
{
    if (!session->plain.people)
        return;
    bool verbose = session->kind->score || session->options->verbose;
    if (!session->kind->score)
        session_say(session, class_book_says(&session->saving.book));
    saving_say_kept(&session->saving, verbose, session_say, session);
}

void session_release(struct session *session)
{
    full_screen_close(&session->screen);
    table_free(session->table);
    saving_close(&session->saving);
    plain_release(&session->plain);
    setup_release(&session->setup);
}
