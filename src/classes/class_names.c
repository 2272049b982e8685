#include "classes/class_names.h"

#include "base/suggest.h"
#include "base/utf8.h"
#include "play/players.h"
#include "play/typing/bot_choice.h"
#include "text/fold.h"

#include <string.h>

/* True if the character separates two words of a name. */
static bool is_blank(uint32_t code)
{
    return code == ' ' || code == '\t' || code == '\r' || code == '\n' ||
           (utf8_is_false_blank(code) && !utf8_is_unseen(code));
}

void nickname_tidy(struct strbuf *out, const char *typed)
{
    bool begun = false, parted = false;
    uint32_t code;

    for (size_t length; *typed; typed += length ? length : 1) {
        length = utf8_first(typed, &code);
        if (length && is_blank(code)) {
            parted = begun;
        } else if (!length || !utf8_is_false_blank(code)) {
            strbuf_add(out, parted ? " " : "");
            strbuf_add_bytes(out, typed, length ? length : 1);
            begun = true;
            parted = false;
        }
    }
}

/* --- what may be a name */

/* “Bot 3” and “Adder bot” are names of bots at tables, and so are the names typed after “bot:”. */
static bool names_bot(const char *name)
{
    bool found = bot_words_find(name) != NULL;

    for (const char *word = name; *word && !found;) {
        size_t length = strcspn(word, " ");
        struct strbuf copy = {0};
        strbuf_add_bytes(&copy, word, length);
        found = fold_equal(strbuf_text(&copy), "bot");
        strbuf_release(&copy);
        word += length;
        word += *word == ' ';
    }
    return found;
}

static bool refuse(struct message *why, const char *id, const char *name)
{
    *why = message_with(id, arg_typed("name", name));
    return false;
}

static bool refuse_long(struct message *why, const char *name, int most)
{
    *why = message_with(N_("the name “{name}” is too long; use at most {most} characters"),
                        arg_typed("name", name), arg_count("most", most));
    return false;
}

/* Whether a character was lost when the name was read (U+FFFD), or joins others unseen: what looks
 * like one name would be two. U+200C stays, which Persian names need. */
static bool has_lost_or_hidden(const char *name)
{
    return strstr(name, "\u200D") || strstr(name, "\uFFFD");
}

bool nickname_check(const char *name, struct message *why)
{
    struct players nobody = {0};

    if (!*name)
        return refuse(why, N_("a name is empty; leave it out"), name);
    if (utf8_count(name) > PLAYER_NAME_LENGTH)
        return refuse_long(why, name, PLAYER_NAME_LENGTH);
    if (has_lost_or_hidden(name))
        return refuse(why, N_("a name contains a character that cannot be shown; leave it out"),
                      name);
    if (strchr(name, ','))
        return refuse(why,
                      N_("the name “{name}” contains a comma, which stands between names; leave it "
                         "out"),
                      name);
    if (strchr(name, '+'))
        return refuse(why,
                      N_("the name “{name}” contains a plus, which joins players to a team; leave "
                         "it out"),
                      name);
    if (names_bot(name))
        return refuse(why, N_("“{name}” is what a bot is called; choose another name"), name);
    enum status status = players_check_person(&nobody, name, why);
    players_release(&nobody);
    return status == STATUS_OK;
}

bool nickname_check_class(const char *name, struct message *why)
{
    uint32_t code;

    if (!*name)
        return refuse(why, N_("the name of the class is empty; type one, such as 6b"), name);
    if (!utf8_is_text(name) || utf8_find_acting(name, &code))
        return refuse(why,
                      N_("the name of the class contains a character that cannot be shown; leave "
                         "it out"),
                      name);
    return utf8_count(name) <= CLASS_NAME_LENGTH || refuse_long(why, name, CLASS_NAME_LENGTH);
}

/* The byte that a character is in Windows-1252; 0: it is in none that matters here. */
static unsigned char old_byte(uint32_t code)
{
    static const uint16_t from_0x80[] = {
        0x20AC, 0x81,   0x201A, 0x192,  0x201E, 0x2026, 0x2020, 0x2021, 0x2C6,  0x2030, 0x160,
        0x2039, 0x152,  0x8D,   0x17D,  0x8F,   0x90,   0x2018, 0x2019, 0x201C, 0x201D, 0x2022,
        0x2013, 0x2014, 0x2DC,  0x2122, 0x161,  0x203A, 0x153,  0x9D,   0x17E,  0x178};

    for (size_t i = 0; i < sizeof from_0x80 / sizeof *from_0x80; i++)
        if (code == from_0x80[i])
            return (unsigned char)(0x80 + i);
    return code < 0x80 || (code >= 0xA0 && code <= 0xFF) ? (unsigned char)code : 0;
}

bool nickname_misread(const char *name, struct strbuf *meant)
{
    struct strbuf bytes = {0};
    bool plain = true, fits = utf8_count(name) <= 2 * PLAYER_NAME_LENGTH;
    uint32_t code;

    for (size_t length; *name && fits; name += length) {
        length = utf8_first(name, &code);
        unsigned char byte = length ? old_byte(code) : 0;
        fits = byte != 0;
        plain = plain && code < 0x80;
        strbuf_add_char(&bytes, (char)byte);
    }
    fits = fits && !plain && utf8_is_text(strbuf_text(&bytes));
    if (fits)
        strbuf_add(meant, strbuf_text(&bytes));
    strbuf_release(&bytes);
    return fits;
}

struct message nickname_ask_misread(const char *name, const char *meant)
{
    return message_with(N_("is “{name}” meant to be “{meant}”? Write it so, or save the table as "
                           "“CSV UTF-8”"),
                        arg_typed("name", name), arg_typed("meant", meant));
}

bool nickname_looks_full(const char *name)
{
    return strchr(name, ' ') != NULL;
}

/* --- lists of them */

void nicknames_release(struct nicknames *names)
{
    memory_free(names->list);
    arena_release(&names->arena);
    *names = (struct nicknames){0};
}

/* Returns the form that is compared: small letters without accents, which not everybody types. */
static const char *spell(struct arena *arena, const char *name, enum fold_spelling as)
{
    struct strbuf folded = {0}, plain = {0};

    fold_text(&folded, name, strlen(name));
    fold_spell(&plain, strbuf_text(&folded), as);
    const char *kept = arena_copy_text(arena, strbuf_text(&plain));
    strbuf_release(&folded);
    strbuf_release(&plain);
    return kept;
}

void nicknames_add(struct nicknames *names, const char *name)
{
    struct nickname added = {.name = arena_copy_text(&names->arena, name),
                             .plain = spell(&names->arena, name, SPELLED_BARE),
                             .german = spell(&names->arena, name, SPELLED_GERMAN)};

    memory_make_room(&names->list, names->count, &names->capacity);
    names->list[names->count++] = added;
}

const char *nicknames_find(const struct nicknames *names, const char *name)
{
    struct arena arena = {0};
    const char *plain = spell(&arena, name, SPELLED_BARE),
               *german = spell(&arena, name, SPELLED_GERMAN), *found = NULL;

    for (int i = 0; i < names->count && !found; i++)
        if (strcmp(names->list[i].plain, plain) == 0 || strcmp(names->list[i].german, german) == 0)
            found = names->list[i].name;
    arena_release(&arena);
    return found;
}

/* Returns the name that a mistyped one is nearest to; NULL: none is near. */
static const char *nearest_nickname(const struct nicknames *names, const char *typed)
{
    size_t count = (size_t)names->count, i = 0;
    struct arena arena = {0};
    const char **all = memory_new(count + 1, sizeof *all);

    for (; i < count; i++)
        all[i] = names->list[i].plain;
    const char *nearest = suggest_nearest(spell(&arena, typed, SPELLED_BARE), all, count);
    for (i = 0; nearest && all[i] != nearest;)
        i++;
    memory_free(all);
    arena_release(&arena);
    return nearest ? names->list[i].name : NULL;
}

/* --- the pupils of a class */

enum exit_code class_names_open(struct class_names *names, const struct records_file *file,
                                const struct record_class *class)
{
    *names = (struct class_names){.file = file};
    names->class = arena_copy_text(&names->arena, class->name);
    return records_file_failed(file, records_pupils(file->records, class->id, &names->pupils));
}

void class_names_release(struct class_names *names)
{
    record_pupils_release(&names->pupils);
    arena_release(&names->arena);
    *names = (struct class_names){0};
}

/* --- who is meant */

/* How near a name is to what was typed, the nearest first. */
enum nearness { SAME, SAME_BUT_CAPITALS, SAME_BUT_ACCENTS, BEGUN, OTHER };

struct typed_name {
    const char *typed;
    struct strbuf folded, bare; /* bare: without accents */
};

static enum nearness nearness_of(const char *name, const struct typed_name *typed)
{
    if (strcmp(name, typed->typed) == 0)
        return SAME;
    if (fold_equal(name, strbuf_text(&typed->folded)))
        return SAME_BUT_CAPITALS;
    enum fold_match whole = fold_match(name, strbuf_text(&typed->folded)),
                    bare = fold_match(name, strbuf_text(&typed->bare)),
                    match = whole > bare ? whole : bare;
    return match == FOLD_EQUALS ? SAME_BUT_ACCENTS : match == FOLD_STARTS ? BEGUN : OTHER;
}

/* The nearest pupil, and another one who is as near; −1: there is none. */
struct nearest {
    enum nearness nearness;
    int one, other;
};

static struct nearest find_nearest(const struct record_pupils *pupils, const char *text)
{
    struct typed_name typed = {.typed = text};
    struct nearest meant = {OTHER, -1, -1};

    fold_text(&typed.folded, text, strlen(text));
    fold_spell(&typed.bare, strbuf_text(&typed.folded), SPELLED_BARE);
    for (int i = 0; i < pupils->count; i++) {
        enum nearness near = nearness_of(pupils->list[i].name, &typed);
        if (near < meant.nearness)
            meant = (struct nearest){near, i, -1};
        else if (near == meant.nearness && near != OTHER && meant.other < 0)
            meant.other = i;
    }
    strbuf_release(&typed.folded);
    strbuf_release(&typed.bare);
    return meant;
}

/* --- why nobody is */

/* Returns how the class has the name that a mistyped one is nearest to, accents apart. */
static const char *nearest_pupil(const struct record_pupils *pupils, const char *typed)
{
    struct nicknames names = {0};
    const char *found = NULL;

    for (int i = 0; i < pupils->count; i++)
        nicknames_add(&names, pupils->list[i].name);
    const char *nearest = nearest_nickname(&names, typed);
    for (int i = 0; i < pupils->count && nearest && !found; i++)
        if (strcmp(pupils->list[i].name, nearest) == 0)
            found = pupils->list[i].name;
    nicknames_release(&names);
    return found;
}

/* Adds a line to type to the arena. */
static const char *line_of(struct class_names *names, const char *verb, const char *const *words)
{
    struct strbuf line = {0};

    records_file_add_line(&line, names->file, verb, words);
    const char *kept = arena_copy_text(&names->arena, strbuf_text(&line));
    strbuf_release(&line);
    return kept;
}

/* For commands that need a pupil who exists: refers to the list. */
static struct message nobody_here(struct class_names *names, const char *typed)
{
    const char *nearest = nearest_pupil(&names->pupils, typed);
    const char *const words[] = {names->class, NULL};

    return message_with(nearest ? N_("“{name}” is not in class {class}; did you mean “{nearest}”?")
                                : N_("“{name}” is not in class {class}; to see who is, type: "
                                     "{line}"),
                        arg_typed("name", typed), arg_text("class", names->class),
                        arg_text("nearest", nearest),
                        arg_text("line", line_of(names, "list", words)));
}

/* For somebody who sits down: a pupil who is missing can be added. */
static struct message nobody_yet(struct class_names *names, const char *typed)
{
    const char *nearest = nearest_pupil(&names->pupils, typed);
    const char *const words[] = {names->class, typed, NULL};

    if (names->prompting)
        return message_with(nearest
                                ? N_("“{name}” is not in class {class}; did you mean “{nearest}”?")
                                : N_("“{name}” is not in class {class}"),
                            arg_typed("name", typed), arg_text("class", names->class),
                            arg_text("nearest", nearest));
    return message_with(nearest ? N_("“{name}” is not in class {class}; did you mean “{nearest}”? "
                                     "To add this pupil, type: {line}")
                                : N_("“{name}” is not in class {class}; to add this pupil, type: "
                                     "{line}"),
                        arg_typed("name", typed), arg_text("class", names->class),
                        arg_text("nearest", nearest),
                        arg_text("line", line_of(names, "add", words)));
}

enum { TYPED_LONGEST = 1000 /* bytes: no name is as long */ };

static int find(struct class_names *names, const char *typed, enum nearness least,
                struct message *why)
{
    const struct record_pupil *list = names->pupils.list;

    if (strlen(typed) > TYPED_LONGEST) {
        refuse_long(why, typed, PLAYER_NAME_LENGTH);
        return -1;
    }
    struct nearest meant = find_nearest(&names->pupils, typed);
    if (meant.nearness <= least && meant.other < 0)
        return meant.one;
    *why = meant.nearness <= least
               ? message_with(N_("“{name}” may be {one} or {other}; type the whole name"),
                              arg_typed("name", typed), arg_text("one", list[meant.one].name),
                              arg_text("other", list[meant.other].name))
           : least == BEGUN ? nobody_yet(names, typed)
                            : nobody_here(names, typed);
    return -1;
}

int class_names_whole(struct class_names *names, const char *typed, struct message *why)
{
    return find(names, typed, SAME_BUT_ACCENTS, why);
}

int class_names_begun(struct class_names *names, const char *typed, struct message *why)
{
    return find(names, typed, BEGUN, why);
}

/* --- whoever sits down */

static bool sits_already(const struct class_seats *seats, int64_t pupil)
{
    for (int seat = 0; seat < SEATS_MAX; seat++)
        for (int i = 0; i < TEAM_MOST; i++)
            if (seats->pupil[seat][i] == pupil)
                return true;
    return false;
}

/* Finds the pupils at a seat, and adds their names as the class has them. */
static bool seat_people(struct class_names *names, const char *typed, int seat,
                        struct class_seats *seats, struct strbuf *own, struct message *why)
{
    char member[TEAM_NAME_SIZE];

    for (int i = 0; i < team_size(typed); i++) {
        const char *name = arena_copy_text(&names->arena, team_copy(member, typed, i));
        int index = class_names_begun(names, name, why);
        if (index < 0)
            return false;
        const struct record_pupil *pupil = &names->pupils.list[index];
        if (sits_already(seats, pupil->id)) {
            *why = message_with(N_("{name} is named twice; name each pupil once"),
                                arg_text("name", pupil->name));
            return false;
        }
        seats->pupil[seat][i] = pupil->id;
        strbuf_addf(own, "%s%s", i ? "+" : "", pupil->name);
    }
    return true;
}

enum status class_names_seat(struct class_names *names, struct players *players,
                             struct class_seats *seats, struct message *why)
{
    bool found = true;

    *seats = (struct class_seats){0};
    for (int seat = 0; seat < players->count && found; seat++) {
        struct strbuf own = {0};
        if (players->seat[seat].bot)
            continue;
        found = seat_people(names, players->seat[seat].name, seat, seats, &own, why);
        if (found)
            players->seat[seat].name = arena_copy_text(&players->arena, strbuf_text(&own));
        strbuf_release(&own);
    }
    return found ? STATUS_OK : STATUS_INVALID;
}
