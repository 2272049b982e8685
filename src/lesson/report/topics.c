/* What to talk about with the class: what most pupils missed lately. */
#include "lesson/report/class_report.h"

#include <stdlib.h>

/* One pupil's miss. */
struct found {
    struct report_topic topic;
    int pupil;
};

struct finding {
    int count;
    struct found *list;
};

static int by_topic(const void *left, const void *right)
{
    const struct found *one = left, *other = right;
    int order = topic_compare(&one->topic, &other->topic);

    return order ? order : one->pupil - other->pupil;
}

/* Whoever does not lay an equal card may have kept it: two of them weigh as much as one who goes
 * wrong. */
static int weight_of(const struct report_topic *topic)
{
    bool not_seen = topic->equal && *topic->other;

    return not_seen ? topic->pupils : 2 * topic->pupils;
}

/* The more pupils, then the more often, then the later. */
static bool is_before(const struct report_topic *one, const struct report_topic *other)
{
    int weight = weight_of(one), against = weight_of(other);

    if (weight != against)
        return weight > against;
    if (one->times != other->times)
        return one->times > other->times;
    return one->day > other->day;
}

static void collect(const struct class_report *report, int64_t first, struct finding *finding)
{
    for (int p = 0; p < report->pupils; p++) {
        const struct learner *learner = &report->pupil[p].learner;
        for (int m = 0; m < learner->misses; m++)
            if (learner->miss[m].day >= first && *learner->miss[m].asked)
                finding->list[finding->count++] =
                    (struct found){topic_of_miss(&learner->miss[m]), p};
    }
    if (finding->count)
        qsort(finding->list, (size_t)finding->count, sizeof *finding->list, by_topic);
}

/* All of one topic, from `at` on; gives where the next one begins. */
static int sum_up(const struct finding *finding, int at, struct report_topic *sum)
{
    int pupil = finding->list[at].pupil;

    *sum = finding->list[at++].topic;
    for (; at < finding->count && topic_compare(sum, &finding->list[at].topic) == 0; at++) {
        const struct found *found = &finding->list[at];
        sum->pupils += found->pupil != pupil;
        pupil = found->pupil;
        sum->times += found->topic.times;
        sum->day = found->topic.day > sum->day ? found->topic.day : sum->day;
        for (int a = 0; a < found->topic.answers; a++)
            topic_add_answer(sum, found->topic.answer[a]);
    }
    return at;
}

static void place(struct class_report *report, const struct report_topic *topic)
{
    int at = report->topics;

    while (at > 0 && is_before(topic, &report->topic[at - 1]))
        at--;
    if (at == REPORT_TOPICS)
        return;
    if (report->topics < REPORT_TOPICS)
        report->topics++;
    for (int i = report->topics - 1; i > at; i--)
        report->topic[i] = report->topic[i - 1];
    report->topic[at] = *topic;
}

static void name_pupils(struct class_report *report, const struct finding *finding,
                        struct report_topic *topic)
{
    int count = 0;

    topic->pupil = arena_new(&report->arena, (size_t)topic->pupils, sizeof *topic->pupil);
    for (int i = 0; i < finding->count; i++) {
        const struct found *found = &finding->list[i];
        if (topic_compare(topic, &found->topic) == 0 &&
            (count == 0 || topic->pupil[count - 1] != found->pupil))
            topic->pupil[count++] = found->pupil;
    }
}

void report_find_topics(struct class_report *report, int64_t since)
{
    int64_t first = since ? since : report->day - REPORT_RECENT + 1;
    struct finding finding = {0};
    struct report_topic topic;
    size_t most = (size_t)report->pupils * LEARNER_MISSES;

    if (most == 0)
        return;
    finding.list = memory_new(most, sizeof *finding.list);
    collect(report, first, &finding);
    for (int at = 0; at < finding.count;) {
        at = sum_up(&finding, at, &topic);
        place(report, &topic);
    }
    for (int t = 0; t < report->topics; t++)
        name_pupils(report, &finding, &report->topic[t]);
    memory_free(finding.list);
}
