#include "play/seat_changes.h"

#include "base/memory.h"
#include "bots/bot.h"
#include "play/players.h"
#include "play/table_state.h"
#include "play/typing/speaker.h"
#include "play/typing/verbs.h"
#include "text/fold.h"
#include "text/text.h"

#include <string.h>

static const char *const phrases[SEAT_CHANGE_KINDS] = {
#define SEAT_CHANGE(identifier, word, phrases) [SEAT_##identifier] = phrases,
#include "log/seat-change-list.h"
#undef SEAT_CHANGE
};

/* --- reading a line */

/* Returns the kind of change that the bytes are a phrase of, ignoring a stop or colon at the end;
 * SEAT_CHANGE_KINDS: none. */
static enum seat_change_kind kind_of(const char *text, size_t length)
{
    struct strbuf folded = {0};
    int kind = 0;

    while (length && strchr(".!: ", text[length - 1]))
        length--;
    fold_text(&folded, text, length);
    while (kind < SEAT_CHANGE_KINDS &&
           !words_have(phrases[kind], strbuf_text(&folded), folded.length))
        kind++;
    strbuf_release(&folded);
    return (enum seat_change_kind)kind;
}

/* Takes the name from the text beside the phrase, without spaces around it or marks behind it. */
static void take_name(struct seat_change_line *out, const char *from, size_t length)
{
    while (length && strchr(" .!:,", from[length - 1]))
        length--;
    while (length && *from == ' ') {
        from++;
        length--;
    }
    out->name = length ? from : NULL;
    out->length = length;
}

/* Reads a line that is cut at a space or a colon: a name and a phrase, or the other way round. */
static struct seat_change_line read_cut(const char *line, size_t at)
{
    const char *rest = line + at + 1;
    struct seat_change_line found = {.kind = kind_of(rest, strlen(rest))};

    if (found.kind != SEAT_CHANGE_KINDS) {
        take_name(&found, line, at);
        return found;
    }
    found.kind = kind_of(line, at);
    take_name(&found, rest, strlen(rest));
    return found;
}

/* Reads “Ann is now Anna”: a phrase between two names. */
static void read_between(struct seat_change_line *out, const char *line)
{
    for (const char *from = strchr(line, ' '); from && !out->name; from = strchr(from + 1, ' '))
        for (const char *to = strchr(from + 1, ' '); to && !out->name; to = strchr(to + 1, ' ')) {
            size_t length = (size_t)(to - from - 1);
            if (kind_of(from + 1, length) != SEAT_RENAMED)
                continue;
            out->kind = SEAT_RENAMED;
            out->other = to + 1 + strspn(to + 1, " ");
            take_name(out, line, (size_t)(from - line));
        }
}

/* The shortest name counts: “Ann is back” means Ann, not a player called “Ann is”. */
void seat_change_read(struct seat_change_line *out, const char *line)
{
    *out = (struct seat_change_line){.kind = kind_of(line, strlen(line))};
    if (out->kind != SEAT_CHANGE_KINDS)
        return;
    for (size_t at = 0; line[at]; at++) {
        if (line[at] != ' ' && line[at] != ':')
            continue;
        struct seat_change_line found = read_cut(line, at);
        if (found.kind != SEAT_CHANGE_KINDS && found.name &&
            (!out->name || found.length < out->length))
            *out = found;
    }
    if (out->kind == SEAT_CHANGE_KINDS)
        read_between(out, line);
}

bool seat_change_is_line(const char *line)
{
    struct seat_change_line read;

    seat_change_read(&read, line);
    return read.kind != SEAT_CHANGE_KINDS;
}

bool seat_change_is_phrase(const char *text)
{
    return kind_of(text, strlen(text)) != SEAT_CHANGE_KINDS;
}

const char *seat_change_phrases(enum seat_change_kind kind)
{
    return text_get(phrases[kind]);
}

/* --- finding out who is meant */

static unsigned seats_of(const struct players *players, bool people)
{
    unsigned seats = 0;

    for (int seat = 0; seat < players->count; seat++)
        if (!players->seat[seat].bot == people)
            seats |= 1u << seat;
    return seats;
}

/* Returns the seat that a new person gets: a bot's, if possible one that is not kept for a leaver;
 * NO_SEAT: people have them all. */
static int free_seat(const struct players *players)
{
    unsigned bots = seats_of(players, false), kept = players->away;

    if (!bots)
        return NO_SEAT;
    return __builtin_ctz(bots & ~kept ? bots & ~kept : bots);
}

/* The list of names belongs to players. */
static enum status ask_back(const char *id, unsigned seats, struct players *players,
                            const struct naming *names, struct message *why)
{
    struct strbuf list = {0};

    seats_list(&list, names, seats);
    char *kept = arena_copy_text(&players->arena, strbuf_text(&list));
    strbuf_release(&list);
    *why = message_with(id, arg_text("names", kept));
    return STATUS_INVALID;
}

/* Finds who leaves or returns, among the seats that may. */
static enum status settle_seat(struct seat_change *change, const char *name, int seat, unsigned may,
                               struct players *players, const struct naming *names,
                               struct message *why)
{
    struct strbuf folded = {0};

    fold_text(&folded, name ? name : "", name ? strlen(name) : 0);
    unsigned meant = name ? seats_named(names, strbuf_text(&folded)) : 0;
    strbuf_release(&folded);
    if (name && !meant)
        return ask_back(N_("nobody here has that name; the players are: {names}"),
                        (1u << players->count) - 1, players, names, why);
    if (meant & may)
        meant &= may;
    if (!name && change->kind == SEAT_LEAVES && seat != NO_SEAT)
        meant = 1u << seat;
    if (!name && !meant)
        meant = may;
    if (seat_of(meant) == NO_SEAT && meant)
        return ask_back(change->kind == SEAT_LEAVES ? N_("who leaves: {names}?")
                                                    : N_("who is back: {names}?"),
                        meant, players, names, why);
    change->seat = seat_of(meant);
    if (change->seat != NO_SEAT && change->kind == SEAT_LEAVES &&
        team_size(names->seat[change->seat]) > 1 && !(name && strchr(name, '+'))) {
        *why = message_with(
            N_("the others of the team play on. If all of you go, type: {seat} leaves"),
            arg_seat("seat", change->seat));
        return STATUS_INVALID;
    }
    if (change->seat != NO_SEAT)
        return seat_change_check(change, players, why);
    *why = message_of(N_("nobody has left"));
    return STATUS_INVALID;
}

/* Returns the seat that is kept for a person of that name; NO_SEAT: none is. */
static int kept_for(const char *name, const struct players *players)
{
    struct strbuf folded = {0};
    int kept = NO_SEAT;

    fold_text(&folded, name, strlen(name));
    for (int seat = 0; seat < players->count; seat++)
        if (players->away >> seat & 1 &&
            fold_match(players->seat[seat].name, strbuf_text(&folded)) == FOLD_EQUALS)
            kept = seat;
    strbuf_release(&folded);
    return kept;
}

static enum status settle_new(struct seat_change *change, const char *name, struct players *players,
                              struct message *why)
{
    change->name = name;
    change->seat = free_seat(players);
    if (!name) {
        *why = message_of(N_("who joins? Type a name with it: Zoe joins"));
        return STATUS_INVALID;
    }
    if (kept_for(name, players) != NO_SEAT) { /* no new one */
        *change = (struct seat_change){.kind = SEAT_RETURNS, .seat = kept_for(name, players)};
        return STATUS_OK;
    }
    enum status status = players_check_person(players, name, why);
    if (status != STATUS_OK || change->seat != NO_SEAT)
        return status;
    *why = message_with(N_("all seats are taken. When somebody leaves, type again: {name} joins"),
                        arg_typed("name", name));
    return STATUS_INVALID;
}

/* Returns how many bytes of a text are the longest name of a seat that it begins with; 0: none. */
static size_t old_name(const char *text, const struct naming *names, int *seat)
{
    struct strbuf folded = {0};
    size_t longest = 0;

    for (size_t at = 0; text[at]; at++) {
        if (text[at + 1] && text[at + 1] != ' ')
            continue;
        strbuf_clear(&folded);
        fold_text(&folded, text, at + 1);
        for (int other = 0; other < names->seats; other++)
            if (fold_match(names->seat[other], strbuf_text(&folded)) == FOLD_EQUALS) {
                *seat = other;
                longest = at + 1;
            }
    }
    strbuf_release(&folded);
    return longest;
}

/* Skips what may stand before a new name: “rename Ann to Anna”. */
static const char *skip_link(const char *text)
{
    text += strspn(text, " ");
    size_t word = strcspn(text, " ");

    if (text[word] && words_have(N_("to,into,as,=,>,->"), text, word))
        text += word;
    return text + strspn(text, " ");
}

/* Finds the player who is renamed, and the new name. `name`: the old name, with the new one behind
 * it unless that is `other`. */
static enum status settle_renaming(struct seat_change *change, const char *name, const char *other,
                                   struct players *players, const struct naming *names,
                                   struct message *why)
{
    size_t length = name ? old_name(name, names, &change->seat) : 0;

    if (!name) {
        *why = message_with(N_("who gets another name? Type both: rename {seat} Anna"),
                            arg_seat("seat", 0));
        return STATUS_INVALID;
    }
    if (!length || (other && name[length]))
        return ask_back(N_("nobody here has that name; the players are: {names}"),
                        (1u << players->count) - 1, players, names, why);
    change->name = other ? other : skip_link(name + length);
    size_t end = strlen(change->name);
    while (end && strchr(" .!", change->name[end - 1]))
        end--;
    if (!end) {
        *why = message_with(N_("what is {seat} called now? Type both names: rename {seat} Anna"),
                            arg_seat("seat", change->seat));
        return STATUS_INVALID;
    }
    change->name = arena_copy_bytes(&players->arena, change->name, end);
    return seat_change_check(change, players, why);
}

/*
 * Works out the change that a line means when it is typed to a question for `seat`, or NO_SEAT: for
 * all. STATUS_INVALID: *why asks back or says why not; it borrows from line, names and players. On
 * success change->name belongs to players.
 */
static enum status seat_change_settle(struct seat_change *change,
                                      const struct seat_change_line *line, int seat,
                                      struct players *players, const struct naming *names,
                                      struct message *why)
{
    const char *name =
        line->name ? arena_copy_bytes(&players->arena, line->name, line->length) : NULL;

    *change = (struct seat_change){.kind = line->kind, .seat = NO_SEAT};
    if (line->kind == SEAT_LEAVES)
        change->bot = bot_at(0)->name;
    if (line->kind == SEAT_JOINS)
        return settle_new(change, name, players, why);
    if (line->kind == SEAT_RENAMED)
        return settle_renaming(change, name, line->other, players, names, why);
    unsigned may = line->kind == SEAT_LEAVES ? seats_of(players, true) : players->away;
    return settle_seat(change, name, seat, may, players, names, why);
}

/* Checks a player's new name, which may be the old one in other letters. */
static enum status check_new_name(const struct seat_change *change, struct players *players,
                                  struct message *why)
{
    struct log_seat *seat = &players->seat[change->seat];
    const char *before = seat->name;

    if (strcmp(before, change->name) == 0) {
        *why = message_with(N_("{seat} has that name already"), arg_seat("seat", change->seat));
        return STATUS_INVALID;
    }
    seat->name = "";
    enum status status = players_check_person(players, change->name, why);
    seat->name = before;
    return status;
}

enum status seat_change_check(const struct seat_change *change, struct players *players,
                              struct message *why)
{
    bool bot = players->seat[change->seat].bot != NULL;
    bool away = players->away >> change->seat & 1;

    switch (change->kind) {
    case SEAT_LEAVES:
        if (!bot && bot_find(change->bot))
            return STATUS_OK;
        *why = bot ? message_with(N_("{seat} is played by the program"),
                                  arg_seat("seat", change->seat))
                   : message_with(N_("there is no bot “{name}”"), arg_typed("name", change->bot));
        return STATUS_INVALID;
    case SEAT_RETURNS:
        if (away)
            return STATUS_OK;
        *why = message_with(N_("{seat} has not left"), arg_seat("seat", change->seat));
        return STATUS_INVALID;
    case SEAT_RENAMED:
        if (!bot)
            return check_new_name(change, players, why);
        *why = message_with(N_("{seat} is played by the program"), arg_seat("seat", change->seat));
        return STATUS_INVALID;
    default:
        if (bot)
            return players_check_person(players, change->name, why);
        *why = message_with(N_("{seat} sits there already"), arg_seat("seat", change->seat));
        return STATUS_INVALID;
    }
}

void seat_change_apply(const struct seat_change *change, struct players *players,
                       struct naming *names)
{
    struct log_seat *seat = &players->seat[change->seat];
    unsigned bit = 1u << change->seat;
    const char *name = seat->name;

    if (change->name)
        name = arena_copy_text(&players->arena, change->name);
    *seat = (struct log_seat){
        .name = name, .bot = change->kind == SEAT_LEAVES ? bot_find(change->bot)->name : NULL};
    names->seat[change->seat] = name;
    players->away = change->kind == SEAT_LEAVES ? players->away | bit : players->away & ~bit;
}

/* Returns the sentence that tells everybody of a change. `before` is the seat's old name. Borrows
 * from names. */
static struct message seat_change_words(const struct seat_change *change, const char *before)
{
    static const char *const ids[SEAT_CHANGE_KINDS] = {
        [SEAT_LEAVES] = N_("{seat} leaves, and a bot plays on."),
        [SEAT_RETURNS] = N_("{seat} is back."),
        [SEAT_JOINS] = N_("{seat} joins, in the place of {name}."),
        [SEAT_RENAMED] = N_("{name} is now called {seat}."),
    };

    return message_with(ids[change->kind], arg_seat("seat", change->seat),
                        arg_text("name", before));
}

/* Returns a hint on what can be typed next; without an id where there is none. */
static struct message seat_change_hint(const struct seat_change *change)
{
    if (change->kind != SEAT_LEAVES)
        return (struct message){0};
    return message_with(N_("To come back, type: {seat} is back"), arg_seat("seat", change->seat));
}

/* --- who sits at a table changes */

/* Seats the player who has the seat now; a bot begins its own chance anew. */
static void seat_anew(struct table *table, int seat)
{
    const char *bot = table->players->seat[seat].bot;
    unsigned bit = 1u << seat;

    if (bot)
        table->bot[seat] = *bot_find(bot);
    table->bots = bot ? table->bots | bit : table->bots & ~bit;
    if (bot)
        chance_init(&table->now.chance[seat], table->seed, CHANCE_BOT, (uint32_t)seat);
    table->now.passed &= ~bit;
    table->now.seen &= ~bit; /* a player who sits down or returns has not seen these cards */
    table->planned = 0;
    table->now.trial[seat] = (struct log_trial){.refused = NO_CARD};
    table->now.hints[seat] = 0;
}

void table_seat(struct table *table, const struct seat_change *change, bool told)
{
    const struct table_front *front = table->front;
    const char *before = table->players->seat[change->seat].name;

    seat_change_apply(change, table->players, table->names);
    if (change->kind != SEAT_RENAMED) {
        seat_anew(table, change->seat);
        take_back_end(table);
    }
    if (front->seated)
        front->seated(front->context, change->seat, players_people(table->players));
    if (told) {
        struct message hint = seat_change_hint(change);
        front->remark(front->context, seat_change_words(change, before));
        if (hint.id)
            front->remark(front->context, hint);
    }
}

/* Writes the change to the journal, then carries it out. */
static enum table_end make_change(struct table *table, const struct seat_change *change)
{
    struct strbuf line = {0};

    log_write_seat_change(&line, change);
    enum status status = journal_add(table->journal, &line);
    strbuf_release(&line);
    if (status != STATUS_OK)
        return TABLE_UNWRITTEN;
    table_seat(table, change, true);
    return TABLE_OVER;
}

enum table_end table_hear_seat_change(struct table *table, const char *text, bool *heard,
                                      bool *changed)
{
    const struct table_front *front = table->front;
    struct seat_change_line line;
    struct seat_change change;
    struct message why;

    *heard = *changed = false;
    seat_change_read(&line, text);
    if (line.kind == SEAT_CHANGE_KINDS)
        return TABLE_OVER;
    *heard = true;
    if (table_is_real(table) && line.kind != SEAT_RENAMED) {
        front->say(front->context,
                   message_of(N_("with printed cards nobody joins or leaves during the match")));
        return TABLE_OVER;
    }
    enum status status =
        seat_change_settle(&change, &line, table->view.seat, table->players, table->names, &why);
    if (status != STATUS_OK) {
        front->say(front->context, why);
        return TABLE_OVER;
    }
    /* The last person leaves, and no one would see the bots play on: the game waits. */
    if (change.kind == SEAT_LEAVES && players_people(table->players) == 1)
        return TABLE_LEFT;
    *changed = true;
    return make_change(table, &change);
}
