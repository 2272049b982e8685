#include "lesson/report/pupil_words.h"

#include "base/message.h"
#include "lesson/learner/learner_event.h"
#include "text/text.h"

#include <string.h>

const char *belief_words(enum hypothesis family)
{
    /* A description of each belief for a teacher, who reads it after a name: “adds the same number
     * …”. By the first of its family. */
    static const char *const words[HYPOTHESES] = {
        [HYPOTHESIS_ADDS] = N_("adds the same number above and below: 1/2 = 2/3"),
        [HYPOTHESIS_SAME_NUMERATOR] =
            N_("takes fractions with the same numerator for equal: 2/3 = 2/6"),
        [HYPOTHESIS_SAME_DENOMINATOR] =
            N_("takes fractions with the same denominator for equal: 2/6 = 3/6"),
        [HYPOTHESIS_TWO_FACTORS] =
            N_("multiplies above and below by different numbers: 2/5 = 4/15"),
        [HYPOTHESIS_UPSIDE_DOWN] = N_("swaps the numbers above and below: 2/3 for 3/2"),
        [HYPOTHESIS_PART_LEFT] = N_("counts the parts that are not shaded: 5/8 for 3 of 8"),
        [HYPOTHESIS_PART_TO_PART] = N_("compares shaded with unshaded parts: 3/5 for 3 of 8"),
        [HYPOTHESIS_POINT_FOR_BAR] =
            N_("puts a decimal mark in place of the fraction bar: 1/4 = 1.4"),
        [HYPOTHESIS_DIGITS_STRUNG] = N_("strings the digits together: 1/4 = 0.14"),
        [HYPOTHESIS_DENOMINATOR_BEHIND] =
            N_("puts the denominator behind the decimal mark: 1/4 = 0.4"),
        [HYPOTHESIS_NUMERATOR_BEHIND] = N_("puts the numerator behind the decimal mark: 3/4 = 0.3"),
        [HYPOTHESIS_WRONG_DIVISION] = N_("divides the denominator by the numerator: 1/4 = 4"),
        [HYPOTHESIS_DIGIT_AS_PARTS] =
            N_("takes a decimal digit for the number of parts: 0.4 = 1/4"),
        [HYPOTHESIS_SHARE_AS_PARTS] =
            N_("takes the digits of a percentage for numerator and denominator: "
               "15 % = 1/5"),
        [HYPOTHESIS_SHARE_ABOVE] =
            N_("takes a number of the fraction for the percentage: 1/4 = 4 %"),
        [HYPOTHESIS_POWER_OF_TEN] = N_("is a power of ten off: 0.25 = 2.5 %"),
        [HYPOTHESIS_MIXED_ADDED] =
            N_("glues the parts of a mixed number together: 2 1/3 = 21/3 or 3/3"),
        [HYPOTHESIS_LONGER_DECIMAL] = N_("takes the longer decimal for the larger one: 0.45 > 0.6"),
        [HYPOTHESIS_UNEQUAL_PARTS] = N_("counts parts that are not of one size"),
        [HYPOTHESIS_COUNTS_MARKS] = N_("counts the marks of a number line, not the steps"),
        [HYPOTHESIS_ANY_STEPS] = N_("counts steps on a number line whatever their size"),
        [HYPOTHESIS_SMALLER_IS_LARGER] =
            N_("takes the smaller numerator for the larger fraction: 3/8 > 5/8"),
        [HYPOTHESIS_LARGER_IS_LARGER] = N_("takes larger numbers for a larger fraction: 3/8 > 3/4"),
        [HYPOTHESIS_TWO_BARS_ONE_WHOLE] = N_("takes two bars for one whole: 5/8 for five quarters"),
        [HYPOTHESIS_COUNTS_ONLY] = N_("counts the shaded parts alone: 3 for 3/8"),
        [HYPOTHESIS_DECIMAL_PLACE] = N_("writes digits one decimal place off: 7/100 = 0.7"),
        [HYPOTHESIS_LARGER_BELOW] =
            N_("takes the larger denominator for the smaller fraction: 4/7 < 2/5"),
        [HYPOTHESIS_GAP] = N_("compares what is missing to a whole, in parts: 3/4 = 5/6"),
        [HYPOTHESIS_NEAR_HALF] = N_("takes what is close to a half for a half"),
    };

    return words[hypothesis_family(family)];
}

enum { GOALS = 3 };

static void say(struct strbuf *out, struct message message)
{
    text_of(message, NULL, out);
    if (out->length && !strchr(".?!", out->text[out->length - 1]))
        strbuf_add_char(out, '.');
    strbuf_add_char(out, '\n');
}

static const char *title_of(const struct lesson *lesson)
{
    return words_in(&lesson->title, text_language());
}

/* The lessons of the course that were passed, the last `most` of them, the latest first; gives how
 * many there are in all. */
static int find_passed(const struct learner *learner, const struct course *course, int most,
                       const struct lesson_progress **out, int *found)
{
    int count = 0;

    *found = 0;
    for (int l = 0; l < learner->progress.count; l++) {
        const struct lesson_progress *known = &learner->progress.lesson[l];
        if (!known->passed || !course_find(course, known->lesson))
            continue;
        int at = *found;
        count++;
        while (at > 0 && known->since > out[at - 1]->since)
            at--;
        if (at == most)
            continue;
        if (*found < most)
            ++*found;
        for (int i = *found - 1; i > at; i--)
            out[i] = out[i - 1];
        out[at] = known;
    }
    return count;
}

/* The last two numbers that were taken for equal, or were and were not seen. */
static bool find_pair(const struct learner *learner, struct report_topic *topic)
{
    for (int m = learner->misses - 1; m >= 0; m--) {
        *topic = topic_of_miss(&learner->miss[m]);
        if (*topic->other)
            return true;
    }
    return false;
}

static void say_why(const struct report_topic *topic, struct strbuf *out)
{
    struct explanation why;

    topic_explain(topic, &why);
    for (int s = 0; s < why.steps; s++)
        say(out, why.step[s]);
}

/* Both numbers of a topic as arguments. A picture's is the number that it shows. */
static struct message with_pair(const char *id, const struct report_topic *topic,
                                const struct report_pupil *pupil)
{
    struct asked_text one = asked_read(topic->one), other = asked_read(topic->other);

    return message_with(id, arg_notation("one", &one.number[0]),
                        arg_notation("other", &other.number[0]), arg_text("name", pupil->name));
}

void pupil_say_child(const struct report_pupil *pupil, const struct course *course,
                     struct strbuf *out)
{
    const struct learner *learner = &pupil->learner;
    const struct lesson_progress *passed[GOALS];
    const struct lesson *next = report_next_lesson(pupil, course);
    struct report_topic topic;
    int found;

    if (learner->questions)
        say(out, message_plural(NP_("You have answered {count} question.",
                                    "You have answered {count} questions."),
                                arg_count("count", learner->questions)));
    if (learner->by_value)
        say(out,
            message_plural(NP_("In games you found {count} equal card when no colour fitted.",
                               "In games you found {count} equal cards when no colour fitted."),
                           arg_count("count", learner->by_value)));
    find_passed(learner, course, GOALS, passed, &found);
    for (int i = 0; i < found; i++) {
        const struct lesson *lesson = course_find(course, passed[i]->lesson);
        strbuf_addf(out, "%s\n", words_in(&lesson->goal, text_language()));
        if (passed[i]->kept)
            say(out, message_with(N_("Days later you still knew “{lesson}”."),
                                  arg_text("lesson", title_of(lesson))));
    }
    if (find_pair(learner, &topic)) {
        say(out, with_pair(N_("Look at {one} and {other} once more."), &topic, pupil));
        say_why(&topic, out);
    }
    if (next)
        say(out, message_with(N_("Next comes the lesson “{lesson}”."),
                              arg_text("lesson", title_of(next))));
}

void pupil_say_parents(const struct report_pupil *pupil, const struct course *course,
                       struct strbuf *out)
{
    const struct learner *learner = &pupil->learner;
    const struct lesson_progress *passed[1];
    const struct lesson *next = report_next_lesson(pupil, course);
    struct report_topic topic;
    int found, count = find_passed(learner, course, 1, passed, &found);

    say(out, message_with(N_("{name} learns fractions with breuk: short lessons, and a card game."),
                          arg_text("name", pupil->name)));
    if (count)
        say(out,
            message_plural(NP_("{name} has passed {count} lesson: “{lesson}”.",
                               "{name} has passed {count} lessons; the latest is “{lesson}”."),
                           arg_count("count", count), arg_text("name", pupil->name),
                           arg_text("lesson", title_of(course_find(course, passed[0]->lesson)))));
    if (next)
        say(out,
            message_with(N_("The next one is “{lesson}”."), arg_text("lesson", title_of(next))));
    if (find_pair(learner, &topic)) {
        say(out, with_pair(topic.equal
                               ? N_("At home you can ask {name}: why are {one} and {other} equal?")
                               : N_("At home you can ask {name}: why are {one} and {other} not "
                                    "equal?"),
                           &topic, pupil));
        say_why(&topic, out);
    }
    say(out,
        message_with(N_("A skill is passed when {right} of the last {tries} answers are right, "
                        "or with a lesson of it."),
                     arg_count("right", LEARNER_RIGHT), arg_count("tries", LEARNER_TRIES)));
}
