#include "cli/records/class_names.h"

#include "cli/records/nicknames.h"
#include "cli/report.h"
#include "text/fold.h"

#include <string.h>

enum exit_code class_names_open(struct class_names *names, const struct records_file *file,
                                const struct record_class *class)
{
    *names = (struct class_names){.line = file->line};
    names->class = arena_copy_text(&names->arena, class->name);
    return records_file_failed(file, records_pupils(file->records, class->id, &names->pupils));
}

void class_names_release(struct class_names *names)
{
    record_pupils_release(&names->pupils);
    arena_release(&names->arena);
    *names = (struct class_names){0};
}

/* ---- who is meant ---- */

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
struct meant {
    enum nearness nearness;
    int one, other;
};

static struct meant find_meant(const struct record_pupils *pupils, const char *text)
{
    struct typed_name typed = {.typed = text};
    struct meant meant = {OTHER, -1, -1};

    fold_text(&typed.folded, text, strlen(text));
    fold_spell(&typed.bare, strbuf_text(&typed.folded), SPELLED_BARE);
    for (int i = 0; i < pupils->count; i++) {
        enum nearness near = nearness_of(pupils->list[i].name, &typed);
        if (near < meant.nearness)
            meant = (struct meant){near, i, -1};
        else if (near == meant.nearness && near != OTHER && meant.other < 0)
            meant.other = i;
    }
    strbuf_release(&typed.folded);
    strbuf_release(&typed.bare);
    return meant;
}

/* ---- why nobody is ---- */

/* Returns how the class has the name that a mistyped one is nearest to, accents apart. */
static const char *nearest_pupil(const struct record_pupils *pupils, const char *typed)
{
    struct nicknames names = {0};
    const char *found = NULL;

    for (int i = 0; i < pupils->count; i++)
        nicknames_add(&names, pupils->list[i].name);
    const char *nearest = nicknames_nearest(&names, typed);
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

    records_file_add_line(&line, names->line, verb, words);
    const char *kept = arena_copy_text(&names->arena, strbuf_text(&line));
    strbuf_release(&line);
    return kept;
}

/* Where a pupil was to be found who is there: the list helps. */
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

/* Where somebody sits down: who is not there can be added. */
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
        *why = message_with(N_("the name “{name}” is too long; use at most {most} characters"),
                            arg_typed("name", typed), arg_count("most", PLAYER_NAME_LENGTH));
        return -1;
    }
    struct meant meant = find_meant(&names->pupils, typed);
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

/* ---- whoever sits down ---- */

static bool sits_already(const struct class_seats *seats, int64_t pupil)
{
    for (int seat = 0; seat < SEATS_MAX; seat++)
        for (int i = 0; i < TEAM_MOST; i++)
            if (seats->pupil[seat][i] == pupil)
                return true;
    return false;
}

/* Says who sits there, and adds the names as the class has them. */
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
