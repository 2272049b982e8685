#include "lesson/file/check.h"

#include "lesson/bounds.h"
#include "lesson/file/reach.h"
#include "lesson/maker.h"
#include "xml/library.h"

#include <math.h>

enum { RARE = 100 };

struct survey {
    const struct lesson *lesson;
    struct item *kept; /* those that differ, up to CHECK_DIFFERENT */
    int different;
    struct notation beyond[ITEM_KINDS]; /* of each kind a number that is */
    struct reach reach;
};

/* What came of making questions of a kind. */
enum supply { SUPPLY_GOOD, SUPPLY_RARE, SUPPLY_NONE };

/* Whether “none of them” is right: what it asks about is asked about with equal numbers, too. */
static bool none_is_right(const struct item *item)
{
    for (int i = 0; item->kind == ITEM_FIND && i < item->options; i++)
        if (item->option[i].right && item->option[i].figure.shape == SHAPE_NONE)
            return true;
    return false;
}

static void note_item(struct survey *survey, const struct item *item, bool own)
{
    reach_note(&survey->reach, item, own);
    if (survey->different == CHECK_DIFFERENT || none_is_right(item))
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
        /* What a strategy says of few questions says nothing of the kind. */
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
