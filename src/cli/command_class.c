#include "base/suggest.h"
#include "classes/class_list.h"
#include "classes/class_names.h"
#include "classes/day.h"
#include "classes/mark.h"
#include "classes/records_file.h"
#include "classes/stored.h"
#include "cli/command.h"
#include "console/complaint.h"
#include "console/shell_word.h"

#include <stdio.h>
#include <string.h>

/* The words and options typed behind “breuk class”. */
struct class_call {
    char **words;                 /* behind the verb */
    int count;                    /* of words */
    const char *records, *expire; /* NULL: not given */
    struct whole_file output;     /* its path: NULL if not given */
    enum clash_choice same_names;
    struct mark_options mark;
};

/* Says which line to type next. */
static void say_line(const struct records_file *file, const char *what, const char *verb,
                     const char *const *words)
{
    struct strbuf typed = {0};

    if (file->manner->json)
        return;
    records_file_add_line(&typed, file, verb, words);
    shell_line_show(stdout, what, &typed);
    strbuf_release(&typed);
}

/* --- new */

/* Without an age they are kept until somebody removes them: 0. */
static enum exit_code read_days(const struct manner *manner, const char *typed, int64_t *days)
{
    *days = 0;
    if (!typed || age_read(typed, days))
        return EXIT_DONE;
    return complain_of(
        manner, message_with(AGE_UNKNOWN, arg_typed("given", typed), arg_count("most", AGE_MOST)));
}

static enum exit_code refuse_class(const struct records_file *file, const char *name,
                                   const struct record_class *own)
{
    return complain_of(file->manner,
                       message_with(strcmp(own->name, name) == 0
                                        ? N_("there is a class {own} already")
                                        : N_("there is a class “{name}” already, as {own}"),
                                    arg_typed("name", name), arg_text("own", own->name)));
}

/* Whether a class may have that name. `except` may: its own name, in other capital letters. */
static enum exit_code check_class_name(struct records_file *file, const char *name, int64_t except)
{
    struct message why;

    if (!nickname_check_class(name, &why))
        return complain_of(file->manner, why);
    const struct record_class *own = records_file_find(file, name);
    return own && own->id != except ? refuse_class(file, name, own) : EXIT_DONE;
}

static enum exit_code make_class(struct records_file *file, const char *name, int64_t days)
{
    enum { NONE = 0 };
    int64_t id;
    enum exit_code code = records_file_read_classes(file);

    if (code == EXIT_DONE)
        code = check_class_name(file, name, NONE);
    if (code == EXIT_DONE)
        code = records_file_failed(file, records_class_new(file->records, name, days, &id));
    if (code == EXIT_DONE)
        code = class_list_again(file, id);
    if (code == EXIT_DONE)
        say_line(file, N_("Now add its pupils, by nicknames:"), "add",
                 (const char *const[]){name, "Ann", "Bo", NULL});
    return code;
}

static enum exit_code class_verb_new(struct records_file *file, const struct class_call *call)
{
    struct strbuf name = {0};
    struct message why;
    int64_t days;
    enum exit_code code = read_days(file->manner, call->expire, &days);

    nickname_tidy(&name, call->words[0]);
    if (code == EXIT_DONE && !nickname_check_class(strbuf_text(&name), &why))
        code = complain_of(file->manner, why);
    if (code == EXIT_DONE)
        code = records_file_open(file, true);
    if (code == EXIT_DONE)
        code = make_class(file, strbuf_text(&name), days);
    strbuf_release(&name);
    return code;
}

/* --- list */

static enum exit_code list_all(struct records_file *file)
{
    enum exit_code code = records_file_read_classes(file);

    if (code == EXIT_DONE && file->classes.count == 0)
        say_line(file, N_("There is no class yet. To make one, type:"), "new",
                 (const char *const[]){"6b", NULL});
    class_list_all(file);
    return code;
}

/* Opens a file that is there for what only reads, and finds the class that is named first. NULL: it
 * was reported why not. */
static const struct record_class *read_class(struct records_file *file, const char *typed,
                                             enum exit_code *code)
{
    *code = records_file_open_to_read(file);
    return *code == EXIT_DONE ? records_file_class(file, typed, code) : NULL;
}

/* Does the same for a verb that writes. */
static const struct record_class *open_class(struct records_file *file, const char *typed,
                                             enum exit_code *code)
{
    *code = records_file_open(file, false);
    return *code == EXIT_DONE ? records_file_class(file, typed, code) : NULL;
}

static enum exit_code class_verb_list(struct records_file *file, const struct class_call *call)
{
    enum exit_code code;

    if (call->count == 0) {
        code = records_file_open_to_read(file);
        return code == EXIT_DONE ? list_all(file) : code;
    }
    const struct record_class *class = read_class(file, call->words[0], &code);
    if (class && class->pupils == 0)
        say_line(file, N_("Nobody is in this class yet. To add pupils, type:"), "add",
                 (const char *const[]){class->name, "Ann", "Bo", NULL});
    return class ? class_list_pupils(file, class) : code;
}

/* --- add, rename, keep, remove */

/* Says how a class that has pupils plays. */
static enum exit_code say_play(const struct records_file *file, const char *name,
                               enum exit_code code)
{
    struct strbuf typed = {0};

    if (code != EXIT_DONE || file->manner->json)
        return code;
    shell_call_add(&typed, file->manner);
    strbuf_add(&typed, " play --class ");
    shell_word_add(&typed, name);
    records_option_add(&typed, file->named);
    shell_line_show(stdout, N_("To play with them, and record what they do, type:"), &typed);
    strbuf_release(&typed);
    return code;
}

static enum exit_code class_verb_add(struct records_file *file, const struct class_call *call)
{
    enum exit_code code;
    const struct record_class *class = open_class(file, call->words[0], &code);

    if (class)
        code = class_join_typed(file, class, call->words + 1, call->count - 1);
    return say_play(file, call->words[0], code);
}

static enum exit_code rename_class(struct records_file *file, const struct record_class *class,
                                   const char *name)
{
    int64_t id = class->id;
    enum exit_code code = check_class_name(file, name, id);

    if (code == EXIT_DONE)
        code = records_file_failed(file, records_class_rename(file->records, id, name));
    return code == EXIT_DONE ? class_list_again(file, id) : code;
}

/* Whether a pupil may have that name; their own in other capital letters they may. */
static enum exit_code check_pupil_name(const struct records_file *file,
                                       const struct record_class *class, const char *name,
                                       const char *before)
{
    struct nicknames there = {0};
    struct message why;
    enum exit_code code = nickname_check(name, &why) ? class_join_read(&there, file, class)
                                                     : complain_of(file->manner, why);
    const char *own = nicknames_find(&there, name);

    if (own && strcmp(own, before) != 0)
        code = complain_of(file->manner, class_join_same(name, own, class->name));
    nicknames_release(&there);
    return code;
}

static enum exit_code rename_pupil(struct records_file *file, const struct record_class *class,
                                   const char *typed, const char *name)
{
    struct class_names names;
    struct message why;
    enum exit_code code = class_names_open(&names, file, class);
    int index = code == EXIT_DONE ? class_names_whole(&names, typed, &why) : -1;

    if (index >= 0) {
        const struct record_pupil *pupil = &names.pupils.list[index];
        code = check_pupil_name(file, class, name, pupil->name);
        if (code == EXIT_DONE)
            code = rename_in_journals(file, class->id, pupil->name, name);
        if (code == EXIT_DONE)
            code = records_file_failed(file, records_pupil_rename(file->records, pupil->id, name));
        if (code == EXIT_DONE)
            code = class_list_pupils(file, class);
    } else if (code == EXIT_DONE) {
        code = complain_of(file->manner, why);
    }
    class_names_release(&names);
    return code;
}

static enum exit_code class_verb_rename(struct records_file *file, const struct class_call *call)
{
    struct strbuf name = {0};
    enum exit_code code;
    const struct record_class *class = open_class(file, call->words[0], &code);

    nickname_tidy(&name, call->words[call->count - 1]);
    if (class && call->count == 2)
        code = rename_class(file, class, strbuf_text(&name));
    else if (class)
        code = rename_pupil(file, class, call->words[1], strbuf_text(&name));
    strbuf_release(&name);
    return code;
}

static enum exit_code class_verb_keep(struct records_file *file, const struct class_call *call)
{
    int64_t days;
    enum exit_code code = read_days(file->manner, call->count > 1 ? call->words[1] : NULL, &days);
    const struct record_class *class =
        code == EXIT_DONE ? open_class(file, call->words[0], &code) : NULL;

    if (!class)
        return code;
    int64_t id = class->id;
    code = records_file_failed(file, records_class_keep(file->records, id, days));
    return code == EXIT_DONE ? class_list_again(file, id) : code;
}

static enum exit_code class_verb_remove(struct records_file *file, const struct class_call *call)
{
    enum exit_code code;
    const struct record_class *class = open_class(file, call->words[0], &code);

    return class ? class_remove(file, class, call->words + 1, call->count - 1) : code;
}

/* --- import and export */

static enum exit_code class_verb_import(struct records_file *file, const struct class_call *call)
{
    enum exit_code code;
    const struct record_class *class = open_class(file, call->words[0], &code);

    if (class)
        code = class_import(file, class, call->words[1]);
    return say_play(file, call->words[0], code);
}

static enum exit_code class_verb_export(struct records_file *file, const struct class_call *call)
{
    enum exit_code code;
    const struct record_class *class = read_class(file, call->words[0], &code);

    return class ? class_export(file, class, &call->output) : code;
}

static enum exit_code class_verb_merge(struct records_file *file, const struct class_call *call)
{
    enum exit_code code = records_file_open(file, true);

    return code == EXIT_DONE ? merge_files(file, call->words, call->count, call->same_names) : code;
}

/* --- results on paper */

static enum exit_code class_verb_mark(struct records_file *file, const struct class_call *call)
{
    enum exit_code code;
    const struct record_class *class = open_class(file, call->words[0], &code);

    return class ? class_mark(file, class, call->words[1], &call->mark) : code;
}

/* --- the words */

static const struct class_verb {
    const char *name;
    const char *operands; /* N_() */
    int least, most;
    const char *options; /* those that it takes, beside --records; a blank between two */
    enum exit_code (*run)(struct records_file *file, const struct class_call *call);
} verbs[] = {
#define CLASS_VERB(name, operands, least, most, options)                                           \
    {#name, operands, least, most, options, class_verb_##name},
#include "cli/class-verb-list.h"
#undef CLASS_VERB
};

enum { VERBS = sizeof verbs / sizeof *verbs };

static const char *const words[] = {
#define CLASS_VERB(name, ...) #name,
#include "cli/class-verb-list.h"
#undef CLASS_VERB
    NULL,
};

static enum exit_code refuse_verb(const struct manner *manner, const char *typed)
{
    struct strbuf all = {0};
    const char *nearest = suggest_nearest(typed, words, VERBS);

    for (int i = 0; i < VERBS; i++)
        strbuf_addf(&all, "%s%s", i ? ", " : "", words[i]);
    complain_of(manner, message_with(nearest ? N_("“class” has no verb “{verb}”; did you mean "
                                                  "“{nearest}”?")
                                             : N_("“class” has no verb “{verb}”; write one of: "
                                                  "{words}"),
                                     arg_typed("verb", typed), arg_text("nearest", nearest),
                                     arg_text("words", strbuf_text(&all))));
    strbuf_release(&all);
    return EXIT_USAGE;
}

static enum exit_code check_operands(const struct manner *manner, const struct class_verb *verb,
                                     const struct class_call *call)
{
    struct strbuf command = {0};
    enum exit_code code = EXIT_DONE;

    strbuf_addf(&command, "class %s", verb->name);
    if (call->count < verb->least)
        code = complain_of(manner, message_with(N_("“{command}” must be followed by: {operands}"),
                                                arg_text("command", strbuf_text(&command)),
                                                arg_term("operands", verb->operands)));
    else if (verb->most >= 0 && call->count > verb->most)
        code = complain_of(manner, message_with(N_("“{command}” does not take the extra word "
                                                   "“{word}”; leave it out"),
                                                arg_typed("word", call->words[verb->most]),
                                                arg_text("command", strbuf_text(&command))));
    strbuf_release(&command);
    return code;
}

/* Reads the words behind the verb. Options that it does not take would be heeded in silence, or not
 * at all. */
static enum exit_code read_call(struct class_call *call, const struct command_line *line,
                                const struct class_verb *verb)
{
    static const char *const options[] = {"date",   "expire",     "force", "form",
                                          "output", "same-names", "seed"};

    *call = (struct class_call){
        .words = line->operands + (line->operand_count > 0),
        .count = line->operand_count - (line->operand_count > 0),
        .records = option_text(line, "records", NULL),
        .expire = option_text(line, "expire", NULL),
        .output = {option_text(line, "output", NULL), option_given(line, "force"), .names = true},
        .same_names = (enum clash_choice)(option_choice(line, "same-names", -1) + 1),
        .mark = {.date = option_text(line, "date", NULL),
                 .form = (enum worksheet_form)option_choice(line, "form", WORKSHEET_A),
                 .seed = option_whole(line, "seed", WORKSHEET_SEED)}};
    enum exit_code code = check_operands(&line->manner, verb, call);
    for (size_t i = 0; i < sizeof options / sizeof *options && code == EXIT_DONE; i++)
        if (option_given(line, options[i]) && !strstr(verb->options, options[i]))
            code = complain_of(&line->manner,
                               message_with(N_("“class {verb}” does not take --{option}; "
                                               "leave it out"),
                                            arg_text("verb", verb->name),
                                            arg_text("option", options[i])));
    return code;
}

static enum exit_code run(const struct command_line *line)
{
    const char *typed = line->operand_count ? line->operands[0] : "list";
    const struct class_verb *verb = verbs;
    struct class_call call;

    while (verb < verbs + VERBS && strcmp(verb->name, typed) != 0)
        verb++;
    if (verb == verbs + VERBS)
        return refuse_verb(&line->manner, typed);
    enum exit_code code = read_call(&call, line, verb);
    struct records_file file = {
        .manner = &line->manner, .named = call.records, .force = call.output.overwrite};
    if (code == EXIT_DONE)
        code = verb->run(&file, &call);
    records_file_close(&file);
    return code;
}

static const struct example examples[] = {
    {"class new 6b --expire 1y", N_("make the class 6b, whose records are kept for a year")},
    {"class add 6b Ann Bo", N_("add pupils, by nicknames")},
    {"class import 6b pupils.csv",
     N_("add the pupils of a class list, such as your school’s system exports")},
    {"class", N_("list the classes; with a name after “list”, its pupils")},
    {"class rename 6b Bo Bob", N_("give a pupil another name")},
    {"class keep 6b 2y", N_("keep its records for two years")},
    {"class remove 6b Bob", N_("remove a pupil, with all that is recorded of them")},
    {"class export 6b -o pupils.csv", N_("write the pupils as a table")},
    {"class merge laptop2.db laptop3.db", N_("add what other computers recorded")},
    {"class mark 6b half-names", N_("type in what pupils did on the worksheet of a lesson")},
    {"class mark 6b half-names --date 2026-11-20", N_("one that they made on that day")},
    {0},
};

static const struct option_row options[] = {
    {TEXT_OPTION(
         "expire", 0, N_("AGE"),
         N_("with “new”: keep records so long, as 90 days, 12w, 6m or 1y; by default until you "
            "remove them")),
     .filled = true},
    {OPTION_OUTPUT},
    {FLAG_OPTION("force", 'f',
                 N_("remove without asking; with “export”, overwrite an existing file"))},
    {CHOICE_OPTION(
        "same-names", 0, N_("WORD"), same_names_words,
        N_("with “merge”: whether a pupil of the same class and name is the same one, or "
           "another, who then gets a name such as Ann-2; by default you are asked"))},
    {CHOICE_OPTION("form", 0, N_("FORM"), class_mark_forms,
                   N_("with “mark”: the form of the worksheet, by default A"))},
    {WHOLE_OPTION("seed", 's', N_("NUMBER"), 0, UINT64_MAX,
                  N_("with “mark”: the seed at the foot of the worksheet, by default 1"))},
    {TEXT_OPTION("date", 0, N_("DAY"),
                 N_("with “mark”: when the worksheet was made, as 2026-11-20, by default today")),
     .filled = true},
    {OPTION_RECORDS},
    {0},
};

const struct command command_class = {
    .name = "class",
    .operands = N_("[VERB] [CLASS] [NAME…]"),
    .operands_least = 0,
    .operands_most = -1,
    .words = words,
    .summary = N_("make classes of pupils, whose answers are recorded"),
    .description = N_(
        "Nothing is recorded unless you play or do lessons with --class and a class that is "
        "made here. Nicknames will do. A file for “import” is a table: one nickname on each "
        "line, or columns with headings, of which it takes one, such as “First name”. "
        "“remove” deletes what is recorded in this file, and of a whole class its saved games and "
        "lessons, too; those of a class that goes on keep the names, and another computer’s "
        "records that you merge bring a pupil back: “breuk report --forget” is thorough."),
    .examples = examples,
    .options = options,
    .run = run,
};
