#include "cli/records/nicknames.h"

#include "base/suggest.h"
#include "base/utf8.h"
#include "cli/report.h"
#include "play/players.h"
#include "play/typing/bot_words.h"
#include "text/fold.h"

#include <string.h>

/* Whether it parts two words of a name. */
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

/* ---- what may be a name ---- */

/* “Bot 3” and “Adder bot” sit at tables, and so does what is typed after “bot:”. */
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

/* ---- lists of them ---- */

void nicknames_release(struct nicknames *names)
{
    memory_free(names->list);
    arena_release(&names->arena);
    *names = (struct nicknames){0};
}

/* Returns what is compared: small letters without accents, which not everybody types. */
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

const char *nicknames_nearest(const struct nicknames *names, const char *typed)
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
