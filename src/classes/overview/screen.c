#include "classes/overview/overview.h"

#include "base/utf8.h"
#include "console/shell_word.h"
#include "lesson/report/pupil_words.h"
#include "text/text.h"
#include "tui/wrap.h"
#include "xml/translated.h"

#include <string.h>

/* A column of signs is at least CELL wide. Its word may be wider: then words stand on several
 * lines, each above its column. */
enum { CELL = 4, WORD = SKILL_WORD + 1, NAMES_MOST = 8, NAME_LEAST = 8, INDENT = 4 };

/* Adds a paragraph that begins with `indent` spaces, and so do its further lines. */
static void add_paragraph(struct strbuf *out, struct strbuf *text, int indent, int columns)
{
    struct strbuf line = {0};

    strbuf_addf(&line, "%*s%s", indent, "", strbuf_text(text));
    wrap_add(out, strbuf_text(&line), indent, columns);
    strbuf_release(&line);
    strbuf_clear(text);
}

static void add_heading(struct strbuf *out, struct message message)
{
    strbuf_add_char(out, '\n');
    report_say(out, message);
    strbuf_add_char(out, '\n');
}

void class_screen_add_title(const struct report_view *view, struct strbuf *out)
{
    const struct class_report *report = &view->report;
    struct strbuf day = {0};

    report_add_day(report->day, &day);
    report_say(out, message_with(
                        report->events ? N_("Class {class} on {day}. Pupils: {pupils}; answers and "
                                            "turns: {events}.")
                                       : N_("Class {class}. Pupils: {pupils}."),
                        arg_text("class", view->class_name), arg_text("day", strbuf_text(&day)),
                        arg_count("pupils", report->pupils), arg_count("events", report->events)));
    strbuf_add_char(out, '\n');
    strbuf_release(&day);
}

/* --- what to discuss */

static void add_topic(const struct report_view *view, int number, int columns, struct strbuf *out)
{
    const struct report_topic *topic = &view->report.topic[number];
    struct explanation why;
    struct strbuf text = {0}, names = {0};

    strbuf_addf(&text, " %d. ", number + 1);
    topic_add_words(topic, &text);
    report_add_names(view, topic->pupil, topic->pupils, NAMES_MOST, &names);
    strbuf_addf(&text, " (%s)", strbuf_text(&names));
    wrap_add(out, strbuf_text(&text), INDENT, columns);
    strbuf_clear(&text);
    topic_explain(topic, &why);
    for (int s = 0; s < why.steps; s++) {
        report_say(&text, why.step[s]);
        add_paragraph(out, &text, INDENT, columns);
    }
    strbuf_release(&names);
    strbuf_release(&text);
}

void class_screen_add_topics(const struct report_view *view, int columns, struct strbuf *out)
{
    if (view->report.topics == 0)
        return;
    add_heading(out, message_of(N_("To discuss tomorrow:")));
    for (int t = 0; t < view->report.topics; t++)
        add_topic(view, t, columns, out);
}

/* --- who needs the same */

void class_screen_add_what(const struct report_group *group, struct strbuf *out)
{
    if (group->belief != HYPOTHESES)
        strbuf_add(out, text_get(belief_words(group->belief)));
    else
        report_say(out, message_with(N_("not yet: {skill}"),
                                     arg_term("skill", skill_description(group->skill))));
}

/* Of a belief those of whom it is quite sure, then the others. */
void class_screen_add_who(const struct report_view *view, const struct report_group *group,
                          struct strbuf *out)
{
    struct strbuf names[2] = {{0}, {0}};

    for (int i = 0; i < group->pupils; i++) {
        const struct report_pupil *pupil = &view->report.pupil[group->pupil[i]];
        int perhaps = group->belief != HYPOTHESES && pupil->certainty != CERTAINTY_QUITE_SURE;
        strbuf_addf(&names[perhaps], "%s%s", names[perhaps].length ? ", " : "", pupil->name);
    }
    if (group->belief == HYPOTHESES) {
        strbuf_add(out, strbuf_text(&names[0]));
    } else {
        if (names[0].length)
            report_say(out, message_with(N_("quite sure: {names}"),
                                         arg_text("names", strbuf_text(&names[0]))));
        if (names[0].length && names[1].length)
            strbuf_add(out, text_get(REPORT_BETWEEN));
        if (names[1].length)
            report_say(out, message_with(N_("perhaps: {names}"),
                                         arg_text("names", strbuf_text(&names[1]))));
    }
    strbuf_release(&names[0]);
    strbuf_release(&names[1]);
}

void class_screen_add_lesson(const struct report_group *group, struct strbuf *out)
{
    if (group->lesson)
        report_say(out,
                   message_with(group->again
                                    ? N_("lesson to do: {lesson} ({title}), then {again} again")
                                    : N_("lesson to do: {lesson} ({title})"),
                                arg_text("lesson", group->lesson->name),
                                arg_text("title", words_in(&group->lesson->title, text_language())),
                                arg_text("again", group->again ? group->again->name : "")));
}

static void add_group(const struct report_view *view, const struct report_group *group, int columns,
                      struct strbuf *out)
{
    struct strbuf text = {0};

    strbuf_add(&text, " ");
    class_screen_add_what(group, &text);
    wrap_add(out, strbuf_text(&text), INDENT, columns);
    strbuf_clear(&text);
    class_screen_add_who(view, group, &text);
    if (group->lesson) {
        strbuf_add(&text, text_get(REPORT_BETWEEN));
        class_screen_add_lesson(group, &text);
    }
    add_paragraph(out, &text, INDENT, columns);
    strbuf_release(&text);
}

static void add_groups(const struct report_view *view, int columns, struct strbuf *out)
{
    const struct class_report *report = &view->report;

    if (report->groups + report->alone == 0)
        return;
    add_heading(out, message_of(N_("Who needs the same:")));
    for (int g = 0; g < report->groups; g++)
        add_group(view, &report->group[g], columns, out);
    if (report->alone) {
        if (report->groups)
            add_heading(out, message_of(N_("Who needs something alone:")));
        for (int g = 0; g < report->alone; g++)
            add_group(view, &report->one[g], columns, out);
    }
}

/* --- who can do what */

/* Adds as much of a name as fits, and spaces up to the width. */
static void add_name(const char *name, int width, struct strbuf *out)
{
    struct strbuf cut = {0};
    const char *shown = name;

    if (wrap_columns(name) > width) {
        size_t length = strlen(name);
        do {
            do
                length--;
            while (length && (name[length] & 0xc0) == 0x80);
            strbuf_clear(&cut);
            strbuf_add_bytes(&cut, name, length);
            strbuf_add(&cut, "…");
        } while (length && wrap_columns(strbuf_text(&cut)) > width);
        shown = strbuf_text(&cut);
    }
    strbuf_addf(out, "%s%*s", shown, width - wrap_columns(shown), "");
    strbuf_release(&cut);
}

static int name_width(const struct class_report *report, int columns)
{
    int widest = 0, room = columns - 1 - CELL * (report->skills - 1) - SKILL_WORD;

    for (int p = 0; p < report->pupils; p++) {
        int width = wrap_columns(report->pupil[p].name);
        widest = width > widest ? width : widest;
    }
    room = room < NAME_LEAST ? NAME_LEAST : room;
    return widest < room ? widest : room;
}

/* Lines end without spaces. */
static void end_line(struct strbuf *out)
{
    while (out->length && out->text[out->length - 1] == ' ')
        out->text[--out->length] = '\0';
    strbuf_add_char(out, '\n');
}

/* How wide the columns are behind names of that width. */
static int cell_width(const struct class_report *report, int width, int columns)
{
    int room = columns - 1 - width - SKILL_WORD;
    int cell = report->skills > 1 ? room / (report->skills - 1) : WORD;

    return cell < CELL ? CELL : cell > WORD ? WORD : cell;
}

/* Adds spaces up to a column of the line that begins at `start`. */
static void add_spaces(struct strbuf *out, size_t start, int column)
{
    int there = wrap_columns(strbuf_text(out) + start);

    strbuf_addf(out, "%*s", column > there ? column - there : 0, "");
}

/* The words of the columns, the first of them on the first line, the second on the next, until the
 * first line has room again. */
static void add_heads(const struct class_report *report, int width, int cell, struct strbuf *out)
{
    int lines = (WORD + cell - 1) / cell;

    for (int line = 0; line < lines && line < report->skills; line++) {
        size_t start = out->length;
        for (int s = line; s < report->skills; s += lines) {
            add_spaces(out, start, width + 1 + cell * s);
            strbuf_add(out, text_get(skill_word(report->skill[s])));
        }
        strbuf_add_char(out, '\n');
    }
}

void class_screen_add_skill(enum skill skill, struct strbuf *out)
{
    strbuf_addf(out, "%s (K%d)", text_get(skill_description(skill)), (int)skill);
}

void class_screen_add_lacking(const struct report_view *view, enum skill skill, struct strbuf *out)
{
    int least, most, count = class_report_lacking(&view->report, skill, &least, &most);

    if (count == 0)
        return;
    report_say(
        out, least == most
                 ? message_plural(NP_("{count} pupil lacks {least}", "{count} pupils lack {least}"),
                                  arg_count("count", count), arg_count("least", least))
                 : message_plural(NP_("{count} pupil lacks {least} to {most}",
                                      "{count} pupils lack {least} to {most}"),
                                  arg_count("count", count), arg_count("least", least),
                                  arg_count("most", most)));
}

static void add_legend(const struct report_view *view, int columns, struct strbuf *out)
{
    const struct class_report *report = &view->report;
    struct strbuf text = {0};

    for (int standing = STANDING_KEPT; standing >= STANDING_UNKNOWN; standing--)
        strbuf_addf(&text, "%s%s %s", standing < STANDING_KEPT ? "  " : "",
                    report_sign((enum standing)standing, view->ascii),
                    text_get(report_sign_meaning((enum standing)standing)));
    wrap_add(out, strbuf_text(&text), 0, columns);
    strbuf_clear(&text);
    for (int s = 0; s < report->skills; s++) {
        struct strbuf lacking = {0};
        strbuf_add(&text, text_get(skill_word(report->skill[s])));
        add_spaces(&text, 0, WORD);
        class_screen_add_skill(report->skill[s], &text);
        class_screen_add_lacking(view, report->skill[s], &lacking);
        if (lacking.length)
            strbuf_addf(&text, "%s%s", text_get(REPORT_BETWEEN), strbuf_text(&lacking));
        wrap_add(out, strbuf_text(&text), WORD, columns);
        strbuf_release(&lacking);
        strbuf_clear(&text);
    }
    report_say(&text,
               message_with(N_("What a pupil lacks are answers: {tries} of them, or a lesson "
                               "that is passed, before anything is said of a skill."),
                            arg_count("tries", LEARNER_TRIES)));
    wrap_add(out, strbuf_text(&text), 0, columns);
    strbuf_release(&text);
}

void class_screen_add_signs(const struct report_view *view, int columns, struct strbuf *out)
{
    const struct class_report *report = &view->report;
    int width = name_width(report, columns), cell = cell_width(report, width, columns);

    add_heading(out, message_of(N_("Who can do what:")));
    add_heads(report, width, cell, out);
    for (int p = 0; p < report->pupils; p++) {
        add_name(report->pupil[p].name, width, out);
        strbuf_add_char(out, ' ');
        for (int s = 0; s < report->skills; s++) {
            enum standing standing = learner_standing(&report->pupil[p].learner, report->skill[s]);
            strbuf_addf(out, "%s%*s", report_sign(standing, view->ascii), cell - 1, "");
        }
        end_line(out);
    }
    add_legend(view, columns, out);
}

/* --- what is new */

/* The steps of a skill to one standing, from `at` on; gives where the next skill begins. */
static int add_skill_steps(const struct report_view *view, int at, int columns, struct strbuf *out)
{
    const struct class_report *report = &view->report;
    enum skill skill = report->step[at].skill;
    struct strbuf text = {0};
    int end = at;

    strbuf_addf(&text, " %s", text_get(skill_word(skill)));
    add_spaces(&text, 0, WORD + 1);
    while (end < report->steps && report->step[end].skill == skill)
        end++;
    for (int standing = STANDING_KEPT; standing >= STANDING_PASSED; standing--) {
        int count = 0;
        for (int i = at; i < end; i++) {
            if (report->step[i].standing != (enum standing)standing)
                continue;
            if (count++ == 0)
                strbuf_addf(&text, "%s ", report_sign((enum standing)standing, view->ascii));
            strbuf_addf(&text, "%s%s", count > 1 ? ", " : "",
                        report->pupil[report->step[i].pupil].name);
        }
        if (count)
            strbuf_add(&text, "  ");
    }
    while (text.length && text.text[text.length - 1] == ' ')
        text.text[--text.length] = '\0';
    wrap_add(out, strbuf_text(&text), WORD + 1, columns);
    strbuf_release(&text);
    return end;
}

void class_screen_add_steps(const struct report_view *view, int columns, struct strbuf *out)
{
    const struct class_report *report = &view->report;
    struct strbuf day = {0};

    report_add_day(view->since || report->day_before == 0 ? report->from : report->day_before,
                   &day);
    if (report->day_before == 0 && !view->since)
        add_heading(out,
                    message_of(report->steps ? N_("New on the first day:")
                                             : N_("Nothing is new yet: this is the first day.")));
    else
        add_heading(out, message_with(report->steps ? N_("New since {day}:")
                                                    : N_("Nothing is new since {day}."),
                                      arg_text("day", strbuf_text(&day))));
    for (int at = 0; at < report->steps;)
        at = add_skill_steps(view, at, columns, out);
    strbuf_release(&day);
}

/* --- all */

static void add_empty(const struct report_view *view, struct strbuf *out)
{
    struct strbuf text = {0};

    if (view->report.pupils == 0) {
        report_say(&text, message_of(N_("Nobody is in this class yet. To add pupils, type:")));
        strbuf_add(&text, "\n  ");
        records_file_add_line(&text, &view->file, "add",
                              (const char *const[]){view->class_name, "Ann", "Bo", NULL});
    } else {
        report_say(&text, message_of(N_("Nothing is recorded yet. To record a lesson, type:")));
        strbuf_add(&text, "\n  ");
        shell_call_add(&text, view->file.manner);
        strbuf_add(&text, " lesson --class ");
        shell_word_add(&text, view->class_name);
        strbuf_add(&text, " --players ");
        shell_word_add(&text, view->report.pupil[0].name);
        records_option_add(&text, view->file.named);
    }
    strbuf_addf(out, "%s\n", strbuf_text(&text));
    strbuf_release(&text);
}

/* Returns the number of a number or a face, “1/3” of “pie 1/3”; NULL: it is a question. */
static const char *number_in(const char *face)
{
    const char *number = strpbrk(face, "0123456789");

    return number && !number[strspn(number, "0123456789/ .,%")] ? number : NULL;
}

/* Adds the lines that draw what is to be discussed. */
static void add_drawings(const struct report_view *view, struct strbuf *out)
{
    bool begun = false;

    for (int t = 0; t < view->report.topics; t++) {
        const struct report_topic *topic = &view->report.topic[t];
        const char *one = number_in(topic->one), *other = number_in(topic->other);
        if (!one || !other)
            continue;
        if (!begun)
            add_heading(out, message_of(N_("To draw the numbers to discuss, type:")));
        begun = true;
        strbuf_add(out, "  ");
        shell_call_add(out, view->file.manner);
        strbuf_add(out, " match ");
        shell_word_add(out, one);
        strbuf_add_char(out, ' ');
        shell_word_add(out, other);
        strbuf_add(out, " --show\n");
    }
}

void class_screen_add(const struct report_view *view, int columns, struct strbuf *out)
{
    class_screen_add_title(view, out);
    if (view->report.events == 0) {
        add_empty(view, out);
        return;
    }
    class_screen_add_topics(view, columns, out);
    add_groups(view, columns, out);
    class_screen_add_signs(view, columns, out);
    class_screen_add_steps(view, columns, out);
    add_drawings(view, out);
}
