#include "cli/records/nicknames.h"

#include "base/suggest.h"
#include "base/utf8.h"
#include "cli/report.h"
#include "play/players.h"
#include "play/typing/bot_words.h"
#include "text/fold.h"

#include <string.h>

void nickname_tidy(struct strbuf *out, const char *typed)
{
    static const char blanks[] = " \t\r\n";

    typed += strspn(typed, blanks);
    while (*typed) {
        size_t length = strcspn(typed, blanks);
        strbuf_add_bytes(out, typed, length);
        typed += length;
        typed += strspn(typed, blanks);
        if (*typed)
            strbuf_add_char(out, ' ');
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
        found = fold_equal(cli_text(&copy), "bot");
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

bool nickname_check(const char *name, struct message *why)
{
    struct players nobody = {0};

    if (!*name)
        return refuse(why, N_("a name is empty; leave it out"), name);
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
    enum status status = cli_status(players_check_person(&nobody, name, why));
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
    if (utf8_count(name) <= CLASS_NAME_LENGTH)
        return true;
    *why = message_with(N_("the name “{name}” is too long; use at most {most} characters"),
                        arg_typed("name", name), arg_count("most", CLASS_NAME_LENGTH));
    return false;
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

/* Adds what is compared: small letters without accents, which not everybody types. */
static void add_plain(struct strbuf *out, const char *name)
{
    struct strbuf folded = {0};

    fold_text(&folded, name, strlen(name));
    fold_spell(out, cli_text(&folded), SPELLED_BARE);
    strbuf_release(&folded);
}

void nicknames_add(struct nicknames *names, const char *name)
{
    struct strbuf plain = {0};

    add_plain(&plain, name);
    struct nickname added = {.name = cli_memory(arena_copy_text(&names->arena, name)),
                             .plain = cli_memory(arena_copy_text(&names->arena, cli_text(&plain)))};
    strbuf_release(&plain);
    if (!memory_make_room(&names->list, names->count, &names->capacity))
        report_no_memory();
    names->list[names->count++] = added;
}

const char *nicknames_find(const struct nicknames *names, const char *name)
{
    struct strbuf plain = {0};
    const char *found = NULL;

    add_plain(&plain, name);
    for (int i = 0; i < names->count && !found; i++)
        if (strcmp(names->list[i].plain, cli_text(&plain)) == 0)
            found = names->list[i].name;
    strbuf_release(&plain);
    return found;
}

const char *nicknames_nearest(const struct nicknames *names, const char *typed)
{
    size_t count = (size_t)names->count;
    const char **all = cli_memory(memory_new(count + 1, sizeof *all));

    for (size_t i = 0; i < count; i++)
        all[i] = names->list[i].name;
    const char *nearest = suggest_nearest(typed, all, count);
    memory_free(all);
    return nearest;
}
