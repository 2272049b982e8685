#include "play/players.h"

#include "base/strbuf.h"
#include "base/utf8.h"
#include "play/seat_changes.h"
#include "play/table_state.h"
#include "play/typing/bot_choice.h"
#include "play/typing/typed.h"
#include "play/typing/verbs.h"
#include "text/fold.h"
#include "text/text.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>
#include <wchar.h>
#include <wctype.h>

int team_size(const char *name)
{
    int size = 1;

    for (; *name; name++)
        size += *name == '+';
    return size;
}

/* Returns where the name of one of them begins, 0 … team_size − 1, and how long it is. */
static const char *team_member(const char *name, int index, size_t *length)
{
    for (; index > 0; index--)
        name = strchr(name, '+') + 1;
    *length = strcspn(name, "+");
    return name;
}

const char *team_copy(char out[TEAM_NAME_SIZE], const char *name, int index)
{
    size_t length;
    const char *member = team_member(name, index, &length);

    snprintf(out, TEAM_NAME_SIZE, "%.*s", (int)length, member);
    return out;
}

enum fold_match team_match(const char *name, const char *folded)
{
    enum fold_match best = fold_match(name, folded);
    int size = team_size(name);
    char member[TEAM_NAME_SIZE];

    for (int i = 0; size > 1 && i < size; i++) {
        enum fold_match match = fold_match(team_copy(member, name, i), folded);
        best = match > best ? match : best;
    }
    return best;
}

/* Returns whether a character is invisible, or turns the text around it: two names would look
 * alike, or a screen be upset. The joiners U+200C and U+200D belong to some scripts' names. */
static bool is_unseen(wchar_t wide)
{
    static const struct {
        wchar_t first, last;
    } ranges[] = {{0x00A0, 0x00A0}, {0x00AD, 0x00AD}, {0x200B, 0x200B}, {0x200E, 0x200F},
                  {0x2028, 0x202F}, {0x2060, 0x206F}, {0xFEFF, 0xFEFF}};

    for (size_t i = 0; i < sizeof ranges / sizeof *ranges; i++)
        if (wide >= ranges[i].first && wide <= ranges[i].last)
            return true;
    return false;
}

/* Returns how many characters a text has; −1 if one of them cannot be shown, as it is a control
 * character or none at all. */
static int count_characters(const char *text, bool *letter)
{
    mbstate_t state = {0};
    size_t left = strlen(text);
    int count = 0;

    *letter = false;
    while (left > 0) {
        wchar_t wide;
        size_t length = mbrtowc(&wide, text, left, &state);
        if (length == 0 || length > left || !iswprint((wint_t)wide) || is_unseen(wide))
            return -1;
        *letter |= iswalpha((wint_t)wide) != 0;
        text += length;
        left -= length;
        count++;
    }
    return count;
}

/* Returns whether a name is a word for its reader: “You plays a card”. */
static bool is_pronoun(const char *name)
{
    struct strbuf folded = {0};

    fold_text(&folded, name, strlen(name));
    bool is = words_have(N_("you,me"), strbuf_text(&folded), folded.length);
    strbuf_release(&folded);
    return is;
}

static struct message refuse(const char *id, const char *name)
{
    return message_with(id, arg_typed("name", name));
}

static bool taken(const struct players *players, const char *name)
{
    struct strbuf folded = {0};
    char member[TEAM_NAME_SIZE];
    bool found = false;

    fold_text(&folded, name, strlen(name));
    for (int seat = 0; seat < players->count; seat++) {
        const char *of_seat = players->seat[seat].name;
        for (int i = 0; i < team_size(of_seat); i++)
            found |= fold_equal(team_copy(member, of_seat, i), strbuf_text(&folded));
    }
    strbuf_release(&folded);
    return found;
}

static enum status check_one(const struct players *players, const char *name, struct message *why)
{
    bool letter;
    int length = count_characters(name, &letter);

    if (length < 0) {
        *why = message_of(N_("a name contains a character that cannot be shown; leave it out"));
    } else if (length == 0) {
        *why = message_of(N_("a name is empty; write names like this: Ann,Bo,bot"));
    } else if (length > PLAYER_NAME_LENGTH) {
        *why = message_with(N_("the name “{name}” is too long; use at most {most} characters"),
                            arg_typed("name", name), arg_count("most", PLAYER_NAME_LENGTH));
    } else if (!letter) {
        *why = refuse(N_("the name “{name}” needs at least one letter"), name);
    } else if (strchr(name, ':')) {
        *why = refuse(
            N_("the name “{name}” contains a colon, which marks the end of a name; leave it out"),
            name);
    } else if (taken(players, name)) {
        *why = refuse(N_("two players are called “{name}”; give them different names"), name);
    } else {
        return STATUS_OK;
    }
    return STATUS_INVALID;
}

/* Reads which bot is meant; *why may borrow from players. */
static enum status read_kind(struct players *players, struct bot *bot, const char *kind,
                             struct message *why)
{
    enum status status = bot_choice_read(bot, kind, why);
    struct strbuf list = {0};

    if (status != STATUS_NOT_FOUND)
        return status;
    bot_words_list(&list);
    char *kept = arena_copy_text(&players->arena, strbuf_text(&list));
    strbuf_release(&list);
    *why = message_with(N_("there is no bot “{name}”; write one of: {names}"),
                        arg_typed("name", kind), arg_text("names", kept));
    return STATUS_INVALID;
}

/* Makes the seat's player that bot. */
static void set_bot(struct players *players, int seat, const struct bot *bot)
{
    struct strbuf name = {0};

    bot_choice_add(&name, bot);
    players->seat[seat].bot = arena_copy_text(&players->arena, strbuf_text(&name));
    strbuf_release(&name);
}

/* Checks the name of a seat, or all the names of a team. */
static enum status check_name(struct players *players, const char *name, struct message *why)
{
    int size = team_size(name);
    enum status status = size > 1 ? STATUS_OK : check_one(players, name, why);
    struct players team = {.count = 0}; /* the members checked so far */

    if (size > TEAM_MOST) {
        *why = message_with(N_("at most {most} players can share a place"),
                            arg_count("most", TEAM_MOST));
        return STATUS_INVALID;
    }
    for (int i = 0; size > 1 && i < size && status == STATUS_OK; i++) {
        size_t length;
        const char *member = team_member(name, i, &length);
        char *copy = arena_copy_bytes(&players->arena, member, length);
        status = check_one(players, copy, why);
        if (status == STATUS_OK)
            status = check_one(&team, copy, why);
        team.seat[team.count++].name = copy;
    }
    return status;
}

/* Seats a bot; there must be a seat. */
static void seat_bot(struct players *players, const struct bot *bot)
{
    int number = 1 + players->count - players_people(players), same = 1;
    struct strbuf name = {0};

    do {
        strbuf_clear(&name);
        bot_words_name(&name, bot, number++, same++);
    } while (taken(players, strbuf_text(&name)));
    char *kept = arena_copy_text(&players->arena, strbuf_text(&name));
    strbuf_release(&name);
    players->seat[players->count] = (struct log_seat){.name = kept};
    set_bot(players, players->count++, bot);
}

void players_add_bot(struct players *players)
{
    if (players->count == SEATS_MAX)
        return;
    players->any_bot |= 1u << players->count;
    seat_bot(players, bot_at(0));
}

void players_add_bot_of(struct players *players, const struct bot *bot)
{
    if (players->count < SEATS_MAX)
        seat_bot(players, bot);
}

enum status players_choose_bots(struct players *players, const char *names, struct message *why)
{
    enum status status = STATUS_OK;
    const char *at = names;

    for (int seat = 0; seat < players->count && status == STATUS_OK; seat++) {
        size_t length = strcspn(at, ",");
        struct bot bot;
        if (!(players->any_bot >> seat & 1))
            continue;
        char *name = arena_copy_bytes(&players->arena, at, length);
        status = read_kind(players, &bot, name, why);
        if (status == STATUS_OK)
            set_bot(players, seat, &bot);
        at = at[length] ? at + length + 1 : names;
    }
    return status;
}

bool players_bots_err(const struct players *players)
{
    struct message why;
    struct bot bot;
    bool err = false;

    for (int seat = 0; seat < players->count; seat++)
        err |= players->seat[seat].bot &&
               bot_choice_read(&bot, players->seat[seat].bot, &why) == STATUS_OK && bot_errs(&bot);
    return err;
}

/* Returns the kind after “bot:”; NULL: the text does not name a bot. */
static const char *kind_of_bot(const char *text)
{
    static const char prefix[] = "bot:";
    const char *kind = text + sizeof prefix - 1;

    return strncasecmp(text, prefix, sizeof prefix - 1) == 0 ? kind + strspn(kind, " ") : NULL;
}

static enum status add_bot_of_kind(struct players *players, const char *kind, struct message *why)
{
    struct bot bot;
    enum status status = read_kind(players, &bot, kind, why);

    if (status == STATUS_OK)
        seat_bot(players, &bot);
    return status;
}

enum status players_check_person(struct players *players, const char *name, struct message *why)
{
    const int size =
        team_size(name) > TEAM_MOST ? 0 : team_size(name); /* check_name refuses more */
    char member[TEAM_NAME_SIZE];

    for (int i = 0; i < size; i++) {
        team_copy(member, name, i);
        if (is_pronoun(member)) {
            *why = refuse(N_("“{name}” would be everybody; type a name, such as Ann"), name);
            return STATUS_INVALID;
        }
        if (!typed_is_reserved(member) && !seat_change_is_phrase(member) &&
            !take_back_is_line(member))
            continue;
        *why = refuse(N_("“{name}” is a word that players type in the game; choose another name"),
                      name);
        return STATUS_INVALID;
    }
    return check_name(players, name, why);
}

/* Returns how many bytes the blank has that a text of `length` bytes begins with; 0: it begins with
 * none. */
static size_t blank_of(const char *text, size_t length)
{
    uint32_t code;
    size_t size = length ? utf8_character((const unsigned char *)text, length, &code) : 0;
    bool blank = size && (size == 1 ? isspace((int)code) : utf8_is_false_blank(code));

    return blank ? size : 0;
}

/* Takes the blanks off both ends of a text. */
static void trim(const char **text, size_t *length)
{
    for (size_t size; (size = blank_of(*text, *length)); *length -= size)
        *text += size;
    while (*length) {
        size_t last = *length - 1;
        while (last && !utf8_begins((*text)[last]))
            last--;
        if (!blank_of(*text + last, *length - last))
            return;
        *length = last;
    }
}

static enum status add_item(struct players *players, const char *from, size_t length,
                            struct message *why)
{
    trim(&from, &length);
    char *name = arena_copy_bytes(&players->arena, from, length);
    if (players->count == SEATS_MAX) {
        *why = message_with(N_("at most {most} players can play"), arg_count("most", SEATS_MAX));
        return STATUS_INVALID;
    }
    if (fold_match(name, "bot") == FOLD_EQUALS) {
        players_add_bot(players);
        return STATUS_OK;
    }
    if (kind_of_bot(name))
        return add_bot_of_kind(players, kind_of_bot(name), why);
    enum status status = players_check_person(players, name, why);
    if (status == STATUS_OK)
        players->seat[players->count++] = (struct log_seat){.name = name};
    return status;
}

enum status players_read(struct players *players, const char *text, struct message *why)
{
    enum status status = STATUS_OK;

    *players = (struct players){0};
    for (const char *at = text; at && status == STATUS_OK;) {
        const char *comma = strchr(at, ',');
        status = add_item(players, at, comma ? (size_t)(comma - at) : strlen(at), why);
        at = comma ? comma + 1 : NULL;
    }
    return status;
}

enum status players_from_header(struct players *players, const struct log_header *header,
                                struct message *why)
{
    enum status status = STATUS_OK;

    *players = (struct players){0};
    for (int i = 0; i < header->seats && status == STATUS_OK; i++) {
        const struct log_seat *seat = &header->seat[i];
        struct log_seat own = {.name = arena_copy_text(&players->arena, seat->name)};
        if (seat->bot)
            own.bot = arena_copy_text(&players->arena, seat->bot);
        status = check_name(players, own.name, why);
        players->seat[players->count++] = own;
    }
    return status;
}

int players_people(const struct players *players)
{
    int people = 0;

    for (int i = 0; i < players->count; i++)
        people += !players->seat[i].bot;
    return people;
}

void players_release(struct players *players)
{
    arena_release(&players->arena);
    *players = (struct players){0};
}
