#include "lesson/file/check.h"

#include "lesson/bounds.h"
#include "lesson/item.h"
#include "lesson/maker.h"
#include "lesson/sitting.h"
#include "text/text.h"
#include "xml/library.h"

#include <math.h>
#include <string.h>

/* The reach of a lesson's questions: whether its author's words are ever said and do not give the
 * answer away, and whether a pupil can pass. */

/* Zeroed, but for its first two members. */
struct reach {
    const struct lesson *lesson;
    struct diag *diag;
    bool said[MISCONCEPTIONS];           /* some wrong answer comes from it */
    unsigned given_away[MISCONCEPTIONS]; /* bit i: text i of its feedback was complained of */
    int made[ITEM_KINDS], own;           /* questions noted */
    int exercised[ITEM_KINDS][SKILLS];   /* how many of them count, and exercise a skill */
    unsigned own_skills;                 /* those of an author's own */
    const struct item *item;             /* while it is noted … */
    bool looked[MISCONCEPTIONS];         /* … which feedback was held against it */
};

/* --- an author's words */

static void refuse_words(struct reach *reach, const struct lesson_feedback *feedback, int text)
{
    struct strbuf question = {0}, answer = {0};
    const struct item *item = reach->item;
    struct position where = {feedback->where.file, feedback->say.in[text].line,
                             feedback->say.in[text].column, feedback->say.in[text].continuing};

    text_of(item_question(item), NULL, &question);
    for (int i = 0; i < item->options && !answer.length && item->answers != ANSWER_ORDER; i++)
        if (item->option[i].right && item->option[i].figure.shape == SHAPE_PRINTED)
            notation_print(&item->option[i].figure.number, text_number_style(), &answer);
    if (!answer.length)
        item_add_answer(item, &answer);
    diag_add(reach->diag, SEVERITY_ERROR, where,
             message_with(N_("this gives away the answer {answer} of “{question}”; say what to "
                             "look at, and write small numbers as words"),
                          arg_text("answer", strbuf_text(&answer)),
                          arg_text("question", strbuf_text(&question))));
    strbuf_release(&question);
    strbuf_release(&answer);
}

/* Texts of the feedback to a belief, beside the question that is noted. */
static void check_words(struct reach *reach, enum misconception belief)
{
    enum { TEXTS_MOST = 32 };
    const struct lesson *lesson = reach->lesson;

    if (reach->looked[belief])
        return;
    reach->looked[belief] = true;
    for (int f = 0; f < lesson->feedbacks; f++) {
        const struct lesson_feedback *feedback = &lesson->feedback[f];
        for (int i = 0; feedback->belief == belief && i < feedback->say.count && i < TEXTS_MOST;
             i++) {
            if (reach->given_away[belief] >> i & 1 ||
                !gives_away(reach->item, feedback->say.in[i].text))
                continue;
            reach->given_away[belief] |= 1u << i;
            refuse_words(reach, feedback, i);
        }
    }
}

static void note_belief(void *context, const struct response *response, enum misconception belief)
{
    struct reach *reach = context;

    (void)response;
    reach->said[belief] = true;
    check_words(reach, belief);
}

/* Notes a question, one of an author's own or not; complains of feedback that holds its answer. */
static void reach_note(struct reach *reach, const struct item *item, bool own)
{
    /* Yes or no is guessed too easily to count. */
    unsigned skills = item->answers == ANSWER_YES_NO ? 0 : item->skills;

    reach->item = item;
    memset(reach->looked, 0, sizeof reach->looked);
    item_foresee(item, note_belief, reach);
    check_words(reach, NO_MISCONCEPTION); /* item_foresee does not give all wrong answers */
    if (own) {
        reach->own++;
        reach->own_skills |= skills;
        return;
    }
    reach->made[item->kind]++;
    for (int k = 1; k < SKILLS; k++)
        reach->exercised[item->kind][k] += (int)(skills >> k & 1);
}

static void check_said(const struct reach *reach)
{
    const struct lesson *lesson = reach->lesson;

    for (int i = 0; i < lesson->feedbacks; i++) {
        enum misconception belief = lesson->feedback[i].belief;
        if (reach->said[belief] || belief == NO_MISCONCEPTION)
            continue;
        diag_add(reach->diag, SEVERITY_ERROR, lesson->feedback[i].where,
                 message_with(N_("nobody will ever read this: no question of this lesson has a "
                                 "wrong answer that comes from {belief}; leave it out"),
                              arg_text("belief", misconception_name(belief))));
    }
}

/* --- can somebody pass? */

/* How many of a hundred questions exercise a skill. */
static double exercised(const struct reach *reach, int skill)
{
    double share = 0;

    for (int k = 0; k < ITEM_KINDS; k++)
        if (reach->made[k] > 0)
            share +=
                (double)reach->lesson->kind[k].share * reach->exercised[k][skill] / reach->made[k];
    return share;
}

static void check_skills(const struct reach *reach, const struct xml_element *root)
{
    const struct lesson *lesson = reach->lesson;

    for (size_t i = 0; i < xml_count(root, "skills") && lesson->pass_each > 0; i++) {
        int skill = xml_item_word(root, "skills", i) + 1;
        double share = exercised(reach, skill);
        struct message_arg args[] = {arg_text("skill", xml_item(root, "skills", i)),
                                     arg_count("share", (int64_t)(share + 0.5)),
                                     arg_count("each", lesson->pass_each),
                                     arg_count("of", lesson->pass_of)};
        if (reach->own_skills >> skill & 1)
            continue;
        if (share == 0)
            diag_add(reach->diag, SEVERITY_ERROR, xml_at_item(root, "skills", i),
                     message_with(N_("no question of this lesson exercises {skill}, so nobody "
                                     "could pass; leave it out, or allow such questions"),
                                  args[0]));
        else if (share * lesson->pass_of < 100.0 * lesson->pass_each)
            diag_add(reach->diag, SEVERITY_WARNING, xml_at_item(root, "skills", i),
                     message_with(N_("only {share} of 100 questions exercise {skill}, and to pass "
                                     "takes {each} of {of}; allow more such questions, or leave it "
                                     "out"),
                                  args[0], args[1], args[2], args[3]));
    }
}

static void check_measure(const struct reach *reach, const struct xml_element *root)
{
    const struct lesson *lesson = reach->lesson;
    const struct xml_element *pass = xml_child(root, "pass");
    int counted = sitting_counted(lesson);

    if (counted >= lesson->pass_of)
        return;
    struct position where = pass                       ? xml_at(pass, "of")
                            : xml_child(root, "items") ? xml_where(xml_child(root, "items"))
                                                       : xml_where(root);
    diag_add(reach->diag, SEVERITY_ERROR, where,
             message_with(
                 counted ? N_("nobody can pass: that takes {of} questions, and a sitting has only "
                              "{count} that count (yes or no does not); write <pass right=\"…\" "
                              "of=\"{count}\"/>, or add questions")
                         : N_("nobody can pass: yes or no is guessed too easily to count; add "
                              "questions of another kind"),
                 arg_count("of", lesson->pass_of), arg_count("count", counted)));
}

/* Complains of feedback that no pupil can get, of skills that no question exercises, and of a
 * measure that no pupil can pass, once all questions are noted. */
static void reach_check(const struct reach *reach, const struct xml_element *root)
{
    check_said(reach);
    if (sitting_counted(reach->lesson) > 0)
        check_skills(reach, root);
    check_measure(reach, root);
}

/* --- why there is no question */

static bool any_stem(const struct lesson_numbers *numbers)
{
    struct chance chance;
    struct notation stem;

    chance_init(&chance, 1, CHANCE_LESSON, 0);
    for (int t = 0; t < ITEM_TRIES; t++)
        if (draw_stem(numbers, &chance, &stem))
            return true;
    return false;
}

const char *lacks_fractions(const struct lesson_numbers *numbers)
{
    return numbers->notations >> NOTATION_FRACTION & 1
               ? NULL
               : N_("questions of the kind {kind} need fractions; write notations=\"fraction\"");
}

const char *lacks_fraction_answers(const struct lesson_numbers *numbers)
{
    return numbers->forms >> NOTATION_FRACTION & 1
               ? NULL
               : N_("questions of the kind {kind} need fractions; write answers=\"fraction\"");
}

/* Why a lesson's numbers allow no question of a kind, and what to write. */
static struct message reach_why_none(const struct lesson *lesson, enum item_kind kind)
{
    const struct lesson_numbers *numbers = &lesson->kind[kind].numbers;
    const struct item_maker *maker = item_makers[kind];
    const char *why = maker->lacks ? maker->lacks(numbers) : NULL;

    if (!why && !any_stem(numbers))
        why = N_("no number fits: none has one of these denominators and numerators, lies between "
                 "above and below, and needs no number beyond largest");
    if (!why)
        why = N_("these numbers allow no question of the kind {kind}; allow more denominators, or "
                 "larger numbers");
    return message_with(why, arg_text("kind", item_kind_names[kind]));
}

/* The same of an author's own question. */
static struct message reach_why_not(const struct lesson_item *own)
{
    const char *why = item_makers[own->kind]->author.none;

    if (!why)
        why = N_("no question of the kind {kind} can be made of these numbers");
    return message_with(why, arg_text("kind", item_kind_names[own->kind]),
                        arg_notation("stem", &own->stem.number),
                        arg_notation("other", &own->other.number));
}

enum { RARE = 100 };

struct survey {
    const struct lesson *lesson;
    struct item *kept; /* those that differ, up to CHECK_DIFFERENT */
    int different;
    struct notation beyond[ITEM_KINDS]; /* of each kind a number that is */
    struct reach reach;
};

/* The outcome of making questions of a kind. */
enum supply { SUPPLY_GOOD, SUPPLY_RARE, SUPPLY_NONE };

static void note_item(struct survey *survey, const struct item *item, bool own)
{
    reach_note(&survey->reach, item, own);
    /* A number to which nothing is equal here is asked about with equal numbers, too. */
    if (survey->different == CHECK_DIFFERENT || item_has_none(item))
        return;
    for (int i = 0; i < survey->different; i++)
        if (item_same(&survey->kept[i], item))
            return;
    survey->kept[survey->different++] = *item;
}

static enum supply survey_kind(struct survey *survey, enum item_kind kind,
                               struct lesson_facts *facts)
{
    struct chance chance;
    double sum[STRATEGIES] = {0};
    int asked[STRATEGIES] = {0}, left = CHECK_TRIES;

    chance_init(&chance, 1, CHANCE_LESSON, (uint32_t)kind);
    /* Where hardly any numbers will do, fewer questions have to tell. */
    for (; facts->made[kind] < CHECK_SAMPLE && left > 0; facts->made[kind]++) {
        struct item item;
        int tries, most = facts->made[kind] > 0 && left < ITEM_TRIES ? left : ITEM_TRIES;
        if (!item_try(&item, survey->lesson, kind, &chance, most, &tries)) {
            if (most == ITEM_TRIES)
                return SUPPLY_NONE;
            break;
        }
        left -= tries;
        note_item(survey, &item, false);
        struct notation number;
        if (bounds_broken(&item, &number)) {
            facts->beyond[kind]++;
            survey->beyond[kind] = number;
        }
        for (int s = 0; s < STRATEGIES; s++) {
            double wins = strategy_wins((enum strategy)s, &item);
            asked[s] += wins >= 0;
            sum[s] += wins >= 0 ? wins : 0;
        }
    }
    for (int s = 0; s < STRATEGIES; s++)
        /* A strategy that applies to less than half of the questions says nothing of the kind. */
        facts->wins[kind][s] =
            2 * asked[s] >= facts->made[kind] ? 100 * sum[s] / facts->made[kind] : -1;
    /* Where it takes a hundred tries, one of some hundred questions is not there when a pupil
     * comes to it: item_make gives up. */
    return (CHECK_TRIES - left) / RARE > facts->made[kind] ? SUPPLY_RARE : SUPPLY_GOOD;
}

static const struct xml_element *items_of(const struct xml_element *root, enum item_kind kind)
{
    for (const struct xml_element *e = xml_child(root, "items"); e; e = xml_next(e))
        if (xml_word(e, "kind") == (int)kind)
            return e;
    return root;
}

static void warn_of_guessing(const struct lesson *lesson, enum item_kind kind,
                             const struct xml_element *items, const struct lesson_facts *facts,
                             struct diag *diag)
{
    for (int s = 0; s < STRATEGIES; s++) {
        if (facts->wins[kind][s] <= CHECK_BLIND || !lesson_is_blind(lesson, kind, (enum strategy)s))
            continue;
        diag_add(diag, SEVERITY_WARNING, xml_where(items),
                 message_with(N_("a pupil who understands nothing and goes by “{strategy}” gets "
                                 "{wins} of 100 questions of the kind {kind} right; allow other "
                                 "numbers"),
                              arg_term("strategy", strategy_name((enum strategy)s)),
                              arg_count("wins", (int64_t)ceil(facts->wins[kind][s])),
                              arg_text("kind", item_kind_names[kind])));
    }
}

static void warn_of_numbers(const struct survey *survey, enum item_kind kind,
                            const struct xml_element *items, const struct lesson_facts *facts,
                            struct diag *diag)
{
    struct strbuf advice = {0};

    if (facts->beyond[kind] == 0)
        return;
    bounds_advise(survey->lesson, kind, &advice);
    diag_add(diag, SEVERITY_WARNING, xml_where(items),
             message_with(N_("{count} of {made} questions of the kind {kind} have numbers that do "
                             "not fit the age of this stage, such as {number}; write {advice}, or "
                             "a later stage"),
                          arg_count("count", facts->beyond[kind]),
                          arg_count("made", facts->made[kind]),
                          arg_text("kind", item_kind_names[kind]),
                          arg_notation("number", &survey->beyond[kind]),
                          arg_text("advice", strbuf_text(&advice))));
    strbuf_release(&advice);
}

/* The same of an author's own question. */
static void warn_of_own(const struct survey *survey, int index, const struct item *item,
                        struct diag *diag)
{
    struct notation number;

    if (bounds_broken(item, &number))
        diag_add(diag, SEVERITY_WARNING, survey->lesson->item[index].where,
                 message_with(N_("{number} does not fit the age of this stage; write smaller "
                                 "numbers below the bar, or a later stage"),
                              arg_notation("number", &number)));
}

enum status lesson_check(const struct lesson *lesson, const struct xml_element *root,
                         struct lesson_facts *facts, struct diag *diag)
{
    struct survey survey = {.lesson = lesson,
                            .reach = {.lesson = lesson, .diag = diag},
                            .kept = memory_new(CHECK_DIFFERENT, sizeof *survey.kept)};
    size_t errors = diag->errors;
    bool generated = false, whole = true; /* each kind and question was made */

    *facts = (struct lesson_facts){0};
    for (int k = 0; k < ITEM_KINDS; k++) {
        const struct xml_element *items = items_of(root, (enum item_kind)k);
        for (int s = 0; s < STRATEGIES; s++)
            facts->wins[k][s] = -1;
        if (lesson->kind[k].share == 0)
            continue;
        generated = true;
        enum supply supply = survey_kind(&survey, (enum item_kind)k, facts);
        if (supply == SUPPLY_GOOD)
            warn_of_guessing(lesson, (enum item_kind)k, items, facts, diag);
        warn_of_numbers(&survey, (enum item_kind)k, items, facts, diag);
        whole = whole && supply == SUPPLY_GOOD;
        if (supply == SUPPLY_RARE)
            diag_add(diag, SEVERITY_ERROR, xml_where(items),
                     message_with(N_("these numbers hardly ever allow a question of the kind "
                                     "{kind}, so a sitting could end for want of one; allow more "
                                     "denominators, or larger numbers"),
                                  arg_text("kind", item_kind_names[k])));
        if (supply == SUPPLY_NONE)
            diag_add(diag, SEVERITY_ERROR, xml_where(items),
                     reach_why_none(lesson, (enum item_kind)k));
    }
    for (int i = 0; i < lesson->items; i++) {
        struct chance chance;
        struct item item;
        chance_init(&chance, 1, CHANCE_LESSON, (uint32_t)(ITEM_KINDS + i));
        bool made = item_of_lesson(&item, lesson, i, &chance);
        whole = whole && made;
        if (made) {
            note_item(&survey, &item, true);
            warn_of_own(&survey, i, &item, diag);
        } else {
            diag_add(diag, SEVERITY_ERROR, lesson->item[i].where, reach_why_not(&lesson->item[i]));
        }
    }
    facts->different = survey.different;
    if (whole)
        reach_check(&survey.reach, root);
    if (generated && whole && survey.different < CHECK_DIFFERENT)
        diag_add(diag, SEVERITY_WARNING, xml_where(xml_child(root, "numbers")),
                 message_with(N_("this lesson has only {count} different questions; {least} would "
                                 "do; allow more denominators, factors or pictures"),
                              arg_count("count", survey.different),
                              arg_count("least", CHECK_DIFFERENT)));
    memory_free(survey.kept);
    return diag->errors > errors ? STATUS_INVALID : STATUS_OK;
}

enum status lesson_check_own(const struct lesson *lesson, const char *path,
                             const struct xml_element *root, struct diag *diag)
{
    struct lesson_facts facts;
    struct diag found = {0};

    if (library_is_shipped(path))
        return STATUS_OK;
    enum status status = lesson_check(lesson, root, &facts, &found);
    for (size_t i = 0; i < found.count; i++)
        if (found.entries[i].severity == SEVERITY_ERROR)
            diag_add(diag, SEVERITY_ERROR, found.entries[i].where, found.entries[i].message);
    diag_release(&found);
    return status;
}
