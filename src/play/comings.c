#include "play/comings.h"

#include "base/memory.h"
#include "bots/bot.h"
#include "play/players.h"
#include "play/table_state.h"
#include "play/typing/speaker.h"
#include "play/typing/verbs.h"
#include "text/fold.h"
#include "text/text.h"

#include <string.h>

static const char *const phrases[COMING_KINDS] = {
#define COMING(identifier, word, phrases) [COMING_##identifier] = phrases,
#include "log/coming-list.h"
#undef COMING
};

/* --- reading a line */

/* Returns the kind of coming that the bytes are a phrase of, ignoring a stop or colon at the end;
 * COMING_KINDS: none. */
static enum coming_kind kind_of(const char *text, size_t length)
{
    struct strbuf folded = {0};
    int kind = 0;

    while (length && strchr(".!: ", text[length - 1]))
        length--;
    fold_text(&folded, text, length);
    while (kind < COMING_KINDS && !words_have(phrases[kind], strbuf_text(&folded), folded.length))
        kind++;
    strbuf_release(&folded);
    return (enum coming_kind)kind;
}

/* Takes the name from the text beside the phrase, without spaces around it or marks behind it. */
static void take_name(struct coming_line *out, const char *from, size_t length)
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
static struct coming_line read_cut(const char *line, size_t at)
{
    const char *rest = line + at + 1;
    struct coming_line found = {.kind = kind_of(rest, strlen(rest))};

    if (found.kind != COMING_KINDS) {
        take_name(&found, line, at);
        return found;
    }
    found.kind = kind_of(line, at);
    take_name(&found, rest, strlen(rest));
    return found;
}

/* Reads “Ann is now Anna”: a phrase between two names. */
static void read_between(struct coming_line *out, const char *line)
{
    for (const char *from = strchr(line, ' '); from && !out->name; from = strchr(from + 1, ' '))
        for (const char *to = strchr(from + 1, ' '); to && !out->name; to = strchr(to + 1, ' ')) {
            size_t length = (size_t)(to - from - 1);
            if (kind_of(from + 1, length) != COMING_RENAMED)
                continue;
            out->kind = COMING_RENAMED;
            out->other = to + 1 + strspn(to + 1, " ");
            take_name(out, line, (size_t)(from - line));
        }
}

/* The shortest name counts: “Ann is back” means Ann, not a player called “Ann is”. */
void coming_read(struct coming_line *out, const char *line)
{
    *out = (struct coming_line){.kind = kind_of(line, strlen(line))};
    if (out->kind != COMING_KINDS)
        return;
    for (size_t at = 0; line[at]; at++) {
        if (line[at] != ' ' && line[at] != ':')
            continue;
        struct coming_line found = read_cut(line, at);
        if (found.kind != COMING_KINDS && found.name && (!out->name || found.length < out->length))
            *out = found;
    }
    if (out->kind == COMING_KINDS)
        read_between(out, line);
}

bool coming_is_line(const char *line)
{
    struct coming_line read;

    coming_read(&read, line);
    return read.kind != COMING_KINDS;
}

bool coming_is_phrase(const char *text)
{
    return kind_of(text, strlen(text)) != COMING_KINDS;
}

const char *coming_phrases(enum coming_kind kind)
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
static enum status settle_seat(struct coming *coming, const char *name, int seat, unsigned may,
                               struct players *players, const struct naming *names,
                               struct message *why)
{
    struct strbuf folded = {0};

    fold_text(&folded, name ? name : "", name ? strlen(name) : 0);
    unsigned meant = name ? seats_meant(names, strbuf_text(&folded)) : 0;
    strbuf_release(&folded);
    if (name && !meant)
        return ask_back(N_("nobody here has that name; the players are: {names}"),
                        (1u << players->count) - 1, players, names, why);
    if (meant & may)
        meant &= may;
    if (!name && coming->kind == COMING_LEAVES && seat != NO_SEAT)
        meant = 1u << seat;
    if (!name && !meant)
        meant = may;
    if (seat_of(meant) == NO_SEAT && meant)
        return ask_back(coming->kind == COMING_LEAVES ? N_("who leaves: {names}?")
                                                      : N_("who is back: {names}?"),
                        meant, players, names, why);
    coming->seat = seat_of(meant);
    if (coming->seat != NO_SEAT && coming->kind == COMING_LEAVES &&
        team_size(names->seat[coming->seat]) > 1 && !(name && strchr(name, '+'))) {
        *why = message_with(
            N_("the others of the team play on. If all of you go, type: {seat} leaves"),
            arg_seat("seat", coming->seat));
        return STATUS_INVALID;
    }
    if (coming->seat != NO_SEAT)
        return coming_check(coming, players, why);
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

static enum status settle_new(struct coming *coming, const char *name, struct players *players,
                              struct message *why)
{
    coming->name = name;
    coming->seat = free_seat(players);
    if (!name) {
        *why = message_of(N_("who joins? Type a name with it: Zoe joins"));
        return STATUS_INVALID;
    }
    if (kept_for(name, players) != NO_SEAT) { /* no new one */
        *coming = (struct coming){.kind = COMING_RETURNS, .seat = kept_for(name, players)};
        return STATUS_OK;
    }
    enum status status = players_check_person(players, name, why);
    if (status != STATUS_OK || coming->seat != NO_SEAT)
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
static enum status settle_renaming(struct coming *coming, const char *name, const char *other,
                                   struct players *players, const struct naming *names,
                                   struct message *why)
{
    size_t length = name ? old_name(name, names, &coming->seat) : 0;

    if (!name) {
        *why = message_with(N_("who gets another name? Type both: rename {seat} Anna"),
                            arg_seat("seat", 0));
        return STATUS_INVALID;
    }
    if (!length || (other && name[length]))
        return ask_back(N_("nobody here has that name; the players are: {names}"),
                        (1u << players->count) - 1, players, names, why);
    coming->name = other ? other : skip_link(name + length);
    size_t end = strlen(coming->name);
    while (end && strchr(" .!", coming->name[end - 1]))
        end--;
    if (!end) {
        *why = message_with(N_("what is {seat} called now? Type both names: rename {seat} Anna"),
                            arg_seat("seat", coming->seat));
        return STATUS_INVALID;
    }
    coming->name = arena_copy_bytes(&players->arena, coming->name, end);
    return coming_check(coming, players, why);
}

/*
 * Works out the coming that a line means when it is typed to a question for `seat`, or NO_SEAT: for
 * all. STATUS_INVALID: *why asks back or says why not; it borrows from line, names and players. On
 * success coming->name belongs to players.
 */
static enum status coming_settle(struct coming *coming, const struct coming_line *line, int seat,
                                 struct players *players, const struct naming *names,
                                 struct message *why)
{
    const char *name =
        line->name ? arena_copy_bytes(&players->arena, line->name, line->length) : NULL;

    *coming = (struct coming){.kind = line->kind, .seat = NO_SEAT};
    if (line->kind == COMING_LEAVES)
        coming->bot = bot_at(0)->name;
    if (line->kind == COMING_JOINS)
        return settle_new(coming, name, players, why);
    if (line->kind == COMING_RENAMED)
        return settle_renaming(coming, name, line->other, players, names, why);
    unsigned may = line->kind == COMING_LEAVES ? seats_of(players, true) : players->away;
    return settle_seat(coming, name, seat, may, players, names, why);
}

/* Checks a player's new name, which may be the old one in other letters. */
static enum status check_new_name(const struct coming *coming, struct players *players,
                                  struct message *why)
{
    struct log_seat *seat = &players->seat[coming->seat];
    const char *before = seat->name;

    if (strcmp(before, coming->name) == 0) {
        *why = message_with(N_("{seat} has that name already"), arg_seat("seat", coming->seat));
        return STATUS_INVALID;
    }
    seat->name = "";
    enum status status = players_check_person(players, coming->name, why);
    seat->name = before;
    return status;
}

enum status coming_check(const struct coming *coming, struct players *players, struct message *why)
{
    bool bot = players->seat[coming->seat].bot != NULL;
    bool away = players->away >> coming->seat & 1;

    switch (coming->kind) {
    case COMING_LEAVES:
        if (!bot && bot_find(coming->bot))
            return STATUS_OK;
        *why = bot ? message_with(N_("{seat} is played by the program"),
                                  arg_seat("seat", coming->seat))
                   : message_with(N_("there is no bot “{name}”"), arg_typed("name", coming->bot));
        return STATUS_INVALID;
    case COMING_RETURNS:
        if (away)
            return STATUS_OK;
        *why = message_with(N_("{seat} has not left"), arg_seat("seat", coming->seat));
        return STATUS_INVALID;
    case COMING_RENAMED:
        if (!bot)
            return check_new_name(coming, players, why);
        *why = message_with(N_("{seat} is played by the program"), arg_seat("seat", coming->seat));
        return STATUS_INVALID;
    default:
        if (bot)
            return players_check_person(players, coming->name, why);
        *why = message_with(N_("{seat} sits there already"), arg_seat("seat", coming->seat));
        return STATUS_INVALID;
    }
}

void coming_apply(const struct coming *coming, struct players *players, struct naming *names)
{
    struct log_seat *seat = &players->seat[coming->seat];
    unsigned bit = 1u << coming->seat;
    const char *name = seat->name;

    if (coming->name)
        name = arena_copy_text(&players->arena, coming->name);
    *seat = (struct log_seat){
        .name = name, .bot = coming->kind == COMING_LEAVES ? bot_find(coming->bot)->name : NULL};
    names->seat[coming->seat] = name;
    players->away = coming->kind == COMING_LEAVES ? players->away | bit : players->away & ~bit;
}

/* Returns the sentence that tells everybody of a coming. `before` is the seat's old name. Borrows
 * from names. */
static struct message coming_words(const struct coming *coming, const char *before)
{
    static const char *const ids[COMING_KINDS] = {
        [COMING_LEAVES] = N_("{seat} leaves, and a bot plays on."),
        [COMING_RETURNS] = N_("{seat} is back."),
        [COMING_JOINS] = N_("{seat} joins, in the place of {name}."),
        [COMING_RENAMED] = N_("{name} is now called {seat}."),
    };

    return message_with(ids[coming->kind], arg_seat("seat", coming->seat),
                        arg_text("name", before));
}

/* Returns a hint on what can be typed next; without an id where there is none. */
static struct message coming_hint(const struct coming *coming)
{
    if (coming->kind != COMING_LEAVES)
        return (struct message){0};
    return message_with(N_("To come back, type: {seat} is back"), arg_seat("seat", coming->seat));
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

void table_seat(struct table *table, const struct coming *coming, bool told)
{
    const struct table_front *front = table->front;
    const char *before = table->players->seat[coming->seat].name;

    coming_apply(coming, table->players, table->names);
    if (coming->kind != COMING_RENAMED) {
        seat_anew(table, coming->seat);
        take_back_end(table);
    }
    if (front->seated)
        front->seated(front->context, coming->seat, players_people(table->players));
    if (told) {
        struct message hint = coming_hint(coming);
        front->remark(front->context, coming_words(coming, before));
        if (hint.id)
            front->remark(front->context, hint);
    }
}

/* Writes the coming to the journal, then carries it out. */
static enum table_end change(struct table *table, const struct coming *coming)
{
    struct strbuf line = {0};

    log_write_coming(&line, coming);
    enum status status = journal_add(table->journal, &line);
    strbuf_release(&line);
    if (status != STATUS_OK)
        return TABLE_UNWRITTEN;
    table_seat(table, coming, true);
    return TABLE_OVER;
}

enum table_end table_hear_coming(struct table *table, const char *text, bool *heard, bool *changed)
{
    const struct table_front *front = table->front;
    struct coming_line line;
    struct coming coming;
    struct message why;

    *heard = *changed = false;
    coming_read(&line, text);
    if (line.kind == COMING_KINDS)
        return TABLE_OVER;
    *heard = true;
    if (table_is_real(table) && line.kind != COMING_RENAMED) {
        front->say(front->context,
                   message_of(N_("with printed cards nobody joins or leaves during the match")));
        return TABLE_OVER;
    }
    enum status status =
        coming_settle(&coming, &line, table->view.seat, table->players, table->names, &why);
    if (status != STATUS_OK) {
        front->say(front->context, why);
        return TABLE_OVER;
    }
    /* The last person leaves, and no one would see the bots play on: the game waits. */
    if (coming.kind == COMING_LEAVES && players_people(table->players) == 1)
        return TABLE_LEFT;
    *changed = true;
    return change(table, &coming);
}
