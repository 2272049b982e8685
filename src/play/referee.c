#include "play/referee.h"

#include "base/suggest.h"
#include "log/line.h"
#include "log/position.h"
#include "log/view.h"
#include "play/names.h"
#include "play/replay.h"
#include "rules/rules.h"
#include "text/text.h"
#include "xml/library.h"
#include "json/writer.h"

#include <string.h>

/* --- what the referee answers when a request cannot be fulfilled */

/* Writes the sentence as a member; nothing for a message without an id. */
static void answer_put_words(struct json_writer *writer, const char *name, struct message message,
                             const struct text_names *names)
{
    struct strbuf words = {0};

    if (!message.id)
        return;
    text_of(message, names, &words);
    json_write_text(writer, name, strbuf_text(&words));
    strbuf_release(&words);
}

/* Writes rule, words and detail of a refusal as members; the words get that name. */
static void answer_put_refusal(struct json_writer *writer, const char *name,
                               const struct refusal *why, const struct text_names *names)
{
    answer_put_words(writer, name, why->message, names);
    json_write_text(writer, "rule", why->rule);
    answer_put_words(writer, "detail", why->detail, names);
}

/* Answers {"error":…} where the rules refuse. */
static void answer_refusal(struct strbuf *out, const struct refusal *why, int line,
                           const struct text_names *names)
{
    struct json_writer writer = json_begin_line(out);

    answer_put_refusal(&writer, "error", why, names);
    json_write_count(&writer, "line", line);
    json_end_line(&writer);
}

/* Writes a complaint with its place, which is in the file that it is about (a deck, say) or else in
 * the request. */
static void put_entry(struct json_writer *writer, const struct diag_entry *entry, int line,
                      const struct text_names *names)
{
    answer_put_words(writer, "error", entry->message, names);
    if (entry->where.file)
        json_write_text(writer, "file", entry->where.file);
    if (!entry->where.file || entry->where.line)
        json_write_count(writer, "line", entry->where.file ? entry->where.line : line);
    if (entry->where.column)
        json_write_count(writer, "column", entry->where.column);
}

static const struct diag_entry *next_error(const struct diag *diag, size_t *at)
{
    while (*at < diag->count)
        if (diag->entries[(*at)++].severity == SEVERITY_ERROR)
            return &diag->entries[*at - 1];
    return NULL;
}

/* Answers {"error":…} with the first error in diag, which has at least one, and the others in
 * "more". */
static void answer_diag(struct strbuf *out, const struct diag *diag, int line,
                        const struct text_names *names)
{
    struct json_writer writer = json_begin_line(out);
    const struct diag_entry *entry;
    size_t at = 0;
    bool more = false;

    if ((entry = next_error(diag, &at)))
        put_entry(&writer, entry, line, names);
    while ((entry = next_error(diag, &at))) {
        if (!more)
            json_begin_list(&writer, "more");
        more = true;
        json_begin_object(&writer, NULL);
        put_entry(&writer, entry, line, names);
        json_end(&writer);
    }
    if (more)
        json_end(&writer);
    json_end_line(&writer);
}

/* One request being answered. */
struct asking {
    struct referee *referee;
    const char *text; /* the request as it was sent */
    size_t length;
    struct json_value *line;  /* the same as JSON */
    struct position where;    /* its line */
    struct log_sum sum;       /* of the log up to it, if it is a line of one */
    struct diag diag;         /* the errors in it */
    struct refusal why;       /* or the refusal of the rules; rule NULL: none */
    struct log_events events; /* the events that it causes */
    struct strbuf *out;       /* gets the answer, if nothing is wrong */
};

static const struct deck *deck_of(const struct asking *asking)
{
    return asking->referee->setup.deck;
}

static void complain(struct asking *asking, int column, struct message message)
{
    log_complain(&asking->diag, asking->where, column, message);
}

/* --- requests that make something happen */

/* Answers with all that happened and who may move now. */
static void say_done(struct asking *asking, const char *what)
{
    struct referee *referee = asking->referee;

    log_events_release(&referee->events);
    referee->events = asking->events;
    asking->events = (struct log_events){0};
    referee->sum = asking->sum;
    struct json_writer writer = json_begin_line(asking->out);
    json_write_text(&writer, "done", what);
    json_write_text(&writer, "situation", situation_forms[game_situation(referee->game)].name);
    log_put_seats(&writer, "asked", game_asked(referee->game));
    log_put_events(&writer, "events", deck_of(asking), &referee->events, LOG_IN_FULL);
    json_end_line(&writer);
}

/* Refuses a path where only names are taken: requests may come from players, who must not be able
 * to have files opened. */
static enum status check_name(struct asking *asking, const char *field)
{
    const struct json_value *value = json_member(asking->line, field);

    if (!value || asking->referee->files || !library_is_path(value->text))
        return STATUS_OK;
    complain(asking, value->column,
             message_with(N_("“{text}” is a path, but this referee takes only names; choose one "
                             "that “breuk list” shows, or start it with --files"),
                          arg_typed("text", value->text)));
    return STATUS_INVALID;
}

/* The new game takes the old one's place once nothing can go wrong any more. */
static enum status begin_game(struct asking *asking)
{
    struct referee *referee = asking->referee;
    struct log_header header;
    struct setup setup = {0};
    enum status status = log_read_header(&header, asking->line, asking->where, &asking->diag);

    if (status == STATUS_OK)
        status = check_name(asking, "deck");
    if (status == STATUS_OK)
        status = check_name(asking, "ruleset");
    if (status == STATUS_OK)
        status = setup_from_header(&setup, &header, asking->where, &asking->why, &asking->diag);
    struct game *game = status == STATUS_OK ? game_new(setup.rules) : NULL;
    if (status != STATUS_OK) {
        setup_release(&setup);
        return status;
    }
    game_free(referee->game);
    setup_release(&referee->setup);
    referee->setup = setup;
    referee->game = game;
    const struct listener listener = log_events_listener(&asking->events);
    game_start(game, setup.seed, &listener);
    say_done(asking, "header");
    return STATUS_OK;
}

static enum status set_position(struct asking *asking)
{
    const struct referee *referee = asking->referee;
    const struct listener listener = log_events_listener(&asking->events);
    enum status status = replay_position(referee->game, &referee->setup.names, referee->setup.seed,
                                         asking->line, asking->where, &listener, &asking->diag);

    if (status == STATUS_OK)
        say_done(asking, "position");
    return status;
}

static enum status follow_script(struct asking *asking)
{
    const struct referee *referee = asking->referee;
    enum status status = replay_script(referee->game, &referee->setup.names, asking->line,
                                       asking->where, &asking->diag);

    if (status == STATUS_OK)
        say_done(asking, "script");
    return status;
}

static enum status read_move(struct asking *asking, const struct json_value *line,
                             struct move *move)
{
    return log_read_move(move, line, &asking->referee->setup.names, asking->where, &asking->diag);
}

static enum status make_move(struct asking *asking)
{
    struct game *game = asking->referee->game;
    struct move move;
    enum status status = read_move(asking, asking->line, &move);

    if (status != STATUS_OK)
        return status;
    if (!game_check(game, move, &asking->why))
        return STATUS_INVALID;
    const struct listener listener = log_events_listener(&asking->events);
    game_apply(game, move, &listener);
    say_done(asking, "move");
    return STATUS_OK;
}

/* Makes somebody leave, return or join: only the names that moves may use change. */
static enum status seat_anew(struct asking *asking)
{
    struct setup *setup = &asking->referee->setup;
    struct seat_change change;
    enum status status =
        replay_seat_change(&change, asking->line, asking->where, &setup->players, &asking->diag);

    if (status == STATUS_OK) {
        seat_change_apply(&change, &setup->players, &setup->names);
        say_done(asking, "table");
    }
    return status;
}

/* --- questions */

/* Reads the seat that is asked about; `word`, unless it is NULL, stands for NO_SEAT. */
static enum status read_seat(struct asking *asking, const char *name, const char *word, int *seat)
{
    const struct json_value *value = json_member(asking->line, name);
    const struct json_field field = {
        name, word && value->kind == JSON_KIND_TEXT ? JSON_KIND_TEXT : JSON_KIND_COUNT, true};

    *seat = NO_SEAT;
    if (!json_check_fields(asking->line, &field, 1, asking->where, &asking->diag))
        return STATUS_INVALID;
    if (value->kind == JSON_KIND_COUNT) {
        size_t before = asking->diag.errors;
        *seat =
            log_read_seat(value, asking->referee->setup.names.seats, asking->where, &asking->diag);
        return asking->diag.errors == before ? STATUS_OK : STATUS_INVALID;
    }
    if (strcmp(value->text, word) == 0)
        return STATUS_OK;
    complain(asking, value->column,
             message_with(N_("“{text}” must be a seat’s number, or “{word}”"),
                          arg_typed("text", value->text), arg_text("word", word)));
    return STATUS_INVALID;
}

/* Reads a question that can be asked in one way only: {"state":true}. */
static enum status read_true(struct asking *asking, const char *name)
{
    const struct json_field field = {name, JSON_KIND_SWITCH, true};

    if (!json_check_fields(asking->line, &field, 1, asking->where, &asking->diag))
        return STATUS_INVALID;
    const struct json_value *value = json_member(asking->line, name);
    if (value->on)
        return STATUS_OK;
    complain(asking, value->column,
             message_with(N_("“{field}” must be true"), arg_text("field", name)));
    return STATUS_INVALID;
}

static enum status list_moves(struct asking *asking)
{
    const struct referee *referee = asking->referee;
    struct strbuf text = {0};
    int seat;
    enum status status = read_seat(asking, "moves", "referee", &seat);
    struct move *moves = status == STATUS_OK ? memory_new(VIEW_MOVES, sizeof *moves) : NULL;

    if (!moves)
        return status;
    struct json_writer writer = json_begin_line(asking->out);
    json_begin_list(&writer, "moves");
    int count = game_moves(referee->game, seat, moves);
    for (int i = 0; i < count; i++) {
        strbuf_clear(&text);
        move_print(&text, &referee->setup.names, moves[i]);
        json_write_text(&writer, NULL, strbuf_text(&text));
    }
    json_end(&writer);
    strbuf_release(&text);
    memory_free(moves);
    json_end_line(&writer);
    return STATUS_OK;
}

static enum status check_move(struct asking *asking)
{
    const struct json_field field = {"check", JSON_KIND_OBJECT, true};
    const struct referee *referee = asking->referee;
    const struct text_names names = {&referee->setup.names, play_add_name};
    struct refusal why;
    struct move move;

    if (!json_check_fields(asking->line, &field, 1, asking->where, &asking->diag))
        return STATUS_INVALID;
    enum status status = read_move(asking, json_member(asking->line, "check"), &move);
    if (status != STATUS_OK)
        return status;
    struct json_writer writer = json_begin_line(asking->out);
    bool allowed = game_check(referee->game, move, &why);
    bool wrong = allowed && game_wrong(referee->game, move, &why);
    json_write_text(&writer, "check", wrong ? "wrong" : allowed ? "allowed" : "refused");
    if (wrong || !allowed)
        answer_put_refusal(&writer, "reason", &why, &names);
    json_end_line(&writer);
    return STATUS_OK;
}

static enum status say_view(struct asking *asking)
{
    const struct referee *referee = asking->referee;
    int seat;
    enum status status = read_seat(asking, "see", NULL, &seat);
    struct view *view = status == STATUS_OK ? memory_new(1, sizeof *view) : NULL;

    if (!view)
        return status;
    game_view(referee->game, seat, view);
    log_write_view(asking->out, &referee->setup.names, view);
    memory_free(view);
    return STATUS_OK;
}

static enum status say_events(struct asking *asking)
{
    int seat;
    enum status status = read_seat(asking, "events", "everybody", &seat);

    if (status != STATUS_OK)
        return status;
    struct json_writer writer = json_begin_line(asking->out);
    log_put_events(&writer, "events", deck_of(asking), &asking->referee->events, seat);
    json_end_line(&writer);
    return STATUS_OK;
}

static enum status say_state(struct asking *asking)
{
    const struct referee *referee = asking->referee;
    enum status status = read_true(asking, "state");
    struct game_position *position = status == STATUS_OK ? memory_new(1, sizeof *position) : NULL;

    if (!position)
        return status;
    game_get(referee->game, position);
    log_write_position(asking->out, referee->setup.deck, referee->setup.names.seats, position);
    memory_free(position);
    return STATUS_OK;
}

static enum status say_deck(struct asking *asking)
{
    enum status status = read_true(asking, "deck");

    if (status == STATUS_OK)
        log_write_deck(asking->out, asking->referee->setup.rules);
    return status;
}

static enum status say_header(struct asking *asking)
{
    struct log_header header;
    enum status status = read_true(asking, "header");

    if (status == STATUS_OK)
        setup_header(&asking->referee->setup, &header);
    if (status == STATUS_OK)
        log_write_header(asking->out, &header);
    return status;
}

/* --- all requests */

/* A request is known by the field that only it has; the first row that fits counts. */
static const struct request {
    const char *field;
    enum status (*answer)(struct asking *asking);
    bool logged; /* makes something happen: a line of a log */
} requests[] = {
    {"breuk", begin_game, true},  {"position", set_position, true}, {"script", follow_script, true},
    {"move", make_move, true},    {"table", seat_anew, true},       {"moves", list_moves, false},
    {"check", check_move, false}, {"see", say_view, false},         {"events", say_events, false},
    {"state", say_state, false},  {"header", say_header, false},    {"deck", say_deck, false},
};
enum { REQUESTS = sizeof requests / sizeof *requests };

static void complain_unknown(struct asking *asking)
{
    const struct json_value *first = asking->line->items ? &asking->line->item[0] : NULL;
    const char *names[REQUESTS];
    struct strbuf list = {0};

    for (int i = 0; i < REQUESTS; i++) {
        names[i] = requests[i].field;
        strbuf_addf(&list, "%s%s", i ? ", " : "", names[i]);
    }
    const char *meant = first ? suggest_nearest(first->name, names, REQUESTS) : NULL;
    complain(asking, first ? first->name_column : asking->line->column,
             message_with(meant ? N_("“{field}” is not a request; did you mean “{meant}”?")
                          : first ? N_("“{field}” is not a request; the requests are: {list}")
                                  : N_("a request must have one of these fields: {list}"),
                          arg_typed("field", first ? first->name : NULL), arg_text("meant", meant),
                          arg_text("list", strbuf_text(&list))));
    strbuf_release(&list);
}

/* Checks the line's sum, if it has one. A journal may be sent as it stands, with questions between
 * its lines: a sum covers all that was done since the header. */
static enum status check_sum(struct asking *asking, const struct request *request)
{
    bool first = request->answer == begin_game;

    if (!request->logged)
        return STATUS_OK;
    if (!first)
        asking->sum = asking->referee->sum;
    switch (log_sum_read(&asking->sum, asking->text, asking->length)) {
    case LOG_SUM_WRONG:
        log_sum_complain(first, asking->where, &asking->diag);
        return STATUS_INVALID;
    case LOG_SUM_RIGHT:
        asking->line->items--; /* the sum itself */
        break;
    case LOG_SUM_NONE:
        break;
    }
    return STATUS_OK;
}

static enum status answer_request(struct asking *asking)
{
    const struct request *request = NULL;

    for (int i = 0; i < REQUESTS && !request; i++)
        if (json_member(asking->line, requests[i].field))
            request = &requests[i];
    if (!request) {
        if (asking->line->kind == JSON_KIND_OBJECT)
            complain_unknown(asking);
        else
            json_check_fields(asking->line, NULL, 0, asking->where, &asking->diag);
        return STATUS_INVALID;
    }
    if (request->answer != begin_game && !asking->referee->game) {
        complain(asking, asking->line->column,
                 message_with(
                     N_("there is no game yet; begin with a header, such as {example}"),
                     arg_text("example",
                              "{\"breuk\":1,\"deck\":\"fractions\",\"seats\":[\"Ann\",\"Bo\"]}")));
        return STATUS_INVALID;
    }
    if (check_sum(asking, request) != STATUS_OK)
        return STATUS_INVALID;
    return request->answer(asking);
}

/* Answers with the error, if there is one, also when a file cannot be found or read. */
static void finish(struct asking *asking, enum status status)
{
    const struct text_names names = {&asking->referee->setup.names, play_add_name};

    if (status != STATUS_OK && asking->why.rule)
        answer_refusal(asking->out, &asking->why, asking->where.line, &names);
    else if (status != STATUS_OK)
        answer_diag(asking->out, &asking->diag, asking->where.line, &names);
}

void referee_answer(struct referee *referee, const char *line, size_t length, int number,
                    struct strbuf *out)
{
    struct asking asking = {
        .referee = referee, .text = line, .length = length, .where = {.line = number}, .out = out};
    struct json_document document;
    enum status status = json_read(&document, line, length, asking.where, &asking.diag);

    if (status == STATUS_OK) {
        asking.line = &document.root;
        finish(&asking, answer_request(&asking));
        json_release(&document);
    } else {
        finish(&asking, status);
    }
    diag_release(&asking.diag);
    log_events_release(&asking.events);
}

void referee_refuse_length(struct referee *referee, size_t length, int number, struct strbuf *out)
{
    struct asking asking = {.referee = referee, .where = {.line = number}, .out = out};

    complain(&asking, 1,
             message_with(N_("a line can have at most {limit} bytes, but this one has {length}"),
                          arg_count("limit", JSON_LINE_LIMIT),
                          arg_count("length", (int64_t)length)));
    finish(&asking, STATUS_INVALID);
    diag_release(&asking.diag);
}

void referee_release(struct referee *referee)
{
    game_free(referee->game);
    setup_release(&referee->setup);
    log_events_release(&referee->events);
    *referee = (struct referee){0};
}
