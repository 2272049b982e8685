#include "classes/overview/overview.h"

#include "csv/writer.h"
#include "lesson/report/pupil_words.h"
#include "text/text.h"
#include "json/writer.h"

#include <stdio.h>

static const char *const standings[] = {[STANDING_UNKNOWN] = "unknown",
                                        [STANDING_NOT_YET] = "not-yet",
                                        [STANDING_PASSED] = "passed",
                                        [STANDING_KEPT] = "kept"};

static const char *const certainties[] = {[CERTAINTY_NOTHING] = "nothing",
                                          [CERTAINTY_PERHAPS] = "perhaps",
                                          [CERTAINTY_QUITE_SURE] = "quite-sure"};

enum { NAME_SIZE = 16 };

static const char *skill_name(enum skill skill, char name[static NAME_SIZE])
{
    snprintf(name, NAME_SIZE, "K%d", (int)skill);
    return name;
}

/* --- a spreadsheet */

static void add_heads(const struct class_report *report, struct csv_writer *writer)
{
    static const char *const first[] = {N_("pupil"), N_("answers and turns")}, *const last[] = {
                                                                                   N_("belief"),
                                                                                   N_("how sure")};

    for (size_t i = 0; i < sizeof first / sizeof *first; i++)
        csv_write_text(writer, text_get(first[i]));
    for (int s = 0; s < report->skills; s++)
        csv_write_text(writer, text_get(skill_description(report->skill[s])));
    for (size_t i = 0; i < sizeof last / sizeof *last; i++)
        csv_write_text(writer, text_get(last[i]));
    csv_end_record(writer);
}

static void add_pupil(const struct class_report *report, const struct report_pupil *pupil,
                      struct csv_writer *writer)
{
    csv_write_text(writer, pupil->name);
    csv_write_count(writer, pupil->learner.events);
    for (int s = 0; s < report->skills; s++) {
        enum standing standing = learner_standing(&pupil->learner, report->skill[s]);
        csv_write_text(writer,
                       standing == STANDING_UNKNOWN ? "" : text_get(report_sign_meaning(standing)));
    }
    bool named = pupil->named != HYPOTHESES;
    csv_write_text(writer, named ? text_get(belief_words(pupil->named)) : "");
    csv_write_text(writer, !named                                     ? ""
                           : pupil->certainty == CERTAINTY_QUITE_SURE ? text_get(N_("quite sure"))
                                                                      : text_get(N_("perhaps")));
    csv_end_record(writer);
}

void report_table_add(const struct report_view *view, struct strbuf *out)
{
    struct csv_writer writer = csv_writer_to(out, text_number_style()->decimal_comma ? ';' : ',');

    add_heads(&view->report, &writer);
    for (int p = 0; p < view->report.pupils; p++)
        add_pupil(&view->report, &view->report.pupil[p], &writer);
}

/* --- JSON */

static void write_day(struct json_writer *writer, const char *name, int64_t day)
{
    struct strbuf text = {0};

    if (day) {
        report_add_day(day, &text);
        json_write_text(writer, name, strbuf_text(&text));
    }
    strbuf_release(&text);
}

static void write_names(const struct report_view *view, struct json_writer *writer,
                        const int *pupil, int count)
{
    json_begin_list(writer, "pupils");
    for (int i = 0; i < count; i++)
        json_write_text(writer, NULL, view->report.pupil[pupil[i]].name);
    json_end(writer);
}

static void write_words(struct json_writer *writer, const char *name, struct message message)
{
    struct strbuf text = {0};

    report_say(&text, message);
    json_write_text(writer, name, strbuf_text(&text));
    strbuf_release(&text);
}

static void add_class(const struct report_view *view, struct strbuf *out)
{
    const struct class_report *report = &view->report;
    char name[NAME_SIZE];

    struct json_writer writer = json_begin_line(out);
    json_write_text(&writer, "kind", "class");
    json_write_text(&writer, "name", view->class_name);
    json_write_count(&writer, "pupils", report->pupils);
    json_write_count(&writer, "events", report->events);
    write_day(&writer, "day", report->day);
    write_day(&writer, "since", report->events ? report->from : 0);
    json_begin_object(&writer, "skills");
    for (int s = 0; s < report->skills; s++)
        write_words(&writer, skill_name(report->skill[s], name),
                    message_of(skill_description(report->skill[s])));
    json_end(&writer);
    json_end_line(&writer);
}

static void add_json_pupil(const struct report_pupil *pupil, struct strbuf *out)
{
    const struct learner *learner = &pupil->learner;
    char name[NAME_SIZE];

    struct json_writer writer = json_begin_line(out);
    json_write_text(&writer, "kind", "pupil");
    json_write_text(&writer, "name", pupil->name);
    json_write_count(&writer, "events", learner->events);
    write_day(&writer, "day", learner->day);
    json_begin_object(&writer, "skills");
    for (int k = 1; k < SKILLS; k++) {
        const struct skill_sum *sum = &learner->skill[k];
        if (sum->tries == 0 && !sum->passed)
            continue;
        json_begin_object(&writer, skill_name((enum skill)k, name));
        json_write_text(&writer, "standing", standings[learner_standing(learner, (enum skill)k)]);
        json_write_count(&writer, "tries", sum->tries);
        json_write_count(&writer, "right", sum->right);
        json_write_count(&writer, "lacks", learner_lacks(learner, (enum skill)k));
        write_day(&writer, "passed", sum->passed);
        write_day(&writer, "kept", sum->kept);
        json_end(&writer);
    }
    json_end(&writer);
    if (pupil->named != HYPOTHESES) {
        json_write_text(&writer, "belief", hypothesis_name(pupil->named));
        write_words(&writer, "belief_words", message_of(belief_words(pupil->named)));
        json_write_text(&writer, "certainty", certainties[pupil->certainty]);
    }
    json_end_line(&writer);
}

static void add_topic(const struct report_view *view, const struct report_topic *topic,
                      struct strbuf *out)
{
    struct explanation why;
    struct strbuf words = {0};

    topic_add_words(topic, &words);
    topic_explain(topic, &why);
    struct json_writer writer = json_begin_line(out);
    json_write_text(&writer, "kind", "topic");
    json_write_text(&writer, "what", strbuf_text(&words));
    json_begin_list(&writer, "numbers");
    json_write_text(&writer, NULL, topic->one);
    if (*topic->other)
        json_write_text(&writer, NULL, topic->other);
    json_end(&writer);
    json_write_count(&writer, "times", topic->times);
    write_day(&writer, "day", topic->day);
    write_names(view, &writer, topic->pupil, topic->pupils);
    json_begin_list(&writer, "reasons");
    for (int s = 0; s < why.steps; s++)
        write_words(&writer, NULL, why.step[s]);
    json_end(&writer);
    json_end_line(&writer);
    strbuf_release(&words);
}

static void add_group(const struct report_view *view, const struct report_group *group,
                      struct strbuf *out)
{
    char name[NAME_SIZE];

    struct json_writer writer = json_begin_line(out);
    json_write_text(&writer, "kind", "group");
    if (group->belief != HYPOTHESES)
        json_write_text(&writer, "belief", hypothesis_name(group->belief));
    else
        json_write_text(&writer, "skill", skill_name(group->skill, name));
    if (group->lesson)
        json_write_text(&writer, "lesson", group->lesson->name);
    write_names(view, &writer, group->pupil, group->pupils);
    json_end_line(&writer);
}

static void add_step(const struct report_view *view, const struct report_step *step,
                     struct strbuf *out)
{
    char name[NAME_SIZE];

    struct json_writer writer = json_begin_line(out);
    json_write_text(&writer, "kind", "step");
    json_write_text(&writer, "pupil", view->report.pupil[step->pupil].name);
    json_write_text(&writer, "skill", skill_name(step->skill, name));
    json_write_text(&writer, "standing", standings[step->standing]);
    json_end_line(&writer);
}

void report_json_add(const struct report_view *view, int pupil, struct strbuf *out)
{
    const struct class_report *report = &view->report;

    if (pupil >= 0) {
        add_json_pupil(&report->pupil[pupil], out);
        return;
    }
    add_class(view, out);
    for (int t = 0; t < report->topics; t++)
        add_topic(view, &report->topic[t], out);
    for (int g = 0; g < report->groups; g++)
        add_group(view, &report->group[g], out);
    for (int g = 0; g < report->alone; g++)
        add_group(view, &report->one[g], out);
    for (int p = 0; p < report->pupils; p++)
        add_json_pupil(&report->pupil[p], out);
    for (int s = 0; s < report->steps; s++)
        add_step(view, &report->step[s], out);
}
